import { beforeEach, describe, expect, it } from 'vitest';
import { readMarks, toolKey } from '../../src/model/mark.ts';
import { defaultPolicyPath } from '../../src/policy/policy.ts';
import { critical, type DemoRuns, minor, startDemoRuns } from '../support/demo-runs.ts';
import { yieldingTimer } from '../support/virtual-timer.ts';

let demo: DemoRuns;

beforeEach(async () => {
  demo = await startDemoRuns();
});

describe('two instances', () => {
  const names = ['pr-verdict', 'security'] as const;
  type Name = (typeof names)[number];

  /** Both find something on the very same line; that of the second one blocks. */
  const reported = { 'pr-verdict': [{ ...minor, line: 5 }], security: [critical] };
  const patient = { timer: yieldingTimer(), retryBudgetMs: 24 * 3_600_000 };

  const run = (
    checkName: Name,
    findings: readonly unknown[] = reported[checkName],
    client: object = patient,
  ) => demo.run(findings, { client, settings: { checkName } });

  /** All texts of an instance, by their marks. */
  function textsOf(name: Name) {
    const isOf = (body: string) => readMarks(body, toolKey(name)).length > 0;
    const reviews = demo.pull.reviews.filter(({ body }) => isOf(body));
    return {
      reviews: reviews.map(({ id, state, body }) => ({ id, state, body })),
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
    expect(names.flatMap((name) => textsOf(name).reviews.map(({ state }) => state))).toEqual([
      'COMMENTED',
      'CHANGES_REQUESTED',
    ]);
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

describe('owners of a change', () => {
  const finding = {
    finding_id: 'F1',
    source: 'fresh_eyes',
    title: 'The retry has no end',
    file: 'src/app.ts',
    line_start: 5,
    line_end: 5,
    hunk: null,
    why_it_matters: 'A request that always fails is sent for ever.',
    evidence: { type: 'hunk_level_code', detail: 'while (true)' },
    confidence: 'high',
    severity: 'medium',
    action: 'discuss',
    requires_human: true,
  };

  function setOwners(owners: string, policy = 'policy: { request-owners: true }'): void {
    for (const login of ['bob', 'carol']) demo.repository.collaborators.set(login, 'write');
    demo.pushBase({ CODEOWNERS: `* ${owners}\n`, [defaultPolicyPath]: `version: 1\n${policy}\n` });
  }

  /** Reviews it, and counts the requests for reviewers. */
  async function review(more: object = {}): Promise<number> {
    await demo.review([{ ...finding, ...more }]);
    return demo.github.journal.entries.filter(({ path }) => path.endsWith('/requested_reviewers')).length;
  }

  const asked = () => demo.pull.requestedReviewers.map(({ login }) => login).sort();

  it('are asked once where a finding asks for a human, and teams are named', async () => {
    setOwners('@bob @alice @octo/platform');
    expect(await review()).toBe(1);
    expect(demo.github.journal.entries.length).toBeLessThanOrEqual(13 + 1 + 1);
    expect(asked()).toEqual(['bob']);
    expect(demo.pull.reviews[0]?.body).toContain('Owners of this change: `@bob`, `@octo/platform`.');
    expect(await review()).toBe(0);
  });

  it.each([
    ['policy does not set it', 'policy: {}', {}],
    ['no finding requires a human', undefined, { requires_human: false }],
  ])('are not asked where %s', async (_what, policy, more) => {
    setOwners('@bob', policy);
    expect([await review(more), asked()]).toEqual([0, []]);
    expect(demo.pull.reviews[0]?.body).not.toContain('Owners of');
  });

  it('are asked without the one whom GitHub refuses, who is named', async () => {
    setOwners('@bob @stranger @carol');
    const { reporter } = await demo.run([finding]);
    expect(asked()).toEqual(['bob', 'carol']);
    expect(reporter.lines.join('\n')).toMatch(/^warning: .*\bstranger\b/m);
  });
});
