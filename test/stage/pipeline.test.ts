import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../../src/fetch/source.ts';
import { runStage } from '../../src/run/pipeline.ts';
import { c1, c1Blocking, c1Finding } from '../support/builders/documents.ts';
import { buildPorts } from '../support/builders/ports.ts';
import { baseCommit, buildSettings, checkName, headCommit, nextCommit } from '../support/builders/run.ts';

const clean = { 'claude.json': '[]' };
const blocking = { 'claude.json': c1(c1Blocking(), c1Finding()) };
const settings = buildSettings();
const stage = (name: 'fetch' | 'review' | 'ingest' | 'write' | 'gate') => buildSettings({ stage: name });

describe('a whole run', () => {
  it('starts the check on the head, publishes once and concludes', async () => {
    const { ports, checks, publisher, remembered } = buildPorts({ files: blocking });
    const result = await runStage(ports, settings);
    expect(result).toMatchObject({
      exitCode: 1,
      status: 'failed',
      verdict: 'FAIL',
      event: 'REQUEST_CHANGES',
      conclusion: 'failure',
      head: headCommit,
    });
    expect(checks.started).toEqual([
      { name: checkName, head: headCommit, externalId: 'pull-7 running run-1' },
    ]);
    expect(checks.concluded).toMatchObject([
      {
        id: 1,
        conclusion: 'failure',
        output: { title: 'FAIL · 1 reviewer · 2/2 files · 1 blocking finding' },
      },
    ]);
    expect(publisher.journal.map((call) => call.split(' ')[0])).toEqual([
      'createDraft',
      'confirm',
      'submit',
      'readBack',
    ]);
    expect(remembered[0]).toEqual({ head: headCommit });
    expect(remembered.at(-1)).toBeUndefined();
  });

  it('starts one check, as soon as the head is known and while the rest is read', async () => {
    const { ports, checks } = buildPorts({ files: clean });
    const source = await ports.source();
    const fetch: typeof source.fetch = async (request) => {
      await request.onHead?.({ head: headCommit, pull: 7, url: 'https://github.com/octo/demo/pull/7' });
      while (checks.started.length === 0) await setImmediate();
      return source.fetch(request);
    };
    await runStage({ ...ports, source: async () => ({ ...source, fetch }) }, settings);
    expect(checks.started).toHaveLength(1);
    expect(checks.concluded).toMatchObject([{ id: 1, conclusion: 'success' }]);
  });

  it.each([
    ['before publishing', { head: nextCommit }],
    ['while publishing', { headAfter: nextCommit }],
  ])('is superseded when the head moves %s', async (_when, script) => {
    const { ports, checks } = buildPorts({ files: { 'claude.json': c1(c1Finding()) }, publisher: script });
    expect(await runStage(ports, settings)).toMatchObject({
      exitCode: 2,
      status: 'superseded',
      verdict: '',
      conclusion: 'cancelled',
    });
    expect(checks.concluded).toMatchObject([{ conclusion: 'cancelled' }]);
    const alone = await runStage(ports, { ...settings, stage: 'write' });
    expect(alone).toMatchObject({ verdict: '', receipt: { outcome: 'superseded' } });
    expect(alone).not.toHaveProperty('event');
  });

  it.each<[string, Partial<Snapshot>, string]>([
    [
      'the policy breaks its schema',
      { policy: { state: 'present', bytes: Buffer.from('version: 2') } },
      'POLICY_INVALID',
    ],
    ['the diff cannot be read', { diff: Buffer.from('--- nonsense') }, 'DIFF_UNREADABLE'],
    [
      'the working directory is of another commit',
      { workingDirectory: { state: 'other', commit: baseCommit, differing: [] } },
      'WORKING_DIRECTORY_FOREIGN',
    ],
  ])('concludes its check as one that lets no merge pass when %s', async (_why, snapshot, code) => {
    const { ports, checks } = buildPorts({ snapshot });
    await expect(runStage(ports, settings)).rejects.toMatchObject({ code });
    expect(checks.concluded).toMatchObject([
      { id: 1, conclusion: 'action_required', output: { title: `Could not review: ${code}` } },
    ]);
  });

  it('concludes its check for an unexpected error too, without its message', async () => {
    const { ports, checks } = buildPorts();
    const broken = { ...ports, received: () => ({ match: () => Promise.reject(new TypeError('hunter2')) }) };
    await expect(runStage(broken, settings)).rejects.toThrow(TypeError);
    expect(checks.concluded).toMatchObject([{ conclusion: 'action_required' }]);
    expect(JSON.stringify(checks.concluded)).not.toContain('hunter2');
  });

  it('does not pass, and leaves the check to be cleaned up, when the check cannot be concluded', async () => {
    const { ports, checks, remembered } = buildPorts({ files: clean });
    checks.failures = 10;
    expect(await runStage(ports, settings)).toMatchObject({ exitCode: 2, status: 'incomplete' });
    expect(remembered.at(-1)).toEqual({ head: headCommit, id: 1 });
  });

  it('writes nothing remote when it is dry, and plans it all', async () => {
    const { ports, checks, publisher, directory } = buildPorts({ files: blocking });
    expect(await runStage(ports, buildSettings({ dryRun: true }))).toMatchObject({
      exitCode: 1,
      verdict: 'FAIL',
    });
    expect([checks.started, checks.concluded, publisher.journal]).toEqual([[], [], []]);
    expect(directory.json('plan.json')).toMatchObject({
      steps: [{ do: 'create-draft' }, { do: 'submit-review' }],
    });
    expect(directory.json('receipt.json')).toMatchObject({ outcome: 'dry-run', review: null });
  });
});

