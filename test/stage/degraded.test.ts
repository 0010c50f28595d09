import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { EvidencePack } from '../../src/domain/evidence-pack.ts';
import { Manifest } from '../../src/domain/manifest.ts';
import { decide } from '../../src/domain/verdict/decision.ts';
import { runStage } from '../../src/stages/pipeline.ts';
import { loadRun } from '../../src/stages/run/load-run.ts';
import { buildPorts } from '../support/builders/ports.ts';
import { buildDecisionInput, buildSettings } from '../support/builders/run.ts';
import { runForEvent } from '../support/event-run.ts';
import { buildSnapshot, scriptedSource } from '../support/fakes/scripted-source.ts';
import { pullRequestEvent, workflowDispatchEvent } from '../support/github/events.ts';
import type { Fault } from '../support/github/faults.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import type { Permissions } from '../support/github/model/tokens.ts';
import { type GitHubStandIn, startGitHub } from '../support/github/stand-in.ts';
import { temporaryFolder } from '../support/runner.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';

let github: GitHubStandIn;

afterEach(async () => {
  await github.close();
});

const policy = JSON.stringify({ version: 1, evidence: { 'max-changed-lines': 77 } });

/** A pull request that closes an issue, on a base with owners, instructions and a policy. */
async function open(): Promise<PullRequest> {
  github = await startGitHub();
  const repository = github.createRepository({
    owner: 'octo',
    name: 'demo',
    files: {
      'src/billing/charge.ts': 'one\n',
      '.github/CODEOWNERS': '* @octo/all\n',
      '.github/pr-verdict.yml': policy,
      'AGENTS.md': 'Be kind.\n',
    },
  });
  repository.collaborators.set('alice', 'write');
  const change = { 'src/billing/charge.ts': 'two\n', '.github/pr-verdict.yml': '{"version":1}' };
  repository.git.branch('topic').writeAll(change).commit('Fix\n\nCo-authored-by: x <noreply@aider.chat>');
  const pull = repository.openPullRequest({ head: 'topic', author: 'alice', body: 'What it is for.' });
  pull.closes.push(repository.openIssue({ title: 'Slow' }));
  return pull;
}

interface Step {
  readonly stage?: string;
  /** History in the checkout; 0 is all of it. */
  readonly depth?: number;
  readonly findings?: readonly unknown[];
  readonly permissions?: Permissions;
  readonly event?: 'dispatch';
}

/** One step in a checkout of the head; it does not wait for GitHub to come back. */
async function runIt(pull: PullRequest, step: Step = {}) {
  const { stage = 'fetch', depth = 0, permissions } = step;
  const { repository } = pull;
  const root = repository.checkout({ ref: pull.headSha, depth }).dir;
  const folder = temporaryFolder('degraded');
  writeFileSync(join(folder, 'claude.json'), JSON.stringify(step.findings ?? []));
  const event =
    step.event === undefined
      ? { name: 'pull_request', payload: pullRequestEvent(pull, 'synchronize') }
      : {
          name: 'workflow_dispatch',
          payload: workflowDispatchEvent(repository, { number: `${pull.number}` }),
        };
  const inputs = {
    'pull-request': `${pull.number}`,
    'retry-budget': '0s',
    'review-dir': join(folder, 'review'),
    stage,
    findings: join(folder, 'claude.json'),
  };
  const { result, reporter } = await runForEvent({
    github,
    repository,
    event,
    root,
    inputs,
    ...(permissions && { permissions }),
  });
  const file = (name: string): unknown => JSON.parse(readFileSync(join(folder, 'review', name), 'utf8'));
  return {
    result,
    reporter,
    pack: () => EvidencePack.parse(file('evidence_pack.json')),
    manifest: () => Manifest.parse(file('manifest.json')),
    file,
  };
}

const times = Number.POSITIVE_INFINITY;
const down = { answer: { status: 503, body: '<html>Unicorn!</html>' } } as const;
const isFiles: Fault['match'] = ({ route }) =>
  route === 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files' ||
  route === 'GET /repos/{owner}/{repo}/compare/{basehead}';

