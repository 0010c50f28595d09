import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Manifest } from '../../src/model/manifest.ts';
import { c1Finding } from '../support/builders/documents.ts';
import { journalLines } from '../support/journal-lines.ts';
import { reviewFile, temporaryFolder } from '../support/runner.ts';
import { startScenario } from '../support/twelve-findings.ts';

/** In a job without a checkout. */
function writeReview(workspace: string, findings: unknown): void {
  mkdirSync(join(workspace, 'out'), { recursive: true });
  writeFileSync(join(workspace, 'out/reviewer.json'), JSON.stringify(findings));
}

const many = Object.fromEntries(
  Array.from({ length: 120 }, (_, index) => [`many/${String(index).padStart(3, '0')}.ts`, `export {};\n`]),
);
const total = 125;

it.each([
  ['its checkout with the whole history', { limits: { diffFiles: 100, pagePatchBytes: 2000 } }],
  ['the patches of its files', { limits: { diffFiles: 100 } }],
])('makes a diff that GitHub does not hand out from %s', async (from, world) => {
  const scenario = await startScenario({ headFiles: many, world });
  const workspace = from.startsWith('its checkout')
    ? scenario.repository.checkout({ ref: 'refs/pull/1/merge', depth: 0 }).dir
    : temporaryFolder('empty');
  writeReview(workspace, [c1Finding({ file: 'many/119.ts', line: 1 })]);

  const result = await scenario.run({ workspace, with: { findings: 'out/reviewer.json' } });

  expect(journalLines(scenario)).toContain('GET /pulls/1 406');
  expect((reviewFile(result, 'manifest.json') as Manifest).coverage).toEqual({
    expected: total,
    covered: total,
    missing: [],
  });
  expect(scenario.repository.checkRuns).toMatchObject([{ conclusion: 'success' }]);
  expect(scenario.pull.threads).toMatchObject([{ anchor: { path: 'many/119.ts', line: 1 } }]);
});

it.each([['no checkout'], ['a checkout without history']])(
  'never passes a change of which a patch is missing, with %s, and names the way out',
  async (kind) => {
    const scenario = await startScenario({
      headFiles: many,
      world: { limits: { diffFiles: 100, pagePatchBytes: 2000 } },
    });
    const workspace = kind === 'no checkout' ? temporaryFolder('empty') : scenario.workspace;
    writeReview(workspace, []);

    const result = await scenario.run({ workspace, with: { findings: 'out/reviewer.json' } });

    const { missing, covered } = (reviewFile(result, 'manifest.json') as Manifest).coverage;
    expect(missing.length).toBeGreaterThan(0);
    expect(missing.every(({ reason }) => reason === 'patch-missing')).toBe(true);
    expect(covered + missing.length).toBe(total);
    expect(scenario.repository.checkRuns).toMatchObject([
      {
        conclusion: 'action_required',
        title: `Incomplete: only ${covered} of ${total} changed files could be read`,
      },
    ]);
    expect(result.summary).toContain('fetch-depth: 0');
    expect(result.exitCode).toBe(2);
  },
);
