import { describe, expect, it } from 'vitest';
import { groupStatusTitle } from '../../../src/gate/group-summary.ts';

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
