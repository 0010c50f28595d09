import type { ChangeSize } from '../model/manifest.ts';
import type { Mode } from '../model/review-document.ts';
import { type Obstacle, type ReviewerId, type ReviewerOutcome, reasonOf } from '../model/reviewer.ts';
import { compareText, trimEnd } from '../model/text.ts';
import { compileGlob, matchesAny } from '../policy/glob.ts';
import { type Applicability, inputOf, isModel, type ReviewerPolicy } from '../policy/reviewer-policy.ts';

/** Facts that decide whether a reviewer applies to a change. */
export interface ChangeFacts {
  /** Changed paths, earlier names included, without files ignored by policy. */
  readonly paths: readonly string[];
  /** Login; null when the account was deleted, absent in a worktree. */
  readonly author?: string | null;
  readonly fork: boolean;
  readonly draft: boolean;
  /** Whether base policy postpones it until it is no longer a draft. */
  readonly postponed: boolean;
  readonly labels: readonly string[];
  readonly lane: 'green' | 'yellow' | 'red';
}

/** `!word` excludes; a list of exclusions includes everything else. */
function isListed(words: readonly string[], held: readonly string[]): boolean {
  const lower = new Set(held.map((word) => word.toLowerCase()));
  const has = (word: string) => lower.has(word.toLowerCase());
  if (words.some((word) => word.startsWith('!') && has(word.slice(1)))) return false;
  const wanted = words.filter((word) => !word.startsWith('!'));
  return wanted.length === 0 || wanted.some(has);
}

/**
 * The first policy key that excludes this change; undefined if none does. A worktree has no author, so a list
 * of authors excludes nothing there.
 */
export function exclusion({ paths, when }: Applicability, facts: ChangeFacts): string | undefined {
  if (facts.postponed) return 'policy leaves drafts alone (`policy.drafts`)';
  if (facts.paths.length === 0) return 'no file changed, or policy leaves all of them out (`paths.ignore`)';
  if (paths !== undefined && !facts.paths.some(matchesAny(paths))) return 'no changed file matches `paths`';
  if (!when.forks && facts.fork) return 'not for pull requests from forks (`when.forks`)';
  if (!when.drafts && facts.draft) return 'not for drafts (`when.drafts`)';
  if (when.authors !== undefined && facts.author !== undefined) {
    if (!isListed(when.authors, facts.author === null ? [] : [facts.author]))
      return 'not for this author (`when.authors`)';
  }
  if (when.labels !== undefined && !isListed(when.labels, facts.labels))
    return 'not for these labels (`when.labels`)';
  if (when.lanes !== undefined && !when.lanes.includes(facts.lane))
    return `not for the ${facts.lane} lane (\`when.lanes\`)`;
  return undefined;
}

function parentFolders(path: string): readonly string[] {
  const segments = path.split('/').slice(0, -1);
  return ['', ...segments.map((_, index) => segments.slice(0, index + 1).join('/'))];
}

/** `.` as a pattern, or as one of several in braces. */
const namesRoot = /(?:^|[{,])\.(?:$|[},])/;

/**
 * Folders in which a reviewer runs, sorted; `''` is the repository root. A pattern includes the root only
 * with `.`, because `*` means the folders in it. `present` are changed files that exist at the head; a folder
 * without such files may be gone.
 */
