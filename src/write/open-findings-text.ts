import type { BlockContent, PhrasingContent } from 'mdast';
import { type EarlierFinding, passageOf } from '../comments/ledger.ts';
import type { Fold, Section } from '../markdown/fit-markdown.ts';
import {
  codeSpan,
  details,
  hiddenMark,
  link,
  list,
  paragraph,
  strong,
  sub,
  text,
} from '../markdown/markdown-nodes.ts';
import { plainText } from '../markdown/plain-text.ts';
import { markdownText } from '../markdown/untrusted-markdown.ts';
import { type Finding, type Location, type Severity, severities } from '../model/finding.ts';
import { groupBy } from '../model/group-by.ts';
import type { PlaceReason } from '../model/receipt.ts';
import { counted } from '../model/text.ts';
import type { Weight } from '../policy/weight.ts';
import { type PromptFinding, promptFinding } from './agent-prompt.ts';
import {
  caveatsOf,
  findingFold,
  linesOf,
  placeOf,
  postedTitle,
  severityLabels,
  smallPrint,
  titleOf,
} from './finding-text.ts';
import { listOrFold } from './notices-text.ts';
import type { RenderContext } from './render-context.ts';

/** One part of a review's body. */
export interface BodySection extends Section {
  /** Number of findings in this section; absent for 0. */
  readonly findings?: number;
}

/** Number of findings in sections that were cut. */
export function findingsIn(sections: readonly BodySection[]): number {
  return sections.reduce((sum, { findings = 0 }) => sum + findings, 0);
}

/** An open finding of this run, of an earlier one, or of both; at least one is present. */
export interface OpenFinding {
  readonly finding?: Finding | undefined;
  readonly earlier?: EarlierFinding | undefined;
  /** Reason for the placement of a new finding. */
  readonly reason?: PlaceReason | undefined;
  readonly weight: Weight;
  /** Whether it has a comment of its own; otherwise the body shows it completely. */
  readonly hasComment: boolean;
}

/** A longer list would hide the rest of the review. */
const maxBlockingLines = 10;

/** The title of an earlier finding, or else its first words, or else its id. */
function earlierTitle(earlier: EarlierFinding, context: RenderContext): PhrasingContent[] {
  const { title: plain } = (earlier.shownAt.in === 'body' && earlier.shownAt.passage) || {};
  // A summary is HTML with a plain-text title; a comment is Markdown.
  const title =
    plain === undefined
      ? postedTitle(passageOf(earlier), context)
      : plainText(plain, { ...context, maxBytes: 400 });
  return title.length > 0 ? title : [codeSpan(earlier.remembered.id)];
}

interface Facts {
  readonly severity: Severity;
  readonly title: () => PhrasingContent[];
  readonly location: Location | undefined;
  readonly path: string | undefined;
  readonly reviewers: readonly string[];
  readonly caveats: readonly PhrasingContent[][];
}

function earlierLink({ shownAt: { url } }: EarlierFinding): PhrasingContent[] {
  const words = text('open since an earlier review');
  return [url === undefined ? words : link([words], url)];
}

function factsOf({ finding, earlier, weight }: OpenFinding, context: RenderContext): Facts {
  const [location] = finding?.locations ?? [];
  const place = location ?? (finding === undefined ? earlier?.remembered.place : undefined);
  const thread = earlier?.shownAt.in === 'thread' ? earlier.shownAt.thread.path : undefined;
  const title = () => (finding ? titleOf(finding, context) : earlier ? earlierTitle(earlier, context) : []);
  const doubt = weight === 'needs-verification' ? [[text('needs verification')]] : [];
  return {
    severity: finding?.severity ?? earlier?.remembered.severity ?? 'info',
    title,
    location: place,
    path: place?.path ?? (finding === undefined ? thread : undefined),
    reviewers: finding ? context.reviewersOf(finding) : (earlier?.remembered.reviewers ?? []),
    caveats: [
      ...doubt,
      ...(finding ? caveatsOf(finding) : []).map((words) => [text(words)]),
      ...(earlier ? [earlierLink(earlier)] : []),
    ],
  };
}

/** Location, reviewers and notes. `isBelowFile`: the file is named above. */
function detailsOf(facts: Facts, isBelowFile: boolean, context: RenderContext): PhrasingContent[] {
  const { location, path, reviewers, caveats } = facts;
  const place = location
    ? [isBelowFile ? linesOf(location, context) : placeOf(location, context)]
    : path !== undefined && !isBelowFile
      ? [codeSpan(path)]
      : [];
  const by = reviewers.length === 0 ? [] : [text(reviewers.join(', '))];
  return [place, by, ...caveats]
    .filter(({ length }) => length > 0)
    .flatMap((part, index) => (index === 0 ? part : [text(' · '), ...part]));
}

function line(open: OpenFinding, isBelowFile: boolean, context: RenderContext): BlockContent[] {
  const facts = factsOf(open, context);
  const { severity, title } = facts;
  return [
    paragraph(
      text(`${severityLabels[severity]} · `),
      strong(...title()),
      text(' · '),
      ...detailsOf(facts, isBelowFile, context),
    ),
  ];
}

/** A finding without a comment is copied from body to body; if no body shows it, only its id is left. */
function earlierFold(
  earlier: EarlierFinding,
  besides: () => PhrasingContent[],
  context: RenderContext,
): Section['variants'] {
  const { remembered, shownAt } = earlier;
  const { id, reviewers, severity, place, category } = remembered;
  const summary = () => [
    text(`${severityLabels[severity]} · `),
    ...earlierTitle(earlier, context),
    ...besides(),
  ];
  const print = [smallPrint(reviewers, id), hiddenMark({ ...remembered, tool: context.toolKey })];
  const passage = shownAt.in === 'body' ? shownAt.passage : undefined;
  const before = () =>
    passage === undefined
      ? [paragraph(...(place ? [placeOf(place, context)] : plainText(category ?? 'uncategorised', context)))]
      : markdownText(passage.text, context);
  return [() => [details(summary(), [...before(), ...print])], () => [details(summary(), print)]];
}

