import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCommand } from '../../../src/comments/command.ts';

const id = 'security-841254fe-3';
const command = `/pr-verdict wont-fix ${id} by design`;
const wontFix = { ok: true, command: { do: 'wont-fix', id, reason: 'by design' } };

const refused = (words: string) => ({ ok: false, why: expect.stringContaining(words) });
const valid = (expected: object) => ({ ok: true, command: expected });
const waiver = valid({ do: 'waive', subject: 'ai', reason: 'is down' });
const rerun = valid({ do: 'rerun', reviewers: ['a', 'b'] });

describe('a command in a comment', () => {
  it.each<[string, string, object]>([
    ['names a finding and gives the reason', command, wontFix],
    ['is below other text', `Thanks!\n\n${command}`, wontFix],
    ['is below a quote', `> ${command}x\n\n${command}`, wontFix],
    ['may have the id as code', `/pr-verdict wont-fix \`${id}\` by design`, wontFix],
    ['may have more lines below', `${command}\nIt is documented.`, wontFix],
    ['is below a whole hidden comment', `<!-- hint -->\n\n${command}`, wontFix],
    ['waives a reviewer', '/pr-verdict waive ai is down', waiver],
    ['may name reviewers to run again', '/pr-verdict rerun a, b a', rerun],
    ['explains everything without an id', '/pr-verdict explain', valid({ do: 'explain' })],
    ['may defer a finding', `/pr-verdict defer ${id} later`, valid({ do: 'defer', id, reason: 'later' })],
    ['is refused next to another', `${command}\n\n${command}`, refused('one command')],
    ['is refused if it is too long', `${command} ${'x'.repeat(200)}`, refused('200')],
  ])('%s', (_, body, expected) => {
    expect(readCommand(body, 'conversation')).toMatchObject(expected);
  });

  it('is about the finding of its thread if it names none', () => {
    const unnamed = valid({ do: 'wont-fix', reason: 'this is by design' });
    expect(readCommand('/pr-verdict wont-fix this is by design', 'thread')).toEqual(unnamed);
    expect(readCommand(command, 'thread')).toEqual(wontFix);
  });

  it.each([
    ['quoted', `> ${command}`],
    ['in the last line of a quote, which Markdown counts to it', `> Somebody said:\n${command}`],
    ['in a code block', `\`\`\`\n${command}\n\`\`\``],
    ['in a code block that never ends', `~~~~\n~~~\n${command}`],
    ['indented', `    ${command}`],
    ['in a hidden comment', `<!-- hidden\n\n${command}\n-->`],
    ['in preformatted text', `<pre>\n\n${command}\n</pre>`],
    ['in a quote of HTML', `<blockquote>\n\n${command}\n\n</blockquote>`],
    ['in a fold', `Details: <details>\n\n${command}\n\n</details>`],
    ['in a fence in a list', `- \`\`\`\n  ${command}\n  \`\`\``],
    ['in a list', `- ${command}`],
    ['in a span of code over lines', `\`a\n${command}\n\``],
    ['in the title of a link', `[a]: https://a.example "\n${command}\n"`],
    ['in a later line of a paragraph', `Thanks!\n${command}`],
    ['in a heading', `${command}\n===`],
    ['beyond the first 4,096 characters', `${'word '.repeat(1000)}\n\n${command}`],
    ['below a text that no person writes', `${'*a_'.repeat(1000)}\n\n${command}`],
    ['within a line', `Write ${command}`],
    ['another word', '/pr-verdict-x wont-fix'],
  ])('does not count %s', (_, body) => {
    expect(readCommand(body, 'conversation')).toBeUndefined();
  });

  it('never throws, and counts nowhere in a text that is quoted whole', () => {
    const piece = fc.constantFrom(command, '```', '~~~', '<!--', '-->', '> ', ' ', '', '/pr-verdict');
    const text = fc.array(fc.oneof(piece, fc.string())).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, (body) => {
        readCommand(body, 'thread');
        const quoted = body.split(/\r\n|\r|\n/).map((line) => `> ${line}`);
        expect(readCommand(quoted.join('\n'), 'thread')).toBeUndefined();
      }),
    );
  });
});
