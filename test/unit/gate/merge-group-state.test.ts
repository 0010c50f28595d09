import { describe, expect, it } from 'vitest';
import { concludeGroup, groupMembers, type QueueEntry } from '../../../src/gate/group-summary.ts';

const entry = (position: number, groupHead: string | null = `group ${position}`): QueueEntry => ({
  position,
  groupHead,
  number: position * 10,
  head: `head ${position}`,
  basis: 'main',
});

describe('the members of a merge group', () => {
  it('are the entry of its commit and all that stand before it', () => {
    const members = groupMembers([entry(3), entry(1), entry(2)], 'group 2');
    expect(members).toEqual([
      { number: 10, head: 'head 1', basis: 'main' },
      { number: 20, head: 'head 2', basis: 'main' },
    ]);
  });

  it('are unknown for a commit that the queue does not have', () => {
    expect(groupMembers([entry(1), entry(2, null)], 'group 2')).toBeUndefined();
  });
});

describe('a merge group', () => {
  const member = (number: number, conclusion?: string) => ({ number, head: 'x', conclusion });

  it('passes when every member does', () => {
    expect(concludeGroup([member(1, 'success'), member(2, 'neutral')])).toMatchObject({
      conclusion: 'success',
      exitCode: 0,
      title: 'PASS · #1, #2',
    });
  });

  it.each(['failure', 'cancelled', 'action_required', 'skipped', 'stale', 'timed_out', 'error'])(
    'fails with a member that concluded %s',
    (conclusion) => {
      const concluded = concludeGroup([member(1, 'success'), member(2, conclusion)]);
      expect(concluded).toMatchObject({ conclusion: 'failure', exitCode: 1, title: 'Does not pass: #2' });
    },
  );

  it('fails with a member that nobody reviewed, and with no member at all', () => {
    expect(concludeGroup([member(1), member(2, 'failure')])).toMatchObject({
      conclusion: 'failure',
      exitCode: 2,
      title: 'Not reviewed: #1',
    });
    expect(concludeGroup([])).toMatchObject({ conclusion: 'failure', exitCode: 2 });
  });
});
