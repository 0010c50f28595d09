import type { BlockContent, PhrasingContent } from 'mdast';
import type { Finding } from '../../domain/finding.ts';
import type { LedgerEntry } from '../../domain/ledger.ts';
import type { RenderContext } from '../context.ts';
import { placeOf, severityLabels, titleOf } from '../finding.ts';
import { codeSpan, heading, link, list, markSpan, paragraph, sub, text } from '../markdown/build.ts';
import type { BodySection } from './section.ts';

/** An open finding of an earlier review, with this run's finding where a reviewer repeats it. */
export interface StillOpen {
  readonly entry: LedgerEntry;
  readonly finding?: Finding | undefined;
}

function standingLink({ mark, standing }: LedgerEntry): PhrasingContent {
  return link([codeSpan(mark.id)], standing.url);
}

/** Its own words where it was repeated; the mark of an earlier one remembers none, but its thread has a path. */
function aboutOf({ entry, finding }: StillOpen, context: RenderContext): PhrasingContent[] {
  if (finding !== undefined) {
    const [location] = finding.locations;
    const place = location === undefined ? [] : [text(' — '), placeOf(location, context)];
    return [...titleOf(finding, context), ...place, text(' · ')];
  }
  return entry.standing.in === 'thread' ? [codeSpan(entry.standing.thread.path), text(' · ')] : [];
}

export function stillOpenSection(open: readonly StillOpen[], context: RenderContext): BodySection[] {
  if (open.length === 0) return [];
  const items = open.map((each) => [
    paragraph(
      text(`${severityLabels[each.entry.mark.severity]} · `),
      ...aboutOf(each, context),
      standingLink(each.entry),
    ),
  ]);
  const title = heading(3, text(`Still open from before (${open.length})`));
  return [{ variants: [[title, list(items)], [title]], priority: 34, findings: 0 }];
}

/** Those that stood in a review's text get their closing mark here: there is no comment of theirs to say it in. */
export function fixedSection(entries: readonly LedgerEntry[], context: RenderContext): BodySection[] {
  if (entries.length === 0) return [];
  const items = entries.map((entry) => [paragraph(...aboutOf({ entry }, context), standingLink(entry))]);
  const marks: BlockContent[] = entries
    .filter(({ standing }) => standing.in === 'body')
    .map(({ mark }) =>
      paragraph(sub(text('fixed · '), markSpan({ ...mark, kind: 'closed', tool: context.toolKey }))),
    );
  const title = heading(3, text(`Fixed since the last review (${entries.length})`));
  return [
    {
      variants: [
        [title, list(items), ...marks],
        [title, ...marks],
      ],
      priority: 23,
      findings: 0,
    },
  ];
}
