import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ChecksPort } from '../../src/gate/gate-port-shape.ts';
import { Failure } from '../../src/model/failure.ts';
import type { Scope } from '../../src/model/manifest.ts';
import { readMarks, toolKey } from '../../src/model/mark.ts';
import { writeOwnConclusion } from '../../src/policy/shared-head.ts';
import { rewordedStage } from '../../src/run/pull-request-event-run.ts';
import { buildSettings, headCommit } from '../support/builders/run.ts';
import { critical, type DemoRuns, minor, startDemoRuns } from '../support/demo-runs.ts';
import { RecordingChecks } from '../support/fakes/recording-checks.ts';
import { RecordingReporter } from '../support/fakes/recording-reporter.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import { type GitHubStandIn, startGitHub } from '../support/github/stand-in.ts';
import { runInProcess } from '../support/in-process-run.ts';
import { yieldingTimer } from '../support/virtual-timer.ts';

describe('two instances', () => {
  const names = ['pr-verdict', 'security'] as const;
  type Name = (typeof names)[number];

  /** Both find something on the very same line; that of the second one blocks. */
  const reported = { 'pr-verdict': [{ ...minor, line: 5 }], security: [critical] };
  const patient = { timer: yieldingTimer(), retryBudgetMs: 24 * 3_600_000 };

  let demo: DemoRuns;

  beforeEach(async () => {
    demo = await startDemoRuns();
  });

  const run = (
    checkName: Name,
    findings: readonly unknown[] = reported[checkName],
    client: object = patient,
  ) => demo.run(findings, { client, settings: { checkName } });

  /** All texts of an instance, by their marks. */
  function textsOf(name: Name) {
    const isOf = (body: string) => readMarks(body, toolKey(name)).length > 0;
    return {
      reviews: demo.pull.reviews
        .filter(({ body }) => isOf(body))
        .map(({ id, state, body }) => ({ id, state, body })),
      comments: demo.comments().filter(isOf),
    };
  }

  const conclusionsOf = (name: Name) =>
    demo.repository.checkRuns.filter((check) => check.name === name).map(({ conclusion }) => conclusion);

  it('post once each, and each gate is right, in twenty concurrent runs', async () => {
    const order = Array.from({ length: 20 }, (_, index) => names[index % 2] ?? 'pr-verdict');
    const ended = await Promise.all(order.map((name) => run(name)));
    expect(ended.map(({ result, failure }) => result?.exitCode ?? failure)).toEqual(
      order.map((name) => (name === 'security' ? 1 : 0)),
    );
    expect(textsOf('pr-verdict').reviews.map(({ state }) => state)).toEqual(['COMMENTED']);
    expect(textsOf('security').reviews.map(({ state }) => state)).toEqual(['CHANGES_REQUESTED']);
    expect(demo.pull.reviews).toHaveLength(2);
    for (const name of names) expect(textsOf(name).comments, name).toHaveLength(1);
    // A run that begins concludes the unfinished checks of its name on the head: the newest one decides.
    expect(conclusionsOf('pr-verdict').at(-1)).toBe('success');
    expect(conclusionsOf('security').at(-1)).toBe('failure');
    expect(conclusionsOf('security')).not.toContain('success');
  }, 240_000);

  it('leave the reviews of the other one alone, also when they dismiss their own', async () => {
    for (const name of names) await run(name);
    const before = textsOf('pr-verdict');
    demo.push({ 'src/app.ts': 'all new\n' });
    await run('security', []);
    expect(textsOf('security').reviews[0]?.state).toBe('DISMISSED');
    expect(textsOf('security').comments.join('\n')).toContain('Fixed');
    expect(textsOf('pr-verdict')).toEqual(before);
  });

  it("never remove each other's draft, however old it is", async () => {
    await run('pr-verdict');
    const [review] = demo.pull.reviews;
    if (review === undefined) throw new Error('there is no review');
    // A run of the first instance that died before it could submit leaves this.
    review.state = 'PENDING';
    const later = { now: () => Date.now() + 3_600_000, sleep: async () => {} };
    const client = { timer: { ...yieldingTimer(), ...later } };
    expect((await run('security', reported.security, client)).result?.exitCode).toBe(1);
    expect(demo.pull.reviews).toEqual([review]);
    expect(demo.lastCheck()?.title).toContain('Not published: GITHUB_DRAFT_EXISTS');
  });
});

type Context = Parameters<typeof rewordedStage>[0];

const basis = '0123456789abcdef';

const passed = {
  id: 1,
  externalId: writeOwnConclusion({ pull: 7, conclusion: 'success', basis, key: 'run-1' }),
  conclusion: 'success',
  startedAt: '2026-01-02T00:00:00Z',
  title: 'PASS',
  summary: '',
  text: '',
  annotations: 0,
};

