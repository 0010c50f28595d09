import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { c1Finding } from '../support/builders/documents.ts';
import { numbered } from '../support/github/demo.ts';
import { reviewFile, temporaryFolder } from '../support/runner.ts';
import { type Scenario, startScenario } from '../support/twelve-findings.ts';

const critical = c1Finding({ severity: 'CRITICAL', issue: 'Input reaches the query unescaped.' });

let scenario: Scenario;
/** The program that the reviewer `model` is. */
let program: string;

const says = (...findings: readonly unknown[]) =>
  writeFileSync(program, `process.stdout.write(${JSON.stringify(JSON.stringify(findings))});\n`);
const crashes = () => writeFileSync(program, 'process.exit(70);\n');

/** A first run asks everybody and finds what blocks; then the author changes its line, which marks it as fixed. */
beforeEach(async () => {
  program = join(temporaryFolder('reviewer'), 'model.mjs');
  const run = [process.execPath, program];
  const reviewers = { model: { run, retries: 0, repairs: 0 } };
  scenario = await startScenario({
    ref: 'refs/pull/1/head',
    baseFiles: { '.github/pr-verdict.yml': JSON.stringify({ version: 1, reviewers }) },
  });
  says(critical);
  const first = await scenario.run();
  expect([first.exitCode, first.outputs.get('event')]).toEqual([1, 'REQUEST_CHANGES']);
  scenario.repository.git.branch('feature');
  scenario.repository.git.write('src/app.ts', numbered({ 5: 'escaped 5', 8: null, 32: 'line 32\nadded' }));
  scenario.repository.git.commit('Escape it');
  scenario.repository.push('feature');
});

function verify() {
  const { dir } = scenario.repository.checkout({ ref: 'refs/pull/1/head' });
  const event = scenario.event('synchronize');
  return scenario.run({ workspace: dir, runId: 2, event, with: { mode: 'verify' } });
}

const threads = () => scenario.pull.threads.map(({ comments }) => comments.map(({ body }) => body));
const check = () => scenario.repository.checkRuns.at(-1);

describe('a verify run of a pull request whose blocking finding was marked as fixed', () => {
  it('verifies it where its reviewer does not repeat it, dismisses the change request and passes', async () => {
    says();

    const result = await verify();

    expect(Object.fromEntries(result.outputs)).toMatchObject({ status: 'passed', verdict: 'PASS' });
    expect([result.exitCode, check()?.conclusion]).toEqual([0, 'success']);
    expect(threads()).toEqual([
      [expect.stringMatching(/^<details>\n<summary>✅ Fixed at <code>[0-9a-f]{10}<\/code>: /)],
    ]);
    expect(scenario.pull.reviews.map(({ state }) => state)).toEqual(['DISMISSED', 'COMMENTED']);
    expect(result.stdout).toContain('Of what was marked fixed, 1 verified, 0 reopened, 0 unanswered');
    expect(result.stdout).toContain('Changed lines that only the built-in and quick reviewers have read: 0');
  });

  it('reopens it where that reviewer finds it again, and posts nothing twice', async () => {
    const before = threads();
    says(critical);

    const result = await verify();

    expect(Object.fromEntries(result.outputs)).toMatchObject({ status: 'failed', verdict: 'FAIL' });
    expect([result.exitCode, check()?.conclusion]).toEqual([1, 'failure']);
    expect(reviewFile(result, 'review-latest.json')).toMatchObject({
      mode: 'verify',
      findings: [{ severity: 'Blocker', status: 'reopened' }],
    });
    expect(result.stdout).toContain('Of what was marked fixed, 0 verified, 1 reopened, 0 unanswered');
    expect(threads()).toEqual(before);
    expect(scenario.pull.reviews.map(({ state }) => state)).toEqual(['CHANGES_REQUESTED']);
  });

  it('changes nothing where that reviewer crashes, does not pass, and reports the unread lines', async () => {
    const before = threads();
    crashes();

    const result = await verify();

    expect(result.outputs.get('verdict')).toBe('');
    expect(result.exitCode).not.toBe(0);
    expect(check()?.conclusion).not.toBe('success');
    expect(check()?.title).toContain('model is unavailable');
    expect(threads()).toEqual(before);
    expect(scenario.pull.reviews.map(({ state }) => state)).toEqual(['CHANGES_REQUESTED']);
    expect(result.stdout).toContain('Changed lines that only the built-in and quick reviewers have read: 2');
    expect(result.stdout).toContain('Of what was marked fixed, 0 verified, 0 reopened, 1 unanswered');
  });
});
