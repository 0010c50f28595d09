import { describe, expect, it } from 'vitest';
import { c1Finding } from '../support/builders/documents.ts';
import { workflowDispatchEvent } from '../support/github/events.ts';
import type { JournalEntry } from '../support/github/journal.ts';
import { documentedPermissions, type Scenario } from '../support/twelve-findings.ts';
import {
  blocked,
  couldNotReview,
  critical,
  incomplete,
  push,
  refused,
  shownBy,
  startReview,
  unpublished,
  type WholeRun,
  withPolicy,
} from '../support/whole-run.ts';

/** Pushes a new head once, after a request that `isDue`. */
function pushAfter(scenario: Scenario, isDue: (request: JournalEntry) => boolean): void {
  let isPushed = false;
  scenario.github.afterRequest((request) => {
    if (isPushed || !isDue(request)) return;
    isPushed = true;
    push(scenario, { 'src/app.ts': 'new\n' });
  });
}

function dispatched({ repository }: Scenario) {
  const event = { name: 'workflow_dispatch', payload: workflowDispatchEvent(repository, { number: '1' }) };
  return { event, sha: repository.tip('main'), with: { 'pull-request': '1' } };
}

const { checks: _, ...withoutChecks } = documentedPermissions;

const reviews: Readonly<Record<string, WholeRun>> = {
  'a finding blocks': {},
  'the head commit tracks the file of a reviewer, which the author may have written': {
    scenario: { headFiles: { 'out/model.json': '[]\n' } },
    document: null,
    shows: incomplete,
    says: /the file is part of the head commit/,
  },
  'lines were read in the test merge, where a line of the base is above them': {
    scenario: { baseMovesOn: true },
    document: [
      { ...critical, line: 6 },
      c1Finding({ line: '31-33', issue: 'Far apart.' }),
      c1Finding({ line: 1, issue: 'This line came with the base.' }),
    ],
    shows: { comments: ['src/app.ts:5', 'src/app.ts:32'] },
  },
};

const policies: Readonly<Record<string, WholeRun>> = {
  'the policy of the base is invalid': {
    scenario: withPolicy('policy:\n  fail-on: sometimes\n  enforced: 1\n'),
    shows: couldNotReview('POLICY_INVALID'),
    says: /::error::.* 3:12 policy\.fail-on: .* 4:3 policy: unknown key.*POLICY_INVALID/,
  },
  'it is a dry run': {
    step: () => ({ with: { 'dry-run': 'true' } }),
    shows: { ...unpublished, gate: undefined },
    says: /Dry run: \d+ writes were planned and none carried out/,
  },
};

const tokens: Readonly<Record<string, WholeRun>> = {
  "the token is the author's own": {
    scenario: { author: 'alice', login: 'alice' },
    shows: { reviews: ['COMMENTED'] },
    says: /::warning::/,
  },
  'the gate is a status': {
    scenario: { permissions: { ...withoutChecks, statuses: 'write' } },
    step: () => ({ with: { gate: 'status' } }),
    shows: { gate: 'failure' },
  },
  'the token lacks `checks: write`': {
    scenario: { permissions: { ...documentedPermissions, checks: 'read' } },
    shows: { gate: undefined },
    says: /::error::.*checks: write.*GITHUB_PERMISSION_MISSING/,
  },
  'the token may only read': {
    scenario: { permissions: { contents: 'read', 'pull-requests': 'read', issues: 'read', checks: 'read' } },
    shows: { ...unpublished, gate: undefined },
    says: /^## .*Any visitor can read/ms,
  },
};

const inputs: Readonly<Record<string, WholeRun>> = {
  'several inputs are wrong, which it reports at once': {
    step: () => ({ with: { stage: 'publsh', 'fail-on': 'warn', 'retry-budget': 'forever' } }),
    shows: couldNotReview('INPUT_INVALID'),
    says: /::error::(?=.*`stage`)(?=.*`fail-on`.*`WARN`\?)(?=.*`retry-budget`).*\(INPUT_INVALID\)/,
  },
  '`check-name` cannot be used': {
    step: () => ({ with: { 'fail-on': 'warn', 'check-name': 'x'.repeat(300) } }),
    shows: { ...refused, gate: undefined },
  },
  'the check has the name of its own job': {
    step: () => ({ job: 'pr-verdict' }),
    shows: { ...refused, gate: undefined },
    says: /CHECK_NAME_IS_JOB/,
  },
  'the event names no pull request': {
    step: () => ({ event: { name: 'push', payload: {} } }),
    shows: { ...refused, gate: undefined },
    says: /PULL_REQUEST_UNKNOWN/,
  },
  'it is to read an artifact, and no other run triggered it': {
    step: () => ({ with: { findings: 'lint=artifact:reviews/lint.json' } }),
    shows: couldNotReview('ARTIFACT_WITHOUT_RUN'),
  },
  'a dispatched run names its pull request': { scenario: { ref: 'refs/pull/1/head' }, step: dispatched },
  'a dispatched run has a checkout of the default branch': {
    scenario: { ref: 'main' },
    step: dispatched,
    shows: { ...{ reviews: [], comments: [], exit: 2, status: 'incomplete' }, gate: 'action_required' },
    says: /WORKING_DIRECTORY_FOREIGN: .*`refs\/pull\/NUMBER\/head`/,
  },
};

const superseded = { ...unpublished, exit: 2, status: 'superseded' };

const heads: Readonly<Record<string, WholeRun>> = {
  'the head moves with the very last request': {
    happens: (scenario) =>
      pushAfter(scenario, ({ operations }) => operations.includes('submitPullRequestReview')),
    shows: { ...blocked, exit: 2, status: 'superseded', gate: 'cancelled' },
  },
  'the head is gone for which it was started': {
    step: (scenario) => {
      const event = scenario.event();
      push(scenario, { 'src/app.ts': 'new\n' });
      return { event };
    },
    shows: { ...superseded, gate: undefined },
    says: /HEAD_MOVED/,
  },
};

describe.each(Object.entries({ reviews, policies, tokens, inputs, heads }))(
  'runs for %s, where',
  (_name, rows) => {
    it.each(Object.entries(rows))('%s', async (_when, { happens, step, shows, says = /./, ...row }) => {
      const scenario = await startReview(row);
      happens?.(scenario);

      const ended = await scenario.run(step?.(scenario));

      expect(shownBy(scenario, ended)).toEqual({ ...blocked, ...shows });
      expect(`${ended.stdout}\n${ended.summary}`).toMatch(says);
      expect(scenario.repository.checkRuns.filter(({ status }) => status !== 'completed')).toEqual([]);
    });
  },
);
