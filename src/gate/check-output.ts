import type { BlockContent } from 'mdast';
import { fitToBudget, type Section } from '../markdown/fit-markdown.ts';
import { codeSpan, link, table, text } from '../markdown/markdown-nodes.ts';
import { joined, present, say, words } from '../markdown/phrases.ts';
import type { Finding } from '../model/finding.ts';
import { project } from '../model/project.ts';
import type { Receipt } from '../model/receipt.ts';
import { counted } from '../model/text.ts';
import type { BlockingRules } from '../policy/category.ts';
import { isPostponed } from '../policy/completeness.ts';
import type { Decision } from '../policy/decision.ts';
import { isSettled, weigh } from '../policy/weight.ts';
import { placeOf, severityLabels, titleOf } from '../write/finding-text.ts';
import { changeNotices, howToComplete, whyIncomplete } from '../write/notices-text.ts';
import type { RenderContext } from '../write/render-context.ts';
import { aloneNotice, type ReviewerPage, reviewerTable } from '../write/reviewer-table.ts';
import { groupByWeight, summarizeFindings, weightWords, whatToDo } from '../write/verdict-words.ts';

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

/** Why the check concluded so, when findings or claims are the reason. */
function whyConcluded({ blocking, soFar }: Decision, { gate }: RenderContext): BlockContent[] {
  if (soFar === 'PASS') return [];
  const { enforce, failOn } = gate;
  const verb = blocking.length === 1 ? 'blocks' : 'block';
  const effect = `${counted(blocking.length, 'finding')} ${enforce ? verb : 'would block'} merging`;
  const what = blocking.length === 0 ? 'A reviewer asks for changes' : effect;
  const at = failOn === 'none' ? 'at no verdict' : `at ${failOn}${failOn === 'ABORT' ? '' : ' or worse'}`;
  const rule = `The verdict is ${soFar}, and the gate ${enforce ? 'fails' : 'would fail'} ${at}.`;
  const advisory = enforce ? '' : ' It is advisory, so it does not hold up the merge.';
  return [say`**Why:** ${what}. ${rule}${advisory}`];
}

/** How to object to a finding. */
function whoDecides(): BlockContent {
  const command = `/${project.name} wont-fix`;
  return say`**Who decides:** If a finding is wrong or acceptable, someone with write access replies ${codeSpan(`${command} REASON`)} in its thread, or comments ${codeSpan(`${command} ID REASON`)} on the pull request. The author of the change can do so only as an admin.`;
}

function links({ receipt, artifactsUrl }: CheckOutputInput): BlockContent[] {
  const review = receipt?.review ? [link([text('The review')], receipt.review.url)] : [];
  const artifacts =
    artifactsUrl === undefined
      ? []
      : words`${link([text('The diff with all findings')], artifactsUrl)}, as \`preview.html\` among the artifacts of the run`;
  const shown = joined([review, artifacts]);
  return shown.length === 0 ? [] : [say`${shown}`];
}

/** Why the check concluded so, what to do, and who decides. */
function lead(input: CheckOutputInput, context: RenderContext): BlockContent[] {
  const { decision, findings, stepsToComplete, hiddenAnnotations } = input;
  const weightOf = (finding: Finding) => weigh(finding, input.rules);
  const toDo = whatToDo(decision, summarizeFindings(findings, weightOf), context);
  const hasToDo = toDo.length > 0 && !findings.every(isSettled);
  const conclusion = isPostponed(decision)
    ? whyIncomplete(decision, context)
    : present<BlockContent>(
        whyConcluded(decision, context),
        whyIncomplete(decision, context),
        hasToDo && (decision.soFar === 'PASS' ? say`${toDo}` : say`**What to do:** ${toDo}`),
      );
  return present<BlockContent>(
    conclusion,
    howToComplete(stepsToComplete),
    decision.blocking.length > 0 && !isPostponed(decision) && whoDecides(),
    changeNotices(context),
    links(input),
    hiddenAnnotations > 0 &&
      say`${counted(hiddenAnnotations, 'more finding')} had no room for an annotation.`,
  );
}

/** Open findings, blocking ones first. */
function findingRows({ findings, rules }: CheckOutputInput, context: RenderContext) {
  const open = findings.filter((finding) => !isSettled(finding)).map((finding) => ({ finding }));
  return groupByWeight(open, (finding) => weigh(finding, rules)).flatMap(({ weight, items }) =>
    items.map(({ finding }) => {
      const [location] = finding.locations;
      const disputed = finding.contestedBy.length === 0 ? '' : ', disputed';
      return [
        [text(severityLabels[finding.severity])],
        [text(`${weightWords[weight]}${disputed}`)],
        titleOf(finding, context),
        location === undefined ? [text('–')] : [placeOf(location, context)],
        [codeSpan(finding.id)],
      ];
    }),
  );
}

/**
 * The summary of a check: what to do, the reason for its conclusion, a table of all open findings with
 * blocking ones first, and the reviewers; at most 60,000 bytes.
 */
export function renderCheckSummary(input: CheckOutputInput, context: RenderContext): string {
  const { decision, reviewers } = input;
  const rows = findingRows(input, context);
  const header = ['Severity', 'Weight', 'Finding', 'Place', 'Id'].map((word) => [text(word)]);
  const tableOf = (count: number) => [table(header, rows.slice(0, count))];
  const none = isPostponed(decision) ? [] : [say`No open findings.`];
  const listed: Section['variants'] =
    rows.length === 0 ? [() => none] : [() => tableOf(rows.length), () => tableOf(100), () => tableOf(20)];
  const about = () => [...reviewerTable(reviewers, context), ...aloneNotice(reviewers)];
  return fitToBudget({
    sections: [
      { variants: [() => lead(input, context)], priority: 100 },
      { variants: listed, priority: 10 },
      { variants: [about, () => []], priority: 50 },
    ],
    notice: () => [say`Cut to fit: ${counted(rows.length, 'finding')} in all; the job summary has the rest.`],
  });
}
