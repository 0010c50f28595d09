import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Demo, startDemo } from '../support/github/demo.ts';
import { runInProcess } from '../support/in-process-run.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

const demanded = reviewOutputFinding({
  severity: 'CRITICAL',
  issue: 'Input reaches the query unescaped.',
  line: 5,
});
const lesser = reviewOutputFinding({ severity: 'MINOR', issue: 'The name says too little.', line: 33 });
const worse = reviewOutputFinding({ severity: 'CRITICAL', issue: 'Anybody may delete it.', line: 33 });

let demo: Demo;

beforeEach(async () => {
  demo = await startDemo();
});

afterEach(async () => {
  await demo.github.close();
  demo.github.assertClean();
});

function review(runKey: string, ...findings: readonly unknown[]) {
  const files = { 'claude.json': JSON.stringify(findings) };
  const client = { timer: virtualTimer() };
  return runInProcess({ github: demo.github, pull: demo.pull, files, runKey, client });
}

function states(): readonly string[] {
  return demo.pull.reviews.map(({ state }) => state);
}

/** A review that demands changes, and a person who dismisses it. */
async function dismissed(): Promise<void> {
  await review('run-1', demanded);
  for (const each of demo.pull.reviews) {
    expect(each.state).toBe('CHANGES_REQUESTED');
    each.state = 'DISMISSED';
  }
}

describe('a demand that a person dismissed', () => {
  it('is not made again with a new lesser finding, and the gate still fails', async () => {
    await dismissed();
    const { result } = await review('run-2', demanded, lesser);
    expect(states()).toEqual(['DISMISSED', 'COMMENTED']);
    expect(result).toMatchObject({ exitCode: 1, verdict: 'FAIL', event: 'COMMENT', conclusion: 'failure' });
    await review('run-3', demanded, lesser);
    expect(states()).toHaveLength(2);
  });

  it('is not repeated as a comment when nothing is new', async () => {
    await dismissed();
    const { result } = await review('run-2', demanded);
    expect(states()).toEqual(['DISMISSED']);
    expect(result).toMatchObject({ exitCode: 1, conclusion: 'failure' });
  });

  it('does not keep a new blocking finding from a demand of its own', async () => {
    await dismissed();
    await review('run-2', demanded, worse);
    expect(states()).toEqual(['DISMISSED', 'CHANGES_REQUESTED']);
  });
});
