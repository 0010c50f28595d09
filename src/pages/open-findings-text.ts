import type { BlockContent, PhrasingContent } from 'mdast';
import { anyThreadOf, type EarlierFinding, passageOf } from '../comments/ledger.ts';
import type { RenderContext } from '../decide/render-context.ts';
import type { Run } from '../decide/run.ts';
import { codeSpan, details, link, strong, sub, text } from '../markdown/markdown-nodes.ts';
import { brief, bullets, joined, names, say, words } from '../markdown/phrases.ts';
import type { Section } from '../markdown/serialize-markdown.ts';
import { markdownText } from '../markdown/untrusted-markdown.ts';
import { type Finding, severities } from '../model/finding.ts';
import { titleFrom } from '../model/identity.ts';
import type { RememberedFinding } from '../model/known-finding.ts';
import { groupBy } from '../model/lists.ts';
import { inTurns } from '../model/original.ts';
import { project } from '../model/project.ts';
import type { PlaceReason } from '../model/receipt.ts';
import { counted } from '../model/text.ts';
import type { Weight } from '../policy/weight.ts';
import type { PromptFinding } from './agent-prompt.ts';
import { postedTitle } from './comment-text.ts';
import { findingFold } from './finding-text.ts';
import { caveatsOf, linesOf, markOf, placeOf, severityLabels, smallPrint } from './finding-words.ts';
import { listOrFold } from './run-text.ts';
import { priorityOf } from './verdict-words.ts';

/** One part of a review's body. */
export interface BodySection extends Section {
  /** Number of findings in this section; absent for 0. */
  readonly findings?: number;
  /** Id of the blocking finding in it. */
  readonly blocking?: string | undefined;
}

/** Number of findings in sections that were cut. */
export function findingsIn(sections: readonly BodySection[]): number {
  return sections.reduce((sum, { findings = 0 }) => sum + findings, 0);
}

/** An open finding of this run, which an earlier one may know as well, or of an earlier run alone. */
export type OpenFinding = Pick<Finding, 'id' | 'severity' | 'locations'> & {
  readonly weight: Weight;
  /** Reason for the placement of a new finding. */
  readonly reason?: PlaceReason | undefined;
  /** Whether it has a comment of its own; otherwise the body shows it completely. */
  readonly hasComment: boolean;
  /** The thread of an app that shows it. */
  readonly postedAt?: string | undefined;
  readonly reviewers: readonly string[];
} & (
    | {
        readonly finding: Finding;
        readonly earlier?: EarlierFinding | undefined;
        /** What later runs are to remember of it. */
        readonly remember: () => RememberedFinding;
      }
    | { readonly finding?: undefined; readonly earlier: EarlierFinding }
  );

/** A finding of an earlier run that no reviewer repeats. */
type OpenEarlier = OpenFinding & { readonly earlier: EarlierFinding };

function openEarlier(earlier: EarlierFinding, weight: Weight): OpenEarlier {
  const { id, severity, place, reviewers } = earlier.remembered;
  const hasComment = earlier.shownAt.in === 'thread' || anyThreadOf(earlier)?.resolved === false;
  return { earlier, weight, hasComment, id, severity, reviewers, locations: place ? [place] : [] };
}

/** A longer list would bury the rest of a page. */
const maxEarlier = 100;

/** Longer lists would hide the rest of the review. */
const maxLines = 10;
const maxInFold = 100;

/** The title of an earlier finding, or else its first words, or else its id. */
export function earlierTitle(earlier: EarlierFinding, context: RenderContext): PhrasingContent[] {
  const { shownAt } = earlier;
  // A comment of ours is Markdown; other titles are plain text.
  const plain = shownAt.in === 'thread' ? undefined : shownAt.passage?.title;
  const title = plain === undefined ? postedTitle(passageOf(earlier), context) : brief(plain, context);
  return title.length > 0 ? title : [codeSpan(earlier.remembered.id)];
}

function pathOf({ locations: [location], earlier }: Pick<OpenFinding, 'locations' | 'earlier'>) {
  return location?.path ?? (earlier?.shownAt.in === 'thread' ? earlier.shownAt.thread.path : undefined);
}

