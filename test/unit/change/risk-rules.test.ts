import { describe, expect, it } from 'vitest';
import { readFileChanges } from '../../../src/change/file-change.ts';
import { assessRisk, matchRiskRules } from '../../../src/change/risk.ts';
import { riskRules } from '../../../src/change/risk-rules.ts';
import { parseDiff } from '../../../src/diff/parse-diff.ts';
import { changedFiles } from '../../../src/git/git-evidence.ts';

/** The diff of one file with one hunk of these lines. */
function fileDiff(path: string, lines: readonly string[]): string {
  const header = `diff --git a/${path} b/${path}\nindex 1111111..2222222 100644\n--- a/${path}\n+++ b/${path}\n`;
  const count = (mark: string) => lines.filter((line) => line.startsWith(mark)).length;
  const counts = `-${count('-') > 0 ? 5 : 4},${count('-')} +${count('+') > 0 ? 5 : 4},${count('+')}`;
  return `${header}@@ ${counts} @@\n${lines.map((line) => `${line}\n`).join('')}`;
}

function changesOf(diff: string) {
  const reading = parseDiff(new TextEncoder().encode(diff));
  if (!reading.ok) throw new Error(reading.error.message);
  return readFileChanges(changedFiles(reading.diff, []), reading.diff, {
    isGenerated: (path) => path.startsWith('declared/'),
    isVendored: () => false,
  });
}

/** Factors, with their severity. */
function factorsIn(diff: string): Readonly<Record<string, string>> {
  const matches = matchRiskRules(changesOf(diff), riskRules);
  return Object.fromEntries(matches.map(({ rule, severity }) => [rule.factor, severity]));
}

/** Factors of a change of one line in one file. */
function factorsOf(path: string, line: string): Readonly<Record<string, string>> {
  return factorsIn(fileDiff(path, [`+${line}`]));
}

const version = ['-version = "1.0"', '+version = "1.1"'];
const checksum = ['-checksum = "a"', '+checksum = "b"'];

describe('a change of several lines', () => {
  it('has no factor where only its own version changed in a lock file', () => {
    expect(factorsIn(fileDiff('Cargo.lock', version))).toEqual({});
    const factors = factorsIn(fileDiff('Cargo.lock', [...version, ...checksum]));
    expect(factors).toEqual({ dependencies: 'moderate' });
  });

  it('has one span a hunk, however many lines alternate in it', () => {
    const lines = Array.from({ length: 300_000 }, (_, at) => (at % 2 ? ' x' : '+x'));
    const diff = fileDiff('src/auth.ts', []).replace(/@@.*/, '@@ -1,150000 +1,300000 @@') + lines.join('\n');
    const [match] = matchRiskRules(changesOf(`${diff}\n`), riskRules);
    expect(match?.spans).toEqual([{ start: 1, end: 299_999 }]);
  });

  it('has the most severe factor of its rules', () => {
    const own = { factor: 'payments', severity: 'red', words: ['wallet'], why: 'x' } as const;
    const [match] = matchRiskRules(changesOf(fileDiff('src/wallet.ts', ['+x'])), [...riskRules, own]);
    expect(match?.severity).toBe('red');
  });
});

const laneOf = (diff: string) =>
  assessRisk({ files: changesOf(diff), rules: riskRules, labels: [], partial: false }).risk.lane;
const steps = (count: number, mark = '+') => Array.from({ length: count }, (_, at) => `${mark}step(${at});`);
const renamed = (from: string, to: string) =>
  `diff --git a/${from} b/${to}\nsimilarity index 100%\nrename from ${from}\nrename to ${to}\n`;
const pointer = (hex: string) => `Subproject commit ${hex.repeat(40)}`;
const unread = [
  'src/api.generated.ts',
  'dist/index.js',
  'vendor/a/a.go',
  'src/messages/de.ts',
  'lib/a.min.js',
  'k8s/a.gen.yaml',
  'vendor/a/main.tf',
];

