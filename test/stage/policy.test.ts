import { describe, expect, it } from 'vitest';
import { buildChangedFile, gitDiff, numbered } from '../support/builders/diff.ts';
import { c1, c1Blocking, c1Finding, c2 } from '../support/builders/documents.ts';
import { buildComment, buildConversation } from '../support/builders/memory.ts';
import { buildManifest, headCommit } from '../support/builders/run.ts';
import { type ConfiguredRun, runConfigured, scripted } from '../support/configured-run.ts';
import { ScriptedCommands } from '../support/fakes/scripted-commands.ts';

type Keys = Readonly<Record<string, unknown>>;

const medium = c1Finding({ file: 'src/app.ts', line: 3 });
const critical = { ...medium, severity: 'CRITICAL' };
const old = { ...critical, pre_existing: true };
const refused = { ...medium, line: 'somewhere' };
const partial = {
  coverage: { expected: 2, covered: 1, missing: [{ path: 'a.bin', reason: 'patch-missing' }] },
} as const;

/** A whole run in which two reviewers report the same findings. */
function review(policy: Keys, findings: readonly unknown[], world: ConfiguredRun = {}) {
  const reviewers = { one: { run: ['one'] }, two: { run: ['two'] } };
  const commands = scripted({ stdout: JSON.stringify(findings) });
  return runConfigured({ policy, reviewers }, { onGitHub: true, commands, ...world });
}

describe('a key of `policy`', () => {
  const highOnly = { paths: ['src/**'], blocking: { medium: 'high' } };

  it.each<[Keys, readonly unknown[], object, ConfiguredRun['snapshot']?]>([
    [{}, [medium], { verdict: 'PASS', exitCode: 0 }],
    [{ corroboration: { reviewers: 2, from: 'medium' } }, [medium], { verdict: 'WARN', exitCode: 1 }],
    [{ blocking: { medium: 'high' } }, [medium], { verdict: 'WARN' }],
    [{ overrides: [highOnly] }, [medium], { verdict: 'WARN' }],
    [{ overrides: [{ ...highOnly, categories: ['security'] }] }, [medium], { verdict: 'PASS' }],
    [{ 'abort-on': ['Standards'] }, [critical], { verdict: 'ABORT', event: 'REQUEST_CHANGES', exitCode: 1 }],
    [{}, [old], { verdict: 'PASS' }],
    [{ 'pre-existing': 'block' }, [old], { verdict: 'FAIL' }],
    [{ 'fail-on': 'ABORT' }, [critical], { verdict: 'FAIL', exitCode: 0, conclusion: 'success' }],
    [{ enforce: false }, [critical], { exitCode: 0, conclusion: 'neutral', event: 'COMMENT' }],
    [{ refused: 'medium' }, [{ ...refused, severity: 'MINOR' }], { verdict: 'PASS', event: 'COMMENT' }],
    [{ refused: 'medium' }, [{ ...refused, severity: 'MAJOR' }], { verdict: '', exitCode: 2 }],
    [{ refused: 'medium' }, [{ ...refused, severity: 'HUGE' }], { verdict: '', exitCode: 2 }],
    [{ 'partial-coverage': 'incomplete' }, [], { verdict: '', exitCode: 2 }, partial],
    [
      { 'partial-coverage': 'accept', approve: true, 'human-lanes': [] },
      [],
      { verdict: 'PASS', event: 'COMMENT' },
      partial,
    ],
    [{ approve: true, 'human-lanes': [] }, [], { verdict: 'PASS', event: 'APPROVE' }],
    [{ approve: true, 'human-lanes': ['green'] }, [], { verdict: 'PASS', event: 'COMMENT' }],
    [{ suppress: [{ category: 'Standards', reason: 'known' }] }, [critical], { verdict: 'PASS' }],
    [{ suppress: [{ reviewer: 'one', reason: 'noisy' }] }, [critical], { verdict: 'FAIL' }],
    [
      { suppress: [{ category: 'standards', until: '2020-01-01', reason: 'old' }] },
      [critical],
      { exitCode: 1 },
    ],
  ])('decides a whole run: %j', async (policy, findings, expected, snapshot = {}) => {
    expect((await review(policy, findings, { snapshot })).result).toMatchObject(expected);
  });

  it.each<[Keys, number]>([
    [{}, 1],
    [{ 'max-comments': 0 }, 0],
    [{ 'inline-from': 'high' }, 0],
  ])('decides how many comments are on lines: %j', async (policy, comments) => {
    const { publisher } = await review({ blocking: { medium: 'high' }, ...policy }, [medium]);
    expect(publisher.requests[0]?.comments).toHaveLength(comments);
    expect(publisher.submissions[0]?.body).toContain('The value is computed twice');
  });

  it.each<[Keys, string]>([
    [{}, 'Style guide (`https://example.com/style`)'],
    [{ 'link-hosts': ['example.com'] }, '[Style guide](https://example.com/style)'],
  ])('decides which addresses are links: %j', async (policy, written) => {
    const { publisher } = await review(policy, [medium]);
    expect(publisher.requests[0]?.comments[0]?.body).toContain(written);
  });

  it.each<[Keys, string]>([
    [{}, ''],
    [{ 'waived-by': 'write' }, 'PASS'],
  ])('decides whose waivers are valid: %j', async (policy, verdict) => {
    const waiver = buildComment({
      author: 'mona',
      ours: false,
      inOwnWords: true,
      body: '/pr-verdict waive two it is down today',
      writtenAt: '2026-01-02T00:00:01Z',
    });
    const conversation = buildConversation({
      headSince: '2026-01-02T00:00:00Z',
      people: [{ login: 'mona', role: 'write' }],
      comments: [waiver],
    });
    const commands = new ScriptedCommands(({ run: [name] }) => ({ stdout: name === 'two' ? 'oh no' : '[]' }));
    const { result } = await review(policy, [], { commands, snapshot: { conversation } });
    expect(result).toMatchObject({ verdict });
  });

  it('is reported once where no finding has a category that it names', async () => {
    const policy = {
      'abort-on': ['sqli', 'sekurity'],
      overrides: [{ categories: ['sekurity', 'docs'], blocking: { high: 'low' } }],
    };
    const notices = async (findings: readonly unknown[]) =>
      (await review(policy, findings)).reporter.lines.filter((line) =>
        line.includes('No finding has a category'),
      );
    expect(await notices([{ ...medium, category: 'security' }])).toEqual([
      expect.stringContaining('sekurity, docs. Findings have: security.'),
    ]);
    expect(await notices([])).toEqual([]);
  });

  it.each([
    ['none', 1],
    ['WARN', 0],
  ] as const)('is not loosened by an input, which is reported: fail-on %s', async (failOn, count) => {
    const settings = { policyInputs: { failOn } };
    const { reporter } = await review({ 'fail-on': 'WARN' }, [], { settings });
    expect(reporter.lines.filter((line) => line.includes('is not applied'))).toHaveLength(count);
  });
});

