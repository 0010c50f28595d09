import { type Conversation, isAtLeastRole, type Role } from '../model/conversation.ts';
import { keyOfComment, mostSevere } from '../model/finding.ts';
import { originalKey, uncoveredReports } from '../model/finding-history.ts';
import { originalsOf, type RememberedOriginal } from '../model/known-finding.ts';
import { markPrefix } from '../model/mark.ts';
import { weighedSources } from '../model/original.ts';
import { approvalSubject, isReservedSubject, type Waiver } from '../policy/completeness.ts';
import {
  claimedVerdict,
  type Decision,
  type DecisionInput,
  decide,
  type JudgedFinding,
} from '../policy/decision.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import { type WeighedOriginal, weigh } from '../policy/weight.ts';
import { type ApprovedHead, countApprovals } from './approvals.ts';
import type { CommandOf } from './command.ts';
import { type EarlierFinding, threadOf } from './ledger.ts';
import { type Request, readRequests, readResolutions } from './requests.ts';

/** Reviewers' and GitHub's data about a head, before commands are applied. */
export type Facts = Omit<DecisionInput, 'findings' | 'waivers' | 'approvals'>;

/** A finding, with its title and fingerprint when this run has them. */
export type KnownJudged = JudgedFinding & {
  readonly title?: string;
  readonly fingerprint?: string | undefined;
};

/** The data by which every request is judged. */
interface CommandContext {
  /** Findings known to this run. */
  readonly judged: readonly KnownJudged[];
  readonly facts: Pick<Facts, 'effective' | 'reviewers'>;
  readonly ledger: readonly EarlierFinding[];
  readonly conversation: Conversation;
  /** Login of the pull request's author; null when the account is deleted. */
  readonly author: string | null;
  /** Key of this instance. */
  readonly tool: string;
  /** Whether a finding blocks unless it is accepted, or a claim rests on it. */
  readonly isDecisive: (id: string) => boolean;
}

/**
 * Result of a request. `lapsed`: it applied to something that is over, such as an earlier head. The reasons
 * are our own texts and quote no one.
 */
export type Answer =
  | { readonly state: 'accepted' }
  | { readonly state: 'not-applied' | 'lapsed'; readonly why: string };

export interface Answered {
  readonly request: Request;
  readonly answer: Answer;
}

/** A person's decision to leave a published finding as it is. */
export interface Acceptance {
  readonly id: string;
  readonly by: string;
  /**
   * The comment with the decision: time of its last edit, reason and address. Absent for a resolved thread,
   * for which GitHub has none of these.
   */
  readonly statement?: { readonly at: string; readonly reason: string; readonly url: string };
  /** Whether the person is the pull request's author. */
  readonly selfAccepted: boolean;
  /** Set where it is only put off: it holds for this pull request, and the merge lists it in an issue. */
  readonly deferred?: true;
  /** Keys of the finding's originals that came or became stricter later, by `originalKey`; empty when it is settled. */
  readonly uncovered: readonly string[];
}

/** A request for an explanation; without `id` it is about the verdict. */
interface Question {
  readonly id?: string;
}

/** People's commands and their results. */
export interface AppliedCommands {
  readonly acceptances: readonly Acceptance[];
  readonly waivers: readonly Waiver[];
  readonly questions: readonly Question[];
  readonly answers: readonly Answered[];
}

const noCommands: AppliedCommands = { acceptances: [], waivers: [], questions: [], answers: [] };

interface Judgement {
  readonly answer: Answer;
  readonly acceptances?: readonly Acceptance[];
  readonly waiver?: Waiver;
  readonly question?: Question;
}

const accepted: Answer = { state: 'accepted' };

function notApplied(why: string): Judgement {
  return { answer: { state: 'not-applied', why } };
}

/** An unknown name may be one of another instance that writes here; then it is not answered. */
function unlessOfOthers(why: string, { conversation, tool }: CommandContext): Judgement | undefined {
  const { reviews, threads } = conversation;
  const texts = [...reviews, ...threads.flatMap(({ comments }) => comments)].filter(({ ours }) => ours);
  const others = new RegExp(`(?:<!-- |#)${markPrefix}(?!${tool})[0-9a-f]{8}[ .]`);
  return texts.some(({ body }) => others.test(body)) ? undefined : notApplied(why);
}

