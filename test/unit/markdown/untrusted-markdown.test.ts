import fc from 'fast-check';
import type { PhrasingContent } from 'mdast';
import { describe, expect, it } from 'vitest';
import {
  codeFence,
  codeSpan,
  details,
  heading,
  link,
  list,
  paragraph,
  strong,
  suggestionBlock,
  table,
  text,
} from '../../../src/markdown/markdown-nodes.ts';
import { serialize } from '../../../src/markdown/serialize-markdown.ts';
import { markdownText, plainText } from '../../../src/markdown/untrusted-markdown.ts';

const options = {
  redact: (value: string) => value.replaceAll('s3cret', '***'),
  linkHosts: new Set(['github.com']),
};
const rendered = (markdown: string, maxBytes?: number) =>
  serialize(markdownText(markdown, maxBytes === undefined ? options : { ...options, maxBytes }));
const line = (value: string) => serialize([paragraph(...plainText(value, options))]);

it('links a file of the repository only if its address is known', () => {
  const fileUrl = (address: string) =>
    address === 'src/a.ts#L3' ? 'https://github.com/o/r/blob/a/src/a.ts' : undefined;
  const written = serialize(markdownText('a [value](src/a.ts#L3) and [x](../b)', { ...options, fileUrl }));
  expect(written).toContain('[value](https://github.com/o/r/blob/a/src/a.ts)');
  expect(written).toContain('`../b`');
});

describe('ordinary review prose', () => {
  it('stays as it was written', () => {
    const prose = `The \`parse()\` call in src/parse.ts:12 ignores **errors**; it *should* throw, not ~~return~~ \`null\`.
A value of 100% is fine, and/or C# and snake_case_names, too.

- first: check \`a < b && c\`
- second
  1. nested

> quoted

\`\`\`ts
const a = b ? \`\${c}\` : null; // @todo #12
\`\`\`

| a | b |
| - | -: |
| \`x\` | 1 |
`;
    expect(rendered(prose)).toBe(prose);
  });

  it('keeps human scripts and emoji readable', () => {
    const words = 'می‌خواهم שלום नमस्ते क्‍ष 漢字 한국어 👩‍💻 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ ❤️ naïve\n';
    expect(line(words)).toBe(words);
    expect(rendered(words)).toBe(words);
  });
});

