import { describe, expect, it } from 'vitest';
import type { Conversation } from '../../../../src/domain/conversation.ts';
import type { DecisionInput } from '../../../../src/domain/decision.ts';
import { toolKey } from '../../../../src/domain/mark.ts';
import { heed } from '../../../../src/domain/people/heed.ts';
import { effectivePolicy } from '../../../../src/domain/policy/effective-policy.ts';
import { buildFinding } from '../../../support/builders/finding.ts';
import { buildComment, buildConversation, buildEntry } from '../../../support/builders/memory.ts';
import { buildDecisionInput, buildPolicy, checkName } from '../../../support/builders/run.ts';

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
  return heed({ ...input, ledger: [buildEntry({ id })] });
}

describe('a head that people talk about', () => {
  it('is approved where nobody says anything, and never on somebody’s word', () => {
    const open = [buildFinding({ id })];
    expect(decided(buildConversation()).decision.event).toBe('APPROVE');
    expect(decided(buildConversation(), { findings: open }).decision.event).toBe('COMMENT');
    expect(decided(say(`/pr-verdict wont-fix ${id} no`), { findings: open }).decision).toMatchObject({
      verdict: 'PASS',
      event: 'COMMENT',
    });
  });

  it('hears every request once', () => {
    const { heard } = decided(say('/pr-verdict explain'));
    expect(heard).toMatchObject({ questions: [{ by: 'bob' }], refusals: [], waivers: [] });
    expect(heard.answers).toHaveLength(1);
  });
});
