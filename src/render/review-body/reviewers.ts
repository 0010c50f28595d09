import type { ReviewerTally } from '../../domain/tally.ts';
import { codeSpan, heading, list, paragraph, text } from '../markdown/build.ts';
import { counted } from '../verdict-words.ts';
import type { BodySection } from './section.ts';

/** No times and no reasons: an identical run must not change a posted byte. */
function wordsOf({ reviewer, findings, kept, merged, refused }: ReviewerTally): string {
  const { state } = reviewer.outcome;
  if (state !== 'reviewed' && findings === 0) return state.replaceAll('_', ' ');
  const did = state === 'reviewed' ? '' : `${state.replaceAll('_', ' ')}; `;
  if (findings === 0) return 'no findings';
  const parts = [
    ...(kept > 0 ? [`${kept} kept`] : []),
    ...(merged > 0 ? [`${merged} merged into another's`] : []),
    ...(refused > 0 ? [`${refused} refused`] : []),
  ];
  return `${did}${counted(findings, 'finding')}: ${parts.join(', ')}`;
}

/** Who looked, and what became of what each of them handed in. */
export function reviewerSection(tallies: readonly ReviewerTally[]): BodySection[] {
  if (tallies.length === 0) return [];
  const items = tallies.map((tally) => [paragraph(codeSpan(tally.reviewer.id), text(` ${wordsOf(tally)}`))]);
  return [{ variants: [[heading(3, text('Reviewers')), list(items)], []], priority: 4, findings: 0 }];
}
