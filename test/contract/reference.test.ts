import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { defaultPolicy, Policy } from '../../src/policy/policy.ts';
import { reviewFiles } from '../../src/review-directory/review-files.ts';
import { commandLine } from '../support/command-line.ts';

const root = new URL('../../', import.meta.url);
const read = (page: string) => readFileSync(new URL(page, root), 'utf8');
const reference = read('docs/reference.md');

function section(heading: string): string {
  const [text] = new RegExp(`^## ${heading}$.*?(?=^## )`, 'ms').exec(`${reference}\n## `) ?? [];
  if (text === undefined) throw new Error(`docs/reference.md has no section ${heading}`);
  return text;
}

async function commands(): Promise<readonly string[]> {
  const { stdout } = await commandLine('/')('--help');
  return [...stdout.matchAll(/^ {2}([a-z]+) {2,}\S/gm)].map(([, name = '']) => name);
}

describe('README.md', () => {
  it('fits on a page and starts with a workflow of at most 15 lines', () => {
    const readme = read('README.md');
    const [, start = ''] = /```yaml\n(.*?)```/s.exec(readme) ?? [];
    expect(start.trimEnd().split('\n').length).toBeLessThanOrEqual(15);
    expect(readme.split('\n').length).toBeLessThanOrEqual(180);
  });
});

describe('docs/reference.md', () => {
  it('names every file that a run leaves in its review directory, and no other', () => {
    const known: readonly string[] = Object.values(reviewFiles);
    const worktree = read('docs/worktree.md');
    const named = [...section('Files').matchAll(/`([a-z_/-]+\.[a-z]+)`/g)].map(([, name = '']) => name);
    expect(known.filter((name) => !named.includes(name) && !worktree.includes(name))).toEqual([]);
    expect(named.filter((name) => !known.includes(name))).toEqual(['stderr.log', 'result.json']);
  });

  it('names every command', async () => {
    const text = section('Commands');
    const all = await commands();
    expect(all).toContain('validate');
    expect(all.filter((name) => !text.includes(`\`${name}\``) && !text.includes(`| \`${name} `))).toEqual([]);
  });
});

describe('docs/policy.md', () => {
  it('shows the policy that applies without a file', () => {
    const [, example = ''] =
      /^These defaults apply:\n\n```yaml\n(.*?)^```$/ms.exec(read('docs/policy.md')) ?? [];
    expect(Policy.parse(parse(example))).toEqual(defaultPolicy);
  });
});
