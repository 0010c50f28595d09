import type { EarlierFinding } from '../comments/ledger.ts';
import type { DocumentReport } from '../model/ingest-report.ts';
import { filesOf } from '../model/known-finding.ts';
import { isPartly, type Reviewer } from '../model/reviewer.ts';
import type { History } from './changes-since-review.ts';

export interface SilenceContext {
  /** Reviewers of this head; the silence of those that did not complete means nothing. */
  readonly reviewers: readonly Reviewer[];
  readonly history: History;
  readonly head: string;
  /** Whether this run looked at the whole change. */
  readonly isFull: boolean;
  /** Changed files that nobody could read: silence about them means nothing. */
  readonly unread: ReadonlySet<string>;
  readonly isBlocking: (entry: EarlierFinding) => boolean;
}

/**
 * Those whose silence may count: nothing of what they said was refused, since it may have been about the very finding,
 * and where they said nothing at all that is proof of a clean review.
 */
export function withWholeDocuments(
  reviewers: readonly Reviewer[],
  documents: readonly DocumentReport[],
): readonly Reviewer[] {
  return reviewers.filter(({ id }) =>
    documents
      .filter(({ reviewer }) => reviewer === id)
      .every(({ refused, accepted, provesClean }) => refused === 0 && (accepted > 0 || provesClean)),
  );
}

/** `missed`: open still, though a whole review did not find it. */
type SilenceOutcome = 'open' | 'missed' | 'closed' | 'withdrawn';

/**
 * Whether a file that the finding names is another one than when it was last seen. Where nobody could compare, an
 * outdated thread shows that the lines themselves changed.
 */
export function isTouched({ remembered, shownAt }: EarlierFinding, history: History): boolean {
  const paths = [...filesOf(remembered), ...remembered.named];
  const answers = paths.map((path) => history.changed(remembered.head, path));
  if (answers.some((changed) => changed === true)) return true;
  return answers[0] === undefined && shownAt.in === 'thread' && shownAt.thread.outdated;
}

function isRead(mark: EarlierFinding['remembered'], { unread }: SilenceContext): boolean {
  return filesOf(mark).every((path) => !unread.has(path));
}

/**
 * What becomes of an open finding that nobody repeats (`docs/memory.md`): only a reviewer
 * that raised it and completed on this head has a say. A tool's complete document closes what it no longer reports.
 * A model's silence closes only what had a file change that it names. Otherwise silence proves nothing: what blocks
 * stays open, and the rest is withdrawn once whole reviews of two heads did not find it.
 */
export function judgeSilence(entry: EarlierFinding, silent: SilenceContext): SilenceOutcome {
  const { remembered } = entry;
  const raised = silent.reviewers.filter(
    ({ id, outcome }) => remembered.reviewers.includes(id) && outcome.state === 'reviewed',
  );
  if (raised.length === 0 || !isRead(remembered, silent)) return 'open';
  if (raised.some((each) => each.kind === 'tool' && !isPartly(each)) || isTouched(entry, silent.history))
    return 'closed';
  if (!silent.isFull || silent.isBlocking(entry)) return 'open';
  const { missedAt } = remembered;
  return missedAt === undefined || missedAt === silent.head ? 'missed' : 'withdrawn';
}

/**
 * Whether an open finding of a pull request is to be checked again: a file that it names changed since it was last
 * seen, or somebody resolved its thread whose word alone does not settle it.
 */
export function isMarkedFixed(entry: EarlierFinding, history: History): boolean {
  const { remembered, shownAt } = entry;
  if (remembered.kind !== 'finding') return false;
  return isTouched(entry, history) || (shownAt.in === 'thread' && shownAt.thread.resolved);
}
