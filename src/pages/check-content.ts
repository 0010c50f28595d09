import type { BlockContent, PhrasingContent } from 'mdast';
import { listedWeightOf } from '../decide/count-findings.ts';
import type { GatedRun } from '../decide/read-run.ts';
import type { RenderContext } from '../decide/render-context.ts';
import { byteLength, cutToBytes, destroyMarks, showInvisible } from '../markdown/characters.ts';
import { codeSpan, link, table, text, withCode } from '../markdown/markdown-nodes.ts';
import { brief, joined, present, say, words } from '../markdown/phrases.ts';
import { fitToBudget, type Section, serialize } from '../markdown/serialize-markdown.ts';
import type { PlainTextOptions } from '../markdown/untrusted-markdown.ts';
import { packState, stateLine } from '../memory/packed-state.ts';
import { RunState, type StateFinding } from '../memory/run-state.ts';
import type { Finding, Location } from '../model/finding.ts';
import { project } from '../model/project.ts';
import { redactTexts } from '../model/redact.ts';
import type { Reviewer } from '../model/reviewer.ts';
import { counted } from '../model/text.ts';
import { isPostponed } from '../policy/completeness.ts';
import type { Conclusion } from '../policy/gate-decision.ts';
import {
  type AnnotatedFinding,
  type Annotation,
  chooseAnnotated,
  type GatePlanInput,
} from '../policy/gate-plan.ts';
import { type AskedRun, explainAsked } from './explain-page.ts';
import { firstPlace, severityLabels, writtenPlace } from './finding-words.ts';
import { earlierTitle, openSinceEarlier } from './open-findings-text.ts';
import { aloneNotice, changeNotices, peopleSection, reviewerTable, runAgain } from './run-text.ts';
import { groupByWeight, incompleteSection, weightWords, whatToDo } from './verdict-words.ts';

/** Explains why a command is not applied immediately, when it will be, and how to start that run. */
export function renderWaiting(about: {
  readonly why: string;
  readonly head: string;
  readonly pull: number;
}): { readonly line: string; readonly page: string } {
  const line = `Not concluded again: ${about.why}. The next run of the review applies the comment. To start one: ${runAgain(about)}.`;
  return { line, page: serialize([say`${withCode(line)}`]) };
}

