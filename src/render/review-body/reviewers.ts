import { counted } from '../../domain/text/counted.ts';
import type { ReviewerTally } from '../../domain/verdict/tally.ts';
import { codeSpan, paragraph, strong, text } from '../markdown/build.ts';
import type { BodySection } from './section.ts';

/** What became of a reviewer. No times and no reasons: an identical run must not change a posted byte. */
export function tallyWords({ reviewer, findings, kept, merged, refused }: ReviewerTally): string {
  const { state } = reviewer.outcome;
  const ended = state === 'reviewed' ? '' : state.replaceAll('_', ' ');
  if (findings === 0) return ended === '' ? 'no findings' : ended;
  const parts = [
    ...(ended === '' ? [] : [ended]),
    ...(kept > 0 ? [`${kept} kept`] : []),
    ...(merged > 0 ? [`${merged} merged`] : []),
    ...(refused > 0 ? [`${refused} refused`] : []),
  ];
  return `${counted(findings, 'finding')} (${parts.join(', ')})`;
}

/** Who looked, and what became of what each of them handed in. */
export function reviewerSection(tallies: readonly ReviewerTally[]): BodySection[] {
  if (tallies.length === 0) return [];
  const each = tallies.flatMap((tally, index) => [
    text(index === 0 ? ' ' : ' · '),
    codeSpan(tally.reviewer.id),
    text(` ${tallyWords(tally)}`),
  ]);
  return [{ variants: [[paragraph(strong(text('Reviewers:')), ...each)], []], priority: 4, findings: 0 }];
}