const limited = () => ({
  answer: {
    status: 403,
    body: { message: 'API rate limit exceeded for installation.' },
    headers: {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 3600),
    },
  },
});

/** GitHub abbreviates the ids of blobs. */
const withoutIds = (diff: string) => diff.replace(/^index .*\n/gm, '');

const outages: readonly (readonly [string, () => Fault, string])[] = [
  ['GitHub answers 503 to everything', () => ({ times, match: () => true, act: down }), 'GITHUB_UNAVAILABLE'],
  ['no connection lasts', () => ({ times, match: () => true, act: 'drop-before' }), 'GITHUB_UNAVAILABLE'],
  [
    'the rate limit ends in an hour',
    () => ({ times, match: () => true, act: limited() }),
    'GITHUB_RATE_LIMITED',
  ],
  [
    'GraphQL alone is down',
    () => ({ times, match: ({ path }) => path === '/graphql', act: down }),
    'GITHUB_UNAVAILABLE',
  ],
  ['whatever lists files is down', () => ({ times, match: isFiles, act: down }), 'GITHUB_UNAVAILABLE'],
];

describe('the pack of a pull request', () => {
  it.each(outages)('comes from the checkout where %s', async (_, fault, code) => {
    const pull = await open();
    const healthy = await runIt(pull);
    expect(healthy.manifest().degraded).toBeUndefined();
    github.faults.push(fault());
    const degraded = await runIt(pull);
    expect(degraded.result).toMatchObject({ exitCode: 0, head: pull.headSha });
    const manifest = degraded.manifest();
    expect(manifest.degraded).toMatchObject({ code });
    expect(manifest.pullRequest).toEqual(healthy.manifest().pullRequest);
    expect(manifest.commits).toEqual(healthy.manifest().commits);
    expect(manifest.policy).toEqual(healthy.manifest().policy);
    expect(manifest.proposedPolicy).toEqual(healthy.manifest().proposedPolicy);
    expect(manifest.coverage).toEqual({ expected: 2, covered: 2, missing: [] });
    expect(manifest.unknown).toEqual(['context.linked_issues', 'verification', 'existing_comments.json']);
    // Whatever commits tell is the same; the policy at the base set the limit.
    const { generated_at, wall_clock_ms, context, diff, ...told } = healthy.pack();
    const { raw_diff, ...shape } = diff;
    const pack = degraded.pack();
    expect(pack).toMatchObject({ ...told, diff: shape, context: { ...context, linked_issues: [] } });
    expect(withoutIds(pack.diff.raw_diff)).toBe(withoutIds(raw_diff));
    expect(context.linked_issues).toHaveLength(1);
    expect(manifest.size?.limit).toBe(77);
    expect(degraded.file('existing_comments.json')).toEqual([]);
    expect(() => degraded.file('conversation.json')).toThrow('ENOENT');
    expect(degraded.reporter.lines.join('\n')).toContain('The change is read from the checkout instead');
  });

  it('comes from a shallow checkout as well, while git still answers: the history is fetched', async () => {
    const pull = await open();
    github.faults.push({ times, match: () => true, act: down });
    const whole = (await runIt(pull)).file('evidence_pack.json');
    const shallow = (await runIt(pull, { depth: 1 })).file('evidence_pack.json');
    const { generated_at: _at, wall_clock_ms: _ms, ...pack } = EvidencePack.parse(shallow);
    expect(EvidencePack.parse(whole)).toMatchObject(pack);
    expect(pack.authorship).toMatchObject({ ai_assisted: true, total_commits: 1 });
  });

  it('cannot come from a checkout without the history where git does not answer: the failure stands', async () => {
    const pull = await open();
    github.faults.push({ times, match: () => true, act: down });
    const { result, reporter, manifest } = await runIt(pull, {
      depth: 1,
      permissions: { 'pull-requests': 'read' },
    });
    expect(result.exitCode).toBe(2);
    expect(reporter.failures).toEqual(['GITHUB_UNAVAILABLE']);
    expect(manifest).toThrow('ENOENT');
  });

  it('cannot come from a checkout where nobody says which commits it is about', async () => {
    const pull = await open();
    github.faults.push({ times, match: () => true, act: down });
    const { reporter } = await runIt(pull, { event: 'dispatch' });
    expect(reporter.failures).toEqual(['GITHUB_UNAVAILABLE']);
  });

  it('does not come from the checkout where GitHub refuses: that is no outage', async () => {
    const pull = await open();
    const { result, reporter } = await runIt(pull, { permissions: { checks: 'write' } });
    expect(result.exitCode).toBe(2);
    expect(reporter.failures).toEqual(['GITHUB_PERMISSION_MISSING']);
  });
});

