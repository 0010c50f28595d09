import type { Finding } from '../finding.ts';
import type { Mode } from '../mode.ts';
import { defaultPolicyPath } from '../policy/policy.ts';
import { isChosen } from '../reviewers/reviewer.ts';
import { counted } from '../text/counted.ts';
import type { Decision } from '../verdict/decision.ts';
import { stepsToComplete, type Unfinished } from '../verdict/steps-to-complete.ts';

interface Ended extends Pick<Unfinished, 'reviewers' | 'run'> {
  readonly decision: Pick<Decision, 'verdict' | 'incomplete'>;
  /** Those that count: open or reopened. */
  readonly open: readonly Pick<Finding, 'severity'>[];
  readonly mode: Mode;
  /** Number of files in the change. */
  readonly files: number;
  /** Empty when there is no report. */
  readonly reportPath: string;
  /** Number of changed lines that a `verify` run left to the built-in and quick reviewers. */
  readonly unread?: number;
  /** The part that was reviewed, in words; undefined for the whole change. */
  readonly part?: string | undefined;
}

/** What C5's action protocol says comes next in a worktree, one step each, in order. */
export function nextSteps(review: Ended): readonly string[] {
  const { decision, open, mode, files } = review;
  const has = (severity: Finding['severity']) => open.some((finding) => finding.severity === severity);
  if (files === 0 && open.length === 0) return nothingToReview(mode);
  if (decision.verdict === null) {
    const urgent = mode === 'quick' && (has('critical') || has('high')) ? afterQuick(has) : [];
    return [...urgent, ...stepsToComplete(review)];
  }
  if (mode === 'quick') return afterQuick(has);
  switch (decision.verdict) {
    case 'PASS':
      return afterPass(review);
    case 'WARN':
      return [
        'Fix every high finding; fixing medium ones is recommended, low and info are optional.',
        ...markAndRerun(review),
        'Once no high finding is open, open the pull request.',
      ];
    case 'FAIL':
      return [
        'If a critical finding cannot be fixed without breaking the system, stop: write down in abort-reason.md which one, what you were working on and what could come next.',
        'Otherwise fix critical findings first, then high, then medium.',
        ...markAndRerun(review),
        'Repeat until the verdict is PASS, or WARN without a high finding.',
      ];
    case 'ABORT':
      return ['Do not fix anything. Read abort-reason.md and hand over to a person.'];
  }
}

function markAndRerun({ part }: Ended): readonly string[] {
  return [
    'In review-latest.json set the `status` of what you fixed to `fixed`, and of false positives to `wont_fix`; change nothing else.',
    `Run it again with \`--mode verify\`${part === undefined ? '' : ' and the same `--scope`'}.`,
  ];
}

function nothingToReview(mode: Mode): readonly string[] {
  return mode === 'quick'
    ? ['There is nothing to review: everything is committed. A full review looks at what is committed.']
    : [
        'There is nothing to review: nothing differs from the base. Make a change, or name what to compare with by `--base`.',
      ];
}

function afterPass({ part, reportPath, reviewers, unread = 0 }: Ended): readonly string[] {
  if (part !== undefined)
    return [`Review the whole change before you open the pull request: this was ${part} alone.`];
  return [
    ...(reviewers.some(isChosen) ? [] : [askOthers]),
    ...(unread === 0 ? [] : [readRest(unread)]),
    `Open the pull request${reportPath === '' ? '' : `, and name ${reportPath} in its description`}.`,
  ];
}

function readRest(lines: number): string {
  return `Only the built-in and quick reviewers have read ${counted(lines, 'line')} that changed since the full review; another full review has the others read them as well.`;
}

const askOthers = `Only the built-in reviewer looked. To ask others, name them under \`reviewers\` in \`${defaultPolicyPath}\`, or hand in what they wrote: \`--findings ID=FILE\`.`;

function afterQuick(has: (severity: Finding['severity']) => boolean): readonly string[] {
  if (has('critical')) return ['Stop what you are doing and fix the critical findings now.'];
  if (has('high')) return ['Fix the high findings before you go on to the next part.'];
  return ['Carry on; note the lesser findings for later.'];
}
