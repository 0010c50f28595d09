import { afterEach, describe, expect, it, vi } from 'vitest';
import { c1Finding } from '../support/builders/documents.ts';
import {
  eventOf,
  expectFrugal,
  inline,
  measure,
  onFile,
  other,
  outside,
  timeline,
} from '../support/counted-run.ts';
import type { DemoRuns } from '../support/demo-runs.ts';
import { openFor, type Situation } from '../support/open-pull-request.ts';

let demo: DemoRuns;

async function open(situation: Situation): Promise<void> {
  demo = await openFor(situation);
}

afterEach(() => {
  vi.unstubAllGlobals();
  return demo.close();
});

const all = [inline, onFile, outside];

describe('a run that publishes a review', () => {
  it.each<Situation>([
    {},
    { files: 350 },
    { threads: 1, replies: 150 },
    { files: 150, threads: 120, remarks: 250, commits: 120 },
  ])('keeps to the promised requests and round trips with %j', async (situation) => {
    await open(situation);
    const { result } = await expectFrugal({ ...demo, findings: all });
    expect(result).toMatchObject({ receipt: { outcome: 'published', counts: { inline: 1, file: 1 } } });
  });

  it.each([
    ['without', [inline]],
    ['with', [inline, onFile]],
  ])('waits seven times for twelve requests, %s threads on whole files', async (_, findings) => {
    await open({});
    const { waves, requests } = await expectFrugal({ ...demo, findings });
    expect([waves.length, requests]).toEqual([7, 12]);
  });
});

const instructions = { 'src/AGENTS.md': 'Be kind.\n', '.pr-review/security.md': 'Look twice.\n' };
const long = { threads: 150, base: instructions };

describe('a run on a pull request that it reviewed before', () => {
  it.each<[Situation, number]>([
    [{}, 4],
    [long, 5],
  ])(
    'writes nothing but its check the second time, with %j, and waits %d times',
    async (situation, waits) => {
      await open(situation);
      await measure({ ...demo, findings: all });
      const { waves } = await expectFrugal({ ...demo, findings: all });
      const isRead = /^GET|graphql (?:NameOnHead|Overview|CheckTexts|More|OwnReviews)$/;
      const writes = waves.flat().filter((name) => !isRead.test(name));
      expect(writes.filter((name) => name.includes('/check-runs'))).toEqual(writes);
      expect(writes).toHaveLength(2);
      expect(waves, timeline(waves)).toHaveLength(waits);
    },
  );

  it.each([
    [{}, 'pull_request'],
    [long, 'pull_request'],
    [long, 'workflow_dispatch'],
  ] as const)(
    'compares the heads within the promise after a push, with %j on %s',
    async (situation, trigger) => {
      await open(situation);
      await measure({ ...demo, findings: [inline, outside] });
      demo.push({ 'src/0.ts': '// First.\nexport {};\n' });
      const findings = [{ ...inline, line: 2 }, outside, onFile, { ...other, line: 2 }];
      const { result, waves } = await expectFrugal({ ...demo, findings, event: eventOf(demo.pull, trigger) });
      expect(result).toMatchObject({ receipt: { outcome: 'published', counts: { inline: 1, file: 1 } } });
      expect(waves[2]).toContain('POST /api/graphql CheckTexts');
      expect(waves[3]).toContain('POST /api/graphql More');
    },
  );

  it('settles any number of findings in one request', async () => {
    const paths = Array.from({ length: 30 }, (_, index) => `src/${index}.ts`);
    await open({ files: paths.length });
    const findings = paths.map((file) => c1Finding({ file, line: 1, issue: `${file} is one of a kind.` }));
    await measure({ ...demo, findings });
    demo.push(Object.fromEntries(paths.map((path, index) => [path, `// Answer ${index}\n`])));
    const { waves } = await expectFrugal({ ...demo, findings: [] });
    expect(waves.flat().filter((name) => name.includes('graphql Upkeep'))).toHaveLength(1);
    const bodies = demo.pull.threads.map(({ comments }) => comments[0]?.body ?? '');
    expect(bodies.filter((body) => body.startsWith('<details>\n<summary>✅ Fixed'))).toHaveLength(30);
  });
});
