import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markdownHtml } from '../../../../src/commands/preview/preview-data.ts';
import { details, text } from '../../../../src/markdown/markdown-nodes.ts';
import { serialize } from '../../../../src/markdown/serialize-markdown.ts';
import { markdownText } from '../../../../src/markdown/untrusted-markdown.ts';
import { hostileText } from '../../../support/hostile-text.ts';

const options = { redact: (line: string) => line, linkHosts: new Set(['example.com']) };
const names =
  'p strong em del sub pre code h1 h2 h3 h4 h5 h6 ul ol li blockquote table thead tbody tr th td details summary a br hr';

/** The elements and attributes of HTML as a browser might read them, generously. */
function tagsOf(html: string) {
  return [...html.matchAll(/<\/?([a-z!?][^\s>/]*)([^>]*)/gi)].map(([, name = '', rest = '']) => ({
    name,
    attributes: [...rest.matchAll(/([^\s=/"]+)\s*=\s*("[^"]*"|\S+)/g)].map(([, key]) => key),
  }));
}

test('text of reviewers becomes nothing but the elements of a comment', () => {
  const allowed = new Set(names.split(' '));
  fc.assert(
    fc.property(hostileText, (untrusted) => {
      const blocks = markdownText(untrusted, options);
      const html = markdownHtml(serialize([details([text('More')], blocks)]));
      for (const { name, attributes } of tagsOf(html)) {
        expect(allowed).toContain(name);
        for (const key of attributes) expect(['href', 'class', 'start', 'align']).toContain(key);
      }
    }),
  );
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<details open ontoggle=alert(1)>',
  '<svg/onload=alert(1)>',
])('markup that no serializer of ours writes is shown as text: %s', (markup) => {
  expect(markdownHtml(`${markup}\n`)).not.toMatch(/<(?:script|img|svg|[a-z]+ (?:on|open|href="j))/);
});
