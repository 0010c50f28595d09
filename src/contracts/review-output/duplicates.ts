import type { ParsedFinding } from '../../domain/finding.ts';
import type { Problem } from '../../domain/problem.ts';
import { pointerTo } from '../json/pointer.ts';
import { problem } from '../problem.ts';

/**
 * Whether texts may repeat, told by a number that the same text always has and others rarely share: of its length
 * and its first characters. Where each text has one of its own, no two can say the same, and nothing long was
 * compared.
 */
export function seenBeginnings(most: number) {
  // Open addressing in whole numbers, 0 for a free slot: a set of objects costs several times as much.
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * most + 2)));
  const mask = slots.length - 1;
  let areDistinct = true;
  return {
    /** To be called at most as often as was said. */
    add: (text: string): void => {
      const beginning = beginningOf(text);
      let at = beginning & mask;
      while (slots[at] !== 0 && slots[at] !== beginning) at = (at + 1) & mask;
      if (slots[at] === 0) slots[at] = beginning;
      else areDistinct = false;
    },
    areDistinct: () => areDistinct,
  };
}

/** Never 0. */
function beginningOf(text: string): number {
  let hash = text.length;
  const end = Math.min(text.length, 16);
  for (let at = 0; at < end; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash | 1;
}

/**
 * C1/N3 as far as a machine can tell inside one document: the same words about the same file, or about no
 * file, in whatever scope. Different words for one issue are joined later, by similarity.
 */
export function duplicateProblems(findings: readonly ParsedFinding[]): readonly Problem[] {
  const first = new Map<string, ParsedFinding>();
  // Where each issue that appears again was seen, by subject: few issues do.
  const repeated = new Map<string, Map<string, string>>();
  const problems: Problem[] = [];
  for (const finding of findings) {
    const words = finding.issue;
    const original = first.get(words);
    if (original === undefined) {
      first.set(words, finding);
      continue;
    }
    const places = repeated.get(words) ?? new Map(placesOf(original));
    repeated.set(words, places);
    const earlier = placesOf(finding).find(([subject]) => places.has(subject));
    if (earlier !== undefined) problems.push(duplicate(finding.pointer, places.get(earlier[0]) ?? ''));
    for (const [subject, pointer] of placesOf(finding))
      if (!places.has(subject)) places.set(subject, pointer);
  }
  return problems;
}

function placesOf({ locations, pointer }: ParsedFinding): readonly (readonly [string, string])[] {
  return locations.length === 0 ? [['', pointer]] : locations.map(({ path }) => [path, pointer] as const);
}

function duplicate(pointer: string, earlier: string): Problem {
  return problem('C1/N3', {
    path: pointerTo(pointer, 'issue'),
    type: 'duplicate',
    message: `The finding describes the same issue as the one at ${earlier}.`,
    recommendation: 'Keep the more actionable of the two.',
  });
}
