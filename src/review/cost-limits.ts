import { readRequests } from '../comments/requests.ts';
import { type Diff, type Hunk, runsOf, runTexts } from '../diff/hunk.ts';
import { isComment, languageOf } from '../fetch/file-kind.ts';
import {
  type Completion,
  completionOf,
  countLines,
  type RunCount,
  readBy,
  stillCounts,
} from '../memory/completion.ts';
import { unreadMemory } from '../memory/memory.ts';
import { type Obstacle, type ReviewerId, type ReviewerOutcome, reasonOf } from '../model/reviewer.ts';
import { counted, durationWords } from '../model/text.ts';
import { type CostLimits, hasCostLimit } from '../policy/reviewer-policy.ts';
import type { Published } from './prior-findings.ts';
import type { ReviewContext } from './programs.ts';
import { changesSinceCompleted, type EarlierRuns } from './run-verification.ts';

type ChangedFiles = Pick<Diff, 'files'>;

interface CostFacts {
  readonly limits: CostLimits;
  readonly count: RunCount;
  /** Its last complete answer, if its findings are still remembered. */
  readonly completion: Completion | undefined;
  /** Changes since it last read the whole change, without ignored files; undefined when unknown. */
  readonly since: ChangedFiles | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

const runsSpent: Obstacle = {
  code: 'RUNS_SPENT',
  text: 'it was started as often as `max-runs` allows, and none of its answers still counts',
};

function changedLines(hunk: Hunk): readonly string[] {
  return [...runsOf(hunk)].flatMap((run) => (run.kind === 'context' ? [] : runTexts(hunk, run)));
}

/** Whether every changed line is blank or a comment without effect on tools. */
function onlyComments({ files }: ChangedFiles): boolean {
  return files.every((file) => {
    const language = languageOf(file.path);
    if (language === undefined || file.hunks.length === 0) return false;
    const lines = file.hunks.flatMap(changedLines);
    return lines.every((line) => line.trim() === '' || isComment(language, line));
  });
}

function limitReached({ limits, count, completion, since, now }: CostFacts): string | undefined {
  const { 'max-runs': maxRuns, 'min-change': minChange, 'skip-when': skipWhen, cooldown } = limits;
  if (maxRuns !== undefined && count.runs >= maxRuns)
    return `it was started in ${counted(count.runs, 'run')} of this pull request (\`max-runs\`)`;
  if (completion === undefined) return undefined;
  const left = (cooldown ?? 0) - (now - Date.parse(count.at));
  if (left > 0) return `it was started less than ${durationWords(cooldown ?? 0)} ago (\`cooldown\`)`;
  const isCounted = since?.files.every(({ binary, missing }) => !binary && missing === undefined);
  if (since === undefined || isCounted !== true) return undefined;
  if (skipWhen !== undefined && since.files.length === 0)
    return 'nothing but ignored files changed since its last answer (`skip-when`)';
  if (skipWhen === 'only-comments' && onlyComments(since))
    return 'nothing but comments changed since its last answer (`skip-when`)';
  if (minChange !== undefined && countLines(since) < minChange)
    return `fewer than ${counted(minChange, 'line')} changed since its last answer (\`min-change\`)`;
  return undefined;
}

/**
 * The outcome of a reviewer skipped to save cost; undefined if it runs. Its earlier answer counts, so its
 * findings stay open, and nothing is closed or approved. Without an earlier answer the review is incomplete.
 */
export function costLimitOutcome(facts: CostFacts): ReviewerOutcome | undefined {
  const reached = limitReached(facts);
  if (reached === undefined) return undefined;
  const { completion, since, count } = facts;
  if (completion === undefined) return { state: 'unavailable', reason: reasonOf(runsSpent) };
  const unread = since === undefined ? 'the changes since' : counted(countLines(since), 'changed line');
  const rerun = `\`/pr-verdict rerun ${count.reviewer}\` and a new run start it`;
  const reason = `${reached}; it has not read ${unread}, its findings stay open; ${rerun}`;
  return { state: 'skipped', reason, carried: true, partly: true };
}

/** Reviewers that a full run of a pull request skips to save cost, unless a person requested a rerun since. */
export async function applyCostLimits(
  context: ReviewContext,
  earlier: EarlierRuns,
): Promise<ReadonlyMap<ReviewerId, ReviewerOutcome>> {
  const { settings, manifest, effective } = context;
  const { completed, published } = earlier;
  const outcomes = new Map<ReviewerId, ReviewerOutcome>();
  if (settings.mode !== 'full') return outcomes;
  for (const [id, limits] of Object.entries(effective.reviewers)) {
    const count = completed.runs.find(({ reviewer }) => reviewer === id);
    if (count === undefined || !hasCostLimit(limits) || isAskedAgain(count, published)) continue;
    const last = completionOf(completed, id);
    const counts = last !== undefined && stillCounts(last, published?.memory ?? unreadMemory);
    const completion = counts ? last : undefined;
    const since = await changesSinceCompleted(readBy(completion), earlier, context);
    const now = Date.parse(manifest.fetchedAt);
    const outcome = costLimitOutcome({ limits, count, completion, since, now });
    if (outcome !== undefined) outcomes.set(id, outcome);
  }
  return outcomes;
}

function isAskedAgain({ reviewer, at }: RunCount, published: Published | undefined): boolean {
  const requests = published === undefined ? [] : readRequests(published.conversation);
  return requests.some(
    ({ reading, comment }) =>
      reading.ok &&
      reading.command.do === 'rerun' &&
      (reading.command.reviewers.length === 0 || reading.command.reviewers.includes(reviewer)) &&
      Date.parse(comment.writtenAt) > Date.parse(at),
  );
}