/** The id that is `start`, or the only one that begins so. */
function findId(ids: readonly string[], start = ''): string | undefined {
  const alike = new Set(ids.filter((id) => id.startsWith(start)));
  if (alike.has(start)) return start;
  return alike.size === 1 ? [...alike][0] : undefined;
}

function idsOf(entries: readonly EarlierFinding[]): readonly string[] {
  return entries.map(({ remembered }) => remembered.id);
}

/**
 * Ids of the findings in a thread of ours, in a text that no one else edited (threat G17): the open ones, or all where
 * none is open.
 */
function idsInThread(entries: readonly EarlierFinding[], nodeId: string | undefined): readonly string[] {
  if (nodeId === undefined) return [];
  const shown = entries.filter((entry) => threadOf(entry)?.nodeId === nodeId);
  const open = shown.filter(({ remembered }) => remembered.kind === 'finding');
  return [...new Set(idsOf(open.length > 0 ? open : shown))];
}

/** Asks which of several findings of a thread a command is about. */
function askWhich(ids: readonly string[], command: string): Judgement {
  const named = ids.map((id) => `\`${id}\``).join(', ');
  return notApplied(`the thread shows several findings; write \`${command} ID\` with one of ${named}`);
}

/** The author may leave a decisive finding as it is only as an admin. */
function mayDecide(id: string, by: string, role: Role, context: CommandContext): boolean {
  return by !== context.author || role === 'admin' || !context.isDecisive(id);
}

/** The originals of a finding as this run weighs them; of one that is not judged, as they are remembered. */
function reportsOf(id: string, { judged, ledger }: CommandContext): readonly ReportNow[] {
  const finding = judged.find((each) => each.id === id);
  const known = ledger.find(({ remembered }) => remembered.id === id)?.remembered;
  if (finding === undefined) return known === undefined ? [] : originalsOf(known);
  const { sources = [], originals = [], fingerprint, raisedBy = known?.reviewers ?? [] } = finding;
  const own = weighedSources(sources).map(({ post, ...source }) => {
    return { ...source, ...(post && { postKey: post.key }) };
  });
  const merged: readonly WeighedOriginal[] = [...own, ...originals];
  if (merged.length > 0) return merged.map(({ reviewer = '', ...each }) => ({ ...each, reviewer }));
  return raisedBy.map((reviewer) => ({ ...finding, fingerprint, reviewer }));
}

/** What a decision on a finding does not cover, with all that it could. */
function coverageOf(id: string, context: CommandContext, acceptedAt?: string) {
  const known = context.ledger.find(({ remembered }) => remembered.id === id)?.remembered;
  const finding = context.judged.find((each) => each.id === id);
  const reports = reportsOf(id, context).map((report) => ({
    ...report,
    blocked: finding !== undefined && isBlocking(alone(finding, report), context.facts.effective),
  }));
  const uncovered = known === undefined ? [] : uncoveredReports(reports, known, acceptedAt);
  return {
    isNone: reports.length > 0 && uncovered.length === reports.length,
    uncovered: uncovered.map(originalKey),
  };
}

/** An original that a run weighs. */
type ReportNow = WeighedOriginal & Pick<RememberedOriginal, 'reviewer'>;

function isBlocking(finding: KnownJudged, { blocking }: EffectivePolicy): boolean {
  return weigh(finding, blocking) === 'blocking';
}

/** A finding with one of its originals. */
function alone({ sources: _, ...finding }: KnownJudged, original: WeighedOriginal): KnownJudged {
  return { ...finding, originals: [original] };
}

function isReviewer(id: string, { facts: { effective, reviewers } }: CommandContext): boolean {
  return Object.hasOwn(effective.reviewers, id) || reviewers.some((reviewer) => reviewer.id === id);
}

/**
 * The findings that an id in a comment can mean: not those published after it. Only times by GitHub's clock are
 * compared.
 */
function knownTo({ comment }: Request, ledger: readonly EarlierFinding[]): readonly EarlierFinding[] {
  const writtenAt = Date.parse(comment.writtenAt);
  return ledger.filter(({ remembered: { after } }) => after === undefined || Date.parse(after) < writtenAt);
}

