import type { Finding } from '../model/finding.ts';
import { severities } from '../model/severity.ts';
import type { Weight } from '../policy/weight.ts';
import { severityLabels } from './finding-text.ts';

export type WeightOf = (finding: Finding) => Weight;

export interface WeightGroup<T> {
  /** With the number of its items. */
  readonly title: string;
  /** What sets these apart, where the title alone does not say it. */
  readonly note?: string;
  readonly items: readonly T[];
  /** Whether the title leaves severities open. */
  readonly mixed: boolean;
  /** Of its items, for `fitToBudget`. */
  readonly priority: number;
}

/** Below what blocks and what counts, least important last. */
const apart: readonly (Pick<WeightGroup<unknown>, 'title' | 'note' | 'priority'> & {
  readonly weight: Weight;
})[] = [
  {
    weight: 'needs-verification',
    title: 'Needs verification',
    note: 'Too unsure to block: check whether they are right.',
    priority: 22,
  },
  {
    weight: 'pre-existing',
    title: 'Already there before this change',
    note: 'This change did not cause these, so they do not block it.',
    priority: 8,
  },
  { weight: 'settled', title: 'Settled or withheld', priority: 6 },
];

/** What blocks, what counts by severity, then the rest; each item in exactly one group, and no group empty. */
export function groupByWeight<T extends { readonly finding: Finding }>(
  items: readonly T[],
  weightOf: WeightOf,
): readonly WeightGroup<T>[] {
  const weights = items.map(({ finding }) => weightOf(finding));
  const of = (weight: Weight) => items.filter((_, index) => weights[index] === weight);
  const counting = of('counts');
  return [
    { title: 'Blocking', items: of('blocking'), mixed: true, priority: 70 },
    ...severities.map((severity, index) => ({
      title: severityLabels[severity],
      items: counting.filter(({ finding }) => finding.severity === severity),
      mixed: false,
      priority: (severities.length - index) * 10,
    })),
    ...apart.map(({ weight, ...group }) => ({ ...group, items: of(weight), mixed: true })),
  ]
    .filter((group) => group.items.length > 0)
    .map((group) => ({ ...group, title: `${group.title} (${group.items.length})` }));
}
