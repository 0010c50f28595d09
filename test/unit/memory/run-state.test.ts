import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../src/comments/accept-findings.ts';
import { packState, unpackState } from '../../../src/memory/packed-state.ts';
import { fromRunState, RunState, toRunState } from '../../../src/memory/run-state.ts';
import { findingId } from '../../../src/model/identity.ts';
import { sha256 } from '../../../src/model/text.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import {
  buildDecisionInput,
  buildReviewer,
  headCommit,
  nextCommit,
  outcomes,
} from '../../support/builders/run.ts';

const room = 60_000;
const empty = RunState.parse({
  ...{ version: 1, tool: 'abcdef12', pull: 7, head: headCommit, policy: 'absent', inputs: {} },
  facts: {
    ...{ reviewers: [], refused: [], claims: [], questions: 0, postponed: false, unverified: 0 },
    coverage: { expected: 1, covered: 1, missing: [] },
  },
  ...{ findings: [], forgotten: [], newestReview: 7, confirmed: true },
});

function many(count: number) {
  return Array.from({ length: count }, (_, at) => {
    const path = `src/module-${at % 150}/file-${at % 150}.ts`;
    return {
      ...{ kind: 'finding', confidence: 'high', preExisting: false, contestedBy: [], alsoAt: [] },
      ...{ status: 'open', suppressed: false, requiresHuman: false, advisory: false },
      head: at % 3 === 0 ? headCommit : nextCommit,
      id: findingId('security', { subject: path, startLine: at + 1 }),
      fingerprint: sha256(`${at}`).slice(0, 16),
      category: at % 2 === 0 ? 'security' : 'performance',
      severity: at % 5 === 0 ? 'critical' : 'high',
      reviewers: at % 4 === 0 ? ['claude', 'eslint'] : ['claude'],
      title: sha256(`title ${at}`).slice(0, 4),
      place: { path, startLine: ((at * 7919) % 900) + 1, side: 'RIGHT' },
      named: at % 3 === 0 ? [`src/module-${(at * 31) % 150}/other.ts`] : [],
      corroboratedBy: at % 4 === 0 ? ['eslint'] : [],
      ...(at % 7 === 0 && { first: sha256(`first ${at}`).slice(0, 16), missedAt: headCommit }),
    };
  });
}

describe('a packed state', () => {
  it('stores two thousand findings in a check, each with its weight and place', () => {
    const state = RunState.parse({ ...empty, findings: many(2_000) });
    expect(unpackState(packState(state, room) ?? '')).toEqual(state);
  });

  it('has room for 500 open and 500 settled findings of eight reviewers, four of them apps', () => {
    const reviewers = [...'abcdefgh'].map((id) => `reviewer-${id}`);
    const rows = many(1_000).map(({ fingerprint, ...row }, at) => {
      const [first = '', second = ''] = [reviewers[at % 8], reviewers[(at + 3) % 8]];
      const original = (reviewer: string, key: number) => ({
        ...{ reviewer, severity: row.severity, confidence: { band: 'medium' }, category: row.category },
        ...{ preExisting: false, locations: [{ path: row.place.path }], corroboratedBy: [] },
        ...(reviewer < 'reviewer-e' && { postKey: `c${3_456_789_000 + key}` }),
      });
      const originals = at % 4 === 0 ? [original(first, at), original(second, at + 5_000)] : undefined;
      return {
        ...row,
        kind: at < 500 ? 'finding' : 'closed',
        reviewers: originals === undefined ? [first] : [first, second],
        ...(originals === undefined ? { postKey: `c${3_456_789_000 + at}` } : { originals }),
        ...(at % 2 === 0 && { fingerprint }),
      };
    });
    const outcome = { state: 'unavailable', reason: 'x', ask: '@app review', awaited: true };
    const state = RunState.parse({
      ...empty,
      facts: {
        ...empty.facts,
        reviewers: reviewers.map((id) => ({ id, kind: 'ai', role: 'primary', required: true, outcome })),
      },
      findings: rows,
      submitted: Array.from({ length: 50 }, (_, at) => ({ review: 2_000_000_000 + at, commit: headCommit })),
    });
    // What the visible text of a check leaves at least.
    const kept = unpackState(packState(state, 53_000) ?? '');
    expect(kept?.findings.filter(({ kind }) => kind === 'finding')).toHaveLength(500);
    expect(kept?.forgotten).toEqual([]);
  });

  it('stores the first ones where there is no room for all, and counts the others', () => {
    const state = RunState.parse({ ...empty, findings: many(6_000) });
    const packed = packState(state, room);
    expect(packed?.length).toBeLessThanOrEqual(room);
    const kept = unpackState(packed ?? '');
    if (kept === undefined) throw new Error('It is not read back.');
    expect(kept.findings.length).toBeGreaterThan(2_000);
    const [claude, eslint] = kept.forgotten;
    expect(claude).toMatchObject({ reviewer: 'claude', head: headCommit });
    expect(kept.findings.length + (claude?.findings ?? 0)).toBe(6_000);
    expect(eslint).toMatchObject({ reviewer: 'eslint' });
    const printsOf = ({ findings }: typeof state) => findings.map((each) => each.fingerprint);
    expect(printsOf(kept)).toEqual(printsOf(state).slice(0, kept.findings.length));
  });

  const packedFrom = (value: unknown) => brotliCompressSync(JSON.stringify(value)).toString('base64');
  const whole = { ...empty, findings: { id: [] } };
  const manyColumns = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`c${at}`, []]));

  it.each([
    ['nothing', ''],
    ['text that is not packed', 'not packed'],
    ['half of the packed bytes', (packState(empty, room) ?? '').slice(0, 100)],
    ['a state without columns', packedFrom(empty)],
    ['a finding without its properties', packedFrom({ ...whole, findings: { id: ['a-1'] } })],
    ['another version', packedFrom({ ...whole, version: 2 })],
    ['more than we ever pack', packedFrom({ ...whole, policy: 'absent', padding: ' '.repeat(1_000_000) })],
    ['more rows than are built', packedFrom({ ...whole, findings: { id: Array(10_001).fill('') } })],
    ['more columns than are built', packedFrom({ ...whole, findings: { id: ['a-1'], ...manyColumns } })],
  ])('is not unpacked from %s', (_, packed) => {
    expect(unpackState(packed)).toBeUndefined();
  });
});

