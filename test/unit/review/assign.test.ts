import { describe, expect, it } from 'vitest';
import type { Mode } from '../../../src/model/review-document.ts';
import { ReviewerPolicy } from '../../../src/policy/reviewer-policy.ts';
import { type AssignmentInput, assign, partsOf, trustOf } from '../../../src/review/assign.ts';
import type { ChangeFacts } from '../../../src/review/reviewed-change.ts';

const facts: ChangeFacts = {
  paths: ['src/app.ts'],
  author: 'ada',
  fork: false,
  draft: false,
  postponed: false,
  labels: [],
  lane: 'yellow',
};
const environment = new Map([['HOME', '/home']]);
const oversized = { lines: 1200, limit: 1000, oversized: true, split: [] };

type Situation = Partial<
  AssignmentInput['change'] &
    Omit<AssignmentInput, 'change'> & {
      readonly mode: Mode;
      readonly only: readonly string[];
      readonly source: AssignmentInput['manifest']['source'];
      readonly found: AssignmentInput['manifest']['workingDirectory']['state'];
      readonly size: AssignmentInput['manifest']['size'];
      readonly event: string;
    }
>;

const sourced = (policy: Record<string, unknown>) =>
  'app' in policy ? policy : { run: ['review'], ...policy };

function assignOne(policy: Record<string, unknown>, situation: Situation = {}) {
  const { mode = 'full', only = [], found = 'head', source = 'github', size, event, ...given } = situation;
  const environmentFor = (names: readonly string[]) =>
    names.includes('GONE') ? { missing: ['GONE'] } : { environment };
  return assign({
    effective: { reviewers: { one: ReviewerPolicy.parse(sourced(policy)) } },
    change: { facts, present: given.facts?.paths ?? facts.paths, ...given },
    settings: { mode, reviewers: only },
    manifest: { source, workingDirectory: { state: found, differing: [] }, size },
    programs: { event, environmentFor },
    askAgain: new Set(),
    answered: new Set(['one']),
    isTrusted: () => true,
    sizeAccepted: false,
    ...given,
  })[0];
}
const runs = { do: 'run', reviewer: 'one', parts: [''], environment };
const concludedAs = (state: string, word: string) => ({
  do: 'conclude',
  outcome: { state, reason: expect.stringContaining(word) },
});
const skippedFor = (word: string) => concludedAs('skipped', word);

type Case = readonly [policy: Record<string, unknown>, change: Partial<ChangeFacts>, key: string];
const excluded: readonly Case[] = [
  [{ paths: ['docs/**'] }, {}, '`paths`'],
  [{}, { paths: [] }, '`paths.ignore`'],
  [{ when: { forks: false } }, { fork: true }, '`when.forks`'],
  [{ when: { drafts: false } }, { draft: true }, '`when.drafts`'],
  [{}, { draft: true, postponed: true }, '`policy.drafts`'],
  [{ when: { authors: ['eve'] } }, {}, '`when.authors`'],
  [{ when: { authors: ['!Ada'] } }, {}, '`when.authors`'],
  [{ when: { labels: ['review'] } }, {}, '`when.labels`'],
  [{ when: { labels: ['review', '!wip'] } }, { labels: ['review', 'wip'] }, '`when.labels`'],
  [{ when: { lanes: ['red'] } }, {}, '`when.lanes`'],
  [{ cwd: 'packages/*' }, {}, '`cwd`'],
  [{ modes: ['quick'] }, {}, '`modes`'],
];
const included: readonly Case[] = [
  [{}, {}, ''],
  [{ paths: ['src/**'] }, {}, ''],
  [{ paths: ['src/**'] }, { paths: ['README.md', 'src/app.ts'] }, ''],
  [{ when: { authors: ['ADA'] } }, {}, ''],
  [{ when: { authors: ['!eve'] } }, {}, ''],
  [{ when: { labels: ['review'] } }, { labels: ['Review'] }, ''],
  [{ when: { lanes: ['yellow', 'red'] } }, {}, ''],
];

