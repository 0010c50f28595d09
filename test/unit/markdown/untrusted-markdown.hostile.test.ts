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
import { serialize } from '../../../src/markdown/serialize-markdown.ts';
import { markdownText, plainText } from '../../../src/markdown/untrusted-markdown.ts';
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
  head: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  key: '0000000000000000',
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
    table(['LANDMARK-8'], [[[codeSpan(d)]], [plainText(c, options)], [[text('LANDMARK-9')]]]),
    codeFence(a, b),
    ...markdownText(a, options),
    paragraph(text('LANDMARK-10 '), sub(...plainText(c, options))),
    hiddenMark(mark),
  ]);
}

const slots = fc.array(hostileText, { minLength: 4, maxLength: 4 });
const landmarks = Array.from({ length: 10 }, (_, index) => `LANDMARK-${index + 1}`);
const allowedElements =
  'a blockquote br code del details em h2 li ol p pre strong sub summary table tbody td th thead tr ul'.split(
    ' ',
  );
const runs = { numRuns: 300 };

function parse(markdown: string): readonly RootContent[] {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }).children;
}

const placesOfLandmarks = [
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
];

describe('any text in the slots of a page', () => {
  it('stays in its slot and becomes nothing that acts', () => {
    fc.assert(
      fc.property(slots, (words) => {
        const markdown = page(words);
        const rendered = renderMarkdown(markdown);
        const names = rendered.elements.map(({ name }) => name);

        // Every landmark is there once, in order, and outside of any slot.
        const places = rendered.texts.flatMap(({ value, within }) =>
          (value.match(/LANDMARK-\d+/g) ?? []).map((landmark) => [landmark, within.join('>')]),
        );
        expect(places).toEqual(landmarks.map((landmark, index) => [landmark, placesOfLandmarks[index]]));
        const top = parse(markdown).map((node) => node.type);
        expect(top.slice(0, 2)).toEqual(['heading', 'html']);
        const afterFold = top.slice(0, -1).lastIndexOf('html') + 1;
        expect(top.slice(afterFold, afterFold + 4)).toEqual(['paragraph', 'list', 'table', 'code']);

        // No HTML, image, definition or footnote, and no element that the page may not have.
        expect(rendered.unbalanced).toEqual([]);
        expect(names.filter((name) => !allowedElements.includes(name))).toEqual([]);
        for (const once of ['details', 'summary', 'h2'])
          expect(names.filter((name) => name === once)).toHaveLength(1);
        expect(rendered.html).not.toMatch(/language-(suggestion|mermaid)/i);

        // No link to another host or to a page that would be notified, and nothing that GitHub or a bot acts on.
        for (const target of linkTargets(rendered))
          expect(target).toMatch(/^https:\/\/github\.com\/o\/r\/blob\//);
        expect(actingText(rendered)).toEqual([]);
        expect(markdown).not.toMatch(/^[/@!][a-z]/im);

        // One mark, ours, in the last line, and nothing invisible.
        expect(markdown.match(/pr-verdict=/gi)).toHaveLength(1);
        expect(markdown.match(/<!--/g)).toHaveLength(1);
        expect(markdown).toMatch(/\n<!-- pr-verdict=0123abcd\.[^\n]*\n$/);
        expect(markdown).not.toMatch(
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
  ])('shows code as code: %s', (code, written) => {
    expect(serialize([paragraph(...plainText(code, options))])).toBe(written);
  });
});

it('ordinary prose of a reviewer keeps its words in order', () => {
  const words = 'null check the İstanbul naïve コード שלום मूल्य I/O a_b x.y() C#'.split(' ');
  const styled = fc
    .tuple(fc.constantFrom(...words), fc.constantFrom('', '*', '**', '~~', '`'))
    .map(([value, style]) => style + value + style);
  const line = fc
    .tuple(
      fc.constantFrom('', '', '- ', '1. ', '> ', '## '),
      fc.array(styled, { minLength: 1, maxLength: 6 }),
    )
    .map(([start, parts]) => start + parts.join(' '));
  const prose = fc.array(line, { maxLength: 8 }).map((lines) => lines.join('\n\n'));
  const letters = (value: string) => value.replace(/[^\p{L}\p{M}]/gu, '').normalize('NFC');
  fc.assert(
    fc.property(prose, (written) => {
      const read = readableText(renderMarkdown(serialize(markdownText(written, options))));
      expect(letters(read)).toBe(letters(written));
    }),
    runs,
  );
});
