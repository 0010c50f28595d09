import type { FindingStatus } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { ProblemList, quote } from './rules.ts';
import { type ReviewVerdict, VerdictFinding, type VerdictFrame, verdictRules } from './verdict-fields.ts';

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
const severities = ['blocker', 'high', 'medium', 'low', 'info'] as const;

interface LaterState {
  /** Everything but the findings, where it is valid. */
  readonly frame: VerdictFrame | undefined;
  readonly findings: readonly unknown[];
}

/** Compares a file with its earlier state: only a review, which sets a later time, may change more than a status. */
export function checkChanges(
  before: ReviewVerdict,
  { frame, findings }: LaterState,
  problems: ProblemList,
): void {
  const passed = frame === undefined ? 1 : Date.parse(frame.timestamp) - Date.parse(before.timestamp);
  if (frame !== undefined) {
    if (passed < 0) addOtherTime(problems, before.timestamp, frame.timestamp);
    for (const field of passed === 0 ? written : lasting) {
      addChangedField(problems, [field], before[field], frame[field]);
    }
    for (const key of passed === 0 ? severities : []) {
      addChangedField(problems, ['summary', key], before.summary[key], frame.summary[key]);
    }
  }
  const earlier = new Map(before.findings.map((finding) => [finding.id, finding]));
  const ids = new Set<unknown>();
  for (const [index, finding] of findings.entries()) {
    const { data } = VerdictFinding.safeParse(finding);
    ids.add(Object(finding)['id']);
    if (data === undefined) continue;
    const previous = earlier.get(data.id);
    const ofFinding = new ProblemList(`/findings/${index}`);
    checkStatus(ofFinding, previous?.status, data.status);
    for (const field of owned) {
      if (previous !== undefined) addChangedField(ofFinding, [field], previous[field], data[field]);
    }
    if (previous === undefined && passed === 0) {
      const message = `The finding ${quote(data.id)} was not in the file.`;
      ofFinding.add(verdictRules.ownedField, [], message, 'Remove it; a review adds findings.');
    }
    problems.take(ofFinding.problems);
  }
  for (const { id } of before.findings) {
    if (ids.has(id)) continue;
    const message = `The finding ${quote(id)} was in the file and is gone.`;
    const advice = 'Put it back, and mark it "fixed" or "wont_fix".';
    problems.add(verdictRules.ownedField, 'findings', message, advice);
  }
}

/** Problems of a file that was edited since it was written and not reviewed again, so that its time may not change. */
export function editProblems(before: ReviewVerdict, after: ReviewVerdict): readonly Problem[] {
  const problems = new ProblemList('');
  const { timestamp } = before;
  if (Date.parse(timestamp) !== Date.parse(after.timestamp)) {
    addOtherTime(problems, timestamp, after.timestamp);
  }
  checkChanges(before, { frame: { ...after, timestamp }, findings: after.findings }, problems);
  return problems.problems;
}

function checkStatus(problems: ProblemList, from: FindingStatus | undefined, to: FindingStatus): void {
  const next: readonly FindingStatus[] = from === undefined ? ['open'] : [...allowed[from], from];
  if (next.includes(to)) return;
  const message =
    from === undefined ? `A new finding is ${quote(to)}.` : `${quote(from)} became ${quote(to)}.`;
  const advice = `Write ${next.map((each) => quote(each)).join(' or ')}.`;
  problems.add(verdictRules.statusTransition, 'status', message, advice);
}

function addOtherTime(problems: ProblemList, was: string, is: string): void {
  const message = `\`timestamp\` was ${quote(was)} and is ${quote(is)}.`;
  const advice = 'Leave the time to the reviewer, who sets a later one when the file is written.';
  problems.add(verdictRules.ownedField, 'timestamp', message, advice);
}

function addChangedField(problems: ProblemList, at: readonly string[], was: unknown, is: unknown): void {
  if (was === is) return;
  const message = `\`${at.at(-1)}\` was ${quote(was)} and is ${quote(is)}.`;
  problems.add(verdictRules.ownedField, at, message, 'Change only `status`; the reviewer owns the rest.');
}