const digest = 'd'.repeat(64);

function stateOf(overrides: Partial<Facts>, policy?: string, findings: RunState['findings'] = []) {
  const { findings: _, ...facts } = buildDecisionInput({ postponed: false, unverified: 0 });
  return toRunState({
    ...{ tool: 'abcdef12', pull: 7, head: headCommit, newestReview: 0, confirmed: true },
    ...{ completed: [], findings, forgotten: [], inputs: {}, policy },
    facts: { ...facts, ...overrides },
  });
}

function readBack(overrides: Partial<Facts>, policy?: string): Facts {
  const state = stateOf(overrides, policy);
  if (state === undefined) throw new Error('The run cannot be kept.');
  return fromRunState(state, effectivePolicy(undefined, {})).facts;
}

describe('a run that is read back', () => {
  it('has the outcome of each reviewer, an answer that was carried or about a part included', () => {
    const carried = { state: 'skipped', reason: 'nothing changed', carried: true } as const;
    const partly = [
      { ...carried, partly: true },
      { state: 'reviewed', partly: true },
    ] as const;
    const all = [...outcomes, carried, ...partly];
    const { reviewers } = readBack({ reviewers: all.map((outcome) => buildReviewer({ outcome })) });
    const withAnyReason = (outcome: (typeof outcomes)[number]) =>
      'reason' in outcome ? { ...outcome, reason: expect.any(String) } : outcome;
    expect(reviewers.map(({ outcome }) => outcome)).toEqual(all.map(withAnyReason));
  });

  it('has every other fact that a decision depends on', () => {
    const facts: Partial<Facts> = {
      refused: [{ severity: 'high' }, {}],
      coverage: { expected: 3, covered: 2, missing: [{ path: 'a.ts', reason: 'unreadable-diff' }] },
      ignored: 4,
      size: { lines: 900, limit: 800, oversized: true, split: [] },
      claims: [
        { reviewer: 'claude', claims: { verdict: 'FAIL' }, findings: ['security-1'] },
        { reviewer: 'gemini', claims: { event: 'REQUEST_CHANGES' } },
      ],
      questions: 2,
      scope: 'api',
      lane: 'red',
      postponed: true,
      unverified: 5,
      policy: { state: 'present', commit: headCommit },
    };
    expect(readBack(facts, digest)).toMatchObject({ ...facts, policy: { state: 'present' } });
  });

  it('has of each finding what decides on its weight', () => {
    const weight = { status: 'open', advisory: true, requiresHuman: true, suppressed: 'style' };
    const [finding] = many(1);
    const state = RunState.parse({ ...empty, findings: [{ ...finding, ...weight }] });
    expect(fromRunState(state, effectivePolicy(undefined, {})).judged).toMatchObject([
      { ...weight, suppressed: { by: 'style' }, severity: 'critical', corroboratedBy: ['eslint'] },
    ]);
  });

  it('has five parts of an oversized change at most', () => {
    const split = Array.from({ length: 6 }, (_, at) => ({ subsystem: `${at}`, lines: 1, files: 1 }));
    const size = { lines: 900, limit: 800, oversized: true, split };
    expect(readBack({ size }).size?.split).toEqual(split.slice(0, 5));
  });

  it('has every finding that can be read back, and counts the others', () => {
    const { findings } = RunState.parse({ ...empty, findings: many(3) });
    const state = stateOf({}, undefined, [
      ...findings,
      ...findings.slice(0, 1).map((row) => ({ ...row, id: 'no id' })),
    ]);
    expect(state).toMatchObject({ findings, forgotten: [{ head: headCommit, findings: 1 }, {}] });
  });

  it('is incomplete like its run', () => {
    const facts = readBack({ lane: undefined });
    expect(facts).toMatchObject({ postponed: false, unverified: 0, policy: { state: 'absent' } });
    for (const name of ['ignored', 'size', 'scope', 'lane'] as const) expect(facts[name]).toBeUndefined();
  });
});

it.each<[string, Partial<Facts>, string | undefined]>([
  ['commands could not be read', { commandsUnread: true }, undefined],
  ['the policy could not be read', { policy: { state: 'unreadable', reason: 'HTTP 502' } }, undefined],
  ['the digest of its policy is unknown', { policy: { state: 'present', commit: headCommit } }, undefined],
  ['a policy appeared during the run', {}, digest],
])('a run is not kept when %s', (_why, facts, policy) => {
  expect(stateOf(facts, policy)).toBeUndefined();
});
