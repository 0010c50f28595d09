import { z } from 'zod';
import { FindingStatus } from '../model/finding.ts';
import type { Problem } from '../model/ingest-report.ts';
import { Verdict } from '../model/review-document.ts';
import { count, field, fieldTable, filled, reviewedPaths, unnamed } from './contract-fields.ts';
import { ProblemList, quote, type Rules } from './rules.ts';
import { roleNames } from './vocabulary.ts';

export const verdictRules = {
  document: {
    id: 'C5/document',
    grade: 'refused',
    summary: 'The verdict file is an object with every required field.',
  },
  findings: { id: 'C5/findings', grade: 'refused', summary: '`findings` is an array of objects.' },
  malformed: {
    id: 'C5/file',
    grade: 'refused',
    summary: '`file` is a path relative to the repository root, or empty.',
  },
  outside: { id: 'C5/path-in-diff', grade: 'relocated', summary: '`file` is a file of the change.' },
  line: { id: 'C5/line-in-diff', grade: 'relocated', summary: 'The lines can carry a comment in the diff.' },
  confidenceFloor: {
    id: 'C5/confidence-floor',
    grade: 'deviation',
    summary: '`confidence` is at least 0.50.',
  },
  id: { id: 'C5/recomputed-id', grade: 'deviation', summary: '`id` is `{domain}-{file hash}-{line range}`.' },
  summary: {
    id: 'C5/recomputed-summary',
    grade: 'deviation',
    summary:
      '`summary` counts the open findings of the file by severity; one that was marked since may be counted still.',
  },
  verdict: {
    id: 'C5/recomputed-verdict',
    grade: 'deviation',
    summary: '`verdict` follows from the findings that are open or reopened.',
  },
  reportPlace: {
    id: 'C5/report-place',
    grade: 'deviation',
    summary: '`reportPath` is relative, and empty for a quick check.',
  },
  statusTransition: {
    id: 'C5/status-transition',
    grade: 'deviation',
    summary: '`status` changes only as the protocol allows.',
  },
  ownedField: {
    id: 'C5/owned-field',
    grade: 'deviation',
    summary:
      'Between two states of a file only `status` changes in a finding, and none disappears; everything else changes only with a later time.',
  },
} satisfies Rules;

export const verdictSeverities = {
  Blocker: 'critical',
  High: 'high',
  Medium: 'medium',
  Low: 'low',
  Info: 'info',
} as const;

const finding = {
  id: field(filled(), 'Stable across reviews: {domain}-{hash of the file}-{lineRange}.', {
    role: 'id',
    missing: unnamed,
  }),
  domain: field(filled(), 'The domain in one word, such as security.', {
    role: 'category',
    missing: 'general',
  }),
  severity: field(
    z.enum(['Blocker', 'High', 'Medium', 'Low', 'Info']),
    'The impact: Blocker, High, Medium, Low or Info.',
    { role: 'severity', scale: verdictSeverities },
  ),
  confidence: field(z.number().min(0).max(1), 'How certain it is that the problem is real, from 0.50 to 1.', {
    role: 'confidence',
    whole: 1,
    missing: 0.6,
  }),
  file: field(z.string(), 'The path from the root of the repository.', {
    role: 'path',
    rule: verdictRules.malformed,
    missing: '',
  }),
  lineRange: field(
    z
      .string()
      .regex(/^([1-9][0-9]{0,9})(?:-([1-9][0-9]{0,9}))?$/, 'a line such as "42" or a range such as "42-48"')
      .optional(),
    'A line such as "42" or a range such as "42-48" in the file after the change.',
    { role: 'lines' },
  ),
  // C5 has no text for the problem itself: the title says what is wrong, the recommendation what to do.
  title: field(filled(), 'The problem in a few words.', { role: 'title', names: [...roleNames.text] }),
  recommendation: field(z.string(), 'How to fix it.', { role: 'fix', missing: '' }),
  status: field(
    FindingStatus.clone(),
    'open for a new finding; fixed, verified, reopened and wont_fix for one that was reported before.',
    { missing: 'open' },
  ),
};
export const VerdictFinding = z.object(finding);
export type VerdictFinding = z.infer<typeof VerdictFinding>;

/** `reason` and `requiresVerification` are our additions. */
const filed = {
  ...finding,
  requiresVerification: field(
    z.literal(true).optional(),
    'The finding is too unsure to count before someone has checked it; written by pr-verdict alone.',
    { rule: verdictRules.findings },
  ),
  reason: field(z.string().optional(), 'Why a finding will not be fixed; written by pr-verdict alone.', {
    rule: verdictRules.findings,
  }),
};
export const FiledFinding = z.object(filed);