function foldOf(open: OpenFinding, isBelowFile: boolean, context: RenderContext): Section['variants'] {
  const { finding, earlier, reason } = open;
  const besides = () => [text(' '), sub(...detailsOf(factsOf(open, context), isBelowFile, context))];
  if (finding !== undefined)
    return findingFold({ finding, reason, known: earlier?.remembered, isMarked: true }, context, besides);
  return earlier === undefined ? [() => []] : earlierFold(earlier, besides, context);
}

const severityPriority = (severity: Severity) => (severities.length - severities.indexOf(severity)) * 10;

function priorityOf(open: OpenFinding): number {
  if (open.weight === 'blocking') return 70;
  if (open.weight === 'needs-verification') return 22;
  if (open.weight === 'pre-existing') return 8;
  return severityPriority(open.finding?.severity ?? open.earlier?.remembered.severity ?? 'info');
}

/** A list of findings with comments, followed by a fold for each of the others. */
function group(
  opens: readonly OpenFinding[],
  top: readonly BlockContent[],
  { isBelowFile = false, fold, most }: { isBelowFile?: boolean; fold?: Fold; most?: number },
  context: RenderContext,
): BodySection[] {
  const commented = opens.filter(({ hasComment }) => hasComment);
  const priority = Math.max(...opens.map(priorityOf)) + 1;
  const more = commented.length - (most ?? commented.length);
  const lines = () => [
    list(commented.slice(0, most).map((open) => line(open, isBelowFile, context))),
    ...(more > 0 ? [paragraph(text(`and ${more} more, each with a comment of its own.`))] : []),
  ];
  return [
    {
      variants: commented.length === 0 ? [() => top] : [() => [...top, ...lines()], () => top],
      priority,
      fold,
    },
    ...opens
      .filter(({ hasComment }) => !hasComment)
      .map((open) => ({
        variants: foldOf(open, isBelowFile, context),
        priority: priorityOf(open),
        findings: 1,
        fold,
      })),
  ];
}

/** Blocking findings with location and reviewers. */
export function blockingSections(
  opens: readonly OpenFinding[],
  context: RenderContext,
): readonly BodySection[] {
  const blocking = opens.filter(({ weight }) => weight === 'blocking');
  if (blocking.length === 0) return [];
  const top = [paragraph(strong(text('Blocking')))];
  return group(blocking, top, { most: maxBlockingLines }, context);
}

function countsOf(opens: readonly OpenFinding[], context: RenderContext): string {
  const all = opens.map((open) => factsOf(open, context).severity);
  return severities
    .map((severity) => ({ severity, count: all.filter((each) => each === severity).length }))
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) => `${count} ${severity}`)
    .join(', ');
}

/** All other open findings by file, in one fold. */
export function otherSections(opens: readonly OpenFinding[], context: RenderContext): readonly BodySection[] {
  const others = opens.filter(({ weight }) => weight !== 'blocking');
  if (others.length === 0) return [];
  const byPath = groupBy(others, (open) => factsOf(open, context).path ?? '');
  const files = [...byPath.keys()].filter((path) => path !== '').length;
  const noun = others.length === opens.length ? 'finding' : 'other finding';
  const where = files === 0 ? '' : ` in ${counted(files, 'file')}`;
  const words = `${counted(others.length, noun)}${where}: ${countsOf(others, context)}`;
  const fold = { summary: [text(words)] };
  return [...byPath].flatMap(([path, found]) => {
    const title = path === '' ? text('The change as a whole') : codeSpan(path);
    return group(found, [paragraph(strong(title))], { isBelowFile: path !== '', fold }, context);
  });
}

/** Findings of earlier reviews that are settled now. */
export function settledSections(
  settled: readonly EarlierFinding[],
  context: RenderContext,
): readonly BodySection[] {
  if (settled.length === 0) return [];
  const items = () =>
    settled.map((earlier) => {
      const facts = factsOf({ earlier, weight: 'settled', hasComment: false }, context);
      const { kind } = earlier.remembered;
      const place = facts.path === undefined ? [] : [text(' · '), codeSpan(facts.path)];
      const { url } = earlier.shownAt;
      const title = url === undefined ? facts.title() : [link(facts.title(), url)];
      return [paragraph(...title, ...place, text(kind === 'withdrawn' ? ' · not found again' : ''))];
    });
  const words = `Fixed since the last review (${settled.length})`;
  const marks = settled
    .filter(({ shownAt }) => shownAt.in !== 'thread')
    .map(({ remembered }) => hiddenMark({ ...remembered, tool: context.toolKey }));
  return [
    {
      variants: [() => [...listOrFold(words, items()), ...marks], () => [paragraph(strong(text(words)))]],
      priority: 23,
    },
  ];
}

/** The same findings for a coding agent. */
export function promptFindings(opens: readonly OpenFinding[]): readonly PromptFinding[] {
  return opens.flatMap(({ finding, earlier, weight }): PromptFinding[] => {
    const isBlocking = weight === 'blocking';
    if (finding !== undefined) return [promptFinding(finding, isBlocking)];
    if (earlier === undefined) return [];
    const { id, severity, place } = earlier.remembered;
    const { title = '', text: issue = '' } = passageOf(earlier);
    const lines = place?.startLine === undefined ? '' : `:${place.startLine}`;
    return [
      { id, severity, isBlocking, places: place ? [`${place.path}${lines}`] : [], title: title || id, issue },
    ];
  });
}
