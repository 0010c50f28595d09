import { expect, it } from 'vitest';
import { headSince } from '../../../../src/domain/people/head-since.ts';
import { writeStanding } from '../../../../src/domain/shared-head.ts';

const at = (minute: number) => `2026-01-01T00:${String(minute).padStart(2, '0')}:00Z`;
const check = (minute: number, pull = 7) => ({
  externalId: writeStanding({ pull, conclusion: 'success', key: '1.1.review' }),
  startedAt: at(minute),
});
const since = (checks: readonly ReturnType<typeof check>[], forcedAt: string | null = null) =>
  headSince({ checks, pull: 7, forcedAt });

it('is the start of the first check that was concluded for the pull request', () => {
  expect(since([check(9), check(3), check(5)])).toBe(at(3));
});

it('is unknown before any check was concluded', () => {
  expect(since([])).toBeNull();
  expect(since([{ externalId: '1.1.review', startedAt: at(3) }])).toBeNull();
});

it('is not told by another pull request, whose head the commit may have been before', () => {
  expect(since([check(3, 8), check(5)])).toBe(at(5));
});

it('counts only what came after the head was last moved by force', () => {
  expect(since([check(3), check(5), check(9)], at(5))).toBe(at(9));
  expect(since([check(3)], at(5))).toBeNull();
});
