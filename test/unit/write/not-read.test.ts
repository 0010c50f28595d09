import { expect, it } from 'vitest';
import { serialize } from '../../../src/markdown/serialize-markdown.ts';
import type { Coverage } from '../../../src/model/manifest.ts';
import { notReadSection } from '../../../src/write/review-body-sections.ts';

const render = (coverage: Coverage) => serialize(notReadSection(coverage)[0]?.variants[0]() ?? []).trim();

const missing = (folder: string, files: number, reason: Coverage['missing'][number]['reason']) =>
  Array.from({ length: files }, (_, n) => ({ path: `${folder}/${n}.ts`, reason }));

it('is empty for a change that was read completely', () => {
  expect(notReadSection({ expected: 3, covered: 3, missing: [] })).toEqual([]);
});

it('sums unread files by folder, most files first, with the reasons in words', () => {
  const coverage: Coverage = {
    expected: 3_600,
    covered: 2_994,
    missing: [
      { path: 'top.ts', reason: 'unreadable-diff' },
      ...missing('src/a/deep', 3, 'patch-missing'),
      ...missing('src/a', 2, 'unreadable-diff'),
      { path: '/', reason: 'file-list-capped' },
    ],
  };
  expect(render(coverage)).toBe(`<details>
<summary>Not read (606 of 3600 files)</summary>

- 600 files without a known name: GitHub lists no more than 3,000
- \`src/a\` 5 files: GitHub sends no patch, and the job has no checkout with fetch-depth: 0; the diff and the list of files do not agree
- \`.\` 1 file: the diff and the list of files do not agree

</details>`);
});

it('names twenty folders and counts the rest', () => {
  const folders = Array.from({ length: 25 }, (_, n) =>
    missing(`f${String(n).padStart(2, '0')}`, 2, 'patch-missing'),
  );
  const text = render({ expected: 60, covered: 10, missing: folders.flat() });
  expect(text.match(/^- /gm)).toHaveLength(21);
  expect(text).toContain('and 10 files in 5 more folders');
});
