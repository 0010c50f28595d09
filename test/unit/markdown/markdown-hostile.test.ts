import fc from 'fast-check';
import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import { showInvisible } from '../../../src/markdown/characters.ts';
import {
  codeFence,
  codeSpan,
  details,
  heading,
  hiddenMark,
  link,
  list,
  paragraph,
  strong,
  sub,
  table,
  text,
} from '../../../src/markdown/markdown-nodes.ts';
import { plainText } from '../../../src/markdown/plain-text.ts';
import { serialize } from '../../../src/markdown/serialize-markdown.ts';
import { markdownText } from '../../../src/markdown/untrusted-markdown.ts';
import { hostileText } from '../../support/hostile-text.ts';
import { actingText, linkTargets, readableText, renderMarkdown } from '../../support/rendered-markdown.ts';

const options = { redact: (value: string) => value, linkHosts: new Set(['github.com']) };
const mark = {
  kind: 'review',
  questions: [],
  digest: '0123abcd',
  comments: 0,
  hidden: 0,
  shrunk: false,
  tool: '0123abcd',
  head: 'a'.repeat(40),
  key: '0'.repeat(16),
  event: 'COMMENT',
} as const;

/** One of everything that a template may put around words of others; the landmarks are ours. */
function page(slots: readonly string[]): string {
  const [a = '', b = '', c = '', d = ''] = slots;
  return serialize([
    heading(2, text('LANDMARK-1 '), ...plainText(a, options)),
    details(
      [text('LANDMARK-2 '), strong(...plainText(b, options)), codeSpan(c)],
      [
        paragraph(text('LANDMARK-3 '), ...plainText(b, options), text(' LANDMARK-4')),
        ...markdownText(c, options),
        paragraph(text('LANDMARK-5')),
      ],
    ),
    paragraph(link(plainText(d, options), 'https://github.com/o/r/blob/main/LANDMARK'), text(' LANDMARK-6')),
    list([
      [paragraph(text('LANDMARK-7 '), ...plainText(a, options)), ...markdownText(d, options)],
      [paragraph(codeSpan(b))],
    ]),
    table([[text('LANDMARK-8')], plainText(c, options)], [[[codeSpan(d)], [text('LANDMARK-9')]]]),
    codeFence(a, b),
    ...markdownText(a, options),
    paragraph(text('LANDMARK-10 '), sub(...plainText(c, options))),
    hiddenMark(mark),
  ]);
}

const slots = fc.array(hostileText, { minLength: 4, maxLength: 4 });
const landmarks = Array.from({ length: 10 }, (_, index) => `LANDMARK-${index + 1}`);
const allowedElements = new Set(
  'a blockquote br code del details em h2 li ol p pre strong sub summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);
const runs = { numRuns: 300 };

function parse(markdown: string): readonly RootContent[] {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }).children;
}

