import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import type { EarlierReview } from '../compare/pair-alike.ts';
import type { Diff } from '../diff/hunk.ts';
import { parseDiff } from '../diff/parse-diff.ts';
import { editProblems, VerdictFile } from '../formats/verdict-fields.ts';
import { type Failure, onFailure, usageFailure } from '../model/failure.ts';
import type { ReviewDirectory } from '../model/files.ts';
import type { Finding } from '../model/finding.ts';
import type { Problem } from '../model/ingest-report.ts';
import { JsonPieces } from '../model/json-pieces.ts';
import { type Manifest, treeUnderReview } from '../model/manifest.ts';
import { ReviewDocument } from '../model/review-document.ts';
import { closedObject } from '../model/schemas.ts';
import { readOwnIfAny, reviewFiles, verdictFile } from '../review-directory/review-files.ts';
import {
  archiveOf,
  isSameSubject,
  type Subject,
  subjectOf,
  verdictFiles,
} from '../review-directory/verdict-files.ts';

/**
 * `review-record.json`: data that the verdict file omits and `verify` needs. `verdict` is the file as we
 * wrote it; of the copy that people may have edited, only `status` is used.
 */
const ReviewRecord = closedObject({
  schemaVersion: z.literal(1),
  verdict: VerdictFile,
  document: ReviewDocument,
});
type ReviewRecord = z.infer<typeof ReviewRecord>;

/** Stores the reviewed document and its diff; a later `verify` keeps the diff of the full review. */
export async function keepRecord(
  directory: ReviewDirectory,
  record: Omit<ReviewRecord, 'schemaVersion'>,
  diff?: Uint8Array,
): Promise<void> {
  if (diff !== undefined) await directory.write(reviewFiles.reviewedDiff, gzipSync(diff, { level: 1 }));
  const kept: ReviewRecord = { schemaVersion: 1, ...record };
  // Not for people, and as long as all findings and the verdict file together.
  await directory.write(reviewFiles.record, new JsonPieces(kept, 0));
}

/** The largest diff that is read, in bytes. */
const maxDiffBytes = 256 * 1024 * 1024;

/** The diff of the last full review; undefined where none can be read. */
async function readReviewedDiff(directory: ReviewDirectory): Promise<Diff | undefined> {
  const bytes = await directory.read(reviewFiles.reviewedDiff);
  try {
    const reading = bytes && parseDiff(gunzipSync(bytes, { maxOutputLength: maxDiffBytes }));
    return reading?.ok ? reading.diff : undefined;
  } catch {
    return undefined;
  }
}

const recordFile = { name: reviewFiles.record, schema: ReviewRecord, writtenBy: 'write' };

/** The last full review. Its findings have the statuses that the team has set since. */
export interface LastReview extends EarlierReview {
  readonly document: ReviewDocument;
  /** The verdict file as we wrote it. */
  readonly verdict: VerdictFile;
  /** Messages about edits of the verdict file that are ignored. */
  readonly ignored: readonly string[];
}

/**
 * Reads the last full review. When a later quick check replaced the verdict file, the one put aside is read.
 * Throws `VERIFY_NOTHING` when there is no full review, and `VERIFY_OTHER` when it was about other work, for
 * which the silence of this run's reviewers proves nothing.
 * @param needsFile whether there is nothing to resume where neither file is there, such as after a review of a commit
 *   replaced it; otherwise its archive counts, and without one the statuses as we wrote them
 */
export async function resumeReview(
  directory: ReviewDirectory,
  manifest: Manifest,
  { needsFile }: { readonly needsFile: boolean } = { needsFile: true },
): Promise<LastReview> {
  const record = await readOwnIfAny(directory, recordFile);
  const diff = await readReviewedDiff(directory);
  if (record === undefined || diff === undefined) throw nothingToVerify(directory);
  const { verdict } = record;
  requireSameSubject(verdict, subjectOf(manifest));
  const read = (name: string) => readOwnIfAny(directory, { ...verdictFile, name });
  const isOfReview = (file: VerdictFile | undefined) => file?.reviewId === verdict.reviewId;
  const [latest, aside] = await Promise.all(verdictFiles.map(read));
  const older = async () =>
    needsFile ? undefined : [await read(archiveOf(verdict.reviewId)), verdict].find(isOfReview);
  const marked = [latest, aside].find(isOfReview) ?? (await older());
  if (marked === undefined) throw nothingToVerify(directory);
  const ofQuick = marked === latest ? [] : marksOfQuick(latest, verdict);
  const { document, ignored } = applyMarks(record, marked, manifest);
  const edits = ignored.map(({ path, message }) => `${path}: ${message}`);
  return { findings: document.findings, document, diff, verdict, ignored: [...ofQuick, ...edits] };
}