describe('a run whose pack came from the checkout', () => {
  /** GitHub is down until the change was fetched, and back for all that comes after. */
  function downWhileFetching(): void {
    let fetched = false;
    github.faults.push({
      times,
      match: ({ kind }) => {
        fetched ||= kind === 'write';
        return !fetched;
      },
      act: down,
    });
  }

  it.each([
    ['nothing', []],
    ['something', [reviewOutputFinding({ file: 'src/billing/charge.ts', line: 1 })]],
  ])('publishes nothing and never passes, though reviewers found %s', async (_, findings) => {
    const pull = await open();
    downWhileFetching();
    const { result, reporter } = await runIt(pull, { stage: 'run', findings });
    expect(result.exitCode).not.toBe(0);
    expect(reporter.failures).toEqual(['FETCH_DEGRADED']);
    expect(pull.reviews).toEqual([]);
    const [check] = pull.repository.checkRuns;
    expect(check?.status).toBe('completed');
    expect(['failure', 'action_required']).toContain(check?.conclusion);
    expect(check?.summary).toContain('GitHub could not be read');
    expect(github.journal.writes.map(({ route }) => route)).toEqual([
      'POST /repos/{owner}/{repo}/check-runs',
      'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
    ]);
    expect(reporter.summaries.join('\n')).toContain('GitHub could not be read');
  });

  it('leaves what earlier runs said as it is', async () => {
    const pull = await open();
    const finding = reviewOutputFinding({ file: 'src/billing/charge.ts', line: 1 });
    await runIt(pull, { stage: 'run', findings: [finding] });
    const said = JSON.stringify(pull.reviews.map(({ state, body }) => [state, body]));
    expect(pull.reviews).toHaveLength(1);
    downWhileFetching();
    const { result } = await runIt(pull, { stage: 'run', findings: [] });
    expect(result.exitCode).not.toBe(0);
    expect(JSON.stringify(pull.reviews.map(({ state, body }) => [state, body]))).toBe(said);
  });

  it('concludes nothing from a conversation that nobody could read, and no waiver lifts that', async () => {
    const { conversation, ...unheard } = buildSnapshot({ degraded: { code: 'X', reason: 'GitHub is down' } });
    expect(conversation?.complete).toBe(true);
    const { ports, directory } = buildPorts();
    const source = async () => scriptedSource(unheard);
    for (const stage of ['fetch', 'ingest'] as const)
      await runStage({ ...ports, source }, buildSettings({ stage }));
    const { memory, decision } = await loadRun(directory, buildSettings());
    expect(memory.complete).toBe(false);
    expect(decision).toMatchObject({ verdict: null, incomplete: [{ code: 'FETCH_DEGRADED' }] });
    const waivers = ['claude', 'coverage', 'size'].map((subject) => ({
      subject,
      reason: 'x',
      by: 'alice',
      selfAccepted: false,
    }));
    const waived = decide(buildDecisionInput({ degraded: { code: 'X', reason: 'GitHub is down' }, waivers }));
    expect(waived).toMatchObject({ verdict: null, incomplete: [{ code: 'FETCH_DEGRADED' }] });
  });

  it('fails where GitHub stays away', async () => {
    const pull = await open();
    github.faults.push({ times, match: () => true, act: down });
    const { result, reporter } = await runIt(pull, { stage: 'run' });
    expect(result.exitCode).toBe(2);
    expect(reporter.failures).toContain('FETCH_DEGRADED');
    expect(reporter.summaries.join('\n')).toContain('GitHub could not be read');
  });
});
