import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Since } from '../../src/model/files.ts';
import { readMarks, toolKey } from '../../src/model/mark.ts';
import { c1Finding } from '../support/builders/documents.ts';
import { checkName } from '../support/builders/run.ts';
import { critical, type DemoRuns, minor, onFile, startDemoRuns } from '../support/demo-runs.ts';
import { numbered } from '../support/github/demo.ts';
import type { JournalEntry } from '../support/github/journal.ts';
import { removeComment } from '../support/github/reviewing.ts';
import type { EndedRun } from '../support/in-process-run.ts';
import { reviewer, startReviewed } from '../support/reviewed-pull-request.ts';
import { says } from '../support/worked-tree.ts';

const atHead = numbered({ 5: 'changed 5', 8: null, 32: 'line 32\nadded' });

async function sinceIn({ directory }: EndedRun) {
  const bytes = await directory.read('since.json');
  return bytes === undefined ? [] : Since.array().parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
}

/** Shown in the text of the review alone. */
const inText = (issue: string, more: object = {}) =>
  c1Finding({
    type: 'multi-file',
    files: ['src/app.ts', 'new.ts'],
    file: undefined,
    line: undefined,
    issue,
    ...more,
  });

function firstComment({ pull }: DemoRuns) {
  const comment = pull.threads[0]?.comments[0];
  if (comment === undefined) throw new Error('There is no comment.');
  return comment;
}

