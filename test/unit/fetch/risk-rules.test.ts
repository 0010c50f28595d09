import { describe, expect, it } from 'vitest';
import { parseDiff } from '../../../src/diff/parse-diff.ts';
import { readFileChanges } from '../../../src/fetch/file-change.ts';
import { hintFinder } from '../../../src/fetch/fragments.ts';
import { matchRules } from '../../../src/fetch/risk.ts';
import { riskRules } from '../../../src/fetch/risk-rules.ts';
import { changedFiles } from '../../../src/git/changed-files.ts';

/** Factors of a change of one line in one file. */
function factorsOf(path: string, line: string): readonly string[] {
  const header = `diff --git a/${path} b/${path}\nindex 1111111..2222222 100644\n--- a/${path}\n+++ b/${path}\n`;
  const reading = parseDiff(new TextEncoder().encode(`${header}@@ -5,0 +6,1 @@\n+${line}\n`));
  if (!reading.ok) throw new Error(reading.error.message);
  const files = readFileChanges(changedFiles(reading.diff, []), reading.diff, {
    attributes: { isGenerated: () => false, isVendored: () => false },
    findHints: hintFinder(riskRules),
  });
  return matchRules(files, riskRules).map(({ rule }) => rule.factor);
}

/** What each rule is for, and what only looks like it. */
const table: Readonly<
  Record<string, { hits: readonly [string, string][]; misses: readonly [string, string][] }>
> = {
  authentication: {
    hits: [
      ['src/AuthService.java', 'x'],
      ['lib/http.js', 'const claims = jwt.verify(token, key);'],
      ['src/session.ts', 'x'],
    ],
    misses: [
      ['src/author.ts', 'x'],
      ['test/auth/login.test.ts', 'x'],
      ['docs/auth.md', 'x'],
      ['src/auth/a.ts', '// words'],
    ],
  },
  authorisation: {
    hits: [
      ['app/policies/post.rb', 'x'],
      ['src/a.ts', "if (!user.hasPermission('x')) stop();"],
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
    ],
    misses: [
      ['src/discharge.ts', 'x'],
      ['src/recharged.ts', 'x'],
    ],
  },
  migration: {
    hits: [
      ['db/migrate/1_a.rb', 'x'],
      ['sql/a.sql', 'ALTER TABLE a ADD b int;'],
    ],
    misses: [
      ['docs/migration.md', 'x'],
      ['sql/report.sql', 'SELECT a FROM altered_tables;'],
    ],
  },
  secrets: {
    hits: [
      ['.env.local', 'A=1'],
      ['src/a.ts', "const apiKey = 'abcdefgh12345678';"],
      ['src/a.ts', 'process.env.DB_PASSWORD'],
    ],
    misses: [
      ['src/a.ts', "const apiKeyName = 'x';"],
      ['src/secretary.ts', 'x'],
    ],
  },
  infrastructure: {
    hits: [
      ['Dockerfile', 'FROM a'],
      ['net/main.tf', 'x'],
      ['docker-compose.yml', 'x'],
    ],
    misses: [
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
      ['src/api/a.ts', 'x'],
      ['a.proto', 'x'],
      ['src/a.ts', "router.get('/a', b);"],
    ],
    misses: [
      ['src/capital.ts', 'x'],
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
      ['config/feature-flags.yml', 'x'],
      ['src/a.ts', "if (isFeatureEnabled('a')) b();"],
    ],
    misses: [
      ['src/flagship.ts', 'x'],
      ['src/a.ts', 'const flagged = true;'],
    ],
  },
  dependencies: {
    hits: [
      ['package.json', '    "zod": "4.0.0",'],
      ['package.json', '    "postinstall": "node x.js",'],
      ['go.mod', '\tgithub.com/a/b v1.2.3'],
      ['yarn.lock', 'x'],
      ['Cargo.toml', 'serde = "1"'],
    ],
    misses: [
      ['package.json', '    "lint:fix": "biome check",'],
      ['src/a.json', '    "zod": "4.0.0",'],
    ],
  },
};

describe('risk rules', () => {
  it('are all tried both ways', () => {
    expect(Object.keys(table).sort()).toEqual(riskRules.map(({ factor }) => factor).sort());
  });

  describe.each(Object.entries(table))('%s', (factor, { hits, misses }) => {
    it.each(hits)('holds for %s with %s', (path, line) => {
      expect(factorsOf(path, line)).toContain(factor);
    });

    it.each(misses)('does not hold for %s with %s', (path, line) => {
      expect(factorsOf(path, line)).not.toContain(factor);
    });
  });
});
