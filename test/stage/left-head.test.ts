import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runForEvent } from '../support/event-run.ts';
import { type Demo, startDemo } from '../support/github/demo.ts';
import { pullRequestEvent } from '../support/github/events.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import type { Permissions } from '../support/github/model/tokens.ts';
import { temporaryFolder } from '../support/runner.ts';
import { blocking, checksOf, clean, clear, failing, reviewsOn } from '../support/shared-head.ts';

let demo: Demo;
/** A pull request from another branch at the very same commit. */
let second: PullRequest;
let runReview: ReturnType<typeof reviewsOn>;
beforeEach(async () => {
  demo = await startDemo();
  const { repository } = demo;
  repository.git.branch('copy', 'feature');
  repository.push('copy');
  second = repository.openPullRequest({ head: 'copy', author: 'alice' });
  runReview = reviewsOn(demo);
});
afterEach(async () => {
  demo.github.assertClean();
  await demo.github.close();
});

async function review(pull: PullRequest, answer: string): Promise<void> {
  const ended = await runReview(pull, answer);
  if (ended.result === undefined) throw ended.failure;
}

function push(): void {
  demo.repository.git.branch('copy').write('more.ts', 'export {};\n').commit('More');
  demo.repository.push('copy');
}

/** The run that the push starts. */
async function runPushed(inputs: Readonly<Record<string, string>> = {}, permissions?: Permissions) {
  const { github, repository } = demo;
  const root = temporaryFolder('pushed');
  writeFileSync(join(root, 'claude.json'), clean);
  github.journal.clear();
  return runForEvent({
    github,
    repository,
    event: { name: 'pull_request', payload: pullRequestEvent(second, 'synchronize') },
    root,
    inputs: { findings: 'claude.json', ...inputs },
    ...(permissions && { permissions }),
  });
}

const onHead = (head: string) => checksOf(demo, head);
const lookups = () =>
  demo.github.journal.entries.filter(({ body }) => JSON.stringify(body ?? '').includes('query Members'))
    .length;

describe('a push to one of the pull requests on a head', () => {
  it('lets the others go, before its own review ends', async () => {
    await review(demo.pull, clean);
    await review(second, blocking);
    expect(onHead(demo.pull.headSha)[0]).toBe(`failure: Held by #2 · ${clear}`);
    push();
    const { result } = await runPushed();
    expect(onHead(demo.pull.headSha)).toEqual([
      `success: ${clear}`,
      `success: #2 no longer counts · ${failing}`,
    ]);
    expect(second.headSha).not.toBe(demo.pull.headSha);
    expect(result).toMatchObject({ head: second.headSha });
    const checks = demo.github.journal.writes.filter(({ path }) => path.includes('/check-runs'));
    expect(checks.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH']);
  });

  it('asks for nothing more where nobody is left on the old head', async () => {
    await review(second, clean);
    demo.pull.close();
    push();
    await runPushed();
    expect(lookups()).toBe(0);
  });

  it('changes nothing in a dry run, or where the gate is no check', async () => {
    await review(demo.pull, clean);
    await review(second, blocking);
    const before = onHead(demo.pull.headSha);
    push();
    await runPushed({ 'dry-run': 'true' });
    await runPushed({ gate: 'job' });
    expect(onHead(demo.pull.headSha)).toEqual(before);
  });

  it('is reviewed all the same where the others cannot be let go', async () => {
    await review(demo.pull, clean);
    await review(second, clean);
    push();
    demo.github.faults.push({
      match: ({ body }) => JSON.stringify(body ?? '').includes('query Members'),
      act: { answer: { status: 404, body: { message: 'Not Found' } } },
    });
    const { result, reporter } = await runPushed();
    expect(result).toMatchObject({ exitCode: 0, conclusion: 'success' });
    expect(reporter.lines.join('\n')).toContain('were not concluded again');
  });
});
