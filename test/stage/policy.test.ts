import { describe, expect, it } from 'vitest';
import { buildChangedFile, gitDiff, numbered } from '../support/builders/diff.ts';
import { c1, c1Blocking, c1Finding, c2 } from '../support/builders/documents.ts';
import { buildManifest, headCommit } from '../support/builders/run.ts';
import { type ConfiguredRun, inTurn, runConfigured } from '../support/configured-run.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import type { Script } from '../support/fakes/scripted-commands.ts';
import { says } from '../support/worked-tree.ts';

type Keys = Readonly<Record<string, unknown>>;

const medium = c1Finding();
const critical = c1Finding({ severity: 'CRITICAL' });
const refused = (severity: string) => c1Finding({ line: 'somewhere', severity });
const partial = {
  coverage: { expected: 2, covered: 1, missing: [{ path: 'a.bin', reason: 'patch-missing' }] },
} as const;

/** A whole run in which two reviewers report the same findings. */
function review(policy: Keys, findings: readonly unknown[], world: ConfiguredRun = {}) {
  const reviewers = { one: { run: ['one'] }, two: { run: ['two'] } };
  return runConfigured({ policy, reviewers }, { onGitHub: true, play: inTurn(says(...findings)), ...world });
}

describe('a key of `policy`', () => {
  const approving = { approve: true, 'human-lanes': [] };

  it.each<[Keys, readonly unknown[], object, ConfiguredRun['snapshot']?]>([
    [{ 'abort-on': ['Standards'] }, [critical], { verdict: 'ABORT', event: 'REQUEST_CHANGES', exitCode: 1 }],
    [{ 'fail-on': 'ABORT' }, [critical], { verdict: 'FAIL', exitCode: 0, conclusion: 'success' }],
    [{ refused: 'medium' }, [refused('MINOR')], { verdict: 'PASS', event: 'COMMENT' }],
    [{ 'partial-coverage': 'accept', ...approving }, [], { verdict: 'PASS', event: 'COMMENT' }, partial],
    [{ ...approving, 'human-lanes': ['green'] }, [], { verdict: 'PASS', event: 'COMMENT' }],
  ])('decides a whole run: %j', async (policy, findings, expected, snapshot = {}) => {
    expect((await review(policy, findings, { snapshot })).result).toMatchObject(expected);
  });

  it.each<[Keys, string]>([
    [{}, 'Style guide (`https://example.com/style`)'],
    [{ 'link-hosts': ['example.com'] }, '[Style guide](https://example.com/style)'],
  ])('decides the links of comments: %j', async (policy, link) => {
    const { publisher } = await review({ blocking: { medium: 'high' }, ...policy }, [medium]);
    expect(publisher.requests[0]?.comments).toMatchObject([{ body: expect.stringContaining(link) }]);
  });

  it('is reported once where no finding has a category that it names', async () => {
    const policy = {
      'abort-on': ['sqli', 'sekurity'],
      overrides: [{ categories: ['sekurity', 'docs'], blocking: { high: 'low' } }],
    };
    const notices = async (...findings: readonly unknown[]) =>
      (await review(policy, findings)).reporter.lines.filter((line) =>
        line.includes('No finding has a category'),
      );
    expect(await notices({ ...medium, category: 'security' })).toEqual([
      expect.stringContaining('sekurity, docs. Findings have: security.'),
    ]);
    expect(await notices()).toEqual([]);
  });

  it.each([
    ['none', true],
    ['WARN', false],
  ] as const)('is not loosened by an input, which is reported: fail-on %s', async (failOn, isReported) => {
    const { log } = await review({ 'fail-on': 'WARN' }, [], { settings: { policyInputs: { failOn } } });
    expect(log.includes('is not applied')).toBe(isReported);
  });
});

