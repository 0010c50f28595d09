import { afterEach, describe, expect, it } from 'vitest';
import { type Demo, startDemo } from '../support/github/demo.ts';
import { runInProcess } from '../support/in-process-run.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';

let demo: Demo;

afterEach(async () => {
  await demo.github.close();
  demo.github.assertClean();
});

/** Letters of two, three and four bytes: what counts is bytes. */
const padding = 'ÄÖÜ漢字🦊'.repeat(40);

function finding(index: number, severity: string) {
  const word = `Nr${String(index).padStart(3, '0')}`;
  return reviewOutputFinding({
    file: `elsewhere/${index}.ts`,
    line: index + 1,
    severity,
    issue: `${word} is what it is. ${padding}`,
    implications: `Detail of ${word}. ${padding}`,
    fix: `Mend ${word}. ${padding}`,
  });
}

/** Most of it does not go into a text of 60,000 bytes, and stands outside of the change, so that all of it wants to. */
async function review(blocking: number, lesser: number) {
  demo = await startDemo();
  const findings = Array.from({ length: blocking + lesser }, (_, index) =>
    finding(index, index < blocking ? 'CRITICAL' : 'MINOR'),
  );
  const files = { 'claude.json': JSON.stringify(findings) };
  const ended = await runInProcess({ github: demo.github, pull: demo.pull, files });
  const [posted] = demo.pull.reviews;
  if (posted === undefined) throw ended.failure ?? new Error('nothing was posted');
  return {
    ...ended,
    body: posted.body,
    names: findings.map((_, index) => `Nr${String(index).padStart(3, '0')}`),
  };
}

const told = (text: string, names: readonly string[]) => names.filter((name) => text.includes(`${name} is`));

describe('a review of more than one text takes', () => {
  it('is budgeted in bytes, says first how things stand, and states what was cut', async () => {
    const { result, body, names, directory, reporter } = await review(30, 150);
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(60_000);
    expect(body.split('\n')[0]).toMatch(/^## /);
    expect(body).not.toContain('\ufffd');
    const [, gone = '0', shortened = '0'] =
      /Cut to fit: (\d+) findings? not shown and (\d+) shortened\. The job summary has them all\./.exec(
        body,
      ) ?? [];
    expect(Number(gone) + Number(shortened)).toBeGreaterThan(0);
    expect(told(body, names)).toHaveLength(names.length - Number(gone));
    const page = directory.text('report.md');
    expect(told(page, names)).toEqual(names);
    expect(reporter.summaries).toContain(page);
    for (const name of names) expect(page).toContain(`Mend ${name}`);
    expect(result).toMatchObject({ exitCode: 1, receipt: { total: names.length, missing: [] } });
  });

  it('drops detail before findings, and the lesser ones before those that block', async () => {
    const { body, names } = await review(30, 40);
    expect(told(body, names)).toEqual(names);
    expect(body).toMatch(/Cut to fit: 0 findings not shown and \d+ shortened/);
    const detailed = names.filter((name) => body.includes(`Mend ${name}`));
    expect(detailed.length).toBeGreaterThan(0);
    expect(detailed.length).toBeLessThan(30);
    const asShown = names.toSorted((a, b) => body.indexOf(`${a} is`) - body.indexOf(`${b} is`));
    expect(asShown.slice(0, detailed.length).toSorted()).toEqual(detailed);
    expect(names.slice(0, 30)).toEqual(expect.arrayContaining(detailed));
  });

  it('is known again whole by the next run, which says nothing twice', async () => {
    const { names } = await review(30, 150);
    const findings = names.map((_, index) => finding(index, index < 30 ? 'CRITICAL' : 'MINOR'));
    const files = { 'claude.json': JSON.stringify(findings) };
    demo.github.journal.clear();
    await runInProcess({ github: demo.github, pull: demo.pull, files, runKey: 'run-2' });
    expect(demo.pull.reviews).toHaveLength(1);
    const written = demo.github.journal.writes.map(({ path }) => path);
    expect(written.filter((path) => !path.includes('/check-runs'))).toEqual([]);
  });
});