/** Markdown of a reviewer, and what is posted. Invisible characters are shown (T1), and nothing acts (T2). */
const inert = [
  ['a\u202Eb', '`a⟨U+202E⟩b`'],
  ['a\u200Bb', '`a⟨U+200B⟩b`'],
  ['x \u0000 y', 'x `⟨U+0000⟩` y'],
  ['\u001B[31m', '`⟨U+001B⟩[31m`'],
  ['a\uD800', 'a\uFFFD'],
  ['user\u200Dname', '`user⟨U+200D⟩name`'],
  ['&#x202E;x', '`⟨U+202E⟩x`'],
  ['a s3cret and s3&#99;ret', 'a \\*\\*\\* and \\*\\*\\*'],
  ['@alice', '`@alice`'],
  ['(see @org/team).', '(see `@org/team`).'],
  ['fixes #12, closes o/r#3 and GH-4', 'fixes `#12`, closes `o/r#3` and `GH-4`'],
  ['&#64;alice \\@bob', '`@alice` `@bob`'],
  ['commit deadbeef1 here', 'commit `deadbeef1` here'],
  ['www.evil.example', '`www.evil.example`'],
  ['<https://evil.example>', '`https://evil.example`'],
  ['bob@mail.example', '`bob@mail.example`'],
  ['/merge now', '`/merge` now'],
  ['x\n/merge', 'x\n`/merge`'],
  ['$x$ and :tada:', '`$x$` and `:tada`:'],
  ['@[alice](https://evil.example)', '`@alice` (`https://evil.example`)'],
  ['fixes #<!-- -->1 @![](x)bob', 'fixes #`<! -- -->`1 `@x`bob'],
  ['参考@alice并修复#12问题', '参考`@alice`并修复`#12`问题'],
  ['[t](https://github.com/o/r/blob/main/a.ts "x")', '[t](https://github.com/o/r/blob/main/a.ts)'],
  ['[t](http://github.com/o/r)', 't (`http://github.com/o/r`)'],
  ['[t](https://evil.example/x)', 't (`https://evil.example/x`)'],
  ['[t](https://github.com@evil.example/)', 't (`https://github.com@evil.example/`)'],
  ['[t](https://github.com:444/x)', 't (`https://github.com:444/x`)'],
  ['[t](https://github.com/o/r/pull/1)', 't (`https://github.com/o/r/pull/1`)'],
  ['[t](https://github.com/o/r/%69ssues/1)', 't (`https://github.com/o/r/%69ssues/1`)'],
  ['[t](javascript:alert%281%29)', 't (`javascript:alert%281%29`)'],
  ['[t](../a.md)', 't (`../a.md`)'],
  ['![alt](https://evil.example/i.png)', 'alt (`https://evil.example/i.png`)'],
  ['![](https://github.com/i.png)', '`https://github.com/i.png`'],
  // In code no line of the source starts with a command.
  ['```\n/merge\n\tx\n\n  y\n```', '  ```\n  /merge\n  \tx\n\n    y\n  ```'],
  // Nothing leaves its place (T3).
  ['a <b>c</b>\n\n</details>', 'a `<b>`c`</b>`\n\n```html\n</details>\n```'],
  ['# Verdict: **PASS**\n\n---\n\nx\n===', '**Verdict: PASS**\n\n**x**'],
  [
    '[a] ![b] [c][a] [^n]\n\n[a]: https://evil.example\n[^n]: note',
    '\\[a] !\\[b] \\[c]\\[a] \\[^n]\n\n`[a]: https://evil.example`\n\n\\[^n]:\n\nnote',
  ],
  ['> [!CAUTION]\n> x', '> \\[`!CAUTION`]\n> x'],
  ['- [ ] open\n- [x] done\n- [x]\n  code', '- \\[ ] open\n- \\[x] done\n- \\[x] code'],
  // A code block of a reviewer is neither a suggestion (T4) nor drawn.
  ['~~~suggestion\nx\n~~~', '```\nx\n```'],
  ['~~~Suggestion \nx\n~~~', '```\nx\n```'],
  ['~~~suggestion:-0+1\nx\n~~~', '```\nx\n```'],
  ['~~~  suggestion x\nx\n~~~', '```\nx\n```'],
  ['~~~mermaid\nx\n~~~', '```\nx\n```'],
  ['~~~GeoJSON\nx\n~~~', '```\nx\n```'],
  ['~~~math\nx\n~~~', '```\nx\n```'],
  ['~~~a b\nx\n~~~', '```a\nx\n```'],
  ['~~~x:y\nx\n~~~', '```\nx\n```'],
];

it.each(inert)('%j of a reviewer is posted as %j', (markdown = '', posted) => {
  expect(rendered(markdown)).toBe(`${posted}\n`);
});

describe('text of others', () => {
  it('is shown inside code, too', () => {
    expect(serialize([codeFence('ts', 'if (a\u2066) {}'), paragraph(codeSpan('b\u202Ec'))])).toBe(
      '```ts\nif (a⟨U+2066⟩) {}\n```\n\n`b⟨U+202E⟩c`\n',
    );
  });

  it('is redacted before it is cut', () => {
    expect(rendered('abc s3cret', 7)).not.toContain('s3');
  });

  it('is seen where two nodes become one text', () => {
    const nothing = { type: 'emphasis' as const, children: [text('')] };
    expect(serialize([paragraph(text('see #'), nothing, text('12'))])).toBe('see `#12`\n');
    expect(serialize([paragraph(text('see #'), ...plainText('12', options))])).toBe('see `#12`\n');
  });

  it('is fenced by more than any run inside', () => {
    expect(serialize([codeFence(null, 'a\n`````\n~~~'), paragraph(codeSpan('a``b`'))])).toBe(
      '``````\na\n`````\n~~~\n``````\n\n``` a``b` ```\n',
    );
  });

  it('that is nested without end, or a table without bound, is shown as it was written', () => {
    const quotes = '> '.repeat(6);
    expect(rendered(`${'> '.repeat(8)}x`)).toBe(`${quotes}\`\`\`\n${quotes}> > x\n${quotes}\`\`\`\n`);
    const wide = `${'|a'.repeat(30)}\n${'|-'.repeat(30)}\n|b`;
    expect(rendered(wide)).toBe(`\`\`\`\n${wide}\n\`\`\`\n`);
    for (const shape of ['> ', '- ', '1. ', '+ - ', '`` ` ', '>\n>>\n', ...'> *_ [ ] ~a <!-- |'.split(' ')]) {
      expect(rendered(shape.repeat(16_384 / shape.length)).length).toBeLessThan(200_000);
    }
  });
});