describe('a blocking finding', () => {
  it.each<[string, (demo: DemoRuns) => void]>([
    [
      'someone deletes our comment',
      (demo) => {
        removeComment(firstComment(demo));
        demo.push();
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
    if (demo.comments().length === 0)
      expect(demo.pull.reviews[0]?.body).toContain('open since an earlier review');
  });
});

const hideChecks = ({ answer }: DemoRuns) =>
  answer(({ body }) => JSON.stringify(body ?? '').includes('CheckTexts'), 502, '<html>Bad Gateway</html>');

function damageState({ lastCheck }: DemoRuns): void {
  const check = lastCheck();
  if (check !== undefined) check.text = check.text?.replace('-state ', '-state x');
}

/** 94 characters that unpack to more than two million empty ids. */
function bombState({ lastCheck }: DemoRuns): void {
  const state = JSON.stringify({ findings: { id: Array(2_600_000).fill('') } });
  const packed = brotliCompressSync(state).toString('base64');
  const check = lastCheck();
  if (check !== undefined) check.text = check.text?.replace(/-state \S+/, `-state ${packed}`);
}

it.each<[string, (demo: DemoRuns) => unknown]>([
  ['its check has a state of millions of findings', bombState],
  ['its check is gone', ({ repository }) => repository.checkRuns.splice(0)],
  ['its check has another value', damageState],
  ['GitHub does not show checks', hideChecks],
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
  const findings = Array.from({ length: 2_300 }, (_, index) =>
    c1Finding({
      ...(index % 2 === 0 ? { line: (index % 9) + 2 } : { file: 'new.ts', line: 1 }),
      severity: 'MAJOR',
      issue: `Problem number ${index} of module ${(index * 7919) % 1_000_003} is ${'abcdefghij'[index % 10]}.`,
    }),
  );
  const first = await demo.review(findings);
  expect(first).toMatchObject({ receipt: { outcome: 'published', missing: [] } });
  expect(demo.pull.threads.length).toBeLessThanOrEqual(30);
  const { entries = [] } = first.receipt ?? {};
  const shown = demo.pull.reviews[0]?.body ?? '';
  const inBody = entries.filter(({ place }) => place === 'body');
  expect(inBody.filter(({ finding }) => !shown.includes(`\`${finding}\`</sub>`))).toEqual([]);
  const withheld = entries.filter(({ place }) => place === 'withheld');
  expect(new Set(withheld.map(({ reason }) => reason))).toEqual(new Set(['no-room']));
  const { findings: kept = [], forgotten = [] } = demo.lastState() ?? {};
  const lost = forgotten.reduce((sum, each) => sum + each.findings, 0);
  expect(kept.length + lost).toBe(new Set(entries.map(({ finding }) => finding)).size);

  const next = await demo.review(findings);
  expect(demo.writes()).toEqual([]);
  expect(next.verdict).toBe(first.verdict);
  expect(next.receipt?.counts).toMatchObject({ inline: 0, file: 0, body: 0 });
});

it('a flood ends once its reviewer completed a whole review of a later head', async () => {
  const demo = await startDemoRuns();
  const lines = Array.from({ length: 3_400 }, (_, index) => index + 1);
  demo.push({ 'big.ts': lines.map((line) => `export const n${line} = ${line};\n`).join('') });
  const flood = lines.map((line) =>
    c1Finding({
      file: 'big.ts',
      line,
      severity: 'CRITICAL',
      issue: `Word${(line * 7919) % 4_001} is wrong.`,
    }),
  );
  expect(await demo.review(flood)).toMatchObject({ verdict: 'FAIL' });
  const forgotten = () => demo.lastState()?.forgotten.map(({ reviewer }) => reviewer);
  expect(forgotten()).toEqual(['claude']);

  demo.push({ 'big.ts': 'export {};\n' });
  const files = { 'claude.json': '[{', 'other.json': '[]' };
  expect(await demo.review([], { files })).toMatchObject({ verdict: '', conclusion: 'failure' });
  expect(forgotten()).toEqual(['claude']);

  demo.push();
  expect(await demo.review()).toMatchObject({ verdict: 'PASS', conclusion: 'success' });
  expect(forgotten()).toEqual([]);
}, 120_000);

it.each([
  ['on one head', () => {}],
  ['on as many heads', ({ push }: DemoRuns) => push()],
])('remembers what was open before fourteen runs %s that could not review', async (_, between) => {
  const demo = await startDemoRuns();
  await demo.review([critical]);
  demo.pushBase({ '.github/pr-verdict.yml': 'version: none\n' });
  for (let runs = 0; runs < 14; runs += 1) {
    between(demo);
    await demo.run();
  }
  expect(demo.conclusions().slice(1)).toEqual(Array(14).fill('action_required'));
  demo.pushBase({ '.github/pr-verdict.yml': 'version: 1\n' });
  expect(await demo.review()).toMatchObject({ verdict: 'FAIL', conclusion: 'failure' });
});

it('remembers a finding whose category looks like a token', async () => {
  const demo = await startDemoRuns();
  await demo.review([{ ...critical, category: 'XOXB-1234567890-ABCDEFGH' }]);
  expect(demo.lastState()?.findings).toHaveLength(1);
  demo.push();
  expect(await demo.review()).toMatchObject({ verdict: 'FAIL' });
});

it('still blocks where another reviewer repeats an accepted finding in stricter words', async () => {
  const demo = await startDemoRuns();
  demo.repository.collaborators.set('bob', 'admin');
  await demo.review([critical]);
  demo.say('bob', `/pr-verdict wont-fix ${demo.findingId()} false`);
  expect(await demo.review([critical])).toMatchObject({ conclusion: 'success' });
  demo.push();
  const files = { 'claude.json': JSON.stringify([critical]), 'gemini.json': JSON.stringify([critical]) };
  const { result, directory } = await demo.run([], { files });
  expect(result).toMatchObject({ verdict: 'FAIL', conclusion: 'failure' });
  expect(directory.json('findings.json')).toMatchObject({
    findings: [{ sources: [{ reviewer: 'claude' }, { reviewer: 'gemini' }] }],
  });
});

const toConsider = ['success', '🟡 Medium | To consider'];
const blocks = ['failure', '🚨 Critical | Blocking'];

it.each([
  ['before', 'MINOR', toConsider],
  ['after', 'MINOR', ['success', undefined]],
  ['before', 'CRITICAL', blocks],
])(
  'what a person accepts %s another reviewer repeats it as %s stays accepted',
  async (when, severity, left) => {
    const demo = await startDemoRuns({ ticking: true });
    demo.repository.collaborators.set('bob', 'admin');
    const accept = () => demo.say('bob', `/pr-verdict wont-fix ${demo.findingId()} false`);
    await demo.review([critical]);
    if (when === 'before') accept();
    demo.push();
    const files = { 'gemini.json': JSON.stringify([{ ...critical, severity }]) };
    const shown = async () => {
      const { conclusion } = await demo.review([], { files });
      return [conclusion, /\| (\S+ \w+ \| [\w ]+) \| Input/.exec(demo.lastCheck()?.summary ?? '')?.[1]];
    };
    if (when === 'after') expect(await shown()).toEqual(blocks);
    if (when === 'after') accept();
    for (const _ of [1, 2]) expect(await shown()).toEqual(left);
  },
);

it('still blocks where an adjudicator calls an accepted finding the same as another one', async () => {
  const policy = {
    hygiene: false,
    reviewers: {
      ...reviewer('claude'),
      ...reviewer('gemini'),
      ...reviewer('judge', { kind: 'ai', input: 'files' }),
    },
    merge: { adjudicator: 'judge' },
  };
  const { repository, say, findingId, push, run } = await startReviewed(policy);
  repository.collaborators.set('bob', 'admin');
  const accepted = c1Finding({ line: 20, severity: 'CRITICAL', issue: 'Readers wait while it is flushed.' });
  const other = { ...accepted, issue: 'The lock is held, so that nothing is served meanwhile.' };
  await run({ claude: says(accepted) });
  say('bob', `/pr-verdict wont-fix ${findingId()} false`);
  expect((await run({ claude: says(accepted) })).result).toMatchObject({ conclusion: 'success' });
  push({ 'src/other.ts': 'export const one = 1;\n' });
  const { result, directory } = await run({
    claude: says(accepted),
    gemini: says(other),
    'judge:adjudicate': { stdout: JSON.stringify({ answers: [{ pair: 'p1', answer: 'same' }] }) },
  });
  expect(directory.json('findings.json')).toMatchObject({
    findings: [{ sources: [{ reviewer: 'claude' }, { reviewer: 'gemini' }] }],
  });
  expect(result).toMatchObject({ verdict: 'FAIL', conclusion: 'failure' });
});

it('shows nothing in a later review that was withheld as outside of the changed lines', async () => {
  const demo = await startDemoRuns();
  const start = { line: 20 };
  const location = { path: 'src/app.ts', range: { start } };
  const diagnostics = [{ message: 'Unused.', location, severity: 'WARNING' }];
  const files = { 'claude.json': JSON.stringify([minor]), 'lint.json': JSON.stringify({ diagnostics }) };
  await demo.review([], { files });
  await demo.review([], { files });
  expect(demo.writes()).toEqual([]);
});

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
    const comment = firstComment(demo);
    comment.body = comment.body.replaceAll(demo.pull.headSha, '1'.padStart(40, '0'));
    const ended = await demo.run();
    expect(ended.result).toMatchObject({ exitCode: 1, verdict: 'FAIL' });
    expect(await sinceIn(ended)).toEqual([]);
  });

  it('bring open findings into the newest text with each head, once', async () => {
    const demo = await startDemoRuns();
    await demo.review([minor]);
    demo.forcePush({ 'src/app.ts': `new\n${atHead}` });
    const moved = [{ ...minor, line: 34 }];
    await demo.review(moved);
    expect(demo.writes()).toHaveLength(1);
    expect(demo.pull.reviews[0]?.body).toContain('open since an earlier review');
    await demo.review(moved);
    expect(demo.writes()).toEqual([]);
  });
});

