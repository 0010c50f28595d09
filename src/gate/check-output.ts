import type { BlockContent } from 'mdast';
import { fitToBudget, type Section } from '../markdown/fit-markdown.ts';
import { codeSpan, link, paragraph, strong, table, text, withCode } from '../markdown/markdown-nodes.ts';
import type { Finding } from '../model/finding.ts';
import { project } from '../model/project.ts';
import type { Receipt } from '../model/receipt.ts';
import { counted } from '../model/text.ts';
import type { BlockingRules } from '../policy/category.ts';
import { isPostponed } from '../policy/completeness.ts';
import type { Decision } from '../policy/decision.ts';
import { isSettled, type Weight, weigh } from '../policy/weight.ts';
import { placeOf, severityLabels, titleOf } from '../write/finding-text.ts';
import { howToComplete, proposedPolicyNotice, scopeNotice, whyIncomplete } from '../write/notices-text.ts';
import type { RenderContext } from '../write/render-context.ts';
import { aloneNotice, type ReviewerPage, reviewerTable } from '../write/reviewer-table.ts';
import { groupByWeight, summarizeFindings, whatToDo } from '../write/verdict-words.ts';

export interface CheckOutputInput {
  readonly decision: Decision;
  readonly findings: readonly Finding[];
  readonly rules: BlockingRules;
  readonly receipt?: Receipt | undefined;
  /** Where the run's artifacts are, when it uploads the page of the review. */
  readonly artifactsUrl?: string | undefined;
  readonly reviewers: ReviewerPage;
  /** Steps that complete the review. */
  readonly stepsToComplete: readonly string[];
  /** Number of open findings on lines without an annotation. */
  readonly hiddenAnnotations: number;
}

/** How to object to a finding. */
const whoDecides = withCode(
  `If a finding is wrong or acceptable, someone with write access replies \`/${project.name} wont-fix REASON\` in its thread, or comments \`/${project.name} wont-fix ID REASON\` on the pull request. The author of the change can do so only as an admin.`,
);

/** Why the check concluded so, when findings or claims are the reason. */
function whyConcluded({ blocking, soFar }: Decision, { gate }: RenderContext): BlockContent[] {
  if (soFar === 'PASS') return [];
  const { enforce, failOn } = gate;
  const one = blocking.length === 1;
  const verb = enforce ? (one ? 'blocks' : 'block') : 'would block';
  const what =
    blocking.length === 0
      ? 'A reviewer asks for changes'
      : `${counted(blocking.length, 'finding')} ${verb} merging`;
  const at = failOn === 'none' ? 'at no verdict' : `at ${failOn}${failOn === 'ABORT' ? '' : ' or worse'}`;
  const rule = `The verdict is ${soFar}, and the gate ${enforce ? 'fails' : 'would fail'} ${at}.`;
  const advisory = enforce ? '' : ' It is advisory, so it does not hold up the merge.';
  return [paragraph(strong(text('Why:')), text(` ${what}. ${rule}${advisory}`))];
}

const weightWords: Record<Weight, string> = {
  blocking: 'blocking',
  counts: 'to consider',
  'needs-verification': 'needs verification',
  'pre-existing': 'there before this change',
  settled: 'settled',
};

function weightOf(finding: Finding, rules: BlockingRules): string {
  const words = weightWords[weigh(finding, rules)];
  return finding.contestedBy.length === 0 ? words : `${words}, disputed`;
}

function links({ receipt, artifactsUrl }: CheckOutputInput): BlockContent[] {
  const review = receipt?.review ? [link([text('The review')], receipt.review.url)] : [];
  if (artifactsUrl === undefined) return review.map((each) => paragraph(each));
  const page = link([text('The diff with all findings')], artifactsUrl);
  const where = withCode(', as `preview.html` among the artifacts of the run');
  return [paragraph(...review.flatMap((each) => [each, text(' · ')]), page, ...where)];
}

/**
 * The summary of a check: what to do, the reason for its conclusion, a table of all open findings with
 * blocking ones first, and the reviewers; at most 60,000 bytes.
 */
export function renderCheckSummary(input: CheckOutputInput, context: RenderContext): string {
  const { decision, findings, hiddenAnnotations } = input;
  const open = findings.filter((finding) => !isSettled(finding));
  const state = summarizeFindings(findings, (finding) => weigh(finding, input.rules));
  const toDo = isPostponed(decision) ? [] : whatToDo(decision, state, context);
  const lead: Section = {
    variants: [
      () => [
        ...(isPostponed(decision) ? [] : whyConcluded(decision, context)),
        ...whyIncomplete(decision, context),
        ...(toDo.length === 0 || open.length === 0
          ? []
          : [
              paragraph(
                ...(decision.soFar === 'PASS' ? [] : [strong(text('What to do:')), text(' ')]),
                ...toDo,
              ),
            ]),
        ...howToComplete(input.stepsToComplete),
        ...(decision.blocking.length === 0 || isPostponed(decision)
          ? []
          : [paragraph(strong(text('Who decides:')), text(' '), ...whoDecides)]),
        ...scopeNotice(context),
        ...proposedPolicyNotice(context),
        ...links(input),
        ...(hiddenAnnotations === 0
          ? []
          : [
              paragraph(text(`${counted(hiddenAnnotations, 'more finding')} had no room for an annotation.`)),
            ]),
      ],
    ],
    priority: 100,
  };
  const byWeight = groupByWeight(
    open.map((finding) => ({ finding })),
    (finding) => weigh(finding, input.rules),
  );
  const rows = byWeight
    .flatMap(({ items }) => items)
    .map(({ finding }) => {
      const [location] = finding.locations;
      return [
        [text(severityLabels[finding.severity])],
        [text(weightOf(finding, input.rules))],
        titleOf(finding, context),
        location === undefined ? [text('–')] : [placeOf(location, context)],
        [codeSpan(finding.id)],
      ];
    });
  const header = ['Severity', 'Weight', 'Finding', 'Place', 'Id'].map((word) => [text(word)]);
  const tableOf = (count: number) => [table(header, rows.slice(0, count))];
  const none = isPostponed(decision) ? [] : [paragraph(text('No open findings.'))];
  const listed: Section = {
    variants:
      rows.length === 0 ? [() => none] : [() => tableOf(rows.length), () => tableOf(100), () => tableOf(20)],
    priority: 10,
  };
  const reviewers: Section = {
    variants: [() => [...reviewerTable(input.reviewers, context), ...aloneNotice(input.reviewers)], () => []],
    priority: 50,
  };
  return fitToBudget({
    sections: [lead, listed, reviewers],
    notice: () => [
      paragraph(text(`Cut to fit: ${counted(rows.length, 'finding')} in all; the job summary has the rest.`)),
    ],
  });
}
