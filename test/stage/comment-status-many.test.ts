import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '../../src/domain/sha256.ts';
import { addressesKeeping, readAddress } from '../../src/edges/github/gate/kept-in-address.ts';
import { runForEvent } from '../support/event-run.ts';
import { type Demo, publishing, startDemo } from '../support/github/demo.ts';
import { issueCommentEvent } from '../support/github/events.ts';
import { addComment } from '../support/github/model/conversation.ts';
import { runInProcess } from '../support/in-process-run.ts';
import { temporaryFolder } from '../support/runner.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

const number = 200;
/** So many findings in as many files, of which the first blocks; no two say the same. */
const many = JSON.stringify(
  Array.from({ length: number }, (_, index) =>
    reviewOutputFinding({
      ...(index === 0
        ? { severity: 'CRITICAL', file: 'src/app.ts', line: 5 }
        : { severity: 'MINOR', file: `lib/${sha256(`${index}`).slice(0, 12)}.ts`, line: index }),
      issue: `The word ${sha256(`word ${index}`).slice(0, 20)} means nothing here.`,
    }),
  ),
);

let demo: Demo;
let minute = 0;
beforeEach(async () => {
  minute = 0;
  demo = await startDemo({ now: () => new Date(Date.UTC(2026, 0, 2, 0, minute)) });
  demo.repository.collaborators.set('bob', 'write').set('mona', 'maintain');
});
afterEach(async () => {
  demo.github.assertClean();
  await demo.github.close();
});

async function review(files: Readonly<Record<string, string>> = { 'claude.json': many }) {
  minute += 1;
  const { github, pull } = demo;
  const client = { timer: virtualTimer() };
  const { result, failure } = await runInProcess({
    github,
    pull,
    files,
    settings: { gate: 'status' },
    permissions: publishing,
    client,
  });
  minute += 1;
  if (result === undefined) throw failure;
  return result;
}

async function heed(body: string) {
  minute += 1;
  const { github, repository, pull } = demo;
  const comment = addComment(pull, github.world.accounts.named('bob'), body);
  const event = { name: 'issue_comment', payload: issueCommentEvent(comment) };
  const job = { github, repository, event, root: temporaryFolder('comment'), permissions: publishing };
  const { result, reporter } = await runForEvent({ ...job, inputs: { gate: 'status' } });
  const notices = reporter.lines.filter((line) => line.startsWith('notice'));
  return { result, notices, reactions: comment.reactions.map(({ content }) => content) };
}

const idOfTheFinding = () =>
  /:([a-z-]+-[0-9a-f]{8}-[0-9-]+):critical/.exec(demo.pull.threads[0]?.comments[0]?.body ?? '')?.[1] ??
  'none';
const refusal = () => `/pr-verdict wont-fix ${idOfTheFinding()} the table is public`;
const statuses = () => demo.repository.statuses;
const kinds = () =>
  statuses().map(({ state, targetUrl }) => {
    const { part, whole } = readAddress(targetUrl ?? '');
    return part === undefined ? `${state}${whole === undefined ? '' : ' of the parts'}` : `${state} part`;
  });
const isPart = ({ targetUrl }: { readonly targetUrl?: string | undefined }) =>
  readAddress(targetUrl ?? '').part !== undefined;

describe('a comment on a head with more findings than one address keeps', () => {
  it('concludes the status anew at once, by one write, without the gate saying anything in between', async () => {
    expect(await review()).toMatchObject({ verdict: 'FAIL', conclusion: 'failure' });
    const before = kinds();
    const parts = before.filter((kind) => kind === 'pending part');
    expect(parts.length).toBeGreaterThan(1);
    expect(before).toEqual(['pending', ...parts, 'failure of the parts']);

    const { result, reactions } = await heed(refusal());

    expect(result).toMatchObject({ status: 'passed', verdict: 'PASS', conclusion: 'success' });
    expect(reactions).toEqual(['+1']);
    expect(kinds()).toEqual([...before, 'success of the parts']);
    expect(statuses().at(-1)?.description).toBe('PASS · 1 reviewer · 5/5 files');
  });

  it('has everything that the review knew, however often it is concluded again', async () => {
    await review();
    await heed(refusal());
    const own = /`(standards-[0-9a-f]{8}-150)`/.exec(demo.pull.reviews[0]?.body ?? '')?.[1];
    const { result, reactions } = await heed(`/pr-verdict explain ${own}`);
    expect(result).toMatchObject({ conclusion: 'success' });
    expect(reactions).toEqual(['+1']);
    expect(kinds().filter((kind) => kind === 'success of the parts')).toHaveLength(2);
  });

  it('finds the parts behind whatever else was said of the commit since', async () => {
    await review();
    const last = statuses().pop();
    if (last === undefined) throw new Error('no status was set');
    for (let n = 0; n < 130; n += 1)
      statuses().push({ ...last, id: last.id + 1000 + n, context: 'ci', targetUrl: undefined });
    statuses().push({ ...last, id: last.id + 2000 });
    expect((await heed(refusal())).result).toMatchObject({ conclusion: 'success' });
  });

  it('reads them among those that a newer run writes', async () => {
    await review();
    const older = [...statuses()];
    statuses().length = 0;
    await review({ 'claude.json': many, 'eslint.json': '{' });
    const newer = [...statuses()];
    statuses().length = 0;
    // The newer run began, wrote its parts while the older one wrote its own, and the older one ended last.
    const [start, ...rest] = newer;
    if (start === undefined) throw new Error('no status was set');
    const conclusion = rest.pop();
    const mixed = older.flatMap((each, index) => [each, ...rest.slice(index, index + 1)]);
    statuses().push(start, ...mixed);
    expect((await heed(refusal())).result).toMatchObject({ conclusion: 'success' });
    if (conclusion !== undefined) statuses().push({ ...conclusion, id: 1e9 });
    expect((await heed('/pr-verdict explain')).result).toMatchObject({ status: 'incomplete' });
  });
});