interface Change {
  readonly attempt?: number;
  readonly gate?: Context['gate'];
  readonly members?: ChecksPort['members'];
}

async function spares({ members, ...change }: Change = {}): Promise<boolean> {
  const checks = new RecordingChecks();
  checks.onHead = [passed];
  const context: Context = {
    edited: { number: 7, head: headCommit },
    attempt: 1,
    settings: buildSettings(),
    reporter: new RecordingReporter(),
    gate: async () => ({
      kind: 'check',
      checks,
      members:
        members ??
        (async () => ({ viewer: 'github-actions[bot]', open: [{ pull: 7, basis }], complete: true })),
      look: async () => ({ viewer: '', checks: [] }),
    }),
    ...change,
  };
  const result = await rewordedStage(context);
  if (result !== undefined) expect(result).toEqual({ exitCode: 0, status: 'skipped' });
  return result !== undefined;
}

it.each<[string, Change]>([
  ['a person runs the job again', { attempt: 2 }],
  [
    'the base has another policy now',
    {
      members: async () => ({
        viewer: 'github-actions[bot]',
        open: [{ pull: 7, basis: 'fedcba9876543210' }],
        complete: true,
      }),
    },
  ],
  ['the job is the gate', { gate: async () => undefined }],
  [
    'it is unknown',
    {
      members: async () => {
        throw new Failure({ kind: 'operational', code: 'GITHUB_UNAVAILABLE', message: 'no', fix: 'wait' });
      },
    },
  ],
])('reviews it all the same where %s', async (_why, change) => {
  expect(await spares(change)).toBe(false);
});

describe('owners request', () => {
  let github: GitHubStandIn;

  afterEach(async () => {
    github.assertClean();
    await github.close();
  });

  const asking = {
    finding_id: 'F1',
    source: 'fresh_eyes',
    title: 'The retry has no end',
    file: 'src/app.ts',
    line_start: 1,
    line_end: 1,
    hunk: null,
    why_it_matters: 'A request that always fails is sent for ever.',
    evidence: { type: 'hunk_level_code', detail: 'while (true)' },
    confidence: 'high',
    severity: 'medium',
    action: 'discuss',
    requires_human: true,
  };

  async function open(
    policy = 'policy: { request-owners: true }',
    owners = '* @bob @alice @octo/platform\n',
    more: Readonly<Record<string, string>> = {},
  ) {
    github = await startGitHub();
    const files = {
      'README.md': 'Demo\n',
      CODEOWNERS: owners,
      '.github/pr-verdict.yml': `version: 1\n${policy}\n`,
    };
    const repository = github.createRepository({ owner: 'octo', name: 'demo', files });
    for (const login of ['alice', 'bob', 'carol']) repository.collaborators.set(login, 'write');
    repository.git
      .branch('feature')
      .writeAll({ 'src/app.ts': 'export {};\n', ...more })
      .commit('Change');
    return repository.openPullRequest({ head: 'feature', author: 'alice' });
  }

  async function review(pull: PullRequest, finding: Record<string, unknown> = asking, scope?: Scope) {
    github.journal.clear();
    const ended = await runInProcess({
      github,
      pull,
      files: { 'claude.json': JSON.stringify([finding]) },
      ...(scope && { settings: { scope } }),
    });
    expect(ended.failure).toBeUndefined();
    const requests = github.journal.entries.filter(({ path }) => path.endsWith('/requested_reviewers'));
    return { ...ended, requests: requests.length, all: github.journal.entries.length };
  }

  const asked = (pull: PullRequest) => pull.requestedReviewers.map(({ login }) => login);

  it('asks the owners once where a finding asks for a human, and names the teams', async () => {
    const pull = await open();
    const { requests, all } = await review(pull);
    expect(requests).toBe(1);
    expect(asked(pull)).toEqual(['bob']);
    expect(all).toBeLessThanOrEqual(13 + 1 + 1);
    expect(pull.reviews[0]?.body).toContain('Owners of this change: `@bob`, `@octo/platform`.');
    expect((await review(pull)).requests).toBe(0);
  });

  it.each([
    ['policy does not set it', 'policy: {}', asking],
    ['no finding requires a human', undefined, { ...asking, requires_human: false }],
  ])('asks no owner where %s', async (_what, policy, finding) => {
    const pull = await open(policy);
    const { requests } = await review(pull, finding);
    expect([requests, asked(pull)]).toEqual([0, []]);
    expect(pull.reviews[0]?.body).not.toContain('Owners of');
  });

  it('asks the others where GitHub refuses one, and names that one', async () => {
    const pull = await open(undefined, '* @bob @stranger @carol\n');
    const { reporter } = await review(pull);
    expect(asked(pull).sort()).toEqual(['bob', 'carol']);
    expect(reporter.lines.join('\n')).toMatch(/^warning: .*\bstranger\b/m);
  });
});