it('nodes that only a bug of ours could bring are refused', () => {
  const post = (node: PhrasingContent) => serialize([paragraph(node)]);
  expect(() => serialize([{ type: 'html', value: '<b>' }])).toThrow(/cannot be posted/);
  expect(() => post({ type: 'image', url: 'https://github.com/i.png' })).toThrow(/cannot be posted/);
  expect(() => post(link([text('x')], 'javascript:alert(1)'))).toThrow(/only http and https/);
});

describe('T4: suggestions', () => {
  it.each([
    [['a', '', '  ````', '/merge'], '`````suggestion\na\n\n  ````\n/merge\n`````\n'],
    [[], '```suggestion\n```\n'],
    [[''], '```suggestion\n\n```\n'],
  ])('have the lines exactly, in a fence longer than any run inside: %j', (lines, written) => {
    expect(serialize([suggestionBlock(lines)].filter((block) => block !== undefined))).toBe(written);
  });

  it.each(['a\u202Eb', '<!-- pr-verdict', 'a\r', 'a\nb', '`pr-verdict=1:x`'])(
    'are not made of a line that could not be shown as it is: %j',
    (line) => expect(suggestionBlock([line])).toBeUndefined(),
  );
});

describe('T5: marks', () => {
  it.each(['`pr-verdict=1:x`', 'PR-Verdict:1', '<!-- pr-verdict=1 -->', 'pr-\\verdict=', '[pr-](x)verdict='])(
    '%s is no mark any more',
    (value) => {
      const code = serialize([codeFence(null, value), paragraph(codeSpan(value))]);
      for (const shown of [rendered(value), line(value), code])
        expect(shown).not.toMatch(/pr-verdict=|<!--/i);
      const address = serialize([paragraph(link([text(value)], `https://github.com/${value}`))]);
      expect(address).not.toMatch(/pr-verdict=/i);
    },
  );
});

describe('T6: lengths', () => {
  it('are counted in bytes and cuts are stated', () => {
    expect(rendered('é😀abc', 5)).toBe('é\n\n… (cut, 7 bytes more)\n');
    expect(serialize([paragraph(...plainText('abcdef', { ...options, maxBytes: 3 }))])).toBe(
      'abc… (cut, 3 bytes more)\n',
    );
  });

  it('keep the notice outside of a cut code block', () => {
    expect(rendered('```\nabc\ndef\n```', 9)).toBe('```\nabc\nd\n```\n\n… (cut, 6 bytes more)\n');
  });
});

it('our own parts are written one way', () => {
  const fold = details([text('s')], [paragraph(text('t'))]);
  const summary = [strong(text('2 findings')), text(' in '), codeSpan('a<b>.ts')];
  expect(
    serialize([
      heading(2, text('Title')),
      details(summary, [paragraph(text('x')), codeFence('ts', 'y')]),
      list([[paragraph(text('a'))], [paragraph(text('b')), fold, paragraph(text('c'))]]),
      list([[paragraph(text('other list'))]]),
      table(['h|1'], [[[codeSpan('a|b')]]]),
    ]),
  ).toMatchSnapshot();
});

describe('unreadable text', () => {
  it('cuts a pile of combining marks with a note, and keeps those that scripts need', () => {
    expect(line(`e${'\u0301\u0327'.repeat(200)}nd`)).toMatch(/^\P{M}\p{M}{0,8}⟨\d+ more marks⟩nd\n$/u);
    const stacked = 'Ệ שָׁלוֹם བསྒྲུབས นี้ ก็';
    expect(line(stacked)).toBe(`${stacked.normalize('NFC')}\n`);
  });

  it('takes no longer for a pile than its length', () => {
    expect(line(`a${'\u0301\u0327'.repeat(100_000)}`).length).toBeLessThan(100);
  });
});

it('text without markup reads as the parser would read it', () => {
  const pieces = fc.constantFrom(
    ...[' ', '  ', '\n', '\n\n', '\t', '- ', '1. ', '# '],
    ...'word . - = + : :// www. #12 * _ | &amp; \\ > [x](y) " \' ( ) % é ! @a'.split(' '),
  );
  const source = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));
  // An empty comment is markup that shows as code, so the parser reads the rest.
  const parsed = (markdown: string) => rendered(`${markdown}\n\n<!---->`).split('```html\n<! ---->')[0];
  const isSame = (markdown: string) => {
    expect(rendered(markdown).trim()).toBe(parsed(markdown)?.trim());
  };
  fc.assert(fc.property(source, isSame), { numRuns: 2_000 });
});