const foreign = [
  '<script src="https://x.example/a.js">',
  '<script',
  ' src="https://x.example/a.js">',
  '<SCRIPT defer SRC=//x.example/a.js>',
  '<script src=" https://x.example/a.js">',
  '<script src="/\\x.example/a.js">',
  '<script src="&#104;ttps://x.example/a.js">',
  '<script src="data:text/javascript,a()">',
  '<script type="module">import { a } from "https://x.example/a.js";',
  '<base href="https://x.example/">',
  `<script ${'a '.repeat(300)}src="https://x.example/a.js">`,
];
const own = [
  '<script src="/a.js">',
  "<script src='./a/b.js?v=1' defer>",
  '<script src=a.js>',
  '<script src="{{ asset }}">',
  '<script src="<%= asset %>">',
  '<img src="https://x.example/a.png">',
];

describe('the lane', () => {
  it.each([
    ['green', 'three lines of backend code', fileDiff('src/a.ts', steps(3))],
    ['yellow', 'four lines of backend code', fileDiff('src/a.ts', steps(4))],
    ['yellow', 'two lines replaced by two', fileDiff('src/a.ts', [...steps(2, '-'), ...steps(2)])],
    ['yellow', 'four lines in two files', fileDiff('src/a.ts', steps(2)) + fileDiff('src/b.ts', steps(2))],
    ['green', 'blank lines and comments', fileDiff('src/a.ts', [...steps(3), '+', '+// why', '+  '])],
    ['green', 'tests', fileDiff('src/a.test.ts', steps(90))],
    ['green', 'sixty lines of interface code', fileDiff('src/A.tsx', steps(60))],
    ['yellow', 'sixty-one lines of interface code', fileDiff('src/A.tsx', steps(61))],
    ['green', 'code that .gitattributes at the base declares', fileDiff('declared/a.ts', steps(9))],
    ['red', 'a rename into the workflows', renamed('ci/a.yml', '.github/workflows/a.yml')],
    ...foreign.map((line) => ['yellow', `a foreign script: ${line}`, fileDiff('web/a.html', [`+${line}`])]),
    ...own.map((line) => ['green', `what loads none: ${line}`, fileDiff('web/a.html', [`+${line}`])]),
    ['yellow', 'C in comments of Go', fileDiff('a.go', Array(9).fill('+// #cgo LDFLAGS a'))],
    ['yellow', 'sums that look like comments', fileDiff('a.sql', Array(9).fill('+--1'))],
    ['yellow', 'code with the name of a notice', fileDiff('LICENSE-A.SH', steps(9))],
    ['yellow', 'a submodule', fileDiff('vendor/a', [`-${pointer('a')}`, `+${pointer('b')}`])],
    ['green', 'a translation', fileDiff('web/locales/fr/app.json', steps(61))],
    ['yellow', 'configuration in a folder of translations', fileDiff('locales/deploy.yaml', steps(61))],
    ['yellow', 'dependencies of code in a language', fileDiff('lang/js/package.json', ['+"a": "1.0.0"'])],
    ['yellow', 'a program without an extension', fileDiff('languages/go', steps(1))],
    ['yellow', 'package sources', fileDiff('.npmrc', ['+registry=https://packages.example.com'])],
    ...unread.map((path) => ['yellow', `code that only its name hides: ${path}`, fileDiff(path, steps(1))]),
  ])('is %s for %s', (lane, _, diff) => {
    expect(laneOf(diff)).toBe(lane);
  });
});

/** What each rule is for, and what only looks like it. */
const table: Readonly<
  Record<string, { hits: readonly [string, string][]; misses: readonly [string, string][] }>
