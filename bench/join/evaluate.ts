export interface Scored {
  readonly group: string;
  readonly score: number;
  readonly same: boolean;
}

export interface Quality {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

export function quality(predicted: readonly { readonly same: boolean; readonly taken: boolean }[]): Quality {
  const taken = predicted.filter((pair) => pair.taken).length;
  const right = predicted.filter((pair) => pair.taken && pair.same).length;
  const all = predicted.filter((pair) => pair.same).length;
  const [precision, recall] = [right / Math.max(1, taken), right / Math.max(1, all)];
  return { precision, recall, f1: right === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}

/** Chooses a threshold from scored pairs. */
export type Choice = (pairs: readonly Scored[]) => number;

/** Every threshold that changes anything, highest first, with the quality at it. */
function curve(pairs: readonly Scored[]): readonly (Quality & { readonly threshold: number })[] {
  const sorted = pairs.toSorted((a, b) => b.score - a.score);
  const all = sorted.filter(({ same }) => same).length;
  let right = 0;
  return sorted.flatMap(({ score, same }, index) => {
    right += Number(same);
    if (sorted[index + 1]?.score === score) return [];
    const [precision, recall] = [right / (index + 1), right / all];
    return [{ threshold: score, precision, recall, f1: (2 * right) / (index + 1 + all) }];
  });
}

export const bestF1: Choice = (pairs) =>
  curve(pairs).reduce((best, point) => (point.f1 > best.f1 ? point : best)).threshold;

/** The lowest threshold with the given precision; above everything where there is none. */
export function atPrecision(precision: number): Choice {
  return (pairs) => curve(pairs).findLast((point) => point.precision >= precision)?.threshold ?? Infinity;
}

/** Each group is judged with the threshold that the other groups chose; the pairs of all groups count together. */
export function leaveOneOut(
  pairs: readonly Scored[],
  choose: Choice,
): Quality & { readonly thresholds: readonly number[] } {
  const folds = [...new Set(pairs.map(({ group }) => group))].map((group) => {
    const threshold = choose(pairs.filter((pair) => pair.group !== group));
    const held = pairs.filter((pair) => pair.group === group);
    return { threshold, predicted: held.map(({ same, score }) => ({ same, taken: score >= threshold })) };
  });
  return {
    ...quality(folds.flatMap(({ predicted }) => predicted)),
    thresholds: folds.map(({ threshold }) => threshold),
  };
}
