import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { runStage } from '../../src/run/pipeline.ts';
import { c1, c1Blocking, c1Finding } from '../support/builders/documents.ts';
import { buildPorts } from '../support/builders/ports.ts';
import { buildSettings, headCommit, nextCommit } from '../support/builders/run.ts';

const clean = { 'claude.json': '[]' };
const blocking = { 'claude.json': c1(c1Blocking(), c1Finding()) };
const settings = buildSettings();
const stage = (name: 'fetch' | 'ingest' | 'write' | 'gate') => buildSettings({ stage: name });

describe('a whole run', () => {
  it('starts one check, as soon as the head is known and while the rest is read', async () => {
    const { ports, checks, remembered } = buildPorts({ files: clean });
    const source = await ports.source();
    const fetch: typeof source.fetch = async (request) => {
      await request.onHead?.({ head: headCommit, pull: 7, url: 'https://github.com/octo/demo/pull/7' });
      while (checks.started.length === 0) await setImmediate();
      return source.fetch(request);
    };
    await runStage({ ...ports, source: async () => ({ ...source, fetch }) }, settings);
    expect(checks.started).toHaveLength(1);
    expect(checks.concluded).toMatchObject([{ id: 1, conclusion: 'success' }]);
    // The post step would end it only in between.
    expect([remembered[0], remembered.at(-1)]).toEqual([{ head: headCommit }, undefined]);
  });

  it('concludes its check as one that lets no merge pass after an error', async () => {
    const { ports, checks } = buildPorts({ snapshot: { diff: Buffer.from('--- nonsense') } });
    const code = 'DIFF_UNREADABLE';
    await expect(runStage(ports, settings)).rejects.toMatchObject({ code });
    expect(checks.concluded).toMatchObject([
      { id: 1, conclusion: 'action_required', output: { title: `Could not review: ${code}` } },
    ]);
  });

  it('concludes its check for an unexpected error too, without its message', async () => {
    const { ports, checks } = buildPorts();
    const broken = { ...ports, received: () => () => Promise.reject(new TypeError('hunter2')) };
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
});

describe('stages on their own', () => {
  it.each(['ingest', 'write', 'gate'] as const)('%s names the missing file and its writer', async (name) => {
    await expect(runStage(buildPorts().ports, stage(name))).rejects.toMatchObject({
      code: 'REVIEW_FILE_MISSING',
      message: expect.stringContaining('manifest.json'),
      fix: expect.stringContaining('`fetch`'),
    });
  });

  it('leave no manifest when fetching anew fails', async () => {
    const { ports, directory } = buildPorts();
    await runStage(ports, settings);
    const failing = { ...ports, source: async () => ({ fetch: () => Promise.reject(new Error('gone')) }) };
    await expect(runStage(failing, stage('fetch'))).rejects.toThrow('gone');
    for (const name of ['manifest.json', 'findings.json', 'receipt.json'])
      expect(directory.has(name), name).toBe(false);
  });

  it.each([
    ['ingest', 'pr_diff.txt'],
    ['write', 'conversation.json'],
  ] as const)('%s refuses a %s that is not the one fetched', async (name, file) => {
    const { ports, directory } = buildPorts();
    await runStage(ports, stage('fetch'));
    await runStage(ports, stage('ingest'));
    await directory.write(file, `${directory.text(file)} `);
    const message = expect.stringContaining(file);
    await expect(runStage(ports, stage(name))).rejects.toMatchObject({
      code: 'REVIEW_FILE_CHANGED',
      message,
    });
  });

  it.each(['write', 'gate'] as const)('%s refuses findings about another head', async (name) => {
    const { ports, directory } = buildPorts();
    await runStage(ports, settings);
    const findings = directory.text('findings.json').replaceAll(headCommit, nextCommit);
    await directory.write('findings.json', findings);
    const message = expect.stringContaining(nextCommit);
    await expect(runStage(ports, stage(name))).rejects.toMatchObject({
      code: 'REVIEW_FILE_INVALID',
      message,
    });
  });

  it('do not pass the gate without a receipt, nor with one of a dry run, which writes nothing', async () => {
    const { ports, publisher } = buildPorts({ files: clean });
    const incomplete = { exitCode: 2, status: 'incomplete' };
    for (const name of ['fetch', 'ingest'] as const) await runStage(ports, stage(name));
    expect(await runStage(ports, stage('gate'))).toMatchObject(incomplete);
    await runStage(ports, buildSettings({ stage: 'write', dryRun: true }));
    expect(publisher.journal).toEqual([]);
    expect(await runStage(ports, stage('gate'))).toMatchObject(incomplete);
    await runStage(ports, stage('write'));
    expect(await runStage(ports, stage('gate'))).toMatchObject({ exitCode: 0, status: 'passed' });
  });

  it('remove receipt and verdict of earlier findings', async () => {
    const { ports, directory } = buildPorts({ files: clean });
    await runStage(ports, settings);
    expect(directory.json('review-latest.json')).toMatchObject({ verdict: 'PASS' });
    await runStage({ ...ports, received: buildPorts({ files: blocking }).ports.received }, stage('ingest'));
    for (const name of ['receipt.json', 'plan.json', 'review-latest.json'])
      expect(directory.has(name), name).toBe(false);
  });
});
