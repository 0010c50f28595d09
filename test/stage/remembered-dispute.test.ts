import { expect, it } from 'vitest';
import { c1, c1Blocking } from '../support/builders/documents.ts';
import { numbered } from '../support/github/demo.ts';
import { type Scripts, startReviewed } from '../support/reviewed-pull-request.ts';

const says = (finding: Record<string, unknown>) => ({ stdout: c1(finding) });
const leak = (overrides: Record<string, unknown> = {}) => c1Blocking({ line: 20, ...overrides });
const reviewers = {
  claude: { run: ['claude'] },
  gemini: { run: ['gemini'] },
  judge: { run: ['judge'], role: 'challenger' },
};
const agreement = { corroboration: { reviewers: 2, from: 'medium' } };
const refuted = says(leak({ severity: 'MINOR', classification: 'refutes' }));

/** Two reviewers agree and a third disputes it; then this is said after a push that touches another file. */
async function twoRuns(
  policy: Readonly<Record<string, unknown>>,
  both: Readonly<Record<string, unknown>>,
  then: Scripts,
) {
  const pull = await startReviewed({ policy, reviewers });
  const agreed = says(leak(both));
  const first = await pull.run({ claude: agreed, gemini: agreed, judge: refuted });
  const posted = pull.pull.threads.map(({ comments }) => comments.map(({ body }) => body));
  pull.push({ 'src/other.ts': numbered({ 1: 'first' }) });
  const { result } = await pull.run(then);
  return { first: first.result, second: result, posted, pull: pull.pull };
}

const mild = says(leak({ severity: 'MINOR' }));
const unsure = { severity: 'MAJOR', confidence: 'MEDIUM' };
const unsureAgain = says(leak(unsure));

it.each<[string, Record<string, unknown>, Record<string, unknown>, Scripts, string]>([
  ['and nobody repeats', agreement, { severity: 'MINOR' }, {}, 'PASS'],
  [
    'and its challenger is silent on',
    agreement,
    { severity: 'MINOR' },
    { claude: mild, gemini: mild },
    'PASS',
  ],
  ['and agreement made surer', {}, unsure, { claude: unsureAgain, gemini: unsureAgain }, 'PASS'],
  [
    'and its challenger confirms now',
    agreement,
    { severity: 'MINOR' },
    { claude: mild, judge: says(leak({ severity: 'MINOR', classification: 'confirms' })) },
    'WARN',
  ],
])('what was disputed %s is weighed as such in the next run', async (_what, policy, both, then, verdict) => {
  const { first, second, posted, pull } = await twoRuns(policy, both, then);

  expect(first).toMatchObject({ verdict: 'PASS', exitCode: 0 });
  expect(second).toMatchObject({ verdict });
  expect(posted).toMatchObject([[expect.stringContaining('disputed by judge')]]);
  expect(pull.threads.map(({ comments }) => comments.map(({ body }) => body))).toEqual(posted);
});

it('what nobody disputed blocks in the same runs', async () => {
  const pull = await startReviewed({ policy: agreement, reviewers });
  await pull.run({ claude: mild, gemini: mild });
  pull.push({ 'src/other.ts': numbered({ 1: 'first' }) });
  expect((await pull.run({})).result).toMatchObject({ verdict: 'WARN' });
});