/** The line of an earlier conclusion, or the heading of a review. */
const note = /^(?:Concluded again after|## )[^\n]*\n\n/;

/** What apps say now that the review did not know; every text is untrusted. */
export interface AppNews {
  readonly reviewers: readonly Pick<Reviewer, 'id' | 'outcome'>[];
  readonly added: readonly {
    readonly finding: Pick<StateFinding, 'id' | 'severity'> & { readonly place?: Location | undefined };
    readonly title: string;
  }[];
}

/** More would bury what the review wrote. */
const maxAdded = 10;

/**
 * Prepends a line with the current conclusion to the text that a review left on its check or on the pull request, which
 * predates people's decisions and what apps said since. Replaces an earlier such line, and the heading with the earlier
 * conclusion. Such a run has no findings of others to write a new text from.
 */
export function afterComments(
  written: string,
  title: string,
  { reviewers, added }: AppNews,
  options: PlainTextOptions,
): string {
  const outcomes = reviewers.slice(0, maxAdded).map(({ id, outcome }) => {
    const why = 'reason' in outcome ? words`: ${brief(outcome.reason, options, 200)}` : [];
    return words`${codeSpan(id)} ${outcome.state.replaceAll('_', ' ')}${why}`;
  });
  const shown = added.slice(0, maxAdded).map(({ finding: { id, severity, place }, title: said }) => {
    const where = place === undefined ? [] : words` in ${codeSpan(writtenPlace(place))}`;
    return words`${severityLabels[severity]} ${brief(said, options, 200)}${where} (${codeSpan(id)})`;
  });
  const more = added.length > maxAdded ? [words`${counted(added.length - maxAdded, 'more finding')}`] : [];
  const said = outcomes.length === 0 ? [] : words` Apps: ${joined(outcomes, '; ')}.`;
  const found = added.length === 0 ? [] : words` Since the review: ${joined([...shown, ...more], '; ')}.`;
  const after = outcomes.length === 0 ? 'comments' : 'comments and apps';
  const line = serialize([
    say`Concluded again after ${after}: ${codeSpan(title)}.${said}${found} The rest is what the review wrote.`,
  ]);
  return `${line.trim()}\n\n${written.replace(note, '')}`;
}

interface CheckTextInput extends AskedRun {
  /** A requested rerun when this run cannot start reviewers. */
  readonly rerun?: Parameters<typeof runAgain>[0] | undefined;
  /** Absent when the check cannot be concluded again. */
  readonly state: RunState | undefined;
}

/** GitHub accepts 65,535 characters, whichever unit it counts. */
const maxBytes = 65_000;
/** Limit of the visible text, which leaves room for the state. */
const maxShownBytes = 12_000;

/** The packed state, redacted like all posted text; undefined when it could not be read back. */
function hiddenState(state: RunState, room: number, { redact }: PlainTextOptions): string | undefined {
  const { data } = RunState.safeParse(redactTexts(state, redact));
  const packed = data && packState(data, room - stateLine('').length);
  return packed && stateLine(packed);
}

/** The text of a check: people's decisions for the head, and an invisible state for later runs. */
export function renderCheckText(input: CheckTextInput, options: PlainTextOptions): string {
  const { commands, decision, rerun, state } = input;
  const blocks = present<BlockContent>(
    peopleSection(commands, decision, options),
    rerun && say`No comment runs reviewers. Push, or: ${withCode(runAgain(rerun))}.`,
    explainAsked(input, options),
  );
  const shown = fitToBudget({
    sections: blocks.map((block): Section => ({ variants: [() => [block]], priority: 0 })),
    notice: () => [say`The rest is too long to show here.`],
    budgetBytes: maxShownBytes,
  });
  const room = maxBytes - byteLength(shown);
  return [shown, (state && hiddenState(state, room, options)) ?? ''].join('\n');
}

/** What a check shows in addition to its run. */
interface CheckExtras {
  /** Where the run's artifacts are, when it uploads the page of the review. */
  readonly artifactsUrl?: string | undefined;
  /** Number of open findings on lines without an annotation. */
  readonly hiddenAnnotations: number;
}

/** Of a draft that policy skips, findings are not shown. */
function shownFindings({ decision, document }: GatedRun): readonly Finding[] {
  return isPostponed(decision) ? [] : document.findings;
}

/** Why the check concluded so, when findings or claims are the reason. */
function whyConcluded({ decision: { blocking, soFar }, effective }: GatedRun): BlockContent[] {
  if (soFar === 'PASS') return [];
  const { enforce, failOn } = effective;
  const verb = blocking.length === 1 ? 'blocks' : 'block';
  const effect = `${counted(blocking.length, 'finding')} ${enforce ? verb : 'would block'} merging`;
  const what = blocking.length === 0 ? 'A reviewer asks for changes' : effect;
  const at = failOn === 'none' ? 'at no verdict' : `at ${failOn}${failOn === 'ABORT' ? '' : ' or worse'}`;
  const rule = `The verdict is ${soFar}, and the gate ${enforce ? 'fails' : 'would fail'} ${at}.`;
  const advisory = enforce ? '' : ' It is advisory and does not block merging.';
  return [say`**Why:** ${what}. ${rule}${advisory}`];
}

/** How to object to a finding. */
function whoDecides(): BlockContent {
  const command = `/${project.name} wont-fix`;
  return say`**Who decides:** If a finding is wrong or acceptable, someone with write access replies ${codeSpan(`${command} REASON`)} in its thread, or comments ${codeSpan(`${command} ID REASON`)} on the pull request. The author of the change can do so only as an admin.`;
}

function links({ receipt }: GatedRun, { artifactsUrl }: CheckExtras): BlockContent[] {
  const review = receipt?.review ? [link([text('The review')], receipt.review.url)] : [];
  const page = artifactsUrl && link([text('The diff with all findings')], artifactsUrl);
  const artifacts = page ? words`${page}, as \`preview.html\` among the artifacts of the run` : [];
  return [say`${joined([review, artifacts])}`];
}

/** Why the check concluded so, what to do, and who decides. */
function conclusion(run: GatedRun): BlockContent[] {
  const { decision } = run;
  const toDo = whatToDo(run);
  return present<BlockContent>(
    whyConcluded(run),
    incompleteSection(run),
    asksOfApps(run),
    decision.soFar === 'PASS' ? say`${toDo}` : toDo.length > 0 && say`**What to do:** ${toDo}`,
    decision.blocking.length > 0 && whoDecides(),
  );
}

/** The conclusion, what the change does to the policy, and where else to read. */
function lead(run: GatedRun, extras: CheckExtras): BlockContent[] {
  const { hiddenAnnotations } = extras;
  return present<BlockContent>(
    isPostponed(run.decision) ? incompleteSection(run) : conclusion(run),
    changeNotices(run),
    links(run, extras),
    hiddenAnnotations > 0 &&
      say`${counted(hiddenAnnotations, 'more finding')} had no room for an annotation.`,
  );
}

/** What to write to apps that did not review. Only a check says it: apps obey what stands in a comment, quoted or not. */
function asksOfApps({ document, decision }: GatedRun): BlockContent[] {
  const missing = new Set(decision.incomplete.map(({ reviewer }) => reviewer));
  const asks = document.reviewers.flatMap(({ id, outcome }) =>
    missing.has(id) && outcome.state === 'unavailable' && outcome.ask !== undefined
      ? [words`${codeSpan(id)}: comment ${codeSpan(outcome.ask)}`]
      : [],
  );
  return asks.length === 0 ? [] : [say`**To ask an app again:** ${joined(asks, '; ')}.`];
}

/** A row of the table of findings. */
function row(
  finding: Pick<Finding, 'id' | 'severity' | 'locations'>,
  effect: string,
  title: readonly PhrasingContent[],
  context: RenderContext,
) {
  const place = firstPlace(finding, context);
  return [
    [text(severityLabels[finding.severity])],
    [text(effect)],
    title,
    place.length === 0 ? [text('–')] : place,
    [codeSpan(finding.id)],
  ];
}

/** Open findings, blocking ones first. */
function findingRows(run: GatedRun, room: number | undefined) {
  const { render } = run;
  const weightOf = listedWeightOf(run);
  const open = shownFindings(run).filter((finding) => weightOf(finding) !== 'settled');
  const findings = open.map((finding) => ({ finding }));
  return groupByWeight(findings, weightOf, room).flatMap(({ weight, items }) =>
    items.map(({ finding }) => {
      const disputed = finding.contestedBy.length === 0 ? '' : ', disputed';
      return row(finding, `${weightWords[weight]}${disputed}`, brief(finding.title, render), render);
    }),
  );
}

function earlierRows(run: GatedRun) {
  return openSinceEarlier(run).map((open) => {
    const effect = `${open.weight === 'blocking' ? 'Blocking, open' : 'Open'} since an earlier review`;
    return row(open, effect, earlierTitle(open.earlier, run.render), run.render);
  });
}

/**
 * The summary of a check: what to do, the reason for its conclusion, a table of all open findings with
 * blocking ones first, and the reviewers; at most 60,000 bytes.
 */
export function renderCheckSummary(run: GatedRun, extras: CheckExtras): string {
  const header = ['Severity', 'Weight', 'Finding', 'Place', 'Id'];
  const rows = (most?: number) => [...findingRows(run, most), ...earlierRows(run)].slice(0, most);
  const count = rows().length;
  const none = isPostponed(run.decision) ? [] : [say`No open findings.`];
  const tableOf = (most?: number) => () => (count === 0 ? none : [table(header, rows(most))]);
  const about = () => [...reviewerTable(run), ...aloneNotice(run)];
  return fitToBudget({
    sections: [
      { variants: [() => lead(run, extras)], priority: 100 },
      { variants: [tableOf(), tableOf(100), tableOf(20)], priority: 10 },
      { variants: [about, () => []], priority: 50 },
    ],
    notice: () => [say`Cut to fit: ${counted(count, 'finding')} in all; the job summary has the rest.`],
  });
}

/** GitHub accepts 255 characters and 64 KiB; annotations are read next to code, so they are shorter. */
const maxTitleBytes = 200;
const maxMessageBytes = 2_000;

type Redact = (text: string) => string;

/** Plain text for annotations. GitHub does not render Markdown there, so nothing is escaped. */
function inert(text: string, redact: Redact, maxBytes: number): string {
  const { kept, moreBytes } = cutToBytes(destroyMarks(redact(showInvisible(text))).trim(), maxBytes);
  return moreBytes === 0 ? kept : `${kept}… (cut, ${moreBytes} bytes more)`;
}

/** The title on one line, and below it the issue with its paragraphs. */
export function renderAnnotation(
  { finding, level, path, startLine, endLine }: AnnotatedFinding,
  redact: Redact,
): Annotation {
  const title = inert(finding.title.replace(/\s+/g, ' '), redact, maxTitleBytes);
  const message = inert(finding.issue, redact, maxMessageBytes);
  return { path, startLine, endLine, level, title, message: message === '' ? title : message };
}

interface ContentContext extends PlainTextOptions, Pick<CheckExtras, 'artifactsUrl'> {
  /** For later runs; undefined when there is none to keep. */
  readonly state: RunState | undefined;
}

/** A finding with a comment on its lines needs no annotation there. */
function withoutComment(findings: readonly Finding[], { receipt, publication }: GatedRun) {
  if (publication.state !== 'confirmed') return findings;
  const inComments = receipt?.entries.filter(({ place, url }) => url !== undefined && place !== 'body');
  const commented = new Set(inComments?.map(({ finding }) => finding));
  return findings.filter(({ id }) => !commented.has(id));
}

/** All texts of a check: summary, text with the state for later runs, and annotations. */
export function checkContent(
  run: GatedRun,
  conclusion: Conclusion,
  context: ContentContext,
): Pick<GatePlanInput, 'summary' | 'text' | 'annotations'> {
  const { state, artifactsUrl, redact } = context;
  const { shown, hidden } = chooseAnnotated(withoutComment(shownFindings(run), run), run.weightOf);
  return {
    summary: renderCheckSummary(run, { artifactsUrl, hiddenAnnotations: hidden }),
    text: renderCheckText({ ...run, conclusion, state }, context),
    annotations: shown.map((annotated) => renderAnnotation(annotated, redact)),
  };
}
