import type { GatedRun } from '../decide/read-run.ts';
import { present } from '../markdown/phrases.ts';
import type { Finding } from '../model/finding.ts';
import type { Mode } from '../model/review-document.ts';
import { isChosen } from '../model/reviewer.ts';
import { counted } from '../model/text.ts';
import { stepsToComplete } from '../policy/decision-words.ts';
import { defaultPolicyPath } from '../policy/policy.ts';
import { isToBeDealtWith } from '../policy/weight.ts';

/** Where a run's files are. */
export interface Filed {
  /** Path of the folder with the verdict file. */
  readonly directory: string;
  /** Empty when there is no report. */
  readonly reportPath: string;
}

/** What the steps are about. */
interface Ended
  extends Filed,
    Pick<GatedRun, 'settings' | 'manifest' | 'document' | 'report' | 'decision' | 'publication'> {
  /** Open or reopened findings that count. */
  readonly open: readonly Finding[];
}

/** The next steps in a work tree by C5's action protocol, in order, as an agent reads them. */
export function nextSteps(review: Ended): readonly string[] {
  const { decision, open, settings, manifest, publication } = review;
  const { mode } = settings;
  const has = (severity: Finding['severity']) => open.some((finding) => finding.severity === severity);
  const urgent = present<string>(
    has('critical') && 'Stop what you are doing and fix the critical findings now.',
    has('high') && 'Fix the high findings before you go on to the next part.',
  );
  if (publication.state === 'superseded') return [reviewAgain(mode)];
  if (manifest.coverage.expected === 0 && open.length === 0) return [nothingToReview(mode)];
  if (decision.verdict === null)
    return present(mode === 'quick' && urgent, stepsToComplete({ decision, ...review.document }));
  if (decision.verdict === 'ABORT') return [halt(review)];
  if (mode === 'quick' && urgent.length > 0) return urgent;
  if (mode === 'quick')
    return [open.length === 0 ? 'Carry on.' : 'Carry on; note the lesser findings for later.'];
  switch (decision.verdict) {
    case 'PASS':
      return afterPass(review);
    case 'WARN':
      return afterWarn(review, has('high'));
    case 'FAIL':
      return [
        ...beyondFindings(review),
        `Does a critical finding break the system? Then stop: write down in \`${fileIn(review, 'abort-reason.md')}\` which one, what you were working on and what could come next, and fix nothing.`,
        'Otherwise fix critical findings first, then high, then medium.',
        ...markAndRerun(review),
        'Repeat until the verdict is PASS, or WARN without a high finding.',
      ];
  }
}

function fileIn({ directory }: Filed, name: string): string {
  return `${directory}/${name}`;
}

function reviewAgain(mode: Mode): string {
  const again = mode === 'full' ? '' : ` with \`--mode ${mode}\``;
  return `The work tree has changed since it was reviewed, so this verdict does not hold for it: run the review again${again}.`;
}

function nothingToReview(mode: Mode): string {
  return mode === 'quick'
    ? 'There is nothing to review: everything is committed. A full review looks at what is committed.'
    : 'There is nothing to review: nothing differs from the base. Make a change, or choose another base with `--base`.';
}

function halt(review: Ended): string {
  return `Do not fix anything, and stop: \`${fileIn(review, 'abort-reason.md')}\` says what stopped the work. Add what you were working on and what you would do next, and hand over to a person.`;
}

function withReport({ reportPath }: Filed): string {
  return reportPath === '' ? '' : `, and name ${reportPath} in its description`;
}

const onlyBuiltIn = `Only the built-in reviewer ran. To ask others, name them under \`reviewers\` in \`${defaultPolicyPath}\`, or pass what they wrote: \`--findings ID=FILE\`.`;

function readByFew(unread: number): string {
  return `Only the built-in and quick reviewers have read ${counted(unread, 'line')} that changed since the full review; another full review has the others read them as well.`;
}

function afterPass(review: Pick<Ended, 'document' | 'report' | keyof Filed>): readonly string[] {
  const { unread = 0 } = review.report;
  return present<string>(
    !review.document.reviewers.some(isChosen) && onlyBuiltIn,
    unread > 0 && readByFew(unread),
    `Open the pull request${withReport(review)}. The verdict is in \`${fileIn(review, 'review-latest.json')}\`.`,
  );
}

/** Policy decides what blocks, so a blocking finding may be below high. */
function afterWarn(review: Ended, hasHigh: boolean): readonly string[] {
  const { blocking } = review.decision;
  if (!hasHigh && blocking.length === 0)
    return [
      ...beyondFindings(review),
      `No finding blocks, so you may open the pull request${withReport(review)}. Its gate follows the same claim.`,
    ];
  const block = blocking.length === 1 ? 'the blocking finding' : `the ${blocking.length} blocking findings`;
  return [
    ...beyondFindings(review),
    `Fix ${hasHigh ? 'every high finding' : block}. Fixing medium findings is recommended; low and info are optional.`,
    ...markAndRerun(review),
    `Once ${hasHigh ? 'no high finding is open' : 'nothing blocks'}, open the pull request${withReport(review)}.`,
  ];
}

/** A claim holds until its reviewer answers again, even when all findings are settled. */
function beyondFindings({ decision: { tightenedBy } }: Ended): readonly string[] {
  if (tightenedBy.length === 0) return [];
  return [
    `The verdict is stricter than the findings make it, since ${tightenedBy.join(' and ')}: do what the report says of that, and have that reviewer answer again in a full review.`,
  ];
}

function markAndRerun(review: Ended): readonly string[] {
  return [
    `In \`${fileIn(review, 'review-latest.json')}\` set the \`status\` of what you fixed to \`fixed\`, and of false positives to \`wont_fix\`; change nothing else.`,
    'Run it again with `--mode verify`, and with the same `--scope` if there was one.',
  ];
}

/** C5's action protocol for a run in a work tree; empty on a pull request, whose review says what to do. */
export function stepsInWorkTree(run: GatedRun, { directory, reportPath }: Filed): readonly string[] {
  if (run.settings.target !== 'local') return [];
  const open = run.document.findings.filter((finding) => isToBeDealtWith(run.weightOf(finding)));
  return nextSteps({ ...run, open, reportPath, directory });
}

/** What a person does next in a work tree, at most three lines; empty where the page says it already. */
export function nextForPeople(run: GatedRun, filed: Filed): readonly string[] {
  const { settings, manifest, decision, publication, document } = run;
  if (settings.target !== 'local' || publication.state === 'failed') return [];
  if (publication.state === 'superseded') return [reviewAgain(settings.mode)];
  if (manifest.coverage.expected === 0 && document.findings.length === 0)
    return [nothingToReview(settings.mode)];
  if (decision.verdict === null) return [];
  if (decision.soFar === 'ABORT')
    return [`Hand over to a person: \`${fileIn(filed, 'abort-reason.md')}\` says why.`];
  if (decision.soFar !== 'PASS')
    return [
      `Fix what blocks. A finding that is wrong: set its \`status\` to \`wont_fix\` in \`${fileIn(filed, 'review-latest.json')}\`.`,
      'Then run it again with `--mode verify`.',
    ];
  return afterPass({ ...run, ...filed });
}
