import { describe, expect, it } from 'vitest';
import { serialize } from '../../../src/markdown/serialize-markdown.ts';
import type { Coverage } from '../../../src/model/manifest.ts';
import { invalidList, notReadSection } from '../../../src/pages/review-body-sections.ts';
import { usageLine } from '../../../src/pages/run-text.ts';
import { buildRefused } from '../../support/builders/review.ts';
import { buildRenderContext } from '../../support/builders/run.ts';

describe('files that were not read', () => {
  const render = (coverage: Coverage) => serialize(notReadSection(coverage)[0]?.variants[0]() ?? []).trim();
  const missing = (folder: string, files: number, reason: Coverage['missing'][number]['reason']) =>
    Array.from({ length: files }, (_, n) => ({ path: `${folder}/${n}.ts`, reason }));

  it('are not mentioned if there is none', () => {
    expect(notReadSection({ expected: 3, covered: 3, missing: [] })).toEqual([]);
  });

  it('are counted by folder, most files first, with the reasons in words', () => {
    const nested = [...missing('src/a/deep', 3, 'patch-missing'), ...missing('src/a', 2, 'unreadable-diff')];
    const beyond = { path: '/', reason: 'file-list-capped' } as const;
    const all = [{ path: 'top.ts', reason: 'unreadable-diff' as const }, ...nested, beyond];
    expect(render({ expected: 3_600, covered: 2_994, missing: all })).toBe(`<details>
<summary>Not read (606 of 3600 files)</summary>

- 600 files without a known name: GitHub lists no more than 3,000
- \`src/a\` 5 files: GitHub sends no patch, and the job has no checkout with fetch-depth: 0; the diff and the list of files do not agree
- \`.\` 1 file: the diff and the list of files do not agree

</details>`);
  });

  it('are named in twenty folders at most', () => {
    const folders = Array.from({ length: 25 }, (_, n) => missing(`f${n + 10}`, 2, 'patch-missing'));
    const text = render({ expected: 60, covered: 10, missing: folders.flat() });
    expect(text.match(/^- `/gm)).toHaveLength(20);
    expect(text).toContain('- and 10 files in 5 more folders');
  });
});

const missingLine = ['"line" is missing.', 'Add "line".'] as const;
const wrongLine = ['"line" is "x"; it must be a number.', 'Write a number.'] as const;
it.each([
  ['its title if readable', missingLine, 'Slow loop', /^- `\S+ \S+` Slow loop\n/],
  ['its fix', missingLine, undefined, / "line" is missing\. Add "line"\.$/m],
  ['a repeated fix once', wrongLine, undefined, /it must be a number\.(?!.*Write a number)/],
])('shows of an invalid finding %s', (_what, [message, recommendation], title, shown) => {
  const problem = { path: '/0/line', rule: 'C1/line', grade: 'refused', message, recommendation } as const;
  const refused = buildRefused({ problems: [problem], ...(title !== undefined && { title }) });
  expect(serialize(invalidList([refused], buildRenderContext()))).toMatch(shown);
});

it('says on one line what an invalid finding lacks without being invalid for it', () => {
  const message = '`fix` is missing; it counts as "".';
  const lacks = { path: '/0', rule: 'C1/x', grade: 'deviation', message, recommendation: 'Add it.' } as const;
  const refused = buildRefused();
  const problems = [...refused.problems, lacks, lacks, lacks];
  const shown = serialize(invalidList([{ ...refused, problems }], buildRenderContext()));
  expect(shown.match(/^ +- /gm)).toHaveLength(refused.problems.length + 1);
  expect(shown.match(/is missing; it counts as/g)).toHaveLength(3);
});

const usage = { inputTokens: 12_000, outputTokens: 345, cost: 0.3, currency: 'USD' };
const claude = { reviewer: 'claude', usage };
const inEuros = { reviewer: 'b', usage: { cost: 1, currency: 'EUR' } };
const codex = { reviewer: 'codex', usage: { inputTokens: 1_000 } };
it.each([
  ['sums what all report', [claude, codex], /13,000 input tokens, 345 output tokens, 0\.30 USD/],
  ['adds no two currencies', [claude, inEuros], /^(?!.*1\.3).*0\.30 USD.*1\.00 EUR/],
  ['mentions nothing that no reviewer reports', [{ reviewer: 'eslint' }], /^none$/],
])('%s as usage', (_what, results, line) => {
  expect(usageLine(results) ?? 'none').toMatch(line);
});
