import { describe, expect, it } from 'vitest';
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

function assignOne(policy: Record<string, unknown>, overrides: Partial<AssignmentInput> = {}) {
  return assign({
    reviewers: { one: ReviewerPolicy.parse({ run: ['review'], ...policy }) },
    facts,
    present: overrides.facts?.paths ?? facts.paths,
    mode: 'full',
    askAgain: new Set(),
    only: [],
    answered: new Set(['one']),
    workingDirectory: 'head',
    environmentFor: (names) => (names.includes('GONE') ? { missing: ['GONE'] } : { environment }),
    trust: 'worktree',
    isTrusted: () => true,
    sizeAccepted: false,
    ...overrides,
  })[0];
}
const runs = { do: 'run', reviewer: 'one', parts: [''], environment };
const skippedFor = (word: string) => ({
  do: 'conclude',
  outcome: { state: 'skipped', reason: expect.stringContaining(word) },
});
const blockedFor = (word: string) => ({
  do: 'conclude',
  outcome: { state: 'blocked', reason: expect.stringContaining(word) },
});
const unavailableFor = (word: string) => ({
  do: 'conclude',
  outcome: { state: 'unavailable', reason: expect.stringContaining(word) },
});

describe('a reviewer', () => {
  it('runs where nothing excludes it', () => expect(assignOne({})).toEqual(runs));

  it.each<[Record<string, unknown>, Partial<ChangeFacts>, string]>([
    [{ paths: ['docs/**'] }, {}, '`paths`'],
    [{}, { paths: [] }, '`paths.ignore`'],
    [{ when: { forks: false } }, { fork: true }, '`when.forks`'],
    [{ when: { drafts: false } }, { draft: true }, '`when.drafts`'],
    [{}, { draft: true, postponed: true }, '`policy.drafts`'],
    [{ when: { authors: ['eve'] } }, {}, '`when.authors`'],
    [{ when: { authors: ['!Ada'] } }, {}, '`when.authors`'],
    [{ when: { authors: ['ada'] } }, { author: null }, '`when.authors`'],
    [{ when: { labels: ['review'] } }, {}, '`when.labels`'],
    [{ when: { labels: ['review', '!wip'] } }, { labels: ['review', 'wip'] }, '`when.labels`'],
    [{ when: { lanes: ['red'] } }, {}, '`when.lanes`'],
    [{ cwd: 'packages/*' }, {}, '`cwd`'],
    [{ modes: ['quick'] }, {}, '`modes`'],
  ])('with %j is not applicable to a change with %j', (policy, change, key) => {
    expect(assignOne(policy, { facts: { ...facts, ...change } })).toMatchObject(skippedFor(key));
  });

  it.each<[Record<string, unknown>, Partial<ChangeFacts>]>([
    [{ paths: ['src/**'] }, {}],
    [{ paths: ['src/**'] }, { paths: ['README.md', 'src/app.ts'] }],
    [{ when: { authors: ['ADA'] } }, {}],
    [{ when: { authors: ['!eve'] } }, {}],
    [{ when: { labels: ['review'] } }, { labels: ['Review'] }],
    [{ when: { lanes: ['yellow', 'red'] } }, {}],
  ])('with %j is asked about a change with %j', (policy, change) => {
    expect(assignOne(policy, { facts: { ...facts, ...change } })).toEqual(runs);
  });

  it('is asked in a worktree, where the author is unknown', () => {
    const { author, ...worktree } = facts;
    expect(author).toBe('ada');
    expect(assignOne({ when: { authors: ['eve'] } }, { facts: worktree })).toEqual(runs);
  });

  it('without a command is received, unless the change is none of its business', () => {
    expect(assignOne({ run: undefined })).toEqual({ do: 'receive', reviewer: 'one' });
    expect(assignOne({ run: undefined, paths: ['docs/**'] })).toMatchObject(skippedFor('`paths`'));
  });

  it('keeps its answer where others are asked again', () => {
    expect(assignOne({}, { only: ['two'] })).toEqual({ do: 'keep', reviewer: 'one' });
    expect(assignOne({}, { only: ['two'], answered: new Set() })).toMatchObject(unavailableFor('NOT_RERUN'));
    expect(assignOne({}, { only: ['one'] })).toEqual(runs);
  });

  it('that lacks a variable is unavailable', () => {
    expect(assignOne({ env: ['GONE'] })).toMatchObject(unavailableFor('NO_SECRET'));
  });

  it('that is a model is blocked on an oversized change unless policy or a waiver allows it', () => {
    expect(assignOne({}, { size: oversized })).toMatchObject(blockedFor('OVERSIZED'));
    expect(assignOne({}, { size: oversized, sizeAccepted: true })).toEqual(runs);
    expect(assignOne({ kind: 'tool' }, { size: oversized })).toEqual(runs);
    expect(assignOne({ format: 'sarif' }, { size: oversized })).toEqual(runs);
  });

  it('is refused a checkout under privileged events, and may have files', () => {
    expect(assignOne({}, { trust: 'files' })).toMatchObject(blockedFor('PRIVILEGED_EVENT'));
    expect(assignOne({ input: 'files' }, { trust: 'files' })).toEqual(runs);
    expect(assignOne({ format: 'candidate-findings' }, { trust: 'files' })).toEqual(runs);
  });

  it('of files needs no checkout, nor does one that gets pack and diff alone', () => {
    const absent = { workingDirectory: 'absent', present: [] as string[] } as const;
    expect(assignOne({}, { workingDirectory: 'other' })).toMatchObject(unavailableFor('NO_CHECKOUT'));
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
    expect(assignOne({ modes: ['full'] }, { mode: 'verify', askAgain })).toMatchObject(skippedFor('`modes`'));
    expect(assignOne({}, { mode: 'verify', askAgain })).toEqual(runs);
  });

  it('that a full run asks is reported where a verify run skips it', () => {
    const outcome = { state: 'unavailable', reason: 'LINES_UNREAD: 3 changed lines' } as const;
    const verify = { mode: 'verify', unasked: new Map([['one', { outcome }]]) } as const;
    expect(assignOne({}, verify)).toEqual({ do: 'conclude', reviewer: 'one', outcome });
    expect(assignOne({ modes: ['verify'] }, verify)).toMatchObject(skippedFor('marked fixed'));
    expect(assignOne({ cwd: 'packages/*' }, verify)).toMatchObject(skippedFor('marked fixed'));
    expect(assignOne({ run: undefined }, verify)).toEqual({ do: 'receive', reviewer: 'one' });
    expect(assignOne({}, { ...verify, askAgain: new Set(['one']) })).toEqual(runs);
  });
});

describe('a pattern of folders', () => {
  const changed = ['README.md', 'packages/a/src/x.ts', 'packages/b/z.ts'];
  it.each([
    [undefined, ['']],
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
  ])('%s matches %j', (cwd, folders) => expect(partsOf(cwd, changed)).toEqual(folders));
});

describe('an event', () => {
  it.each([
    [undefined, true, 'worktree'],
    ['pull_request', true, 'worktree'],
    ['pull_request_review_comment', true, 'worktree'],
    ['pull_request_target', false, 'files'],
    ['workflow_run', false, 'files'],
    ['issue_comment', false, 'files'],
    ['workflow_dispatch', false, 'worktree'],
    ['workflow_dispatch', true, 'files'],
    ['schedule', true, 'files'],
  ] as const)('%s with fork: %s gives reviewers the %s', (event, fork, trust) =>
    expect(trustOf(event, fork)).toBe(trust),
  );
});
