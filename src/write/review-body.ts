import type { BlockContent } from 'mdast';
import type { EarlierFinding } from '../comments/ledger.ts';
import { fitToBudget } from '../markdown/fit-markdown.ts';
import { codeSpan, hiddenMark, paragraph, text } from '../markdown/markdown-nodes.ts';
import { questionKeys } from '../memory/memory.ts';
import { type ReviewerTally, tallyReviewers } from '../model/ingest-report.ts';
import { type ReviewMark, writeMark } from '../model/mark.ts';
import type { SourceDocument } from '../model/review-document.ts';
import { counted, sha256 } from '../model/text.ts';
import { isSettled } from '../policy/weight.ts';
import { type EvidencePage, evidenceSection } from './evidence-text.ts';
import { decisionsOfPeople } from './notices-text.ts';
import {
  type BodySection,
  blockingSections,
  findingsIn,
  type OpenFinding,
  otherSections,
  promptFindings,
  settledSections,
} from './open-findings-text.ts';
import { hasComment, type Placed } from './placement.ts';
import type { RenderContext } from './render-context.ts';
import {
  notReadSection,
  promptSection,
  questionSection,
  refusedSections,
  reviewersSaySection,
  type Summary,
} from './review-body-sections.ts';
import { published, type ReviewInput } from './review-input.ts';
import { reviewerLine, tallyWords } from './reviewer-table.ts';
import { summarizeFindings, verdictLead } from './verdict-words.ts';

export interface ReviewBody
  extends Pick<ReviewInput, 'decision' | 'refused' | 'coverage' | 'stepsToComplete' | 'commands'> {
  /** All open findings, most severe first: those of this review, then earlier ones. */
  readonly open: readonly OpenFinding[];
  readonly documents: readonly (Pick<SourceDocument, 'questions'> & Summary)[];
  /** Settled findings of earlier reviews. */
  readonly settled: readonly EarlierFinding[];
  /** Owners named in CODEOWNERS, if a person must look and policy requests owners. */
  readonly owners?: readonly string[] | undefined;
  readonly tallies: readonly ReviewerTally[];
  readonly evidence?: EvidencePage | undefined;
  /** Identifies the review for later runs. */
  readonly mark: Pick<ReviewMark, 'key' | 'event' | 'digest' | 'comments' | 'questions'>;
}

function lead(body: ReviewBody, context: RenderContext): BlockContent[] {
  const { open, documents, owners = [] } = body;
  const fresh = open.flatMap(({ finding, weight, earlier }) =>
    finding !== undefined && earlier === undefined ? [[finding, weight] as const] : [],
  );
  const weights = new Map(fresh);
  const findings = [...weights.keys()];
  const { humans, ...state } = summarizeFindings(findings, (finding) => weights.get(finding) ?? 'counts');
  const situation = {
    ...state,
    humans: owners.length === 0 ? humans : 0,
    earlier: open.length - findings.length,
    questions: documents.flatMap(({ questions }) => questions).length,
  };
  return [...verdictLead(body, situation, context), ...ownersNotice(owners)];
}

/** As code, so that no one is notified twice: GitHub notifies requested reviewers. */
function ownersNotice(owners: readonly string[]) {
  if (owners.length === 0) return [];
  const named = owners
    .slice(0, 20)
    .flatMap((owner, index) => [...(index === 0 ? [] : [text(', ')]), codeSpan(owner)]);
  return [paragraph(text('A person has to look. Owners of this change: '), ...named, text('.'))];
}

/**
 * The body of a review, at most 60,000 bytes and 40 lines before its first fold: verdict, what to do,
 * blocking findings, decisions and fixes; then folds. Findings with a comment are one line each; others are
 * shown completely. Data for later runs is never cut. Detail is cut before findings, and the text says how
 * much.
 */
export function renderReviewBody(body: ReviewBody, context: RenderContext): string {
  const { decision, evidence, tallies, open } = body;
  const { head, toolKey: tool } = context;
  const mark = { kind: 'review', tool, head, shrunk: false, ...body.mark } as const;
  const refusalsAccepted = decision.incomplete.every(({ code }) => code !== 'FINDINGS_REFUSED');
  const reviewers = () => reviewerLine(tallies, (tally) => [text(tallyWords(tally))]);
  const sections: readonly BodySection[] = [
    { variants: [() => lead(body, context)], priority: 1000 },
    ...blockingSections(open, context),
    ...otherSections(open, context),
    { variants: [() => decisionsOfPeople(body.commands, decision, context)], priority: 60 },
    ...settledSections(body.settled, context),
    ...questionSection(body.documents, context),
    ...refusedSections(body.refused, refusalsAccepted, context),
    ...notReadSection(body.coverage),
    ...reviewersSaySection(body.documents, context),
    ...(evidence === undefined ? [] : [evidenceSection(evidence, context)]),
    // After ABORT a person decides before anything is fixed.
    ...(decision.soFar === 'ABORT' ? [] : promptSection(promptFindings(open), context)),
    { variants: [reviewers, () => []], priority: 4 },
  ];
  return fitToBudget({
    sections,
    notice: ({ hidden, shortened }) => [
      paragraph(
        text(
          `Cut to fit: ${counted(findingsIn(hidden), 'finding')} not shown and ${findingsIn(shortened)} shortened. The job summary has them all.`,
        ),
      ),
    ],
    footer: ({ hidden }) => reviewFooter({ ...mark, hidden: findingsIn(hidden) }, context),
  });
}

