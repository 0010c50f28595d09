import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { knownReviewers } from '../../../src/commands/known-reviewers.ts';
import { type Layout, proposeSetup, withReviewers } from '../../../src/commands/propose-setup.ts';
import { defaultPolicyPath, Policy } from '../../../src/policy/policy.ts';

function policyFor(ids: readonly string[], layout: Layout): string {
  const reviewers = knownReviewers.filter(({ id }) => ids.includes(id));
  const options = { reviewers, layout, address: 'acme/pr-verdict', ref: 'v0', advisory: false };
  const files = proposeSetup({ paths: [], pyprojects: new Map() }, options);
  return files.find(({ path }) => path === defaultPolicyPath)?.content ?? '';
}

it('an app that reviews a fork starts a workflow without permissions, whose end starts ours', () => {
  const options = { reviewers: [], address: 'acme/pr-verdict', ref: 'v0', advisory: false };
  const workflows = (layout: Layout) =>
    proposeSetup({ paths: [], pyprojects: new Map() }, { ...options, layout })
      .filter(({ path }) => path.startsWith('.github/workflows/'))
      .map(({ content }) => parse(content));
  const listening = workflows('forks').find(({ on }) => 'pull_request_review' in on);
  expect(listening).toMatchObject({ permissions: {} });
  expect(listening.jobs.listen.permissions).toBeUndefined();
  const ours = workflows('forks').find(({ on }) => on.workflow_run?.workflows.includes(listening.name));
  expect(ours.jobs.apply.permissions.checks).toBe('write');
  expect(workflows('called').flatMap(({ on }) => Object.keys(on))).not.toContain('workflow_run');
});

it.each<Layout>(['called', 'jobs', 'forks'])('a new policy lets the rounds of a model end: %s', (layout) => {
  const text = policyFor(['biome', 'codex'], layout);
  const policy = parse(text);
  expect(policy.policy).toEqual({ late: 'report', 'follow-up': { from: 'high' } });
  expect(policy.reviewers.codex).toMatchObject({ 'skip-when': 'same-change' });
  expect(policy.reviewers.biome['skip-when']).toBeUndefined();
  expect(text).toMatch(/# [^\n]*a person decides[^\n]*\n {2}late: report/);
  expect(Policy.safeParse(policy).success).toBe(true);
  expect(parse(policyFor(['biome'], layout)).policy).toEqual({ 'follow-up': { from: 'high' } });
});

it('a reviewer that is added later is written as in a new policy, and the note about apps once', () => {
  const [, ofCodex = ''] = policyFor(['biome', 'codex'], 'called').split(/(?=^ {2}codex:)/m);
  const reviewers = knownReviewers.filter(({ id }) => id === 'codex');
  const add = (text: string, id: string) =>
    withReviewers(text, { reviewers, apps: [{ id, source: `app: ${id}` }], layout: 'called' });
  const once = add(policyFor(['biome'], 'called'), 'greptile');
  expect(once).toContain(ofCodex);
  expect(add(once, 'sourcery').match(/Apps that review/g)).toHaveLength(1);
});
