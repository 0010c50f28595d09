import { expect, it } from 'vitest';
import { findPassage } from '../../../src/comments/ledger.ts';

it('gives a title back as it was written, code and all', () => {
  const summary = '🟡 Medium · <code>a &lt; b</code> is never &quot;true&quot;';
  const body = `<details>\n<summary>${summary}</summary>\n\nWords.\n\n<sub>by claude · \`logic-1-2\`</sub>\n`;
  expect(findPassage(body, 'logic-1-2')).toMatchObject({ title: '`a < b` is never "true"', text: 'Words.' });
});
