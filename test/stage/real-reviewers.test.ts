import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runReal as runPolicy } from '../support/real-run.ts';

const runReal = (reviewers: Readonly<Record<string, unknown>>) => runPolicy({ hygiene: false, reviewers });

const sh = (script: string, policy: Record<string, unknown> = {}) => ({
  model: { run: ['sh', '-c', script], env: ['PATH'], retries: 0, ...policy },
});

/** Alive until it is gone or a zombie: one that nobody has reaped yet runs nothing. */
function isAlive(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Writes its number to a file, does not end when it is asked to, and stays. */
const stubborn = (file: string) => `sh -c 'trap "" TERM; echo $$ > ${file}; while :; do sleep 600; done'`;

const written = (file: string) => `until [ -s ${file} ]; do :; done`;

describe.runIf(process.platform === 'linux')('a reviewer that is a real program', () => {
  it.runIf(existsSync('/dev/full'))('is said to have met a full disk when it did', async () => {
    const { result, resultOf } = await runReal(sh('head -c 1 /dev/zero > /dev/full'));
    expect(result).toMatchObject({ exitCode: 2, verdict: '' });
    expect((await resultOf('model')).outcome).toMatchObject({
      state: 'unavailable',
      reason: expect.stringMatching(/^DISK_FULL: .*the disk is full$/),
    });
  });

  it('is said to have died when something killed it, also with an answer behind it', async () => {
    const { result, resultOf } = await runReal(sh('printf "[]" > "$PR_VERDICT_OUTPUT"; kill -KILL $$'));
    expect(result).toMatchObject({ exitCode: 2, verdict: '' });
    expect((await resultOf('model')).outcome).toMatchObject({
      state: 'unavailable',
      reason: 'DIED_EARLY: it was ended by SIGKILL',
    });
  });

  it('is ended with all that it started when its time is up, also who does not end when asked', async () => {
    const script = `${stubborn('child')} & ${written('child')}; wait`;
    const { result, resultOf, pid } = await runReal(sh(script, { timeout: '1s' }));
    expect(result.exitCode).toBe(2);
    expect(await resultOf('model')).toMatchObject({
      outcome: { state: 'timed_out', reason: expect.stringContaining('TIMED_OUT') },
      notes: ['it left processes behind, which were ended'],
    });
    expect(isAlive(pid('child'))).toBe(false);
  });

  it('has its answer taken and what it left behind ended, which the report says', async () => {
    const script = `${stubborn('daemon')} >/dev/null 2>&1 & ${written('daemon')}; printf "[]"`;
    const { result, json, pid } = await runReal(sh(script));
    expect(result).toMatchObject({ exitCode: 0, verdict: 'PASS' });
    expect(isAlive(pid('daemon'))).toBe(false);
    expect(await json('ingest_report.json')).toMatchObject({
      notes: ['model: it left processes behind, which were ended'],
    });
  });
});
