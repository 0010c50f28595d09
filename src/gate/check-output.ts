import { fitToBudget, type Section } from '../markdown/fit-markdown.ts';
import { codeSpan, link, paragraph, table, text, withCode } from '../markdown/markdown-nodes.ts';
import { counted } from '../model/counted.ts';
import type { Finding } from '../model/finding.ts';
import { project } from '../model/project.ts';
import type { Receipt } from '../model/receipt.ts';
import type { BlockingRules } from '../policy/category.ts';
import { isPostponed } from '../policy/completeness.ts';
import type { Decision } from '../policy/decision.ts';
import { isSettled, type Weight, weigh } from '../policy/weight.ts';
import { placeOf, severityLabels, titleOf } from '../write/finding-text.ts';
import { howToComplete, proposedPolicyNotice, scopeNotice, whyIncomplete } from '../write/notices-text.ts';
import type { RenderContext } from '../write/render-context.ts';
import { aloneNotice, type ReviewerPage, reviewerTable } from '../write/reviewer-table.ts';
import { groupByWeight, situationOf, whatToDo } from '../write/verdict-words.ts';

export interface CheckOutputInput {
  readonly decision: Decision;
  readonly findings: readonly Finding[];
  readonly rules: BlockingRules;
  readonly receipt?: Receipt | undefined;
  readonly reviewers: ReviewerPage;
  /** What it takes to complete the review, one step each. */
  readonly stepsToComplete: readonly string[];
  /** How many open findings on lines go without an annotation. */
  readonly hiddenAnnotations: number;
}

/** For whoever thinks that a finding is wrong. */
const howToRefuse = withCode(
  `To accept a finding as it is: someone with write access replies \`/${project.name} wont-fix REASON\` in its thread, or comments \`/${project.name} wont-fix ID REASON\`; the author of the change must be an admin.`,
);

const weightWords: Record<Weight, string> = {
  blocking: 'blocking',
  counts: 'to consider',
  'needs-verification': 'needs verification',
  'pre-existing': 'was there before',
  settled: 'settled',
};

function weightOf(finding: Finding, rules: BlockingRules): string {
  const words = weightWords[weigh(finding, rules)];
  return finding.contestedBy.length === 0 ? words : `${words}, disputed`;
}

/**
 * The summary of a check: what to do, why it concluded as it did, every open finding in a table, what blocks first, and
 * who looked; at most 60,000 bytes.
 */
export function renderCheckSummary(input: CheckOutputInput, context: RenderContext): string {
  const { decision, findings, receipt, hiddenAnnotations } = input;
  const open = findings.filter((finding) => !isSettled(finding));
  const state = situationOf(findings, (finding) => weigh(finding, input.rules));
  const toDo = isPostponed(decision) ? [] : whatToDo(decision, { ...state }, context);
  const lead: Section = {
    variants: [
      () => [
        ...(toDo.length === 0 || open.length === 0 ? [] : [paragraph(...toDo)]),
        ...(decision.blocking.length === 0 || isPostponed(decision) ? [] : [paragraph(...howToRefuse)]),
        ...whyIncomplete(decision, context),
        ...howToComplete(input.stepsToComplete),
        ...scopeNotice(context),
        ...proposedPolicyNotice(context),
        ...(receipt?.review ? [paragraph(link([text('The review')], receipt.review.url))] : []),
        ...(hiddenAnnotations === 0
          ? []
          : [
              paragraph(
                text(
                  `Without an annotation, because there are so many: ${counted(hiddenAnnotations, 'finding')}.`,
                ),
              ),
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
  const sections: Section[] =
    rows.length === 0
      ? [
          {
            variants: [() => (isPostponed(decision) ? [] : [paragraph(text('No open findings.'))])],
            priority: 10,
          },
        ]
      : [{ variants: [() => tableOf(rows.length), () => tableOf(100), () => tableOf(20)], priority: 10 }];
  const reviewers: Section = {
    variants: [() => [...reviewerTable(input.reviewers, context), ...aloneNotice(input.reviewers)], () => []],
    priority: 50,
  };
  return fitToBudget({
    sections: [lead, ...sections, reviewers],
    notice: () => [
      paragraph(text(`Cut to fit: ${counted(rows.length, 'finding')} in all; the job summary has the rest.`)),
    ],
  });
}
