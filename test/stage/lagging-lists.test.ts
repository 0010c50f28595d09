import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nameOf, pointsOf } from '../support/faults-at.ts';
import { type Demo, startDemo } from '../support/github/demo.ts';
import type { JournalEntry } from '../support/github/journal.ts';
import { addComment } from '../support/github/model/conversation.ts';
import { runInProcess } from '../support/in-process-run.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

const critical = reviewOutputFinding({ severity: 'CRITICAL', issue: 'Input reaches the query unescaped.' });
const { line: _, ...onFile } = reviewOutputFinding({ type: 'file', file: 'new.ts', issue: 'No test.' });

let demo: Demo;
let runs = 0;

beforeEach(async () => {
  demo = await startDemo({ limits: { hourly: 1_000_000 } });
});

afterEach(async () => {
  await demo.github.close();
  demo.github.assertClean();
});

function review(findings: readonly unknown[]) {
  runs += 1;
  return runInProcess({
    github: demo.github,
    pull: demo.pull,
    files: { 'claude.json': JSON.stringify(findings) },
    runKey: `run-${runs}`,
    client: { timer: virtualTimer() },
  });
}

function forget(): void {
  demo.github.faults.clear();
  demo.repository.checkRuns.length = 0;
  demo.pull.reviews.length = 0;
  demo.pull.threads.length = 0;
}

const findings = [critical, onFile];
const states = () => demo.pull.reviews.map(({ state }) => state);
const conclusion = () => demo.repository.checkRuns.at(-1)?.conclusion;

function expectOneReview(when: string): void {
  expect(states(), when).toEqual(['CHANGES_REQUESTED']);
  expect(demo.pull.threads, when).toHaveLength(2);
}

describe('a read that does not know of the writes before it', () => {
  it('lets no run say again what stands there', async () => {
    await review(findings);
    const points = pointsOf(demo.github.journal.entries.filter(({ kind }) => kind === 'read'));
    for (const { name } of points) {
      forget();
      await review(findings);
      expectOneReview(`${name}, before`);
      demo.github.faults.push({ act: 'stale', match: (request) => nameOf(request) === name });
      const { result } = await review(findings);
      expectOneReview(name);
      expect(result, name).toMatchObject({ exitCode: 1, conclusion: 'failure' });
    }
  });

  it('lets no run say again what it said itself, where the answer to a write is lost as well', async () => {
    await review(findings);
    const writes = pointsOf(demo.github.journal.writes);
    for (const { name } of writes) {
      forget();
      // Of another run: so that there is an earlier answer to whoever looks for the write.
      demo.github.faults.push({ act: 'drop-after', match: (request) => nameOf(request) === name });
      await review(findings);
      forget();
      let isLost = false;
      const isDue = (request: JournalEntry) => {
        isLost ||= nameOf(request) === name;
        return nameOf(request) === name;
      };
      demo.github.faults.push({ act: 'drop-after', match: isDue });
      demo.github.faults.push({ act: 'stale', match: ({ kind }) => isLost && kind === 'read' });
      await review(findings);
      demo.github.faults.clear();
      const { result } = await review(findings);
      expectOneReview(name);
      expect(result, name).toMatchObject({ exitCode: 1, conclusion: 'failure' });
    }
  });
});

function remarks(count: number): void {
  for (let index = 0; index < count; index += 1) addComment(demo.pull, demo.pull.author, `Remark ${index}.`);
}

describe('a page that is lost without a word', () => {
  it('lets nothing pass: what is open may have stood on it', async () => {
    await review([critical]);
    remarks(250);
    const isMore = ({ operations }: { readonly operations: readonly string[] }) =>
      operations.length === 1 && operations[0] === 'repository';
    const lost = { nodes: [], totalCount: 250, pageInfo: { hasNextPage: false, endCursor: null } };
    demo.github.faults.push({
      act: { answer: { status: 200, body: { data: { repository: { pullRequest: { comments: lost } } } } } },
      match: (request) => isMore(request) && JSON.stringify(request.body).includes('query More'),
    });
    const { result, reporter } = await review([]);
    expect(result).toMatchObject({ conclusion: 'failure', exitCode: 1 });
    expect(reporter.lines.join('\n')).toContain('GitHub counts more reviews, threads or comments');
    expect(demo.repository.checkRuns.at(-1)?.summary).toContain(
      'not all that was said on the pull request before could be read',
    );
    expect(states()).toEqual(['CHANGES_REQUESTED']);
  });

  it('is no success where it cannot be had either, though nobody found anything', async () => {
    remarks(250);
    demo.github.faults.push({
      act: 'drop-before',
      times: Number.POSITIVE_INFINITY,
      match: ({ body }) => JSON.stringify(body ?? '').includes('query More'),
    });
    const { result } = await review([]);
    expect(result).toMatchObject({ exitCode: 2, status: 'incomplete', conclusion: 'action_required' });
    expect(conclusion()).toBe('action_required');
    demo.github.faults.clear();
    expect((await review([])).result).toMatchObject({ exitCode: 0, conclusion: 'success' });
  });
});
