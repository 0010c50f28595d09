import type { FindingStatus } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { pointerTo } from './json-value.ts';
import { deviation, joined, none, problem, quote } from './rules.ts';

export const changeRules = {
  statusTransition: deviation('C5/status-transition', '`status` changes only as the protocol allows.'),
  ownedField: deviation(
    'C5/owned-field',
    'Between two states of a file only `status` changes in a finding, and none disappears; everything else changes only with a later time.',
  ),
};

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

type FindingState = Readonly<Partial<Record<(typeof owned)[number], unknown>>> & {
  readonly id: string;
  readonly status: FindingStatus;
};

type Counts = Readonly<Record<'blocker' | 'high' | 'medium' | 'low' | 'info', number>>;

/** Everything but the findings. */
type FrameState = Readonly<Partial<Record<(typeof written)[number], unknown>>> & {
  readonly timestamp: string;
  readonly summary: Counts;
};

type FileState = FrameState & { readonly findings: readonly FindingState[] };

/** The later state of a file: its frame where that is valid, its valid findings, and the ids of all. */
export interface LaterState {
  readonly frame: FrameState | undefined;
  readonly valid: readonly { readonly data: FindingState; readonly pointer: string }[];
  readonly ids: ReadonlySet<unknown>;
}

/** Holds a file against its earlier state: only a review, which sets a later time, may change more than a status. */
export function changeProblems(before: FileState, { frame, valid, ids }: LaterState): readonly Problem[] {
  const passed = frame === undefined ? 1 : Date.parse(frame.timestamp) - Date.parse(before.timestamp);
  return joined(
    passed < 0 && frame !== undefined ? [otherTime(before, frame)] : none,
    frame === undefined ? none : changedFields(passed === 0 ? written : lasting, before, frame),
    passed === 0 && frame !== undefined ? changedCounts(before, frame) : none,
    findingChanges(before, valid),
    passed === 0 ? added(before, valid) : none,
    vanished(before, ids),
  );
}

/** Holds a file that was edited since it was written and not reviewed again, so that its time may not change. */
export function editProblems(before: FileState, after: FileState): readonly Problem[] {
  const isSameTime = Date.parse(before.timestamp) === Date.parse(after.timestamp);
  const valid = after.findings.map((data, index) => ({ data, pointer: `/findings/${index}` }));
  const ids = new Set(after.findings.map(({ id }) => id));
  const frame = { ...after, timestamp: before.timestamp };
  return joined(
    isSameTime ? none : [otherTime(before, after)],
    changeProblems(before, { frame, valid, ids }),
  );
}

function changedFields(
  fields: readonly (typeof written)[number][],
  before: FileState,
  after: FrameState,
): readonly Problem[] {
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => changed(pointerTo('', field), field, before[field], after[field]));
}

function changedCounts({ summary: before }: FileState, { summary }: FrameState): readonly Problem[] {
  return (['blocker', 'high', 'medium', 'low', 'info'] as const)
    .filter((key) => before[key] !== summary[key])
    .map((key) => changed(`/summary/${key}`, key, before[key], summary[key]));
}

type Timed = Pick<FrameState, 'timestamp'>;

function otherTime(before: Timed, after: Timed): Problem {
  return problem(changeRules.ownedField, {
    path: '/timestamp',
    message: `\`timestamp\` was ${quote(before.timestamp)} and is ${quote(after.timestamp)}.`,
    recommendation: 'Leave the time to the reviewer, who sets a later one when the file is written.',
  });
}

/** Holds findings against those of the earlier state, matched by id. */
function findingChanges(before: FileState, after: LaterState['valid']): readonly Problem[] {
  const earlier = new Map(before.findings.map((finding) => [finding.id, finding]));
  return after.flatMap(({ data, pointer }) => {
    const previous = earlier.get(data.id);
    const edited = previous === undefined ? [] : owned.filter((field) => previous[field] !== data[field]);
    return [
      ...statusProblem(previous?.status, data.status, pointer),
      ...edited.map((field) => changed(pointerTo(pointer, field), field, previous?.[field], data[field])),
    ];
  });
}

/** Only a review adds findings. */
function added(before: FileState, after: LaterState['valid']): readonly Problem[] {
  const known = new Set(before.findings.map(({ id }) => id));
  return after
    .filter(({ data }) => !known.has(data.id))
    .map(({ data, pointer }) =>
      problem(changeRules.ownedField, {
        path: pointer,
        message: `The finding ${quote(data.id)} was not in the file.`,
        recommendation: 'Take it out; a review adds findings.',
      }),
    );
}

/** A finding that is settled stays in its file. */
function vanished(before: FileState, ids: ReadonlySet<unknown>): readonly Problem[] {
  return before.findings
    .filter(({ id }) => !ids.has(id))
    .map(({ id }) =>
      problem(changeRules.ownedField, {
        path: '/findings',
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
  const next: readonly FindingStatus[] = from === undefined ? ['open'] : allowed[from];
  if (from === to || next.includes(to)) return none;
  const choices = [...next, ...(from === undefined ? [] : [from])].map((each) => quote(each));
  return [
    problem(changeRules.statusTransition, {
      path: pointerTo(pointer, 'status'),
      message: from === undefined ? `A new finding is ${quote(to)}.` : `${quote(from)} became ${quote(to)}.`,
      recommendation: `Write ${choices.join(' or ')}.`,
    }),
  ];
}

function changed(path: string, field: string, was: unknown, is: unknown): Problem {
  return problem(changeRules.ownedField, {
    path,
    message: `\`${field}\` was ${quote(was)} and is ${quote(is)}.`,
    recommendation: 'Change only `status`; the reviewer owns the rest.',
  });
}