/** Only published findings can be named: another id might refer to a different finding on the next head. */
function judgeAcceptance(
  request: Request,
  command: AcceptingCommand,
  context: CommandContext,
): Judgement | undefined {
  const { thread } = request;
  const { ledger } = context;
  const { do: name, id: named } = command;
  if (name === 'defer' && context.facts.effective['follow-up'] === undefined)
    return notApplied('nothing would list it after the merge: the policy has no `policy.follow-up`');
  if (named === lateFindings) return judgeLate(request, command, context);
  const shown = named === undefined ? idsInThread(ledger, thread?.nodeId) : [];
  if (shown.length > 1) return askWhich(shown, name);
  const id = named === undefined ? shown[0] : findId(idsOf(knownTo(request, ledger)), named);
  // A thread without a finding of ours belongs to someone else.
  if (id === undefined && named === undefined) return undefined;
  if (id === undefined)
    return unlessOfOthers(
      'no finding that was published before has this id, or several begin with it; write the whole id',
      context,
    );
  return accept([id], request, command, context);
}

/** A command that leaves findings as they are. */
type AcceptingCommand = CommandOf<'wont-fix' | 'defer'>;

/** What `/pr-verdict wont-fix late REASON` names. */
const lateFindings = 'late';

/** Accepts all late findings that were there when the command was written. */
function judgeLate(request: Request, command: AcceptingCommand, context: CommandContext): Judgement {
  const isLate = ({ remembered: { kind, late } }: EarlierFinding) => kind === 'finding' && late === true;
  const ids = idsOf(knownTo(request, context.ledger).filter(isLate));
  if (ids.length > 0) return accept(ids, request, command, context);
  return { answer: { state: 'lapsed', why: 'no late finding is open' } };
}

const actions = { 'wont-fix': 'accept', defer: 'defer' } as const;

/** Accepts or defers findings by one command, all or none. */
function accept(
  ids: readonly string[],
  { by, role, comment }: Request,
  { do: name, reason }: AcceptingCommand,
  context: CommandContext,
): Judgement {
  if (!ids.every((id) => mayDecide(id, by, role, context)))
    return notApplied(
      `the finding blocks; the author of the change may ${actions[name]} it only as an admin`,
    );
  const kind = { selfAccepted: by === context.author, ...(name === 'defer' && { deferred: true as const }) };
  const statement = { at: comment.writtenAt, reason, url: comment.url };
  const acceptances = ids.flatMap((id): readonly Acceptance[] => {
    const { isNone, uncovered } = coverageOf(id, context, comment.writtenAt);
    return isNone ? [] : [{ id, by, statement, ...kind, uncovered }];
  });
  if (acceptances.length === 0)
    return notApplied('the finding has become more severe since, or is of other reviewers now');
  return { answer: accepted, acceptances };
}

/** A waiver counts only when it was written or last edited after the time at which the head existed. */
function judgeWaiver(
  { by, role, comment }: Request,
  { subject, reason }: CommandOf<'waive'>,
  context: CommandContext,
): Judgement | undefined {
  const { author, conversation } = context;
  if (!isReservedSubject(subject) && !isReviewer(subject, context))
    return unlessOfOthers(
      'it names neither a reviewer of this run, nor `coverage`, `size` or `human-approval`',
      context,
    );
  const least = subject === approvalSubject ? 'admin' : context.facts.effective['waived-by'];
  if (!isAtLeastRole(role, least))
    return notApplied(`this waiver requires the role ${least} or a higher one`);
  if (by === author && role !== 'admin') return notApplied('the author may waive something only as an admin');
  const { headSince } = conversation;
  if (headSince === null || Date.parse(comment.writtenAt) <= Date.parse(headSince)) {
    const why = 'it may be about an earlier head; write it again once this head has a check';
    return { answer: { state: 'lapsed', why } };
  }
  const { writtenAt: at, url } = comment;
  return { answer: accepted, waiver: { subject, reason, by, at, url, selfAccepted: by === author } };
}

function judgeQuestion(
  { thread }: Request,
  { id: named }: CommandOf<'explain'>,
  context: CommandContext,
): Judgement | undefined {
  const { ledger, judged } = context;
  if (named === undefined && thread === undefined) return { answer: accepted, question: {} };
  const shown = named === undefined ? idsInThread(ledger, thread?.nodeId) : [];
  if (shown.length > 1) return askWhich(shown, 'explain');
  const id =
    named === undefined
      ? shown[0]
      : findId([...judged.map((finding) => finding.id), ...idsOf(ledger)], named);
  if (id !== undefined) return { answer: accepted, question: { id } };
  if (named === undefined) return undefined;
  return unlessOfOthers('no finding has this id, or several begin with it; write the whole id', context);
}

