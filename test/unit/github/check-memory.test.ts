import { expect, it } from 'vitest';
import type { z } from 'zod';
import { CheckedCommits, readCheckMemory } from '../../../src/github/check-memory.ts';
import type { GitHubClient } from '../../../src/github/client.ts';
import { packState, stateLine } from '../../../src/memory/packed-state.ts';
import { RunState } from '../../../src/memory/run-state.ts';
import { headCommit as head } from '../../support/builders/run.ts';

const tool = 'abcdef12';

/** The text of a check whose run knew of no finding. */
function textOfCheck(): string {
  const state = RunState.parse({
    version: 1,
    tool,
    pull: 7,
    head,
    inputs: {},
    policy: 'absent',
    facts: {
      reviewers: [],
      refused: [],
      coverage: { expected: 1, covered: 1, missing: [] },
      claims: [],
      questions: 0,
    },
    findings: [],
    forgotten: 0,
    newestReview: 7,
    confirmed: true,
  });
  return stateLine(packState(state, 60_000) ?? '');
}

const text = textOfCheck();

it.each([
  [
    'skips a check without a text',
    [
      { id: 'new', text: null },
      { id: 'old', text },
    ],
    undefined,
  ],
  ['does not skip a check whose text GitHub leaves out', [null, { id: 'old', text }], /cannot be read/],
  ['does not skip a check that a shorter answer lacks', [], /cannot be read/],
])('the memory of earlier runs %s', async (_, answered, problem) => {
  const runOf = (id: string, databaseId: number) => ({
    id,
    databaseId,
    externalId: '',
    conclusion: 'SUCCESS',
    startedAt: null,
  });
  const checkRuns = { totalCount: 2, nodes: [runOf('old', 1), runOf('new', 2)] };
  const commit = { oid: head, checkSuites: { nodes: [{ app: { slug: 'bot' }, checkRuns }] } };
  const query = async (_: unknown, schema: z.ZodType) => ({
    data: schema.parse({ nodes: answered }),
    errors: [],
  });
  const pull = { client: { query } as unknown as GitHubClient, owner: 'octo', repo: 'demo', number: 7 };
  const about = { pull, checkName: 'pr-verdict', head, tool, viewer: 'bot', texts: new Map() };
  const checked = CheckedCommits.parse({ checked: { nodes: [{ commit }] }, forcedAway: { nodes: [] } });
  const { checks } = await readCheckMemory(checked, about);
  expect(checks.problem).toEqual(problem === undefined ? undefined : expect.stringMatching(problem));
  expect(checks.kept === undefined).toBe(problem !== undefined);
});
