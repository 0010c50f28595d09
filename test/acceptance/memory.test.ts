import { afterEach, describe, expect, it } from 'vitest';
import { numbered } from '../support/github/demo.ts';
import {
  documentedPermissions,
  reviewOutputFinding,
  type Scenario,
  startScenario,
} from '../support/twelve-findings.ts';

const critical = { severity: 'CRITICAL', issue: 'Input reaches the query unescaped.', line: 5 };

describe('a push after a review that demanded changes', () => {
  let scenario: Scenario;
  afterEach(async () => {
    scenario.github.assertClean();
    await scenario.github.close();
  });

  /** A first run whose reviewer finds one blocking problem; then the author pushes. */
  async function reviewed(pushed: string, options: Parameters<typeof startScenario>[0] = {}) {
    scenario = await startScenario({ ref: 'refs/pull/1/head', ...options });
    scenario.write('out/model.json', [reviewOutputFinding(critical)]);
    const first = await scenario.run({ with: { findings: 'model=out/model.json' } });
    expect(first.outputs.get('event')).toBe('REQUEST_CHANGES');
    const { repository } = scenario;
    repository.git.branch('feature');
    repository.git.write('src/app.ts', pushed).write('notes.md', 'Answered.\n').commit('Answer the review');
    repository.push('feature');
    scenario.github.journal.clear();
    return async (findings: unknown, inputs: Record<string, string> = {}) => {
      const clone = repository.checkout({ ref: `refs/pull/${scenario.pull.number}/head` });
      clone.write('out/model.json', JSON.stringify(findings));
      return scenario.run({
        workspace: clone.dir,
        runId: 2,
        event: scenario.event('synchronize'),
        with: { findings: 'model=out/model.json', ...inputs },
      });
    };
  }

  const fixed = numbered({ 5: 'fixed 5', 8: null, 32: 'line 32\nadded' });
  const asBefore = numbered({ 5: 'changed 5', 8: null, 32: 'line 32\nadded' });

  it('settles what was fixed, lifts the demand and passes', async () => {
    const again = await reviewed(fixed);
    const result = await again([]);
    expect(result.exitCode).toBe(0);
    expect(scenario.pull.reviews.map(({ state }) => state)).toEqual(['DISMISSED', 'COMMENTED']);
    expect(scenario.pull.reviews[1]?.body).toContain('Fixed since the last review (1)');
    expect(scenario.pull.threads[0]?.comments[0]?.body).toMatch(
      /^<details>\n<summary>✅ Fixed at <code>[0-9a-f]{10}<\/code>: /,
    );
    const writes = scenario.github.journal.writes.map(({ method, path, operations }) =>
      [method, path.replace(/\d{3,}/g, 'N'), ...operations].join(' '),
    );
    expect(writes).toEqual([
      'POST /repos/octo/demo/check-runs',
      'POST /repos/octo/demo/pulls/1/reviews',
      'POST /graphql submitPullRequestReview',
      'POST /graphql dismissPullRequestReview updatePullRequestReviewComment',
      'PATCH /repos/octo/demo/check-runs/N',
    ]);
  });

  it('writes nothing but its check when the same run comes again', async () => {
    const again = await reviewed(fixed);
    await again([]);
    scenario.github.journal.clear();
    const result = await again([]);
    expect(result.exitCode).toBe(0);
    expect(
      scenario.github.journal.writes.map(({ path }) => path).every((path) => path.includes('/check-runs')),
    ).toBe(true);
  });

  it('does not take a silent model for a fix where the file is as it was', async () => {
    const again = await reviewed(asBefore);
    const result = await again([]);
    expect(result.exitCode).toBe(1);
    expect(result.outputs.get('verdict')).toBe('FAIL');
    expect(scenario.pull.reviews.map(({ state }) => state)).toEqual(['CHANGES_REQUESTED']);
  });

  it('leaves a finding that is still there where it is', async () => {
    const again = await reviewed(`first\n${asBefore}`);
    const result = await again([reviewOutputFinding({ ...critical, line: 6 })]);
    expect(result.exitCode).toBe(1);
    expect(result.outputs.get('findings-withheld')).toBe('1');
    expect(scenario.pull.threads).toHaveLength(1);
    expect(scenario.pull.reviews).toHaveLength(1);
  });

  it('posts a settled finding anew when it comes back, under its first id', async () => {
    const again = await reviewed(fixed);
    await again([]);
    scenario.repository.git.write('src/app.ts', asBefore).commit('Undo the fix');
    scenario.repository.push('feature');
    await again([reviewOutputFinding(critical)]);
    const ids = scenario.pull.threads.map(
      ({ comments }) => /:(security|standards)-[0-9a-f]{8}-\d+:/.exec(comments[0]?.body ?? '')?.[0],
    );
    expect(new Set(ids).size).toBe(1);
    expect(scenario.pull.threads).toHaveLength(2);
    expect(scenario.pull.reviews.at(-1)?.state).toBe('CHANGES_REQUESTED');
  });

  it('resolves settled threads where that is asked for and the token may, but none that a person answered', async () => {
    const again = await reviewed(fixed, { permissions: { ...documentedPermissions, contents: 'write' } });
    await again([], { 'resolve-threads': 'true' });
    expect(scenario.pull.threads[0]?.resolvedBy).toBeDefined();
  });
});
