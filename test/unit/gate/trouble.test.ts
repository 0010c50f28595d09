import { expect, it } from 'vitest';
import { renderTrouble } from '../../../src/gate/trouble.ts';

const trouble = (message: string) =>
  renderTrouble(
    'Could not review',
    { code: 'GIT_FAILED', message, fix: 'Repair it.' },
    { redact: (text) => text },
  );

it('states the problem, then the fix, a paragraph each', () => {
  expect(trouble('It broke.')).toBe(
    '**Could not review: GIT_FAILED**\n\nIt broke.\n\nRepair it.\n\nThe log of this run has the rest.\n',
  );
});

it.each([
  ['begin with a dash', 'Two:\n- one `a`\n- two\nAfter.'],
  ['are indented', 'Two:\n  one `a`\n  two\nAfter.'],
])('shows lines that %s as a list', (_, message) => {
  expect(trouble(message)).toContain('Two:\n\n- one `a`\n- two\n\nAfter.\n');
});
