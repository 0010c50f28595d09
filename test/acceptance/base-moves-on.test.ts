import { expect, it } from 'vitest';
import type { IngestReport } from '../../src/model/ingest-report.ts';
import type { Receipt } from '../../src/model/receipt.ts';
import { c1Finding } from '../support/builders/documents.ts';
import { reviewFile } from '../support/runner.ts';
import { startScenario } from '../support/twelve-findings.ts';

/** In the job's checkout, the test merge, a line from the base is above all others. */
it("carries reviewers' lines from the test merge to the head", async () => {
  const scenario = await startScenario({ baseMovesOn: true });
  scenario.write('out/reviewer.json', [
    c1Finding({ line: 1, issue: 'This line came with the base.' }),
    c1Finding({ line: 6, issue: 'This line was changed.' }),
    c1Finding({ line: '31-33', issue: 'These lines are one below where they were read.' }),
  ]);

  const result = await scenario.run({ with: { findings: 'out/reviewer.json' } });

  const lines = scenario.pull.threads.map(({ anchor, comments }) =>
    anchor.subject === 'line'
      ? [anchor.startLine ?? anchor.line, anchor.line, comments[0]?.body.includes('This line was changed')]
      : anchor,
  );
  expect(lines).toEqual([
    [5, 5, true],
    [30, 32, false],
  ]);
  const { carried, documents } = reviewFile(result, 'ingest_report.json') as IngestReport;
  expect(carried).toEqual([
    { path: 'src/app.ts', from: '1' },
    { path: 'src/app.ts', from: '6', to: '5' },
    { path: 'src/app.ts', from: '31-33', to: '30-32' },
  ]);
  const own = documents.find(({ reviewer }) => reviewer === 'reviewer');
  const offDiff = own?.problems.filter(({ rule }) => rule === 'C1/line-in-diff');
  expect(offDiff?.map(({ path }) => path)).toEqual(['/0/line']);
  const { entries } = reviewFile(result, 'receipt.json') as Receipt;
  expect(entries.find(({ pointer }) => pointer === '/0')).toMatchObject({
    place: 'body',
    reason: 'line-from-base',
  });
  const body = scenario.pull.reviews[0]?.body ?? '';
  expect(body).toContain('This line came with the base.');
  expect(body).toContain(`/blob/${scenario.pull.headSha}/src/app.ts)`);
});
