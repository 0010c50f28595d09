import { describe, expect, it } from 'vitest';
import { secretScanner as scanner } from '../../../src/runner/secretlint-scanner.ts';
import { reviewNew, reviewTrees, summarize } from '../../support/hygiene.ts';

const alphabets: Readonly<Record<string, string>> = {
  '': 'k3Jm2Qw7Zx5Lr8Tb4Nc6Vf1HgYpEuKa',
  h: '3f2a9c1e7b4d4e8a9c6f1d5b8e2a7c4f',
  b: 'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L',
};

/**
 * A text from its shape: `<20>` is as many mixed characters, `<h20>` hexadecimal digits, `<b20>` those of Bech32, and
 * `|` is nothing, so that nothing in this file looks like a secret.
 */
function textOf(shape: string): string {
  const filled = shape.replace(/<([hb]?)(\d+)>/g, (_, alphabet: string, length: string) =>
    (alphabets[alphabet] ?? '').repeat(4).slice(0, Number(length)),
  );
  return filled.replaceAll('|', '');
}

const token = textOf('ghp|_wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx');
const key = textOf(`-----BEGIN RSA PRIVATE| KEY-----\nMIIEpAIBAAK${'<55>\n'.repeat(3)}`);

const shapes = [
  ['a token of PyPI', 'pypi-|AgEIcHlwaS5vcmc<84>'],
  ['a key of Azure storage', 'AccountName=a;AccountKey|=<86>=='],
  ['an older token of npm', '//registry.npm|js.org/:_auth|Token=3f2a9c1e-7b4d-4e8a-9c6f-1d5b8e2a7c4f'],
  ['a token of Slack', 'xoxb|-304857216935-7420581936472-<24>'],
  ['a key of Stripe', 'sk_live|_<24>'],
  ['a token of npm', 'npm|_k3Jm2Qw7Zx5Lr8Tb4Nc6Vf1HgYpEuKaDsW9q'],
  ['a fine-grained token of GitHub', 'github|_pat_11<20>_<59>'],
  ['a key of Anthropic', 'sk-ant|-api03-<93>AA'],
  ['a token of DigitalOcean', 'dop_v1|_<h64>'],
  ['a token of a runner of GitLab', 'glrt|-<20>'],
  ['a secret of OAuth at Google', 'GOCSPX|-<28>'],
  ['a token of Hugging Face', 'hf|_<34>'],
  ['a webhook of Discord', 'https://discord.com/api/web|hooks/304857216935742058/<68>'],
  ['a bot of Telegram', '304857216|:AA<33>'],
  ['a key of Postman', 'PMAK|-<h24>-<h34>'],
  ['a key of New Relic', 'NRAK|-K3JM2QW7ZX5LR8TB4NC6VF1HGYP'],
  ['a token of Sentry', 'sntrys|_eyJ<80>'],
  ['a token of Doppler', 'dp.pt|.<43>'],
  ['a token of Terraform', '<14>|.atlasv1.<67>'],
  ['a key of RubyGems', 'rubygems|_<h48>'],
  ['a token of Supabase', 'sbp|_<h40>'],
  ['a token of Netlify', 'nfp|_<36>'],
  ['a token of PlanetScale', 'pscale|_tkn_<43>'],
  ['a token of Replicate', 'r8|_<37>'],
  ['a key of Perplexity', 'pplx|-<48>'],
  ['a key of xAI', 'xai|-<80>'],
  ['a key of Brevo', 'xkeysib|-<h64>-<16>'],
  ['a token of Mapbox', 'sk.eyJ1|<60>.<22>'],
  ['a key of age', 'AGE-SECRET|-KEY-1<b58>'],
  ['a short private key', '-----BEGIN PRIVATE| KEY-----\nMC4CAQAwBQYDK2VwBCIEI<43>\n'],
  ['a private key of a curve', '-----BEGIN EC PRIVATE| KEY-----\nMHcCAQEEI<55>\n<64>\n'],
  ['a private key in JSON', '{"key": "-----BEGIN PRIVATE| KEY-----\\nMIIEvQIBADANBg<50>\\n"}'],
  ['a private key of PGP', '-----BEGIN PGP PRIVATE| KEY BLOCK-----\nVersion: 1\n\nlQOYBF<58>\n<64>\n'],
];

