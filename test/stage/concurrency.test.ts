import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { parseInputs } from '../../src/inputs.ts';
import { createRedactor } from '../../src/model/redact.ts';
import { readRunner } from '../../src/run/actions-runner.ts';
import { connectPrograms } from '../../src/run/connect-programs.ts';
import { uninterrupted } from '../../src/runner/interruption.ts';
import { gitDiff, numbered } from '../support/builders/diff.ts';
import { runConfigured, scripted } from '../support/configured-run.ts';
import { runReal } from '../support/real-run.ts';

const many = (key: string, ids = 'abcdefg') =>
  Object.fromEntries([...ids].map((id) => [id, { run: [key, id] }]));

const folders = ['api', 'core', 'web'];
const before = Object.fromEntries(folders.map((folder) => [`${folder}/app.ts`, numbered(3)]));
const after = Object.fromEntries(folders.map((folder) => [`${folder}/app.ts`, numbered(3, { 2: 'other' })]));
const wide = {
  diff: gitDiff(before, after),
  files: folders.map((folder) => ({
    ...({ sha: null, status: 'modified', additions: 1, deletions: 1, changes: 2 } as const),
    filename: `${folder}/app.ts`,
  })),
};

const challenged = { ...many('reviewer', 'abcdef'), g: { run: ['g'], role: 'challenger' } };

/** How many started, and how many ran at once at most. */
async function runs(policy: Record<string, unknown>): Promise<readonly [started: number, atOnce: number]> {
  const commands = scripted({ stdout: '[]' });
  await runConfigured(policy, { commands, snapshot: wide });
  return [commands.requests.length, commands.mostAtOnce];
}

describe('`concurrency`', () => {
  it.each([
    ['verifiers', { verifiers: many('verifier') }, 7, 7],
    ['reviewers', { reviewers: many('reviewer') }, 7, 7],
    ['reviewers behind verifiers', { verifiers: many('verifier'), reviewers: many('reviewer') }, 14, 7],
    ['challengers behind reviewers', { reviewers: challenged }, 7, 6],
    ['the folders of a reviewer', { reviewers: { all: { run: ['all'], cwd: '*' } } }, 3, 3],
  ])('bounds %s; where policy is silent, the machine does', async (_, policy, started, unbounded) => {
    expect(await runs({ ...policy, concurrency: 64 })).toEqual([started, unbounded]);
    expect(await runs({ ...policy, concurrency: 2 })).toEqual([started, 2]);
    expect(await runs({ ...policy, concurrency: 1 })).toEqual([started, 1]);
    expect(await runs(policy)).toEqual([started, Math.min(unbounded, 4)]);
  });

  it('has two real programs meet where it is 2, and never where it is 1', async () => {
    const meeting = (mine: string, other: string) => ({
      run: ['sh', '-c', `echo > ${mine}; until [ -e ${other} ]; do sleep 0.01; done; echo '[]'`],
      env: ['PATH'],
      retries: 0,
    });
    const endsOf = async (concurrency: number, timeout: string) => {
      const reviewers = { a: { ...meeting('a', 'b'), timeout }, b: { ...meeting('b', 'a'), timeout } };
      const { resultOf } = await runReal({ hygiene: false, concurrency, reviewers });
      return [(await resultOf('a')).outcome.state, (await resultOf('b')).outcome.state];
    };
    expect(await endsOf(2, '1m')).toEqual(['reviewed', 'reviewed']);
    expect(await endsOf(1, '1s')).toEqual(['timed_out', 'reviewed']);
  });
});

it('runs as many programs at once as the machine has cores', async () => {
  const reading = parseInputs(() => '');
  if (!reading.ok) throw new Error(reading.problems.join('; '));
  const withPrograms = connectPrograms({
    inputs: reading.inputs,
    runner: await readRunner({}),
    redact: createRedactor([]),
    interruption: uninterrupted,
    top: '/nowhere',
  });
  expect(await withPrograms(async ({ concurrency }) => concurrency)).toBe(availableParallelism());
});
