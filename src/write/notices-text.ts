import type { BlockContent, PhrasingContent } from 'mdast';
import type { AppliedCommands } from '../comments/apply-commands.ts';
import type { Answered, Refusal } from '../comments/judge-requests.ts';
import {
  codeSpan,
  details,
  link,
  list,
  paragraph,
  strong,
  text,
  withCode,
} from '../markdown/markdown-nodes.ts';
import { type PlainTextOptions, plainText } from '../markdown/plain-text.ts';
import { type ProposedPolicy, scopeName } from '../model/manifest.ts';
import { counted } from '../model/text.ts';

import { inWords } from '../policy/completeness.ts';
import type { Decision } from '../policy/decision.ts';
import type { RenderContext } from './render-context.ts';

/** A longer list would hide open findings. */
const maxShown = 50;

/** Longer lists are folded. */
const maxVisible = 5;

/** A titled list, folded below its title if long. */
export function listOrFold(title: string, items: readonly (readonly BlockContent[])[]): BlockContent[] {
  if (items.length === 0) return [];
  return items.length > maxVisible
    ? [details([text(title)], [list(items)])]
    : [paragraph(strong(text(title))), list(items)];
}

/** Anyone may comment; only the newest requests are shown. */
const maxUnanswered = 10;

interface Decided {
  readonly by: string;
  readonly selfAccepted: boolean;
  readonly statement?: Refusal['statement'];
}

/** Who decided, when and why, with a link to the comment; names as code, so that no one is notified. */
export function decidedBy(
  { by, selfAccepted, statement }: Decided,
  options: PlainTextOptions,
): PhrasingContent[] {
  const who = [text('by '), codeSpan(by), text(selfAccepted ? ' (the author of this change)' : '')];
  if (statement === undefined) return [...who, text(', who resolved its thread')];
  const day = statement.at.slice(0, 10);
  return [
    ...who,
    text(' '),
    link([text(`on ${day}`)], statement.url),
    ...(statement.reason === ''
      ? []
      : [text(': '), ...plainText(statement.reason, { ...options, maxBytes: 500 })]),
  ];
}

/** Findings that people accepted, and requirements they waived for this head: who, when and why. */
export function decisionsOfPeople(
  { refusals, waivers }: Pick<AppliedCommands, 'refusals' | 'waivers'>,
  { waived }: Decision,
  options: PlainTextOptions,
): BlockContent[] {
  const lines = [
    ...refusals.map((each) => [codeSpan(each.id), text(' accepted '), ...decidedBy(each, options)]),
    ...waivers
      .filter(({ subject }) => waived.includes(subject))
      .map((each) => [
        codeSpan(each.subject),
        text(' waived for this head '),
        ...decidedBy({ ...each, statement: each }, options),
      ]),
  ];
  const shown = lines.slice(0, maxShown).map((line) => [paragraph(...line)]);
  const more = lines.length - maxShown;
  return listOrFold(
    `Decided by people (${lines.length})`,
    more > 0 ? [...shown, [paragraph(text(`and ${more} more`))]] : shown,
  );
}

function refusedRequests(answers: readonly Answered[]): BlockContent[] {
  const newestFirst = answers.toSorted((a, b) => b.request.comment.id - a.request.comment.id);
  const items = newestFirst.flatMap(({ request: { by, comment }, answer }) =>
    answer.state === 'accepted'
      ? []
      : [
          [
            paragraph(
              link([text('A request')], comment.url),
              text(' by '),
              codeSpan(by),
              ...withCode(`: ${answer.why}`),
            ),
          ],
        ],
  );
  return listOrFold('Requests that were not carried out', items.slice(0, maxUnanswered));
}

/** People's decisions on this head, and requests that were not carried out. */
export function peopleSection(
  commands: AppliedCommands,
  decision: Decision,
  options: PlainTextOptions,
): BlockContent[] {
  return [...decisionsOfPeople(commands, decision, options), ...refusedRequests(commands.answers)];
}

/** Quoted for a shell, so that nothing is expanded. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

/** Shell command that starts the workflow for a pull request. */
export function dispatchCommand(number: number, workflow = 'WORKFLOW'): string {
  return `gh workflow run ${quoted(workflow)} -f pull-request=${number}`;
}

/** How to run again a review that no comment can start. */
export function runAgain({ head, pull }: { readonly head: string; readonly pull: number }): string {
  return `\`gh run list --commit ${head}\` names the runs of this head, and \`gh run rerun ID\` starts one again; where the review’s workflow takes \`workflow_dispatch\`, \`${dispatchCommand(pull)}\` starts a new one`;
}

/** Reasons for which the review is incomplete; empty for a complete one. */
export function whyIncomplete({ incomplete }: Decision, context: PlainTextOptions): BlockContent[] {
  if (incomplete.length === 0) return [];
  const reasons = incomplete.map((reason) => [
    paragraph(...plainText(inWords(reason), { ...context, maxBytes: 600 })),
  ]);
  return [paragraph(text('This review is not complete:')), list(reasons)];
}

/** More steps would not be done at once. */
const maxSteps = 5;

/** Steps that complete the review. */
export function howToComplete(all: readonly string[]): BlockContent[] {
  if (all.length === 0) return [];
  const more = all.length - maxSteps;
  const steps = more > 0 ? [...all.slice(0, maxSteps), `And ${counted(more, 'more step')}.`] : all;
  return [
    paragraph(text('To complete it:')),
    list(
      steps.map((step) => [paragraph(...withCode(step))]),
      true,
    ),
  ];
}

/** The author controls how many there are, and more would not be fixed at once. */
const maxProblems = 3;

const words: Readonly<Record<ProposedPolicy['state'], string>> = {
  valid: 'Its version is valid and takes effect after merging.',
  invalid: 'Its version is not valid: after merging nothing could be reviewed until it is corrected.',
  removed: 'It removes the file: after merging the defaults apply.',
  unreadable: 'Its version could not be read.',
};

/** Says when a changed policy file takes effect and what is wrong with it; empty for other changes. */
export function proposedPolicyNotice(context: RenderContext): BlockContent[] {
  const { proposedPolicy: proposed } = context;
  if (proposed === undefined) return [];
  const lead = `This change edits the policy file. Until it is merged, the base branch's policy holds. ${words[proposed.state]}`;
  const problems = proposed.problems
    .slice(0, maxProblems)
    .map((problem) => [paragraph(...plainText(problem, { ...context, maxBytes: 400 }))]);
  return [paragraph(text(lead)), ...(problems.length === 0 ? [] : [list(problems)])];
}

/** Says that only the scope was reviewed; empty for a full review. */
export function scopeNotice(context: RenderContext): BlockContent[] {
  const { scope } = context;
  if (scope === undefined) return [];
  const words = `Only ${scopeName(scope)} was reviewed. The change has ${counted(scope.leftOut, 'other file')}.`;
  return [paragraph(...plainText(words, context))];
}