/** Location, reviewers and notes. `isBelowFile`: the file is named above. */
function detailsOf(open: OpenFinding, context: RenderContext, isBelowFile = false): PhrasingContent[] {
  const { finding, earlier, weight, locations, reviewers, postedAt } = open;
  const [location] = locations;
  const path = isBelowFile ? undefined : pathOf(open);
  const linked = location && (isBelowFile ? linesOf : placeOf)(location, context);
  const since = text('open since an earlier review');
  const url = earlier?.shownAt.url;
  return joined([
    linked ? [linked] : names(path === undefined ? [] : [path]),
    words`${reviewers.join(', ')}`,
    weight === 'needs-verification' ? words`needs verification` : [],
    ...(finding === undefined ? [] : caveatsOf(finding)),
    earlier === undefined ? [] : [url === undefined ? since : link([since], url)],
    postedAt === undefined ? [] : [link([text('in a thread of the app')], postedAt)],
  ]);
}

/** Findings of earlier reviews that no reviewer repeats, for pages that list this run's findings by weight. */
export function openSinceEarlier({
  decision,
  reconciled,
}: Pick<Run, 'decision' | 'reconciled'>): readonly OpenEarlier[] {
  return reconciled.stillOpen.map((entry) =>
    openEarlier(entry, decision.blocking.includes(entry.remembered.id) ? 'blocking' : 'counts'),
  );
}

/** The same as a list below its title. */
export function earlierSection(run: Pick<Run, 'decision' | 'reconciled' | 'render'>): BlockContent[] {
  const lines = openSinceEarlier(run).map((open) => {
    const effect = open.weight === 'blocking' ? words`blocks merging` : [];
    return joined([line(open, run.render), effect, [codeSpan(open.id)]]);
  });
  return listOrFold(`Open since an earlier review (${lines.length})`, lines, maxEarlier);
}

function line(open: OpenFinding, context: RenderContext, isBelowFile = false): PhrasingContent[] {
  const { finding, earlier, severity } = open;
  const title = finding === undefined ? earlierTitle(earlier, context) : brief(finding.title, context);
  const label = words`${severityLabels[severity]}`;
  return joined([label, [strong(...title)], detailsOf(open, context, isBelowFile)]);
}

/** A finding without a comment is copied from body to body; if no body shows it, only its id is left. */
function earlierFold(entry: EarlierFinding, summary: () => PhrasingContent[], context: RenderContext) {
  const { remembered, shownAt } = entry;
  const { id, reviewers, place, category = 'uncategorised' } = remembered;
  const print = [smallPrint(reviewers, id), markOf(remembered, context)];
  const { text } = (shownAt.in !== 'thread' && shownAt.passage) || {};
  const head = () => [say`${place === undefined ? brief(category, context) : placeOf(place, context)}`];
  const hasHead = shownAt.in === 'body' && text !== undefined;
  const shown = () => [...(hasHead ? [] : head()), ...markdownText(text ?? '', context)];
  const whole = () => [details(summary(), [...shown(), ...print])];
  return [whole, () => [details(summary(), print)]] as const;
}

function foldOf(open: OpenFinding, context: RenderContext): Section['variants'] {
  const { finding, earlier, reason } = open;
  const afterTitle = () => words` ${sub(...detailsOf(open, context))}`;
  if (finding !== undefined)
    return findingFold({ finding, reason, remember: open.remember, afterTitle }, context);
  const summary = () =>
    words`${severityLabels[open.severity]} · ${earlierTitle(earlier, context)}${afterTitle()}`;
  return earlierFold(earlier, summary, context);
}

/** Priorities by which reviewers share the room of one weight in turns (threat G1): later turns rank lower. */
function ranksOf(opens: readonly OpenFinding[]): (open: OpenFinding) => number {
  const turns = new Map<string, number>();
  const ranks = new Map(
    opens.map((open) => {
      const { weight, severity, reviewers } = open;
      const key = `${weight} ${weight === 'blocking' ? '' : severity} ${reviewers[0]}`;
      const turn = turns.get(key) ?? 0;
      turns.set(key, turn + 1);
      return [open, priorityOf(weight, severity) + 1 / (turn + 2)];
    }),
  );
  return (open) => ranks.get(open) ?? 0;
}

function andMore(count: number): BlockContent[] {
  return count > 0 ? [say`and ${count} more, each in a comment.`] : [];
}

/** A title, a line for each finding with a comment, and a fold for each of the others; empty without any. */
function group(opens: readonly OpenFinding[], title: string, context: RenderContext): BodySection[] {
  if (opens.length === 0) return [];
  const rankOf = ranksOf(opens);
  const commented = inTurns(
    opens.filter(({ hasComment }) => hasComment),
    ({ reviewers: [by = ''] }) => by,
  );
  const top = say`**${title}**`;
  const lines = () => [
    top,
    bullets(commented.slice(0, maxLines).map((open) => line(open, context))),
    ...andMore(commented.length - maxLines),
  ];
  const priority = Math.max(...opens.map(rankOf)) + 1;
  const folded = opens.filter(({ hasComment }) => !hasComment);
  return [
    { variants: commented.length === 0 ? [() => [top]] : [lines, () => [top]], priority },
    ...folded.map((open) => {
      const blocking = open.weight === 'blocking' ? open.id : undefined;
      return { variants: foldOf(open, context), priority: rankOf(open), findings: 1, blocking };
    }),
  ];
}

