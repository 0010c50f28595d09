import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Plan } from '../../src/domain/publishing/plan.ts';
import { createRedactor } from '../../src/domain/text/redact.ts';
import { uninterrupted } from '../../src/edges/process/interruption.ts';
import { readRunner } from '../../src/edges/runner.ts';
import { parseInputs } from '../../src/inputs.ts';
import { run } from '../../src/run.ts';
import { RecordingReporter } from '../support/fakes/recording-reporter.ts';
import { pullRequestEvent, workflowDispatchEvent } from '../support/github/events.ts';
import { addComment } from '../support/github/model/conversation.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import { addSingleComment, replyTo } from '../support/github/reviewing.ts';
import { type GitHubStandIn, startGitHub } from '../support/github/stand-in.ts';
import { inWaves } from '../support/in-waves.ts';
import { temporaryFolder } from '../support/runner.ts';
import { documentedPermissions, reviewOutputFinding } from '../support/twelve-findings.ts';

let github: GitHubStandIn;

afterEach(async () => {
  vi.unstubAllGlobals();
  github.assertClean();
  await github.close();
});

interface Situation {
  /** How many files the pull request adds, `src/0.ts` first. */
  readonly files?: number;
  /** How many threads others began. */
  readonly threads?: number;
  /** How many replies stand in the first of them. */
  readonly replies?: number;
  /** How much was said below the description. */
  readonly remarks?: number;
  readonly commits?: number;
  /** Text files of the base by their paths. */
  readonly base?: Readonly<Record<string, string>>;
}

const aboutLine = {
  subject: 'line',
  path: 'src/0.ts',
  side: 'RIGHT',
  line: 1,
  startSide: undefined,
  startLine: undefined,
  position: 1,
  diffHunk: '@@ -0,0 +1 @@\n+export {};',
} as const;

async function open({
  files = 1,
  threads = 0,
  replies = 0,
  remarks = 0,
  commits = 1,
  base = {},
}: Situation): Promise<PullRequest> {
  github = await startGitHub({ limits: { hourly: 1_000_000 } });
  const repository = github.createRepository({
    owner: 'octo',
    name: 'demo',
    files: { 'README.md': 'Demo\n', ...base },
  });
  repository.collaborators.set('alice', 'write');
  const added = Array.from({ length: files }, (_, index) => [`src/${index}.ts`, 'export {};\n'] as const);
  const { git } = repository;
  git.branch('feature').writeAll(Object.fromEntries(added)).commit('Change');
  for (let n = 2; n <= commits; n += 1) git.run('commit', '--quiet', '--allow-empty', '-m', `Commit ${n}`);
  const pull = repository.openPullRequest({ head: 'feature', author: 'alice' });
  const alice = github.world.tokens.issue({
    kind: 'user',
    account: pull.author,
    repository: undefined,
    permissions: {},
  });
  const comment = { anchor: aboutLine, commitId: pull.headSha };
  for (let n = 1; n <= threads; n += 1) addSingleComment(pull, alice, { ...comment, body: `Thought ${n}` });
  const [first] = pull.threads;
  for (let n = 1; n <= replies && first !== undefined; n += 1) replyTo(first, alice, `Reply ${n}`);
  for (let n = 1; n <= remarks; n += 1) addComment(pull, pull.author, `Remark ${n}`);
  return pull;
}

const inline = reviewOutputFinding({ file: 'src/0.ts', line: 1 });
const other = reviewOutputFinding({
  file: 'src/0.ts',
  line: 1,
  issue: 'The name says nothing of what it is.',
});
const { line: _, ...onFile } = reviewOutputFinding({ type: 'file', file: 'src/0.ts', issue: 'No test.' });
const outside = reviewOutputFinding({ file: 'README.md', line: 1, issue: 'The page says otherwise.' });

type Trigger = 'pull_request' | 'workflow_dispatch';

/** A run as the action starts it: what it asked GitHub, how often it waited, and what it planned to write. */
async function measure(pull: PullRequest, findings: readonly unknown[], trigger: Trigger = 'pull_request') {
  github.journal.clear();
  const waves = inWaves(fetch);
  const root = temporaryFolder('counted');
  writeFileSync(join(root, 'claude.json'), JSON.stringify(findings));
  const reporter = new RecordingReporter();
  const runner = await readRunner(environment(pull, root, trigger));
  const reading = parseInputs(runner.input);
  if (!reading.ok) throw new Error(reading.problems.join('; '));
  const redact = createRedactor([]);
  const invocation = { inputs: reading.inputs, runner, reporter, redact, root, runKey: `${Math.random()}` };
  vi.stubGlobal('fetch', waves.fetch);
  const result = await run({ ...invocation, interruption: uninterrupted, rememberGate: () => {} });
  vi.unstubAllGlobals();

  const plan = Plan.parse(JSON.parse(readFileSync(join(root, '.code-review', 'plan.json'), 'utf8')));
  const review = ['create-draft', 'add-file-threads', 'submit-review'];
  return {
    result,
    requests: github.journal.entries.length,
    waves: waves.sent(),
    hasFileThreads: plan.steps.some((step) => step.do === 'add-file-threads'),
    /** Whether there is something to put straight of what earlier runs said: one request has room for all of it. */
    upkeep: plan.steps.some((step) => !review.includes(step.do)) ? 1 : 0,
    lastLine: reporter.lines.at(-1),
  };
}

/** What the run may ask: the formula of the promise. */
function allowed(
  pull: PullRequest,
  { hasFileThreads, upkeep }: Awaited<ReturnType<typeof measure>>,
  said: number,
) {
  const files = pull.comparison().files.length;
  return 12 + Math.ceil(files / 100) + Math.ceil(said / 100) + (hasFileThreads ? 1 : 0) + upkeep;
}

