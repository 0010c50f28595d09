import type { BlockContent, PhrasingContent } from 'mdast';
import type { Acceptance } from '../comments/accept-findings.ts';
import type { Answered, AppliedCommands } from '../comments/judge-requests.ts';
import type { Run } from '../decide/run.ts';
import { codeSpan, details, link, table, text, withCode } from '../markdown/markdown-nodes.ts';
import { brief, bullets, joined, present, say, titledList, words } from '../markdown/phrases.ts';
import type { PlainTextOptions } from '../markdown/untrusted-markdown.ts';
import type { ReviewerTally } from '../model/ingest-report.ts';
import { type ProposedPolicy, scopeName } from '../model/manifest.ts';
import { isChosen, type Reviewer, reasonWords, sumUsage, type Usage } from '../model/reviewer.ts';
import { counted, durationWords } from '../model/text.ts';
import type { Decision } from '../policy/decision.ts';
import { defaultPolicyPath } from '../policy/policy.ts';
import { duration, type ReviewerResult } from '../review-directory/reviewer-results.ts';

/** A longer list would hide open findings. */
const maxDecisions = 50;

/** Anyone may comment; only the newest requests are shown. */
const maxUnanswered = 10;

/** Longer lists are folded. */
const maxVisible = 5;

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
  { by, selfAccepted, statement }: Pick<Acceptance, 'by' | 'selfAccepted' | 'statement'>,
  options: PlainTextOptions,
): PhrasingContent[] {
  const who = words`by ${codeSpan(by)}${selfAccepted ? ' (the author of this change)' : ''}`;
  if (statement === undefined) return words`${who}, who resolved its thread`;
  const day = link([text(`on ${statement.at.slice(0, 10)}`)], statement.url);
  const why = statement.reason === '' ? [] : words`: ${brief(statement.reason, options, 500)}`;
  return words`${who} ${day}${why}`;
}

/** Approvals, findings that people accepted or deferred, and requirements they waived for this head: who, when and why. */
export function decisionLines(
  { acceptances, waivers }: Pick<AppliedCommands, 'acceptances' | 'waivers'>,
  { waived, approvedBy }: Decision,
  options: PlainTextOptions,
): readonly PhrasingContent[][] {
  const effective = waivers.filter(({ subject }) => waived.includes(subject));
  return [
    ...approvedBy.map(({ login, at, url }) => {
      return words`This head approved by ${codeSpan(login)} ${link([text(`on ${at.slice(0, 10)}`)], url)}`;
    }),
    ...acceptances.map((each) => {
      const done = each.deferred ? 'deferred' : 'accepted';
      return words`${codeSpan(each.id)} ${done} ${decidedBy(each, options)}`;
    }),
    ...effective.map((each) => {
      const decided = decidedBy({ ...each, statement: each }, options);
      return words`${codeSpan(each.subject)} waived for this head ${decided}`;
    }),
  ];
}

