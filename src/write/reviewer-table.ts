import type { BlockContent } from 'mdast';
import { codeSpan, table, text } from '../markdown/markdown-nodes.ts';
import { brief, joined, say, words } from '../markdown/phrases.ts';
import type { ReviewerTally } from '../model/ingest-report.ts';
import { isChosen, type Reviewer, reasonWords } from '../model/reviewer.ts';
import { counted, durationWords } from '../model/text.ts';
import { sumUsage, type Usage } from '../model/usage.ts';
import { defaultPolicyPath } from '../policy/policy.ts';
import { duration, type ReviewerResult } from '../review-directory/reviewer-results.ts';
import type { LoadedRun } from './load-run.ts';

function inWords({ inputTokens, outputTokens, cost, currency }: Usage): string {
  const tokens = (count: number | undefined, what: string) =>
    count === undefined ? [] : [`${count.toLocaleString('en-US')} ${what} tokens`];
  const parts = [
    ...tokens(inputTokens, 'input'),
    ...tokens(outputTokens, 'output'),
    ...(cost === undefined ? [] : [`${cost.toFixed(2)} ${currency ?? ''}`.trim()]),
  ];
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
  const each = reports.map(({ reviewer, usage }) => `\`${reviewer}\` ${inWords(usage)}`);
  return reports.length === 1
    ? `Used, by its own report: ${each.join('')}.`
    : `Used, by their own reports: ${inWords(sum)} (${each.join('; ')}).`;
}

function outcomeWords({ outcome }: Reviewer): string {
  const state = outcome.state.replaceAll('_', ' ');
  return 'reason' in outcome ? `${state}: ${reasonWords(outcome.reason)}` : state;
}

/**
 * One row per reviewer. Times differ between identical runs, so this table is used in the check and the job
 * summary, never in posted texts.
 */
export function reviewerTable({ tallies, started, render }: LoadedRun): BlockContent[] {
  if (tallies.length === 0) return [];
  const times = new Map(started.map((result) => [result.reviewer, duration(result)]));
  const header = ['Reviewer', 'Kind', 'Outcome', 'Findings', 'Kept', 'Merged', 'Refused', 'Time'];
  const rows = tallies.map(({ reviewer, findings, kept, merged, refused }) => {
    const time = times.get(reviewer.id);
    const numbers = [findings, kept, merged, refused].map(String);
    const last = [...numbers, time === undefined ? '–' : durationWords(time)].map((cell) => [text(cell)]);
    return [[codeSpan(reviewer.id)], [text(reviewer.kind)], brief(outcomeWords(reviewer), render), ...last];
  });
  const cells = header.map((word) => [text(word)]);
  return [table(cells, rows)];
}

/** Outcome of a reviewer, without times and reasons: an identical run must not change a posted byte. */
function tallyWords({ reviewer, findings, kept, merged, refused }: ReviewerTally): string {
  const { state } = reviewer.outcome;
  const ended = state === 'reviewed' ? [] : [state.replaceAll('_', ' ')];
  if (findings === 0) return ended[0] ?? 'no findings';
  const parts = [
    ...ended,
    ...(kept > 0 && kept < findings ? [`${kept} shown`] : []),
    ...(merged > 0 ? [`${merged} merged`] : []),
    ...(refused > 0 ? [`${refused} refused`] : []),
  ];
  const count = counted(findings, 'finding');
  return parts.length === 0 ? count : `${count} (${parts.join(', ')})`;
}

/** All reviewers in one paragraph. */
export function reviewerLine(tallies: readonly ReviewerTally[]): BlockContent[] {
  const each = tallies.map((tally) => words`${codeSpan(tally.reviewer.id)} ${tallyWords(tally)}`);
  return each.length === 0 ? [] : [say`**Reviewers:** ${joined(each)}`];
}

/** How to add reviewers, if only the built-in one ran. */
export function aloneNotice({ tallies }: Pick<LoadedRun, 'tallies'>): BlockContent[] {
  if (tallies.length === 0 || tallies.some(({ reviewer }) => isChosen(reviewer))) return [];
  return [
    say`Only the built-in reviewer ran. Add others under \`reviewers\` in ${codeSpan(defaultPolicyPath)}, or pass their files with \`findings\`.`,
  ];
}
