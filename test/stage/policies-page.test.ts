import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { parsePolicy } from '../../src/policy/parse-policy.ts';
import { c1Finding } from '../support/builders/documents.ts';
import { runConfigured } from '../support/configured-run.ts';
import { buildSnapshot } from '../support/fakes/scripted-source.ts';
import { says } from '../support/worked-tree.ts';

const page = readFileSync(new URL('../../docs/policies.md', import.meta.url), 'utf8');
const policies = new Map(
  [...page.matchAll(/^## ([^\n]+)\n.*?```yaml\n(.*?)```/gms)].map(([, title = '', text = '']) => [
    title,
    text,
  ]),
);

it('docs/policies.md has twelve policies without a mistake', () => {
  expect(policies.size).toBe(12);
  for (const [title, text] of policies) expect(parsePolicy(Buffer.from(text)).ok, title).toBe(true);
});

const Reviewers = z.record(z.string(), z.record(z.string(), z.unknown()));
const Keys = z.looseObject({ reviewers: Reviewers.default({}) });

const critical = { severity: 'CRITICAL' };
const high = { severity: 'MAJOR' };
const medium = { severity: 'MINOR' };
const style = { ...high, category: 'style' };

interface World {
  /** What every reviewer finds; by default nothing. */
  readonly found?: Readonly<Record<string, unknown>>;
  /** Reviewers that find it; by default all. */
  readonly by?: readonly string[];
  /** The page's globs that match the changed file here. */
  readonly here?: string;
  readonly pullRequest?: Readonly<Record<string, unknown>>;
}

it.each<readonly [title: string, world: World, expected: string | object]>([
  ['Security only', { found: { ...high, category: 'security' } }, 'WARN'],
  ['Security only', { found: critical }, 'PASS'],
  ['As C1 says', { found: { ...critical, confidence: 'LOW' } }, 'FAIL'],
  ['As C1 says', { found: { ...high, confidence: 'LOW' } }, 'WARN'],
  ['As C1 says', { found: { ...medium, confidence: 'HIGH' } }, 'PASS'],
  ['Two reviewers must agree', { found: high }, 'WARN'],
  ['Two reviewers must agree', { found: high, by: ['model-a'] }, 'PASS'],
  ['Two reviewers must agree', { found: critical, by: ['model-a'] }, 'FAIL'],
  ['A panel of three models', { found: high, by: ['claude-code', 'codex'] }, 'WARN'],
  ['A panel of three models', { found: critical, by: ['gemini-cli'] }, 'PASS'],
  ['Stricter in some folders', { found: medium, here: 'src/payments/**' }, 'WARN'],
  ['Stricter in some folders', { found: medium }, 'PASS'],
  ['Stricter in some folders', { found: critical, here: 'docs/**' }, 'PASS'],
  ['A baseline for an old repository', { found: { ...high, line: 1 } }, 'PASS'],
  ['A baseline for an old repository', { found: high }, 'WARN'],
  ['Silence a false positive until a date', { found: style, here: 'src/generated/**' }, 'PASS'],
  ['Silence a false positive until a date', { found: style }, 'WARN'],
  ['Open source with forks', { found: high, by: ['model'] }, 'PASS'],
  ['Open source with forks', { found: high, by: ['linter'] }, 'WARN'],
  ['Open source with forks', { pullRequest: { fork: true } }, { status: 'passed' }],
  ['Advisory for a month', { found: critical }, { verdict: 'FAIL', exitCode: 0, conclusion: 'neutral' }],
  ['Approve on green', {}, { event: 'APPROVE' }],
  ['Approve on green', { found: medium }, { event: 'COMMENT' }],
  ['Drafts later', { pullRequest: { draft: true } }, { status: 'incomplete', verdict: '' }],
  ['Drafts later', {}, 'PASS'],
])('%s: %j', async (title, { found, by, here = '\0', pullRequest = {} }, expected) => {
  const text = policies.get(title)?.replaceAll(here, 'src/**') ?? '';
  const { version: _version, reviewers, ...policy } = Keys.parse(parse(text));
  const named = Object.keys(reviewers).length === 0 ? { one: {} } : reviewers;
  const programs = Object.entries(named).map(([id, keys]) => [
    id,
    { ...keys, run: [id], env: [], format: 'review-output' },
  ]);
  const { pullRequest: usual } = buildSnapshot();
  const { result } = await runConfigured(
    { ...policy, reviewers: Object.fromEntries(programs) },
    {
      onGitHub: true,
      play: ({ run: [id = ''] }) =>
        found === undefined || by?.includes(id) === false ? says() : says(c1Finding(found)),
      event: 'pull_request',
      ...(usual && { snapshot: { pullRequest: { ...usual, ...pullRequest } } }),
    },
  );
  expect(result).toMatchObject(typeof expected === 'string' ? { verdict: expected } : expected);
});
