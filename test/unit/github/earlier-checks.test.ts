import { expect, it } from 'vitest';
import type { z } from 'zod';
import type { GitHubClient } from '../../../src/github/client.ts';
import { CheckedCommits, readCheckMemory } from '../../../src/github/earlier-checks.ts';
import { headCommit as head } from '../../support/builders/run.ts';

const runOf = (id: string, databaseId: number) => {
  return { id, databaseId, externalId: '', conclusion: 'SUCCESS', startedAt: null };
};
const checkRuns = { nodes: [runOf('old', 1), runOf('new', 2)], pageInfo: { hasNextPage: false } };
const commitWith = (hasNextPage: boolean) => {
  const suites = { nodes: [{ app: { slug: 'bot' }, checkRuns }], pageInfo: { hasNextPage } };
  return { commit: { oid: head, checkSuites: suites } };
};
const unlisted = 'the checks of earlier heads could not be read';
const unreadable = 'what a check remembers cannot be read';
const old = { id: 'old', text: 'No state.' };

it.each<[string, readonly unknown[], string | undefined, (object | null)?]>([
  ['skips a check without a text', [{ id: 'new', text: null }, old], undefined],
  ['does not skip a check whose text GitHub leaves out', [null, old], unreadable],
  ['does not skip a check that the answer lacks', [], unreadable],
  ['is unknown with more suites than are listed', [], unlisted, commitWith(true)],
  ['is unknown with a commit that GitHub hides', [], unlisted, null],
])('the memory of earlier runs %s', async (_, nodes, problem, shown = commitWith(false)) => {
  const query = async (_: unknown, schema: z.ZodType) => ({ data: schema.parse({ nodes }), errors: [] });
  const pull = { client: { query } as unknown as GitHubClient, owner: 'octo', repo: 'demo', number: 7 };
  const reviewed = { pull, head, url: '', gate: undefined, tool: 'abcdef12' };
  const firstPage = CheckedCommits.parse({ checked: { nodes: [shown] }, forcedAway: { nodes: [] } });
  const memory = await readCheckMemory({ viewer: 'bot', firstPage, checkTexts: new Map() }, reviewed);
  expect(memory.kept).toEqual({ heads: problem === unlisted ? [] : [head], problem });
});
