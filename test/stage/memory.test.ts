import { describe, expect, it } from 'vitest';
import { Since } from '../../src/memory/changes-since-review.ts';
import { type Memory, recallMemory } from '../../src/memory/memory.ts';
import { reconcile } from '../../src/memory/reconcile.ts';
import { stateFindings } from '../../src/memory/run-state.ts';
import { type KeptChecks, titleHash } from '../../src/model/known-finding.ts';
import { readMarks } from '../../src/model/mark.ts';
import { placeFindings } from '../../src/write/placement.ts';
import { planReview } from '../../src/write/plan-review.ts';
import { buildPlacementContext } from '../support/builders/diff.ts';
import { c1Finding } from '../support/builders/documents.ts';
import { buildFinding, buildLocation } from '../support/builders/finding.ts';
import { buildConversation, buildReconcileInput } from '../support/builders/memory.ts';
import { appDiff, buildReviewInput } from '../support/builders/review.ts';
import { buildRenderContext, buildReviewer, headCommit, nextCommit } from '../support/builders/run.ts';
import { critical, type DemoRuns, minor, onFile, startDemoRuns } from '../support/demo-runs.ts';
import { numbered } from '../support/github/demo.ts';
import { removeComment } from '../support/github/reviewing.ts';
import type { EndedRun } from '../support/in-process-run.ts';

const atHead = numbered({ 5: 'changed 5', 8: null, 32: 'line 32\nadded' });

async function sinceIn({ directory }: EndedRun) {
  const bytes = await directory.read('since.json');
  return bytes === undefined ? [] : Since.array().parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
}

describe('a blocking finding', () => {
  it.each<[string, (demo: DemoRuns) => void]>([
    [
      'someone with write access edits our comment so that its mark is of a settled one',
      ({ pull, github, push }) => {
        const [comment] = pull.threads[0]?.comments ?? [];
        if (comment === undefined) throw new Error('There is no comment.');
        comment.body = comment.body.replace(' finding ', ' closed ');
        comment.editor = github.world.accounts.named('alice');
        push();
      },
    ],
    [
      'a force-push does not touch its file: its check is on the former head',
      ({ forcePush }) => forcePush({ 'src/app.ts': atHead, 'new.ts': 'export const again = 1;\n' }),
    ],
  ])('stays open although %s', async (_, happens) => {
    const demo = await startDemoRuns();
    await demo.review([critical]);
    happens(demo);
    expect(await demo.review()).toMatchObject({ exitCode: 1, verdict: 'FAIL', conclusion: 'failure' });
    expect(demo.states()).toEqual(['CHANGES_REQUESTED']);
  });

  it('stays open although its comment is deleted, and the review lists it', async () => {
    const demo = await startDemoRuns();
    await demo.review([critical]);
    const [comment] = demo.pull.threads[0]?.comments ?? [];
    if (comment !== undefined) removeComment(comment);
    demo.push();
    expect(await demo.review()).toMatchObject({ verdict: 'FAIL', conclusion: 'failure' });
    expect(demo.pull.reviews[0]?.body).toContain('open since an earlier review');
    expect(await demo.review([critical])).toMatchObject({ verdict: 'FAIL', receipt: { outcome: 'quiet' } });
  });

  it.each([
    ['its own file', [critical], { 'src/app.ts': atHead.replace('changed 5', 'fixed 5') }],
    [
      'a file that only its fix names',
      [{ ...critical, fix: 'Escape it in `lib/escape.ts:12`.' }],
      { 'src/app.ts': atHead, 'lib/escape.ts': 'export {};\n' },
    ],
  ])('is settled after a force-push that changes %s', async (_, findings, files) => {
    const demo = await startDemoRuns();
    await demo.review(findings);
    demo.forcePush(files);
    expect(await demo.review()).toMatchObject({ exitCode: 0, verdict: 'PASS' });
    expect(demo.states()).toEqual(['DISMISSED', 'COMMENTED']);
    expect(demo.comments()[0]).toContain('✅ Fixed');
  });
});

