import { mergeFindings } from '../../src/ingest/merge-findings.ts';
import { effectivePolicy } from '../../src/policy/effective-policy.ts';
import { asOriginal } from './as-findings.ts';
import { type LinterPair, linterPairs } from './linter-pairs.ts';

function isMerged({ tool, message, title, issue }: LinterPair): boolean {
  const place = { path: 'src/app.ts', line: 1 };
  const originals = [
    asOriginal({ ...place, reviewer: tool, document: 0, text: message, pointer: '/0' }),
    asOriginal({ ...place, reviewer: 'model', document: 1, text: `${title}. ${issue}`, pointer: '/1' }),
  ];
  const merged = mergeFindings(originals, effectivePolicy(undefined, {}).blocking);
  return merged.length === 1;
}

/** How many pairs of a linter's and a model's finding on one line are merged: those that should be, and near misses. */
export function countMergedLinterPairs(): Readonly<Record<'same' | 'nearMisses', string>> {
  const count = (same: boolean) => {
    const pairs = linterPairs.filter((pair) => pair.same === same);
    return `${pairs.filter(isMerged).length} of ${pairs.length}`;
  };
  return { same: count(true), nearMisses: count(false) };
}
