import { describe, expect, it } from 'vitest';
import { gitDiff, numbered } from '../support/builders/diff.ts';
import { buildManifest } from '../support/builders/run.ts';
import { type ConfiguredRun, runConfigured } from '../support/configured-run.ts';
import { type Script, ScriptedCommands } from '../support/fakes/scripted-commands.ts';

interface World {
  readonly says?: Script;
  readonly snapshot?: ConfiguredRun['snapshot'];
}

/** A whole run under a policy file with one reviewer, that finds nothing unless it says something else. */
async function review(
  policy: Record<string, unknown>,
  reviewer: Record<string, unknown> = {},
  { says = { stdout: '[]' }, snapshot = {} }: World = {},
) {
  const commands = new ScriptedCommands(() => says);
  const reviewers = { one: { run: ['one'], retries: 0, repairs: 0, ...reviewer } };
  const { result, json } = await runConfigured(
    { ...policy, reviewers },
    { onGitHub: true, commands, snapshot },
  );
  return { ...result, asked: commands.requests.length, document: await json('findings.json') };
}

const { pullRequest } = buildManifest();
const pullRequestWith = (overrides: Partial<NonNullable<typeof pullRequest>>) =>
  pullRequest && { snapshot: { pullRequest: { ...pullRequest, ...overrides } } };

describe('a reviewer', () => {
  it.each([
    [{}, ''],
    [{ 'exit-codes': [0, 3] }, 'PASS'],
  ])('may end with the exit codes that its policy names: %j', async (keys, verdict) => {
    const says = { stdout: '[]', end: { how: 'exited', code: 3 } } as const;
    expect(await review({}, keys, { says })).toMatchObject({ verdict });
  });

  it.each([
    [{ authors: ['ada'] }, {}, 1],
    [{ authors: ['bob'] }, {}, 0],
    [{ authors: ['!ada'] }, {}, 0],
    [{ labels: ['ready'] }, { labels: ['ready'] }, 1],
    [{ labels: ['ready'] }, {}, 0],
    [{ labels: ['!skip'] }, { labels: ['skip'] }, 0],
    [{ drafts: false }, {}, 1],
    [{ drafts: false }, { draft: true }, 0],
    [{ forks: false }, {}, 1],
    [{ forks: false }, { fork: true }, 0],
    [{ lanes: ['green'] }, {}, 1],
    [{ lanes: ['red'] }, {}, 0],
  ])('is asked where `when` is %j of a pull request with %j', async (when, overrides, asked) => {
    expect(await review({}, { when }, pullRequestWith(overrides))).toMatchObject({ asked, verdict: 'PASS' });
  });

  it('is asked where the former name of a file that moved matches', async () => {
    const before = { 'old/app.ts': numbered(20) };
    const diff = gitDiff(before, { 'src/app.ts': numbered(20, { 3: 'another' }) });
    const moved = {
      sha: null,
      filename: 'src/app.ts',
      previous_filename: 'old/app.ts',
      status: 'renamed',
    } as const;
    const snapshot = { diff, files: [{ ...moved, additions: 1, deletions: 1, changes: 2 }] };
    expect(await review({}, { paths: ['old/**'] }, { snapshot })).toMatchObject({ asked: 1 });
    expect(await review({}, { paths: ['other/**'] }, { snapshot })).toMatchObject({ asked: 0 });
  });

  it.each([
    [['src/**'], 1],
    [['docs/**'], 0],
  ])('is asked where a changed file matches %j', async (paths, asked) => {
    expect(await review({}, { paths })).toMatchObject({ asked });
  });

  it.each([
    [{}, ''],
    [{ required: false }, ''],
    [{ required: false, kind: 'tool' }, ''],
  ])('that alone is asked has to answer, required or not: %j', async (keys, verdict) => {
    const says = { end: { how: 'exited', code: 70 } } as const;
    expect(await review({}, keys, { says })).toMatchObject({ verdict, exitCode: 2 });
  });
});

describe('the size of a change', () => {
  const twoLines = gitDiff({ 'src/app.ts': numbered(20) }, { 'src/app.ts': numbered(20, { 3: 'one\ntwo' }) });

  it.each([
    [{}, 1, 'PASS'],
    [{ 'max-changed-lines': 2 }, 1, 'PASS'],
    [{ 'max-changed-lines': 1 }, 0, ''],
    [{ 'max-changed-lines': 1, oversized: 'review' }, 1, 'PASS'],
    [{ 'max-changed-lines': 1, ignore: ['src/**'] }, 1, 'PASS'],
    [{ 'max-changed-lines': 1, ignore: ['docs/**'] }, 0, ''],
  ])('is bounded as the policy says: %j', async (evidence, asked, verdict) => {
    const file = { filename: 'src/app.ts', status: 'modified', sha: null } as const;
    const world = {
      snapshot: { diff: twoLines, files: [{ ...file, additions: 2, deletions: 1, changes: 3 }] },
    };
    expect(await review({ evidence }, {}, world)).toMatchObject({ asked, verdict });
  });
});

describe('the risk lane', () => {
  const rule = (severity: string, words: readonly string[]) => ({
    rules: [{ factor: 'app', severity, words, why: 'It is the app.' }],
  });

  it.each([
    [{}, {}, 'APPROVE'],
    [{ lane: 'red' }, {}, 'COMMENT'],
    [{ lane: 'yellow' }, {}, 'APPROVE'],
    [{ lane: 'yellow' }, { 'human-lanes': ['yellow'] }, 'COMMENT'],
    [{ lane: 'red' }, { 'human-lanes': ['yellow'] }, 'APPROVE'],
    [rule('red', ['app']), {}, 'COMMENT'],
    [rule('moderate', ['app']), {}, 'APPROVE'],
    [rule('red', ['billing']), {}, 'APPROVE'],
  ])('keeps approval to people as the policy says: %j, %j', async (evidence, policy, event) => {
    const run = await review({ evidence, policy: { approve: true, ...policy } });
    expect(run).toMatchObject({ verdict: 'PASS', event });
  });
});