/** Findings with a comment, by file in one fold; where room is short, the first ones, then their number alone. */
function commentedFold(
  opens: readonly OpenFinding[],
  what: string,
  context: RenderContext,
): readonly BodySection[] {
  if (opens.length === 0) return [];
  const summary = words`${counted(opens.length, what)} in comments: ${countsOf(opens)}`;
  const listed = (most: number) => () => {
    const files = groupBy(opens.slice(0, most), (open) => pathOf(open) ?? '');
    const blocks = [...files].flatMap(([path, found]) => [
      say`**${path === '' ? 'The change as a whole' : codeSpan(path)}**`,
      bullets(found.map((open) => line(open, context, path !== ''))),
    ]);
    return [details(summary, [...blocks, ...andMore(opens.length - most)])];
  };
  const variants = [listed(opens.length), listed(maxInFold), () => [say`${summary}`]] as const;
  return [{ variants, priority: Math.max(...opens.map(ranksOf(opens))) + 1 }];
}

function countsOf(opens: readonly OpenFinding[]): string {
  const found = groupBy(opens, ({ severity }) => severity);
  return severities
    .flatMap((each) => (found.has(each) ? `${found.get(each)?.length} ${each}` : []))
    .join(', ');
}

/**
 * Blocking findings with location and reviewers; then all others that have a comment, by file in one fold; then those
 * whose text is here alone, each in its own fold, so that it is one step away.
 */
export function openSections(all: readonly OpenFinding[], context: RenderContext): readonly BodySection[] {
  const late = all.filter(isLate);
  const opens = all.filter((open) => !late.includes(open));
  const blocking = opens.filter(({ weight }) => weight === 'blocking');
  const others = opens.filter(({ weight }) => weight !== 'blocking');
  const alone = others.filter(({ hasComment }) => !hasComment);
  const what = blocking.length === 0 ? 'finding' : 'other finding';
  return [
    ...group(blocking, 'Blocking', context),
    ...commentedFold(
      others.filter(({ hasComment }) => hasComment),
      what,
      context,
    ),
    ...group(alone, `${counted(alone.length, what)} without a comment: ${countsOf(alone)}`, context),
    ...group(late, `Found late, on lines reviewed before (${late.length})`, context),
    ...(late.length === 0 ? [] : [howToAcceptLate]),
  ];
}

const howToAcceptLate: BodySection = {
  variants: [
    () => [say`To accept all found late, write ${codeSpan(`/${project.name} wont-fix late REASON`)}.`],
  ],
  priority: 20,
};

/** Whether policy reports it apart, without asking for a change. */
function isLate({ finding, earlier }: OpenFinding): boolean {
  return (finding ?? earlier?.remembered)?.late === true;
}

/** Findings of earlier reviews that are settled now. */
export function settledSections(
  settled: readonly EarlierFinding[],
  context: RenderContext,
): readonly BodySection[] {
  if (settled.length === 0) return [];
  const lines = () =>
    settled.map((earlier) => {
      const path = pathOf(openEarlier(earlier, 'settled'));
      const title = earlierTitle(earlier, context);
      const { url } = earlier.shownAt;
      const linked = url === undefined ? title : [link(title, url)];
      const withdrawn = earlier.remembered.kind === 'withdrawn' ? words`not found again` : [];
      return joined([linked, path === undefined ? [] : [codeSpan(path)], withdrawn]);
    });
  const title = `Fixed since the last review (${settled.length})`;
  const marks = settled
    .filter(({ shownAt }) => shownAt.in !== 'thread')
    .map(({ remembered }) => markOf(remembered, context));
  return [
    { variants: [() => [...listOrFold(title, lines()), ...marks], () => [say`**${title}**`]], priority: 23 },
  ];
}

/** The same findings for a coding agent. */
export function promptFindings(opens: readonly OpenFinding[]): readonly PromptFinding[] {
  return opens.map((open): PromptFinding => {
    const isBlocking = open.weight === 'blocking';
    if (open.finding !== undefined) return { ...open.finding, isBlocking };
    const { text: issue = '', title = titleFrom(issue) ?? open.id } = passageOf(open.earlier);
    return { ...open, isBlocking, title, issue };
  });
}
