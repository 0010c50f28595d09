import type { PhrasingContent } from 'mdast';
import type { Finding } from '../../domain/finding.ts';
import type { LedgerEntry } from '../../domain/ledger.ts';
import type { RenderContext } from '../context.ts';
import {
  classification,
  explanation,
  findingPlaces,
  placeOf,
  severityLabels,
  smallPrint,
  titleOf,
} from '../finding.ts';
import { codeSpan, details, heading, link, list, paragraph, text } from '../markdown/build.ts';
import { markdownText, plainText } from '../markdown/untrusted.ts';
import type { BodySection } from './section.ts';

/** An open finding of an earlier review, with this run's finding where a reviewer repeats it. */
export interface StillOpen {
  readonly entry: LedgerEntry;
  readonly finding?: Finding | undefined;
}

function standingLink({ mark, standing }: LedgerEntry): PhrasingContent {
  return link([codeSpan(mark.id)], standing.url);
}

/** Its own words where it was repeated; otherwise what its earlier text is titled, or the path of its thread. */
function aboutOf({ entry, finding }: StillOpen, context: RenderContext): PhrasingContent[] {
  if (finding !== undefined) {
    const [location] = finding.locations;
    const place = location === undefined ? [] : [text(' — '), placeOf(location, context)];
    return [...titleOf(finding, context), ...place, text(' · ')];
  }
  const { standing } = entry;
  if (standing.in === 'thread') return [codeSpan(standing.thread.path), text(' · ')];
  const { passage } = standing;
  return passage === undefined
    ? []
    : [...plainText(passage.title, { ...context, maxBytes: 400 }), text(' · ')];
}

/** A finding without a comment of its own moves from text to text, so that the older one may shrink. */
function movedOver({ entry, finding }: StillOpen, context: RenderContext): BodySection {
  const { mark, standing } = entry;
  const passage = standing.in === 'body' ? standing.passage : undefined;
  const [title, said] =
    finding === undefined
      ? [
          plainText(passage?.title ?? mark.id, { ...context, maxBytes: 400 }),
          markdownText(passage?.text ?? '', context),
        ]
      : [
          titleOf(finding, context),
          [
            paragraph(...classification(finding, context)),
            ...findingPlaces(finding, context),
            ...explanation(finding, context),
          ],
        ];
  const summary = [text(`${severityLabels[finding?.severity ?? mark.severity]} · `), ...title];
  const print = smallPrint(mark.reviewers, mark.id);
  return {
    variants: [[details(summary, [...said, print])], [details(summary, [print])]],
    priority: 33,
    findings: 1,
  };
}

/** What earlier reviews said and is open still: a line for each that has a comment of its own, the others whole. */
export function stillOpenSections(
  open: readonly StillOpen[],
  context: RenderContext,
): readonly BodySection[] {
  if (open.length === 0) return [];
  const title = heading(3, text(`Still open from before (${open.length})`));
  const inThreads = open.filter(({ entry }) => entry.standing.in === 'thread');
  const items = inThreads.map((each) => [
    paragraph(
      text(`${severityLabels[each.finding?.severity ?? each.entry.mark.severity]} · `),
      ...aboutOf(each, context),
      standingLink(each.entry),
    ),
  ]);
  const listed = items.length === 0 ? [] : [list(items)];
  return [
    { variants: [[title, ...listed], [title]], priority: 34, findings: 0 },
    ...open.filter(({ entry }) => entry.standing.in === 'body').map((each) => movedOver(each, context)),
  ];
}

function settledSection(
  words: string,
  entries: readonly LedgerEntry[],
  context: RenderContext,
): readonly BodySection[] {
  if (entries.length === 0) return [];
  const items = entries.map((entry) => [paragraph(...aboutOf({ entry }, context), standingLink(entry))]);
  const title = heading(3, text(`${words} (${entries.length})`));
  return [{ variants: [[title, list(items)], [title]], priority: 23, findings: 0 }];
}

/** What earlier reviews said and is settled. */
export function settledSections(
  entries: readonly LedgerEntry[],
  context: RenderContext,
): readonly BodySection[] {
  const withdrawn = entries.filter(({ mark }) => mark.kind === 'withdrawn');
  const fixed = entries.filter((entry) => !withdrawn.includes(entry));
  return [
    ...settledSection('Fixed since the last review', fixed, context),
    ...settledSection('Not found again', withdrawn, context),
  ];
}
