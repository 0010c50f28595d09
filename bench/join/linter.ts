import { mergeFindings } from '../../src/ingest/merge-findings.ts';
import { effectivePolicy } from '../../src/policy/effective-policy.ts';
import { asOriginal } from './as-findings.ts';
import type { LinterPair } from './linter-pairs.ts';

/** Whether the product merges a pair. Some documents name only the tool, so both cases are counted. */
export function isMerged(
  { tool, rule, message, title, issue }: LinterPair,
  { withRule }: { readonly withRule: boolean },
): boolean {
  const place = { path: 'src/app.ts', line: 1 };
  const originals = [
    asOriginal({
      ...place,
      reviewer: tool,
      document: 0,
      text: message,
      pointer: '/0',
      rule: withRule ? rule : tool,
    }),
    asOriginal({ ...place, reviewer: 'model', document: 1, title, text: issue, pointer: '/1' }),
  ];
  return mergeFindings(originals, effectivePolicy(undefined, {}).blocking).length === 1;
}

/** How many pairs that are one problem are merged, and how many near misses. */
export function countMerged(pairs: readonly LinterPair[], withRule: boolean): string {
  const count = (same: boolean) => {
    const all = pairs.filter((pair) => pair.same === same);
    return `${all.filter((pair) => isMerged(pair, { withRule })).length} of ${all.length}`;
  };
  return `${count(true)} that are one problem, ${count(false)} near misses`;
}
