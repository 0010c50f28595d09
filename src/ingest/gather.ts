import { textAt } from '../formats/format-definition.ts';
import { readJson } from '../formats/json-reader.ts';
import { own } from '../formats/json-value.ts';
import { Failure, usageFailure } from '../model/failure.ts';
import type { FindReceived, FindUploaded, ReceivedFile, ReviewDirectory } from '../model/files.ts';
import type { Manifest } from '../model/manifest.ts';
import { builtInReviewer, reasonOf } from '../model/reviewer.ts';
import { trimBoth } from '../model/text.ts';
import type { FindingsPattern } from '../policy/settings.ts';
import {
  isAboutThis,
  type ReviewerResult,
  readResult,
  reviewersWithResult,
} from '../review-directory/reviewer-results.ts';
import type { GatheredDocument } from './read-document.ts';

/** A reviewer that was named and left no document. */
interface AbsentReviewer {
  readonly reviewer: string;
  readonly reason: string;
}

export interface Gathered {
  readonly documents: readonly GatheredDocument[];
  readonly absent: readonly AbsentReviewer[];
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

export interface NamedFiles {
  readonly findReceived: FindReceived;
  /** Absent when no other run triggered this one. */
  readonly findUploaded?: FindUploaded | undefined;
}

/** The files that match a pattern, or why there are none; an invalid archive makes its reviewer invalid. */
async function findMatches(
  { artifact, glob }: FindingsPattern,
  { findReceived, findUploaded }: NamedFiles,
): Promise<readonly ReceivedFile[] | { readonly missing: string } | { readonly fault: string }> {
  if (artifact === undefined) {
    const matches = await findReceived(glob);
    return matches.length > 0 ? matches : { missing: `no file matches ${glob}` };
  }
  if (findUploaded === undefined) {
    const named = `\`findings\` names the artifact ${JSON.stringify(artifact)}`;
    throw usageFailure('ARTIFACT_WITHOUT_RUN', `${named}, and no other workflow run triggered this one`);
  }
  try {
    const files = await findUploaded(artifact, glob);
    if (files === undefined) return { missing: `the run left no artifact ${artifact}` };
    if (files.length === 0) return { missing: `no file in the artifact ${artifact} matches ${glob}` };
    // Files of an artifact are not in a tree.
    return files.map((file) => ({ ...file, tracked: false }));
  } catch (error) {
    if (error instanceof Failure && error.code === 'ARTIFACT_REFUSED') return { fault: error.message };
    throw error;
  }
}

const trackedReason = "the file is part of the head commit, so it is not this run's output";

/**
 * Files named by `findings`. Naming a file means that this job wrote it for this head, so a file tracked by
 * the head commit is invalid: its author wrote it.
 */
export async function gatherNamed(
  files: NamedFiles,
  patterns: readonly FindingsPattern[],
): Promise<Gathered> {
  const documents = new Map<string, GatheredDocument>();
  const absent: AbsentReviewer[] = [];
  for (const pattern of patterns) {
    const reviewer = pattern.reviewer ?? reviewerIdOf(pattern.glob);
    const foreign = pattern.artifact === undefined ? undefined : true;
    const found = await findMatches(pattern, files);
    if ('missing' in found) absent.push({ reviewer, reason: found.missing });
    else if ('fault' in found) {
      const file = `artifact:${pattern.artifact}`;
      documents.set(`${reviewer} ${file}`, { reviewer, file, bytes: new Uint8Array(), foreign, ...found });
    } else {
      const taken = found.flatMap(({ path }) => documents.get(path) ?? []);
      const other = taken.find((each) => each.reviewer !== reviewer);
      if (other !== undefined && pattern.reviewer !== undefined) {
        const reason = `${other.file} was already taken for ${other.reviewer} by an earlier line of findings`;
        absent.push({ reviewer, reason });
      }
      for (const { path: file, bytes, tracked } of found) {
        if (documents.has(file)) continue;
        const fault = tracked ? trackedReason : undefined;
        const id = pattern.reviewer ?? reviewerIdOf(file);
        documents.set(file, { reviewer: id, file, bytes, foreign, fault });
      }
    }
  }
  return { documents: [...documents.values()], absent };
}

/** The reviewer of C2's own file, where it does not name its agent. */
const ownName = 'review_findings';

/** Who wrote C2's file, and for which commit: one that names it stays valid for it, whenever it was written. */
function statedIn(bytes: Uint8Array): {
  readonly agent?: string | undefined;
  readonly head?: string | undefined;
} {
  const reading = readJson(bytes);
  if (!reading.ok) return {};
  const part = (key: string) => own(reading.value, key) ?? null;
  return { agent: textAt(part('metadata'), 'reviewer_agent'), head: textAt(part('pr_info'), 'head_sha') };
}

/**
 * Makes documents invalid that this job made on another checkout than the head's, whose lines are others (threat G16). Those
 * of other runs are not of this checkout.
 */
export function invalidateOtherCheckout(
  documents: readonly GatheredDocument[],
  { workingDirectory: { state, commit = 'another commit' } }: Pick<Manifest, 'workingDirectory'>,
): readonly GatheredDocument[] {
  if (state !== 'other') return documents;
  const text = `it was made on ${commit}, which is neither the head nor its test merge: check out \`refs/pull/NUMBER/head\``;
  const fault = reasonOf({ code: 'WORKING_DIRECTORY_FOREIGN', text });
  return documents.map((each) => (each.foreign === true ? each : { ...each, fault }));
}

/** `review_findings.json` is C2's own place; the others are written by the `review` stage. */
function reviewerOfOutput(name: string): string | undefined {
  if (name === 'review_findings.json') return ownName;
  return /^reviewers\/([^/]+)\/output\.[a-z]+$/.exec(name)?.[1];
}

/**
 * Documents in the review directory. One that is older than this run's `fetch` does not count (threat G3), unless it
 * names the commit under review.
 */
export async function gatherFromDirectory(
  directory: ReviewDirectory,
  fetchedAt: string,
  /** Reviewers whose files are listed in their results, and the commit under review, where nothing else is. */
  {
    except = [],
    reviewed,
  }: { readonly except?: readonly string[]; readonly reviewed?: string | undefined } = {},
): Promise<Gathered> {
  const documents: GatheredDocument[] = [];
  for (const file of await directory.list()) {
    const output = reviewerOfOutput(file);
    if (output === undefined || except.includes(output)) continue;
    const bytes = await directory.read(file);
    if (bytes === undefined) continue;
    const said = output === ownName ? statedIn(bytes) : {};
    const reviewer = said.agent ?? output;
    if (except.includes(reviewerIdOf(reviewer))) continue;
    const written = await directory.modifiedAt(file);
    const isOlder = written === undefined || written < Date.parse(fetchedAt);
    const isStale = isOlder && (said.head === undefined || said.head !== reviewed);
    const fault = isStale ? 'the file is older than this run' : undefined;
    documents.push({ reviewer: reviewerIdOf(reviewer), file, bytes, fault });
  }
  return { documents, absent: [] };
}

function formatOf(reviewer: string, apps: ReadonlySet<string>): GatheredDocument['format'] {
  if (apps.has(reviewer)) return 'app-review';
  return reviewer === builtInReviewer ? 'review-output' : undefined;
}

/**
 * Results of reviewers that the `review` stage was to run. A result about another change proves nothing about
 * this one (threat G3), so its reviewer counts as not run. The built-in reviewer's document always has its
 * own format. Throws `REVIEW_FILE_INVALID`.
 */
export async function gatherResults(
  directory: ReviewDirectory,
  manifest: Manifest,
  /** Ids of reviewers that are apps, whose documents have a format of their own as well. */
  apps: ReadonlySet<string>,
): Promise<{
  readonly results: readonly ReviewerResult[];
  readonly documents: readonly GatheredDocument[];
}> {
  const results: ReviewerResult[] = [];
  const documents: GatheredDocument[] = [];
  for (const reviewer of await reviewersWithResult(directory)) {
    const result = await readResult(directory, reviewer);
    if (!isAboutThis(result, manifest) || result.reviewer !== reviewer) continue;
    results.push(result);
    for (const { file, directory: folder } of result.outputs) {
      const bytes = await directory.read(file);
      documents.push({
        reviewer,
        file,
        folder,
        format: formatOf(reviewer, apps),
        bytes: bytes ?? new Uint8Array(),
        fault: bytes === undefined ? 'the file is gone since its reviewer wrote it' : undefined,
      });
    }
  }
  return { results, documents };
}
