import type { BlockContent } from 'mdast';
import type { EarlierFinding } from '../comments/ledger.ts';
import type { PlacedRun } from '../decide/placed-run.ts';
import { hasComment, type Placed, postedByApp, published, threadsOf } from '../decide/placement.ts';
import type { RenderContext } from '../decide/render-context.ts';
import { hiddenMark } from '../markdown/markdown-nodes.ts';
import { names, present, say } from '../markdown/phrases.ts';
import { fitToBudget } from '../markdown/serialize-markdown.ts';
import { questionKeys } from '../memory/memory.ts';
import type { Finding } from '../model/finding.ts';
import { rememberAgain } from '../model/finding-history.ts';
import { rememberFinding } from '../model/known-finding.ts';
import { type ReviewMark, writeMark } from '../model/mark.ts';
import { raisedBy } from '../model/original.ts';
import { counted, sha256 } from '../model/text.ts';
import { stepsToComplete } from '../policy/decision-words.ts';
import { isSettled } from '../policy/weight.ts';
import { evidenceSection } from './evidence-text.ts';
import { refutedFold } from './finding-text.ts';
import {
  type BodySection,
  findingsIn,
  type OpenFinding,
  openSections,
  openSinceEarlier,
  promptFindings,
  settledSections,
} from './open-findings-text.ts';
import { packetFold } from './packet.ts';
import {
  invalidSections,
  notReadSection,
  promptSection,
  questionSection,
  reviewersSaySection,
} from './review-body-sections.ts';
import { decisionsOfPeople, reviewerLine } from './run-text.ts';
import { unfinishedIn, verdictLead } from './verdict-words.ts';

interface BodyContent {
  /** All open findings, most severe first: those of this review, then earlier ones. */
  readonly open: readonly OpenFinding[];
  /** Settled findings of earlier reviews. */
  readonly settled: readonly EarlierFinding[];
  /** Identifies the review for later runs. */
  readonly mark: Pick<ReviewMark, 'key' | 'event' | 'digest' | 'comments' | 'questions'>;
}

const maxOwners = 20;

