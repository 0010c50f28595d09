import { expect, it } from 'vitest';
import { IngestReport } from '../../src/model/ingest-report.ts';
import { ReviewDocument } from '../../src/model/review-document.ts';
import { c1, c1Blocking, c1Finding, c2 } from '../support/builders/documents.ts';
import { headCommit } from '../support/builders/run.ts';
import { runConfigured } from '../support/configured-run.ts';
import { ScriptedCommands } from '../support/fakes/scripted-commands.ts';

/** A whole run in which each reviewer prints what is said here, under a policy that may name more about it. */
async function review(
  policy: Record<string, unknown>,
  said: Readonly<Record<string, string>>,
  configured: Readonly<Record<string, Record<string, unknown>>> = {},
) {
  const reviewers = Object.fromEntries(Object.keys(said).map((id) => [id, { run: [id], ...configured[id] }]));
  const commands = new ScriptedCommands(({ run: [id = ''] }) => ({ stdout: said[id] ?? '' }));
  const run = await runConfigured({ policy, reviewers }, { onGitHub: true, commands });
  return {
    ...run,
    findings: ReviewDocument.parse(await run.json('findings.json')).findings,
    notes: IngestReport.parse(await run.json('ingest_report.json')).notes,
    receipt: await run.json('receipt.json'),
    written: async (name: string) => new TextDecoder().decode(await run.directory.read(name)),
  };
}

const leak = c1Blocking();

it.each([
  ['its category', { category: 'Security' }],
  ['its file', { path: 'src/**' }],
  ['the only reviewer that sees it', { reviewer: 'claude' }],
  ['all of these', { reviewer: 'claude', category: 'security', path: 'src/*.ts' }],
  ['the day that is not over', { category: 'security', until: '2999-12-31' }],
])('silences what `suppress` names by %s, and keeps its data and the reason', async (_what, entry) => {
  const { result, findings, receipt, publisher, notes } = await review(
    { suppress: [{ ...entry, reason: 'the table is public' }] },
    { claude: c1(leak) },
  );

  expect(result).toMatchObject({ verdict: 'PASS', exitCode: 0 });
  expect(findings).toMatchObject([
    { severity: 'critical', suppressed: { reason: 'the table is public' }, sources: [{ native: leak }] },
  ]);
  expect(receipt).toMatchObject({ counts: { withheld: 1 }, entries: [{ reason: 'suppressed' }] });
  expect(publisher.requests).toEqual([]);
  expect(notes).toEqual([]);
});

it('silences by the fingerprint that `findings.json` has', async () => {
  const [{ fingerprint } = {}] = (await review({}, { claude: c1(leak) })).findings;
  const silenced = { suppress: [{ fingerprint, reason: 'public' }] };
  expect((await review(silenced, { claude: c1(leak) })).result).toMatchObject({ verdict: 'PASS' });
});

it.each([
  ['of another category', { category: 'style' }, 'matches nothing here any more: category style (why)'],
  ['of a file of which nothing was found', { path: 'src/app.ts', category: 'docs' }, 'matches nothing here'],
  ['that is expired', { category: 'security', until: '2020-01-01' }, 'expired on 2020-01-01'],
])('does not silence by an entry %s, and notes it', async (_what, entry, note) => {
  const said = { claude: c1(leak), gemini: c1(leak) };
  const { result, notes, written } = await review({ suppress: [{ ...entry, reason: 'why' }] }, said);
  expect(result).toMatchObject({ verdict: 'FAIL', exitCode: 1 });
  expect(notes).toEqual([expect.stringContaining(note)]);
  expect(await written('report.md')).toContain('policy.suppress');
});

it('silences only the reviewer that an entry names, where a second one reports the same', async () => {
  const suppressed = { suppress: [{ reviewer: 'claude', category: 'security', reason: 'why' }] };
  const { result, notes } = await review(suppressed, { claude: c1(leak), gemini: c1(leak) });
  expect(result).toMatchObject({ verdict: 'FAIL', exitCode: 1 });
  expect(notes).toEqual([]);
});

const challenge = { ...leak, classification: 'refutes' };

it('does not take a challenger that refutes a finding for one that sees it', async () => {
  const { result } = await review(
    { suppress: [{ reviewer: 'claude', reason: 'it cries wolf' }] },
    { claude: c1(leak), judge: c1(challenge) },
  );
  expect(result).toMatchObject({ verdict: 'PASS' });
});

it.each([
  ['none', 'FAIL'],
  ['claims', 'FAIL'],
  ['all', 'PASS'],
])('weighs the findings of a reviewer with `advisory: %s`', async (advisory, verdict) => {
  const { result, publisher } = await review({}, { claude: c1(leak) }, { claude: { advisory } });
  expect(result).toMatchObject({ verdict });
  expect(publisher.requests[0]?.comments).toHaveLength(1);
});

const target = { number: 7, repo: 'octo/shop', title: '', description: '', head_sha: headCommit };

it.each([
  ['none', 'WARN', 'REQUEST_CHANGES'],
  ['claims', 'PASS', 'COMMENT'],
  ['all', 'PASS', 'COMMENT'],
])('heeds what a reviewer with `advisory: %s` claims of the whole', async (advisory, verdict, event) => {
  const said = { claude: '[]', gemini: c2({ pr_info: target, review_event: 'REQUEST_CHANGES' }) };
  const { result } = await review({}, said, { gemini: { advisory } });
  expect(result).toMatchObject({ verdict, event });
});

const two = c1(
  c1Finding({ issue: 'A comma is missing.', category: 'docs', severity: 'INFO' }),
  c1Finding({ issue: 'The loop never ends.', category: 'logic' }),
);

it.each([
  [undefined, 2],
  [1, 1],
])('shows of one reviewer as many findings as `max-findings` says: %s', async (cap, shown) => {
  const configured = cap === undefined ? {} : { claude: { 'max-findings': cap } };
  const { findings, notes, publisher } = await review({ 'inline-from': 'info' }, { claude: two }, configured);
  expect(publisher.requests[0]?.comments).toHaveLength(shown);
  expect(findings).toHaveLength(2);
  expect(findings.flatMap(({ suppressed }) => suppressed?.reason ?? [])).toEqual(
    cap === undefined ? [] : ['beyond the findings that policy shows: 1 of claude'],
  );
  expect(notes).toHaveLength(2 - shown);
});

it('never withholds by `max-findings` what blocks', async () => {
  const both = c1(leak, c1Blocking({ issue: 'The password is in the log.', category: 'secrets' }));
  const { publisher } = await review({}, { claude: both }, { claude: { 'max-findings': 1 } });
  expect(publisher.requests[0]?.comments).toHaveLength(2);
});

it('names categories of the policy that no finding has, once and as a notice', async () => {
  const policy = {
    'abort-on': ['sqli', 'sekurity'],
    overrides: [{ categories: ['sekurity', 'docs'], blocking: { high: 'low' } }],
  };
  const notices = (run: Awaited<ReturnType<typeof review>>) =>
    run.reporter.lines.filter((line) => line.includes('No finding has a category'));
  const said = 'No finding has a category that the policy names: sekurity, docs. Findings have: security.';
  expect(notices(await review(policy, { claude: c1(leak) }))).toEqual([expect.stringContaining(said)]);
  expect(notices(await review(policy, { claude: c1() }))).toEqual([]);
});
