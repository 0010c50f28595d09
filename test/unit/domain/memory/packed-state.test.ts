import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findingId } from '../../../../src/domain/identity.ts';
import { packState, unpackState } from '../../../../src/domain/memory/packed-state.ts';
import { RunState } from '../../../../src/domain/memory/run-state.ts';
import { sha256 } from '../../../../src/domain/sha256.ts';
import { headCommit } from '../../../support/builders/run.ts';

const commits = { head: headCommit, base: '2'.repeat(40), mergeBase: '3'.repeat(40) };
const empty = RunState.parse({
  version: 2,
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
});

const names = fc.array(fc.constantFrom('claude', 'copilot', 'eslint'), { maxLength: 3 });
const finding = fc
  .record(
    {
      category: fc.constantFrom('security', 'Dead code', 'standards', '…'),
      path: fc.option(fc.constantFrom('src/a.ts', 'src/b.ts', 'ä/ö.ts'), { nil: undefined }),
      range: fc.constantFrom('0', '12', '12-14', '7-2'),
      ownId: fc.option(fc.constantFrom('general-00000000-1', 'old-name-1234abcd-3'), { nil: undefined }),
      fingerprint: fc.constantFrom('', sha256('a').slice(0, 16), sha256('b').slice(0, 16)),
      severity: fc.constantFrom('critical', 'high', 'low'),
      confidence: fc.constantFrom('high', 'medium'),
      preExisting: fc.boolean(),
      status: fc.constantFrom('open', 'wont_fix'),
      suppressed: fc.constantFrom(false, 'suppress'),
      requiresHuman: fc.boolean(),
      advisory: fc.boolean(),
      corroboratedBy: names,
      contestedBy: names,
      raisedBy: fc.option(names, { nil: undefined }),
    },
    { noNullPrototype: true },
  )
  .map(({ path, range, ownId, raisedBy, ...rest }) => ({
    ...rest,
    id: ownId ?? findingId(rest.category, { subject: path ?? 'the system' }).replace(/0$/, range),
    paths: path === undefined ? [] : [path, 'src/c.ts'],
    ...(raisedBy && { raisedBy }),
  }));

const completion = fc.record(
  { stands: fc.boolean(), raised: fc.array(fc.nat({ max: 12 }), { maxLength: 5 }) },
  { noNullPrototype: true },
);

describe('a packed state', () => {
  it('is the same state once it is unpacked, also from its JSON', () => {
    fc.assert(
      fc.property(
        fc.array(finding, { maxLength: 12 }),
        fc.option(fc.array(completion, { maxLength: 3 }), { nil: undefined }),
        (findings, completions) => {
          const completed = completions?.map(({ stands, raised }) => ({
            reviewer: 'claude',
            commits,
            stands,
            findings: raised.map((at) => findings[at]?.id ?? 'seen-12345678-9'),
          }));
          const claims = completed?.map(({ reviewer, findings: rests }) => ({ reviewer, findings: rests }));
          const facts = { ...empty.facts, claims: claims ?? [{ reviewer: 'eslint' }] };
          const state = RunState.parse({ ...empty, facts, findings, ...(completed && { completed }) });
          expect(unpackState(JSON.parse(JSON.stringify(packState(state))))).toEqual(state);
        },
      ),
    );
  });

  it('says once what many findings share', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        id: findingId('security', { subject: 'src/a.ts', startLine: at + 1 }),
        fingerprint: sha256(`${at}`).slice(0, 16),
        category: 'security',
        severity: 'high',
        confidence: 'high',
        preExisting: false,
        status: 'open',
        suppressed: false,
        requiresHuman: false,
        advisory: false,
        corroboratedBy: [],
        contestedBy: [],
        paths: ['src/a.ts'],
      }));
    const length = (count: number) =>
      JSON.stringify(packState(RunState.parse({ ...empty, findings: many(count) }))).length;
    expect((length(300) - length(100)) / 200).toBeLessThan(35);
  });

  it.each([
    ['nothing', undefined],
    ['a state that is not packed', empty],
    ['a table without rows for its columns', { ...packState(empty), findings: { count: 2, columns: {} } }],
    ['a table that would not end', { ...packState(empty), findings: { count: 1e9, columns: {} } }],
    ['an answer about a finding that is not there', { ...packState(empty), completed: [{ findings: [3] }] }],
    ['another version', { ...packState(empty), version: 1 }],
  ])('is not unpacked from %s', (_, value) => {
    expect(unpackState(value)).toBeUndefined();
  });
});
