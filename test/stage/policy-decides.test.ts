import { expect, it } from 'vitest';
import { runConfigured, scripted } from '../support/configured-run.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';

const finding = reviewOutputFinding({ file: 'src/app.ts', line: 3 });

/** A whole run in which both reviewers say the same. */
async function review(policy: Record<string, unknown>, said: Record<string, unknown> = finding) {
  const reviewers = { one: { run: ['one'] }, two: { run: ['two'] } };
  const commands = scripted({ stdout: JSON.stringify([said]) });
  return runConfigured({ policy, reviewers }, { onGitHub: true, commands });
}

it.each([
  ['nothing of medium severity by default', {}, 'PASS'],
  ['what two agree on', { corroboration: { reviewers: 2, from: 'medium' } }, 'WARN'],
  ['nothing that too few agree on', { corroboration: { reviewers: 3, from: 'medium' } }, 'PASS'],
  ['nothing milder than it names', { corroboration: { reviewers: 2, from: 'high' } }, 'PASS'],
  ['what its table names', { blocking: { medium: 'high' } }, 'WARN'],
])('blocks %s', async (_what, policy, verdict) => {
  const { result } = await review(policy);
  expect(result).toMatchObject({ verdict, exitCode: verdict === 'PASS' ? 0 : 1 });
});

it.each([
  ['shows the address of a link to anywhere as code', {}, '- Style guide (`https://example.com/style`)'],
  [
    'links to a host that it names',
    { 'link-hosts': ['example.com'] },
    '[Style guide](https://example.com/style)',
  ],
])('%s', async (_what, policy, written) => {
  const { publisher } = await review(policy);
  expect(publisher?.requests[0]?.comments[0]?.body).toContain(written);
});

it.each([
  [undefined, 'PASS'],
  ['block', 'FAIL'],
])('weighs what was there before the change where `pre-existing` is %s', async (preExisting, verdict) => {
  const old = { ...finding, severity: 'CRITICAL', pre_existing: true };
  const { result } = await review(preExisting === undefined ? {} : { 'pre-existing': preExisting }, old);
  expect(result).toMatchObject({ verdict });
});