it('says of an invalid policy in every later stage what is wrong with it', async () => {
  const directory = new MemoryDirectory();
  const policy = { polcy: {} };
  const failed = { code: 'POLICY_INVALID', message: expect.stringContaining('polcy') };
  for (const stage of ['run', 'write', 'gate'] as const)
    await expect(runConfigured(policy, { directory, settings: { stage } })).rejects.toMatchObject(failed);
});

const { pullRequest } = buildManifest();
const twoLines = gitDiff({ 'src/app.ts': numbered(20) }, { 'src/app.ts': numbered(20, { 3: 'one\ntwo' }) });

/** A whole run under a policy file with one reviewer. */
async function reviewByOne(reviewer: Keys, script: Script = says(), policy: Keys = {}) {
  const reviewers = { one: { run: ['one'], retries: 0, repairs: 0, ...reviewer } };
  const files = [buildChangedFile({ additions: 2, changes: 3 })];
  const { result, publisher, requests, directory } = await runConfigured(
    { ...policy, reviewers },
    {
      onGitHub: true,
      play: inTurn(script),
      snapshot: { diff: twoLines, files, ...(pullRequest && { pullRequest }) },
    },
  );
  const comments = publisher.requests[0]?.comments.length ?? 0;
  const { raw_diff: diff } = Object(directory.json('evidence_pack.json')).diff;
  return { ...result, comments, asked: requests.length, diff };
}

describe('a key of a reviewer', () => {
  const info = { number: 7, repo: 'octo/shop', title: '', description: '', head_sha: headCommit };
  const claim = { stdout: c2({ pr_info: info, review_event: 'REQUEST_CHANGES' }) };
  const blocking = says(c1Blocking());
  const two = {
    stdout: c1(c1Finding({ issue: 'A comma is missing.' }), c1Finding({ issue: 'The loop never ends.' })),
  };
  const exits3 = { ...says(), end: { how: 'exited', code: 3 } } as const;

  it.each<[Keys, Script, object]>([
    [{ when: { authors: ['ada'] } }, says(), { asked: 1, verdict: 'PASS' }],
    [{ paths: ['docs/**'] }, says(), { asked: 0 }],
    [{ advisory: 'claims' }, blocking, { verdict: 'FAIL', comments: 1 }],
    [{ advisory: 'all' }, blocking, { verdict: 'PASS', comments: 1 }],
    [{ advisory: 'none' }, claim, { verdict: 'WARN', event: 'REQUEST_CHANGES' }],
    [{ advisory: 'claims' }, claim, { verdict: 'PASS', event: 'COMMENT' }],
    [{ 'max-findings': 1 }, two, { comments: 1 }],
    [{ required: false, kind: 'tool' }, exits3, { verdict: '' }],
    [{ 'exit-codes': [0, 3] }, exits3, { verdict: 'PASS' }],
  ])('decides a whole run: %j', async (keys, script, expected) => {
    expect(await reviewByOne(keys, script)).toMatchObject(expected);
  });
});

describe('a key of `evidence`', () => {
  const rule = (word: string) => ({
    rules: [{ factor: 'app', severity: 'red', words: [word], why: 'It is the app.' }],
  });
  const tooLong = { 'max-changed-lines': 1 };

  it.each<[Keys, object]>([
    [{ 'max-changed-lines': 2 }, { asked: 1, event: 'APPROVE' }],
    [tooLong, { asked: 0, verdict: '', diff: '' }],
    [
      { ...tooLong, oversized: 'review' },
      { asked: 1, verdict: 'PASS' },
    ],
    [{ ...tooLong, ignore: ['src/**'] }, { asked: 1 }],
    [{ lane: 'red' }, { event: 'COMMENT' }],
    [rule('app'), { event: 'COMMENT' }],
    [rule('billing'), { event: 'APPROVE' }],
  ])('decides a whole run: %j', async (evidence, expected) => {
    expect(await reviewByOne({}, says(), { evidence, policy: { approve: true } })).toMatchObject(expected);
  });
});
