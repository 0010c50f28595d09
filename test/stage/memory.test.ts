import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readStateText, unpackState } from '../../src/memory/packed-state.ts';
import { type Demo, numbered, startDemo } from '../support/github/demo.ts';
import { removeComment } from '../support/github/reviewing.ts';
import { runInProcess } from '../support/in-process-run.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

let demo: Demo;
let runs = 0;

beforeEach(async () => {
  demo = await startDemo({ limits: { hourly: 1_000_000 } });
});

afterEach(async () => {
  demo.github.assertClean();
  await demo.github.close();
});

const critical = reviewOutputFinding({ severity: 'CRITICAL', issue: 'Input reaches the query unescaped.' });

async function review(findings: readonly unknown[]) {
  runs += 1;
  demo.github.journal.clear();
  const { github, pull } = demo;
  const files = { 'claude.json': JSON.stringify(findings) };
  const ended = await runInProcess({
    github,
    pull,
    files,
    runKey: `run-${runs}`,
    client: { timer: virtualTimer() },
  });
  if (ended.result === undefined) throw ended.failure;
  return ended.result;
}

/** A push that touches nothing that a finding is about. */
function push(): void {
  demo.repository.git.branch('feature').write('new.ts', `export const n = ${runs};\n`).commit('More');
  demo.repository.push('feature');
}

const writesBesideTheCheck = () =>
  demo.github.journal.writes.filter(({ path }) => !path.includes('/check-runs'));

function stateOf(check = demo.repository.checkRuns.at(-1)) {
  return unpackState(readStateText(check?.text ?? '') ?? '');
}

function edit(body: string): void {
  const [comment] = demo.pull.threads[0]?.comments ?? [];
  if (comment === undefined) throw new Error('There is no comment.');
  comment.body = body;
  comment.editor = demo.github.world.accounts.named('alice');
}

describe('a blocking finding', () => {
  it('stays where a writer edits our comment, and its mark says that it is settled', async () => {
    await review([critical]);
    const [comment] = demo.pull.threads[0]?.comments ?? [];
    edit(comment?.body.replace(' finding ', ' closed ') ?? '');
    push();
    expect(await review([])).toMatchObject({ verdict: 'FAIL', conclusion: 'failure' });
    expect(demo.pull.reviews).toHaveLength(1);
  });

  it('stays where a writer deletes our comment, and the review lists it', async () => {
    await review([critical]);
    const [comment] = demo.pull.threads[0]?.comments ?? [];
    if (comment !== undefined) removeComment(comment);
    push();
    expect(await review([])).toMatchObject({ verdict: 'FAIL', conclusion: 'failure' });
    expect(demo.pull.reviews[0]?.body).toContain('Still open from before (1)');
    expect(await review([critical])).toMatchObject({ verdict: 'FAIL', receipt: { outcome: 'quiet' } });
  });

  it('stays after a forced push: its check is on the head that was left', async () => {
    await review([critical]);
    const { git } = demo.repository;
    const other = numbered({ 5: 'changed 5', 8: null, 32: 'line 32\nadded' });
    git.restart('feature', 'main');
    git.write('src/app.ts', other).write('new.ts', 'export const again = 1;\n').commit('Again');
    demo.repository.push('feature');
    expect(demo.pull.forcePushes).toHaveLength(1);
    expect(await review([])).toMatchObject({ verdict: 'FAIL', title: expect.stringContaining('FAIL') });
  });
});

describe('a run that cannot read what an earlier one knew', () => {
  it.each<[string, () => void]>([
    ['its check is gone', () => demo.repository.checkRuns.splice(0)],
    [
      'its check holds something else',
      () => {
        const [check] = demo.repository.checkRuns;
        if (check !== undefined) check.text = check.text?.replace('-state ', '-state x');
      },
    ],
    [
      'GitHub does not show checks',
      () => {
        const answer = { status: 502, body: '<html>Bad Gateway</html>' };
        const match = ({ body }: { readonly body?: unknown }) =>
          JSON.stringify(body ?? '').includes('CheckTexts');
        demo.github.faults.push({ times: 100, match, act: { answer } });
      },
    ],
  ])('is incomplete and keeps nothing, since %s', async (_, happens) => {
    await review([critical]);
    happens();
    demo.repository.git.branch('feature').write('src/app.ts', 'all new\n').commit('Answer');
    demo.repository.push('feature');
    expect(await review([])).toMatchObject({ verdict: '', conclusion: 'failure' });
    expect(stateOf()).toBeUndefined();
    expect(demo.repository.checkRuns.at(-1)?.summary).toContain(
      'what an earlier run found cannot all be read',
    );
  });
});

describe('a review of very many findings', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      reviewOutputFinding({
        file: index % 2 === 0 ? 'src/app.ts' : 'new.ts',
        line: index % 2 === 0 ? (index % 9) + 2 : 1,
        severity: 'MAJOR',
        issue: `Problem number ${index} of module ${(index * 7919) % 1_000_003} is ${'abcdefghij'[index % 10]}.`,
      }),
    );

  it.each([900, 3_000])(
    'posts nothing a second time, with %i findings',
    { timeout: 120_000 },
    async (count) => {
      const findings = many(count);
      const first = await review(findings);
      expect(first).toMatchObject({ receipt: { outcome: 'published', missing: [] } });
      expect(demo.pull.threads).toHaveLength(30);
      const { entries, counts } = first.receipt ?? { entries: [], counts: undefined };
      const shown = demo.pull.reviews[0]?.body ?? '';
      const inBody = new Set(
        entries.flatMap((entry) => (entry.place === 'body' ? (entry.finding ?? []) : [])),
      );
      for (const id of inBody) expect(shown).toContain(`\`${id}\`</sub>`);
      expect(counts?.withheld).toBeGreaterThan(0);
      expect(
        new Set(entries.filter(({ place }) => place === 'withheld').map(({ reason }) => reason)),
      ).toEqual(new Set(['no-room']));
      const state = stateOf();
      expect((state?.findings.length ?? 0) + (state?.forgotten ?? 0)).toBe(
        new Set(entries.map((e) => e.finding)).size,
      );

      for (let again = 0; again < 2; again += 1) {
        const next = await review(findings);
        expect(writesBesideTheCheck()).toEqual([]);
        expect(next.verdict).toBe(first.verdict);
        expect(next.receipt?.counts).toMatchObject({ inline: 0, file: 0, body: 0 });
      }
      expect(demo.pull.threads).toHaveLength(30);
    },
  );
});
