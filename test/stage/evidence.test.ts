import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchStage } from '../../src/fetch/fetch-stage.ts';
import { createLocalSource } from '../../src/git/local-source.ts';
import { readFilesAt } from '../../src/github/git-objects.ts';
import { createGitHubSource } from '../../src/github/github-source.ts';
import { EvidencePack } from '../../src/model/evidence-pack.ts';
import type { Failure } from '../../src/model/failure.ts';
import { toolKey } from '../../src/model/mark.ts';
import { headFilesIn } from '../../src/runner/regular-file.ts';
import { checkName } from '../support/builders/run.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import { RecordingReporter } from '../support/fakes/recording-reporter.ts';
import { type Script, ScriptedCommands, withCommands } from '../support/fakes/scripted-commands.ts';
import { firstStages } from '../support/first-stages.ts';
import { gitEnvironment, initGit } from '../support/git.ts';
import { Client } from '../support/github/client.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import type { Permissions } from '../support/github/model/world.ts';
import { type GitHubStandIn, startGitHub } from '../support/github/stand-in.ts';
import { connectAs } from '../support/github-client.ts';
import { runInProcess } from '../support/in-process-run.ts';

let github: GitHubStandIn;

describe('evidence checks', () => {
  afterEach(async () => {
    github.assertClean();
    await github.close();
  });

  type NewCheck = Readonly<Record<string, unknown>>;

  const done = { status: 'completed', conclusion: 'success' };

  const reading: Permissions = { contents: 'read', 'pull-requests': 'read', checks: 'read' };

  /** Fetches a pull request whose head has these checks, reviews it in a checkout of the head, and reads its pack. */
  async function review(
    verifiers: Readonly<Record<string, unknown>>,
    world: { checks?: readonly NewCheck[]; permissions?: Permissions; play?: Script } = {},
  ) {
    github = await startGitHub();
    const files = { '.github/pr-verdict.yml': JSON.stringify({ version: 1, verifiers }), 'a.ts': 'one\n' };
    const repository = github.createRepository({ owner: 'octo', name: 'demo', files });
    repository.git.branch('topic').writeAll({ 'a.ts': 'two\n' }).commit('Change');
    const pull = repository.openPullRequest({ head: 'topic' });
    const ci = new Client(github, github.issueToken({ repository, permissions: { checks: 'write' } }));
    for (const check of world.checks ?? []) {
      await ci.post('/repos/octo/demo/check-runs', { head_sha: pull.headSha, ...check });
    }
    github.journal.clear();
    const { client } = await connectAs(github, { repository, permissions: world.permissions ?? reading });
    const reporter = new RecordingReporter();
    const source = createGitHubSource({
      tool: toolKey(checkName),
      client,
      repository: { owner: 'octo', name: 'demo', serverUrl: github.serverUrl },
      number: pull.number,
      inspect: async () => ({
        workingDirectory: { state: 'head', commit: pull.headSha, differing: [] },
        workingTreeDiff: new Uint8Array(),
      }),
      reporter,
    });
    const commands = new ScriptedCommands(() => world.play ?? {});
    const withPrograms = withCommands(commands, { event: 'pull_request' });
    const { directory, ...stages } = firstStages({ source, reporter, withPrograms });
    await stages.fetch();
    const requests = github.journal.entries.length;
    await stages.review();
    expect(github.journal.entries).toHaveLength(requests);
    const { verification } = EvidencePack.parse(directory.json('evidence_pack.json'));
    return { ...verification, requests, commands, reporter, directory };
  }

  describe('a verifier with `check`', () => {
    it('is the result of the check run, without running anything again', async () => {
      const output = {
        title: '2 failed',
        summary: 'x',
        annotations: [
          { path: 'a.ts', start_line: 1, end_line: 1, annotation_level: 'failure', message: 'not two' },
        ],
      };
      const { verifiers, commands } = await review(
        { unit: { check: 'tests', run: ['npm', 'test'] }, lint: { check: 'lint' } },
        {
          checks: [
            { name: 'tests', ...done, conclusion: 'failure', output },
            { name: 'lint', ...done },
          ],
        },
      );
      expect(verifiers).toMatchObject([
        { name: 'lint', status: 'pass', findings: [] },
        {
          name: 'unit',
          status: 'fail',
          findings: [
            { file: '', message: 'check run "tests" was concluded as failure: 2 failed' },
            { file: 'a.ts', line: 1, message: 'not two', severity: 'error' },
          ],
        },
      ]);
      expect(commands.requests).toEqual([]);
    });

    it('costs one request a name, one where there are notes, and none where policy names no check', async () => {
      const { requests: without, directory } = await review({ unit: { run: ['npm', 'test'] } });
      expect(await directory.list()).not.toContain('checks.json');
      await github.close();
      const policy = { a: { check: 'tests' }, b: { check: 'tests' }, c: { check: 'lint' } };
      expect((await review(policy, { checks: [{ name: 'tests', ...done }] })).requests).toBe(without + 2);
    });

    it('runs where the newest attempt has not finished, and is skipped where it cannot run', async () => {
      const checks = [
        { name: 'tests', ...done },
        { name: 'tests', status: 'in_progress' },
      ];
      const policy = { only: { check: 'tests' }, unit: { check: 'tests', run: ['npm', 'test'] } };
      const { verifiers, commands, reporter } = await review(policy, { checks });
      expect(verifiers).toMatchObject([
        {
          status: 'skipped',
          findings: [
            {
              message: 'check run "tests" has not finished: it is in_progress; it has no `run`',
              severity: 'info',
            },
          ],
        },
        { name: 'unit', status: 'pass', duration_ms: 12 },
      ]);
      expect(commands.requests).toHaveLength(1);
      expect(reporter.lines).toContain(
        'info: Verifier unit is run here: check run "tests" has not finished: it is in_progress',
      );
    });

    it('is skipped where the token may not read checks, and the log names the scope', async () => {
      const { verifiers, reporter } = await review(
        { unit: { check: 'tests' } },
        {
          checks: [{ name: 'tests', ...done }],
          permissions: { contents: 'read', 'pull-requests': 'read' },
        },
      );
      expect(verifiers).toMatchObject([{ status: 'skipped' }]);
      expect(verifiers[0]?.findings[0]?.message).toContain('could not be read');
      expect(reporter.lines.join('\n')).toContain("'checks: read'");
    });
  });
});

