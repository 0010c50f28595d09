import { describe, expect, it } from 'vitest';
import { createSecretScanner } from '../../../src/runner/secretlint-scanner.ts';
import { reviewNew, reviewTrees, summarize } from '../../support/hygiene.ts';

const scanner = createSecretScanner();
// Put together here, so that nothing that looks like a secret is in this file.
const token = ['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_');
const key = [
  '-----BEGIN RSA PRIVATE',
  ' KEY-----\n',
  'MIIEpAIBAAKCAQEA1c7z9P2Ld4Gq8vWmR3tYb6NkXs5HfJu0oEaC7iZxQwTnVyBg\n'.repeat(3),
  '-----END RSA PRIVATE KEY-----\n',
].join('');

/** As many characters as asked for, in no order that anybody uses. */
const mixed = (length: number) => 'k3Jm2Qw7Zx5Lr8Tb4Nc6Vf1HgYpEuKa'.repeat(4).slice(0, length);
const hex = (length: number) => '3f2a9c1e7b4d4e8a9c6f1d5b8e2a7c4f'.repeat(2).slice(0, length);
const begin = (kind: string, block = '') => ['-----BEGIN ', kind, 'PRIVATE', ` KEY${block}-----`].join('');

describe('plain passwords', () => {
  const password = mixed(14);

  it.each([
    ['config/database.yml', `password: ${password}`],
    ['deploy/app.properties', `db.password=${password}`],
    ['settings.json', `  "smtp_password": "${password}",`],
    ['.env.production', `DB_PASSWORD='${password}'`],
  ])('are found in %s', async (path, line) => {
    const findings = await reviewNew({ [path]: `${line}\n` });
    expect(summarize(findings)).toEqual([`${path}:1 MAJOR MEDIUM`]);
    expect(JSON.stringify(findings)).not.toContain(password);
  });

  it.each([
    ['config/database.example.yml', `password: ${password}`],
    ['test/config/database.yml', `password: ${password}`],
    ['docker-compose.yml', `POSTGRES_PASSWORD: ${password}`],
    ['config/locales/en.yml', 'password: Password1234Forgotten'],
    ['config/database.yml', `password: \${DB_PASSWORD_0x}`],
    ['config/database.yml', 'password: <%= ENV["X9"] %>'],
    ['config/database.yml', 'password: ChangeMe2024now'],
    ['config/database.yml', 'password: aaaaaaaaB1aaaa'],
    ['k8s/secret.yaml', `DB_PASSWORD: ${Buffer.from('super-secret-password').toString('base64')}`],
    ['config/database.yml', 'password_length: 12'],
    ['src/a.ts', `password: '${password}'`],
    ['config/database.yml', `# password: ${password}`],
  ])('are not seen in %s: %s', async (path, line) => {
    expect(await reviewNew({ [path]: `${line}\n` })).toEqual([]);
  });
});

