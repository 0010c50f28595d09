import { readFileSync } from 'node:fs';
import { mergeFindings } from '../../src/ingest/merge-findings.ts';
import { effectivePolicy } from '../../src/policy/effective-policy.ts';
import { asOriginal } from './as-findings.ts';

/**
 * A linter's and a model's finding on one line: the same problem, or two problems that look alike. Each set was written
 * before the table of problem kinds was changed for it; `given` before there was a table.
 */
interface LinterPair {
  readonly set: string;
  readonly same: boolean;
  readonly tool: string;
  readonly rule: string;
  readonly message: string;
  readonly title: string;
  readonly issue: string;
}

/** The pairs of `linter-pairs.tsv`, by the name of their set. */
export function readLinterPairs(): ReadonlyMap<string, readonly LinterPair[]> {
  const [, ...rows] = readFileSync(new URL('linter-pairs.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const pairs = rows.map((row): LinterPair => {
    const [set = '', judged, tool = '', rule = '', message = '', title = '', issue = ''] = row.split('\t');
    return { set, same: judged === 'same', tool, rule, message, title, issue };
  });
  return Map.groupBy(pairs, ({ set }) => set);
}

/** Whether a pair is merged. Some documents name only the tool, so both cases are counted. */
function isMerged(
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
  return mergeFindings(originals, effectivePolicy(undefined, {}).blocking).findings.length === 1;
}

/** How many pairs that are one problem are merged, and how many near misses. */
export function countMerged(pairs: readonly LinterPair[], withRule: boolean): string {
  const count = (same: boolean) => {
    const all = pairs.filter((pair) => pair.same === same);
    return `${all.filter((pair) => isMerged(pair, { withRule })).length} of ${all.length}`;
  };
  return `${count(true)} that are one problem, ${count(false)} near misses`;
}
