import type { BlockContent } from 'mdast';
import type { Finding } from '../../domain/finding.ts';
import type { Publication } from '../../domain/gate/gate.ts';
import type { IngestReport } from '../../domain/ingest-report.ts';
import type { Receipt, ReceiptEntry } from '../../domain/publishing/receipt.ts';
import { builtInReviewer } from '../../domain/reviewers/reviewer.ts';
import { counted } from '../../domain/text/counted.ts';
import type { Decision } from '../../domain/verdict/decision.ts';
import type { ReviewerTally } from '../../domain/verdict/tally.ts';
import type { RenderContext } from '../context.ts';
import { codeSpan, heading, list, paragraph, strong, text, withCode } from '../markdown/build.ts';
import { serialize } from '../markdown/serialize.ts';
import { plainText } from '../markdown/untrusted.ts';
import { humanWords, placeOf, seenBy, severityLabels, titleOf } from '../passages/finding.ts';
import { partNotice } from '../passages/part-words.ts';
import { whereabouts } from '../passages/place-words.ts';
import { refusedList } from '../passages/refused.ts';
import { headline, nextStep, situationOf } from '../passages/verdict-words.ts';
import { groupByWeight, type WeightOf } from '../passages/weight-groups.ts';
import { tallyWords } from '../review-body/reviewers.ts';

export interface OutcomeInput {
  readonly decision: Decision;
  readonly findings: readonly Finding[];
  readonly weightOf: WeightOf;
  readonly report: IngestReport;
  /** Absent when nothing could be published. */
  readonly receipt: Receipt | undefined;
  readonly reviewers: readonly ReviewerTally[];
  /** Whether it stands where it was to stand. */
  readonly publication: Publication;
  /** What to do now, in order; empty where the review itself says it. */
  readonly nextSteps: readonly string[];
  /** Where the files of this run are. */
  readonly directory: string;
}

function findingLine(
  finding: Finding,
  entry: ReceiptEntry | undefined,
  context: RenderContext,
): BlockContent[] {
  const [location] = finding.locations;
  const place = location === undefined ? [] : [text(' · '), placeOf(location, context)];
  const went = entry === undefined ? '' : ` → ${whereabouts(finding, entry.reason)}`;
  const why = finding.suppressed === undefined ? '' : `: ${finding.suppressed.reason}`;
  const human = humanWords(finding);
  const who = [seenBy(context.reviewersOf(finding)), ...(human === undefined ? [] : [human])].join(' · ');
  return [
    paragraph(
      text(`${severityLabels[finding.severity]} `),
      strong(...titleOf(finding, context)),
      ...place,
      text(went),
      ...plainText(why, { ...context, maxBytes: 400 }),
      text(` · ${who} · `),
      codeSpan(finding.id),
    ),
  ];
}

function tally(receipt: Receipt | undefined): BlockContent[] {
  if (receipt === undefined || receipt.total === 0) return [];
  const { inline, file, body, withheld } = receipt.counts;
  const places = `${inline} on their lines, ${file} on files, ${body} in the review, ${withheld} withheld`;
  return [paragraph(text(`${counted(receipt.total, 'finding')} by all reviewers: ${places}.`))];
}

/** Who looked. Why a reviewer did not is said above where that keeps the review from being whole, so here of the others. */
function lookers(tallies: readonly ReviewerTally[], context: RenderContext): BlockContent[] {
  const each = tallies.flatMap((tally, index) => {
    const { id, outcome } = tally.reviewer;
    const why = outcome.state === 'skipped' ? ` (${outcome.reason})` : '';
    return [
      text(index === 0 ? ' ' : ' · '),
      codeSpan(id),
      text(`${id === builtInReviewer ? ' (built in)' : ''} `),
      ...plainText(`${tallyWords(tally)}${why}`, context),
    ];
  });
  return each.length === 0 ? [] : [paragraph(strong(text('Reviewers:')), ...each)];
}

/** What there is instead of a verdict where none holds: a heading is what people and programs look for. */
function whyVoid(
  publication: Exclude<Publication, { readonly state: 'confirmed' }>,
  { verdict }: Decision,
): { readonly title: string; readonly why: string } {
  const was = verdict === null ? 'had no verdict' : `was ${verdict}`;
  if (publication.state === 'failed') {
    const why = `Not all of this review, which ${was}, stands on the pull request: ${publication.reason}.`;
    return { title: '⏸️ Not published', why };
  }
  if (publication.state === 'overtaken') {
    const why = `A run that began to review this head later did not pass. This review, which ${was}, holds no more.`;
    return { title: '⏸️ Overtaken', why };
  }
  const what =
    publication.by === 'edit'
      ? 'Files changed after they were reviewed'
      : 'A newer head came before this was posted';
  return {
    title: '⏸️ Superseded',
    why: `${what}. The review of what was there before ${was}, and holds no more.`,
  };
}

function top(
  { decision, findings, weightOf, publication }: OutcomeInput,
  context: RenderContext,
): BlockContent[] {
  if (publication.state !== 'confirmed') {
    const { title, why } = whyVoid(publication, decision);
    return [heading(2, text(title)), paragraph(...plainText(why, context))];
  }
  return [
    heading(2, ...plainText(headline(decision, context.part), context)),
    paragraph(...nextStep(decision, { ...situationOf(findings, weightOf), part: context.part }, context)),
  ];
}

/**
 * What a person at a terminal wants to see of a finished run, as Markdown without HTML: the verdict, what blocks and
 * what does not, where each finding went, what was refused and why, and where the files are.
 */
export function renderOutcome(input: OutcomeInput, context: RenderContext): string {
  const { findings, report, receipt } = input;
  const entryOf = (finding: Finding) => receipt?.entries.find((entry) => entry.finding === finding.id);
  const groups = groupByWeight(findings, input.weightOf).map(({ title, items }) => [
    heading(3, text(title)),
    list(items.map((finding) => findingLine(finding, entryOf(finding), context))),
  ]);
  const { refused } = report;
  return serialize([
    ...top(input, context),
    ...lookers(input.reviewers, context),
    ...partNotice(context),
    ...groups.flat(),
    ...tally(receipt),
    ...(refused.length === 0
      ? []
      : [heading(3, text(`Refused (${refused.length})`)), refusedList(refused, context)]),
    ...(input.nextSteps.length === 0
      ? []
      : [heading(3, text('Next')), list(input.nextSteps.map((step) => [paragraph(...withCode(step))]))]),
    heading(3, text('Files')),
    paragraph(codeSpan(input.directory)),
  ]);
}