describe('secrets', () => {
  it('are found on their line and not repeated', async () => {
    const findings = await reviewNew(
      { 'src/a.ts': `a\nconst t = '${token}';\n`, id_rsa: `x\n${key}` },
      scanner,
    );
    expect(summarize(findings)).toEqual(['id_rsa:2 CRITICAL HIGH', 'src/a.ts:2 CRITICAL HIGH']);
    expect(JSON.stringify(findings)).not.toContain(token.slice(4));
  });

  it('are found in the right place behind unchanged lines', async () => {
    const before = `1\n2\n3\n4\n5\n6\n7\n8\n9\n`;
    const after = `0\n${before}const t = '${token}';\n`;
    expect(summarize(await reviewTrees({ 'a.ts': before }, { 'a.ts': after }, scanner))).toEqual([
      'a.ts:11 CRITICAL HIGH',
    ]);
  });

  it.each<[string, readonly string[]]>([
    ['a token of PyPI', ['pypi-', 'AgEIcHlwaS5vcmc', 'CJDk3Jm2Qw7Zx5Lr8Tb4Nc6Vf1Hg'.repeat(3)]],
    [
      'a key of Azure storage',
      ['AccountName=a;AccountKey', '=', `${'k3Jm2Qw7Zx5Lr8Tb4Nc6Vf1HgYpEuKa'.repeat(3).slice(0, 86)}==`],
    ],
    [
      'an older token of npm',
      ['//registry.npmjs.org/:_auth', 'Token=', '3f2a9c1e-7b4d-4e8a-9c6f-1d5b8e2a7c4f'],
    ],
    ['a token of Slack', ['xoxb', '-304857216935-7420581936472-k3Jm2Qw7Zx5Lr8Tb4Nc6Vf1H']],
    ['a key of Stripe', ['sk_live', '_k3Jm2Qw7Zx5Lr8Tb4Nc6Vf1H']],
    ['a token of npm', ['npm', '_k3Jm2Qw7Zx5Lr8Tb4Nc6Vf1HgYpEuKaDsW9q']],
    [
      'a fine-grained token of GitHub',
      ['github', `_pat_11${'k3Jm2Qw7Zx5Lr8Tb4Nc6V'.slice(0, 20)}_${'f1HgYpEuKa'.repeat(6).slice(0, 59)}`],
    ],
    ['a key of Anthropic', ['sk-ant', `-api03-${'k3Jm2Qw7Zx5Lr8Tb4Nc6Vf1HgYpEuKa'.repeat(3)}AA`]],
    ['a token of DigitalOcean', ['dop_v1', `_${hex(64)}`]],
    ['a token of a runner of GitLab', ['glrt', `-${mixed(20)}`]],
    ['a secret of OAuth at Google', ['GOCSPX', `-${mixed(28)}`]],
    ['a token of Hugging Face', ['hf', `_${mixed(34)}`]],
    ['a webhook of Discord', ['https://discord.com/api/web', `hooks/304857216935742058/${mixed(68)}`]],
    ['a bot of Telegram', ['304857216', `:AA${mixed(33)}`]],
    ['a key of Postman', ['PMAK', `-${hex(24)}-${hex(34)}`]],
    ['a key of New Relic', ['NRAK', `-${mixed(27).toUpperCase()}`]],
    ['a token of Sentry', ['sntrys', `_eyJ${mixed(80)}`]],
    ['a token of Doppler', ['dp.pt', `.${mixed(43)}`]],
    ['a token of Terraform', [mixed(14), `.atlasv1.${mixed(67)}`]],
    ['a key of RubyGems', ['rubygems', `_${hex(48)}`]],
    ['a token of Supabase', ['sbp', `_${hex(40)}`]],
    ['a token of Netlify', ['nfp', `_${mixed(36)}`]],
    ['a token of PlanetScale', ['pscale', `_tkn_${mixed(43)}`]],
    ['a token of Replicate', ['r8', `_${mixed(37)}`]],
    ['a key of Perplexity', ['pplx', `-${mixed(48)}`]],
    ['a key of xAI', ['xai', `-${mixed(80)}`]],
    ['a key of Brevo', ['xkeysib', `-${hex(64)}-${mixed(16)}`]],
    ['a token of Mapbox', ['sk.eyJ1', `${mixed(60)}.${mixed(22)}`]],
    ['a key of age', ['AGE-SECRET', `-KEY-1${'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L'.repeat(2).slice(0, 58)}`]],
    ['a short private key', [begin(''), `\nMC4CAQAwBQYDK2VwBCIEI${mixed(43)}\n`]],
    ['a private key of a curve', [begin('EC '), `\nMHcCAQEEI${mixed(55)}\n${mixed(64)}\n`]],
    ['a private key in JSON', ['{"key": "', begin(''), `\\nMIIEvQIBADANBg${mixed(50)}\\n"}`]],
    ['a private key of PGP', [begin('PGP ', ' BLOCK'), `\nVersion: 1\n\nlQOYBF${mixed(58)}\n${mixed(64)}\n`]],
  ])('are known by their shape: %s', async (_, parts) => {
    const findings = await reviewNew({ 'a.txt': `${parts.join('')}\n` }, scanner);
    expect(summarize(findings)).toEqual(['a.txt:1 CRITICAL HIGH']);
  });

  it('are not ids, passwords in addresses, the key of the storage emulator, nor web tokens', async () => {
    const emulator =
      'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';
    const text = [
      'aws_account_id = 123456789013',
      ['AccountKey', emulator].join('='),
      ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiJhbm9uIn0', 'k3Jm2Qw7Zx5Lr8Tb4Nc6Vf1HgYpEuKa'].join('.'),
      ['AKIA', 'IOSFODNN7EXAMPLE'].join(''),
      ['AKIA', 'Q7ZJ4M2XW3NVTR6B'].join(''),
      ['postgres', '//app:h9Kd82jsLq@db.company.internal:5432/app'].join(':'),
    ];
    expect(await reviewNew({ 'a.txt': `${text.join('\n')}\n` }, scanner)).toEqual([]);
  });

  it('weigh less where they are made up more often than not, and keys made for tests do not count', async () => {
    const findings = await reviewNew(
      { 'docs/a.md': `${token}\n`, 'tests/certs/server.key': key, 'tests/a.ts': `'${token}'\n` },
      scanner,
    );
    expect(summarize(findings)).toEqual(['docs/a.md:1 MAJOR MEDIUM', 'tests/a.ts:1 MAJOR MEDIUM']);
  });

  it('are not vendored files or lines that were there', async () => {
    const known = `const t = '${token}';\n`;
    expect(await reviewNew({ 'vendor/a.ts': known }, scanner)).toEqual([]);
    expect(await reviewTrees({ 'a.ts': known }, { 'a.ts': `${known}const u = 1;\n` }, scanner)).toEqual([]);
  });

  it('are no headers of keys in texts about them, nor keys behind a password', async () => {
    const files = {
      'a.ts': `if (text.startsWith('${begin('')}')) return;\nconst hint = '${begin('RSA ')}\\nMIIE...\\n';\n`,
      'b.pem': `${begin('ENCRYPTED ')}\nMIIFHDBOBgkqhkiG9w0BBQ0w${mixed(60)}\n`,
    };
    expect(await reviewNew(files, scanner)).toEqual([]);
  });

  it('are found once anywhere in a large file', async () => {
    const places = [1, 642, 643, 1285, 1999];
    const lines = Array.from({ length: 2000 }, (_, line) => (places.includes(line) ? token : '').padEnd(50));
    const found = await scanner.scan(lines.join('\n'));
    expect(found.map(({ start }) => start)).toEqual(places.map((line) => 51 * line));
  });

  it('cannot be silenced by an adjacent comment', async () => {
    const text = `// secretlint-disable\nconst t = '${token}';\n`;
    expect(summarize(await reviewNew({ 'a.ts': text }, scanner))).toEqual(['a.ts:2 CRITICAL HIGH']);
  });
});
