import type { PhrasingContent } from 'mdast';
import { commentPassage, type EarlierFinding } from '../comments/ledger.ts';

import {
  codeSpan,
  details,
  heading,
  hiddenMark,
  link,
  list,
  paragraph,
  text,
} from '../markdown/markdown-nodes.ts';
import { markdownText, plainText } from '../markdown/untrusted-markdown.ts';
import type { Finding } from '../model/finding.ts';
import { shortened } from '../model/shortened.ts';
import { findingFold, placeOf, severityLabels, smallPrint, titleOf } from './finding-text.ts';
import type { RenderContext } from './render-context.ts';
import type { BodySection } from './review-body-sections.ts';

/** An open finding of an earlier review, with this run's finding where a reviewer repeats it. */
export interface StillOpen {
  readonly entry: EarlierFinding;
  readonly finding?: Finding | undefined;
}

/** Its id, linked to where an earlier text shows it. */
function idOf({ remembered, shownAt }: EarlierFinding): PhrasingContent {
  return shownAt.url === undefined ? codeSpan(remembered.id) : link([codeSpan(remembered.id)], shownAt.url);
}

/** What an earlier text of ours calls it: its title, else how its explanation begins; nothing where neither is left. */
function titleBefore({ shownAt }: EarlierFinding, context: RenderContext): readonly PhrasingContent[] {
  if (shownAt.in !== 'thread') {
    const passage = shownAt.in === 'body' ? shownAt.passage : undefined;
    return passage === undefined ? [] : plainText(passage.title, { ...context, maxBytes: 400 });
  }
  const { title, text: said } = commentPassage(shownAt.comment.body);
  const [firstLine = ''] = said.split('\n');
  const [block] = markdownText(title ?? shortened(firstLine, 120), { ...context, maxBytes: 400 });
  return block?.type === 'paragraph' ? block.children : [];
}

/** Its title and place: of this run where it was repeated, otherwise of its earlier text. */
function aboutOf({ entry, finding }: StillOpen, context: RenderContext): PhrasingContent[] {
  const { remembered, shownAt } = entry;
  const title = finding === undefined ? titleBefore(entry, context) : titleOf(finding, context);
  const [location] = finding?.locations ?? [];
  const path = shownAt.in === 'thread' ? shownAt.thread.path : remembered.place?.path;
  const before = finding === undefined && path !== undefined ? codeSpan(path) : undefined;
  const place = location === undefined ? before : placeOf(location, context);
  const parts = [title, ...(place === undefined ? [] : [[place]])].filter(({ length }) => length > 0);
  return parts.flatMap((part, index) => [...part, text(index < parts.length - 1 ? ' — ' : ' · ')]);
}

/** A finding without a comment of its own moves from text to text; nothing but its id is left of one that none shows. */
function movedOver({ entry, finding }: StillOpen, context: RenderContext): BodySection {
  const { remembered, shownAt } = entry;
  const { reviewers, id, place } = remembered;
  const rest = { priority: 33, findings: 1 };
  if (finding !== undefined)
    return { variants: findingFold({ finding, known: remembered, isMarked: true }, context), ...rest };
  const passage = shownAt.in === 'body' ? shownAt.passage : undefined;
  const title = plainText(passage?.title ?? id, { ...context, maxBytes: 400 });
  const summary = [text(`${severityLabels[remembered.severity]} · `), ...title];
  const print = [smallPrint(reviewers, id), hiddenMark({ ...remembered, tool: context.toolKey })];
  const where = passage === undefined && place !== undefined ? [paragraph(placeOf(place, context))] : [];
  return {
    variants: [
      () => [details(summary, [...where, ...markdownText(passage?.text ?? '', context), ...print])],
      () => [details(summary, print)],
    ],
    ...rest,
  };
}

/** What earlier reviews said and is open still: a line for each that has a comment of its own, the others whole. */
export function stillOpenSections(
  open: readonly StillOpen[],
  context: RenderContext,
): readonly BodySection[] {
  if (open.length === 0) return [];
  const title = heading(3, text(`Still open from before (${open.length})`));
  const inThreads = open.filter(({ entry }) => entry.shownAt.in === 'thread');
  const items = () =>
    inThreads.map((each) => [
      paragraph(
        text(`${severityLabels[each.finding?.severity ?? each.entry.remembered.severity]} · `),
        ...aboutOf(each, context),
        idOf(each.entry),
      ),
    ]);
  const listed = () => (inThreads.length === 0 ? [] : [list(items())]);
  return [
    { variants: [() => [title, ...listed()], () => [title]], priority: 34 },
    ...open.filter(({ entry }) => entry.shownAt.in !== 'thread').map((each) => movedOver(each, context)),
  ];
}

function settledSection(
  words: string,
  entries: readonly EarlierFinding[],
  context: RenderContext,
): readonly BodySection[] {
  if (entries.length === 0) return [];
  const items = () => entries.map((entry) => [paragraph(...aboutOf({ entry }, context), idOf(entry))]);
  const title = heading(3, text(`${words} (${entries.length})`));
  const marks = entries
    .filter(({ shownAt }) => shownAt.in !== 'thread')
    .map(({ remembered }) => hiddenMark({ ...remembered, tool: context.toolKey }));
  return [{ variants: [() => [title, list(items()), ...marks], () => [title]], priority: 23 }];
}

/** What earlier reviews said and is settled. */
export function settledSections(
  entries: readonly EarlierFinding[],
  context: RenderContext,
): readonly BodySection[] {
  const withdrawn = entries.filter(({ remembered }) => remembered.kind === 'withdrawn');
  const fixed = entries.filter((entry) => !withdrawn.includes(entry));
  return [
    ...settledSection('Fixed since the last review', fixed, context),
    ...settledSection('Not found again', withdrawn, context),
  ];
}