const header = {
  reviewId: field(
    z.string().regex(/^[0-9a-fA-F]{8}$/, 'eight hexadecimal digits'),
    'Eight hexadecimal digits that name this review.',
  ),
  timestamp: field(
    z.iso.datetime({ offset: true, error: 'a timestamp such as "2026-02-16T10:30:00Z"' }),
    'When the file was last changed, in ISO 8601.',
  ),
  scope: field(
    z.enum(['changeset', 'package', 'team', 'file']),
    'What was reviewed: the whole change, a package, a team or a file.',
  ),
  target: field(z.string(), 'The name of what was reviewed.'),
  mode: field(
    z.enum(['full', 'quick', 'verify']),
    'full for a whole review, quick for uncommitted lines, verify for findings marked as fixed.',
  ),
  verdict: field(
    Verdict.clone(),
    'PASS, WARN where a High is open, FAIL where a Blocker is open, ABORT where work must stop.',
  ),
  summary: field(
    z.object({
      blocker: field(count(), 'Findings of severity Blocker.'),
      high: field(count(), 'Findings of severity High.'),
      medium: field(count(), 'Findings of severity Medium.'),
      low: field(count(), 'Findings of severity Low.'),
      info: field(count(), 'Findings of severity Info.'),
    }),
    'How many findings there are of each severity.',
  ),
  reportPath: field(z.string(), 'The path of the Markdown report; empty for a quick review.'),
  // Ours, so that a reader can tell whether the verdict still holds.
  tree: field(
    z
      .string()
      .regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'a whole object id')
      .optional(),
    'The id of the git tree that was reviewed; written by pr-verdict alone.',
  ),
  reviewed: reviewedPaths(verdictRules.document),
  findings: field(z.array(z.unknown()), 'One entry for each problem.', { rule: verdictRules.findings }),
};

export const summaryKeys = ['blocker', 'high', 'medium', 'low', 'info'] as const;

/** Everything but the findings, which are checked one by one. */
export const VerdictFrame = z.object(header);
export type VerdictFrame = z.infer<typeof VerdictFrame>;

/** C5: the verdict file `review-latest.json`. */
export const ReviewVerdict = VerdictFrame.extend({
  findings: field(z.array(VerdictFinding), 'One entry for each problem.'),
});
export type ReviewVerdict = z.infer<typeof ReviewVerdict>;

/** A state of a file that a later one is compared with. */
export const PreviousVerdict = ReviewVerdict.extend({ preExisting: z.array(VerdictFinding).optional() });
export type PreviousVerdict = z.infer<typeof PreviousVerdict>;

const ours = field(z.unknown(), 'Findings that do not count, in a file of our own.', {
  rule: verdictRules.document,
});

/** Our own verdict file: `needsVerification` has ids of its findings, and `preExisting` findings of their own. */
export const VerdictFile = VerdictFrame.extend({
  findings: z.array(FiledFinding),
  needsVerification: z.array(z.string()).optional(),
  preExisting: z.array(FiledFinding).optional(),
});
export type VerdictFile = z.infer<typeof VerdictFile>;

export const verdictFrameTable = fieldTable(
  { ...header, needsVerification: ours, preExisting: ours },
  { contract: 'C5', otherwise: verdictRules.document },
);
export const verdictTable = fieldTable(filed, {
  contract: 'C5',
  otherwise: verdictRules.findings,
  extras: ['lineEnd', 'text'],
});

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

interface LaterState {
  /** Everything but the findings, where it is valid. */
  readonly frame: VerdictFrame | undefined;
  readonly findings: readonly unknown[];
  readonly preExisting?: readonly unknown[] | undefined;
}

/** Compares a file with its earlier state: only a review, which sets a later time, may change more than a status. */
export function checkChanges(
  before: PreviousVerdict,
  { frame, findings, preExisting = [] }: LaterState,
  problems: ProblemList,
): void {
  const passed = frame === undefined ? 1 : Date.parse(frame.timestamp) - Date.parse(before.timestamp);
  if (frame !== undefined) {
    if (passed < 0) addOtherTime(problems, before.timestamp, frame.timestamp);
    for (const field of passed === 0 ? written : lasting) {
      addChangedField(problems, [field], before[field], frame[field]);
    }
    for (const key of passed === 0 ? summaryKeys : []) {
      addChangedField(problems, ['summary', key], before.summary[key], frame.summary[key]);
    }
  }
  checkFindings(before.findings, findings, { key: 'findings', passed, problems });
  checkFindings(before.preExisting ?? [], preExisting, { key: 'preExisting', passed, problems });
}

interface Compared {
  /** The key of the list. */
  readonly key: 'findings' | 'preExisting';
  /** Milliseconds since the earlier state. */
  readonly passed: number;
  readonly problems: ProblemList;
}

function checkFindings(
  before: readonly VerdictFinding[],
  findings: readonly unknown[],
  { key, passed, problems }: Compared,
): void {
  const earlier = new Map(before.map((finding) => [finding.id, finding]));
  const ids = new Set<unknown>();
  for (const [index, finding] of findings.entries()) {
    const { data } = VerdictFinding.safeParse(finding);
    ids.add(Object(finding)['id']);
    if (data === undefined) continue;
    const previous = earlier.get(data.id);
    const ofFinding = new ProblemList(`/${key}/${index}`);
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
  for (const { id } of before) {
    if (ids.has(id)) continue;
    const message = `The finding ${quote(id)} was in the file and is gone.`;
    const advice = 'Put it back, and mark it "fixed" or "wont_fix".';
    problems.add(verdictRules.ownedField, key, message, advice);
  }
}

/** Problems of a file that was edited since it was written and not reviewed again, so that its time may not change. */
export function editProblems(before: PreviousVerdict, after: PreviousVerdict): readonly Problem[] {
  const problems = new ProblemList('');
  const { timestamp } = before;
  if (Date.parse(timestamp) !== Date.parse(after.timestamp)) {
    addOtherTime(problems, timestamp, after.timestamp);
  }
  checkChanges(before, { ...after, frame: { ...after, timestamp } }, problems);
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
