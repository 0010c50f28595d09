import { describe, expect, it } from 'vitest';
import { applyCommands } from '../../../src/comments/apply-commands.ts';
import type { Conversation } from '../../../src/model/conversation.ts';
import { toolKey } from '../../../src/model/mark.ts';
import type { DecisionInput } from '../../../src/policy/decision.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { buildFinding } from '../../support/builders/finding.ts';
import { buildComment, buildConversation, buildEntry, buildThread } from '../../support/builders/memory.ts';
import { buildDecisionInput, buildPolicy, checkName } from '../../support/builders/run.ts';

const id = 'security-841254fe-3';
const approving = effectivePolicy(buildPolicy({ approve: true }), {});
const open = [buildFinding({ id })];

function say(login: string, role: Conversation['people'][number]['role'], command: string): Conversation {
  const body = `/pr-verdict ${command}`;
  const comments = [buildComment({ author: login, ours: false, inOwnWords: true, body })];
  return buildConversation({ people: [{ login, role }], headSince: '2020-01-01T00:00:00Z', comments });
}

function decided(
  conversation: Conversation,
  change: Partial<DecisionInput> = {},
  entry: Parameters<typeof buildEntry>[0] = {},
) {
  const { findings, ...facts } = buildDecisionInput({ effective: approving, ...change });
  const input = { judged: findings, facts, conversation, author: 'alice', tool: toolKey(checkName) };
  return applyCommands({ ...input, ledger: [buildEntry({ id, ...entry })] });
}

describe('a decision with commands', () => {
  it('is an approval without comments, and never because of one', () => {
    expect(decided(buildConversation()).decision.event).toBe('APPROVE');
    expect(decided(buildConversation(), { findings: open }).decision.event).toBe('COMMENT');
    const refused = decided(say('bob', 'write', `wont-fix ${id} no`), { findings: open });
    expect(refused.decision).toMatchObject({ verdict: 'PASS', event: 'COMMENT' });
  });

  it.each([
    ['falls with the finding it rests on', 'bob', 'write', [id], 'PASS'],
    ['remains while another finding of its document is open', 'bob', 'write', [id, 'other-1'], 'WARN'],
    ['remains if only the author refuses its finding', 'alice', 'write', [id], 'WARN'],
    ['is lifted by an author who is an admin', 'alice', 'admin', [id], 'PASS'],
    ['remains if it rests on no finding', 'bob', 'write', [], 'WARN'],
  ] as const)('keeps to the findings of a claim: it %s', (_what, login, role, rests, verdict) => {
    const claims = [{ reviewer: 'claude', claims: { event: 'REQUEST_CHANGES' as const }, findings: rests }];
    const { decision } = decided(say(login, role, `wont-fix ${id} no`), { claims, findings: open });
    expect(decision.verdict).toBe(verdict);
  });

  it.each([
    [true, { state: 'accepted' }],
    [false, { state: 'lapsed', why: expect.stringContaining('nothing to waive') }],
  ])('answers a waiver by whether it is needed: %s', (oversized, answer) => {
    const size = { lines: 1200, limit: 1000, oversized, split: [] };
    const effective = { ...approving, oversized: 'block' as const };
    const { commands } = decided(say('mona', 'admin', 'waive size it is fine'), { size, effective });
    expect(commands.answers.map((each) => each.answer)).toEqual([answer]);
  });
});

describe('a deferral', () => {
  const severe = [buildFinding({ id, severity: 'critical', confidence: { band: 'high' } })];
  const listing = effectivePolicy(buildPolicy({ 'follow-up': {} }), {});
  const deferring = (login: string, role: 'write' | 'admin', effective = listing) =>
    decided(
      say(login, role, `defer ${id} after the release`),
      { findings: severe, effective },
      { severity: 'critical' },
    );

  it.each([
    ['bob', 'write', 'PASS', 1],
    ['alice', 'write', 'FAIL', 0],
    ['alice', 'admin', 'PASS', 1],
  ] as const)('of what blocks holds as a `wont-fix` would: %s with %s', (login, role, verdict, count) => {
    const { decision, commands } = deferring(login, role);
    expect(decision.verdict).toBe(verdict);
    expect(commands.acceptances).toHaveLength(count);
    for (const acceptance of commands.acceptances)
      expect(acceptance).toMatchObject({ id, by: login, deferred: true });
  });

  it('is not applied where nothing would list it after the merge, and says so', () => {
    const { decision, commands } = deferring('bob', 'write', approving);
    expect(decision.verdict).toBe('FAIL');
    expect(commands).toMatchObject({
      acceptances: [],
      answers: [{ answer: { state: 'not-applied', why: expect.stringContaining('`policy.follow-up`') } }],
    });
  });

  it('is no `wont-fix`', () => {
    const { commands } = decided(say('bob', 'write', `wont-fix ${id} no`), { findings: open });
    expect(commands.acceptances).toMatchObject([{ id }]);
    expect(commands.acceptances[0]?.deferred).toBeUndefined();
  });
});

describe('a thread with several open findings', () => {
  const ids = ['security-841254fe-3', 'logic-841254fe-3'] as const;
  const severe = { severity: 'critical', confidence: { band: 'high' } } as const;
  const judged = [buildFinding({ id: ids[0], ...severe }), buildFinding({ id: ids[1] })];
  const thread = (change: Partial<Conversation['threads'][number]>, command?: string) => {
    const reply = { author: 'bob', ours: false, inOwnWords: true, body: `/pr-verdict ${command}` };
    const comments = [buildComment(), ...(command === undefined ? [] : [buildComment({ id: 2, ...reply })])];
    return buildThread({ ...change, comments });
  };
  const commandsFor = (shown: ReturnType<typeof thread>, known: readonly string[] = ids) => {
    const conversation = buildConversation({ people: [{ login: 'bob', role: 'write' }], threads: [shown] });
    const { findings: _, ...facts } = buildDecisionInput({ effective: approving });
    const ledger = known.map((each) => buildEntry({ id: each, severity: 'critical' }, shown));
    return applyCommands({ judged, facts, conversation, author: 'alice', tool: toolKey(checkName), ledger })
      .commands;
  };

  it('asks which one a command is about, and applies one that names it', () => {
    const { acceptances, answers } = commandsFor(thread({}, 'wont-fix It is fine'));
    expect(acceptances).toEqual([]);
    expect(answers[0]?.answer).toMatchObject({
      state: 'not-applied',
      why: expect.stringContaining(`\`${ids[1]}\``),
    });
    expect(commandsFor(thread({}, `wont-fix ${ids[0]} It is fine`)).acceptances).toMatchObject([
      { id: ids[0] },
    ]);
  });

  it('takes the only open one without an id', () => {
    expect(commandsFor(thread({}, 'wont-fix It is fine'), ids.slice(1)).acceptances).toMatchObject([
      { id: ids[1] },
    ]);
  });

  it('accepts by resolving only those that do not block', () => {
    const resolved = thread({ resolved: true, resolvedBy: 'bob' });
    expect(commandsFor(resolved).acceptances).toMatchObject([{ id: ids[1] }]);
    expect(commandsFor(resolved, ids.slice(0, 1)).acceptances).toMatchObject([{ id: ids[0] }]);
  });
});
