import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Snapshot } from '../../src/fetch/source.ts';
import { createGitHubSource } from '../../src/github/github-source.ts';
import { Since } from '../../src/memory/changes-since-review.ts';
import { type Memory, recallMemory } from '../../src/memory/memory.ts';
import { readStateText, unpackState } from '../../src/memory/packed-state.ts';
import { reconcile } from '../../src/memory/reconcile.ts';
import { stateFindings } from '../../src/memory/run-state.ts';
import type { ReviewState } from '../../src/model/conversation.ts';
import { type KeptChecks, titleHash } from '../../src/model/known-finding.ts';
import { readMarks, toolKey } from '../../src/model/mark.ts';
import { placeFindings } from '../../src/write/placement.ts';
import { planReview } from '../../src/write/plan-review.ts';
import { buildPlacementContext } from '../support/builders/diff.ts';
import { buildFinding, buildLocation } from '../support/builders/finding.ts';
import { buildConversation, buildReconcileInput } from '../support/builders/memory.ts';
import { appDiff, buildReviewInput } from '../support/builders/review.ts';
import {
  buildRenderContext,
  buildReviewer,
  checkName,
  headCommit,
  nextCommit,
} from '../support/builders/run.ts';
import { RecordingReporter } from '../support/fakes/recording-reporter.ts';
import { type Demo, numbered, startDemo } from '../support/github/demo.ts';
import { addComment } from '../support/github/model/conversation.ts';
import { removeComment } from '../support/github/reviewing.ts';
import { connectAs } from '../support/github-client.ts';
import { type InProcessRun, runInProcess } from '../support/in-process-run.ts';
import { documentedPermissions, reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

let demo: Demo;

describe('memory', () => {
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
    it('stays open where a writer edits our comment so that its mark is of a settled one', async () => {
      await review([critical]);
      const [comment] = demo.pull.threads[0]?.comments ?? [];
      edit(comment?.body.replace(' finding ', ' closed ') ?? '');
      push();
      expect(await review([])).toMatchObject({ verdict: 'FAIL', conclusion: 'failure' });
      expect(demo.pull.reviews).toHaveLength(1);
    });

    it('stays open where a writer deletes our comment, and the review lists it', async () => {
      await review([critical]);
      const [comment] = demo.pull.threads[0]?.comments ?? [];
      if (comment !== undefined) removeComment(comment);
      push();
      expect(await review([])).toMatchObject({ verdict: 'FAIL', conclusion: 'failure' });
      expect(demo.pull.reviews[0]?.body).toContain('open since an earlier review');
      expect(await review([critical])).toMatchObject({ verdict: 'FAIL', receipt: { outcome: 'quiet' } });
    });

    it('stays open after a force-push: its check is on the former head', async () => {
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

  describe('a run that cannot read the memory of an earlier one', () => {
    it.each<[string, () => void]>([
      ['its check is gone', () => demo.repository.checkRuns.splice(0)],
      [
        'its check has another value',
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
});

type Finding = ReturnType<typeof buildFinding>;

const tool = buildRenderContext().toolKey;

const { reviewersOf } = buildRenderContext();

const elsewhere = (title: string, overrides: Partial<Finding> = {}) =>
  buildFinding({
    title,
    severity: 'low',
    locations: [buildLocation({ path: 'src/other.ts' })],
    ...overrides,
  });

/** A pull request with one review after another, and a check that remembers. */
class Talk {
  readonly bodies: string[] = [];
  #checks: KeptChecks = { heads: [] };

  memory(): Memory {
    const reviews = this.bodies.map((body, index) => ({
      id: index + 1,
      nodeId: `R_${index}`,
      author: 'github-actions[bot]',
      ours: true,
      state: 'COMMENTED' as const,
      body,
      editedByOthers: false,
      url: `https://github.com/octo/shop/pull/7#r${index + 1}`,
    }));
    return recallMemory(buildConversation({ reviews }), tool, this.#checks);
  }

  /** One run at `head`: what it plans, and the texts as they are afterwards. */
  run(findings: readonly Finding[], head = headCommit) {
    const memory = this.memory();
    const reviewers = [buildReviewer()];
    const reconciled = reconcile(buildReconcileInput({ findings, reviewers, ledger: memory.ledger, head }));
    const placed = placeFindings(reconciled.findings, {
      ...buildPlacementContext({ diff: appDiff, inlineFrom: () => 'low' }),
      alreadyOpen: new Set(reconciled.continued.keys()),
    });
    const render = buildRenderContext({ head });
    const { plan } = planReview(
      buildReviewInput(reconciled.findings, { memory, reconciled, placed, render }),
    );
    for (const step of plan.steps) {
      if (step.do === 'submit-review') this.bodies.push(step.body);
      if (step.do === 'update-review') this.bodies[Number(step.nodeId.slice(2))] = step.body;
    }
    const rows = stateFindings({ findings: reconciled.findings, reconciled, judged: [], head, reviewersOf });
    const known = rows.flatMap(({ kind, ...row }) => (kind === undefined ? [] : [{ ...row, kind }]));
    const kept = { head, findings: known, forgotten: 0, newestReview: this.bodies.length };
    this.#checks = { heads: [head], kept };
    return plan.steps.map((step) => step.do).filter((name) => name !== 'create-draft');
  }

  get newest(): string {
    return this.bodies.at(-1) ?? '';
  }
}

describe('a finding in the text of a review', () => {
  it('is neither repeated nor lost, and a second identical run writes nothing', () => {
    const talk = new Talk();
    expect(talk.run([elsewhere('First')])).toEqual(['submit-review']);
    expect(talk.run([elsewhere('First')])).toEqual([]);
    expect(talk.memory().ledger.map(({ remembered }) => remembered.title)).toEqual([titleHash('First')]);
  });

  it('moves over into the text of a new review, repeated or not', () => {
    const talk = new Talk();
    talk.run([elsewhere('First', { issue: 'What the first one says.' }), elsewhere('Second')]);
    const steps = talk.run([elsewhere('Second'), elsewhere('Third')], nextCommit);
    expect(steps).toEqual(['submit-review']);
    expect(talk.newest).toContain('open since an earlier review');
    expect(talk.newest).toContain('What the first one says.');
    expect(talk.newest.match(/<summary>.*First .*<\/summary>/)).not.toBeNull();
    const marks = readMarks(talk.newest, tool).filter(({ kind }) => kind === 'finding');
    expect(marks).toHaveLength(3);
  });

  it('is copied from text to text unchanged', () => {
    const talk = new Talk();
    talk.run([
      elsewhere('First <b> & `code`', { issue: 'Mind the *gap* & <script>.', severity: 'critical' }),
    ]);
    talk.run([elsewhere('Second')], nextCommit);
    const once = talk.newest;
    talk.run([elsewhere('Third')], '4'.repeat(40));
    const passages = [once, talk.newest].map((body) =>
      /<summary>🚨 Critical · (First.*?) <sub>.*?<\/summary>(.*?)<\/details>/s.exec(body)?.slice(1),
    );
    expect(passages[1]).toEqual(passages[0]);
    expect(passages[0]?.[0]).toBe('First &lt;b&gt; &amp; <code>code</code>');
  });

  it('is edited in where it is too slight for a review of its own', () => {
    const talk = new Talk();
    talk.run([elsewhere('First')]);
    expect(talk.run([elsewhere('First'), elsewhere('Slight', { severity: 'info' })])).toEqual([
      'update-review',
    ]);
    expect(talk.newest).toContain('Slight');
    expect(talk.run([elsewhere('First'), elsewhere('Slight', { severity: 'info' })])).toEqual([]);
  });

  it('is missed by one whole review, settled by the next one of another head, and then left alone', () => {
    const talk = new Talk();
    talk.run([elsewhere('First')]);
    expect(talk.run([], nextCommit)).toEqual(['update-review']);
    expect(talk.newest).toContain('open since an earlier review');
    expect(talk.run([], nextCommit)).toEqual([]);
    expect(talk.run([], '4'.repeat(40))).toEqual(['update-review']);
    expect(talk.newest).toMatch(/Fixed since the last review \(1\).*· not found again/s);
    expect(talk.run([], '4'.repeat(40))).toEqual([]);
  });

  it('keeps its first fingerprint and its files, however often its text changes', () => {
    const talk = new Talk();
    const both = [buildLocation({ path: 'src/other.ts' }), buildLocation({ path: 'lib/b.ts' })];
    for (const digit of ['1', '2', '3'])
      talk.run([elsewhere('First', { fingerprint: digit.repeat(16), locations: both })]);
    expect(talk.memory().ledger).toMatchObject([
      { remembered: { fingerprint: '3'.repeat(16), first: '1'.repeat(16), alsoAt: ['lib/b.ts'] } },
    ]);
  });

  it('comes back under its first id', () => {
    const talk = new Talk();
    talk.run([elsewhere('First')]);
    const [before] = talk.memory().ledger;
    talk.run([], nextCommit);
    talk.run([], '4'.repeat(40));
    expect(talk.run([elsewhere('First')], '5'.repeat(40))).toEqual(['submit-review']);
    const [after] = talk.memory().ledger;
    expect(after?.remembered).toMatchObject({ kind: 'finding', id: before?.remembered.id });
  });
});

describe('heads compared', () => {
  afterEach(async () => {
    demo.github.assertClean();
    await demo.github.close();
  });

  const critical = {
    severity: 'CRITICAL',
    category: 'security',
    issue: 'Input reaches the query unescaped.',
  };

  const atHead = numbered({ 5: 'changed 5', 8: null, 32: 'line 32\nadded' });

  async function review(findings: readonly unknown[], overrides: Partial<InProcessRun> = {}) {
    const files = { 'claude.json': JSON.stringify(findings) };
    const ended = await runInProcess({ github: demo.github, pull: demo.pull, files, ...overrides });
    expect(ended.failure).toBeUndefined();
    return ended;
  }

  /** Replaces the branch's commits by one on top of the base as it is by then. */
  function rebase(files: Readonly<Record<string, string>>, onto?: Readonly<Record<string, string>>): void {
    const { repository } = demo;
    const { git, defaultBranch } = repository;
    git.branch(defaultBranch);
    if (onto !== undefined) {
      git.writeAll(onto).commit('Base moves on');
      repository.push(defaultBranch);
    }
    git.restart('feature');
    git.writeAll(files).commit('Change, again');
    repository.push('feature');
  }

  const states = (): readonly ReviewState[] => demo.pull.reviews.map(({ state }) => state);

  const since = async ({ directory }: Awaited<ReturnType<typeof review>>) => {
    const bytes = await directory.read('since.json');
    return bytes === undefined ? [] : Since.array().parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  };

  it('knows a finding again after a rebase that moved its lines, though its thread is outdated', async () => {
    demo = await startDemo();
    await review([reviewOutputFinding({ ...critical, line: 5 })]);
    const before = demo.pull.headSha;
    rebase({ 'src/app.ts': `new\nlines\n${atHead}` }, { 'other.md': 'From the base.\n' });

    const ended = await review([reviewOutputFinding({ ...critical, line: 7 })]);

    expect(states()).toEqual(['CHANGES_REQUESTED']);
    expect(demo.pull.threads).toHaveLength(1);
    expect(ended.result?.receipt?.counts).toMatchObject({ inline: 0, withheld: 1 });
    expect(await since(ended)).toMatchObject([
      { head: before, known: ['src/app.ts'], files: [{ changes: 2 }] },
    ]);
  });

  it('keeps a blocking finding open after a force-push that did not touch its file, and settles it after one that did', async () => {
    demo = await startDemo();
    await review([reviewOutputFinding({ ...critical, line: 5 })]);
    rebase({ 'src/app.ts': atHead, 'new.ts': 'export const other = 1;\n' });

    expect((await review([])).result).toMatchObject({ exitCode: 1, verdict: 'FAIL' });
    expect(states()).toEqual(['CHANGES_REQUESTED']);

    rebase({ 'src/app.ts': atHead.replace('changed 5', 'fixed 5') });
    expect((await review([])).result).toMatchObject({ exitCode: 0, verdict: 'PASS' });
    expect(states()).toEqual(['DISMISSED', 'COMMENTED']);
    expect(demo.pull.threads[0]?.comments[0]?.body).toContain('✅ Fixed');
  });

  it('settles a finding of which a file changed that only its fix names', async () => {
    demo = await startDemo();
    await review([reviewOutputFinding({ ...critical, line: 5, fix: 'Escape it in `lib/escape.ts:12`.' })]);
    rebase({ 'src/app.ts': atHead, 'lib/escape.ts': 'export {};\n' });

    expect((await review([])).result).toMatchObject({ exitCode: 0, verdict: 'PASS' });
  });

  it('concludes nothing from an earlier head that GitHub no longer has', async () => {
    demo = await startDemo();
    await review([reviewOutputFinding({ ...critical, line: 5 })]);
    const gone = '0'.repeat(39).concat('1');
    for (const { comments } of demo.pull.threads)
      for (const comment of comments) comment.body = comment.body.replaceAll(demo.pull.headSha, gone);
    expect(demo.pull.threads[0]?.comments[0]?.body).toContain(`${gone} -->`);

    const ended = await review([]);

    expect(ended.result).toMatchObject({ exitCode: 1, verdict: 'FAIL' });
    expect(await since(ended)).toEqual([]);
  });

  it('writes open findings into the newest text with each head, once', async () => {
    demo = await startDemo();
    await review([reviewOutputFinding({ line: 5 })]);
    rebase({ 'src/app.ts': `new\n${atHead}` });
    demo.github.journal.clear();

    await review([reviewOutputFinding({ line: 6 })]);
    const writes = () => demo.github.journal.writes.map(({ route }) => route ?? '');
    expect(writes().filter((each) => !each.includes('check-runs'))).toEqual(['POST /graphql']);
    expect(demo.pull.reviews[0]?.body).toContain('open since an earlier review');

    demo.github.journal.clear();
    await review([reviewOutputFinding({ line: 6 })]);
    expect(writes().every((each) => each.includes('check-runs'))).toBe(true);
  });

  it('does not undo the review of a newer head', async () => {
    demo = await startDemo();
    await review([reviewOutputFinding({ line: 5 })]);
    rebase({ 'src/app.ts': `new\n${atHead}` });
    const posted = () => demo.pull.reviews.map(({ body }) => body);
    let newer: readonly string[] = [];
    let pushed = false;
    demo.github.afterRequest(({ operations }) => {
      if (pushed || !operations.includes('viewer')) return;
      pushed = true;
      rebase({ 'src/app.ts': `even\nnewer\n${atHead}` });
      newer = posted();
    });

    const older = await review([reviewOutputFinding({ line: 6 })]);

    expect(pushed).toBe(true);
    expect(older.result).toMatchObject({ status: 'superseded', exitCode: 2 });
    expect(posted()).toEqual(newer);
  });

  it('keeps the newest verdict when an older run ends last', async () => {
    demo = await startDemo();
    await review([reviewOutputFinding({ ...critical, line: 5 })]);
    const snapshot = await fetched();
    rebase({ 'src/app.ts': atHead.replace('changed 5', 'fixed 5') });
    await review([]);
    const posted = () => [
      ...demo.pull.reviews.map(({ state, body }) => [state, body]),
      ...demo.pull.threads.flatMap(({ comments }) => comments.map(({ body }) => body)),
    ];
    const newer = posted();
    expect(demo.repository.checkRuns.at(-1)).toMatchObject({
      headSha: demo.pull.headSha,
      conclusion: 'success',
    });

    // It found something new at its own head, so that it has a review to post.
    const again = [
      reviewOutputFinding({ ...critical, line: 5 }),
      reviewOutputFinding({ line: 33, issue: 'Late.' }),
    ];
    const older = await review(again, { snapshot });

    expect(older.result).toMatchObject({ status: 'superseded', exitCode: 2 });
    expect(posted()).toEqual(newer);
    const [last] = demo.repository.checkRuns.filter(({ headSha }) => headSha === demo.pull.headSha);
    expect(last).toMatchObject({ conclusion: 'success' });
  });

  /** What a run at this moment reads of the pull request. */
  async function fetched(): Promise<Snapshot> {
    const { repository, number } = demo.pull;
    const { client } = await connectAs(demo.github, { repository, permissions: documentedPermissions });
    const source = createGitHubSource({
      client,
      repository: { owner: repository.owner.login, name: repository.name, serverUrl: demo.github.serverUrl },
      number,
      tool: toolKey(checkName),
      inspect: async () => ({
        workingDirectory: { state: 'absent', differing: [] },
        workingTreeDiff: new Uint8Array(),
      }),
      reporter: new RecordingReporter(),
    });
    return source.fetch({ policyPath: '.github/pr-verdict.yml' });
  }
});

describe('stripped comments', () => {
  beforeEach(async () => {
    demo = await startDemo();
    demo.repository.collaborators.set('bob', 'write');
  });

  afterEach(async () => {
    demo.github.assertClean();
    await demo.github.close();
  });

  const line = { severity: 'CRITICAL', category: 'security', issue: 'Input reaches the query unescaped.' };

  const placeless = { file: undefined, line: undefined };

  const findings = JSON.stringify([
    reviewOutputFinding(line),
    reviewOutputFinding({ type: 'file', file: 'new.ts', line: undefined, issue: 'The file has no test.' }),
    reviewOutputFinding({
      type: 'multi-file',
      files: ['src/app.ts', 'new.ts'],
      ...placeless,
      issue: 'They disagree.',
    }),
  ]);

  async function review(runKey: string) {
    const { github, pull } = demo;
    const client = { timer: virtualTimer() };
    const ended = await runInProcess({ github, pull, files: { 'claude.json': findings }, runKey, client });
    if (ended.result === undefined) throw ended.failure;
    return ended.result;
  }

  /** Whatever lies between `<!--` and `-->` is gone from the texts of reviews. */
  function stripComments(): void {
    const strip = (text: string) => text.replace(/<!--[\s\S]*?-->/g, '');
    for (const posted of demo.pull.reviews) posted.body = strip(posted.body);
  }

  it('remembers threads, texts and decisions where GitHub strips HTML comments from reviews', async () => {
    expect((await review('run-1')).receipt?.counts).toEqual({ inline: 1, file: 1, body: 1, withheld: 0 });
    stripComments();
    demo.github.journal.clear();

    expect((await review('run-2')).receipt?.counts).toEqual({ inline: 0, file: 0, body: 0, withheld: 3 });
    const paths = demo.github.journal.writes.map(({ path }) => path);
    expect(paths.filter((path) => !path.includes('/check-runs'))).toEqual([]);

    const [id] = /security-[0-9a-f]{8}-\d+/.exec(demo.pull.threads[0]?.comments[0]?.body ?? '') ?? [];
    addComment(demo.pull, demo.github.world.accounts.named('bob'), `/pr-verdict wont-fix ${id} no`);
    stripComments();
    expect(await review('run-3')).toMatchObject({ conclusion: 'success' });
  });
});
