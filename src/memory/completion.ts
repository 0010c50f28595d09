import { type Diff, lineTotals } from '../diff/hunk.ts';
import { Completed, type Completion, readBy } from '../model/completion.ts';
import type { ReviewDirectory } from '../model/files.ts';
import { hasOpenStatus } from '../model/finding.ts';
import type { DocumentReport } from '../model/ingest-report.ts';
import type { Manifest } from '../model/manifest.ts';
import { project } from '../model/project.ts';
import type { ReviewDocument } from '../model/review-document.ts';
import { isChosen, isPartly, type Obstacle, type ReviewerOutcome, reasonOf } from '../model/reviewer.ts';
import { counted, sha256 } from '../model/text.ts';
import { claimedVerdict } from '../policy/decision.ts';
import { readOwnPinned, reviewFiles } from '../review-directory/review-files.ts';
import { withWholeDocuments } from './changes-since-review.ts';
import type { Memory } from './memory.ts';

interface Answers {
  readonly document: Pick<ReviewDocument, 'reviewers' | 'documents' | 'findings'>;
  /** The contract check's report for each document. */
  readonly reports: readonly DocumentReport[];
  readonly manifest: Pick<Manifest, 'commits' | 'files'>;
  /** Answers that earlier runs completed. */
  readonly earlier: readonly Completion[];
}

/** Number of ids that a check has room for, per reviewer. */
const maxFindings = 50;

/** The reviewers that answered completely about these commits. */
export function completionsOfRun({ document, reports, manifest, earlier }: Answers): readonly Completion[] {
  const { reviewers, documents, findings } = document;
  const answered = new Set(reports.map(({ reviewer }) => reviewer));
  return withWholeDocuments(reviewers, reports)
    .filter((each) => isChosen(each) && each.outcome.state === 'reviewed' && answered.has(each.id))
    .map((reviewer) => {
      const { id } = reviewer;
      const own = documents.filter(({ reviewer }) => reviewer === id);
      const isValid = own.every(
        ({ claims, questions }) => claimedVerdict(claims) === 'PASS' && questions.length === 0,
      );
      const read = readBy(earlier.find(({ reviewer }) => reviewer === id));
      const raised = findings
        .filter(hasOpenStatus)
        .filter(({ sources }) => sources.some(({ reviewer }) => reviewer === id))
        .map((finding) => finding.id);
      return {
        reviewer: id,
        commits: manifest.commits,
        basis: basisOf(manifest),
        isValid,
        ...(raised.length <= maxFindings && { findings: raised.toSorted() }),
        ...(isPartly(reviewer) && { rechecked: { ...(read && { read }) } }),
      };
    });
}

/** What a reviewer was asked under: another policy, program or prompt may find other things in the same lines. */
export function basisOf({ files }: Pick<Manifest, 'files'>): string {
  const policy = files.find(({ name }) => name === reviewFiles.policy)?.sha256;
  return sha256(`${project.version} ${policy}`).slice(0, 16);
}

/** Reads the completed answers of earlier runs that `fetch` stored. */
export async function readCompletedFile(directory: ReviewDirectory, manifest: Manifest): Promise<Completed> {
  const file = { name: reviewFiles.completed, schema: Completed };
  return (await readOwnPinned(directory, manifest, file)) ?? { completions: [], diffs: [], runs: [] };
}

/** The last answer of a reviewer that a full run selects. */
interface LastAnswer {
  /** Its last complete answer; undefined when none is known. */
  readonly completion: Completion | undefined;
  /** Whether that answer still counts. */
  readonly isValid: boolean;
  /** Changes since that answer; undefined when unknown. */
  readonly since: Pick<Diff, 'files'> | undefined;
  /** Changes since it read the whole change; undefined when unknown. */
  readonly unread: Pick<Diff, 'files'> | undefined;
  /** The whole change, without the files that reviewers do not see. */
  readonly change: Pick<Diff, 'files'>;
}

/** Result for a reviewer that a `verify` run does not start. */
export interface UnaskedReviewer {
  readonly outcome: ReviewerOutcome;
  /** Number of changed lines that the reviewer has not read. */
  readonly lines: number;
}

/**
 * Whether an answer still counts completely: it had no questions or claims besides its findings, and all its
 * findings were published, so the open ones count without it.
 */
export function stillCounts({ isValid, findings }: Completion, { ledger, complete }: Memory): boolean {
  if (!isValid || !complete || findings === undefined) return false;
  const known = new Set(ledger.map(({ remembered }) => remembered.id));
  return findings.every((id) => known.has(id));
}

/** Added and deleted lines. */
export function countLines({ files }: Pick<Diff, 'files'>): number {
  return files.map(lineTotals).reduce((sum, { added, deleted }) => sum + added + deleted, 0);
}

/**
 * Carries over an answer only when it is about this same change. Otherwise the reviewer has no answer on this
 * head and does not count as having reviewed it, since its silence would then settle its findings.
 */
export function concludeUnasked(last: LastAnswer): UnaskedReviewer {
  const { completion, isValid, since, unread, change } = last;
  const lines = countLines(unread ?? change);
  const isSame = since?.files.length === 0;
  const isRecheck = completion?.rechecked !== undefined;
  if (isSame && isValid) {
    const reason = isRecheck
      ? 'nothing changed since it checked again what was marked fixed'
      : 'nothing changed since its last complete answer, which still counts';
    const partly = isRecheck ? { partly: true as const } : {};
    return { outcome: { state: 'skipped', reason, carried: true, ...partly }, lines };
  }
  const lapsed = 'its last answer says more than what was published of it, and `modes` has no `verify`';
  const changed = counted(lines, 'changed line');
  const text =
    unread === undefined
      ? `all ${changed}, since what changed after a complete answer is unknown`
      : `${changed} in ${counted(unread.files.length, 'file')} since its last complete answer`;
  const why: Obstacle = isSame ? { code: 'ANSWER_LAPSED', text: lapsed } : { code: 'LINES_UNREAD', text };
  return { outcome: { state: 'unavailable', reason: reasonOf(why) }, lines };
}