/**
 * The last line: the reviewed commit, with our mark in the link's address. GitHub may strip HTML comments, so
 * only a body without a link has its mark in one.
 */
function reviewFooter(
  mark: ReviewMark,
  { repository }: Pick<RenderContext, 'repository'>,
): readonly BlockContent[] {
  if (repository === undefined) return [hiddenMark(mark)];
  const { serverUrl, owner, name } = repository;
  const address = `${serverUrl}/${owner}/${name}/tree/${mark.head}#${writeMark(mark)}`;
  return [{ type: 'footer', commit: mark.head, address }];
}

/**
 * The body of a draft. Its last line names the run, so that runs with equal texts do not take over each
 * other's draft. Submitting replaces the body, so no run id is published.
 */
export function draftBody(body: string, runKey: string): string {
  return `${body}\n<sub>draft of run ${runKey.replace(/[^\w.-]/g, '-')}</sub>\n`;
}

/** Findings of this review, then earlier ones that are neither settled nor accepted. */
function openFindings(input: ReviewInput, placed: readonly Placed[]): readonly OpenFinding[] {
  const { reconciled, weightOf, decision } = input;
  const { findings, continued, stillOpen } = reconciled;
  const published = placed.map((each) => ({
    finding: each.finding,
    reason: each.placement.reason,
    weight: weightOf(each.finding),
    hasComment: hasComment(each),
  }));
  const repeated = findings.flatMap((finding) => {
    const earlier = continued.get(finding.fingerprint);
    if (earlier === undefined || isSettled(finding)) return [];
    return [{ finding, earlier, weight: weightOf(finding), hasComment: earlier.shownAt.in === 'thread' }];
  });
  const unrepeated = stillOpen.map((earlier) => ({
    earlier,
    weight: decision.blocking.includes(earlier.remembered.id) ? ('blocking' as const) : ('counts' as const),
    hasComment: earlier.shownAt.in === 'thread',
  }));
  return [...published, ...repeated, ...unrepeated];
}

interface ReviewText {
  readonly body: string;
  /** Digest of the visible text. */
  readonly digest: string;
}

/** The body with this mark, for a new review or an update of the newest one. */
export function reviewText(
  input: ReviewInput,
  mark: Pick<ReviewMark, 'key' | 'event' | 'comments' | 'questions'>,
  placed: readonly Placed[],
): ReviewText {
  const { decision, refused, coverage, document, reconciled, commands } = input;
  const open = openFindings(input, published(placed));
  const settled = [...reconciled.closing, ...reconciled.closed];
  const ids = (findings: readonly OpenFinding[]) =>
    findings.flatMap(({ finding, earlier }) => earlier?.remembered.id ?? finding?.id ?? []);
  const listed = {
    comments: ids(open.filter((each) => each.hasComment)).sort(),
    here: [
      ...ids(open.filter((each) => !each.hasComment)),
      // A rerun does not know that the review had no room for these.
      ...placed.filter(({ placement }) => placement.reason === 'no-room').map(({ finding }) => finding.id),
    ].sort(),
    settled: settled.map(({ remembered }) => remembered.id).sort(),
  };
  const tallies = tallyReviewers({ ...document, refused });
  const { verdict, soFar, incomplete, waived } = decision;
  const said = [
    verdict,
    soFar,
    incomplete,
    waived,
    input.stepsToComplete,
    coverage.missing,
    tallies,
    commands.refusals,
    commands.waivers,
  ];
  const digest = sha256(JSON.stringify([...said, input.render.head, listed])).slice(0, 8);
  const body = renderReviewBody(
    {
      ...input,
      open,
      documents: document.documents,
      owners: input.owners?.named,
      settled,
      tallies,
      mark: { ...mark, digest },
    },
    input.render,
  );
  return { body, digest };
}

/** The body as submitted; `placed` may have changed after the draft if GitHub placed fewer comments. */
export function reviewBody(input: ReviewInput, key: string, placed: readonly Placed[]): string {
  const { decision, document } = input;
  const questions = questionKeys(document.documents);
  const comments = placed.filter(hasComment).length;
  return reviewText(input, { key, event: decision.event, comments, questions }, placed).body;
}