describe('stages on their own', () => {
  it.each([
    ['ingest', 'manifest.json', 'fetch'],
    ['write', 'manifest.json', 'fetch'],
    ['gate', 'manifest.json', 'fetch'],
  ] as const)('%s reports that %s is missing and that %s writes it', async (name, file, writer) => {
    const { ports } = buildPorts();
    await expect(runStage(ports, stage(name))).rejects.toMatchObject({
      code: 'REVIEW_FILE_MISSING',
      message: expect.stringContaining(file),
      fix: expect.stringContaining(`\`${writer}\``),
    });
  });

  it('leave no manifest when fetching anew fails', async () => {
    const first = buildPorts();
    await runStage(first.ports, settings);
    const failing = {
      ...first.ports,
      source: async () => ({ fetch: () => Promise.reject(new Error('gone')) }),
    };
    await expect(runStage(failing, stage('fetch'))).rejects.toThrow('gone');
    for (const name of ['manifest.json', 'findings.json', 'receipt.json'])
      expect(first.directory.has(name)).toBe(false);
  });

  it.each([
    ['ingest', 'pr_diff.txt'],
    ['ingest', 'working_tree.diff'],
    ['write', 'pr_diff.txt'],
    ['write', 'conversation.json'],
  ] as const)('%s refuses a %s that is not the one fetched', async (name, file) => {
    const { ports, directory } = buildPorts();
    await runStage(ports, stage('fetch'));
    await runStage(ports, stage('ingest'));
    await directory.write(file, `${directory.text(file)} `);
    await expect(runStage(ports, stage(name))).rejects.toMatchObject({
      code: 'REVIEW_FILE_CHANGED',
      message: expect.stringContaining(file),
    });
  });

  it('refuse findings about another head', async () => {
    const { ports, directory } = buildPorts();
    await runStage(ports, settings);
    await directory.write(
      'findings.json',
      directory.text('findings.json').replaceAll(headCommit, nextCommit),
    );
    for (const name of ['write', 'gate'] as const) {
      await expect(runStage(ports, stage(name))).rejects.toMatchObject({
        code: 'REVIEW_FILE_INVALID',
        message: expect.stringContaining(nextCommit),
      });
    }
  });

  it('do not pass the gate without a receipt, nor with one of a dry run', async () => {
    const { ports } = buildPorts({ files: clean });
    for (const name of ['fetch', 'ingest'] as const) await runStage(ports, stage(name));
    expect(await runStage(ports, stage('gate'))).toMatchObject({ exitCode: 2, status: 'incomplete' });
    await runStage(ports, buildSettings({ stage: 'write', dryRun: true }));
    expect(await runStage(ports, stage('gate'))).toMatchObject({ exitCode: 2, status: 'incomplete' });
    await runStage(ports, stage('write'));
    expect(await runStage(ports, stage('gate'))).toMatchObject({ exitCode: 0, status: 'passed' });
  });

  it('remove receipt and verdict of earlier findings', async () => {
    const { ports, directory } = buildPorts({ files: clean });
    await runStage(ports, settings);
    expect(directory.json('review-latest.json')).toMatchObject({ verdict: 'PASS' });
    await runStage({ ...ports, received: buildPorts({ files: blocking }).ports.received }, stage('ingest'));
    for (const name of ['receipt.json', 'plan.json', 'review-latest.json'])
      expect(directory.has(name)).toBe(false);
  });
});
