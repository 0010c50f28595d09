import type { BlockContent, PhrasingContent } from 'mdast';
import type { Answered, AppliedCommands, Refusal } from '../comments/apply-commands.ts';
import { codeSpan, details, link, list, text, withCode } from '../markdown/markdown-nodes.ts';
import { brief, bullets, present, say, titledList, words } from '../markdown/phrases.ts';
import type { PlainTextOptions } from '../markdown/untrusted-markdown.ts';
import { type ProposedPolicy, scopeName } from '../model/manifest.ts';
import { counted } from '../model/text.ts';
import { inWords } from '../policy/completeness.ts';
import type { Decision } from '../policy/decision.ts';
import type { LoadedRun } from './load-run.ts';

/** A longer list would hide open findings. */
const maxDecisions = 50;

/** Anyone may comment; only the newest requests are shown. */
const maxUnanswered = 10;

/** Longer lists are folded. */
const maxVisible = 5;

/** More steps would not be done at once. */
const maxSteps = 5;

/** The author controls how many problems a policy has, and more would not be fixed at once. */
const maxProblems = 3;

/** A titled list, folded below its title if long. */
export function listOrFold(
  title: string,
  lines: readonly (readonly PhrasingContent[])[],
  most?: number,
): BlockContent[] {
  return lines.length > maxVisible
    ? [details([text(title)], [bullets(lines, most)])]
    : titledList(title, lines);
}

/** Who decided, when and why, with a link to the comment; names as code, so that no one is notified. */
export function decidedBy(
  { by, selfAccepted, statement }: Pick<Refusal, 'by' | 'selfAccepted' | 'statement'>,
  options: PlainTextOptions,
): PhrasingContent[] {
  const who = words`by ${codeSpan(by)}${selfAccepted ? ' (the author of this change)' : ''}`;
  if (statement === undefined) return words`${who}, who resolved its thread`;
  const day = link([text(`on ${statement.at.slice(0, 10)}`)], statement.url);
  const why = statement.reason === '' ? [] : words`: ${brief(statement.reason, options, 500)}`;
  return words`${who} ${day}${why}`;
}

/** Findings that people accepted, and requirements they waived for this head: who, when and why. */
export function decisionsOfPeople(
  { refusals, waivers }: Pick<AppliedCommands, 'refusals' | 'waivers'>,
  { waived }: Decision,
  options: PlainTextOptions,
): BlockContent[] {
  const effective = waivers.filter(({ subject }) => waived.includes(subject));
  const lines = [
    ...refusals.map((each) => words`${codeSpan(each.id)} accepted ${decidedBy(each, options)}`),
    ...effective.map((each) => {
      const decided = decidedBy({ ...each, statement: each }, options);
      return words`${codeSpan(each.subject)} waived for this head ${decided}`;
    }),
  ];
  return listOrFold(`Decided by people (${lines.length})`, lines, maxDecisions);
}

function requestsWithoutEffect(answers: readonly Answered[]): BlockContent[] {
  const newestFirst = answers.toSorted((a, b) => b.request.comment.id - a.request.comment.id);
  const lines = newestFirst.flatMap(({ request: { by, comment }, answer }) => {
    if (answer.state === 'accepted') return [];
    const request = link([text('A request')], comment.url);
    return [words`${request} by ${codeSpan(by)}: ${withCode(answer.why)}`];
  });
  return listOrFold('Requests that were not carried out', lines.slice(0, maxUnanswered));
}

/** People's decisions on this head, and requests that were not carried out. */
export function peopleSection(
  commands: AppliedCommands,
  decision: Decision,
  options: PlainTextOptions,
): BlockContent[] {
  return [...decisionsOfPeople(commands, decision, options), ...requestsWithoutEffect(commands.answers)];
}

/** Shell command that starts the workflow for a pull request; quoted, so that nothing is expanded. */
export function dispatchCommand(number: number, workflow = 'WORKFLOW'): string {
  return `gh workflow run '${workflow.replaceAll("'", "'\\''")}' -f pull-request=${number}`;
}

/** How to run again a review that no comment can start. */
export function runAgain({ head, pull }: { readonly head: string; readonly pull: number }): string {
  return `\`gh run list --commit ${head}\` names the runs of this head, and \`gh run rerun ID\` starts one again; where the review’s workflow takes \`workflow_dispatch\`, \`${dispatchCommand(pull)}\` starts a new one`;
}

/** Reasons for which the review is incomplete; empty for a complete one. */
export function whyIncomplete({ incomplete }: Decision, context: PlainTextOptions): BlockContent[] {
  if (incomplete.length === 0) return [];
  const reasons = incomplete.map((reason) => brief(inWords(reason), context, 600));
  return [say`This review is not complete:`, bullets(reasons)];
}

/** Steps that complete the review. */
export function howToComplete(all: readonly string[]): BlockContent[] {
  if (all.length === 0) return [];
  const more = all.length - maxSteps;
  const steps = more > 0 ? [...all.slice(0, maxSteps), `And ${counted(more, 'more step')}.`] : all;
  const items = steps.map((step) => [say`${withCode(step)}`]);
  return [say`To complete it:`, list(items, true)];
}

const proposedWords: Readonly<Record<ProposedPolicy['state'], string>> = {
  valid: 'Its version is valid and takes effect after merging.',
  invalid: 'Its version is not valid: after merging nothing could be reviewed until it is corrected.',
  removed: 'It removes the file: after merging the defaults apply.',
  unreadable: 'Its version could not be read.',
};

/** That only a part was reviewed, and when a changed policy file takes effect; empty for other changes. */
export function changeNotices({ manifest, render }: LoadedRun): BlockContent[] {
  const { scope, proposedPolicy } = manifest;
  const problems = proposedPolicy?.problems.slice(0, maxProblems) ?? [];
  return present<BlockContent>(
    scope &&
      say`Only ${brief(scopeName(scope), render)} was reviewed. The change has ${counted(scope.leftOut, 'other file')}.`,
    proposedPolicy &&
      say`This change edits the policy file. Until it is merged, the base branch's policy holds. ${proposedWords[proposedPolicy.state]}`,
    problems.length > 0 && bullets(problems.map((problem) => brief(problem, render))),
  );
}