it.each<[string, Keys]>([
  ['is not in the file', {}],
  ['has no `run`', { referee: { input: 'files' } }],
  ['needs a checkout', { referee: { run: ['referee'] } }],
])('an adjudicator is refused that %s', async (_, reviewers) => {
  const policy = { reviewers, merge: { adjudicator: 'referee' } };
  await expect(runConfigured(policy)).rejects.toMatchObject({ code: 'POLICY_INVALID' });
});

const { pullRequest } = buildManifest();
const twoLines = gitDiff({ 'src/app.ts': numbered(20) }, { 'src/app.ts': numbered(20, { 3: 'one\ntwo' }) });
const claim = c2({
  pr_info: { number: 7, repo: 'octo/shop', title: '', description: '', head_sha: headCommit },
  review_event: 'REQUEST_CHANGES',
});
const two = c1(c1Finding({ issue: 'A comma is missing.' }), c1Finding({ issue: 'The loop never ends.' }));

/** A whole run under a policy file with one reviewer. */
async function reviewByOne(reviewer: Keys, stdout = '[]', policy: Keys = {}, more: Keys = {}) {
  const commands = new ScriptedCommands(() => ({ stdout, ...more }));
  const reviewers = { one: { run: ['one'], retries: 0, repairs: 0, ...reviewer } };
  const snapshot = { diff: twoLines, files: [buildChangedFile({ additions: 2, changes: 3 })] };
  const { result, publisher } = await runConfigured(
    { ...policy, reviewers },
    { onGitHub: true, commands, snapshot: { ...snapshot, ...(pullRequest && { pullRequest }) } },
  );
  const comments = publisher.requests[0]?.comments.length ?? 0;
  return { ...result, comments, asked: commands.requests.length };
}

describe('a key of a reviewer', () => {
  it.each<[Keys, string, object]>([
    [{ when: { authors: ['ada'] } }, '[]', { asked: 1, verdict: 'PASS' }],
    [{ when: { authors: ['!ada'] } }, '[]', { asked: 0, verdict: 'PASS' }],
    [{ when: { lanes: ['red'] } }, '[]', { asked: 0 }],
    [{ paths: ['src/**'] }, '[]', { asked: 1 }],
    [{ paths: ['docs/**'] }, '[]', { asked: 0 }],
    [{ advisory: 'claims' }, c1(c1Blocking()), { verdict: 'FAIL', comments: 1 }],
    [{ advisory: 'all' }, c1(c1Blocking()), { verdict: 'PASS', comments: 1 }],
    [{ advisory: 'none' }, claim, { verdict: 'WARN', event: 'REQUEST_CHANGES' }],
    [{ advisory: 'claims' }, claim, { verdict: 'PASS', event: 'COMMENT' }],
    [{}, two, { comments: 2 }],
    [{ 'max-findings': 1 }, two, { comments: 1 }],
  ])('decides a whole run: %j', async (keys, stdout, expected) => {
    expect(await reviewByOne(keys, stdout)).toMatchObject(expected);
  });

  it.each<[Keys, string]>([
    [{}, ''],
    [{ required: false, kind: 'tool' }, ''],
    [{ 'exit-codes': [0, 3] }, 'PASS'],
  ])('decides the meaning of an exit code: %j', async (keys, verdict) => {
    const end = { how: 'exited', code: 3 };
    expect(await reviewByOne(keys, '[]', {}, { end })).toMatchObject({ verdict });
  });
});

describe('a key of `evidence`', () => {
  const rule = (severity: string, word: string) => ({
    rules: [{ factor: 'app', severity, words: [word], why: 'It is the app.' }],
  });

  it.each<[Keys, object]>([
    [{ 'max-changed-lines': 2 }, { asked: 1, event: 'APPROVE' }],
    [{ 'max-changed-lines': 1 }, { asked: 0, verdict: '' }],
    [
      { 'max-changed-lines': 1, oversized: 'review' },
      { asked: 1, verdict: 'PASS' },
    ],
    [{ 'max-changed-lines': 1, ignore: ['src/**'] }, { asked: 1 }],
    [{ lane: 'red' }, { event: 'COMMENT' }],
    [{ lane: 'yellow' }, { event: 'APPROVE' }],
    [rule('red', 'app'), { event: 'COMMENT' }],
    [rule('red', 'billing'), { event: 'APPROVE' }],
  ])('decides a whole run: %j', async (evidence, expected) => {
    const policy = { evidence, policy: { approve: true } };
    expect(await reviewByOne({}, '[]', policy)).toMatchObject(expected);
  });
});
