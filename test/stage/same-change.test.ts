import { describe, expect, it } from 'vitest';
import { c1Finding } from '../support/builders/documents.ts';
import { numbered } from '../support/github/demo.ts';
import { reviewer, startReviewed } from '../support/reviewed-pull-request.ts';
import { says } from '../support/worked-tree.ts';

const blocking = c1Finding({ line: 20, severity: 'CRITICAL', issue: 'The lock is never released.' });
const change = { 'src/app.ts': numbered({ 20: 'first 20' }) };

/** After a review of the change, with this answer. */
async function reviewed(answer: readonly unknown[] = [blocking], keys: object = {}) {
  const claude = reviewer('claude', { kind: 'ai', 'skip-when': 'same-change' });
  const world = await startReviewed({
    hygiene: false,
    policy: { approve: true, 'human-lanes': [] },
    reviewers: claude,
    ...keys,
  });
  world.repository.settings.actionsMayApprove = true;
  await world.run({ claude: says(...answer) });
  return world;
}

describe('a rebase that leaves the hunks as they were', () => {
  it('does not start a model again: its answer counts, and its findings stay open', async () => {
    const { run, pushBase, forcePush, lastCheck } = await reviewed();
    pushBase({ 'src/other.ts': numbered({ 3: 'base' }) });
    forcePush(change);
    const { asked, result } = await run({ claude: says() });
    expect(asked).toEqual([]);
    expect(result).toMatchObject({ verdict: 'FAIL', conclusion: 'failure' });
    expect(lastCheck()?.summary).toContain('the change has the same hunks as at');
  });

  it('approves nothing', async () => {
    const { run, pushBase, forcePush, states } = await reviewed([]);
    expect(states()).toEqual(['APPROVED']);
    pushBase({ 'src/other.ts': numbered({ 3: 'base' }) });
    forcePush(change);
    const { asked, result } = await run();
    expect([asked, result.verdict]).toEqual([[], 'PASS']);
    expect(states()).toEqual(['DISMISSED', 'COMMENTED']);
  });

  it('is one also where only the message of the commit changed', async () => {
    const { run, forcePush } = await reviewed();
    forcePush({ ...change, 'src/app.ts': numbered({ 20: 'first 20' }) });
    expect((await run()).asked).toEqual([]);
  });
});

it.each<[string, (world: Awaited<ReturnType<typeof reviewed>>) => unknown]>([
  ['the change differs', ({ forcePush }) => forcePush({ 'src/app.ts': numbered({ 20: 'second 20' }) })],
  [
    'the base changed lines next to it',
    ({ pushBase, forcePush }) => {
      pushBase({ 'src/app.ts': numbered({ 22: 'base' }) });
      forcePush({ 'src/app.ts': numbered({ 20: 'first 20', 22: 'base' }) });
    },
  ],
  [
    'the policy changed',
    ({ pushBase, forcePush }) => {
      const claude = reviewer('claude', { kind: 'ai', 'skip-when': 'same-change', timeout: '5m' });
      pushBase({
        '.github/pr-verdict.yml': JSON.stringify({ version: 1, hygiene: false, reviewers: claude }),
      });
      forcePush(change);
    },
  ],
])('a model reviews again where %s', async (_, happens) => {
  const world = await reviewed();
  await happens(world);
  expect((await world.run()).asked).toEqual(['claude']);
});
