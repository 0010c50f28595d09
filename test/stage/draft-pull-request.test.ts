import { expect, it } from 'vitest';
import type { Snapshot } from '../../src/fetch/source.ts';
import type { Conversation } from '../../src/model/conversation.ts';
import { writeMark } from '../../src/model/mark.ts';
import { runStage } from '../../src/run/pipeline.ts';
import { c1, c1Blocking } from '../support/builders/documents.ts';
import { buildConversation, buildMemory } from '../support/builders/memory.ts';
import { buildPorts } from '../support/builders/ports.ts';
import { buildManifest, buildSettings } from '../support/builders/run.ts';

const files = { 'claude.json': c1(c1Blocking()) };

/** A run on the same change under `drafts: skip`, as a draft or not. */
async function run({
  draft,
  reviews = [],
}: {
  readonly draft: boolean;
  readonly reviews?: Conversation['reviews'];
}) {
  const { pullRequest } = buildManifest();
  const snapshot: Partial<Snapshot> = {
    ...(pullRequest && { pullRequest: { ...pullRequest, draft } }),
    conversation: buildConversation({ reviews }),
    policy: { state: 'present', bytes: Buffer.from('version: 1\npolicy:\n  drafts: skip\n') },
  };
  const world = buildPorts({ snapshot, files });
  return { ...world, result: await runStage(world.ports, buildSettings()) };
}

it('leaves a draft alone where policy skips drafts, and lets no merge pass', async () => {
  const { result, publisher, checks, directory } = await run({ draft: true });
  expect(publisher.journal).toEqual([]);
  expect(result).toMatchObject({ exitCode: 2, status: 'incomplete', verdict: '' });
  expect(checks.concluded).toMatchObject([
    { conclusion: 'action_required', output: { title: 'Draft: not reviewed yet' } },
  ]);
  expect(JSON.stringify(directory.json('gate.json'))).not.toMatch(/every order|No open findings/);
  expect(directory.text('findings.json')).toContain('Any visitor can read every order.');
  expect(directory.json('receipt.json')).toMatchObject({ counts: { withheld: 1 }, review: null });
});

it('takes back its approval of an earlier state all the same, and says no more', async () => {
  const [earlier] = buildMemory({ state: 'APPROVED', event: 'APPROVE' }).reviews;
  if (earlier === undefined) throw new Error('there is one');
  const { mark, ...approval } = earlier;
  const body = `<!-- ${writeMark(mark)} -->`;
  const { publisher } = await run({
    draft: true,
    reviews: [{ ...approval, author: 'github-actions', ours: true, editedByOthers: false, body }],
  });
  expect(publisher.journal).toEqual(['confirm', `carryOutUpkeep dismiss-review ${approval.nodeId}`]);
});

it('reviews it once it is ready', async () => {
  const { result, publisher, checks } = await run({ draft: false });
  expect(publisher.submissions).toHaveLength(1);
  expect(result).toMatchObject({ exitCode: 1, verdict: 'FAIL' });
  expect(checks.concluded).toMatchObject([{ conclusion: 'failure' }]);
});
