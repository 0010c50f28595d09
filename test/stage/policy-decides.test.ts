import { describe, expect, it } from 'vitest';
import { buildComment, buildConversation } from '../support/builders/memory.ts';
import { runConfigured, scripted } from '../support/configured-run.ts';
import { ScriptedCommands } from '../support/fakes/scripted-commands.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';

const finding = reviewOutputFinding({ file: 'src/app.ts', line: 3 });
const critical = { ...finding, severity: 'CRITICAL' };
const reviewers = { one: { run: ['one'] }, two: { run: ['two'] } };

type World = NonNullable<Parameters<typeof runConfigured>[1]>;

/** A whole run in which both reviewers say the same. */
async function review(policy: Record<string, unknown>, said: unknown = [finding], world: World = {}) {
  const commands = scripted({ stdout: JSON.stringify(said) });
  return runConfigured({ policy, reviewers }, { onGitHub: true, commands, ...world });
}

it.each([
  ['nothing of medium severity by default', {}, 'PASS'],
  ['what two agree on', { corroboration: { reviewers: 2, from: 'medium' } }, 'WARN'],
  ['nothing that too few agree on', { corroboration: { reviewers: 3, from: 'medium' } }, 'PASS'],
  ['nothing milder than it names', { corroboration: { reviewers: 2, from: 'high' } }, 'PASS'],
  ['what its table names', { blocking: { medium: 'high' } }, 'WARN'],
])('blocks %s', async (_what, policy, verdict) => {
  const { result } = await review(policy);
  expect(result).toMatchObject({ verdict, exitCode: verdict === 'PASS' ? 0 : 1 });
});

const sure = { blocking: { medium: 'high' } };

it.each([
  ['a file that it names', { paths: ['src/**'], ...sure }, 'WARN'],
  ['a category that it names, however that is written', { categories: ['Standards'], ...sure }, 'WARN'],
  ['both together', { paths: ['src/**'], categories: ['standards'], ...sure }, 'WARN'],
  ['another file', { paths: ['docs/**'], ...sure }, 'PASS'],
  ['another category', { categories: ['security'], ...sure }, 'PASS'],
  ['the file and another category', { paths: ['src/**'], categories: ['security'], ...sure }, 'PASS'],
  ['agreement on a file', { paths: ['src/**'], corroboration: { reviewers: 2, from: 'medium' } }, 'WARN'],
])('blocks by an override for %s', async (_what, override, verdict) => {
  expect((await review({ overrides: [override] })).result).toMatchObject({ verdict });
});

it.each([
  ['security', 'FAIL'],
  ['Standards', 'ABORT'],
])(
  'ends a pull request whose blocking finding is of a category of `abort-on`: %s',
  async (category, verdict) => {
    const { result, json } = await review({ 'abort-on': [category] }, [critical]);
    expect(result).toMatchObject({ verdict, event: 'REQUEST_CHANGES', exitCode: 1 });
    expect(await json('review-latest.json')).toMatchObject({ verdict });
  },
);

it.each([
  ['shows the address of a link to anywhere as code', {}, '- Style guide (`https://example.com/style`)'],
  [
    'links to a host that it names',
    { 'link-hosts': ['example.com'] },
    '[Style guide](https://example.com/style)',
  ],
])('%s', async (_what, policy, written) => {
  const { publisher } = await review(policy);
  expect(publisher.requests[0]?.comments[0]?.body).toContain(written);
});

it.each([
  [undefined, 'PASS'],
  ['block', 'FAIL'],
])('weighs what was there before the change where `pre-existing` is %s', async (preExisting, verdict) => {
  const old = { ...critical, pre_existing: true };
  const { result } = await review(preExisting === undefined ? {} : { 'pre-existing': preExisting }, [old]);
  expect(result).toMatchObject({ verdict });
});

