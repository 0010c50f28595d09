import { Failure } from '../model/failure.ts';
import type { ReceivedFile, ReceivedFiles, ReviewDirectory, UploadedFiles } from '../model/files.ts';
import { compareText, trimBoth } from '../model/text.ts';
import type { FindingsPattern } from '../policy/settings.ts';
import type { ReviewerResult } from '../review-directory/reviewer-results.ts';
import type { GatheredDocument } from './read-document.ts';

export interface Gathered {
  /** Sorted by reviewer, then file. */
  readonly documents: readonly GatheredDocument[];
  /** Reviewers that were named and left no document, with the reason. */
  readonly absent: readonly { readonly reviewer: string; readonly reason: string }[];
  /** Results of reviewers run here; their documents are among the others. */
  readonly results?: readonly ReviewerResult[];
}

/** A file name without extensions, limited to the alphabet of reviewer ids; glob wildcards are dropped. */
export function reviewerIdOf(path: string): string {
  const name = path.split('/').pop() ?? path;
  const [beforeDot = ''] = name.split('.');
  const stem = (beforeDot || name).replace(/[^a-z0-9._-]+/gi, '-');
  return trimBoth(stem, '._-').slice(0, 64) || 'reviewer';
}

/** Order in which documents are read. */
export function compareDocuments(a: GatheredDocument, b: GatheredDocument): number {
  return compareText(a.reviewer, b.reviewer) || compareText(a.file, b.file);
}

export interface NamedFiles {
  readonly received: ReceivedFiles;
  /** Absent when no other run triggered this one. */
  readonly uploaded?: UploadedFiles | undefined;
}

/** Files that match a pattern, or why there are none. */
async function matchesOf(
  { artifact, glob }: FindingsPattern,
  { received, uploaded }: NamedFiles,
): Promise<{
  readonly matches: readonly ReceivedFile[];
  readonly missing?: string;
  readonly refusal?: string;
}> {
  if (artifact === undefined) {
    const matches = await received.match(glob);
    return matches.length > 0 ? { matches } : { matches, missing: `no file matches ${glob}` };
  }
  if (uploaded === undefined) throw noTriggeringRun(artifact);
  const files = await readArtifact(uploaded, { artifact, glob });
  if (files instanceof Failure) return { matches: [], refusal: files.message };
  if (files === undefined) return { matches: [], missing: `the run left no artifact ${artifact}` };
  // Files of an artifact are not in a tree.
  const matches = files.map((file) => ({ ...file, tracked: false }));
  return matches.length > 0
    ? { matches }
    : { matches, missing: `no file in the artifact ${artifact} matches ${glob}` };
}

/** A refused archive makes its reviewer invalid; one that could not be fetched ends the run. */
async function readArtifact(
  uploaded: UploadedFiles,
  { artifact, glob }: { readonly artifact: string; readonly glob: string },
) {
  try {
    return await uploaded.match(artifact, glob);
  } catch (error) {
    if (error instanceof Failure && error.code === 'ARTIFACT_REFUSED') return error;
    throw error;
  }
}

function noTriggeringRun(artifact: string): Failure {
  return new Failure({
    kind: 'usage',
    code: 'ARTIFACT_WITHOUT_RUN',
    message: `\`findings\` names the artifact ${JSON.stringify(artifact)}, and no other workflow run triggered this one`,
  });
}

/**
 * Files named by `findings`. Naming a file means that this job wrote it for this head, so a file tracked by
 * the head commit is refused: its author wrote it.
 */
export async function gatherNamed(
  files: NamedFiles,
  patterns: readonly FindingsPattern[],
): Promise<Gathered> {
  const documents: GatheredDocument[] = [];
  const absent: { reviewer: string; reason: string }[] = [];
  const seen = new Set<string>();
  for (const pattern of patterns) {
    const { matches, missing, refusal } = await matchesOf(pattern, files);
    if (refusal !== undefined)
      documents.push({
        reviewer: pattern.reviewer ?? reviewerIdOf(pattern.glob),
        file: `artifact:${pattern.artifact}`,
        bytes: new Uint8Array(),
        foreign: true,
        refusal,
      });
    if (missing !== undefined) {
      const reviewer = pattern.reviewer ?? reviewerIdOf(pattern.glob);
      absent.push({ reviewer, reason: missing });
    }
    const { reviewer: named } = pattern;
    const taken = documents.find(({ file }) => matches.some(({ path }) => path === file));
    if (named !== undefined && taken !== undefined && taken.reviewer !== named) {
      const reason = `${taken.file} was already taken for ${taken.reviewer} by an earlier line of findings`;
      absent.push({ reviewer: named, reason });
    }
    for (const match of matches.filter(({ path }) => !seen.has(path))) {
      seen.add(match.path);
      documents.push({
        reviewer: pattern.reviewer ?? reviewerIdOf(match.path),
        file: match.path,
        bytes: match.bytes,
        ...(pattern.artifact !== undefined && { foreign: true }),
        ...(match.tracked
          ? { refusal: "the file is part of the head commit, so it is not this run's output" }
          : {}),
      });
    }
  }
  return { documents: documents.sort(compareDocuments), absent };
}

/** `review_findings.json` is C2's own place; the others are written by the `review` stage. */
function reviewerOfOutput(name: string): string | undefined {
  if (name === 'review_findings.json') return 'review_findings';
  return /^reviewers\/([^/]+)\/output\.[a-z]+$/.exec(name)?.[1];
}

/**
 * Documents in the review directory. One that is older than this run's `fetch` does not count (threat G3).
 * `except` names reviewers whose files are listed in their results.
 */
export async function gatherFromDirectory(
  directory: ReviewDirectory,
  fetchedAt: string,
  except: readonly string[] = [],
): Promise<Gathered> {
  const since = Date.parse(fetchedAt);
  const documents: GatheredDocument[] = [];
  for (const name of await directory.list()) {
    const reviewer = reviewerOfOutput(name);
    if (reviewer === undefined || except.includes(reviewer)) continue;
    const bytes = await directory.read(name);
    if (bytes === undefined) continue;
    const written = await directory.modifiedAt(name);
    const stale = written === undefined || written < since;
    documents.push({
      reviewer: reviewerIdOf(reviewer),
      file: name,
      bytes,
      ...(stale ? { refusal: 'the file is older than this run' } : {}),
    });
  }
  return { documents: documents.sort(compareDocuments), absent: [] };
}