/** Undefined for a request that is possibly for another instance, which is not answered. */
function judge(request: Request, context: CommandContext): Judgement | undefined {
  const { reading } = request;
  if (!reading.ok) return notApplied(reading.why);
  const { command } = reading;
  switch (command.do) {
    case 'wont-fix':
    case 'defer':
      return judgeAcceptance(request, command, context);
    case 'waive':
      return judgeWaiver(request, command, context);
    case 'explain':
      return judgeQuestion(request, command, context);
    case 'rerun':
      return command.reviewers.every((id) => isReviewer(id, context))
        ? { answer: accepted }
        : unlessOfOthers('no reviewer of this run has this id', context);
  }
}

/**
 * Resolving a thread of ours accepts the findings that an earlier run read in it while it was open. Of several, one
 * that blocks needs a command that names it (threat G17).
 */
function acceptedByResolving(context: CommandContext): readonly Acceptance[] {
  const { conversation, ledger, author } = context;
  const open = ledger.filter(({ remembered }) => remembered.kind === 'finding');
  return readResolutions(conversation).flatMap(({ by, thread }): readonly Acceptance[] => {
    const role = conversation.people.find(({ login }) => login === by)?.role ?? 'none';
    if (role === 'none') return [];
    const ids = idsInThread(open, thread.nodeId);
    // Of several findings, resolving accepts none that blocks (threat G17).
    const unseen = open.filter(({ remembered }) => remembered.unseen).map(({ remembered }) => remembered.id);
    const mayAccept = (id: string) =>
      !unseen.includes(id) &&
      mayDecide(id, by, role, context) &&
      (ids.length === 1 || !context.isDecisive(id));
    return ids.filter(mayAccept).flatMap((id): readonly Acceptance[] => {
      const { isNone, uncovered } = coverageOf(id, context);
      return isNone ? [] : [{ id, by, selfAccepted: by === author, uncovered }];
    });
  });
}

/**
 * Resolving an app's thread accepts what the app wrote in it, and nothing that others say in the same finding. A text that
 * someone else edited last is not what the app wrote.
 */
function acceptedInAppThreads(context: CommandContext): readonly Acceptance[] {
  const { conversation, author } = context;
  return conversation.threads.flatMap(
    ({ resolved, resolvedBy: by, comments: [first] }): readonly Acceptance[] => {
      if (!resolved || by === null || first === undefined || first.ours || first.editedByOthers) return [];
      const role = conversation.people.find(({ login }) => login === by)?.role ?? 'none';
      const key = keyOfComment(first.id);
      const ids = role === 'none' ? [] : idsWithPost(key, context);
      return ids
        .filter((id) => mayDecide(id, by, role, context))
        .flatMap((id): readonly Acceptance[] => {
          const reports = reportsOf(id, context);
          const others = reports.filter((each) => each.postKey !== key).map(originalKey);
          const uncovered = [...new Set([...coverageOf(id, context).uncovered, ...others])];
          return uncovered.length === reports.length
            ? []
            : [{ id, by, selfAccepted: by === author, uncovered }];
        });
    },
  );
}

/** The open findings that were read from a text of an app, in this run or an earlier one. */
function idsWithPost(key: string, context: CommandContext): readonly string[] {
  const ids = [
    ...context.judged.map(({ id }) => id),
    ...idsOf(context.ledger.filter(({ remembered }) => remembered.kind === 'finding')),
  ];
  return [...new Set(ids)].filter((id) => reportsOf(id, context).some(({ postKey }) => postKey === key));
}

/** Another person's acceptance takes precedence over the author's. */
function onePerFinding(acceptances: readonly Acceptance[]): readonly Acceptance[] {
  const byId = new Map<string, Acceptance>();
  for (const acceptance of acceptances)
    if (byId.get(acceptance.id)?.selfAccepted ?? true) byId.set(acceptance.id, acceptance);
  return [...byId.values()];
}

/**
 * People's requests and their results: published findings that people accepted, waivers for this head, and
 * explanations to give. A person whose access is unknown decides nothing and is not answered.
 */
