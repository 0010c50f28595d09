import type { BlockContent } from 'mdast';
import type { EarlierFinding } from '../comments/ledger.ts';
import { fitToBudget } from '../markdown/fit-markdown.ts';
import { hiddenMark } from '../markdown/markdown-nodes.ts';
import { names, present, say } from '../markdown/phrases.ts';
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
  findingsIn,
  type OpenFinding,
  openSections,
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
import { reviewerLine } from './reviewer-table.ts';
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

const maxOwners = 20;

function lead(body: ReviewBody, context: RenderContext): BlockContent[] {
  const { open, documents, owners = [] } = body;
  const weights = new Map(
    open.flatMap(({ finding, weight, earlier }) =>
      finding !== undefined && earlier === undefined ? [[finding, weight] as const] : [],
    ),
  );
  const findings = [...weights.keys()];
  const summary = summarizeFindings(findings, (finding) => weights.get(finding) ?? 'counts');
  const situation = {
    ...summary,
    humans: owners.length === 0 ? summary.humans : 0,
    earlier: open.length - findings.length,
    questions: documents.flatMap(({ questions }) => questions).length,
  };
  return present<BlockContent>(
    verdictLead(body, situation, context),
    // As code, so that no one is notified twice: GitHub notifies requested reviewers.
    owners.length > 0 && say`A person has to look. Owners of this change: ${names(owners, maxOwners)}.`,
  );
}

/**
 * The body of a review, at most 60,000 bytes and 40 lines before its first fold: verdict, what to do,
 * blocking findings, decisions and fixes; then folds. Findings with a comment are one line each; others are
 * shown completely. Data for later runs is never cut. Detail is cut before findings, and the text says how
 * much.
 */
export function renderReviewBody(body: ReviewBody, context: RenderContext): string {
  const { decision, evidence, open, documents } = body;
  const { head, toolKey: tool } = context;
  const mark = { kind: 'review', tool, head, shrunk: false, ...body.mark } as const;
  const refusalsAccepted = decision.incomplete.every(({ code }) => code !== 'FINDINGS_REFUSED');
  const sections = present<BodySection>(
    { variants: [() => lead(body, context)], priority: 1000 },
    openSections(open, context),
    { variants: [() => decisionsOfPeople(body.commands, decision, context)], priority: 60 },
    settledSections(body.settled, context),
    questionSection(documents, context),
    refusedSections(body.refused, refusalsAccepted, context),
    notReadSection(body.coverage),
    reviewersSaySection(documents, context),
    evidence && evidenceSection(evidence, context),
    // After ABORT a person decides before anything is fixed.
    decision.soFar !== 'ABORT' && promptSection(promptFindings(open), context),
    { variants: [() => reviewerLine(body.tallies), () => []], priority: 4 },
  );
  return fitToBudget({
    sections,
    notice: ({ hidden, shortened }) => [
      say`Cut to fit: ${counted(findingsIn(hidden), 'finding')} not shown and ${findingsIn(shortened)} shortened. The job summary has them all.`,
    ],
    footer: ({ hidden }) => reviewFooter({ ...mark, hidden: findingsIn(hidden) }, context),
  });
}

/**
 * The last line: the reviewed commit, with our mark in the link's address. GitHub may strip HTML comments, so
 * only a body without a link has its mark in one.
 */
function reviewFooter(mark: ReviewMark, { repository }: Pick<RenderContext, 'repository'>) {
  if (repository === undefined) return [hiddenMark(mark)];
  const { serverUrl, owner, name } = repository;
  const address = `${serverUrl}/${owner}/${name}/tree/${mark.head}#${writeMark(mark)}`;
  return [{ type: 'footer', commit: mark.head, address } as const];
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
  return [
    ...placed.map((each) => {
      const { finding, placement } = each;
      return { finding, reason: placement.reason, weight: weightOf(finding), hasComment: hasComment(each) };
    }),
    ...findings.flatMap((finding) => {
      const earlier = continued.get(finding.fingerprint);
      if (earlier === undefined || isSettled(finding)) return [];
      return [{ finding, earlier, weight: weightOf(finding), hasComment: earlier.shownAt.in === 'thread' }];
    }),
    ...stillOpen.map((earlier) => {
      const weight = decision.blocking.includes(earlier.remembered.id) ? 'blocking' : 'counts';
      return { earlier, weight, hasComment: earlier.shownAt.in === 'thread' } as const;
    }),
  ];
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
  const { decision, refused, coverage, document, reconciled, commands, render } = input;
  const open = openFindings(input, published(placed));
  const settled = [...reconciled.closing, ...reconciled.closed];
  const tallies = tallyReviewers({ ...document, refused });
  const ids = (isCommented: boolean) =>
    open.flatMap(({ finding, earlier, hasComment }) =>
      hasComment === isCommented ? (earlier?.remembered.id ?? finding?.id ?? []) : [],
    );
  // A rerun does not know that the review had no room for these.
  const withoutRoom = placed.filter(({ placement }) => placement.reason === 'no-room');
  const listed = {
    comments: ids(true).sort(),
    here: [...ids(false), ...withoutRoom.map(({ finding }) => finding.id)].sort(),
    settled: settled.map(({ remembered }) => remembered.id).sort(),
  };
  const { verdict, soFar, incomplete, waived } = decision;
  const stated = [verdict, soFar, incomplete, waived, input.stepsToComplete, coverage.missing, tallies];
  const visible = [...stated, commands.refusals, commands.waivers, render.head, listed];
  const digest = sha256(JSON.stringify(visible)).slice(0, 8);
  const { documents } = document;
  const owners = input.owners?.named;
  const body = { ...input, open, documents, owners, settled, tallies, mark: { ...mark, digest } };
  return { body: renderReviewBody(body, render), digest };
}

/** The body as submitted; `placed` may have changed after the draft if GitHub placed fewer comments. */
export function reviewBody(input: ReviewInput, key: string, placed: readonly Placed[]): string {
  const { decision, document } = input;
  const questions = questionKeys(document.documents);
  const comments = placed.filter(hasComment).length;
  return reviewText(input, { key, event: decision.event, comments, questions }, placed).body;
}
