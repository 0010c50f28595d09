import { describe, expect, it } from 'vitest';
import { applyCommands } from '../../../src/comments/apply-commands.ts';
import type { Conversation } from '../../../src/model/conversation.ts';
import { toolKey } from '../../../src/model/mark.ts';
import type { DecisionInput } from '../../../src/policy/decision.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { buildFinding } from '../../support/builders/finding.ts';
import { buildComment, buildConversation, buildEntry } from '../../support/builders/memory.ts';
import { buildDecisionInput, buildPolicy, checkName } from '../../support/builders/run.ts';

const id = 'security-841254fe-3';
const approving = effectivePolicy(buildPolicy({ approve: true }), {});
const people: Conversation['people'] = [{ login: 'bob', role: 'write' }];

const say = (body: string) =>
  buildConversation({
    people,
    comments: [buildComment({ author: 'bob', ours: false, inOwnWords: true, body })],
  });

function decided(conversation: Conversation, change: Partial<DecisionInput> = {}) {
  const { findings, ...facts } = buildDecisionInput({ effective: approving, ...change });
  const input = { judged: findings, facts, conversation, author: 'alice', tool: toolKey(checkName) };
  return applyCommands({ ...input, ledger: [buildEntry({ id })] });
}

describe('a head that people talk about', () => {
  it('is approved where no one comments, and never because of a comment', () => {
    const open = [buildFinding({ id })];
    expect(decided(buildConversation()).decision.event).toBe('APPROVE');
    expect(decided(buildConversation(), { findings: open }).decision.event).toBe('COMMENT');
    expect(decided(say(`/pr-verdict wont-fix ${id} no`), { findings: open }).decision).toMatchObject({
      verdict: 'PASS',
      event: 'COMMENT',
    });
  });

  it.each([
    ['falls with the finding it rests on', 'bob', 'write', [id], 'PASS'],
    [
      'remains while another finding of its document is open',
      'bob',
      'write',
      [id, 'other-11111111-1'],
      'WARN',
    ],
    ['remains against the author alone', 'alice', 'write', [id], 'WARN'],
    ['is lifted by an author who is an admin', 'alice', 'admin', [id], 'PASS'],
    ['remains where it rests on no finding at all', 'bob', 'write', [], 'WARN'],
  ] as const)('keeps to its findings: a claim %s', (_what, login, role, rests, verdict) => {
    const body = `/pr-verdict wont-fix ${id} no`;
    const comments = [buildComment({ author: login, ours: false, inOwnWords: true, body })];
    const conversation = buildConversation({ people: [{ login, role }], comments });
    const claims = [{ reviewer: 'claude', claims: { event: 'REQUEST_CHANGES' as const }, findings: rests }];
    const findings = [buildFinding({ id })];
    expect(decided(conversation, { claims, findings }).decision.verdict).toBe(verdict);
  });

  it('answers a waiver of something that is not missing', () => {
    const admin = buildConversation({
      people: [{ login: 'mona', role: 'admin' }],
      headSince: '2020-01-01T00:00:00Z',
      comments: [
        buildComment({
          author: 'mona',
          ours: false,
          inOwnWords: true,
          body: '/pr-verdict waive size it is fine',
        }),
      ],
    });
    const answers = (size: DecisionInput['size']) =>
      decided(admin, { size, effective: { ...approving, oversized: 'block' } }).commands.answers.map(
        ({ answer }) => answer,
      );
    const oversized = { lines: 1200, limit: 1000, oversized: true, split: [] };
    expect(answers(oversized)).toEqual([{ state: 'accepted' }]);
    expect(answers({ ...oversized, oversized: false })).toEqual([
      { state: 'lapsed', why: expect.stringContaining('nothing to waive') },
    ]);
  });

  it('hears every request once', () => {
    const { commands } = decided(say('/pr-verdict explain'));
    expect(commands).toMatchObject({ questions: [{ by: 'bob' }], refusals: [], waivers: [] });
    expect(commands.answers).toHaveLength(1);
  });
});
