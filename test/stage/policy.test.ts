import { describe, expect, it } from 'vitest';
import { IngestReport } from '../../src/model/ingest-report.ts';
import { ReviewDocument } from '../../src/model/review-document.ts';
import { gitDiff, numbered } from '../support/builders/diff.ts';
import { c1, c1Blocking, c1Finding, c2 } from '../support/builders/documents.ts';
import { buildComment, buildConversation } from '../support/builders/memory.ts';
import { buildManifest, headCommit } from '../support/builders/run.ts';
import { type ConfiguredRun, runConfigured, scripted } from '../support/configured-run.ts';
import { type Script, ScriptedCommands } from '../support/fakes/scripted-commands.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';

describe('policy decides', () => {
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

  it.each([
    ['is not in the file', {}],
    ['has no `run`', { referee: { input: 'files' } }],
    ['needs a checkout', { referee: { run: ['referee'] } }],
  ])('refuses an adjudicator that %s', async (_what, configured) => {
    const policy = { reviewers: configured, merge: { adjudicator: 'referee' } };
    await expect(runConfigured(policy)).rejects.toMatchObject({ code: 'POLICY_INVALID' });
  });

  it.each([
    ['none', 1],
    ['WARN', 0],
  ] as const)('reports an input that would loosen the policy: fail-on %s', async (failOn, count) => {
    const { reporter } = await review({ 'fail-on': 'WARN' }, [], { settings: { policyInputs: { failOn } } });
    expect(reporter.lines.filter((line) => line.includes('is not applied'))).toHaveLength(count);
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
    ['shows the address of a link to anywhere as code', {}, 'Style guide (`https://example.com/style`)'],
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
    [
      'does not in a lane for humans',
      { approve: true, 'human-lanes': ['green', 'yellow', 'red'] },
      'COMMENT',
    ],
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
      const conversation = buildConversation({
        headSince: '2026-01-02T00:00:00Z',
        people,
        comments: [waiver],
      });
      const commands = new ScriptedCommands(({ run: [name] }) => ({
        stdout: name === 'two' ? 'oh no' : '[]',
      }));
      const { result, checks } = await review({ approve: true, ...policy }, [], {
        commands,
        snapshot: { conversation },
      });
      expect(result).toMatchObject({ verdict, event: 'COMMENT', exitCode: verdict === '' ? 2 : 0 });
      const title = checks.concluded[0]?.output.title ?? '';
      expect(title.includes('waived: two')).toBe(verdict !== '');
    },
  );
});

