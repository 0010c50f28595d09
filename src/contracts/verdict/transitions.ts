import type { FindingStatus } from '../../domain/finding.ts';
import type { Problem } from '../../domain/problem.ts';
import { pointerTo } from '../json/pointer.ts';
import { problem, quote } from '../problem.ts';
import type { VerdictFinding } from './schema.ts';

/**
 * C5's protocol: the team agent marks findings fixed or wont_fix, the reviewer answers verified or reopened,
 * and what was verified may come back.
 */
const allowed: Readonly<Record<FindingStatus, readonly FindingStatus[]>> = {
  open: ['fixed', 'wont_fix'],
  fixed: ['verified', 'reopened'],
  verified: ['reopened'],
  reopened: ['fixed', 'wont_fix'],
  wont_fix: [],
};

const owned = ['domain', 'severity', 'confidence', 'file', 'lineRange', 'title', 'recommendation'] as const;

/** Holds a verdict's findings against those of the state before it, matched by id. */
export function transitionProblems(
  before: readonly VerdictFinding[],
  after: readonly { readonly data: VerdictFinding; readonly pointer: string }[],
): readonly Problem[] {
  const earlier = new Map(before.map((finding) => [finding.id, finding]));
  return after.flatMap(({ data, pointer }) => {
    const previous = earlier.get(data.id);
    return [
      ...statusProblem(previous?.status, data.status, pointer),
      ...(previous === undefined ? [] : ownedProblems(previous, data, pointer)),
    ];
  });
}

/** A finding that is settled stays in its file: who takes it out takes it from the reviewer. */
export function vanishedProblems(
  before: readonly VerdictFinding[],
  ids: ReadonlySet<unknown>,
): readonly Problem[] {
  return before
    .filter(({ id }) => !ids.has(id))
    .map(({ id }) =>
      problem('C5/owned-field', {
        path: '/findings',
        type: 'missing',
        message: `The finding ${quote(id)} was in the file and is gone.`,
        recommendation: 'Put it back, and mark it "fixed" or "wont_fix".',
      }),
    );
}

function statusProblem(
  from: FindingStatus | undefined,
  to: FindingStatus,
  pointer: string,
): readonly Problem[] {
  const next = from === undefined ? (['open'] as const) : allowed[from];
  if (from === to || next.some((status) => status === to)) return [];
  return [
    problem('C5/status-transition', {
      path: pointerTo(pointer, 'status'),
      type: 'claim',
      message: from === undefined ? `A new finding is ${quote(to)}.` : `${quote(from)} became ${quote(to)}.`,
      recommendation:
        next.length === 0
          ? `Leave it at ${quote(from)}.`
          : `Write ${next.map((each) => quote(each)).join(' or ')}${from === undefined ? '' : `, or leave it at ${quote(from)}`}.`,
    }),
  ];
}

function ownedProblems(previous: VerdictFinding, data: VerdictFinding, pointer: string): readonly Problem[] {
  return owned
    .filter((field) => previous[field] !== data[field])
    .map((field) =>
      problem('C5/owned-field', {
        path: pointerTo(pointer, field),
        type: 'claim',
        message: `\`${field}\` was ${quote(previous[field])} and is ${quote(data[field])}.`,
        recommendation: 'Change only `status`; the reviewer owns the rest.',
      }),
    );
}
