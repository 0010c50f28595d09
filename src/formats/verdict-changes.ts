import type { FindingStatus } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { deviation, ProblemList, quote } from './rules.ts';

export const changeRules = {
  statusTransition: deviation('C5/status-transition', '`status` changes only as the protocol allows.'),
  ownedField: deviation(
    'C5/owned-field',
    'Between two states of a file only `status` changes in a finding, and none disappears; everything else changes only with a later time.',
  ),
};

/**
 * C5's protocol: the team agent marks findings fixed or wont_fix, the reviewer answers verified or reopened,
 * what was verified may come back, and the team may withdraw its wont_fix.
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

const severities = ['blocker', 'high', 'medium', 'low', 'info'] as const;

/** Everything but the findings. */
type FrameState = Readonly<Partial<Record<(typeof written)[number], unknown>>> & {
  readonly timestamp: string;
  readonly summary: Readonly<Record<(typeof severities)[number], number>>;
};

type FileState = FrameState & { readonly findings: readonly FindingState[] };

/** The later state of a file: its frame where that is valid, its valid findings, and the ids of all. */
export interface LaterState {
  readonly frame: FrameState | undefined;
  readonly valid: readonly { readonly data: FindingState; readonly pointer: string }[];
  readonly ids: ReadonlySet<unknown>;
}

/** Compares a file with its earlier state: only a review, which sets a later time, may change more than a status. */
export function checkChanges(before: FileState, after: LaterState, problems: ProblemList): void {
  const { frame, valid, ids } = after;
  const passed = frame === undefined ? 1 : Date.parse(frame.timestamp) - Date.parse(before.timestamp);
  if (frame !== undefined) {
    if (passed < 0) addOtherTime(problems, before, frame);
    for (const field of passed === 0 ? written : lasting) {
      addChangedField(problems, [field], before[field], frame[field]);
    }
    for (const key of passed === 0 ? severities : []) {
      addChangedField(problems, ['summary', key], before.summary[key], frame.summary[key]);
    }
  }
  checkFindings(before, valid, { isNewAllowed: passed !== 0, problems });
  for (const { id } of before.findings.filter((each) => !ids.has(each.id))) {
    const message = `The finding ${quote(id)} was in the file and is gone.`;
    const advice = 'Put it back, and mark it "fixed" or "wont_fix".';
    problems.add(changeRules.ownedField, 'findings', message, advice);
  }
}

/** Problems of a file that was edited since it was written and not reviewed again, so that its time may not change. */
export function editProblems(before: FileState, after: FileState): readonly Problem[] {
  const problems = new ProblemList('');
  if (Date.parse(before.timestamp) !== Date.parse(after.timestamp)) addOtherTime(problems, before, after);
  const valid = after.findings.map((data, index) => ({ data, pointer: `/findings/${index}` }));
  const ids = new Set(after.findings.map(({ id }) => id));
  checkChanges(before, { frame: { ...after, timestamp: before.timestamp }, valid, ids }, problems);
  return problems.problems;
}

interface FindingChanges {
  /** Whether a review took place, which alone adds findings. */
  readonly isNewAllowed: boolean;
  readonly problems: ProblemList;
}

/** Compares findings with those of the earlier state, matched by id. */
function checkFindings(
  before: FileState,
  after: LaterState['valid'],
  { isNewAllowed, problems: all }: FindingChanges,
): void {
  const earlier = new Map(before.findings.map((finding) => [finding.id, finding]));
  for (const { data, pointer } of after) {
    const problems = new ProblemList(pointer);
    const previous = earlier.get(data.id);
    checkStatus(problems, previous?.status, data.status);
    for (const field of previous === undefined ? [] : owned) {
      addChangedField(problems, [field], previous?.[field], data[field]);
    }
    if (previous === undefined && !isNewAllowed) {
      const message = `The finding ${quote(data.id)} was not in the file.`;
      problems.add(changeRules.ownedField, [], message, 'Remove it; a review adds findings.');
    }
    all.take(problems.problems);
  }
}

function checkStatus(problems: ProblemList, from: FindingStatus | undefined, to: FindingStatus): void {
  const next: readonly FindingStatus[] = from === undefined ? ['open'] : allowed[from];
  if (from === to || next.includes(to)) return;
  const choices = [...next, ...(from === undefined ? [] : [from])].map((each) => quote(each));
  const message =
    from === undefined ? `A new finding is ${quote(to)}.` : `${quote(from)} became ${quote(to)}.`;
  problems.add(changeRules.statusTransition, 'status', message, `Write ${choices.join(' or ')}.`);
}

type Timed = Pick<FrameState, 'timestamp'>;

function addOtherTime(problems: ProblemList, before: Timed, after: Timed): void {
  const message = `\`timestamp\` was ${quote(before.timestamp)} and is ${quote(after.timestamp)}.`;
  const advice = 'Leave the time to the reviewer, who sets a later one when the file is written.';
  problems.add(changeRules.ownedField, 'timestamp', message, advice);
}

function addChangedField(problems: ProblemList, at: readonly string[], was: unknown, is: unknown): void {
  if (was === is) return;
  const message = `\`${at.at(-1)}\` was ${quote(was)} and is ${quote(is)}.`;
  problems.add(changeRules.ownedField, at, message, 'Change only `status`; the reviewer owns the rest.');
}