describe('policy withholds', () => {
  /** A whole run in which each reviewer prints what is said here, under a policy that may name more about it. */
  async function review(
    policy: Record<string, unknown>,
    said: Readonly<Record<string, string>>,
    configured: Readonly<Record<string, Record<string, unknown>>> = {},
  ) {
    const reviewers = Object.fromEntries(
      Object.keys(said).map((id) => [id, { run: [id], ...configured[id] }]),
    );
    const commands = new ScriptedCommands(({ run: [id = ''] }) => ({ stdout: said[id] ?? '' }));
    const run = await runConfigured({ policy, reviewers }, { onGitHub: true, commands });
    return {
      ...run,
      findings: ReviewDocument.parse(await run.json('findings.json')).findings,
      notes: IngestReport.parse(await run.json('ingest_report.json')).notes,
      receipt: await run.json('receipt.json'),
      written: async (name: string) => new TextDecoder().decode(await run.directory.read(name)),
    };
  }

  const leak = c1Blocking();

  it.each([
    ['its category', { category: 'Security' }],
    ['its file', { path: 'src/**' }],
    ['the only reviewer that sees it', { reviewer: 'claude' }],
    ['all of these', { reviewer: 'claude', category: 'security', path: 'src/*.ts' }],
    ['the day that is not over', { category: 'security', until: '2999-12-31' }],
  ])('silences what `suppress` names by %s, and keeps its data and the reason', async (_what, entry) => {
    const { result, findings, receipt, publisher, notes } = await review(
      { suppress: [{ ...entry, reason: 'the table is public' }] },
      { claude: c1(leak) },
    );

    expect(result).toMatchObject({ verdict: 'PASS', exitCode: 0 });
    expect(findings).toMatchObject([
      { severity: 'critical', suppressed: { reason: 'the table is public' }, sources: [{ native: leak }] },
    ]);
    expect(receipt).toMatchObject({ counts: { withheld: 1 }, entries: [{ reason: 'suppressed' }] });
    expect(publisher.requests).toEqual([]);
    expect(notes).toEqual([]);
  });

  it('silences by the fingerprint that `findings.json` has', async () => {
    const [{ fingerprint } = {}] = (await review({}, { claude: c1(leak) })).findings;
    const silenced = { suppress: [{ fingerprint, reason: 'public' }] };
    expect((await review(silenced, { claude: c1(leak) })).result).toMatchObject({ verdict: 'PASS' });
  });

  it.each([
    ['of another category', { category: 'style' }, 'matches nothing here any more: category style (why)'],
    [
      'of a file of which nothing was found',
      { path: 'src/app.ts', category: 'docs' },
      'matches nothing here',
    ],
    ['that is expired', { category: 'security', until: '2020-01-01' }, 'expired on 2020-01-01'],
  ])('does not silence by an entry %s, and notes it', async (_what, entry, note) => {
    const said = { claude: c1(leak), gemini: c1(leak) };
    const { result, notes, written } = await review({ suppress: [{ ...entry, reason: 'why' }] }, said);
    expect(result).toMatchObject({ verdict: 'FAIL', exitCode: 1 });
    expect(notes).toEqual([expect.stringContaining(note)]);
    expect(await written('report.md')).toContain('policy.suppress');
  });

  it('silences only the reviewer that an entry names, where a second one reports the same', async () => {
    const suppressed = { suppress: [{ reviewer: 'claude', category: 'security', reason: 'why' }] };
    const { result, notes } = await review(suppressed, { claude: c1(leak), gemini: c1(leak) });
    expect(result).toMatchObject({ verdict: 'FAIL', exitCode: 1 });
    expect(notes).toEqual([]);
  });

  const challenge = { ...leak, classification: 'refutes' };

  it('does not take a challenger that refutes a finding for one that sees it', async () => {
    const { result } = await review(
      { suppress: [{ reviewer: 'claude', reason: 'it cries wolf' }] },
      { claude: c1(leak), judge: c1(challenge) },
    );
    expect(result).toMatchObject({ verdict: 'PASS' });
  });

  it.each([
    ['none', 'FAIL'],
    ['claims', 'FAIL'],
    ['all', 'PASS'],
  ])('weighs the findings of a reviewer with `advisory: %s`', async (advisory, verdict) => {
    const { result, publisher } = await review({}, { claude: c1(leak) }, { claude: { advisory } });
    expect(result).toMatchObject({ verdict });
    expect(publisher.requests[0]?.comments).toHaveLength(1);
  });

  const target = { number: 7, repo: 'octo/shop', title: '', description: '', head_sha: headCommit };

  it.each([
    ['none', 'WARN', 'REQUEST_CHANGES'],
    ['claims', 'PASS', 'COMMENT'],
    ['all', 'PASS', 'COMMENT'],
  ])('heeds what a reviewer with `advisory: %s` claims of the whole', async (advisory, verdict, event) => {
    const said = { claude: '[]', gemini: c2({ pr_info: target, review_event: 'REQUEST_CHANGES' }) };
    const { result } = await review({}, said, { gemini: { advisory } });
    expect(result).toMatchObject({ verdict, event });
  });

  const two = c1(
    c1Finding({ issue: 'A comma is missing.', category: 'docs', severity: 'INFO' }),
    c1Finding({ issue: 'The loop never ends.', category: 'logic' }),
  );

  it.each([
    [undefined, 2],
    [1, 1],
  ])('shows of one reviewer as many findings as `max-findings` says: %s', async (cap, shown) => {
    const configured = cap === undefined ? {} : { claude: { 'max-findings': cap } };
    const { findings, notes, publisher } = await review(
      { 'inline-from': 'info' },
      { claude: two },
      configured,
    );
    expect(publisher.requests[0]?.comments).toHaveLength(shown);
    expect(findings).toHaveLength(2);
    expect(findings.flatMap(({ suppressed }) => suppressed?.reason ?? [])).toEqual(
      cap === undefined ? [] : ['beyond the findings that policy shows: 1 of claude'],
    );
    expect(notes).toHaveLength(2 - shown);
  });

  it('never withholds by `max-findings` what blocks', async () => {
    const both = c1(leak, c1Blocking({ issue: 'The password is in the log.', category: 'secrets' }));
    const { publisher } = await review({}, { claude: both }, { claude: { 'max-findings': 1 } });
    expect(publisher.requests[0]?.comments).toHaveLength(2);
  });

  it('names categories of the policy that no finding has, once and as a notice', async () => {
    const policy = {
      'abort-on': ['sqli', 'sekurity'],
      overrides: [{ categories: ['sekurity', 'docs'], blocking: { high: 'low' } }],
    };
    const notices = (run: Awaited<ReturnType<typeof review>>) =>
      run.reporter.lines.filter((line) => line.includes('No finding has a category'));
    const said = 'No finding has a category that the policy names: sekurity, docs. Findings have: security.';
    expect(notices(await review(policy, { claude: c1(leak) }))).toEqual([expect.stringContaining(said)]);
    expect(notices(await review(policy, { claude: c1() }))).toEqual([]);
  });
});

describe('policy keys', () => {
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
      expect(await review({}, { when }, pullRequestWith(overrides))).toMatchObject({
        asked,
        verdict: 'PASS',
      });
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
    const twoLines = gitDiff(
      { 'src/app.ts': numbered(20) },
      { 'src/app.ts': numbered(20, { 3: 'one\ntwo' }) },
    );

    it.each([
      [{}, 1, 'PASS'],
      [{ 'max-changed-lines': 2 }, 1, 'PASS'],
      [{ 'max-changed-lines': 1 }, 0, ''],
      [{ 'max-changed-lines': 1, oversized: 'review' }, 1, 'PASS'],
      [{ 'max-changed-lines': 1, ignore: ['src/**'] }, 1, 'PASS'],
      [{ 'max-changed-lines': 1, ignore: ['docs/**'] }, 0, ''],
      [{ 'max-changed-lines': 1 }, 1, 'PASS', 'tool'],
    ])('is bounded as the policy says: %j', async (evidence, asked, verdict, kind = 'ai') => {
      const file = { filename: 'src/app.ts', status: 'modified', sha: null } as const;
      const world = {
        snapshot: { diff: twoLines, files: [{ ...file, additions: 2, deletions: 1, changes: 3 }] },
      };
      expect(await review({ evidence }, { kind }, world)).toMatchObject({ asked, verdict });
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
});