export function judgeRequests(context: CommandContext): AppliedCommands {
  const judged = readRequests(context.conversation).flatMap((request) => {
    const judgement = judge(request, context);
    return judgement === undefined ? [] : [{ request, ...judgement }];
  });
  const byCommand = judged.flatMap(({ acceptances }) => acceptances ?? []);
  return {
    acceptances: onePerFinding([
      ...byCommand,
      ...acceptedByResolving(context),
      ...acceptedInAppThreads(context),
    ]),
    waivers: judged.flatMap(({ waiver }) => waiver ?? []),
    questions: judged.flatMap(({ question }) => question ?? []),
    answers: judged.map(({ request, answer }) => ({ request, answer })),
  };
}

/** Marks a waiver of something that is not missing as lapsed. */
function withoutEffect({ request, answer }: Answered, waived: readonly string[]): Answered {
  const { reading } = request;
  const subject = reading.ok && reading.command.do === 'waive' ? reading.command.subject : undefined;
  if (answer.state !== 'accepted' || subject === undefined || waived.includes(subject))
    return { request, answer };
  const why = 'there is nothing to waive: it is not missing on this head';
  return { request, answer: { state: 'lapsed', why } };
}

function isWhole({ uncovered }: Acceptance): boolean {
  return uncovered.length === 0;
}

/** The finding after a decision: settled, or weighed by the originals that the decision does not cover. */
function acceptIn(finding: KnownJudged, acceptance: Acceptance | undefined): KnownJudged {
  if (acceptance === undefined) return finding;
  if (isWhole(acceptance)) return { ...finding, status: 'wont_fix' };
  const { sources, originals = [], ...whole } = finding;
  const open = [...weighedSources(sources ?? []), ...originals].filter((original) =>
    acceptance.uncovered.includes(originalKey({ reviewer: '', ...original })),
  );
  return { ...whole, originals: open, severity: mostSevere(open.map(({ severity }) => severity)) };
}

/** Whether a finding blocks without any command, or a claim that tightens the result rests on it. */
function isDecisive(id: string, judged: readonly KnownJudged[], { claims, effective }: Facts): boolean {
  const blocks = judged.some((finding) => finding.id === id && isBlocking(finding, effective));
  const isClaimed = claims.some(
    (each) =>
      each.findings?.includes(id) === true &&
      !effective.advisoryClaims.has(each.reviewer) &&
      claimedVerdict(each.claims) !== 'PASS',
  );
  return blocks || isClaimed;
}

interface CommandInput extends Omit<CommandContext, 'conversation' | 'isDecisive'> {
  /** Without it no approval counts. */
  readonly approved?: ApprovedHead;
  /** Findings of this run, and open ones of earlier runs. */
  readonly judged: readonly KnownJudged[];
  readonly facts: Facts;
  /** Absent for a worktree, which has no comments. */
  readonly conversation: Conversation | undefined;
}

/**
 * Decides after applying people's commands. The author may not accept what blocks without any command, a claim
 * ends when people accepted all findings that it rests on, and a result that depends on a command is never
 * approved (threat G4).
 */
export function applyCommands({ judged, facts, conversation, approved, ...input }: CommandInput): {
  readonly decision: Decision;
  /** The findings after commands were applied. */
  readonly findings: readonly KnownJudged[];
  readonly commands: AppliedCommands;
} {
  if (conversation === undefined)
    return { decision: decide({ ...facts, findings: judged }), findings: judged, commands: noCommands };
  const commands = judgeRequests({
    ...input,
    judged,
    facts,
    conversation,
    isDecisive: (id) => isDecisive(id, judged, facts),
  });
  const acceptances = new Map(commands.acceptances.map((acceptance) => [acceptance.id, acceptance]));
  const findings = judged.map((finding) => acceptIn(finding, acceptances.get(finding.id)));
  const accepted = new Set(commands.acceptances.filter(isWhole).map(({ id }) => id));
  const claims = facts.claims.filter(
    ({ findings: rests = [] }) => rests.length === 0 || !rests.every((id) => accepted.has(id)),
  );
  const { approval, effective } = facts;
  const { 'human-approval': rule } = effective;
  const approvals =
    approval && rule && approved && countApprovals(conversation, approval, { ...approved, by: rule.by });
  const decided = decide({ ...facts, waivers: commands.waivers, claims, findings, approvals });
  const mayApprove = acceptances.size === 0 || decided.event !== 'APPROVE';
  return {
    findings,
    decision: mayApprove ? decided : { ...decided, event: 'COMMENT' },
    commands: {
      ...commands,
      answers: commands.answers.map((answered) => withoutEffect(answered, decided.waived)),
    },
  };
}
