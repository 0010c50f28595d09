import type { Problem } from '../domain/problem.ts';
import { pointerTo } from './json/pointer.ts';
import { nearestWord } from './nearest-word.ts';
import type { NativeObject } from './own.ts';
import { problem, quote } from './problem.ts';
import type { RuleId } from './rules.ts';

/** Keys of one object that are reported one by one. */
const maxReported = 5;

/** Reviewer formats drift: a key beyond the contract is kept, reported, and never influences anything. */
export function unknownKeys(
  value: NativeObject,
  known: ReadonlySet<string>,
  { pointer, rule }: { pointer: string; rule: RuleId },
): readonly Problem[] {
  const problems: Problem[] = [];
  for (const key of Object.keys(value)) {
    if (known.has(key) || problems.length >= maxReported) continue;
    const near = nearestWord(key, [...known]);
    problems.push(
      problem(rule, {
        path: pointerTo(pointer, key),
        type: 'unknown-key',
        message: `The key ${quote(key)} is not part of the contract; it is kept but not read.`,
        recommendation: near === undefined ? 'Remove the key.' : `Remove the key, or write ${quote(near)}.`,
      }),
    );
  }
  return problems;
}
