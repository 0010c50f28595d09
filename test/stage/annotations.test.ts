import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Demo, startDemo } from '../support/github/demo.ts';
import type { FaultAct } from '../support/github/faults.ts';
import type { JournalEntry } from '../support/github/journal.ts';
import { runInProcess } from '../support/in-process-run.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

const count = 130;
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

let demo: Demo;

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
  it('go fifty a request, are capped, and the hidden ones are counted in words', async () => {
    const { result } = await run();
    expect(demo.github.journal.writes.map(carried).filter((size) => size > 0)).toEqual([50, 50]);
    expect(new Set(titles()).size).toBe(100);
    const open = result?.receipt?.total ?? 0;
    expect(open).toBeGreaterThan(100);
    expect(check()?.summary).toContain(
      `Without an annotation, because there are so many: ${open - 100} findings.`,
    );
  });

  it.each(unclear.flatMap(([what, act]) => [1, 2].map((batch) => [batch, what, act] as const)))(
    'stand once each although with batch %d %s',
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

  it('are not doubled where the first batch was refused and the answer to the second is lost', async () => {
    fail(1, { answer: { status: 422, body: { message: 'Invalid request.' } } });
    fail(1, 'drop-after');
    expect((await run()).result).toMatchObject({ exitCode: 0, conclusion: 'success' });
    expect(titles()).toHaveLength(50);
  });
});
