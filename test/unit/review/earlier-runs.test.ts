import { describe, expect, it } from 'vitest';
import type { Completion } from '../../../src/model/completion.ts';
import type { CostLimits } from '../../../src/policy/reviewer-policy.ts';
import { changesSinceCompleted, costLimitOutcome } from '../../../src/review/earlier-runs.ts';
import { gitDiff, numbered, readDiff, type Tree } from '../../support/builders/diff.ts';

const commit = (digit: string) => digit.repeat(40);
const completion: Completion = {
  reviewer: 'claude',
  commits: { head: commit('a'), base: commit('b'), mergeBase: commit('b') },
  isValid: true,
  findings: [],
};
const lastRun = Date.UTC(2026, 0, 2, 12);
const minutes = (count: number) => count * 60_000;

function changes(...lines: readonly string[]) {
  const before = 'line();\n';
  const after = `${before}${lines.map((line) => `${line}\n`).join('')}`;
  return readDiff(gitDiff({ 'src/app.ts': before }, { 'src/app.ts': after }));
}

function spare(limits: CostLimits, given: Partial<Parameters<typeof costLimitOutcome>[0]> = {}) {
  return costLimitOutcome({
    limits,
    count: { reviewer: 'claude', runs: 2, at: new Date(lastRun).toISOString() },
    completion,
    since: changes('one();', 'two();', 'three();'),
    texts: new Map(),
    now: lastRun + minutes(10),
    ...given,
  });
}

const spared = { state: 'skipped', carried: true, partly: true };

describe('a reviewer that is limited in its cost', () => {
  // After two runs, ten minutes and three changed lines, unless other lines are given.
  it.each<[CostLimits, 'is skipped' | 'runs', ...lines: readonly string[]]>([
    [{ 'max-runs': 2 }, 'is skipped'],
    [{ 'max-runs': 3 }, 'runs'],
    [{ 'min-change': 4 }, 'is skipped'],
    [{ 'min-change': 3 }, 'runs'],
    [{ cooldown: minutes(11) }, 'is skipped'],
    [{ cooldown: minutes(10) }, 'runs'],
    [{ 'skip-when': 'only-comments' }, 'runs'],
    [{}, 'runs'],
    [{ 'skip-when': 'only-comments' }, 'is skipped', '', '// Why.'],
    [{ 'skip-when': 'only-ignored' }, 'runs', '// Why.'],
  ])('with %j %s', (limits, what, ...lines) => {
    const texts = new Map([['src/app.ts', ['line();', ...lines, ''].join('\n')]]);
    const outcome = spare(limits, lines.length === 0 ? {} : { since: changes(...lines), texts });
    if (what === 'runs') expect(outcome).toBeUndefined();
    else expect(outcome).toMatchObject(spared);
  });

  const isSmall = (...[before, after, links]: readonly [Tree, Tree, Record<string, string>?]) =>
    spare({ 'min-change': 9 }, { since: readDiff(gitDiff(before, after, [], links)) }) !== undefined;
  const pointer = (hex: string) => `Subproject commit ${hex.repeat(40)}\n`;
  const text = numbered(20);

  it.each<[string, Tree, Tree, Record<string, string>?]>([
    ['one long line', { a: '' }, { a: 'x'.repeat(50_000) }],
    ['a line of a workflow', { '.github/workflows/a.yml': '' }, { '.github/workflows/a.yml': 'x\n' }],
    ['a file that becomes a workflow', { 'ci/a.yml': text }, { '.github/workflows/a.yml': text }],
    ['a file that gets another name', { 'a.txt': text }, { 'a.ts': text }],
    ['a submodule', { lib: pointer('a') }, { lib: pointer('b') }],
    ['a link', { a: '' }, { a: '' }, { 'src/b.ts': 'a' }],
  ])('runs for %s, however few lines that is', (_, before, after, links) => {
    expect(isSmall(before, after, links)).toBe(false);
  });

  it('is skipped for as few ordinary lines', () => {
    expect(isSmall({ a: '' }, { a: 'x\n' })).toBe(true);
  });

  it.each(['only-ignored', 'only-comments'] as const)('with %s is skipped where nothing changed', (when) => {
    expect(spare({ 'skip-when': when }, { since: { files: [] } })).toMatchObject(spared);
  });

  it('runs where the changed lines are unknown, until its runs are used up', () => {
    const limits: CostLimits = { 'min-change': 100, 'skip-when': 'only-comments' };
    expect(spare(limits, { since: undefined })).toBeUndefined();
    expect(spare({ ...limits, 'max-runs': 2 }, { since: undefined })).toMatchObject(spared);
  });

  it('leaves the review incomplete when its runs are used up without an answer that counts', () => {
    const limits: CostLimits = { 'max-runs': 2, cooldown: minutes(60), 'min-change': 100 };
    expect(spare(limits, { completion: undefined })).toMatchObject({
      state: 'unavailable',
      reason: expect.stringMatching(/^RUNS_SPENT: /),
    });
    expect(spare({ ...limits, 'max-runs': 3 }, { completion: undefined })).toBeUndefined();
  });
});

it.each(['a', 'b'])('changes since an answer are known only for its merge base, %s', async (digit) => {
  const { commits } = completion;
  const diff = gitDiff({ a: '1\n' }, { a: '2\n' });
  const since = await changesSinceCompleted(commits, {
    manifest: { commits: { ...commits, head: commit('c'), mergeBase: commit(digit) }, scope: undefined },
    effective: { isIgnored: () => false },
    changesSince: () => Promise.resolve(diff),
    earlier: { completed: { diffs: [] } },
  });
  expect(since?.files.length).toBe(digit === 'b' ? 1 : undefined);
});
