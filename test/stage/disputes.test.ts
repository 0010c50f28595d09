import { expect, it } from 'vitest';
import { Receipt } from '../../src/model/receipt.ts';
import { ReviewDocument } from '../../src/model/review-document.ts';
import { c1, c1Blocking, c1Finding } from '../support/builders/documents.ts';
import { runConfigured } from '../support/configured-run.ts';
import { ScriptedCommands } from '../support/fakes/scripted-commands.ts';
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

/** Two reviewers agree and a third disputes it; then these answers follow a push that touches another file. */
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
  ['and that is not repeated', agreement, { severity: 'MINOR' }, {}, 'PASS'],
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
])('a disputed finding %s is weighed as such in the next run', async (_what, policy, both, then, verdict) => {
  const { first, second, posted, pull } = await twoRuns(policy, both, then);

  expect(first).toMatchObject({ verdict: 'PASS', exitCode: 0 });
  expect(second).toMatchObject({ verdict });
  expect(posted).toMatchObject([[expect.stringMatching(/disputed by judge/i)]]);
  expect(pull.threads.map(({ comments }) => comments.map(({ body }) => body))).toEqual(posted);
});

it('a finding without a dispute blocks in the same runs', async () => {
  const pull = await startReviewed({ policy: agreement, reviewers });
  await pull.run({ claude: mild, gemini: mild });
  pull.push({ 'src/other.ts': numbered({ 1: 'first' }) });
  expect((await pull.run({})).result).toMatchObject({ verdict: 'WARN' });
});

type Answers = Readonly<Record<string, string>>;

/** A whole run in which each reviewer prints its answer. */
async function review(
  answers: Answers,
  policy: Record<string, unknown> = {},
  more: Record<string, unknown> = {},
) {
  const reviewers = Object.fromEntries(Object.keys(answers).map((id) => [id, { run: [id] }]));
  const commands = new ScriptedCommands(({ run: [id = ''] }) => ({ stdout: answers[id] ?? '' }));
  const run = await runConfigured({ policy, reviewers, ...more }, { onGitHub: true, commands });
  return {
    ...run,
    comment: run.publisher.requests[0]?.comments[0]?.body ?? '',
    body: run.publisher.submissions[0]?.body ?? '',
    findings: ReviewDocument.parse(await run.json('findings.json')).findings,
    receipt: Receipt.parse(await run.json('receipt.json')),
  };
}

const hazard = c1Finding({ severity: 'MAJOR', confidence: 'MEDIUM' });

const again = {
  ...hazard,
  line: '3-4',
  category: 'logic',
  issue: 'Once would do, since the value is computed twice.',
};

const { fix: _fix, fix_confidence: _sure, ...unfixed } = hazard;

it('shows one problem once, with the text that has a fix, and links both originals to it', async () => {
  const answers = {
    one: c1({ ...unfixed, fix: '', fix_confidence: 'LOW' }),
    two: c1({ ...again, fix: 'Do:\n```suggestion\ntimeout = 5\n```' }),
  };
  const { findings, receipt, publisher, comment } = await review(answers);

  expect(publisher.requests[0]?.comments).toHaveLength(1);
  expect(findings).toMatchObject([{ issue: again.issue, corroboratedBy: ['one'] }]);
  expect(comment).toContain('by two, also reported by one');
  const { entries } = receipt;
  expect(entries.map(({ reviewer }) => reviewer).sort()).toEqual(['one', 'two']);
  const [{ finding, url } = {}] = entries;
  expect(url).toMatch(/discussion_r/);
  expect(entries.every((entry) => entry.finding === finding && entry.url === url)).toBe(true);
});
