import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { parsePolicy } from '../../src/policy/parse-policy.ts';
import { c1Finding } from '../support/builders/documents.ts';
import { runConfigured } from '../support/configured-run.ts';
import { ScriptedCommands } from '../support/fakes/scripted-commands.ts';
import { buildSnapshot } from '../support/fakes/scripted-source.ts';

const page = readFileSync(new URL('../../docs/policies.md', import.meta.url), 'utf8');
const policies = new Map(
  [...page.matchAll(/^## ([^\n]+)\n.*?```yaml\n(.*?)```/gms)].map(([, title = '', text = '']) => [
    title,
    text,
  ]),
);

const Keys = z.looseObject({ reviewers: z.record(z.string(), z.record(z.string(), z.unknown())).optional() });
type Finding = Readonly<Record<string, unknown>>;

const critical = { severity: 'CRITICAL', confidence: 'HIGH' };
const high = { severity: 'MAJOR', confidence: 'HIGH' };
const medium = { severity: 'MINOR', confidence: 'HIGH' };

interface World {
  /** What every reviewer finds; by default nothing. */
  readonly found?: readonly Finding[];
  /** Reviewers that find it; by default all. */
  readonly by?: readonly string[];
  /** The page's globs that match the changed file here. */
  readonly here?: string;
  readonly pullRequest?: Readonly<Record<string, unknown>>;
}

/** A run under the page's policy, in which every reviewer of it answers, and one more where it has none. */
async function review(title: string, { found = [], by, here, pullRequest = {} }: World = {}) {
  const text = policies.get(title)?.replaceAll(here ?? '\0', 'src/**') ?? '';
  const { version: _version, ...policy } = Keys.parse(parse(text));
  const reviewers =
    Object.keys(policy.reviewers ?? {}).length === 0 ? { one: { run: ['one'] } } : policy.reviewers;
  const programs = Object.fromEntries(
    Object.keys(reviewers ?? {}).map((id) => [
      id,
      { ...reviewers?.[id], run: [id], env: [], format: 'review-output' },
    ]),
  );
  const commands = new ScriptedCommands(({ run: [program = ''] }) => {
    const reported = by === undefined || by.includes(program) ? found : [];
    const findings = reported.map((each) => c1Finding({ file: 'src/app.ts', line: 3, ...each }));
    return { stdout: JSON.stringify(findings) };
  });
  const { pullRequest: usual } = buildSnapshot();
  return runConfigured(
    { ...policy, reviewers: programs },
    {
      onGitHub: true,
      commands,
      event: 'pull_request',
      ...(usual && { snapshot: { pullRequest: { ...usual, ...pullRequest } } }),
    },
  );
}

describe('docs/policies.md', () => {
  it('has eleven policies without a mistake', () => {
    expect(policies.size).toBe(11);
    for (const [title, text] of policies) expect(parsePolicy(Buffer.from(text)).ok, title).toBe(true);
  });

  it.each<readonly [title: string, world: World, verdict: string]>([
    ['Security only', { found: [{ ...high, category: 'security' }] }, 'WARN'],
    ['Security only', { found: [{ ...critical, category: 'standards' }] }, 'PASS'],
    ['Two reviewers must agree', { found: [high] }, 'WARN'],
    ['Two reviewers must agree', { found: [high], by: ['model-a'] }, 'PASS'],
    ['Two reviewers must agree', { found: [critical], by: ['model-a'] }, 'FAIL'],
    ['A panel of three models', { found: [high], by: ['claude-code', 'codex'] }, 'WARN'],
    ['A panel of three models', { found: [critical], by: ['gemini-cli'] }, 'PASS'],
    ['Stricter in some folders', { found: [medium], here: 'src/payments/**' }, 'WARN'],
    ['Stricter in some folders', { found: [medium] }, 'PASS'],
    ['Stricter in some folders', { found: [critical], here: 'docs/**' }, 'PASS'],
    ['A baseline for an old repository', { found: [{ ...high, line: 1 }] }, 'PASS'],
    ['A baseline for an old repository', { found: [high] }, 'WARN'],
    [
      'Silence a false positive until a date',
      { found: [{ ...high, category: 'style' }], here: 'src/generated/**' },
      'PASS',
    ],
    ['Silence a false positive until a date', { found: [{ ...high, category: 'style' }] }, 'WARN'],
    ['Open source with forks', { found: [high], by: ['model'] }, 'PASS'],
    ['Open source with forks', { found: [high], by: ['linter'] }, 'WARN'],
  ])('%s: %j', async (title, world, verdict) => {
    expect((await review(title, world)).result).toMatchObject({ verdict });
  });

  it('advisory for a month: reports failures and passes', async () => {
    const { result } = await review('Advisory for a month', { found: [critical] });
    expect(result).toMatchObject({ verdict: 'FAIL', exitCode: 0, conclusion: 'neutral' });
  });

  it('approve on green: approves a clean review, and none with a finding', async () => {
    expect((await review('Approve on green')).result).toMatchObject({ event: 'APPROVE' });
    expect((await review('Approve on green', { found: [medium] })).result).toMatchObject({
      event: 'COMMENT',
    });
  });

  it('drafts later: leaves a draft without a verdict', async () => {
    const draft = await review('Drafts later', { pullRequest: { draft: true } });
    expect(draft.result).toMatchObject({ status: 'incomplete', verdict: '' });
    expect((await review('Drafts later')).result).toMatchObject({ verdict: 'PASS' });
  });

  it('open source with forks: is complete for a fork without the model', async () => {
    const { result } = await review('Open source with forks', { pullRequest: { fork: true } });
    expect(result).toMatchObject({ status: 'passed' });
  });
});
