import { describe, expect, it } from 'vitest';
import { mergeGroupEvent, pullRequestEvent } from '../support/github/events.ts';
import { journalLines } from '../support/journal-lines.ts';
import type { Scenario } from '../support/twelve-findings.ts';
import {
  allowApprovals,
  blocked,
  couldNotReview,
  push,
  shownBy,
  startReview,
  type WholeRun,
  withPolicy,
} from '../support/whole-run.ts';

/** A run that follows another one on the same pull request. */
interface NextRun extends WholeRun {
  /** What happens before the first run. */
  readonly before?: (scenario: Scenario) => unknown;
  readonly writes?: readonly string[];
}

const onlyCheck = ['POST /check-runs 201', 'PATCH /check-runs/ID 200'];

/** Gives the pull request another base, whose policy is advisory. */
function retarget({ repository, pull }: Scenario): void {
  repository.git.branch('release', repository.defaultBranch);
  repository.git.write('.github/pr-verdict.yml', 'version: 1\npolicy: { enforce: false }\n').commit('Policy');
  repository.push('release');
  pull.baseBranch = 'release';
  pull.synchronize();
}

const nextRuns: Readonly<Record<string, NextRun>> = {
  'the pull request was reopened': {
    happens: ({ pull }) => {
      pull.close();
      pull.reopen();
    },
    step: ({ event }) => ({ event: event('reopened') }),
    writes: onlyCheck,
  },
  'the base is another, with another policy': {
    happens: retarget,
    step: ({ pull }) => {
      const changes = { base: { ref: { from: 'main' }, sha: { from: pull.baseSha } } };
      return { event: { name: 'pull_request', payload: pullRequestEvent(pull, 'edited', changes) } };
    },
    shows: { ...{ exit: 0, status: 'passed', reviews: ['DISMISSED', 'COMMENTED'] }, gate: 'neutral' },
  },
  'an approval is not earned by the new head, and an input is wrong': {
    scenario: withPolicy('policy: { approve: true }\n'),
    document: [],
    before: allowApprovals,
    happens: (scenario) => {
      expect(scenario.pull.reviews).toMatchObject([{ state: 'APPROVED' }]);
      push(scenario, { 'src/app.ts': 'new\n' });
    },
    step: () => ({ with: { 'max-comments': 'many' } }),
    shows: { ...couldNotReview('INPUT_INVALID'), reviews: ['DISMISSED'] },
  },
  'the queue does not know the commit of a merge group': {
    step: ({ repository, pull }) => {
      const entry = repository.enqueue(pull);
      const payload = mergeGroupEvent({ ...entry, headSha: pull.headSha });
      return { event: { name: 'merge_group', payload }, sha: entry.headSha };
    },
    shows: { ...blocked, exit: 2, status: 'error', gate: 'action_required: MERGE_GROUP_UNKNOWN' },
  },
};

describe('the next run, where', () => {
  it.each(Object.entries(nextRuns))('%s', async (_when, { before, happens, step, shows, ...row }) => {
    const scenario = await startReview(row);
    before?.(scenario);
    await scenario.run();
    happens?.(scenario);
    const next = step?.(scenario);
    scenario.github.journal.clear();

    const ended = await scenario.run({ runId: 2, ...next });

    expect(shownBy(scenario, ended)).toEqual({ ...blocked, ...shows });
    expect(`${ended.stdout}\n${ended.summary}`).toMatch(row.says ?? /./);
    const writes = journalLines(scenario).filter((line) =>
      /^(?:PATCH|PUT|DELETE|POST \/(?!graphql))/.test(line),
    );
    if (row.writes !== undefined) expect(writes).toEqual(row.writes);
  });
});
