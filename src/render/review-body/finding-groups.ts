import type { BlockContent } from 'mdast';
import type { Placed } from '../../domain/placement/placement.ts';
import { severities } from '../../domain/severity.ts';
import type { Weight } from '../../domain/verdict/weight.ts';
import type { RenderContext } from '../context.ts';
import { details, heading, list, paragraph, text } from '../markdown/build.ts';
import { plainText } from '../markdown/untrusted.ts';
import {
  classification,
  explanation,
  findingPlaces,
  humanWords,
  placeOf,
  severityLabels,
  smallPrint,
  titleOf,
} from '../passages/finding.ts';
import type { WeightOf } from '../passages/weight-groups.ts';
import type { BodySection } from './section.ts';

interface Group {
  readonly title: string;
  /** Why these stand apart, where the title alone does not say it. */
  readonly note?: string;
  readonly placed: readonly Placed[];
  readonly priority: number;
  /** Whether each line names its severity, since the title does not. */
  readonly mixed: boolean;
}

/** Those that a list tells apart from what blocks and from what counts, least important last. */
const apart: readonly (Pick<Group, 'title' | 'note' | 'priority'> & { readonly weight: Weight })[] = [
  {
    weight: 'needs-verification',
    title: 'Needs verification',
    note: 'Too unsure to block anything: somebody should check whether they hold.',
    priority: 22,
  },
  {
    weight: 'pre-existing',
    title: 'Already there before this change',
    note: 'This change did not cause these, so they do not block it.',
    priority: 8,
  },
  {
    weight: 'settled',
    title: 'Settled',
    note: 'Their reviewer says that these are dealt with.',
    priority: 6,
  },
];

/** What blocks, then what counts by severity, then what only wants a look; every finding is in exactly one group. */
function groupsOf(placed: readonly Placed[], weightOf: WeightOf): readonly Group[] {
  const of = (weight: Weight) => placed.filter(({ finding }) => weightOf(finding) === weight);
  const counting = of('counts');
  return [
    { title: 'Blocking', placed: of('blocking'), priority: 70, mixed: true },
    ...severities.map((severity, index) => ({
      title: severityLabels[severity],
      placed: counting.filter(({ finding }) => finding.severity === severity),
      priority: (severities.length - index) * 10,
      mixed: false,
    })),
    ...apart.map(({ weight, ...words }) => ({ ...words, placed: of(weight), mixed: true })),
  ].filter((group) => group.placed.length > 0);
}

function whyHere({ finding, placement }: Placed): string {
  switch (placement.reason) {
    case 'file-outside-diff':
      return 'The file is not part of this change.';
    case 'line-from-base':
      return 'The line came with the base branch and is not in the head.';
    case 'over-max-comments':
      return 'Listed here because the review has as many comments as it may have.';
    case 'below-inline-from':
      return 'Listed here because of its severity.';
    case 'not-placed-by-github':
      return 'GitHub could not place this comment.';
    default:
      return finding.scope === 'multi-file' ? 'Spans several files.' : 'Concerns the whole.';
  }
}

function titled({ finding }: Placed, { mixed }: Group, context: RenderContext) {
  const title = titleOf(finding, context);
  return mixed ? [text(`${severityLabels[finding.severity]} · `), ...title] : title;
}

/** A finding that has a comment of its own. */
function oneLine(placed: Placed, group: Group, context: RenderContext): BlockContent[] {
  const [location] = placed.finding.locations;
  const place = location === undefined ? [] : [text(' — '), placeOf(location, context)];
  const human = humanWords(placed.finding);
  const words = human === undefined ? [] : [text(` · ${human}`)];
  return [paragraph(...titled(placed, group, context), ...place, ...words)];
}

/** A finding that stands nowhere else. */
function inFull(placed: Placed, group: Group, context: RenderContext): BlockContent {
  const { finding } = placed;
  return details(titled(placed, group, context), [
    paragraph(...classification(finding, context)),
    paragraph(text(whyHere(placed))),
    ...(finding.scopeText === undefined
      ? []
      : [paragraph(...plainText(finding.scopeText, { ...context, maxBytes: 400 }))]),
    ...findingPlaces(finding, context),
    ...explanation(finding, context),
    printOf(placed, context),
  ]);
}

function printOf({ finding }: Placed, context: RenderContext): BlockContent {
  return smallPrint(context.reviewersOf(finding), finding.id);
}

function reduced(placed: Placed, group: Group, context: RenderContext): BlockContent {
  return details(titled(placed, group, context), [printOf(placed, context)]);
}

function isInBody({ placement }: Placed): boolean {
  return placement.place === 'body';
}

function sectionsOf(group: Group, context: RenderContext): BodySection[] {
  const { placed, priority } = group;
  const commented = placed.filter((each) => !isInBody(each));
  const title = [
    heading(3, text(`${group.title} (${placed.length})`)),
    ...(group.note === undefined ? [] : [paragraph(text(group.note))]),
  ];
  const listed = commented.length === 0 ? [] : [list(commented.map((each) => oneLine(each, group, context)))];
  return [
    { variants: [[...title, ...listed], title], priority: priority + 1, findings: 0 },
    ...placed.filter(isInBody).map((each) => ({
      variants: [[inFull(each, group, context)], [reduced(each, group, context)]] as const,
      priority,
      findings: 1,
    })),
  ];
}

/**
 * The findings that a review publishes: one line for each that has a comment of its own, the others told whole.
 * Withheld ones are left out.
 */
export function findingSections(
  placed: readonly Placed[],
  weightOf: WeightOf,
  context: RenderContext,
): readonly BodySection[] {
  const shown = placed.filter(({ placement }) => placement.place !== 'withheld');
  return groupsOf(shown, weightOf).flatMap((group) => sectionsOf(group, context));
}
