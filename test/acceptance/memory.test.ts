import { afterEach, describe, expect, it } from 'vitest';
import { numbered } from '../support/github/demo.ts';
import { reviewOutputFinding, type Scenario, startScenario } from '../support/twelve-findings.ts';

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

  it('settles a fixed finding, dismisses the change request and passes', async () => {
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
});