it('the pack of the same commits is the same to the byte, but for its times, in whatever checkout it is made', async () => {
  const git = initGit();
  git.writeAll({ CODEOWNERS: '* @octo/all\n', 'AGENTS.md': 'Be kind.\n', 'src/billing/a.ts': 'one\n' });
  git.commit('Start');
  const base = git.run('rev-parse', 'HEAD').trim();
  git.writeAll({ 'src/billing/a.ts': 'two\n', 'src/cache/b.ts': 'cache.get(1);\n', 'c.xyz': 'x\n' });
  git.commit('Change\n\nCo-authored-by: x <noreply@aider.chat>');
  const head = git.run('rev-parse', 'HEAD').trim();
  const other = initGit();
  other.run('fetch', '--quiet', git.dir, head);
  other.run('checkout', '--quiet', '--detach', head);

  const packs: string[] = [];
  for (const [root, start] of [
    [git.dir, 0],
    [other.dir, 1_000_000],
    [git.dir, 2_000_000],
  ] as const) {
    const directory = new MemoryDirectory();
    let clock = start;
    await fetchStage({
      source: createLocalSource({ root, environment: gitEnvironment(), base, head }),
      sourceKind: 'local',
      mode: 'full',
      directory,
      reporter: new RecordingReporter(),
      now: () => {
        clock += start + 7;
        return clock;
      },
      tool: 'abcdef12',
      policyPath: '.github/pr-verdict.yml',
      scope: { kind: 'changeset' },
      head: headFilesIn(root),
    });
    packs.push(directory.text('evidence_pack.json'));
  }
  const [first = '', ...others] = packs;
  const withoutTimes = (pack: string) =>
    pack.replace(/^ {2}"generated_at": ".*",\n/m, '').replace(/^ {2}"wall_clock_ms": \d+,?\n/m, '');
  expect(first).toContain('"ai_assisted": true');
  for (const pack of others) {
    expect(pack).not.toBe(first);
    expect(withoutTimes(pack)).toBe(withoutTimes(first));
  }
});

