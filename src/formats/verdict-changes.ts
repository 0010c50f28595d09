import type { FindingStatus } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { pointerTo } from './json-reader.ts';
import { problem, quote } from './rules.ts';
import type { ReviewVerdict, VerdictEnvelope, VerdictFinding } from './verdict.ts';

/**
 * C5's protocol: the team agent marks findings fixed or wont_fix, the reviewer answers verified or reopened,
 * what was verified may come back, and the team may take its wont_fix back.
 */
const allowed: Readonly<Record<FindingStatus, readonly FindingStatus[]>> = {
  open: ['fixed', 'wont_fix'],
  fixed: ['verified', 'reopened'],
  verified: ['reopened'],
  reopened: ['fixed', 'wont_fix'],
  wont_fix: ['open'],
};

const owned = ['domain', 'severity', 'confidence', 'file', 'lineRange', 'title', 'recommendation'] as const;

/** What a review is about, which stays for good, and what only the reviewer writes, who then sets a later time. */
const lasting = ['scope', 'target'] as const;
const written = [...lasting, 'mode', 'verdict', 'reportPath', 'tree'] as const;

/** Holds everything but the findings against the state before: nobody but the reviewer changes any of it. */
export function headerProblems(before: ReviewVerdict, after: VerdictEnvelope): readonly Problem[] {
  const passed = Date.parse(after.timestamp) - Date.parse(before.timestamp);
  if (passed === 0) return editedHeader(before, after);
  return [
    ...(passed < 0 ? [otherTime(before, after, ', which is earlier')] : []),
    ...changedFields(lasting, before, after),
  ];
}

/** Holds everything but the findings against the file as it was written: nobody has reviewed since. */
export function editedHeader(before: ReviewVerdict, after: VerdictEnvelope): readonly Problem[] {
  return [
    ...(isSameTime(before, after) ? [] : [otherTime(before, after)]),
    ...changedFields(written, before, after),
    ...(['blocker', 'high', 'medium', 'low', 'info'] as const)
      .filter((key) => before.summary[key] !== after.summary[key])
      .map((key) => taken(`/summary/${key}`, key, before.summary[key], after.summary[key])),
  ];
}

function changedFields(
  fields: readonly (typeof written)[number][],
  before: ReviewVerdict,
  after: VerdictEnvelope,
): readonly Problem[] {
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => taken(pointerTo('', field), field, before[field], after[field]));
}

/** Whether nobody has reviewed in between: whoever does sets a later time. */
export function isSameTime(before: Timed, after: Timed): boolean {
  return Date.parse(before.timestamp) === Date.parse(after.timestamp);
}

type Timed = Pick<ReviewVerdict, 'timestamp'>;

function otherTime(before: Timed, after: Timed, how = ''): Problem {
  return problem('C5/owned-field', {
    path: '/timestamp',
    type: 'claim',
    message: `\`timestamp\` was ${quote(before.timestamp)} and is ${quote(after.timestamp)}${how}.`,
    recommendation: 'Leave the time to the reviewer, who sets it when the file is written.',
  });
}

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

/** Only who reviews adds findings, and nobody has since the file was written. */
export function addedProblems(
  before: readonly VerdictFinding[],
  after: readonly { readonly data: VerdictFinding; readonly pointer: string }[],
): readonly Problem[] {
  const known = new Set(before.map(({ id }) => id));
  return after
    .filter(({ data }) => !known.has(data.id))
    .map(({ data, pointer }) =>
      problem('C5/owned-field', {
        path: pointer,
        type: 'claim',
        message: `The finding ${quote(data.id)} was not in the file.`,
        recommendation: 'Take it out; a review adds findings.',
      }),
    );
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
      recommendation: `Write ${next.map((each) => quote(each)).join(' or ')}${from === undefined ? '' : `, or leave it at ${quote(from)}`}.`,
    }),
  ];
}

function ownedProblems(previous: VerdictFinding, data: VerdictFinding, pointer: string): readonly Problem[] {
  return owned
    .filter((field) => previous[field] !== data[field])
    .map((field) => taken(pointerTo(pointer, field), field, previous[field], data[field]));
}

function taken(path: string, field: string, was: unknown, is: unknown): Problem {
  return problem('C5/owned-field', {
    path,
    type: 'claim',
    message: `\`${field}\` was ${quote(was)} and is ${quote(is)}.`,
    recommendation: 'Change only `status`; the reviewer owns the rest.',
  });
}