/**
 * The same, with the statuses as written where the verdict file is gone; undefined where nothing can be read, such as
 * after people edited the record.
 */
export function lastReview(directory: ReviewDirectory, manifest: Manifest): Promise<LastReview | undefined> {
  return resumeReview(directory, manifest, { needsFile: false }).catch(onFailure(() => undefined));
}

/**
 * The review as judged, with the statuses set since, and messages about ignored edits. A finding was verified in one
 * tree: of another it is only said to be fixed.
 */
function applyMarks(
  { verdict, document }: Pick<ReviewRecord, 'verdict' | 'document'>,
  marked: VerdictFile,
  { commits }: Pick<Manifest, 'commits'>,
): { readonly document: ReviewDocument; readonly ignored: readonly Problem[] } {
  const ignored = editProblems(verdict, marked);
  const wrong = new Set(ignored.map(({ path }) => path));
  const written = new Map(listedIn(verdict).map(({ finding: { id, status } }) => [id, status]));
  // An unmarked finding keeps its judged status: the file shows suppressed findings as `wont_fix`.
  const edited = listedIn(marked).filter(
    ({ pointer, finding: { id, status } }) => !wrong.has(`${pointer}/status`) && written.get(id) !== status,
  );
  const marks = new Map(edited.map(({ finding }) => [finding.id, finding]));
  const isSameTree = verdict.tree === treeUnderReview(commits);
  const findings = document.findings.map((finding) => {
    const mark = marks.get(finding.id);
    const marked = mark === undefined ? finding : withMark(finding, mark);
    return marked.status === 'verified' && !isSameTree ? { ...marked, status: 'fixed' as const } : marked;
  });
  return { document: { ...document, findings }, ignored };
}

/** All findings of a file that can be marked, each with its place in it. */
function listedIn({ findings, preExisting = [] }: VerdictFile) {
  const entriesOf = (key: string, list: VerdictFile['findings']) =>
    list.map((finding, index) => ({ pointer: `/${key}/${index}`, finding }));
  return [...entriesOf('findings', findings), ...entriesOf('preExisting', preExisting)];
}

const unexplained = 'the team marked it `wont_fix` in the verdict file';

function withMark(finding: Finding, mark: VerdictFile['findings'][number]): Finding {
  const { status } = mark;
  const { suppressed, ...rest } = finding;
  if (status === 'wont_fix') {
    const reason = mark.reason?.trim() || unexplained;
    return { ...rest, status, suppressed: { by: 'wont_fix', reason } };
  }
  return { ...rest, status, ...(suppressed && suppressed.by !== 'wont_fix' && { suppressed }) };
}

/** A finding that a quick check alone has is none that a full review could settle. */
function marksOfQuick(quick: VerdictFile | undefined, full: VerdictFile): readonly string[] {
  const known = new Set(full.findings.map(({ id }) => id));
  const why = 'is marked in the file of a quick check, and the full review does not have it.';
  return (quick?.findings ?? []).flatMap(({ id, status }, index) =>
    status === 'open' || known.has(id) ? [] : [`/findings/${index}/status: ${id} ${why}`],
  );
}

function requireSameSubject(then: Subject, now: Subject): void {
  if (isSameSubject(then, now)) return;
  const runs = `${then.scope} ${then.target}, and this run is of ${now.scope} ${now.target}`;
  throw usageFailure('VERIFY_OTHER', `The review to verify is of ${runs}`);
}

function nothingToVerify({ path }: ReviewDirectory): Failure {
  return usageFailure('VERIFY_NOTHING', `There is no finished full review in ${path} to verify`);
}