function countComments({ threads, comments }: PullRequest): number {
  return comments.length + threads.reduce((sum, thread) => sum + thread.comments.length, 0);
}

async function expectFrugal(pull: PullRequest, findings: readonly unknown[], trigger?: Trigger) {
  const said = countComments(pull);
  const measured = await measure(pull, findings, trigger);
  const timeline = measured.waves.map((wave, index) => `${index + 1}. ${wave.join(' | ')}`).join('\n');
  const { requests, upkeep, waves } = measured;
  expect(requests, timeline).toBeLessThanOrEqual(allowed(pull, measured, said));
  expect(waves.length, timeline).toBeLessThanOrEqual(9 + upkeep);
  expect(measured.lastLine).toBe(
    `debug: GitHub was sent ${requests} requests in this run, in ${waves.length} round trips`,
  );
  return measured;
}

const sizes: readonly Situation[] = [
  {},
  { files: 250 },
  { files: 150, threads: 120 },
  { threads: 200 },
  { threads: 399 },
  { threads: 1, replies: 150 },
  { threads: 100, replies: 298 },
  { remarks: 250 },
  { threads: 100, remarks: 150, commits: 120 },
];

describe('a run that publishes a review', () => {
  it.each(sizes)('keeps to the promised requests and nine round trips with %j', async (situation) => {
    const pull = await open(situation);
    const { result } = await expectFrugal(pull, [inline, onFile, outside]);
    expect(result).toMatchObject({ receipt: { outcome: 'published', counts: { inline: 1, file: 1 } } });
  });

  it('waits seven times where nothing but lines is commented on', async () => {
    const { waves, requests } = await expectFrugal(await open({}), [inline]);
    expect(waves).toHaveLength(7);
    expect(requests).toBe(12);
  });
});

const instructions = { 'src/AGENTS.md': 'Be kind.\n', '.pr-review/security.md': 'Look twice.\n' };
const known: readonly Situation[] = [{}, { threads: 150, base: instructions }];
const triggers: readonly Trigger[] = ['pull_request', 'workflow_dispatch'];

describe('a run on a pull request that it reviewed before', () => {
  it.each(known)('writes nothing but its check the second time, with %j', async (situation) => {
    const pull = await open(situation);
    await measure(pull, [inline, onFile, outside]);
    const { waves, upkeep } = await expectFrugal(pull, [inline, onFile, outside]);
    expect(upkeep).toBe(0);
    const writes = waves.flat().filter((name) => !/^GET|graphql (?:Overview|More|OwnReviews)$/.test(name));
    expect(writes.every((name) => name.includes('/check-runs'))).toBe(true);
    expect(writes).toHaveLength(2);
  });

  it.each(known.flatMap((situation) => triggers.map((trigger) => [situation, trigger] as const)))(
    'compares the heads within the promise after a push, with %j on %s',
    async (situation, trigger) => {
      const pull = await open(situation);
      await measure(pull, [inline, outside]);
      pull.repository.git.branch('feature').write('src/0.ts', '// First.\nexport {};\n').commit('Answer');
      pull.repository.push('feature');

      const moved = [{ ...inline, line: 2 }, outside, onFile, { ...other, line: 2 }];
      const { result, waves } = await expectFrugal(pull, moved, trigger);
      expect(result).toMatchObject({ receipt: { outcome: 'published', counts: { inline: 1, file: 1 } } });
      expect(waves[2]).toEqual(['POST /api/graphql More']);
    },
  );
});

describe('a run that settles much of what was found before', () => {
  it('puts all of it straight in one request, however many comments that are', async () => {
    const files = 15;
    const pull = await open({ files });
    const each = Array.from({ length: files }, (_, index) =>
      reviewOutputFinding({ file: `src/${index}.ts`, line: 1, issue: `File ${index} is one of a kind.` }),
    );
    await measure(pull, each);
    const { git } = pull.repository;
    const answers = each.map((_, index) => [`src/${index}.ts`, `// Answer ${index}\n`] as const);
    git.branch('feature').writeAll(Object.fromEntries(answers)).commit('Answer all');
    pull.repository.push('feature');

    const { waves } = await expectFrugal(pull, []);
    expect(waves.flat().filter((name) => name.includes('graphql Upkeep'))).toHaveLength(1);
    const closed = pull.threads.filter(({ comments }) => comments[0]?.body.startsWith('**✅ Fixed**'));
    expect(closed).toHaveLength(files);
  });
});

function environment(pull: PullRequest, root: string, trigger: Trigger): Record<string, string> {
  const { repository, number } = pull;
  const token = github.issueToken({ repository, permissions: documentedPermissions });
  const eventPath = join(root, '..', `${basename(root)}-event.json`);
  const payload =
    trigger === 'pull_request'
      ? pullRequestEvent(pull, pull.previousHeadSha === undefined ? 'opened' : 'synchronize')
      : workflowDispatchEvent(repository, { number: `${number}` });
  writeFileSync(eventPath, JSON.stringify(payload));
  onTestFinished(() => rmSync(eventPath));
  return {
    PATH: process.env['PATH'] ?? '',
    GITHUB_API_URL: github.apiUrl,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    GITHUB_SERVER_URL: github.serverUrl,
    GITHUB_REPOSITORY: repository.fullName,
    GITHUB_EVENT_NAME: trigger,
    GITHUB_EVENT_PATH: eventPath,
    PR_VERDICT_WRITE_SPACING_MS: '0',
    'INPUT_GITHUB-TOKEN': token,
    ...(trigger === 'workflow_dispatch' && { 'INPUT_PULL-REQUEST': `${number}` }),
    INPUT_FINDINGS: 'claude.json',
    'INPUT_REVIEW-DIR': join(root, '.code-review'),
  };
}