describe('any text in the slots of a page', () => {
  it('leaves every landmark once, in order, and outside of any slot', () => {
    fc.assert(
      fc.property(slots, (words) => {
        const markdown = page(words);
        const rendered = renderMarkdown(markdown);
        const found = rendered.texts.flatMap(({ value }) => value.match(/LANDMARK-\d+/g) ?? []);
        expect(found).toEqual(landmarks);
        const within = new Map(
          rendered.texts.flatMap(({ value, within: path }) =>
            (value.match(/LANDMARK-\d+/g) ?? []).map((landmark) => [landmark, path.join('>')]),
          ),
        );
        expect([...within.values()]).toEqual([
          'h2',
          'details>summary',
          'details>p',
          'details>p',
          'details>p',
          'p',
          expect.stringMatching(/^ul>li(>p)?$/),
          'table>thead>tr>th',
          'table>tbody>tr>td',
          'p',
        ]);
        const top = parse(markdown)
          .map((node) => node.type)
          .slice(0, -1);
        expect(top.slice(0, 2)).toEqual(['heading', 'html']);
        expect(top.slice(top.lastIndexOf('html') + 1).slice(0, 4)).toEqual([
          'paragraph',
          'list',
          'table',
          'code',
        ]);
      }),
      runs,
    );
  });

  it('adds no HTML, image, definition or footnote, and no element that the page may not have', () => {
    fc.assert(
      fc.property(slots, (words) => {
        const markdown = page(words);
        const rendered = renderMarkdown(markdown);
        expect(rendered.unbalanced).toEqual([]);
        expect(
          rendered.elements.map(({ name }) => name).filter((name) => !allowedElements.has(name)),
        ).toEqual([]);
        for (const once of ['details', 'summary', 'h2']) {
          expect(rendered.elements.filter(({ name }) => name === once)).toHaveLength(1);
        }
        expect(rendered.html.match(/<!--/g)).toHaveLength(1);
        expect(rendered.html).not.toMatch(/language-(suggestion|mermaid)/i);
      }),
      runs,
    );
  });

  it('links only to hosts that may be linked, and to no page that would be notified', () => {
    fc.assert(
      fc.property(slots, (words) => {
        for (const target of linkTargets(renderMarkdown(page(words)))) {
          expect(target).toMatch(/^https:\/\/github\.com\/o\/r\/blob\//);
        }
      }),
      runs,
    );
  });

  it('leaves no text that GitHub would link, notify or draw, and no line that a bot would obey', () => {
    fc.assert(
      fc.property(slots, (words) => {
        const markdown = page(words);
        expect(actingText(renderMarkdown(markdown))).toEqual([]);
        expect(markdown).not.toMatch(/^[/@!][a-z]/im);
      }),
      runs,
    );
  });

  it('leaves one mark, ours, in the last line', () => {
    fc.assert(
      fc.property(slots, (words) => {
        const markdown = page(words);
        expect(markdown.match(/pr-verdict=/gi)).toHaveLength(1);
        expect(markdown.trimEnd().split('\n').at(-1)).toMatch(/^<!-- pr-verdict=0123abcd\./);
        expect(markdown.match(/<!--/g)).toHaveLength(1);
        expect(markdown).toMatch(/[^\n]\n$/);
      }),
      runs,
    );
  });

  it('shows invisible characters', () => {
    fc.assert(
      fc.property(slots, (words) => {
        expect(page(words)).not.toMatch(
          /(?![\n\t])[\p{Cc}\p{Bidi_Control}\u200B\u2028\u2029\uFEFF\u00AD\u3164]|\p{Surrogate}/u,
        );
      }),
      runs,
    );
  });
});

describe('plain text', () => {
  it('is read exactly as it was written, but for marks, white space and the backticks of code', () => {
    fc.assert(
      fc.property(hostileText, (untrusted) => {
        const read = readableText(
          renderMarkdown(serialize([paragraph(text('x'), ...plainText(untrusted, options))])),
        );
        const expected = showInvisible(untrusted)
          .replace(/(pr-verdict):/gi, '$1 :')
          .replaceAll('<!--', '<! --');
        const bare = (words: string) => words.replace(/[\s`]+/g, '');
        expect(bare(read)).toBe(`x${bare(expected)}`);
      }),
      runs,
    );
  });

  it.each([
    ['`d` says nothing, `e` less', '`d` says nothing, `e` less\n'],
    ['one ` alone', 'one \\` alone\n'],
    ['``two`` in a row', '\\`\\`two\\`\\` in a row\n'],
    ['`pr-verdict=1:x`', '`pr-verdict =1:x`\n'],
  ])('shows code as code: %s', (said, written) => {
    expect(serialize([paragraph(...plainText(said, options))])).toBe(written);
  });
});

describe('Markdown of a reviewer', () => {
  it('keeps the words of ordinary prose in order', () => {
    const word = fc.constantFrom(
      'null',
      'check',
      'the',
      'parse',
      'İstanbul',
      'naïve',
      'コード',
      'שלום',
      'मूल्य',
      'I/O',
      'a_b',
      'x.y()',
      'C#',
    );
    const styled = fc
      .tuple(word, fc.constantFrom('', '*', '**', '~~', '`'))
      .map(([value, style]) => style + value + style);
    const line = fc.tuple(
      fc.constantFrom('', '', '- ', '1. ', '> ', '## '),
      fc.array(styled, { minLength: 1, maxLength: 6 }),
    );
    const prose = fc
      .array(
        line.map(([start, words]) => start + words.join(' ')),
        { maxLength: 8 },
      )
      .map((lines) => lines.join('\n\n'));
    const letters = (value: string) => value.replace(/[^\p{L}\p{M}]/gu, '').normalize('NFC');
    fc.assert(
      fc.property(prose, (written) => {
        const read = readableText(renderMarkdown(serialize(markdownText(written, options))));
        expect(letters(read)).toBe(letters(written));
      }),
      runs,
    );
  });
});
