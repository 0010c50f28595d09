import { expect, it } from 'vitest';
import { receiptFile } from '../../src/review-directory/review-files.ts';
import { c1Finding } from '../support/builders/documents.ts';
import { type DemoRuns, startDemoRuns } from '../support/demo-runs.ts';
import { numbered } from '../support/github/demo.ts';

const onLine = (issue: string, severity = 'MINOR') => c1Finding({ line: 5, issue, severity });
const retry = onLine('The retry has no upper bound and waits for ever.');
const name = onLine('The name of the table says nothing at all.');
const worse = onLine('A token of every customer is written to the public log.', 'CRITICAL');

/** The ids of the findings in a comment, in the order of their marks. */
const idsIn = (body = '') =>
  [...body.matchAll(/ finding ([a-z]+-[0-9a-f]{8}-[0-9-]+) /g)].map(([, id]) => id);

function firstThread({ pull }: DemoRuns) {
  const [thread] = pull.threads;
  if (thread === undefined) throw new Error('There is no thread.');
  return thread;
}

const textOf = (demo: DemoRuns) => firstThread(demo).comments[0]?.body ?? '';

function resolve(demo: DemoRuns): void {
  firstThread(demo).resolvedBy = demo.github.world.accounts.named('bob');
}

/** A pull request with one thread that shows `retry`. */
async function reviewed() {
  const demo = await startDemoRuns({
    ticking: true,
    change: { 'src/app.ts': numbered({ 5: 'changed 5', 6: 'changed 6' }) },
  });
  demo.repository.collaborators.set('bob', 'write');
  await demo.review([retry]);
  return demo;
}

it('a new finding goes into the open thread on its place, and is announced where it blocks', async () => {
  const demo = await reviewed();
  const { result, directory } = await demo.run([retry, worse]);
  expect(result).toMatchObject({ verdict: 'FAIL', event: 'REQUEST_CHANGES' });
  const [first, ...replies] = firstThread(demo).comments;
  expect([demo.pull.threads.length, first?.body]).toEqual([
    1,
    expect.stringMatching(/^\*\*🚨 Critical: A token[\s\S]*\*\*🟡 Medium: The retry/),
  ]);
  expect(replies.map(({ body }) => body)).toEqual([
    expect.stringMatching(
      /^Added to the comment above:\s+[*-] \*\*🚨 Critical: A token .*blocks merging · `/,
    ),
  ]);
  const receipt = JSON.parse(Buffer.from((await directory.read(receiptFile.name)) ?? '').toString('utf8'));
  expect(receipt).toMatchObject({
    outcome: 'published',
    missing: [],
    counts: { inline: 1, file: 0, body: 0, withheld: 1 },
  });
  const urls = receipt.entries.map(({ url }: { url: string }) => url);
  expect([new Set(urls).size, urls[0]]).toEqual([1, expect.stringContaining('#discussion_r')]);
  await demo.review([retry, worse]);
  expect(demo.writes()).toEqual([]);
});

it('a thread keeps each finding’s text and place while others come, are settled and reopen', async () => {
  const demo = await reviewed();
  await demo.review([retry, name]);
  expect([firstThread(demo).comments.length, idsIn(textOf(demo)).length]).toEqual([1, 2]);
  demo.push({ 'src/app.ts': numbered({ 5: 'changed 5', 6: 'changed again' }) });
  await demo.review([retry]);
  expect(textOf(demo)).toMatch(/The retry[\s\S]*<summary>✅ Fixed at .*The name of the table/);
  await demo.review([retry, name, worse]);
  expect(textOf(demo)).toMatch(/^\*\*🚨 Critical: A token[\s\S]*The retry[\s\S]*\n\*\*🟡 Medium: The name/);
  expect(textOf(demo)).not.toContain('Fixed at');
  expect([demo.pull.threads.length, new Set(idsIn(textOf(demo))).size]).toEqual([1, 3]);
  await demo.review([retry, name, worse]);
  expect(demo.writes()).toEqual([]);
});

it.each<[string, (demo: DemoRuns) => unknown]>([
  ['resolved', resolve],
  ['outdated', ({ push }) => push({ 'src/app.ts': numbered({ 5: 'other', 6: 'changed 6' }) })],
  [
    'answered by a person',
    async ({ alice, pulls, pull }) => {
      const id = pull.threads[0]?.comments[0]?.id;
      await alice.post(`${pulls}/comments/${id}/replies`, { body: 'Let me see.' });
    },
  ],
])('no finding goes into a thread that is %s', async (_what, happens) => {
  const demo = await reviewed();
  await happens(demo);
  await demo.review([retry, worse]);
  expect(demo.comments()).toEqual([expect.not.stringContaining('A token'), expect.stringMatching(/A token/)]);
});

it('a finding that GitHub does not let into a comment is in the review, and not announced', async () => {
  const demo = await reviewed();
  const isEdit = ({ body }: { body?: unknown }) => JSON.stringify(body ?? '').includes('ReviewCommentInput');
  demo.answer(isEdit, 403, { message: 'Resource not accessible by integration' });
  await demo.review([retry, worse]);
  expect(firstThread(demo).comments).toHaveLength(1);
  expect(demo.pull.reviews.at(-1)?.body).toMatch(/<summary>🚨 Critical · A token/);
});

it.each([
  ['was added while they resolved it, until an earlier run has read it there', true, ['retry']],
  ['an earlier run read in the open thread', false, ['retry', 'name']],
])('resolving accepts what was shown: a finding that %s', async (_what, isMeanwhile, accepted) => {
  const demo = await reviewed();
  const isDraft = ({ method, path }: { method: string; path: string }) =>
    method === 'POST' && path.endsWith('/reviews');
  if (isMeanwhile) demo.onceAfter(isDraft, () => resolve(demo));
  await demo.review([retry, name]);
  const ids = idsIn(textOf(demo));
  if (!isMeanwhile) {
    await demo.review([retry, name]);
    resolve(demo);
  }
  await demo.review([retry, name]);
  const text = demo.lastCheck()?.text ?? '';
  expect(ids).toHaveLength(2);
  expect(['retry', 'name'].filter((_, at) => text.includes(`\`${ids[at]}\` accepted by \`bob\``))).toEqual(
    accepted,
  );
});

it('resolving accepts no blocking finding among several', async () => {
  const demo = await reviewed();
  for (const _ of ['added', 'read']) await demo.review([retry, worse]);
  resolve(demo);
  expect(await demo.review([retry, worse])).toMatchObject({ verdict: 'FAIL' });
  const [first, second] = idsIn(textOf(demo));
  expect(demo.lastCheck()?.text).toContain(`\`${first}\` accepted by \`bob\``);
  expect(demo.lastCheck()?.text).not.toContain(`\`${second}\` accepted by`);
});
