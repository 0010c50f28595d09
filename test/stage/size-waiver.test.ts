import { expect, it } from 'vitest';
import type { Conversation } from '../../src/model/conversation.ts';
import { EvidencePack } from '../../src/model/evidence-pack.ts';
import { Manifest } from '../../src/model/manifest.ts';
import { buildComment, buildConversation } from '../support/builders/memory.ts';
import { runConfigured, scripted } from '../support/configured-run.ts';

const waive = (login: string, role: 'maintain' | 'write') =>
  buildConversation({
    headSince: '2026-01-02T00:00:00Z',
    people: [{ login, role }],
    comments: [
      buildComment({
        author: login,
        ours: false,
        inOwnWords: true,
        body: '/pr-verdict waive size it is a rename',
        writtenAt: '2026-01-02T00:00:01Z',
      }),
    ],
  });

it.each<[string, Conversation, number, string]>([
  ['is kept from a model', buildConversation(), 0, ''],
  ['is kept from it where somebody waives the size who may not', waive('bob', 'write'), 0, ''],
  ['is given to it once a maintainer waives the size', waive('mona', 'maintain'), 1, 'PASS'],
])('a change of too many lines %s', async (_, conversation, started, verdict) => {
  const commands = scripted({ stdout: '[]' });
  const files = [
    { sha: null, filename: 'src/app.ts', status: 'modified', additions: 2, deletions: 1, changes: 3 },
  ] as const;
  const { result, directory } = await runConfigured(
    { reviewers: { model: { run: ['model'] } }, evidence: { 'max-changed-lines': 1 } },
    { commands, snapshot: { files, conversation } },
  );

  expect(commands.requests).toHaveLength(started);
  expect(result).toMatchObject({ verdict });
  const isWaived = started > 0;
  const read = async (name: string) => new TextDecoder().decode(await directory.read(name));
  const pack = EvidencePack.parse(JSON.parse(await read('evidence_pack.json')));
  expect(pack.diff.raw_diff).toBe(isWaived ? await read('pr_diff.txt') : '');
  expect(pack.missing_artifacts[0]).toMatchObject({ artifact: 'smaller-changes', required: !isWaived });
  const { unknown } = Manifest.parse(JSON.parse(await read('manifest.json')));
  expect(unknown.includes('diff.raw_diff')).toBe(!isWaived);
});