> = {
  authentication: {
    hits: [
      ['src/AuthService.java', 'x'],
      ['lib/http.js', 'const claims = jwt.verify(token, key);'],
      ['src/SignInForm.go', 'x'],
      ['src/sign-in.ts', 'x'],
      ['lib/OAuth2Client.rb', 'x'],
      ['src/LogOut.java', 'x'],
      ['src/one-time-password.py', 'x'],
      ['src/user.go', 'e.Pre(LoadAuthContext(app))'],
    ],
    misses: [
      ['src/author.ts', 'x'],
      ['src/a.ts', "import { auth } from './auth';"],
      ['src/a.ts', "show('Your password and token are safe');"],
      ['styles/auth/login.css', 'x'],
      ['src/auth/login.html', '<b>x</b>'],
      ['test/auth/login.test.ts', 'x'],
      ['docs/auth.md', 'x'],
      ['src/auth/a.ts', '// words'],
    ],
  },
  authorisation: {
    hits: [
      ['app/policies/post.rb', 'x'],
      ['src/a.ts', "if (!user.hasPermission('x')) stop();"],
      ['src/cors.go', 'x'],
    ],
    misses: [
      ['src/policy-holder.ts', 'x'],
      ['src/a.ts', 'const isAdministrative = 1;'],
    ],
  },
  payments: {
    hits: [
      ['src/billing/charge.ts', 'x'],
      ['app/a.rb', 'Stripe::Refund.create(x)'],
      ['src/PayPalGateway.php', 'x'],
    ],
    misses: [
      ['src/discharge.ts', 'x'],
      ['docs/pricing.md', 'x'],
      ['src/recharged.ts', 'x'],
    ],
  },
  migration: {
    hits: [
      ['db/migrate/1_a.rb', 'x'],
      ['sql/a.sql', 'ALTER TABLE a ADD b int;'],
      ['package.json', '"push": "prisma db push --accept-data-loss",'],
      ['app/models/a.rb', 'has_many :b, dependent: :destroy'],
    ],
    misses: [
      ['docs/migration.md', 'x'],
      ['sql/report.sql', 'SELECT a FROM altered_tables;'],
    ],
  },
  secrets: {
    hits: [
      ['.env.local', 'A_TOKEN=1'],
      ['src/KeyStore.java', 'x'],
      ['src/a.ts', "const apiKey = 'abcdefgh12345678';"],
      ['src/a.ts', 'process.env.DB_PASSWORD'],
    ],
    misses: [
      ['src/a.ts', "const keyName = 'x';"],
      ['src/secretary.ts', 'x'],
      ['.env.local', 'APP_VERSION=1'],
      ['.env.example', 'A_TOKEN=1'],
    ],
  },
  infrastructure: {
    hits: [
      ['Dockerfile', 'FROM a'],
      ['net/main.tf', 'x'],
      ['docker-compose.yml', 'x'],
      ['Makefile', '\tdocker push a/b'],
    ],
    misses: [
      ['src/infrastructure/persistence/User.java', 'x'],
      ['src/deployment.ts', 'x'],
      ['Makefile', '\tgo build ./...'],
      ['src/infrared.ts', 'x'],
      ['src/composer.ts', 'x'],
    ],
  },
  ci: {
    hits: [
      ['.github/workflows/a.yml', 'x'],
      ['.github/workflows/ci_test.yml', 'x'],
      ['.github/workflows/a.gen.yml', 'x'],
      ['.github/workflows/messages.yml', 'x'],
      ['.github/actions/test/action.yml', 'x'],
      ['action.yml', 'x'],
      ['.gitlab-ci.yml', 'x'],
    ],
    misses: [
      ['.github/dependabot.yml', 'x'],
      ['src/workflows/a.ts', 'x'],
      ['src/circle.ts', 'x'],
    ],
  },
  'public-api': {
    hits: [
      ['package.json', '  "exports": "./a.js",'],
      ['src/GraphQLSchema.ts', 'x'],
      ['docs/openapi.yaml', 'x'],
      ['a.proto', 'x'],
    ],
    misses: [
      ['src/capital.ts', 'x'],
      ['src/components/Button.tsx', 'export function Button() {'],
      ['src/a.ts', "map.get('a');"],
    ],
  },
  'unsafe-code': {
    hits: [
      ['a.py', 'subprocess.run(line, shell=True)'],
      ['a.py', 'pickle.loads(body)'],
      ['web/a.html', '<script src="//x.example/a.js">'],
      ['config/a.rb', 'throttle("logins/ip", limit: 5)'],
    ],
    misses: [
      ['a.py', 'medieval(x)'],
      ['a.py', 'yaml.safe_load(x)'],
    ],
  },
  configuration: {
    hits: [
      ['app/settings.py', 'x'],
      ['config/initializers/a.rb', 'x'],
    ],
    misses: [['src/config-page.tsx', 'x']],
  },
  dependencies: {
    hits: [
      ['package.json', '    "zod": "4.0.0",'],
      ['package.json', '    "postinstall": "node x.js",'],
      ['go.mod', '\tgithub.com/a/b v1.2.3'],
      ['yarn.lock', 'x'],
      ['Cargo.toml', 'serde = "1"'],
      ['requirements/main.txt', 'django==5.0'],
      ['.npmrc', 'registry=https://packages.example.com'],
      ['Gemfile', "source 'https://packages.example.com'"],
      ['settings.gradle', '    maven { url "https://packages.example.com" }'],
      ['build.gradle.kts', '    mavenLocal()'],
      ['composer.json', '  "repositories": [{ "type": "composer", "url": "https://packages.example.com" }],'],
      ['pom.xml', '      <url>https://packages.example.com</url>'],
      ['deno.json', '  "imports": { "a": "https://packages.example.com/a.ts" }'],
      ['pubspec.yaml', '    hosted: https://packages.example.com'],
      ['MODULE.bazel', 'x'],
      ['pnpm-workspace.yaml', '  zod: ^4.0.0'],
      ['pyproject.toml', '    "django>=5",'],
      ['Gemfile', "gem 'rails'"],
      ['pom.xml', '      <version>1.2.3</version>'],
    ],
    misses: [
      ['package.json', '    "lint:fix": "biome check",'],
      ['src/a.json', '    "zod": "4.0.0",'],
      ['package.json', '  "version": "1.2.3",'],
      ['package.json', '  "packageManager": "pnpm@9.1.0",'],
      ['build.gradle', '// https://example.com'],
      ['package.json', '    "node": ">=20",'],
      ['package.json', '    "lint": "biome check",'],
      ['pom.xml', '  <version>1.2.3</version>'],
      ['pubspec.yaml', 'version: 1.2.3+4'],
      ['pyproject.toml', 'version = "1.2.3"'],
    ],
  },
};

