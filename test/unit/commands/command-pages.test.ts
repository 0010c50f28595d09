import fc from 'fast-check';
import { expect, it } from 'vitest';
import { suppressPage, textPage } from '../../../src/commands/command-pages.ts';
import { explainPage } from '../../../src/pages/explain-page.ts';
import { renderMarkdown } from '../../support/rendered-markdown.ts';

const ours = new Set(['h2', 'h3', 'p', 'ul', 'li', 'code', 'pre']);

it('shows all text of a file as text and code on every page', () => {
  const hostile = fc.oneof(
    fc.string({ unit: fc.constantFrom('`', '<', '>', '[', ']', '(', '!', '*', '#', '\n', '|', ' ', 'a') }),
    fc.constantFrom('<img src=x>', '![x](https://e.example/x)', '[x](javascript:alert(1))', '# x\n---'),
  );
  fc.assert(
    fc.property(hostile, (text) => {
      const reasons = { because: [text], change: [text] };
      const finding = { id: text, fingerprint: text, title: text, weight: 'counts', ...reasons } as const;
      const verdict = {
        status: 'failed',
        verdict: 'FAIL',
        event: 'COMMENT',
        conclusion: 'failure',
        title: text,
      } as const;
      const pages = [
        explainPage({ ...verdict, ...reasons }, [finding]),
        suppressPage({ config: text, state: 'created', entries: text, id: text }),
        textPage(text),
      ];
      for (const page of pages) {
        expect(renderMarkdown(page).elements.filter(({ name }) => !ours.has(name))).toEqual([]);
      }
    }),
  );
});

it('shows as code the parts of our reasons in backticks', () => {
  const reasons = { because: ['`policy.approve` is not true'], change: [] };
  const finding = { id: 'a', fingerprint: 'b', title: 'T', weight: 'counts', ...reasons } as const;
  expect(explainPage(undefined, [finding])).toContain('- `policy.approve` is not true\n');
});
