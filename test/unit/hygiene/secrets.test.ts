import { describe, expect, it } from 'vitest';
import { createSecretScanner } from '../../../src/edges/secret-scanner.ts';
import { reviewNew, reviewTrees, told } from '../../support/hygiene.ts';

const scanner = createSecretScanner();
// Put together here, so that nothing that looks like a secret stands in this file.
const token = ['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_');
const key = [
  '-----BEGIN RSA PRIVATE',
  ' KEY-----\n',
  'MIIEpAIBAAKCAQEA1c7z9P2Ld4Gq8vWmR3tYb6NkXs5HfJu0oEaC7iZxQwTnVyBg\n'.repeat(3),
  '-----END RSA PRIVATE KEY-----\n',
].join('');
const address = (rest: string) => ['postgres', `//${rest}`].join(':');

describe('secrets', () => {
  it('are found on their line and not repeated', async () => {
    const findings = await reviewNew(
      { 'src/a.ts': `a\nconst t = '${token}';\n`, id_rsa: `x\n${key}` },
      scanner,
    );
    expect(told(findings)).toEqual(['id_rsa:2 CRITICAL HIGH', 'src/a.ts:2 CRITICAL HIGH']);
    expect(JSON.stringify(findings)).not.toContain(token.slice(4));
  });

  it('are found in the right place behind unchanged lines', async () => {
    const before = `1\n2\n3\n4\n5\n6\n7\n8\n9\n`;
    const after = `0\n${before}const t = '${token}';\n`;
    expect(told(await reviewTrees({ 'a.ts': before }, { 'a.ts': after }, scanner))).toEqual([
      'a.ts:11 CRITICAL HIGH',
    ]);
  });

  it('weigh less where they are made up more often than not', async () => {
    const findings = await reviewNew(
      {
        'docs/a.md': `${token}\n`,
        'tests/certs/server.key': key,
        'src/db.ts': `connect('${address('app:h9Kd82jsLq@db.company.internal:5432/app')}');\n`,
      },
      scanner,
    );
    expect(told(findings)).toEqual([
      'docs/a.md:1 MAJOR MEDIUM',
      'src/db.ts:1 MAJOR MEDIUM',
      'tests/certs/server.key:1 MAJOR MEDIUM',
    ]);
  });

  it('are not placeholders, vendored files or lines that were there', async () => {
    const files = {
      'a.yml': `url: ${address('user:password@db.company.internal:5432/app')}\n`,
      'b.yml': `url: ${address('app:h9Kd82jsLq@localhost:5432/app')}\n`,
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a placeholder of a shell
      'c.yml': `url: ${address('app:${PASSWORD}@db.company.internal/app')}\n`,
      'vendor/a.ts': `const t = '${token}';\n`,
    };
    expect(await reviewNew(files, scanner)).toEqual([]);
    const known = `const t = '${token}';\n`;
    expect(await reviewTrees({ 'a.ts': known }, { 'a.ts': `${known}const u = 1;\n` }, scanner)).toEqual([]);
  });

  it('are found once wherever they stand in a large file', async () => {
    // 51 characters a line, so that the second token lies across the end of a piece.
    const places = [1, 642, 643, 1285, 1999];
    const lines = Array.from({ length: 2000 }, (_, line) => (places.includes(line) ? token : '').padEnd(50));
    const found = await scanner.scan(lines.join('\n'));
    expect(found.map(({ start }) => start)).toEqual(places.map((line) => 51 * line));
  });

  it('cannot be silenced by a comment beside them', async () => {
    const text = `// secretlint-disable\nconst t = '${token}';\n`;
    expect(told(await reviewNew({ 'a.ts': text }, scanner))).toEqual(['a.ts:2 CRITICAL HIGH']);
  });
});