describe('a reviewer', () => {
  it.each([...excluded, ...included])('with %j about %j is excluded by %j', (policy, change, key) => {
    const expected = key === '' ? runs : skippedFor(key);
    expect(assignOne(policy, { facts: { ...facts, ...change } })).toMatchObject(expected);
  });

  it('for authors is not asked where the account is deleted, and is in a worktree, which has none', () => {
    const worktree = { ...facts, author: undefined };
    const policy = { when: { authors: ['ada'] } };
    expect(assignOne(policy, { facts: { ...facts, author: null } })).toMatchObject(skippedFor('authors'));
    expect(assignOne(policy, { facts: worktree })).toEqual(runs);
  });

  it('without a command is received, unless the change is none of its business', () => {
    expect(assignOne({ run: undefined })).toEqual({ do: 'leave', reviewer: 'one' });
    expect(assignOne({ run: undefined, paths: ['docs/**'] })).toMatchObject(skippedFor('`paths`'));
  });

  it('that is an app is read in every run of a pull request, and skipped in a worktree', () => {
    const app = { app: 'coderabbitai' };
    const receives = { do: 'leave', reviewer: 'one' };
    expect(assignOne(app, { only: ['two'], mode: 'verify', found: 'absent' })).toEqual(receives);
    expect(assignOne(app, { source: 'local' })).toMatchObject(skippedFor('worktree'));
    const docs = { ...app, paths: ['docs/**'] };
    expect(assignOne(docs)).toMatchObject(skippedFor('`paths`'));
  });

  it('keeps its answer where others are asked again', () => {
    expect(assignOne({}, { only: ['two'] })).toEqual({ do: 'leave', reviewer: 'one' });
    expect(assignOne({}, { only: ['two'], answered: new Set() })).toMatchObject(
      concludedAs('unavailable', 'NOT_RERUN'),
    );
    expect(assignOne({}, { only: ['one'] })).toEqual(runs);
  });

  it.each<[string, Partial<ChangeFacts>, string]>([
    ['', {}, 'NO_SECRET: '],
    [' for a fork', { fork: true, author: 'dependabot[bot]' }, 'NO_SECRET_FORK: '],
    [' for Dependabot', { author: 'dependabot[bot]' }, 'NO_SECRET_DEPENDABOT: '],
    [' for another bot', { author: 'renovate[bot]' }, 'NO_SECRET: '],
  ])('that lacks a variable%s is unavailable, with the remedy for that', (_, change, code) => {
    expect(assignOne({ env: ['GONE'] }, { facts: { ...facts, ...change } })).toMatchObject(
      concludedAs('unavailable', code),
    );
  });

  it('that is a model is blocked on an oversized change unless policy or a waiver allows it', () => {
    expect(assignOne({}, { size: oversized })).toMatchObject(concludedAs('blocked', 'OVERSIZED'));
    expect(assignOne({}, { size: oversized, sizeAccepted: true })).toEqual(runs);
    expect(assignOne({ kind: 'tool' }, { size: oversized })).toEqual(runs);
    expect(assignOne({ format: 'sarif' }, { size: oversized })).toEqual(runs);
  });

  it('gets no checkout under privileged events, and may have files', () => {
    expect(assignOne({}, { event: 'workflow_run' })).toMatchObject(
      concludedAs('blocked', 'PRIVILEGED_EVENT'),
    );
    expect(assignOne({ input: 'files' }, { event: 'workflow_run' })).toEqual(runs);
    expect(assignOne({ format: 'candidate-findings' }, { event: 'workflow_run' })).toEqual(runs);
  });

  it('of files needs no checkout, nor does one that gets pack and diff alone', () => {
    const absent = { found: 'absent', present: [] as string[] } as const;
    expect(assignOne({}, { found: 'other' })).toMatchObject(concludedAs('unavailable', 'NO_CHECKOUT'));
    expect(assignOne({ input: 'files' }, absent)).toEqual(runs);
    expect(assignOne({ format: 'candidate-findings' }, absent)).toEqual(runs);
  });

  it('runs in quick mode only if it is tagged so, and in verify also where it raised a fixed finding', () => {
    const quick = { modes: ['full', 'quick'] };
    const askAgain = new Set(['one']);
    expect(assignOne(quick, { mode: 'quick' })).toEqual(runs);
    expect(assignOne({}, { mode: 'quick' })).toMatchObject(skippedFor('`modes`'));
    expect(assignOne(quick, { mode: 'verify' })).toEqual(runs);
    expect(assignOne({}, { mode: 'verify' })).toMatchObject(
      skippedFor('it raised nothing that is marked fixed'),
    );
    const others = { mode: 'verify', only: ['two'], answered: new Set<string>() } as const;
    expect(assignOne({}, others)).toMatchObject(skippedFor('it raised nothing'));
    expect(assignOne({ modes: ['full'] }, { mode: 'verify', askAgain })).toMatchObject(skippedFor('`modes`'));
    expect(assignOne({}, { mode: 'verify', askAgain })).toEqual(runs);
  });

  it('that a full run asks is reported where a verify run skips it', () => {
    const outcome = { state: 'unavailable', reason: 'LINES_UNREAD: 3 changed lines' } as const;
    const verify = { mode: 'verify', unasked: new Map([['one', { outcome }]]) } as const;
    expect(assignOne({}, verify)).toEqual({ do: 'conclude', reviewer: 'one', outcome });
    expect(assignOne({ modes: ['verify'] }, verify)).toMatchObject(skippedFor('marked fixed'));
    expect(assignOne({ cwd: 'packages/*' }, verify)).toMatchObject(skippedFor('marked fixed'));
    expect(assignOne({ run: undefined }, verify)).toEqual({ do: 'leave', reviewer: 'one' });
    expect(assignOne({}, { ...verify, askAgain: new Set(['one']) })).toEqual(runs);
  });
});

/** A pattern, and the folders that it matches. */
const patterns: readonly (readonly [string, readonly string[]])[] = [
  ['.', ['']],
  ['packages/*', ['packages/a', 'packages/b']],
  ['./packages/a/', ['packages/a']],
  ['packages/c', []],
  ['*', ['packages']],
  ['**', ['packages', 'packages/a', 'packages/a/src', 'packages/b']],
  ['{.,packages/*}', ['', 'packages/a', 'packages/b']],
  ['{packages/b,.}', ['', 'packages/b']],
  ['packages/{.,b}', ['packages/b']],
  ['./', ['']],
];

it.each(patterns)('the pattern %s matches %j', (cwd, folders) => {
  expect(partsOf(cwd, ['README.md', 'packages/a/src/x.ts', 'packages/b/z.ts'])).toEqual(folders);
});

/** An event, whether the pull request is from a fork, and what reviewers may read. */
const events: readonly (readonly [string, boolean, string])[] = [
  ['pull_request', true, 'worktree'],
  ['pull_request_review_comment', true, 'worktree'],
  ['pull_request_target', false, 'files'],
  ['workflow_run', false, 'files'],
  ['issue_comment', false, 'files'],
  ['workflow_dispatch', false, 'worktree'],
  ['workflow_dispatch', true, 'files'],
  ['schedule', true, 'files'],
];

it.each(events)('%s with fork: %s gives reviewers the %s', (event, fork, trust) => {
  expect(trustOf(event, fork)).toBe(trust);
});

it('outside of Actions a reviewer may read the worktree', () =>
  expect(trustOf(undefined, true)).toBe('worktree'));