describe('risk rules', () => {
  it.each([
    ['red', 'src/auth/verify.go', 'x', 'authentication'],
    ['red', '.github/workflows/a.yml', '    run: npm publish', 'ci'],
    ['moderate', 'src/auth/LoginForm.tsx', 'x', 'authentication'],
    ['moderate', 'charts/api/values.yaml', 'replicas: 4', 'infrastructure'],
    ['moderate', 'docker_entrypoint.sh', 'x', 'infrastructure'],
    ['moderate', '.github/workflows/a.yml', '    go-version: "1.22"', 'ci'],
  ])('are %s for %s with %s', (severity, path, line, factor) => {
    expect(factorsOf(path, line)[factor]).toBe(severity);
  });

  it('are all tried both ways', () => {
    const factors = new Set(riskRules.map(({ factor }) => factor));
    expect(Object.keys(table).sort()).toEqual([...factors].sort());
  });

  describe.each(Object.entries(table))('%s', (factor, { hits, misses }) => {
    it.each(hits)('matches for %s with %s', (path, line) => {
      expect(Object.keys(factorsOf(path, line))).toContain(factor);
    });

    it.each(misses)('does not match for %s with %s', (path, line) => {
      expect(Object.keys(factorsOf(path, line))).not.toContain(factor);
    });
  });
});
