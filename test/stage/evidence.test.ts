import { describe, expect, it, onTestFinished } from 'vitest';
import { fetchStage } from '../../src/fetch/fetch-stage.ts';
import { createLocalSource } from '../../src/git/local-source.ts';
import { readFilesAt } from '../../src/github/git-objects.ts';
import { EvidencePack } from '../../src/model/evidence-pack.ts';
import { headFilesIn } from '../../src/runner/regular-file.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import { RecordingReporter } from '../support/fakes/recording-reporter.ts';
import { gitEnvironment, initGit } from '../support/git.ts';
import { Client } from '../support/github/client.ts';
import type { Permissions } from '../support/github/model/world.ts';
import { startGitHub } from '../support/github/stand-in.ts';
import { connectAs } from '../support/github-client.ts';
import { runInProcess } from '../support/in-process-run.ts';
import { startReviewed } from '../support/reviewed-pull-request.ts';

type NewCheck = Readonly<Record<string, unknown>>;

const done = { status: 'completed', conclusion: 'success' };

/** Reviews a pull request whose head has these checks under a policy with these verifiers. */
async function review(
  verifiers: Readonly<Record<string, unknown>>,
  checks: readonly NewCheck[] = [],
  permissions?: Permissions,
) {
  const { github, repository, pull, run } = await startReviewed({ verifiers });
  const ci = new Client(github, github.issueToken({ repository, permissions: { checks: 'write' } }));
  for (const check of checks)
    await ci.post('/repos/octo/demo/check-runs', { head_sha: pull.headSha, ...check });
  github.journal.clear();
  const ran = await run({}, permissions && { permissions, settings: { gate: 'job' } });
  const { verification } = EvidencePack.parse(ran.directory.json('evidence_pack.json'));
  return { ...ran, ...verification, requests: github.journal.entries.length };
}

describe('a verifier with `check`', () => {
  it('has the result of the check run, without running anything again', async () => {
    const note = { path: 'src/app.ts', start_line: 20, end_line: 20, annotation_level: 'failure' };
    const output = { title: '2 failed', summary: 'x', annotations: [{ ...note, message: 'not two' }] };
    const { verifiers, asked } = await review(
      { unit: { check: 'tests', run: ['npm', 'test'] }, lint: { check: 'lint' } },
      [
        { name: 'tests', ...done, conclusion: 'failure', output },
        { name: 'lint', ...done },
      ],
    );
    expect(verifiers).toMatchObject([
      { name: 'lint', status: 'pass', findings: [] },
      {
        name: 'unit',
        status: 'fail',
        findings: [
          { file: '', message: 'check run "tests" was concluded as failure: 2 failed' },
          { file: 'src/app.ts', line: 20, message: 'not two', severity: 'error' },
        ],
      },
    ]);
    expect(asked).toEqual([]);
  });

  it('costs one request a name, and none if policy names no check', async () => {
    const without = await review({ unit: { run: ['npm', 'test'] } });
    expect(without.directory.has('checks.json')).toBe(false);
    const policy = { a: { check: 'tests' }, b: { check: 'tests' }, c: { check: 'lint' } };
    const { requests } = await review(policy, [{ name: 'tests', ...done }]);
    expect(requests).toBe(without.requests + 2);
  });

  it('runs while the newest attempt has not finished, and is skipped if it cannot run', async () => {
    const { verifiers, asked, log } = await review(
      { only: { check: 'tests' }, unit: { check: 'tests', run: ['npm', 'test'] } },
      [
        { name: 'tests', ...done },
        { name: 'tests', status: 'in_progress' },
      ],
    );
    const unfinished = 'check run "tests" has not finished: it is in_progress';
    expect(verifiers).toMatchObject([
      { status: 'skipped', findings: [{ message: `${unfinished}; it has no \`run\`` }] },
      { name: 'unit', status: 'pass', duration_ms: 12 },
    ]);
    expect(asked).toEqual(['npm']);
    expect(log).toContain(`info: Verifier unit is run here: ${unfinished}`);
  });

  it('is skipped if the token may not read checks, and the log names the scope', async () => {
    const permissions: Permissions = { contents: 'read', 'pull-requests': 'write' };
    const { verifiers, log } = await review({ unit: { check: 'tests' } }, [], permissions);
    expect(verifiers).toMatchObject([
      { status: 'skipped', findings: [{ message: expect.stringContaining('could not be read') }] },
    ]);
    expect(log).toContain("'checks: read'");
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

async function open(files: Readonly<Record<string, string | Buffer>>) {
  const github = await startGitHub();
  onTestFinished(async () => {
    github.assertClean();
    await github.close();
  });
  const repository = github.createRepository({
    owner: 'octo',
    name: 'demo',
    files: { 'README.md': 'Demo\n' },
  });
  repository.git.branch('feature').writeAll(files).commit('Change');
  const pull = repository.openPullRequest({ head: 'feature' });
  const { client } = await connectAs(github, { repository, permissions: { contents: 'read' } });
  const read = (paths: readonly string[]) => {
    return readFilesAt({ client, owner: 'octo', repo: 'demo' }, { commit: pull.headSha, paths });
  };
  github.journal.clear();
  return { github, pull, read };
}

describe('files of a head that is not checked out', () => {
  it('are asked for together, and only those that there are', async () => {
    const { github, read } = await open({ 'a.json': 'čaj\n', 'web/a.json': '' });
    const files = await read(['a.json', 'web/a.json', 'web', 'none.json']);
    const texts = ['a.json', 'web/a.json', 'web', 'none.json'].map((path) => files.text(path));
    expect(await Promise.all(texts)).toEqual(['čaj\n', '', undefined, undefined]);
    expect(github.journal.entries).toHaveLength(1);
  });

  it('are whole also if GraphQL cuts a text or takes it for binary', async () => {
    const long = 'long line\n'.repeat(60_000);
    const { read } = await open({ 'a.lock': long, 'b.lock': `a\0${long}` });
    const files = await read(['a.lock', 'b.lock']);
    expect(await files.text('a.lock')).toBe(long);
    expect(await files.text('b.lock')).toBe(`a\0${long}`);
  });

  it('are asked for a few at a time', async () => {
    const { github, read } = await open({ '0.json': 'first', '25.json': 'last' });
    const files = await read(Array.from({ length: 26 }, (_, index) => `${index}.json`));
    expect(github.journal.entries).toHaveLength(2);
    expect([await files.text('0.json'), await files.text('25.json')]).toEqual(['first', 'last']);
  });

  it('end the run if they cannot be read, as they may have a blocking problem', async () => {
    const { github, read } = await open({ 'a.json': '{}' });
    const match = ({ path }: { readonly path: string }) => path.endsWith('graphql');
    github.faults.push({ match, times: 100, act: { answer: { status: 500 } } });
    await expect(read(['a.json'])).rejects.toMatchObject({ code: 'GITHUB_UNAVAILABLE' });
  });

  it('show problems that only whole files have, for one request more than the change needs', async () => {
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
    const { github, pull } = await open({ '.github/workflows/test.yml': workflow });
    const { result, directory } = await runInProcess({ github, pull, files: { 'a.json': '[]' } });
    expect(result).toMatchObject({ verdict: 'FAIL' });
    expect(directory.json('findings.json')).toMatchObject({
      findings: [{ category: 'security', locations: [{ path: '.github/workflows/test.yml' }] }],
    });
    const asked = github.journal.reads.filter(({ body }) => JSON.stringify(body ?? '').includes('FilesAt'));
    expect(asked).toHaveLength(1);
  });
});
