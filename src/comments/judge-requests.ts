import { isAtLeastRole } from '../model/conversation.ts';
import { markPrefix } from '../model/mark.ts';
import { approvalSubject, isReservedSubject, type Waiver } from '../policy/completeness.ts';
import {
  type Acceptance,
  acceptByComment,
  acceptedByResolving,
  acceptedInAppThreads,
  type CommandContext,
  idsInThread,
  idsOf,
  mayDecide,
  onePerFinding,
} from './accept-findings.ts';
import type { CommandOf } from './command.ts';
import { type EarlierFinding, isOpen } from './ledger.ts';
import { type Request, readRequests } from './requests.ts';

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

function lapsed(why: string): Judgement {
  return { answer: { state: 'lapsed', why } };
}

/** An unknown name may be one of another instance that writes here; then it is not answered. */
function unlessOfOthers(why: string, { conversation, tool }: CommandContext): Judgement | undefined {
  const { reviews, threads } = conversation;
  const texts = [...reviews, ...threads.flatMap(({ comments }) => comments)].filter(({ ours }) => ours);
  const others = new RegExp(`(?:<!-- |#)${markPrefix}(?!${tool})[0-9a-f]{8}[ .]`);
  return texts.some(({ body }) => others.test(body)) ? undefined : notApplied(why);
}

/** The id that is `start`, or the only one that begins so. */
function findId(ids: readonly string[], start: string): string | undefined {
  const alike = new Set(ids.filter((id) => id.startsWith(start)));
  if (alike.has(start)) return start;
  return alike.size === 1 ? [...alike][0] : undefined;
}

/** The finding that a command is about; without an id the judgement on the command, if it is answered. */
interface Target {
  readonly id?: string | undefined;
  readonly judgement?: Judgement | undefined;
}

/** The finding that the thread of a command shows. A thread without a known finding belongs to someone else. */
function findShown({ thread }: Request, command: string, { ledger }: CommandContext): Target {
  const ids = idsInThread(ledger, thread?.nodeId);
  if (ids.length < 2) return { id: ids[0] };
  const named = ids.map((id) => `\`${id}\``).join(', ');
  const why = `the thread shows several findings; write \`${command} ID\` with one of ${named}`;
  return { judgement: notApplied(why) };
}

/** The finding whose id a command names, or the beginning of it. */
function findNamed(named: string, ids: readonly string[], kind: string, context: CommandContext): Target {
  const id = findId(ids, named);
  if (id !== undefined) return { id };
  const why = `no ${kind} has this id, or several begin with it; write the whole id`;
  return { judgement: unlessOfOthers(why, context) };
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

/** A command that leaves findings as they are. */
type AcceptingCommand = CommandOf<'wont-fix' | 'defer'>;

/** What `/pr-verdict wont-fix late REASON` names. */
const lateFindings = 'late';

/** Only published findings can be named: another id might refer to a different finding on the next head. */
function judgeAcceptance(
  request: Request,
  command: AcceptingCommand,
  context: CommandContext,
): Judgement | undefined {
  const { do: name, id: named } = command;
  if (name === 'defer' && context.facts.effective['follow-up'] === undefined)
    return notApplied('nothing would list it after the merge: the policy has no `policy.follow-up`');
  const known = knownTo(request, context.ledger);
  if (named === lateFindings) {
    const late = idsOf(known.filter((entry) => isOpen(entry) && entry.remembered.late === true));
    return late.length === 0 ? lapsed('no late finding is open') : accept(late, request, command, context);
  }
  const { id, judgement } =
    named === undefined
      ? findShown(request, name, context)
      : findNamed(named, idsOf(known), 'finding that was published before', context);
  return id === undefined ? judgement : accept([id], request, command, context);
}

const actions = { 'wont-fix': 'accept', defer: 'defer' } as const;

/** Accepts or defers findings by one command, all or none. */
function accept(
  ids: readonly string[],
  { by, role, comment }: Request,
  { do: name, reason }: AcceptingCommand,
  context: CommandContext,
): Judgement {
  if (!ids.every((id) => mayDecide(id, { login: by, role }, context)))
    return notApplied(
      `the finding blocks; the author of the change may ${actions[name]} it only as an admin`,
    );
  const statement = { at: comment.writtenAt, reason, url: comment.url };
  const acceptances = acceptByComment(ids, by, statement, context);
  if (acceptances.length === 0)
    return notApplied('the finding has become more severe since, or is of other reviewers now');
  const deferred = name === 'defer' ? { deferred: true as const } : {};
  return { answer: accepted, acceptances: acceptances.map((each) => ({ ...each, ...deferred })) };
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
  if (headSince === null || Date.parse(comment.writtenAt) <= Date.parse(headSince))
    return lapsed('it may be about an earlier head; write it again once this head has a check');
  const { writtenAt: at, url } = comment;
  return { answer: accepted, waiver: { subject, reason, by, at, url, selfAccepted: by === author } };
}

function judgeQuestion(
  request: Request,
  { id: named }: CommandOf<'explain'>,
  context: CommandContext,
): Judgement | undefined {
  if (named === undefined && request.thread === undefined) return { answer: accepted, question: {} };
  const ids = [...context.judged.map((finding) => finding.id), ...idsOf(context.ledger)];
  const { id, judgement } =
    named === undefined ? findShown(request, 'explain', context) : findNamed(named, ids, 'finding', context);
  return id === undefined ? judgement : { answer: accepted, question: { id } };
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
 * People's requests and their results: published findings that people accepted, waivers for this head, and
 * explanations to give. A person whose access is unknown decides nothing and is not answered.
 */
export function judgeRequests(context: CommandContext): AppliedCommands {
  const judged = readRequests(context.conversation).flatMap((request) => {
    const judgement = judge(request, context);
    return judgement === undefined ? [] : [{ request, ...judgement }];
  });
  return {
    acceptances: onePerFinding([
      ...judged.flatMap(({ acceptances }) => acceptances ?? []),
      ...acceptedByResolving(context),
      ...acceptedInAppThreads(context),
    ]),
    waivers: judged.flatMap(({ waiver }) => waiver ?? []),
    questions: judged.flatMap(({ question }) => question ?? []),
    answers: judged.map(({ request, answer }) => ({ request, answer })),
  };
}
