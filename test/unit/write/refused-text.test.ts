import { expect, it } from 'vitest';
import { serialize } from '../../../src/markdown/serialize-markdown.ts';
import { refusedList } from '../../../src/write/review-body-sections.ts';
import { buildRefused } from '../../support/builders/review.ts';
import { buildRenderContext } from '../../support/builders/run.ts';

const problem = { path: '/0/line', rule: 'C1/line', grade: 'refused' } as const;

function listed(message: string, recommendation: string, title?: string): string {
  const problems = [{ ...problem, message, recommendation }];
  const refused = buildRefused({ problems, ...(title !== undefined && { title }) });
  return serialize([refusedList([refused], buildRenderContext())]);
}

it('names a refused finding by its claimed title, where that could be read', () => {
  expect(listed('"line" is missing.', 'Add "line".', 'Slow loop')).toMatch(/^- `\S+ \S+` Slow loop\n/);
  expect(listed('"line" is missing.', 'Add "line".')).toMatch(/ "line" is missing\. Add "line"\.$/m);
});

it('does not repeat the fix', () => {
  const list = listed('"line" is "x"; it must be a number.', 'Write a number.');
  expect(list).toContain('it must be a number.');
  expect(list).not.toContain('Write a number');
});
