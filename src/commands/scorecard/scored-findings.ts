import type { ConfidenceBand, Severity } from '../../model/finding.ts';
import type { Usage } from '../../model/reviewer.ts';
import type { PullRecord, RecordedFinding } from './pull-record.ts';

/** What became of a finding; `docs/scorecard.md` defines each. Every finding has exactly one. */
export const outcomes = ['fixed', 'accepted', 'resolved', 'not-repeated', 'open', 'pending'] as const;
export type Outcome = (typeof outcomes)[number];

/** One finding of one reviewer on one pull request. */
export interface ScoredFinding {
  readonly repository: string;
  readonly pull: number;
  readonly finding: string;
  readonly reviewer: string;
  readonly severity: Severity;
  readonly confidence: ConfidenceBand;
  readonly category: string;
  /** At most two folders. */
  readonly path: string;
  /** `2026-11`, in UTC. */
  readonly month: string;
  readonly outcome: Outcome;
  /** Whether it was fixed, on a merged pull request or not. */
  readonly fixed: boolean;
  readonly hoursToFix?: number;
  readonly reasons: readonly string[];
  readonly up: number;
  readonly down: number;
  /** Other reviewers that raised it. */
  readonly others: readonly string[];
  readonly blocking: boolean;
  /** Whether its lines changed or the merge was reverted soon after; absent if unknown. */
  readonly changedLater?: boolean;
}

/** One reviewer's part in one run. */
export interface ScoredRun {
  readonly repository: string;
  readonly pull: number;
  readonly reviewer: string;
  readonly month: string;
  readonly outcome: string;
  readonly ms?: number;
  readonly usage?: Usage;
}

/** One answer of a referee. */
export interface ScoredAnswer {
  readonly referee: string;
  /** Whose finding it is about. */
  readonly reviewer: string;
  readonly isRefuted: boolean;
  /** Whether it was refuted, and fixed before the merge; of a finding that was not posted, whether its lines changed. */
  readonly isContradicted: boolean;
}

export interface Scored {
  readonly findings: readonly ScoredFinding[];
  readonly runs: readonly ScoredRun[];
  readonly answers?: readonly ScoredAnswer[];
  /** Number of pull requests that a run of ours has a check on. */
  readonly pulls: number;
}

/**
 * Answers whether the lines of a finding changed within 30 days after the merge, or before it where a referee refuted
 * the finding and it was not posted; undefined where that is unknown.
 */
export type ChangedLater = (pull: PullRecord, finding: Pick<RecordedFinding, 'id'>) => boolean | undefined;

const hourMs = 3_600_000;
const monthOf = (time: string) => time.slice(0, 7);

function folderOf(path: string | undefined): string {
  if (path === undefined) return '(whole change)';
  const folders = path.split('/').slice(0, -1);
  return folders.length === 0 ? '(top)' : folders.slice(0, 2).join('/');
}

interface Judged {
  readonly outcome: Outcome;
  readonly fixed: boolean;
}

function judge(
  { mergedAt }: PullRecord,
  finding: RecordedFinding,
  { isAccepted, isResolved }: { readonly isAccepted: boolean; readonly isResolved: boolean },
): Judged {
  const isLate = mergedAt !== undefined && finding.settledAt !== undefined && finding.settledAt > mergedAt;
  const fixed = finding.state === 'fixed' && !isLate;
  if (mergedAt === undefined) return { outcome: 'pending', fixed };
  if (fixed) return { outcome: 'fixed', fixed };
  if (isAccepted) return { outcome: 'accepted', fixed };
  if (finding.state === 'withdrawn' && !isLate) return { outcome: 'not-repeated', fixed };
  return { outcome: isResolved ? 'resolved' : 'open', fixed };
}

function scoreFinding(
  repository: string,
  pull: PullRecord,
  finding: RecordedFinding,
  changedLater: ChangedLater,
): readonly ScoredFinding[] {
  const threads = pull.threads.filter((thread) => thread.finding === finding.id);
  const reasons = pull.acceptances.flatMap((acceptance) =>
    finding.id.startsWith(acceptance.finding) ? [acceptance.reason] : [],
  );
  const isResolved = threads.some(({ resolved }) => resolved);
  const { outcome, fixed } = judge(pull, finding, { isAccepted: reasons.length > 0, isResolved });
  const postedAt = [finding.postedAt, ...threads.map(({ at }) => at)].sort()[0] ?? finding.postedAt;
  const later = outcome === 'fixed' || outcome === 'pending' ? undefined : changedLater(pull, finding);
  return finding.raised.map(({ reviewer, severity, confidence, category }) => ({
    repository,
    pull: pull.number,
    finding: finding.id,
    reviewer,
    severity,
    confidence,
    category,
    path: folderOf(finding.path),
    month: monthOf(postedAt),
    outcome,
    fixed,
    ...(fixed &&
      finding.settledAt !== undefined && {
        hoursToFix: Math.max(0, Date.parse(finding.settledAt) - Date.parse(postedAt)) / hourMs,
      }),
    reasons: outcome === 'accepted' ? reasons : [],
    up: threads.reduce((sum, { up }) => sum + up, 0),
    down: threads.reduce((sum, { down }) => sum + down, 0),
    others: finding.raised.flatMap((other) => (other.reviewer === reviewer ? [] : [other.reviewer])),
    blocking: finding.blocking,
    ...(later !== undefined && { changedLater: later }),
  }));
}

/** Reviewers that policy left out of a run, or whose earlier answer was carried over, did not run. */
const notStarted = new Set(['skipped', 'blocked', 'carried']);

function scoreRuns(repository: string, { number, runs }: PullRecord): readonly ScoredRun[] {
  return runs.flatMap(({ at, reviewers, spent }) =>
    reviewers
      .filter(({ outcome }) => !notStarted.has(outcome))
      .map(({ id, outcome }) => {
        const own = spent.find(({ reviewer }) => reviewer === id);
        return {
          repository,
          pull: number,
          reviewer: id,
          month: monthOf(at),
          outcome,
          ...(own && { ms: own.ms }),
          ...(own?.usage && { usage: own.usage }),
        };
      }),
  );
}

function scoreAnswers(pull: PullRecord, changedLater: ChangedLater): readonly ScoredAnswer[] {
  const { answers = [], findings } = pull;
  const fixed = new Set(findings.flatMap(({ id, state }) => (state === 'fixed' ? [id] : [])));
  return answers.map(({ referee, raisedBy: reviewer, answer, finding = '', notPosted }) => {
    const isRefuted = answer === 'refuted';
    const isFixed = fixed.has(finding) || (notPosted !== undefined && changedLater(pull, notPosted) === true);
    return { referee, reviewer, isRefuted, isContradicted: isRefuted && isFixed };
  });
}

/** Findings, runs and answers of each reviewer, from what was read of the pull requests of some repositories. */
export function score(
  repositories: ReadonlyMap<string, readonly PullRecord[]>,
  changedLater: ChangedLater = () => undefined,
): Scored {
  const all = [...repositories].flatMap(([repository, pulls]) =>
    pulls.filter(({ runs }) => runs.length > 0).map((pull) => ({ repository, pull })),
  );
  return {
    findings: all.flatMap(({ repository, pull }) =>
      pull.findings.flatMap((finding) => scoreFinding(repository, pull, finding, changedLater)),
    ),
    runs: all.flatMap(({ repository, pull }) => scoreRuns(repository, pull)),
    answers: all.flatMap(({ pull }) => scoreAnswers(pull, changedLater)),
    pulls: all.length,
  };
}
