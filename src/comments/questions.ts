import { type Answer, type Answered, accepted, refused } from './answers.ts';
import { type CommandReading, maxCommand } from './command.ts';
import {
  type CommandContext,
  findNamedFinding,
  hasOtherInstances,
  type Request,
  readRequests,
} from './requests.ts';

/** A request for an explanation; without `id` it is about the verdict. */
export interface Question {
  readonly by: string;
  readonly id?: string;
}

export interface QuestionContext extends CommandContext {
  /** Ids of the findings known to this run. */
  readonly findings: readonly string[];
}

type Misreading = Extract<CommandReading, { ok: false }>;

function whyMisread(reading: Misreading): string {
  switch (reading.problem) {
    case 'unknown-word':
      return 'the words that follow /pr-verdict are wont-fix, waive, rerun and explain';
    case 'several-commands':
      return 'there may be one command in a comment';
    case 'too-long':
      return `a command has at most ${maxCommand} characters`;
    case 'no-finding':
      return `${reading.word} names the id of a finding, unless it is said in the finding’s thread`;
    case 'no-subject':
      return 'waive names a reviewer, `coverage` or `size`, and then the reason';
    case 'no-reason':
      return `${reading.word} takes a reason`;
    case 'not-a-reviewer':
      return `what follows ${reading.word} is no name of a reviewer`;
    case 'too-much':
      return `${reading.word} takes one id and nothing else`;
  }
}

function meant(id: string, { findings, ledger }: QuestionContext): string | undefined {
  if (findings.includes(id)) return id;
  const alike = new Set(
    [...findings, ...ledger.map(({ remembered }) => remembered.id)].filter((each) => each.startsWith(id)),
  );
  return alike.size === 1 ? [...alike][0] : undefined;
}

interface Judged {
  readonly answer: Answer;
  readonly question?: Question;
}

function explain(
  { by, thread }: Request,
  wanted: string | undefined,
  context: QuestionContext,
): Judged | undefined {
  if (wanted === undefined && thread === undefined) return { answer: accepted, question: { by } };
  const id =
    wanted === undefined
      ? findNamedFinding(context.ledger, { thread: thread?.nodeId })
      : meant(wanted, context);
  if (id !== undefined) return { answer: accepted, question: { by, id } };
  if (wanted === undefined || hasOtherInstances(context)) return undefined;
  return { answer: refused('no finding, or more than one, has an id that begins so') };
}

function judge(request: Request, context: QuestionContext): Judged | undefined {
  const { reading } = request;
  const isOurs = !reading.ok || reading.command.do === 'explain' || reading.command.do === 'rerun';
  if (!isOurs) return undefined;
  if (!reading.ok) return { answer: refused(whyMisread(reading)) };
  if (reading.command.do === 'explain') return explain(request, reading.command.id, context);
  if (reading.command.do !== 'rerun') return undefined;
  if (reading.command.reviewers.every((id) => context.reviewers.includes(id))) return { answer: accepted };
  return hasOtherInstances(context)
    ? undefined
    : { answer: refused('it names an id that is no reviewer of this run') };
}

/**
 * Requests for explanations and reruns, and texts that are not a valid command. None of them changes a
 * result.
 */
export function readQuestions(context: QuestionContext): {
  readonly questions: readonly Question[];
  readonly answers: readonly Answered[];
} {
  const judged = readRequests(context.conversation).flatMap((request) => {
    const result = judge(request, context);
    return result === undefined ? [] : [{ request, ...result }];
  });
  return {
    questions: judged.flatMap(({ question }) => question ?? []),
    answers: judged.map(({ request, answer }) => ({ request, answer })),
  };
}
