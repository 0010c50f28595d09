import { describe, expect, it } from 'vitest';
import { hintFinder, readFileChanges } from '../../../src/change/file-change.ts';
import { matchRiskRules } from '../../../src/change/match-rules.ts';
import { assessRisk } from '../../../src/change/risk.ts';
import { riskRules } from '../../../src/change/risk-rules.ts';
import { parseDiff } from '../../../src/diff/parse-diff.ts';
import { changedFiles } from '../../../src/git/git-evidence.ts';

/** The diff of one file with one hunk of these lines. */
function fileDiff(path: string, lines: readonly string[], heading = ''): string {
  const header = `diff --git a/${path} b/${path}\nindex 1111111..2222222 100644\n--- a/${path}\n+++ b/${path}\n`;
  const count = (mark: string) => lines.filter((line) => line.startsWith(mark)).length;
  const counts = `-${count('-') > 0 ? 5 : 4},${count('-')} +${count('+') > 0 ? 5 : 4},${count('+')}`;
  return `${header}@@ ${counts} @@ ${heading}\n${lines.map((line) => `${line}\n`).join('')}`;
}

function changesOf(diff: string) {
  const reading = parseDiff(new TextEncoder().encode(diff));
  if (!reading.ok) throw new Error(reading.error.message);
  return readFileChanges(changedFiles(reading.diff, []), reading.diff, {
    attributes: { isGenerated: () => false, isVendored: () => false },
    finder: hintFinder(riskRules.flatMap(({ lines = [] }) => lines)),
    headPaths: [],
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

const guard = ['-fn all(_headers: AdminHeaders) {', '+fn all(_headers: ManagerHeadersLoose) {'];
const template = (words: string) => `<p v-html="$t('${words}')" />`;

const shown = [`-${template('change status')}`, '+<p v-html="bio" />'];
const version = ['-version = "1.0"', '+version = "1.1"'];
const checksum = ['-checksum = "a"', '+checksum = "b"'];

describe('a change of several lines', () => {
  it.each([
    ['rewords a text', 'ui/a.vue', [`-${template('change status')}`, `+${template('change state')}`]],
    ['only has its own version in a lock file', 'Cargo.lock', version],
    ['wraps the lock that is there', 'src/a.rs', ['-a = Mutex::new(b);', '+a = Arc::new(Mutex::new(b));']],
    ['sorts a manifest', 'Pipfile', ['+flask = "*"', '-flask = "*"']],
  ])('has no factor where it %s', (_, path, lines) => {
    expect(factorsIn(fileDiff(path, lines))).toEqual({});
  });

  it.each([
    ['shows another value', 'ui/a.vue', shown, 'unsafe-code', 'moderate'],
    ['has digests in a lock file', 'Cargo.lock', [...version, ...checksum], 'dependencies', 'moderate'],
    ['adds a lock', 'src/a.rs', ['+let a = Mutex::new(b);'], 'concurrency', 'moderate'],
    ['changes a guard', 'src/a.rs', guard, 'authorisation', 'red'],
    ['limits a rate', 'config/a.rb', ['+throttle("logins/ip", limit: 5)'], 'unsafe-code', 'red'],
  ])('has a factor where it %s', (_, path, lines, factor, severity) => {
    expect(factorsIn(fileDiff(path, lines))).toMatchObject({ [factor]: severity });
  });

  it('is as sure in a function of the second factor as in a file of it', () => {
    const inFunction = (path: string) => factorsIn(fileDiff(path, ['+x()'], 'func wantsMFA() bool {'));
    expect(inFunction('apis/records.go')).toMatchObject({ authentication: 'red' });
    expect(inFunction('Cargo.toml')).not.toMatchObject({ authentication: 'red' });
  });

  it('is green where it only moves code, however much', () => {
    const code = (mark: string) => Array.from({ length: 60 }, (_, index) => `${mark}step(${index});`);
    const laneOf = (diff: string) =>
      assessRisk({ files: changesOf(diff), rules: riskRules, overrides: [], partial: false }).risk.lane;
    expect(laneOf(fileDiff('src/a.ts', code('-')) + fileDiff('src/b.ts', code('+')))).toBe('green');
    expect(laneOf(fileDiff('src/a.ts', code('-')))).toBe('yellow');
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
      ['src/user.py', 'refresh_token = issue(user)'],
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
      ['app/views/a.html.erb', '<% if user.is_moderator? %>'],
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
      ['src/api/a.ts', 'return res.json(a);'],
      ['src/GraphQLSchema.ts', 'x'],
      ['docs/openapi.yaml', 'x'],
      ['packages/a/src/index.ts', "export * from './b';"],
      ['a.proto', 'x'],
      ['src/a.ts', "router.get('/a', b);"],
    ],
    misses: [
      ['src/capital.ts', 'x'],
      ['src/components/Button.tsx', 'export function Button() {'],
      ['src/a.ts', "map.get('a');"],
    ],
  },
  concurrency: {
    hits: [
      ['src/mutex.ts', 'x'],
      ['a.go', 'defer mu.Unlock()'],
      ['a.rs', 'tokio::spawn(x);'],
    ],
    misses: [
      ['src/blocks.ts', 'x'],
      ['src/a.ts', 'unlock(door);'],
    ],
  },
  caching: {
    hits: [
      ['lib/cache/store.rb', 'x'],
      ['src/a.ts', "headers['Cache-Control'] = 'no-store';"],
    ],
    misses: [
      ['src/throttle.ts', 'x'],
      ['src/trace.ts', 'x'],
      ['lib/latest_config.py', 'x'],
      ['src/attaches.ts', 'x'],
    ],
  },
  'feature-flag': {
    hits: [
      ['src/FeatureFlag.ts', 'x'],
      ['config/feature-flags.yml', 'x'],
      ['src/a.ts', "if (isFeatureEnabled('a')) b();"],
    ],
    misses: [
      ['src/flagship.ts', 'x'],
      ['src/a.ts', 'const flagged = true;'],
    ],
  },
  data: {
    hits: [
      ['a.go', 'rows, err := db.Query("SELECT a FROM b")'],
      ['a.rb', 'Story.where(a: 1).delete_all'],
    ],
    misses: [['a.tsx', '<i className="truncate" />']],
  },
  'unsafe-code': {
    hits: [
      ['a.py', 'subprocess.run(line, shell=True)'],
      ['a.py', 'pickle.loads(body)'],
      ['settings.py', 'DEBUG = True'],
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
    ],
    misses: [
      ['package.json', '    "lint:fix": "biome check",'],
      ['src/a.json', '    "zod": "4.0.0",'],
      ['package.json', '  "version": "1.2.3",'],
      ['pyproject.toml', 'version = "1.2.3"'],
    ],
  },
};

describe('risk rules', () => {
  it.each([
    ['red', 'src/auth/verify.go', 'x', 'authentication'],
    ['red', '.github/workflows/a.yml', '    run: npm publish', 'ci'],
    ['moderate', 'src/user.py', 'refresh_token = issue(user)', 'authentication'],
    ['moderate', 'src/auth/LoginForm.tsx', 'x', 'authentication'],
    ['moderate', 'src/session.ts', 'x', 'authentication'],
    ['moderate', '.github/workflows/a.yml', '    go-version: "1.22"', 'ci'],
  ])('are %s for %s with %s', (severity, path, line, factor) => {
    expect(factorsOf(path, line)[factor]).toBe(severity);
  });

  it('are all tried both ways', () => {
    expect(Object.keys(table).sort()).toEqual(riskRules.map(({ factor }) => factor).sort());
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
