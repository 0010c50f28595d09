import { describe, expect, it } from 'vitest';
import { concludeGroup, groupMembers, type JudgedMember } from '../../../src/pages/group-summary.ts';
import type { QueueEntry } from '../../../src/ports/gate-port.ts';

const member = (number: number, conclusion?: string) => ({ number, head: 'x'.repeat(40), conclusion });

describe('a merge group', () => {
  const entry = (position: number, groupHead: string | null = `group ${position}`): QueueEntry => {
    return { position, groupHead, number: position * 10, head: `head ${position}`, basis: 'main' };
  };

  it('has the entry of its commit and all before it as members', () => {
    expect(groupMembers([entry(3), entry(2), entry(1)], 'group 2')).toEqual([
      { number: 10, head: 'head 1', basis: 'main' },
      { number: 20, head: 'head 2', basis: 'main' },
    ]);
    expect(groupMembers([entry(1), entry(2, null)], 'group 2')).toBeUndefined();
  });

  const failed = { status: 'failed', conclusion: 'failure', exitCode: 1, title: 'Does not pass: #2' };
  const incomplete = { status: 'incomplete', conclusion: 'failure', exitCode: 2 };
  it.each<readonly [readonly JudgedMember[], object]>([
    [
      [member(1, 'success'), member(2, 'neutral')],
      { status: 'passed', exitCode: 0, title: 'Passed · #1, #2' },
    ],
    ...['failure', 'cancelled', 'action_required', 'skipped', 'stale', 'timed_out', 'error'].map(
      (conclusion) => [[member(1, 'success'), member(2, conclusion)], failed] as const,
    ),
    [[member(1), member(2, 'failure')], { ...incomplete, title: 'Not reviewed: #1' }],
    [[], { ...incomplete, title: expect.not.stringContaining('#') }],
  ])('of %j passes only if every member does', (members, concluded) => {
    expect(concludeGroup(members)).toMatchObject(concluded);
  });
});