describe('head files', () => {
  beforeEach(async () => {
    github = await startGitHub();
  });

  afterEach(async () => {
    github.assertClean();
    await github.close();
  });

  function open(files: Readonly<Record<string, string | Buffer>>): PullRequest {
    const repository = github.createRepository({
      owner: 'octo',
      name: 'demo',
      files: { 'README.md': 'Demo\n' },
    });
    repository.git.branch('feature').writeAll(files).commit('Change');
    const pull = repository.openPullRequest({ head: 'feature' });
    github.journal.clear();
    return pull;
  }

  async function read(pull: PullRequest, paths: readonly string[]) {
    const { client } = await connectAs(github, {
      repository: pull.repository,
      permissions: { contents: 'read' },
    });
    const address = { owner: 'octo', repo: 'demo', number: pull.number };
    return readFilesAt(client, address, { commit: pull.headSha, paths });
  }

  describe('files of a head that is not checked out', () => {
    it('are asked for together, and only those that there are', async () => {
      const pull = open({ 'a.json': 'čaj\n', 'web/a.json': '' });
      const files = await read(pull, ['a.json', 'web/a.json', 'web', 'none.json']);

      expect(github.journal.entries).toHaveLength(1);
      expect([await files.text('a.json'), await files.text('web/a.json')]).toEqual(['čaj\n', '']);
      expect([await files.text('web'), await files.text('none.json')]).toEqual([undefined, undefined]);
      expect(github.journal.entries).toHaveLength(1);
    });

    it('are whole also where GraphQL cuts a text or takes it for binary', async () => {
      const long = 'long line\n'.repeat(60_000);
      const pull = open({ 'a.lock': long, 'b.lock': `a\0${long}` });
      const files = await read(pull, ['a.lock', 'b.lock']);

      expect(await files.text('a.lock')).toBe(long);
      expect(await files.text('b.lock')).toBe(`a\0${long}`);
    });

    it('are asked for a few at a time', async () => {
      const paths = Array.from({ length: 26 }, (_, index) => `${index}.json`);
      const pull = open({ '0.json': 'first', '25.json': 'last' });
      const files = await read(pull, paths);

      const asked = github.journal.entries.map(({ body }) => JSON.stringify(body));
      expect(new Set(asked).size).toBe(2);
      expect([await files.text('0.json'), await files.text('25.json')]).toEqual(['first', 'last']);
    });

    it('end the run where they cannot be read, as they may have a blocking problem', async () => {
      const pull = open({ 'a.json': '{}' });
      github.faults.push({
        match: ({ path }) => path.endsWith('graphql'),
        times: 100,
        act: { answer: { status: 500 } },
      });
      await expect(read(pull, ['a.json'])).rejects.toMatchObject({
        code: 'GITHUB_UNAVAILABLE',
      } satisfies Partial<Failure>);
    });
  });

  describe('a run without a checkout', () => {
    const workflow = `on: pull_request_target
permissions: write-all
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683
        with:
          ref: \${{ github.event.pull_request.head.sha }}
      - run: npm test
`;

    it('finds problems that only whole files show, with one request more than the change needs', async () => {
      const pull = open({ '.github/workflows/test.yml': workflow });
      const { result, directory } = await runInProcess({ github, pull, files: { 'a.json': '[]' } });

      expect(result).toMatchObject({ verdict: 'FAIL' });
      expect(directory.json('findings.json')).toMatchObject({
        findings: [{ category: 'security', locations: [{ path: '.github/workflows/test.yml' }] }],
      });
      const asked = github.journal.reads.filter(({ body }) =>
        `${JSON.stringify(body)}`.includes('query FilesAt'),
      );
      expect(asked).toHaveLength(1);
    });
  });
});
