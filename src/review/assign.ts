import type { ErrorCode } from '../model/error-codes.ts';
import type { Manifest } from '../model/manifest.ts';
import { type ReviewerId, ReviewerKind, type ReviewerOutcome, reasonOf } from '../model/reviewer.ts';
import { compareText, listNames, trimEnd } from '../model/text.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import { compileGlob, matchesAny } from '../policy/glob.ts';
import {
  type Applicability,
  inputOf,
  isApp,
  isModel,
  type ReviewerPolicy,
  type VerifierPolicy,
} from '../policy/reviewer-policy.ts';
import type { Settings } from '../policy/settings.ts';
import type { Programs } from '../ports/stage-ports.ts';
import type { ProgramContext } from './programs.ts';
import type { Change, ChangeFacts } from './reviewed-change.ts';

export function kindOf(policy: Parameters<typeof isModel>[0]): ReviewerKind {
  return isModel(policy) ? 'ai' : 'tool';
}

/** The value of `reviewers` that selects all reviewers of a kind. */
function kindSelector(kind: ReviewerKind): string {
  return `kind:${kind}`;
}

/** Whether the input `reviewers` selects a reviewer: by its id or kind; an empty one selects all. */
export function isSelected(id: string, policy: ReviewerPolicy, selected: readonly string[]): boolean {
  return selected.length === 0 || selected.includes(id) || selected.includes(kindSelector(kindOf(policy)));
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
export type Assignment = { readonly reviewer: ReviewerId } & (
  | {
      readonly do: 'run';
      /** Folders to run in, one process each; `''` is the root. At least one. */
      readonly parts: readonly string[];
      readonly environment: ReadonlyMap<string, string>;
    }
  /** Nothing is started; the reviewer gets this outcome. */
  | { readonly do: 'conclude'; readonly outcome: ReviewerOutcome }
  /**
   * Nothing is done here: its document comes from the workflow, from the app itself or from another job, or only others are
   * rerun and its answer about this head is kept.
   */
  | { readonly do: 'leave' }
);

/** The part of a review's context that decides whether a program may start. */
type StartContext = Pick<ProgramContext, 'isTrusted'> & {
  readonly change: Pick<Change, 'facts' | 'present'>;
  readonly manifest: Pick<Manifest, 'source' | 'workingDirectory' | 'size'>;
  readonly programs: Pick<Programs, 'event' | 'environmentFor'>;
};

export interface AssignmentInput extends StartContext, Pick<ProgramContext, 'sizeAccepted'> {
  readonly settings: Pick<Settings, 'mode' | 'reviewers'>;
  readonly effective: Pick<EffectivePolicy, 'reviewers'>;
  /** Reviewers that `verify` runs again: they raised a finding marked as fixed and need a new answer. */
  readonly askAgain: ReadonlySet<ReviewerId>;
  /** In a pull request's `verify` run: outcomes of reviewers that only a full run starts. */
  readonly unasked?: ReadonlyMap<ReviewerId, { readonly outcome: ReviewerOutcome }> | undefined;
  /** Why base policy skips reviewers whose earlier answer still counts, to save cost. */
  readonly limitedByCost?: ReadonlyMap<ReviewerId, ReviewerOutcome>;
  /** Reviewers with an answer about this very change in the review directory. */
  readonly answered: ReadonlySet<ReviewerId>;
}

/** Why a program may not start, or would not read the head; undefined when it may. */
export function whyNotStarted(
  policy: ReviewerPolicy | VerifierPolicy,
  { change, manifest, programs, isTrusted }: StartContext,
): Extract<ReviewerOutcome, { readonly state: 'blocked' | 'unavailable' }> | undefined {
  const { state } = manifest.workingDirectory;
  const readsFiles = 'role' in policy && inputOf(policy) === 'files';
  if (!readsFiles && trustOf(programs.event, change.facts.fork) === 'files') {
    const text =
      'it would run on a checkout of the head, in a workflow with the rights of the base; only `input: files` may';
    return stopped('blocked', 'PRIVILEGED_EVENT', text);
  }
  if (!isTrusted(policy)) {
    const text = 'the policy at the merge base does not start this program, or not in this way';
    return stopped('blocked', 'POLICY_NOT_TRUSTED', text);
  }
  if (readsFiles || (state !== 'absent' && state !== 'other')) return undefined;
  const found = state === 'absent' ? 'nothing' : 'something else than the head';
  return stopped('unavailable', 'NO_CHECKOUT', `${found} is checked out`);
}

function stopped<State extends 'blocked' | 'unavailable'>(state: State, code: ErrorCode, text: string) {
  return { state, reason: reasonOf({ code, text }) };
}

function skipped(reason: string): ReviewerOutcome {
  return { state: 'skipped', reason };
}

/** Why an app is not read; undefined if it is. Reading costs no review, so it is read in every mode. */
export function whyNotRead(
  policy: Applicability,
  {
    manifest,
    change,
  }: { readonly manifest: Pick<Manifest, 'source'>; readonly change: Pick<Change, 'facts'> },
): string | undefined {
  if (manifest.source === 'local') return 'it is an app on pull requests, and a worktree has none';
  return exclusion(policy, change.facts);
}

function isPartOfMode(id: ReviewerId, { modes }: ReviewerPolicy, { settings, askAgain }: AssignmentInput) {
  const { mode } = settings;
  if (mode === 'full') return modes.includes('full');
  return modes.includes('quick') || (mode === 'verify' && modes.includes('verify') && askAgain.has(id));
}

const kinds = ReviewerKind.options.map(kindSelector);

function assignOne(id: ReviewerId, policy: ReviewerPolicy, input: AssignmentInput): Assignment {
  const { facts, present } = input.change;
  const { mode, reviewers: only } = input.settings;
  const { size } = input.manifest;
  const { run, modes } = policy;
  const leave = { do: 'leave', reviewer: id } as const;
  const conclude = (outcome: ReviewerOutcome) => ({ do: 'conclude', reviewer: id, outcome }) as const;
  if (isApp(policy)) {
    const why = whyNotRead(policy, input);
    return why === undefined ? leave : conclude(skipped(why));
  }
  const isLeftOut = !isSelected(id, policy, only);
  // Another job starts the reviewers of the other kind, and says what became of them.
  if (isLeftOut && kinds.some((kind) => only.includes(kind))) return leave;
  const excluded = exclusion(policy, facts);
  if (excluded !== undefined) return conclude(skipped(excluded));
  const isPart = isPartOfMode(id, policy, input);
  const unasked = modes.includes('full') ? input.unasked : undefined;
  // Its document comes from elsewhere, so only the workflow decides whether it is expected.
  if (run === undefined && (isPart || unasked !== undefined)) return leave;
  if (isLeftOut && input.answered.has(id)) return leave;
  const readsFiles = inputOf(policy) === 'files';
  const parts = readsFiles ? [''] : partsOf(policy.cwd, present);
  if (!isPart) {
    // A reviewer of full runs must have read the change, or have an earlier answer that still counts.
    const known = parts.length > 0 ? unasked?.get(id)?.outcome : undefined;
    const raisedNothing = mode === 'verify' && modes.includes('verify');
    const why = raisedNothing
      ? 'it raised nothing that is marked fixed'
      : `not part of a ${mode} run (\`modes\`)`;
    return conclude(known ?? skipped(why));
  }
  if (isLeftOut) {
    const text = 'only others were asked to run (`reviewers`), and it has no answer about this change here';
    return conclude(stopped('unavailable', 'NOT_RERUN', text));
  }
  const notStarted = whyNotStarted(policy, input);
  if (notStarted !== undefined) return conclude(notStarted);
  if (size?.oversized === true && !input.sizeAccepted && isModel(policy)) {
    const reason = `OVERSIZED: the change has ${size.lines} added lines, more than ${size.limit}`;
    return conclude({ state: 'blocked', reason });
  }
  const limited = input.limitedByCost?.get(id);
  if (limited !== undefined) return conclude(limited);
  if (parts.length === 0) return conclude(skipped('no folder with changes matches `cwd`'));
  const allowed = input.programs.environmentFor(policy.env);
  if ('missing' in allowed) {
    const text = `${listNames(allowed.missing, 5)} has no value in this run`;
    return conclude(stopped('unavailable', codeOfMissing(input.change.facts), text));
  }
  return { do: 'run', reviewer: id, parts, environment: allowed.environment };
}

/** GitHub withholds secrets from runs for forks and for Dependabot, each of which has a remedy of its own. */
function codeOfMissing({ fork, author }: Pick<ChangeFacts, 'fork' | 'author'>) {
  if (fork) return 'NO_SECRET_FORK';
  return author === 'dependabot[bot]' ? 'NO_SECRET_DEPENDABOT' : 'NO_SECRET';
}

/** What to do about each configured reviewer, by id; documents have no influence. */
export function assign(input: AssignmentInput): readonly Assignment[] {
  return Object.entries(input.effective.reviewers)
    .sort(([a], [b]) => compareText(a, b))
    .map(([id, policy]) => assignOne(id, policy, input));
}
