import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGitHubChecks } from '../../src/github/checks.ts';
import { type Demo, publishing, startDemo } from '../support/github/demo.ts';
import type { FaultAct, JournalEntry } from '../support/github/journal.ts';

import type { Permissions } from '../support/github/model/world.ts';
import { connectAs } from '../support/github-client.ts';
import { runInProcess } from '../support/in-process-run.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

let demo: Demo;

describe('github checks', () => {
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
    it('is on the head while it runs, and is concluded in one more request', async () => {
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
  });
});

describe('annotations', () => {
  const count = 160;

  const files = {
    'claude.json': JSON.stringify(
      Array.from({ length: count }, (_, index) =>
        reviewOutputFinding({
          line: 1 + (index % 40),
          issue: `Problem ${index} is one of a kind: ${'abcdefghij'[index % 10]}${index * 7919}.`,
        }),
      ),
    ),
  };

  beforeEach(async () => {
    demo = await startDemo();
  });

  afterEach(async () => {
    await demo.github.close();
    demo.github.assertClean();
  });

  const run = () =>
    runInProcess({ github: demo.github, pull: demo.pull, files, client: { timer: virtualTimer() } });

  const check = () => demo.repository.checkRuns.at(-1);

  /** How many annotations a request carries. */
  function carried({ method, path, body }: JournalEntry): number {
    if (method !== 'PATCH' || !path.includes('/check-runs/')) return 0;
    return JSON.stringify(body).split('"annotation_level"').length - 1;
  }

  /** Lets the first or second batch go wrong. */
  function fail(batch: number, act: FaultAct, times = 1): void {
    let seen = 0;
    demo.github.faults.push({
      act,
      times,
      match: (request) => {
        if (carried(request) === 0) return false;
        seen += 1;
        return times > 1 || seen === batch;
      },
    });
  }

  const titles = () => check()?.annotations.map(({ title }) => title) ?? [];

  const unclear: readonly (readonly [string, FaultAct])[] = [
    ['the connection is lost before it takes effect', 'drop-before'],
    ['the connection is lost after it took effect', 'drop-after'],
    ['the server fails after it took effect', { answerAfter: { status: 502, body: 'Bad Gateway' } }],
    ['its answer is cut off', 'truncate'],
    ['GitHub finds us too quick', { answer: { status: 429, body: { message: 'Slow down' } } }],
  ];

  describe('the annotations of a run', () => {
    it('go fifty a request, are capped, and the hidden ones are counted in a note', async () => {
      const { result } = await run();
      expect(demo.github.journal.writes.map(carried).filter((size) => size > 0)).toEqual([50, 50]);
      expect(new Set(titles()).size).toBe(100);
      const { inline = 0, file = 0 } = result?.receipt?.counts ?? {};
      const open = (result?.receipt?.total ?? 0) - inline - file;
      expect(open).toBeGreaterThan(100);
      expect(check()?.summary).toContain(`${open - 100} more findings had no room for an annotation.`);
    });

    it.each(unclear.flatMap(([what, act]) => [1, 2].map((batch) => [batch, what, act] as const)))(
      'are shown once each although with batch %d %s',
      async (batch, _what, act) => {
        fail(batch, act);
        expect((await run()).result).toMatchObject({ exitCode: 0, conclusion: 'success' });
        expect(titles()).toHaveLength(100);
        expect(new Set(titles()).size).toBe(100);
        expect(check()).toMatchObject({ status: 'completed', conclusion: 'success' });
      },
    );

    it.each([1, 2])(
      'are left out where GitHub does not take batch %d, and the check is concluded',
      async (batch) => {
        fail(batch, { answer: { status: 422, body: { message: 'Invalid request.' } } });
        const { result, reporter } = await run();
        expect(result).toMatchObject({ exitCode: 0, conclusion: 'success' });
        expect(titles()).toHaveLength(50);
        expect(reporter.lines.join('\n')).toContain('The check goes without some annotations');
        expect(check()).toMatchObject({ status: 'completed', conclusion: 'success' });
      },
    );
  });
});
