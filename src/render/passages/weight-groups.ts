import type { Finding } from '../../domain/finding.ts';
import type { Weight } from '../../domain/verdict/weight.ts';

/** In the order in which they matter to whoever reads. */
const titles: Readonly<Record<Weight, string>> = {
  blocking: 'Blocking',
  counts: 'To consider',
  'needs-verification': 'Needs verification',
  'pre-existing': 'Already there before this change',
  settled: 'Settled or withheld',
};

const order: readonly Weight[] = ['blocking', 'counts', 'needs-verification', 'pre-existing', 'settled'];

export type WeightOf = (finding: Finding) => Weight;

/** What a list of all findings is divided by, with how many each part has; parts without any are left out. */
export function groupByWeight<T>(
  items: readonly T[],
  weightOf: (item: T) => Weight,
): readonly { readonly title: string; readonly items: readonly T[] }[] {
  return order
    .map((weight) => ({ weight, items: items.filter((item) => weightOf(item) === weight) }))
    .filter((group) => group.items.length > 0)
    .map(({ weight, items: all }) => ({ title: `${titles[weight]} (${all.length})`, items: all }));
}
