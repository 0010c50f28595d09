import { afterEach, describe, expect, it } from 'vitest';
import { createGitHubChecks } from '../../src/github/checks.ts';
import type { Annotation } from '../../src/policy/gate-plan.ts';
import { type Demo, publishing, startDemo } from '../support/github/demo.ts';
import type { FaultAct } from '../support/github/faults.ts';
import type { Permissions } from '../support/github/model/tokens.ts';
import { connectAs } from '../support/github-client.ts';

let demo: Demo;

afterEach(async () => {
  await demo.github.close();
});

async function gate(permissions: Permissions = { checks: 'write' }) {
  demo = await startDemo({ permissions: publishing });
  const { client } = await connectAs(demo.github, { repository: demo.repository, permissions });
  const checks = createGitHubChecks({ client, owner: 'octo', repo: 'demo' });
  return { checks, check: { name: 'PR verdict', head: demo.pull.headSha, externalId: 'run:1' } };
}

const output = { title: 'FAIL · 1 blocking', summary: 'One finding blocks.' };
const content = { output, annotations: [], total: 0 };
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
    await checks.conclude(id, { ...content, conclusion: 'failure', externalId: 'pull-1 failure run:1' });
    expect(demo.repository.checkRuns).toMatchObject([
      { status: 'completed', conclusion: 'failure', externalId: 'pull-1 failure run:1', ...output },
    ]);
    expect(demo.github.journal.print().split('\n')).toEqual([
      'POST /repos/octo/demo/check-runs 201',
      `PATCH /repos/octo/demo/check-runs/${id} 200`,
    ]);
    demo.github.assertClean();
  });

  it.each(lost)('is started once although %s', async (_, act) => {
    const { checks, check } = await gate();
    const another = await checks.start({ ...check, externalId: 'run:0' });
    fail(start, act);
    const id = await checks.start(check);
    expect(demo.repository.checkRuns.map((run) => run.id)).toEqual([another, id]);
    demo.github.assertClean();
  });

  it.each(lost)('is concluded although %s', async (_, act) => {
    const { checks, check } = await gate();
    const id = await checks.start(check);
    fail(conclude, act);
    await checks.conclude(id, { ...content, conclusion: 'success' });
    expect(demo.repository.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'success' }]);
    demo.github.assertClean();
  });

  it('is concluded even with a text that is longer than GitHub takes', async () => {
    const { checks, check } = await gate();
    const id = await checks.start(check);
    await checks.conclude(id, {
      ...content,
      conclusion: 'neutral',
      output: { title: 'Long', summary: 'ä'.repeat(65_535) },
    });
    const summary = demo.repository.checkRuns[0]?.summary ?? '';
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(65_535);
    expect(summary).toMatch(/^ä+\n\n\(cut: too long for a check\)$/);
  });

  it.each(lost)('holds each annotation once although %s', async (_, act) => {
    const { checks, check } = await gate();
    const id = await checks.start(check);
    const annotation = (line: number): Annotation => ({
      path: 'src/app.ts',
      startLine: line,
      endLine: line + 1,
      level: 'warning',
      title: `Line ${line}`,
      message: 'Look here.',
    });
    const batch = (from: number, size: number) =>
      Array.from({ length: size }, (_each, index) => annotation(from + index));
    fail(conclude, act);
    await checks.annotate(id, { output, annotations: batch(1, 50), total: 50 });
    fail(conclude, act);
    await checks.conclude(id, { output, annotations: batch(51, 3), total: 53, conclusion: 'failure' });
    const lines = demo.repository.checkRuns[0]?.annotations.map((each) => each.start_line);
    expect(lines).toEqual(Array.from({ length: 53 }, (_each, index) => index + 1));
    demo.github.assertClean();
  });

  it('is listed with what stands on it, unless another app made it', async () => {
    const { checks, check } = await gate();
    const { client } = await connectAs(demo.github, {
      repository: demo.repository,
      permissions: { checks: 'write' },
      kind: 'app',
      login: 'another-app[bot]',
    });
    await createGitHubChecks({ client, owner: 'octo', repo: 'demo' }).start({
      ...check,
      externalId: 'theirs',
    });
    const id = await checks.start(check);
    const { name, head } = check;
    expect(await checks.list({ name, head })).toEqual([
      {
        id,
        externalId: 'run:1',
        conclusion: null,
        title: '',
        summary: '',
        text: '',
        annotations: 0,
        startedAt: expect.stringMatching(/Z$/),
      },
    ]);
    const fresh = createGitHubChecks({ client, owner: 'octo', repo: 'demo' });
    const ours = await fresh.list({ name, head, by: 'github-actions[bot]' });
    expect(ours.map(({ externalId }) => externalId)).toEqual(['run:1']);
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