/** A file of configuration and the shape of a line. */
const passwords = [
  ['config/database.yml', 'password: <14>'],
  ['deploy/app.properties', 'db.password=<14>'],
  ['settings.json', '  "smtp_password": "<14>",'],
  ['.env.production', "DB_PASS|WORD='<14>'"],
];
const noPasswords = [
  ['config/database.example.yml', 'password: <14>'],
  ['test/config/database.yml', 'password: <14>'],
  ['docker-compose.yml', 'POSTGRES_PASS|WORD: <14>'],
  ['config/locales/en.yml', 'password: Password1234Forgotten'],
  ['config/database.yml', 'password: $' + '{DB_SECRET_0x}'],
  ['config/database.yml', 'password: <%= ENV["X9"] %>'],
  ['config/database.yml', 'password: ChangeMe2024now'],
  ['config/database.yml', 'password: aaaaaaaaB1aaaa'],
  ['k8s/secret.yaml', 'db_password: c3VwZXItc2VjcmV0LXBhc3N3b3Jk'],
  ['config/database.yml', 'password_length: 12'],
  ['src/a.ts', "password: '<14>'"],
  ['config/database.yml', '# password: <14>'],
];

describe('plain passwords', () => {
  const review = (path: string, line: string) => reviewNew({ [path]: `${textOf(line)}\n` });

  it.each(passwords)('are found in %s', async (path, line) => {
    const findings = await review(path, line);
    expect(summarize(findings)).toEqual([`${path}:1 MAJOR MEDIUM`]);
    expect(JSON.stringify(findings)).not.toContain(textOf('<14>'));
  });

  it.each(noPasswords)('are not seen in %s: %s', async (path, line) => {
    expect(await review(path, line)).toEqual([]);
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

  it.each(shapes)('are known by their shape: %s', async (_, shape) => {
    const findings = await reviewNew({ 'a.txt': `${textOf(shape)}\n` }, scanner);
    expect(summarize(findings)).toEqual(['a.txt:1 CRITICAL HIGH']);
  });

  it('are not ids, passwords in addresses, the key of the storage emulator, nor web tokens', async () => {
    const emulator =
      'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';
    const lines = [
      'aws_account_id = 123456789013',
      `AccountKey|=${emulator}`,
      'eyJhbGciOiJIUzI1NiJ9|.eyJzdWIiOiJhbm9uIn0.<31>',
      'AKIA|IOSFODNN7EXAMPLE',
      'AKIA|Q7ZJ4M2XW3NVTR6B',
      'postgres|://app:h9Kd82jsLq@db.company.internal:5432/app',
    ];
    expect(await reviewNew({ 'a.txt': textOf(`${lines.join('\n')}\n`) }, scanner)).toEqual([]);
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
      'a.ts': "if (text.startsWith('-----BEGIN PRIVATE| KEY-----')) return;\n",
      'hint.ts': "const hint = '-----BEGIN RSA PRIVATE| KEY-----\\nMIIE...\\n';\n",
      'b.pem': '-----BEGIN ENCRYPTED PRIVATE| KEY-----\nMIIFHDBOBgkqhkiG9w0BBQ0w<60>\n',
    };
    const texts = Object.entries(files).map(([path, shape]) => [path, textOf(shape)]);
    expect(await reviewNew(Object.fromEntries(texts), scanner)).toEqual([]);
  });

  it('are found once anywhere in a large file', async () => {
    const places = [1, 642, 643, 1285, 1999];
    const lines = Array.from({ length: 2000 }, (_, line) => (places.includes(line) ? token : '').padEnd(50));
    const found = (await scanner.load())(lines.join('\n'));
    expect(found.map(({ start }) => start)).toEqual(places.map((line) => 51 * line));
  });

  it('cannot be silenced by an adjacent comment', async () => {
    const text = `// secretlint-disable\nconst t = '${token}';\n`;
    expect(summarize(await reviewNew({ 'a.ts': text }, scanner))).toEqual(['a.ts:2 CRITICAL HIGH']);
  });
});