it.each<[string, (demo: DemoRuns) => void]>([
  ['its check is gone', ({ repository }) => repository.checkRuns.splice(0)],
  [
    'its check has another value',
    ({ lastCheck }) => {
      const check = lastCheck();
      if (check !== undefined) check.text = check.text?.replace('-state ', '-state x');
    },
  ],
  [
    'GitHub does not show checks',
    ({ github }) =>
      github.faults.push({
        times: 100,
        match: ({ body }) => JSON.stringify(body ?? '').includes('CheckTexts'),
        act: { answer: { status: 502, body: '<html>Bad Gateway</html>' } },
      }),
  ],
])('a run that cannot read the memory of an earlier one is incomplete: %s', async (_, happens) => {
  const demo = await startDemoRuns();
  await demo.review([critical]);
  happens(demo);
  demo.push({ 'src/app.ts': 'all new\n' });
  expect(await demo.review()).toMatchObject({ verdict: '', conclusion: 'failure' });
  expect(demo.lastState()).toBeUndefined();
  expect(demo.lastCheck()?.summary).toContain('what an earlier run found cannot all be read');
});

it('a review of very many findings posts nothing a second time', async () => {
  const demo = await startDemoRuns();
  const findings = Array.from({ length: 3_000 }, (_, index) =>
    c1Finding({
      ...(index % 2 === 0 ? { line: (index % 9) + 2 } : { file: 'new.ts', line: 1 }),
      severity: 'MAJOR',
      issue: `Problem number ${index} of module ${(index * 7919) % 1_000_003} is ${'abcdefghij'[index % 10]}.`,
    }),
  );
  const first = await demo.review(findings);
  expect(first).toMatchObject({ receipt: { outcome: 'published', missing: [] } });
  expect(demo.pull.threads).toHaveLength(30);
  const { entries = [] } = first.receipt ?? {};
  const shown = demo.pull.reviews[0]?.body ?? '';
  for (const { place, finding } of entries)
    if (place === 'body') expect(shown).toContain(`\`${finding}\`</sub>`);
  const withheld = entries.filter(({ place }) => place === 'withheld');
  expect(new Set(withheld.map(({ reason }) => reason))).toEqual(new Set(['no-room']));
  const { findings: kept = [], forgotten = 0 } = demo.lastState() ?? {};
  expect(kept.length + forgotten).toBe(new Set(entries.map(({ finding }) => finding)).size);

  const next = await demo.review(findings);
  expect(demo.writes()).toEqual([]);
  expect(next.verdict).toBe(first.verdict);
  expect(next.receipt?.counts).toMatchObject({ inline: 0, file: 0, body: 0 });
}, 120_000);

describe('heads compared', () => {
  it('recognise a finding after a rebase that moved its lines, though its thread is outdated', async () => {
    const demo = await startDemoRuns();
    await demo.review([critical]);
    const before = demo.pull.headSha;
    demo.pushBase({ 'other.md': 'From the base.\n' });
    demo.forcePush({ 'src/app.ts': `new\nlines\n${atHead}` });

    const ended = await demo.run([{ ...critical, line: 7 }]);

    expect(demo.states()).toEqual(['CHANGES_REQUESTED']);
    expect(demo.pull.threads).toHaveLength(1);
    expect(ended.result?.receipt?.counts).toMatchObject({ inline: 0, withheld: 1 });
    expect(await sinceIn(ended)).toMatchObject([
      { head: before, known: ['src/app.ts'], files: [{ changes: 2 }] },
    ]);
  });

  it('settle nothing without an earlier head that GitHub still has', async () => {
    const demo = await startDemoRuns();
    await demo.review([critical]);
    const gone = '1'.padStart(40, '0');
    for (const { comments } of demo.pull.threads)
      for (const comment of comments) comment.body = comment.body.replaceAll(demo.pull.headSha, gone);
    expect(demo.comments()[0]).toContain(`${gone} -->`);

    const ended = await demo.run();

    expect(ended.result).toMatchObject({ exitCode: 1, verdict: 'FAIL' });
    expect(await sinceIn(ended)).toEqual([]);
  });

  it('bring open findings into the newest text with each head, once', async () => {
    const demo = await startDemoRuns();
    await demo.review([minor]);
    demo.forcePush({ 'src/app.ts': `new\n${atHead}` });
    const moved = { ...minor, line: 34 };

    await demo.review([moved]);
    expect(demo.writes()).toHaveLength(1);
    expect(demo.pull.reviews[0]?.body).toContain('open since an earlier review');
    await demo.review([moved]);
    expect(demo.writes()).toEqual([]);
  });
});