describe('a comment where not all parts are there', () => {
  it.each([
    ['one is missing', () => statuses().splice(statuses().findIndex(isPart), 1)],
    [
      'one was set by somebody else',
      () => {
        const at = statuses().findIndex(isPart);
        const part = statuses()[at];
        const account = demo.github.world.accounts.named('mallory');
        if (part !== undefined) statuses()[at] = { ...part, token: { ...part.token, account } };
      },
    ],
    [
      'one was replaced by one of another set',
      () => {
        const at = statuses().findIndex(isPart);
        const part = statuses()[at];
        const targetUrl = part?.targetUrl?.replace(/(part\.\d+\.\d+\.[\w-]{22}\.).{9}/, '$1AAAAAAAAA');
        if (part !== undefined) statuses()[at] = { ...part, targetUrl };
      },
    ],
  ])('waits where %s', async (_, change) => {
    await review();
    change();
    const before = kinds();
    const { result, notices, reactions } = await heed(refusal());
    expect(result).toEqual({ exitCode: 0, status: 'skipped' });
    expect(notices).toEqual([expect.stringContaining('left nothing to decide on again')]);
    expect(reactions).toEqual(['eyes']);
    expect(kinds()).toEqual(before);
  });

  it('waits where the review ended among them, which lets no merge pass', async () => {
    let written = 0;
    demo.github.faults.push({
      match: ({ path, body }) => {
        if (!path.includes('/statuses/') || !JSON.stringify(body).includes('pr-verdict=part')) return false;
        written += 1;
        return written > 1;
      },
      act: 'drop-before',
      times: Number.POSITIVE_INFINITY,
    });
    expect(await review()).toMatchObject({ conclusion: expect.not.stringMatching(/success|neutral/) });
    expect(kinds()).toEqual(['pending', 'pending part']);
    demo.github.faults.clear();
    const { result, notices } = await heed(refusal());
    expect(result).toEqual({ exitCode: 0, status: 'skipped' });
    expect(notices).toEqual([expect.stringContaining('a review of this head is running')]);
  });

  it('goes without them where GitHub does not take one, and says so', async () => {
    demo.github.faults.push({
      match: ({ path, body }) =>
        path.includes('/statuses/') && JSON.stringify(body).includes('pr-verdict=part.1'),
      act: { answer: { status: 422, body: { message: 'Validation Failed', errors: [] } } },
      times: 1,
    });
    expect(await review()).toMatchObject({ conclusion: 'failure' });
    expect(kinds()).toEqual(['pending', 'pending part', 'failure']);
  });
});

it('sets each part once although its answer is lost', async () => {
  demo.github.faults.push({
    match: ({ path, body }) =>
      path.includes('/statuses/') && JSON.stringify(body).includes('pr-verdict=part.1'),
    act: 'drop-after',
  });
  await review();
  const parts = statuses().filter(isPart);
  expect(new Set(parts.map(({ targetUrl }) => targetUrl)).size).toBe(parts.length);
});

it('is no word of a run that began later', async () => {
  const { github, pull, repository } = demo;
  const dense = Array.from({ length: 100 }, (_, index) => sha256(`${index}`)).join('');
  const page = `${repository.htmlUrl}/pull/${pull.number}`;
  const { parts, address } = addressesKeeping(page, { states: [dense], completions: [] });
  let isSet = false;
  // An older run, which failed, writes down what it knows while this one has its draft.
  github.afterRequest(({ method, path }) => {
    const [start] = statuses();
    if (isSet || start === undefined || method !== 'POST' || !path.endsWith('/reviews')) return;
    isSet = true;
    for (const targetUrl of parts) statuses().push({ ...start, id: github.world.ids.next(), targetUrl });
    statuses().push({ ...start, id: github.world.ids.next(), state: 'failure', targetUrl: address });
  });
  const told = JSON.stringify([reviewOutputFinding()]);
  expect(await review({ 'claude.json': told })).toMatchObject({ conclusion: 'success' });
  expect(parts.length).toBeGreaterThan(1);
  expect(kinds()).toEqual(['pending', ...parts.map(() => 'pending part'), 'failure of the parts', 'success']);
});