export function decisionsOfPeople(
  commands: Pick<AppliedCommands, 'acceptances' | 'waivers'>,
  decision: Decision,
  options: PlainTextOptions,
): BlockContent[] {
  const lines = decisionLines(commands, decision, options);
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

const proposedWords: Readonly<Record<ProposedPolicy['state'], string>> = {
  valid: 'Its version is valid and takes effect after merging.',
  invalid: 'Its version is not valid: after merging nothing could be reviewed until it is corrected.',
  removed: 'It removes the file: after merging the defaults apply.',
  unreadable: 'Its version could not be read.',
};

/** That only a part was reviewed, and when a changed policy file takes effect; empty for other changes. */
export function changeNotices({ manifest, render }: Run): BlockContent[] {
  const { scope, proposedPolicy } = manifest;
  const problems = proposedPolicy?.problems.slice(0, maxProblems) ?? [];
  return present<BlockContent>(
    scope &&
      say`Only ${brief(scopeName(scope), render)} was reviewed. The change has ${counted(scope.leftOut, 'other file')}.`,
    proposedPolicy &&
      say`This change edits the policy file. Until it is merged, the base branch's policy applies. ${proposedWords[proposedPolicy.state]}`,
    problems.length > 0 && bullets(problems.map((problem) => brief(problem, render))),
  );
}

function usageWords({ inputTokens, outputTokens, cost, currency }: Usage): string {
  const parts = present<string>(
    inputTokens !== undefined && `${inputTokens.toLocaleString('en-US')} input tokens`,
    outputTokens !== undefined && `${outputTokens.toLocaleString('en-US')} output tokens`,
    cost !== undefined && `${cost.toFixed(2)} ${currency ?? ''}`.trim(),
  );
  return parts.length === 0 ? 'an unknown amount' : parts.join(', ');
}

/** A line of Markdown about what this run's reviewers used, by their own reports; undefined where none reported. */
export function usageLine(
  started: readonly Pick<ReviewerResult, 'reviewer' | 'usage'>[],
): string | undefined {
  const reports = started.flatMap(({ reviewer, usage }) =>
    usage === undefined ? [] : [{ reviewer, usage }],
  );
  const sum = sumUsage(reports.map(({ usage }) => usage));
  if (sum === undefined) return undefined;
  const each = reports.map(({ reviewer, usage }) => `\`${reviewer}\` ${usageWords(usage)}`);
  const total = reports.length === 1 ? each.join('') : `${usageWords(sum)} (${each.join('; ')})`;
  return `Usage reported by reviewers: ${total}.`;
}

function outcomeWords({ outcome }: Reviewer): string {
  const state = outcome.state.replaceAll('_', ' ');
  return 'reason' in outcome ? `${state}: ${reasonWords(outcome.reason)}` : state;
}

/**
 * One row per reviewer. Times differ between identical runs, so this table is used in the check and the job
 * summary, never in posted texts.
 */
export function reviewerTable({ tallies, started, render }: Run): BlockContent[] {
  if (tallies.length === 0) return [];
  const times = new Map(started.map((result) => [result.reviewer, duration(result)]));
  const header = ['Reviewer', 'Kind', 'Outcome', 'Findings', 'Kept', 'Merged', 'Invalid', 'Time'];
  const rows = tallies.map(({ reviewer, findings, kept, merged, invalid }) => {
    const time = times.get(reviewer.id);
    const numbers = [findings, kept, merged, invalid].map(String);
    const last = [...numbers, time === undefined ? '–' : durationWords(time)].map((cell) => [text(cell)]);
    return [[codeSpan(reviewer.id)], [text(reviewer.kind)], brief(outcomeWords(reviewer), render), ...last];
  });
  return [table(header, rows)];
}

/** Outcome of a reviewer, without times and reasons: an identical run must not change a posted byte. */
function tallyWords({ reviewer, findings, kept, merged, invalid }: ReviewerTally): string {
  const { state } = reviewer.outcome;
  const ended = state === 'reviewed' ? undefined : state.replaceAll('_', ' ');
  if (findings === 0) return ended ?? 'no findings';
  const parts = present<string>(
    ended,
    kept > 0 && kept < findings && `${kept} shown`,
    merged > 0 && `${merged} merged`,
    invalid > 0 && `${invalid} invalid`,
  );
  const count = counted(findings, 'finding');
  return parts.length === 0 ? count : `${count} (${parts.join(', ')})`;
}

/** All reviewers in one paragraph. */
export function reviewerLine(tallies: readonly ReviewerTally[]): BlockContent[] {
  const each = tallies.map((tally) => words`${codeSpan(tally.reviewer.id)} ${tallyWords(tally)}`);
  return each.length === 0 ? [] : [say`**Reviewers:** ${joined(each)}`];
}

/** How to add reviewers, if only the built-in one ran. */
export function aloneNotice({ tallies }: Pick<Run, 'tallies'>): BlockContent[] {
  if (tallies.length === 0 || tallies.some(({ reviewer }) => isChosen(reviewer))) return [];
  return [
    say`Only the built-in reviewer ran. Add others under \`reviewers\` in ${codeSpan(defaultPolicyPath)}, or pass their files with \`findings\`.`,
  ];
}