export function partsOf(cwd: string | undefined, present: readonly string[]): readonly string[] {
  if (cwd === undefined) return [''];
  const pattern = trimEnd(cwd, '/').replace(/^\.\//, '');
  const matches = compileGlob(pattern);
  const isMeant = (folder: string) =>
    folder === '' ? namesRoot.test(pattern) && matches('.') : matches(folder);
  return [...new Set(present.flatMap(parentFolders))].filter(isMeant).sort();
}

/**
 * `worktree`: reviewers may run on a checkout of the head. `files`: this run may hold a token or secrets that
 * the head's author must not reach, so reviewers get fetched data only (threat S6).
 */
type Trust = 'worktree' | 'files';

/** GitHub withholds write access and secrets from these events for a fork's head. */
const sandboxed: ReadonlySet<string> = new Set([
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
]);

/** These events run with the base repository's rights. */
const privileged: ReadonlySet<string> = new Set(['pull_request_target', 'workflow_run', 'issue_comment']);

/**
 * What reviewers may access, given the event; undefined is a run outside Actions.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows
 */
export function trustOf(event: string | undefined, fork: boolean): Trust {
  if (event === undefined || sandboxed.has(event)) return 'worktree';
  return privileged.has(event) || fork ? 'files' : 'worktree';
}

/** What to do about one configured reviewer. */
export type Assignment =
  | {
      readonly do: 'run';
      readonly reviewer: ReviewerId;
      /** Folders to run in, one process each; `''` is the root. At least one. */
      readonly parts: readonly string[];
    }
  /** Nothing is started; the reviewer gets this outcome. */
  | { readonly do: 'conclude'; readonly reviewer: ReviewerId; readonly outcome: ReviewerOutcome }
  /** It has no `run`, so its document comes from elsewhere. */
  | { readonly do: 'receive'; readonly reviewer: ReviewerId }
  /** Only others are rerun; its answer about this head is kept. */
  | { readonly do: 'keep'; readonly reviewer: ReviewerId };

export interface AssignmentInput {
  readonly reviewers: Readonly<Record<ReviewerId, ReviewerPolicy>>;
  readonly facts: ChangeFacts;
  /** Changed files that exist at the head, without files ignored by policy. */
  readonly present: readonly string[];
  readonly mode: Mode;
  /** Reviewers that `verify` runs again: they raised a finding marked as fixed and need a new answer. */
  readonly askAgain: ReadonlySet<ReviewerId>;
  /** In a pull request's `verify` run: outcomes of reviewers that only a full run starts. */
  readonly unasked?: ReadonlyMap<ReviewerId, ReviewerOutcome>;
  /** Why base policy skips reviewers whose earlier answer still counts, to save cost. */
  readonly limitedByCost?: ReadonlyMap<ReviewerId, ReviewerOutcome>;
  /** Rerun only these; empty means all. */
  readonly only: readonly ReviewerId[];
  readonly trust: Trust;
  /** Whether a program named by the policy may start. */
  readonly isTrusted: (policy: ReviewerPolicy) => boolean;
  /** Why no program can review the working directory; absent when it holds the change. */
  readonly noTree?: Obstacle | undefined;
  readonly size?: ChangeSize;
  /** Whether AI reviewers may have an oversized change, by base policy or a waiver. */
  readonly sizeAccepted: boolean;
}

function takesPart({ modes }: ReviewerPolicy, id: ReviewerId, { mode, askAgain }: AssignmentInput): boolean {
  switch (mode) {
    case 'full':
      return modes.includes('full');
    case 'quick':
      return modes.includes('quick');
    case 'verify':
      return modes.includes('quick') || (modes.includes('verify') && askAgain.has(id));
  }
}

const privilegedEvent: Obstacle = {
  code: 'PRIVILEGED_EVENT',
  text: 'it would run on a checkout of the head, in a workflow with the rights of the base; only `input: files` may',
};

export const notTrusted: Obstacle = {
  code: 'POLICY_NOT_TRUSTED',
  text: 'the policy at the merge base does not start this program with these variables; read it, then run with `--trust-policy`',
};

function skipped(reason: string): ReviewerOutcome {
  return { state: 'skipped', reason };
}

function whyNotInMode({ modes }: ReviewerPolicy, { mode }: AssignmentInput): string {
  return mode === 'verify' && modes.includes('verify')
    ? 'it raised nothing that is marked fixed'
    : `not part of a ${mode} run (\`modes\`)`;
}

/** A reviewer of full runs must have read the change, or have an earlier answer that still counts. */
function notAsked(id: ReviewerId, policy: ReviewerPolicy, input: AssignmentInput): ReviewerOutcome {
  const isPart = policy.modes.includes('full') && foldersOf(policy, input).length > 0;
  return (isPart ? input.unasked?.get(id) : undefined) ?? skipped(whyNotInMode(policy, input));
}

function foldersOf(policy: ReviewerPolicy, { present }: AssignmentInput): readonly string[] {
  return inputOf(policy) === 'files' ? [''] : partsOf(policy.cwd, present);
}

/** Its document comes from elsewhere, so only the workflow decides whether it is expected. */
function isReceived(id: ReviewerId, policy: ReviewerPolicy, input: AssignmentInput): boolean {
  if (policy.run !== undefined) return false;
  return takesPart(policy, id, input) || (input.unasked !== undefined && policy.modes.includes('full'));
}

/** Why an applicable reviewer with a command is not started; undefined if it is. */
function obstacle(
  id: ReviewerId,
  policy: ReviewerPolicy,
  input: AssignmentInput,
): ReviewerOutcome | undefined {
  if (!takesPart(policy, id, input)) return notAsked(id, policy, input);
  if (input.trust === 'files' && inputOf(policy) === 'worktree') {
    return { state: 'blocked', reason: reasonOf(privilegedEvent) };
  }
  if (!input.isTrusted(policy)) return { state: 'blocked', reason: reasonOf(notTrusted) };
  const { noTree, size } = input;
  if (noTree !== undefined && inputOf(policy) === 'worktree') {
    return { state: 'unavailable', reason: reasonOf(noTree) };
  }
  if (size?.oversized === true && !input.sizeAccepted && isModel(policy)) {
    return {
      state: 'blocked',
      reason: `OVERSIZED: the change has ${size.lines} added lines, more than ${size.limit}`,
    };
  }
  return undefined;
}

function assignOne(id: ReviewerId, policy: ReviewerPolicy, input: AssignmentInput): Assignment {
  const excluded = exclusion(policy, input.facts);
  if (excluded !== undefined) return { do: 'conclude', reviewer: id, outcome: skipped(excluded) };
  if (isReceived(id, policy, input)) return { do: 'receive', reviewer: id };
  if (input.only.length > 0 && !input.only.includes(id)) return { do: 'keep', reviewer: id };
  const outcome = obstacle(id, policy, input) ?? input.limitedByCost?.get(id);
  if (outcome !== undefined) return { do: 'conclude', reviewer: id, outcome };
  const parts = foldersOf(policy, input);
  if (parts.length > 0) return { do: 'run', reviewer: id, parts };
  return { do: 'conclude', reviewer: id, outcome: skipped('no folder with changes matches `cwd`') };
}

/** What to do about each configured reviewer, by id. Pure; documents have no influence. */
export function assign(input: AssignmentInput): readonly Assignment[] {
  return Object.entries(input.reviewers)
    .sort(([a], [b]) => compareText(a, b))
    .map(([id, policy]) => assignOne(id, policy, input));
}