function lead(run: PlacedRun): BlockContent[] {
  const owners = run.owners?.named ?? [];
  const page = {
    questions: run.document.documents.flatMap(({ questions }) => questions).length,
    namesOwners: owners.length > 0,
  };
  return present<BlockContent>(
    verdictLead(run, page),
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
function renderReviewBody(run: PlacedRun, { open, settled, mark }: BodyContent): string {
  const { decision, manifest, evidence, commands, render } = run;
  const { head, toolKey: tool } = render;
  const sections = present<BodySection>(
    { variants: [() => lead(run)], priority: 1000 },
    openSections(open, render),
    { variants: [() => decisionsOfPeople(commands, decision, render)], priority: 60 },
    settledSections(settled, render),
    questionSection(run),
    { variants: [() => refutedFold(run.document.findings, render), () => []], priority: 22 },
    invalidSections(run),
    notReadSection(manifest.coverage),
    reviewersSaySection(run),
    { variants: [() => packetFold(run), () => []], priority: 20 },
    evidence && evidenceSection(evidence, run),
    // After ABORT a person decides before anything is fixed.
    decision.soFar !== 'ABORT' && promptSection(promptFindings(open), render),
    { variants: [() => reviewerLine(run.tallies), () => []], priority: 4 },
  );
  return fitToBudget({
    sections,
    notice: ({ hidden, shortened }) => [
      say`Cut to fit: ${counted(findingsIn(hidden), 'finding')} not shown and ${findingsIn(shortened)} shortened. The job summary has them all.`,
      ...blockingWithoutRoom(hidden),
    ],
    footer: ({ hidden }) =>
      reviewFooter({ kind: 'review', tool, head, ...mark, hidden: findingsIn(hidden) }, render),
  });
}

/** A finding that blocks is always named; more ids would leave no room for texts. */
const maxNamed = 700;

function blockingWithoutRoom(hidden: readonly BodySection[]): BlockContent[] {
  const ids = hidden.flatMap(({ blocking }) => blocking ?? []);
  return ids.length === 0 ? [] : [say`Also blocking, without room here: ${names(ids, maxNamed)}`];
}

/**
 * The last line: the commit that the text is about, with our mark in the link's address. Of an edited review the mark
 * keeps the head at which it was published. GitHub may strip HTML comments, so only a body without a link has its mark
 * in one.
 */
function reviewFooter(mark: ReviewMark, { repository, head }: Pick<RenderContext, 'repository' | 'head'>) {
  if (repository === undefined) return [hiddenMark(mark)];
  const { serverUrl, owner, name } = repository;
  const address = `${serverUrl}/${owner}/${name}/tree/${head}#${writeMark(mark)}`;
  return [{ type: 'footer', commit: head, address } as const];
}

/**
 * The body of a draft. Its last line names the run, so that runs with equal texts do not take over each
 * other's draft. Submitting replaces the body, so no run id is published.
 */
export function draftBody(body: string, runKey: string): string {
  return `${body}\n<sub>draft of run ${runKey.replace(/[^\w.-]/g, '-')}</sub>\n`;
}

/** Findings of this review, then earlier ones that are neither settled nor accepted. */
function openFindings(run: PlacedRun, placed: readonly Placed[]): readonly OpenFinding[] {
  const { reconciled, weightOf, render, manifest } = run;
  const { findings, continued, openOriginals } = reconciled;
  const shown = (finding: Finding) => {
    const { id, severity, locations, fingerprint } = finding;
    const before = continued.get(fingerprint)?.remembered;
    const remember = () => {
      const known = rememberFinding(finding, render.head, openOriginals.get(fingerprint));
      return before === undefined ? known : rememberAgain(known, before, manifest.fetchedAt);
    };
    const silent = openOriginals.get(fingerprint)?.map(({ reviewer }) => reviewer) ?? [];
    const reviewers = [...new Set([...raisedBy(finding), ...silent])];
    return { finding, remember, weight: weightOf(finding), id, severity, locations, reviewers };
  };
  const withApps = run.placed.filter(({ placement }) => placement.reason === 'posted-by-app');
  const isListed = new Set([...placed, ...withApps].map(({ finding }) => finding.id));
  return [
    ...placed.map((each) => {
      return { ...shown(each.finding), reason: each.placement.reason, hasComment: hasComment(each) };
    }),
    ...withApps.map(({ finding }) => {
      const postedAt = postedByApp(finding, continued.get(finding.fingerprint));
      return { ...shown(finding), postedAt, hasComment: true };
    }),
    ...findings.flatMap((finding) => {
      const earlier = continued.get(finding.fingerprint);
      if (earlier === undefined || isSettled(finding) || isListed.has(finding.id)) return [];
      return [{ ...shown(finding), earlier, hasComment: earlier.shownAt.in === 'thread' }];
    }),
    ...openSinceEarlier(run),
  ];
}

/** The body with this mark, for a new review or an update of the newest one, and the digest of its visible text. */
export function reviewText(
  run: PlacedRun,
  mark: Pick<ReviewMark, 'key' | 'event' | 'comments' | 'questions'>,
  placed: readonly Placed[],
): { readonly body: string; readonly digest: string } {
  const { decision, manifest, reconciled, commands, tallies, render } = run;
  const open = openFindings(run, published(placed));
  const settled = [...reconciled.closing, ...reconciled.closed];
  const ids = (isCommented: boolean) =>
    open.filter(({ hasComment }) => hasComment === isCommented).map(({ id }) => id);
  // A rerun does not know that the review had no room for these.
  const withoutRoom = placed.filter(({ placement }) => placement.reason === 'no-room');
  const listed = {
    comments: ids(true).sort(),
    here: [...ids(false), ...withoutRoom.map(({ finding }) => finding.id)].sort(),
    settled: settled.map(({ remembered }) => remembered.id).sort(),
    refuted: run.document.findings.flatMap(({ id, suppressed }) =>
      suppressed?.by === 'referee' ? [id] : [],
    ),
  };
  const { verdict, soFar, incomplete, waived } = decision;
  const steps = stepsToComplete(unfinishedIn(run));
  const stated = [verdict, soFar, incomplete, waived, steps, manifest.coverage.missing, tallies];
  const visible = [...stated, commands.acceptances, commands.waivers, render.head, listed];
  const digest = sha256(JSON.stringify(visible)).slice(0, 8);
  return { body: renderReviewBody(run, { open, settled, mark: { ...mark, digest } }), digest };
}

/** The body as submitted; `placed` may have changed after the draft if GitHub placed fewer comments. */
export function reviewBody(run: PlacedRun, key: string, placed: readonly Placed[]): string {
  const { decision, document } = run;
  const questions = questionKeys(document.documents);
  const comments = threadsOf(placed).length;
  return reviewText(run, { key, event: decision.event, comments, questions }, placed).body;
}
