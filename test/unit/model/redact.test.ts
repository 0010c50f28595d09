import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRedactor } from '../../../src/model/redact.ts';
import { redactDocument } from '../../../src/review/programs.ts';

const secret = 'hunter2+/="é\\';

describe('known secrets', () => {
  const redact = createRedactor([secret]);

  test.each([
    ['plain', secret],
    ['in JSON', JSON.stringify({ token: secret })],
    ['in an address', `https://example.com/?token=${encodeURIComponent(secret)}`],
    ['in hex', Buffer.from(secret).toString('hex')],
    ['in upper-case hex', Buffer.from(secret).toString('hex').toUpperCase()],
  ])('disappear %s', (_, text) => {
    expect(redact(text)).toContain('***');
    for (const form of [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)])
      expect(redact(text)).not.toContain(form);
  });

  test('disappear from base64 in any context', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (before, after) => {
        for (const alphabet of ['base64', 'base64url'] as const)
          expect(redact(Buffer.from(before + secret + after).toString(alphabet))).toContain('***');
      }),
    );
  });

  test('disappear line by line where they have several', () => {
    const key = 'first line of the key\nsecond line of the key\nend';
    const safe = createRedactor([key])('log: second line of the key.\nthe end');
    expect(safe).toBe('log: ***.\nthe end');
  });

  test('do not break a longer one that contains them', () => {
    expect(createRedactor(['abcdefgh', 'xabcdefghx'])('xabcdefghx')).toBe('***');
  });

  test('that are empty change nothing', () => {
    expect(createRedactor(['', ' '])('a b')).toBe('a b');
  });
});

describe('hidden secrets', () => {
  const redact = createRedactor([secret]);
  const token = `ghp_${'a1B2'.repeat(9)}`;
  const encoded = (text: string) =>
    [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  const between = (text: string, hidden: string) => [...text].join(hidden);

  test.each([
    ['a zero-width space', (text: string) => between(text, '\u200b')],
    ['a soft hyphen', (text: string) => between(text, '\u00ad')],
    ['a variation selector', (text: string) => between(text, '\u{e0100}')],
    ['a control character', (text: string) => between(text, '\u0001')],
    ['percent-encoding', encoded],
    ['percent-encoding in capitals', (text: string) => encoded(text).toUpperCase()],
    ['percent-encoding of a part', (text: string) => encoded(text.slice(0, 6)) + text.slice(6)],
    ['both', (text: string) => [...text].map(encoded).join('\u200b')],
  ])('are found behind %s', (_, hide) => {
    for (const hidden of [secret, token]) expect(redact(`é a ${hide(hidden)} b`)).toBe('é a *** b');
    expect(redact(`x %20 ${hide(token)} y ${hide(token)}`)).toBe('x %20 *** y ***');
  });

  test('leave other text as it is', () => {
    for (const text of ['100%25 of e\u200dmoji 👩‍💻', '%ff%fe%41', 'a%20b', '\u0000'])
      expect(redact(text)).toBe(text);
  });

  test('cost no more than the length of the text', () => {
    expect(redact('%41'.repeat(100_000))).toHaveLength(300_000);
  });
});

describe('documents', () => {
  const redact = createRedactor(['s3cret-of/the=model', secret]);
  const value = { a: '-----BEGIN PRIVATE KEY-----', b: 'http://a', c: 'q@b', d: `x "${secret}" y`, e: 'end' };

  test('stay JSON, whatever is replaced in them', () => {
    for (const text of [
      JSON.stringify(value),
      JSON.stringify(value, null, 2),
      JSON.stringify(JSON.stringify(value)),
    ])
      expect(redact(text)).toContain('***');
    expect(JSON.parse(redact(JSON.stringify(value)))).toEqual({ ...value, a: '***', d: 'x "***" y' });
    const inner = JSON.parse(redact(JSON.stringify({ result: JSON.stringify(value) })));
    expect(JSON.parse(inner.result)).toMatchObject({ b: 'http://a', c: 'q@b', e: 'end' });
  });

  test.each([
    ['escapes of JSON', '\\u00733cret-of\\/the=model'],
    ['escapes of JSON in JSON', '\\\\u00733cret-of/the=model'],
    ['entities by number', '&#115;3cret-of/the=model'],
    ['entities by name', 's3cret-of/the&equals;model'],
    ['escapes of Markdown', 's3cret\\-of/the\\=model'],
    ['an escaped line end before it', 'a\\ns3cret-of/the=model'],
  ])('do not hide a secret behind %s', (_, hidden) => {
    expect(redact(`{"a": "b ${hidden} c"}`)).not.toMatch(/3cret/);
    expect(redact(`{"a": "b ${hidden} c"}`)).toMatch(/^\{"a": "b .*\*\*\* c"\}$/);
  });

  test('that are no text stay none', () => {
    const bytes = Buffer.from([...Buffer.from('["s3cret-of/the=model"]'), 0xff]);
    const safe = redactDocument(bytes, redact);
    expect(Buffer.from(safe).toString('latin1')).not.toContain('s3cret');
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(safe)).toThrow();
    const wide = Buffer.from('\ufeff["s3cret-of/the=model"]', 'utf16le');
    expect(Buffer.from(redactDocument(wide, redact)).toString()).toContain('["***"]');
    expect(redactDocument(Buffer.from('[]'), redact).toString()).toBe('[]');
  });
});

describe('token shapes', () => {
  const redact = createRedactor([]);

  test.each([
    `ghp_${'a1B2'.repeat(9)}`,
    `ghs_${'ab.cd_ef-'.repeat(58)}x`,
    `gho_${'a'.repeat(36)}`,
    `github_pat_${'A1_'.repeat(20)}`,
    `glpat-${'x'.repeat(20)}`,
    `npm_${'a'.repeat(36)}`,
    'xoxb-123456789012-abcdefghij',
    `sk-ant-${'a'.repeat(40)}`,
    'AKIAIOSFODNN7EXAMPLE',
    `AIza${'b'.repeat(35)}`,
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abcdefghijkl',
    '-----BEGIN RSA PRIVATE KEY-----\nMIIE\n-----END RSA PRIVATE KEY-----',
    '-----BEGIN PRIVATE KEY-----\ncut off',
  ])('%s is replaced', (token) => {
    expect(redact(`before ${token} after`)).toMatch(/^before \*\*\*(?: after)?$/);
    expect(redact(`TOKEN=${token}`)).toBe('TOKEN=***');
  });

  test('a password in an address is replaced', () => {
    expect(redact('https://user:pass-word@example.com/x')).toBe('https://user:***@example.com/x');
  });

  test('ordinary text stays as it is', () => {
    const text = `ghp_ is a prefix, a sk-learn pipeline, https://example.com:8080/a@b, ${'01234567'.repeat(5)}`;
    expect(redact(text)).toBe(text);
  });

  test('long text of near misses takes no more than its length', () => {
    const header = '-----BEGIN PRIVATE ';
    for (const piece of ['ghp_', 'eyJ', 'eyJaaaaaaaa.', '://a:', header, `${header}KEY-----`])
      expect(redact(piece.repeat(200_000)).length).toBeGreaterThan(0);
  });
});

test('a secret that is learned later is redacted from then on, and the longest still goes first', () => {
  const redact = createRedactor(['abcdefgh']);
  expect(redact('xabcdefghx')).toBe('x***x');
  redact.learn(['xabcdefghx']);
  expect(redact('xabcdefghx abcdefgh')).toBe('*** ***');
});
