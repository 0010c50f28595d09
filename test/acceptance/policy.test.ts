import { expect, it } from 'vitest';
import { c1Finding } from '../support/builders/documents.ts';
import { journalLines } from '../support/journal-lines.ts';
import { startScenario } from '../support/twelve-findings.ts';

const policyFile = '.github/pr-verdict.yml';
const critical = [c1Finding({ severity: 'CRITICAL' })];
const advisory = 'version: 1\npolicy:\n  enforce: false\n';

async function review(files: { base?: string; head?: string; findings?: readonly unknown[] }) {
  const scenario = await startScenario({
    baseFiles: files.base === undefined ? {} : { [policyFile]: files.base },
    headFiles: files.head === undefined ? {} : { [policyFile]: files.head },
  });
  scenario.write('out/reviewer.json', files.findings ?? critical);
  const result = await scenario.run({ with: { findings: 'out/reviewer.json' } });
  return { scenario, result };
}

it('is advisory where the policy at the base commit sets it', async () => {
  const { scenario, result } = await review({ base: advisory });

  expect(scenario.pull.reviews).toMatchObject([{ state: 'COMMENTED' }]);
  expect(scenario.repository.checkRuns).toMatchObject([
    { conclusion: 'neutral', title: expect.stringMatching(/^Advisory: would fail · FAIL · /) },
  ]);
  expect(result.exitCode).toBe(0);
});

it('names line and column of an invalid policy and lets no merge pass', async () => {
  const { scenario, result } = await review({
    base: 'version: 1\npolicy:\n  fail-on: sometimes\n  enforced: 1\n',
  });

  expect(result.exitCode).toBe(3);
  expect(result.stdout).toMatch(
    /::error::.* 3:12 policy\.fail-on: .* 4:3 policy: unknown key.*POLICY_INVALID/,
  );
  expect(journalLines(scenario).filter((line) => line.includes('check-runs'))).toEqual([
    'POST /check-runs 201',
    'PATCH /check-runs/ID 200',
  ]);
  expect(scenario.repository.checkRuns).toMatchObject([
    { status: 'completed', conclusion: 'action_required', title: 'Could not review: POLICY_INVALID' },
  ]);
  for (const page of [scenario.repository.checkRuns[0]?.summary, result.summary]) {
    expect(page).toMatch(/3:12 policy\.fail-on: .*4:3 policy: unknown key.*Correct it on the base branch/s);
  }
  expect(scenario.pull.reviews).toEqual([]);
});
