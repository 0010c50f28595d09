import { describe, expect, it } from 'vitest';
import { readFilesAt } from '../../src/github/git-objects.ts';
import { EvidencePack } from '../../src/model/evidence-pack.ts';
import { checkName } from '../support/builders/run.ts';
import { startDemoRuns } from '../support/demo-runs.ts';
import { Client } from '../support/github/client.ts';
import type { Permissions } from '../support/github/model/world.ts';
import { runInProcess } from '../support/in-process-run.ts';
import { startReviewed } from '../support/reviewed-pull-request.ts';

const done = { name: 'tests', status: 'completed', conclusion: 'success' };
const unit = { check: 'tests', run: ['npm', 'test'] };

/** Reviews a pull request whose head has these checks under a policy with these verifiers. */
async function review(verifiers: object, checks: readonly object[] = [], permissions?: Permissions) {
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
  it('has the result of the check run, but not of our own, without running anything again', async () => {
    const note = { path: 'src/app.ts', start_line: 20, end_line: 20, annotation_level: 'failure' };
    const output = { title: '\x1B[m2 failed', summary: 'x', annotations: [{ ...note, message: 'not two' }] };
    const checks = [
      { ...done, conclusion: 'failure', output },
      { ...done, name: 'lint' },
    ];
    const policy = { unit, lint: { check: 'lint' }, own: { check: checkName } };
    const { verifiers, asked } = await review(policy, checks);
    const findings = [
      { file: '', message: 'check run "tests" was concluded as failure: 2 failed' },
      { file: 'src/app.ts', line: 20, message: 'not two', severity: 'error' },
    ];
    expect(verifiers).toMatchObject([
      { name: 'lint', status: 'pass', findings: [] },
      { name: 'own', status: 'skipped', findings: [{ message: expect.stringContaining("this run's own") }] },
      { name: 'unit', status: 'fail', findings },
    ]);
    expect(asked).toEqual([]);
  });

  it('costs one request for all names, and none if policy names no check', async () => {
    const without = await review({ unit: { run: ['npm', 'test'] } });
    expect(without.directory.has('checks.json')).toBe(false);
    const { requests } = await review({ a: unit, b: unit, c: { check: 'lint' } }, [done]);
    expect(requests).toBe(without.requests + 1);
  });

  it('runs while the newest attempt has not finished, and is skipped if it cannot run', async () => {
    const checks = [done, { name: 'tests', status: 'in_progress' }];
    const { verifiers, asked, log } = await review({ only: { check: 'tests' }, unit }, checks);
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
    const findings = [{ message: expect.stringContaining('could not be read') }];
    expect(verifiers).toMatchObject([{ status: 'skipped', findings }]);
    expect(log).toContain("'checks: read'");
  });
});

async function open(files: Readonly<Record<string, string>>) {
  const { github, pull, connect } = await startDemoRuns({ change: files });
  const { client } = await connect({ contents: 'read' });
  const read = (paths: readonly string[]) =>
    readFilesAt({ client, owner: 'octo', repo: 'demo' }, { commit: pull.headSha, paths });
  github.journal.clear();
  return { github, pull, read };
}

const long = 'long line\n'.repeat(60_000);
const many = Array.from({ length: 24 }, (_, index) => `${index}.json`);

describe('files of a head that is not checked out', () => {
  it.each<[string, Readonly<Record<string, string>>, readonly string[], number]>([
    ['asked for together', { 'a.json': 'čaj\n', 'web/a.json': '' }, ['web', 'none.json'], 1],
    ['asked for a few at a time', { 'x.json': 'first', 'y.json': 'last' }, many, 2],
    [
      'whole if GraphQL cuts a text or takes it for binary',
      { 'a.lock': long, 'b.lock': `a\0${long}` },
      [],
      3,
    ],
  ])('are %s, and only those that there are', async (_, present, absent, requests) => {
    const { github, read } = await open(present);
    const files = await read([...Object.keys(present), ...absent]);
    for (const [path, text] of Object.entries(present)) expect(await files(path)).toBe(text);
    for (const path of absent) expect(await files(path)).toBeUndefined();
    expect(github.journal.entries).toHaveLength(requests);
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