it('a run does not undo the review of a head that is pushed while it reads', async () => {
  const demo = await startDemoRuns();
  await demo.review([minor]);
  const bodies = () => demo.pull.reviews.map(({ body }) => body);
  const before = bodies();
  demo.forcePush({ 'src/app.ts': `new\n${atHead}` });
  const isOverview = ({ operations }: JournalEntry) => operations.includes('viewer');
  demo.onceAfter(isOverview, () => demo.forcePush({ 'src/app.ts': `even\nnewer\n${atHead}` }));
  expect(await demo.review([{ ...minor, line: 34 }])).toMatchObject({ status: 'superseded', exitCode: 2 });
  expect(bodies()).toEqual(before);
});

it('remembers threads, texts and decisions although GitHub strips HTML comments from reviews', async () => {
  const demo = await startDemoRuns();
  const findings = [critical, onFile, inText('They disagree.')];
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

describe('a finding in the text of a review', () => {
  /** A review of these findings: what it wrote, and the newest text afterwards. */
  async function reviewText(demo: DemoRuns, ...findings: readonly unknown[]) {
    await demo.review(findings);
    const wrote = demo
      .writes()
      .flatMap(({ operations, path }) => (operations.length > 0 ? operations : [path]));
    return { wrote, text: demo.pull.reviews.at(-1)?.body ?? '' };
  }
  const pushOther = ({ push }: DemoRuns, text: string) => push({ 'other.ts': `${text}\n` });
  const edit = ['updatePullRequestReview'];

  it('is copied from review to review unchanged, repeated or not', async () => {
    const demo = await startDemoRuns();
    const first = inText('First <b> & code. Mind the *gap* & <script>.', { severity: 'CRITICAL' });
    await reviewText(demo, first, inText('Second is wrong.'));
    pushOther(demo, 'one');
    const { text: before } = await reviewText(demo, inText('Second is wrong.'), inText('Third is slow.'));
    expect(before).toContain('open since an earlier review');
    const marks = readMarks(before, toolKey(checkName)).filter(({ kind }) => kind === 'finding');
    expect(marks).toHaveLength(3);
    pushOther(demo, 'two');
    const { text: after } = await reviewText(demo, inText('Fourth is new.'));
    const [once, twice] = [before, after].map((body) =>
      /<summary>[^\n]*?(First[^\n]*?) <sub>.*?<\/summary>(.*?)<\/details>/s.exec(body)?.slice(1),
    );
    expect(twice).toEqual(once);
    expect(once).toEqual(['First &lt;b&gt; &amp; code', expect.stringContaining('gap')]);
  });

  it('is added to the newest one if it is too slight for a review of its own', async () => {
    const demo = await startDemoRuns();
    await reviewText(demo, inText('First is wrong.'));
    const both = [inText('First is wrong.'), inText('Slightly odd.', { severity: 'INFO' })];
    expect(await reviewText(demo, ...both)).toEqual({
      wrote: edit,
      text: expect.stringContaining('Slightly odd'),
    });
    expect((await reviewText(demo, ...both)).wrote).toEqual([]);
  });

  it('is missed by one whole review, settled by the next one of another head, and comes back under its first id', async () => {
    const demo = await startDemoRuns();
    const first = inText('First is wrong.');
    await reviewText(demo, first);
    const id = demo.lastState()?.findings?.[0]?.id;
    pushOther(demo, 'one');
    const open = { wrote: edit, text: expect.stringContaining('open since an earlier review') };
    expect(await reviewText(demo)).toEqual(open);
    expect((await reviewText(demo)).wrote).toEqual([]);
    pushOther(demo, 'two');
    const fixed = expect.stringMatching(/Fixed since the last review \(1\).*· not found again/s);
    expect(await reviewText(demo)).toEqual({ wrote: edit, text: fixed });
    pushOther(demo, 'three');
    expect((await reviewText(demo, first)).wrote).toContain('submitPullRequestReview');
    expect(demo.lastState()?.findings).toMatchObject([{ id, kind: 'finding' }]);
  });
});
