import { afterEach, describe, expect, it } from 'vitest';
import { createGitHubSource } from '../../src/github/github-source.ts';
import { EvidencePack } from '../../src/model/evidence-pack.ts';
import { toolKey } from '../../src/model/mark.ts';
import { checkName } from '../support/builders/run.ts';
import { RecordingReporter } from '../support/fakes/recording-reporter.ts';
import { type Script, ScriptedCommands, withCommands } from '../support/fakes/scripted-commands.ts';
import { firstStages } from '../support/first-stages.ts';
import { Client } from '../support/github/client.ts';
import type { Permissions } from '../support/github/model/tokens.ts';
import { type GitHubStandIn, startGitHub } from '../support/github/stand-in.ts';
import { connectAs } from '../support/github-client.ts';

let github: GitHubStandIn;

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
  it('is what the check run says, without running anything again', async () => {
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

  it('runs where the newest attempt has not finished, and says so where it cannot run', async () => {
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

  it('never takes our own check for somebody else’s word', async () => {
    const { verifiers } = await review(
      { own: { check: checkName } },
      { checks: [{ name: checkName, ...done }] },
    );
    expect(verifiers).toMatchObject([{ status: 'skipped' }]);
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
