import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseDocument } from '../../src/formats/parse-document.ts';
import { gitDiff, numbered } from '../support/builders/diff.ts';
import { temporaryFolder } from '../support/runner.ts';

const page = readFileSync(new URL('../../docs/reviewers.md', import.meta.url), 'utf8');
const [section = ''] = page.split('## The smallest reviewer')[1]?.split('\n## ') ?? [];

it.each([
  ['sh', 'sh', 'reviewer.sh'],
  ['python', 'python3', 'reviewer.py'],
  ['js', process.execPath, 'reviewer.cjs'],
])('the smallest reviewer in %s finds its problem', (language, program, name) => {
  const [, script = ''] = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(section) ?? [];
  const folder = temporaryFolder('smallest');
  const [diff, file] = [join(folder, 'pr_diff.txt'), join(folder, name)];
  const after = numbered(60, { 3: 'TODO one', 40: 'x // TODO two' });
  writeFileSync(diff, gitDiff({ 'src/app.ts': numbered(60) }, { 'src/app.ts': after }));
  writeFileSync(file, script);
  const env = { ...process.env, PR_VERDICT_DIFF: diff };
  const bytes = execFileSync(program, [file], { env });
  const { document } = parseDocument({ bytes, format: 'review-output', strictness: 'tolerant' });
  expect(document?.invalid).toEqual([]);
  expect(document?.findings.map(({ locations }) => locations)).toMatchObject([
    [{ path: 'src/app.ts', startLine: 3 }],
    [{ path: 'src/app.ts', startLine: 40 }],
  ]);
});
