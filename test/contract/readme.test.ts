import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readActionMetadata } from '../../scripts/action-metadata.ts';
import { withTables } from '../../scripts/readme-tables.ts';
import { defaultPolicy } from '../../src/policy/policy.ts';
import { reviewFiles } from '../../src/review-directory/review-files.ts';
import { runProgram } from '../../src/tools/program.ts';

const root = new URL('../../', import.meta.url);
const readme = readFileSync(new URL('README.md', root), 'utf8');

function section(heading: string): string {
  const [text] = new RegExp(`^## ${heading}$.*?(?=^## )`, 'ms').exec(readme) ?? [];
  if (text === undefined) throw new Error(`README.md has no section ${heading}`);
  return text;
}

async function commands(): Promise<readonly string[]> {
  let help = '';
  const say = (text: string) => {
    help += text;
  };
  const silent = () => {};
  const shell = {
    env: {},
    cwd: '/',
    isTerminal: false,
    out: silent,
    say,
    err: silent,
    log: silent,
    columns: () => 80,
  };
  await runProgram(['--help'], shell);
  return [...help.matchAll(/^ {2}([a-z]+) \[options\]/gm)].map(([, name = '']) => name);
}

describe('README.md', () => {
  it('has tables that agree with action.yml and the code', () => {
    expect(withTables(readme, readActionMetadata()) === readme, 'run `npm run docs`').toBe(true);
  });

  it('is called stale when an input is described differently', () => {
    const action = readActionMetadata();
    const changed = {
      ...action,
      inputs: { ...action.inputs, stage: { description: 'Else.', default: 'gate' } },
    };
    expect(withTables(readme, changed)).not.toBe(readme);
  });

  it('shows the policy that holds without a file', () => {
    const example = /^```ya?ml\n(version: 1\n.*?)^```$/ms.exec(readme)?.[1] ?? '';
    expect(parse(example)).toEqual(defaultPolicy);
  });

  it('names every file that a run leaves in its review directory, and no other', () => {
    const known: readonly string[] = Object.values(reviewFiles);
    const worktree = readFileSync(new URL('docs/worktree.md', root), 'utf8');
    const named = [...section('What it writes').matchAll(/`([a-z_-]+\.[a-z]+)`/g)].map(
      ([, name = '']) => name,
    );
    expect(known.filter((name) => !named.includes(name) && !worktree.includes(name))).toEqual([]);
    expect(named.filter((name) => !known.includes(name))).toEqual(['stderr.log', 'result.json']);
  });

  it('names every command', async () => {
    const text = section('Command line');
    const all = await commands();
    expect(all).toContain('validate');
    expect(all.filter((name) => !text.includes(`\`${name}\``) && !text.includes(`| \`${name} `))).toEqual([]);
  });

  it('shows reviewers without a write token before it shows them with one', () => {
    expect(readme.indexOf('\n  publish:\n')).toBeGreaterThan(0);
    expect(readme.indexOf('\n  publish:\n')).toBeLessThan(readme.indexOf('\n  review:\n'));
  });
});
