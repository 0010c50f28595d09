import type { ChangeSize } from '../model/manifest.ts';
import type { Mode } from '../model/review-document.ts';
import { type Obstacle, type ReviewerId, type ReviewerOutcome, reasonOf } from '../model/reviewer.ts';
import { compareText, trimEnd } from '../model/text.ts';
import { compileGlob, matchesAny } from '../policy/glob.ts';
import { type Applicability, inputOf, isModel, type ReviewerPolicy } from '../policy/reviewer-policy.ts';

/** What decides whether somebody is asked to look at a change. */
export interface ChangeFacts {
  /** Changed paths, former ones included, without those that policy leaves out. */
  readonly paths: readonly string[];
  /** Login; null when the account is gone, absent in a worktree. */
  readonly author?: string | null;
  readonly fork: boolean;
  readonly draft: boolean;
  /** Whether base policy leaves it alone until it is no draft any more. */
  readonly postponed: boolean;
  readonly labels: readonly string[];
  readonly lane: 'green' | 'yellow' | 'red';
}

/** `!word` excludes; where only exclusions are listed, everything else is included. */
function isListed(words: readonly string[], held: readonly string[]): boolean {
  const lower = new Set(held.map((word) => word.toLowerCase()));
  const has = (word: string) => lower.has(word.toLowerCase());
  if (words.some((word) => word.startsWith('!') && has(word.slice(1)))) return false;
  const wanted = words.filter((word) => !word.startsWith('!'));
  return wanted.length === 0 || wanted.some(has);
}

/**
 * Why base policy asks nobody here: the first key that excludes this change, or undefined where none does. In a
 * worktree there is no author, so a list of authors to include excludes nobody.
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

/** `.` as a pattern of its own or as one of several in braces. */
const namesRoot = /(?:^|[{,])\.(?:$|[},])/;

/**
 * The folders in which a reviewer runs, sorted; `''` is the repository root. A pattern means it where it has `.`:
 * whoever writes `*` wants the folders in it, and would have everything in them looked at twice.
 * `present` are the changed files that are there at the head: a folder whose files all went may be gone itself.
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
 * `worktree`: reviewers may run on a checkout of the head. `files`: this run may hold a token or secrets that the
 * head's author must not reach, so only reviewers of fetched data run (threat S6).
 */
type Trust = 'worktree' | 'files';

/** GitHub takes write access and secrets from these where the head is a fork's. */
const sandboxed: ReadonlySet<string> = new Set([
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
]);

/** These run with the base repository's rights whoever caused them. */
const privileged: ReadonlySet<string> = new Set(['pull_request_target', 'workflow_run', 'issue_comment']);

/**
 * What the event that started the run lets reviewers see; undefined is a run outside of Actions.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows
 */
export function trustOf(event: string | undefined, fork: boolean): Trust {
  if (event === undefined || sandboxed.has(event)) return 'worktree';
  return privileged.has(event) || fork ? 'files' : 'worktree';
}

/** What is done about one reviewer of the policy. */
export type Assignment =
  | {
      readonly do: 'run';
      readonly reviewer: ReviewerId;
      /** Folders below the root, one process each; `''` is the root. At least one. */
      readonly parts: readonly string[];
    }
  /** Nothing is started, and this is what became of it. */
  | { readonly do: 'conclude'; readonly reviewer: ReviewerId; readonly outcome: ReviewerOutcome }
  /** Its document comes from elsewhere: it has no `run`. */
  | { readonly do: 'receive'; readonly reviewer: ReviewerId }
  /** Another was asked for: what it left about this head stands. */
  | { readonly do: 'keep'; readonly reviewer: ReviewerId };

export interface AssignmentInput {
  readonly reviewers: Readonly<Record<ReviewerId, ReviewerPolicy>>;
  readonly facts: ChangeFacts;
  /** Changed files that are there at the head, without those that policy leaves out. */
  readonly present: readonly string[];
  readonly mode: Mode;
  /** Whom `verify` asks again: those who raised what is marked fixed, and whose last answer does not stand. */
  readonly askAgain: ReadonlySet<ReviewerId>;
  /** What a `verify` run of a pull request makes of those that a full run asks; absent where nobody has to stand in. */
  readonly unasked?: ReadonlyMap<ReviewerId, ReviewerOutcome>;
  /** Why base policy skips reviewers whose earlier answer still counts, to save their cost. */
  readonly spared?: ReadonlyMap<ReviewerId, ReviewerOutcome>;
  /** Rerun only these; empty means all. */
  readonly only: readonly ReviewerId[];
  readonly trust: Trust;
  /** Whether a program may start that the policy names. */
  readonly isTrusted: (policy: ReviewerPolicy) => boolean;
  /** Why nobody can review the working directory; absent where it holds the change. */
  readonly noTree?: Obstacle | undefined;
  readonly size?: ChangeSize;
  /** Base policy, or somebody who may, lets models have an oversized change. */
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

/** Whoever belongs to a full run has to have read the change, or an earlier answer of theirs has to stand. */
function notAsked(id: ReviewerId, policy: ReviewerPolicy, input: AssignmentInput): ReviewerOutcome {
  const isPart = policy.modes.includes('full') && foldersOf(policy, input).length > 0;
  return (isPart ? input.unasked?.get(id) : undefined) ?? skipped(whyNotInMode(policy, input));
}

function foldersOf(policy: ReviewerPolicy, { present }: AssignmentInput): readonly string[] {
  return inputOf(policy) === 'files' ? [''] : partsOf(policy.cwd, present);
}

/** Its document comes from elsewhere, and nobody but its author can say whether it is wanted. */
function isReceived(id: ReviewerId, policy: ReviewerPolicy, input: AssignmentInput): boolean {
  if (policy.run !== undefined) return false;
  return takesPart(policy, id, input) || (input.unasked !== undefined && policy.modes.includes('full'));
}

/** Why nothing is started for a reviewer that has a command and applies; undefined where it runs. */
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
    return { state: 'blocked', reason: `OVERSIZED: ${size.lines} added lines, the limit is ${size.limit}` };
  }
  return undefined;
}

function assignOne(id: ReviewerId, policy: ReviewerPolicy, input: AssignmentInput): Assignment {
  const excluded = exclusion(policy, input.facts);
  if (excluded !== undefined) return { do: 'conclude', reviewer: id, outcome: skipped(excluded) };
  if (isReceived(id, policy, input)) return { do: 'receive', reviewer: id };
  if (input.only.length > 0 && !input.only.includes(id)) return { do: 'keep', reviewer: id };
  const outcome = obstacle(id, policy, input) ?? input.spared?.get(id);
  if (outcome !== undefined) return { do: 'conclude', reviewer: id, outcome };
  const parts = foldersOf(policy, input);
  if (parts.length > 0) return { do: 'run', reviewer: id, parts };
  return { do: 'conclude', reviewer: id, outcome: skipped('no folder with changes matches `cwd`') };
}

/** What is done about each reviewer that base policy configures, by id. Pure; nothing of a document counts here. */
export function assign(input: AssignmentInput): readonly Assignment[] {
  return Object.entries(input.reviewers)
    .sort(([a], [b]) => compareText(a, b))
    .map(([id, policy]) => assignOne(id, policy, input));
}
