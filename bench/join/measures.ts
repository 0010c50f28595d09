import { Profile, similarity } from '../../src/compare/similarity.ts';

/** How alike two texts are, 0 to 1. */
export type Measure = (one: string, other: string) => number;

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}

function ours(): Measure {
  return (one, other) => similarity(new Profile({ text: one }), new Profile({ text: other }));
}

function tokenJaccard(): Measure {
  return (one, other) => {
    const [a, b] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
    const shared = [...a].filter((word) => b.has(word)).length;
    return shared / (a.size + b.size - shared);
  };
}

/** Its document frequencies come from all the texts that it is measured on, which flatters it. */
function tfIdfCosine(texts: readonly string[]): Measure {
  const frequency = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(wordsOf(text))) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  const vectorOf = (text: string) => {
    const vector = new Map<string, number>();
    for (const word of wordsOf(text)) {
      const idf = 1 + Math.log((1 + texts.length) / (1 + (frequency.get(word) ?? 0)));
      vector.set(word, (vector.get(word) ?? 0) + idf);
    }
    return vector;
  };
  const dot = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>) =>
    [...a].reduce((sum, [word, weight]) => sum + weight * (b.get(word) ?? 0), 0);
  return (one, other) => {
    const [a, b] = [vectorOf(one), vectorOf(other)];
    return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
  };
}

function editRatio(): Measure {
  return (one, other) => {
    let row = Array.from({ length: other.length + 1 }, (_, index) => index);
    for (let i = 0; i < one.length; i += 1) {
      const next = [i + 1];
      for (let j = 0; j < other.length; j += 1) {
        const replaced = (row[j] ?? 0) + Number(one[i] !== other[j]);
        next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, replaced));
      }
      row = next;
    }
    return 1 - (row.at(-1) ?? 0) / Math.max(one.length, other.length);
  };
}

export function measures(texts: readonly string[]): Readonly<Record<string, Measure>> {
  return {
    ours: ours(),
    'token Jaccard': tokenJaccard(),
    'TF-IDF cosine': tfIdfCosine(texts),
    'edit-distance ratio': editRatio(),
  };
}