it.each([
  [{}, 1],
  [{ 'max-comments': 0 }, 0],
  [{ 'inline-from': 'high' }, 0],
])('comments on lines as often as it says: %j', async (policy, comments) => {
  const { publisher } = await review({ blocking: { medium: 'high' }, ...policy });
  expect(publisher.requests[0]?.comments).toHaveLength(comments);
  expect(publisher.submissions[0]?.body).toContain('The value is computed twice');
});

describe('the gate', () => {
  it.each([
    [{ 'fail-on': 'ABORT' }, 0, 'success'],
    [{ 'fail-on': 'FAIL' }, 1, 'failure'],
    [{ enforce: false }, 0, 'neutral'],
  ])('concludes a critical finding as it says: %j', async (policy, exitCode, conclusion) => {
    const { result, checks, publisher } = await review(policy, [critical]);
    expect(result).toMatchObject({ verdict: 'FAIL', exitCode });
    expect(checks.concluded).toMatchObject([{ conclusion }]);
    const event = 'enforce' in policy ? 'COMMENT' : 'REQUEST_CHANGES';
    expect(publisher.submissions).toMatchObject([{ event }]);
  });

  const broken = { ...finding, line: 'somewhere' };

  it.each([
    ['none', 'MINOR', ''],
    ['low', 'MINOR', ''],
    ['medium', 'MINOR', 'PASS'],
    ['medium', 'MAJOR', ''],
    ['medium', 'HUGE', ''],
  ])(
    'accepts refused findings with `refused: %s` up to what they claim: %s',
    async (refused, severity, verdict) => {
      const { result } = await review({ refused, approve: true }, [{ ...broken, severity }]);
      expect(result).toMatchObject({ verdict, event: 'COMMENT', exitCode: verdict === '' ? 2 : 0 });
    },
  );

  const coverage = {
    expected: 2,
    covered: 1,
    missing: [{ path: 'a.bin', reason: 'patch-missing' }],
  } as const;

  it.each([
    ['incomplete', '', 2],
    ['accept', 'PASS', 0],
  ])(
    'takes a part for the whole with `partial-coverage: %s`, and never approves it',
    async (partial, verdict, exitCode) => {
      const policy = { 'partial-coverage': partial, approve: true, 'human-lanes': [] };
      const { result } = await review(policy, [], { snapshot: { coverage } });
      expect(result).toMatchObject({ verdict, exitCode, event: 'COMMENT' });
    },
  );
});

it.each([
  ['approves a clean review where it says so', { approve: true, 'human-lanes': [] }, 'APPROVE'],
  ['does not where it says nothing', { 'human-lanes': [] }, 'COMMENT'],
  ['does not in a lane for humans', { approve: true, 'human-lanes': ['green', 'yellow', 'red'] }, 'COMMENT'],
])('%s', async (_what, policy, event) => {
  expect((await review(policy, [])).result).toMatchObject({ verdict: 'PASS', event });
});

it.each([
  [{}, 'maintain', 'PASS'],
  [{}, 'write', ''],
  [{ 'waived-by': 'write' }, 'write', 'PASS'],
  [{ 'waived-by': 'admin' }, 'maintain', ''],
] as const)(
  'lets a head pass without a reviewer on the word of whom it names: %j, %s',
  async (policy, role, verdict) => {
    const waiver = buildComment({
      author: 'mona',
      ours: false,
      inOwnWords: true,
      body: '/pr-verdict waive two it is down today',
      writtenAt: '2026-01-02T00:00:01Z',
    });
    const people = [{ login: 'mona', role }];
    const conversation = buildConversation({ headSince: '2026-01-02T00:00:00Z', people, comments: [waiver] });
    const commands = new ScriptedCommands(({ run: [name] }) => ({ stdout: name === 'two' ? 'oh no' : '[]' }));
    const { result, checks } = await review({ approve: true, ...policy }, [], {
      commands,
      snapshot: { conversation },
    });
    expect(result).toMatchObject({ verdict, event: 'COMMENT', exitCode: verdict === '' ? 2 : 0 });
    const title = checks.concluded[0]?.output.title ?? '';
    expect(title.includes('waived: two')).toBe(verdict !== '');
  },
);