it('a run does not undo the review of a head that is pushed while it reads', async () => {
  const demo = await startDemoRuns();
  await demo.review([minor]);
  const bodies = () => demo.pull.reviews.map(({ body }) => body);
  const before = bodies();
  demo.forcePush({ 'src/app.ts': `new\n${atHead}` });
  let pushed = false;
  demo.github.afterRequest(({ operations }) => {
    if (pushed || !operations.includes('viewer')) return;
    pushed = true;
    demo.forcePush({ 'src/app.ts': `even\nnewer\n${atHead}` });
  });
  expect(await demo.review([{ ...minor, line: 34 }])).toMatchObject({ status: 'superseded', exitCode: 2 });
  expect(pushed).toBe(true);
  expect(bodies()).toEqual(before);
});

it('remembers threads, texts and decisions although GitHub strips HTML comments from reviews', async () => {
  const demo = await startDemoRuns();
  const findings = [
    critical,
    onFile,
    c1Finding({
      type: 'multi-file',
      files: ['src/app.ts', 'new.ts'],
      file: undefined,
      line: undefined,
      issue: 'They disagree.',
    }),
  ];
  const strip = () => {
    for (const posted of demo.pull.reviews) posted.body = posted.body.replace(/<!--[\s\S]*?-->/g, '');
  };
  const places = async () => (await demo.review(findings)).receipt?.counts;
  expect(await places()).toEqual({ inline: 1, file: 1, body: 1, withheld: 0 });
  strip();
  expect(await places()).toEqual({ inline: 0, file: 0, body: 0, withheld: 3 });
  expect(demo.writes()).toEqual([]);

  demo.repository.collaborators.set('bob', 'write');
  demo.say('bob', `/pr-verdict wont-fix ${demo.findingId()} no`);
  strip();
  expect(await demo.review(findings)).toMatchObject({ conclusion: 'success' });
});

type Finding = ReturnType<typeof buildFinding>;

const { toolKey: tool, reviewersOf } = buildRenderContext();
const laterCommit = '4'.repeat(40);

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

  it('is copied from review to review unchanged, repeated or not', () => {
    const talk = new Talk();
    const first = { issue: 'Mind the *gap* & <script>.', severity: 'critical' } as const;
    talk.run([elsewhere('First <b> & `code`', first), elsewhere('Second')]);
    expect(talk.run([elsewhere('Second'), elsewhere('Third')], nextCommit)).toEqual(['submit-review']);
    expect(talk.newest).toContain('open since an earlier review');
    expect(readMarks(talk.newest, tool).filter(({ kind }) => kind === 'finding')).toHaveLength(3);
    const passages = [talk.newest];
    talk.run([elsewhere('Fourth')], laterCommit);
    const [once, twice] = [...passages, talk.newest].map((body) =>
      /<summary>.*?(First.*?) <sub>.*?<\/summary>(.*?)<\/details>/s.exec(body)?.slice(1),
    );
    expect(twice).toEqual(once);
    expect(once?.[0]).toBe('First &lt;b&gt; &amp; <code>code</code>');
    expect(once?.[1]).toContain('gap');
  });

  it('is added to the newest one if it is too slight for a review of its own', () => {
    const talk = new Talk();
    talk.run([elsewhere('First')]);
    const both = [elsewhere('First'), elsewhere('Slight', { severity: 'info' })];
    expect(talk.run(both)).toEqual(['update-review']);
    expect(talk.newest).toContain('Slight');
    expect(talk.run(both)).toEqual([]);
  });

  it('is missed by one whole review, settled by the next one of another head, and comes back under its first id', () => {
    const talk = new Talk();
    talk.run([elsewhere('First')]);
    const [before] = talk.memory().ledger;
    expect(talk.run([], nextCommit)).toEqual(['update-review']);
    expect(talk.newest).toContain('open since an earlier review');
    expect(talk.run([], nextCommit)).toEqual([]);
    expect(talk.run([], laterCommit)).toEqual(['update-review']);
    expect(talk.newest).toMatch(/Fixed since the last review \(1\).*· not found again/s);
    expect(talk.run([], laterCommit)).toEqual([]);
    expect(talk.run([elsewhere('First')], '5'.repeat(40))).toEqual(['submit-review']);
    const [after] = talk.memory().ledger;
    expect(after?.remembered).toMatchObject({ kind: 'finding', id: before?.remembered.id });
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
});
