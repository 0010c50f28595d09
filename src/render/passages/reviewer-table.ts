import type { BlockContent } from 'mdast';
import { defaultPolicyPath } from '../../domain/policy/policy.ts';
import { isChosen, type Reviewer } from '../../domain/reviewers/reviewer.ts';
import type { ReviewerTally } from '../../domain/verdict/tally.ts';
import type { RenderContext } from '../context.ts';
import { codeSpan, paragraph, table, text, withCode } from '../markdown/build.ts';
import { plainText } from '../markdown/untrusted.ts';
import { durationWords } from './duration-words.ts';

/** How long all attempts of a reviewer took together, in milliseconds, by its id; absent for one that was not run here. */
export type ReviewerTimes = ReadonlyMap<string, number>;

/** Who looked, and what became of what each of them handed in. */
export interface ReviewerPage {
  readonly tallies: readonly ReviewerTally[];
  readonly times: ReviewerTimes;
}

function outcomeWords({ outcome }: Reviewer): string {
  const state = outcome.state.replaceAll('_', ' ');
  return 'reason' in outcome ? `${state}: ${outcome.reason}` : state;
}

/**
 * One row for each reviewer. Times differ between two runs that are otherwise the same, so this belongs in the check
 * and the job summary, and never in a text that is posted.
 */
export function reviewerTable({ tallies, times }: ReviewerPage, context: RenderContext): BlockContent[] {
  if (tallies.length === 0) return [];
  const header = ['Reviewer', 'Kind', 'Outcome', 'Findings', 'Kept', 'Merged', 'Refused', 'Time'];
  const rows = tallies.map(({ reviewer, findings, kept, merged, refused }) => {
    const time = times.get(reviewer.id);
    return [
      [codeSpan(reviewer.id)],
      [text(reviewer.kind)],
      plainText(outcomeWords(reviewer), { ...context, maxBytes: 400 }),
      ...[findings, kept, merged, refused].map((count) => [text(String(count))]),
      [text(time === undefined ? '–' : durationWords(time))],
    ];
  });
  return [
    table(
      header.map((word) => [text(word)]),
      rows,
    ),
  ];
}

/** How to have others look, where nobody but the built-in reviewer was asked. */
export function aloneNotice({ tallies }: ReviewerPage): BlockContent[] {
  if (tallies.length === 0 || tallies.some(({ reviewer }) => isChosen(reviewer))) return [];
  const words = `Only the built-in reviewer looked. To ask others, name them under \`reviewers\` in \`${defaultPolicyPath}\`, or hand in what they wrote with \`findings\`.`;
  return [paragraph(...withCode(words))];
}
