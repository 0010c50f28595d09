import { describe, expect, it } from 'vitest';
import {
  concludeGroup,
  groupMembers,
  groupStatusTitle,
  type QueueEntry,
} from '../../../src/gate/group-summary.ts';

const member = (number: number, conclusion?: string) => ({ number, head: 'x'.repeat(40), conclusion });

describe('the title of a merge group as a status shows it', () => {
  it.each([
    [1, 'PASS · #1', 'PASS · #1', [member(1, 'success')]],
    [2, 'Does not pass: #1', 'Does not pass: #1', [member(1, 'failure')]],
    [
      3,
      'Not reviewed: #2, #3',
      "Not reviewed: #2, #3 · gh workflow run 'Review' -f pull-request=2",
      [member(1, 'failure'), member(2), member(3)],
    ],
    [
      4,
      'Not reviewed: #123456, #123457, #123458, #123459, #123460 and 40 more of this very long merge group in a queue',
      "Not reviewed: #123456 and 1 more · gh workflow run 'Review' -f pull-request=123456",
      [member(123_456), member(123_457)],
    ],
  ])('%d: %s', (_, title, shown, members) => {
    expect(groupStatusTitle(title, members, 'Review')).toBe(shown);
  });

  it('never cuts a command', () => {
    expect(groupStatusTitle('Not reviewed: #1', [member(1)], 'x'.repeat(200))).toBe('Not reviewed: #1');
  });
});

const entry = (position: number, groupHead: string | null = `group ${position}`): QueueEntry => ({
  position,
  groupHead,
  number: position * 10,
  head: `head ${position}`,
  basis: 'main',
});

describe('the members of a merge group', () => {
  it('are the entry of its commit and all before it', () => {
    const members = groupMembers([entry(3), entry(2), entry(1)], 'group 2');
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
  it('passes when every member does', () => {
    expect(concludeGroup([member(1, 'success'), member(2, 'neutral')])).toMatchObject({
      status: 'passed',
      conclusion: 'success',
      exitCode: 0,
      title: 'PASS · #1, #2',
    });
  });

  it.each(['failure', 'cancelled', 'action_required', 'skipped', 'stale', 'timed_out', 'error'])(
    'fails with a member that concluded %s',
    (conclusion) => {
      const concluded = concludeGroup([member(1, 'success'), member(2, conclusion)]);
      expect(concluded).toMatchObject({
        status: 'failed',
        conclusion: 'failure',
        exitCode: 1,
        title: 'Does not pass: #2',
      });
    },
  );

  it('fails with a member that was not reviewed, and with no member at all', () => {
    expect(concludeGroup([member(1), member(2, 'failure')])).toMatchObject({
      status: 'incomplete',
      conclusion: 'failure',
      exitCode: 2,
      title: 'Not reviewed: #1',
    });
    expect(concludeGroup([])).toMatchObject({
      status: 'incomplete',
      conclusion: 'failure',
      exitCode: 2,
      title: expect.not.stringContaining('#'),
    });
  });
});
