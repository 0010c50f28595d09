import { afterEach, describe, expect, it } from 'vitest';
import { createGitHubChecks } from '../../src/edges/github/checks.ts';
import { type Demo, PUBLISHING, startDemo } from '../support/github/demo.ts';
import type { FaultAct } from '../support/github/faults.ts';
import type { Permissions } from '../support/github/model/tokens.ts';
import { connectAs } from '../support/github-client.ts';

let demo: Demo;

afterEach(async () => {
  await demo.github.close();
});

async function gate(permissions: Permissions = { checks: 'write' }) {
  demo = await startDemo({ permissions: PUBLISHING });
  const { client } = await connectAs(demo.github, { repository: demo.repository, permissions });
  const checks = createGitHubChecks({ client, owner: 'octo', repo: 'demo' });
  return { checks, check: { name: 'PR verdict', head: demo.pull.headSha, key: 'run:1' } };
}

const output = { title: 'FAIL · 1 blocking', summary: 'One finding blocks.', text: 'It is in src/app.ts.' };
const start = 'POST /repos/{owner}/{repo}/check-runs';
const conclude = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';

function fail(route: string, act: FaultAct): void {
  demo.github.faults.push({ match: (entry) => entry.route === route, act });
}

const lost: readonly (readonly [string, FaultAct])[] = [
  ['the connection is lost before it takes effect', 'drop-before'],
  ['the connection is lost after it took effect', 'drop-after'],
  ['the server fails after it took effect', { answerAfter: { status: 502, body: 'Bad Gateway' } }],
  ['the answer is cut off', 'truncate'],
];

describe('a check', () => {
  it('stands on the head while it runs, and is concluded in one more request', async () => {
    const { checks, check } = await gate();
    const id = await checks.start(check);
    expect(demo.repository.checkRuns).toMatchObject([
      { id, name: 'PR verdict', headSha: demo.pull.headSha, status: 'in_progress', externalId: 'run:1' },
    ]);
    await checks.conclude(id, { conclusion: 'failure', output, detailsUrl: 'https://example.com/run' });
    expect(demo.repository.checkRuns).toMatchObject([
      { status: 'completed', conclusion: 'failure', detailsUrl: 'https://example.com/run', ...output },
    ]);
    expect(demo.github.journal.print().split('\n')).toEqual([
      'POST /repos/octo/demo/check-runs 201',
      `PATCH /repos/octo/demo/check-runs/${id} 200`,
    ]);
    demo.github.assertClean();
  });

  it.each(lost)('is started once although %s', async (_, act) => {
    const { checks, check } = await gate();
    const another = await checks.start({ ...check, key: 'run:0' });
    fail(start, act);
    const id = await checks.start(check);
    expect(demo.repository.checkRuns.map((run) => run.id)).toEqual([another, id]);
    demo.github.assertClean();
  });

  it.each(lost)('is concluded although %s', async (_, act) => {
    const { checks, check } = await gate();
    const id = await checks.start(check);
    fail(conclude, act);
    await checks.conclude(id, { conclusion: 'success', output });
    expect(demo.repository.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'success' }]);
    demo.github.assertClean();
  });

  it('is concluded even with a text that is longer than GitHub takes', async () => {
    const { checks, check } = await gate();
    const id = await checks.start(check);
    await checks.conclude(id, {
      conclusion: 'neutral',
      output: { title: 'Long', summary: 'ä'.repeat(65_535) },
    });
    const summary = demo.repository.checkRuns[0]?.summary ?? '';
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(65_535);
    expect(summary).toMatch(/^ä+\n\n\(cut: too long for a check\)$/);
  });

  it('that may not be written names the scope', async () => {
    const { checks, check } = await gate({ checks: 'read' });
    await expect(checks.start(check)).rejects.toMatchObject({
      code: 'GITHUB_PERMISSION_MISSING',
      fix: expect.stringContaining("Add 'checks: write' under permissions:"),
    });
    expect(demo.github.journal.entries).toHaveLength(1);
  });
});
