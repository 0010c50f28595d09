import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packState, unpackState } from '../../../src/memory/packed-state.ts';
import { keptIn, RunState } from '../../../src/memory/run-state.ts';
import { findingId } from '../../../src/model/identity.ts';
import { sha256 } from '../../../src/model/text.ts';
import { headCommit, nextCommit } from '../../support/builders/run.ts';

const room = 60_000;
const commits = { head: headCommit, base: '2'.repeat(40), mergeBase: '3'.repeat(40) };
const empty = RunState.parse({
  version: 1,
  tool: 'abcdef12',
  pull: 7,
  head: headCommit,
  inputs: {},
  facts: {
    reviewers: [],
    refused: [],
    coverage: { expected: 1, covered: 1, missing: [] },
    claims: [],
    questions: 0,
    postponed: false,
    unverified: 0,
    policy: 'absent',
  },
  findings: [],
  forgotten: 0,
  newestReview: 7,
  confirmed: true,
});

const names = fc.array(fc.constantFrom('claude', 'copilot', 'eslint'), { minLength: 1, maxLength: 3 });
const paths = fc.constantFrom('src/a.ts', 'src/b.ts', 'ä/ö.ts');
const place = fc.oneof(
  fc.record({ path: paths, side: fc.constantFrom('LEFT', 'RIGHT') }),
  fc.record({
    path: paths,
    side: fc.constantFrom('LEFT', 'RIGHT'),
    startLine: fc.integer({ min: 1, max: 99 }),
    endLine: fc.integer({ min: 100, max: 999 }),
    numberedIn: fc.constantFrom('base', 'checkout'),
  }),
);
const finding = fc
  .record(
    {
      kind: fc.constantFrom('finding', 'closed', 'withdrawn'),
      head: fc.constantFrom(headCommit, nextCommit),
      category: fc.constantFrom('security', 'Dead code', '…'),
      place,
      ownId: fc.option(fc.constantFrom('general-00000000-1', 'old-name-1234abcd-3'), { nil: undefined }),
      fingerprint: fc.nat().map((n) => sha256(`${n}`).slice(0, 16)),
      first: fc.constant('f'.repeat(16)),
      severity: fc.constantFrom('critical', 'high', 'low'),
      confidence: fc.constantFrom('high', 'medium'),
      preExisting: fc.boolean(),
      reviewers: names,
      contestedBy: names,
      title: fc.constantFrom('', '0a1b'),
      alsoAt: fc.array(paths, { maxLength: 2 }),
      named: fc.array(paths, { maxLength: 2 }),
      missedAt: fc.constant(nextCommit),
      status: fc.constantFrom('open', 'wont_fix'),
      suppressed: fc.constantFrom(false, 'suppress'),
      requiresHuman: fc.boolean(),
      advisory: fc.boolean(),
      corroboratedBy: names,
    },
    {
      noNullPrototype: true,
      requiredKeys: [
        'head',
        'category',
        'ownId',
        'fingerprint',
        'severity',
        'confidence',
        'preExisting',
        'reviewers',
        'contestedBy',
        'title',
        'alsoAt',
        'named',
      ],
    },
  )
  .map(({ ownId, ...rest }) => ({ ...rest, id: ownId ?? findingId(rest.category, { subject: 'all' }) }));

function many(count: number) {
  return Array.from({ length: count }, (_, at) => {
    const path = `src/module-${at % 150}/file-${at % 150}.ts`;
    return {
      kind: 'finding',
      head: at % 3 === 0 ? headCommit : nextCommit,
      id: findingId('security', { subject: path, startLine: at + 1 }),
      fingerprint: sha256(`${at}`).slice(0, 16),
      category: at % 2 === 0 ? 'security' : 'performance',
      severity: at % 5 === 0 ? 'critical' : 'high',
      confidence: 'high',
      preExisting: false,
      reviewers: at % 4 === 0 ? ['claude', 'eslint'] : ['claude'],
      contestedBy: [],
      title: sha256(`title ${at}`).slice(0, 4),
      place: { path, startLine: ((at * 7919) % 900) + 1, side: 'RIGHT' },
      alsoAt: [],
      named: at % 3 === 0 ? [`src/module-${(at * 31) % 150}/other.ts`] : [],
      status: 'open',
      suppressed: false,
      requiresHuman: false,
      advisory: false,
      corroboratedBy: at % 4 === 0 ? ['eslint'] : [],
    };
  });
}

describe('a packed state', () => {
  it('is the same state once it is unpacked', () => {
    fc.assert(
      fc.property(
        fc.array(finding, { maxLength: 12 }),
        fc.array(fc.array(fc.nat({ max: 12 }), { maxLength: 5 }), { maxLength: 3 }),
        (findings, answers) => {
          const completed = answers.map((raised) => ({
            reviewer: 'claude',
            commits,
            stands: true,
            findings: raised.map((at) => findings[at]?.id ?? 'seen-12345678-9'),
          }));
          const claims = completed.map(({ reviewer, findings: rests }) => ({ reviewer, findings: rests }));
          const facts = { ...empty.facts, claims };
          const state = RunState.parse({ ...empty, facts, findings, completed });
          expect(unpackState(packState(state, room) ?? '')).toEqual(state);
        },
      ),
    );
  });

  it('remembers two thousand findings in a check, each with what it weighs and where it is', () => {
    const state = RunState.parse({ ...empty, findings: many(2_000) });
    const kept = unpackState(packState(state, room) ?? '');
    expect(kept?.forgotten).toBe(0);
    expect(kept?.findings).toEqual(state.findings);
  });

  it('remembers the first ones where there is no room for all, and says how many it forgot', () => {
    const state = RunState.parse({ ...empty, findings: many(6_000) });
    const packed = packState(state, room);
    expect(packed?.length).toBeLessThanOrEqual(room);
    const kept = unpackState(packed ?? '');
    if (kept === undefined) throw new Error('It is not read back.');
    expect(kept.findings.length).toBeGreaterThan(2_000);
    expect(kept.findings.length + kept.forgotten).toBe(6_000);
    const first = state.findings.slice(0, kept.findings.length);
    expect(keptIn(kept).findings.map((each) => each.fingerprint)).toEqual(
      first.map((each) => each.fingerprint),
    );
  });

  const packedFrom = (value: unknown) => deflateRawSync(JSON.stringify(value)).toString('base64');
  const whole = { ...empty, findings: { count: 0, columns: {} } };

  it.each([
    ['nothing', ''],
    ['text that is not packed', 'not packed'],
    ['half of what was packed', (packState(empty, room) ?? '').slice(0, 100)],
    ['a state without columns', packedFrom(empty)],
    ['a table without rows for its columns', packedFrom({ ...whole, findings: { count: 2, columns: {} } })],
    ['a table that would not end', packedFrom({ ...whole, findings: { count: 1e9, columns: {} } })],
    ['an answer about a finding that is not there', packedFrom({ ...whole, completed: [{ findings: [3] }] })],
    ['another version', packedFrom({ ...whole, version: 2 })],
    ['more than we ever pack', deflateRawSync(Buffer.alloc(20_000_000)).toString('base64').slice(0, 70_000)],
  ])('is not unpacked from %s', (_, packed) => {
    expect(unpackState(packed)).toBeUndefined();
  });
});
