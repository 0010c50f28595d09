import type { Finding } from '../domain/finding.ts';
import type { Placement } from '../domain/placement.ts';
import type { RenderContext } from './context.ts';
import { classification, explanation, placeOf, signature, titleOf } from './finding.ts';
import { paragraph, strong, text } from './markdown/build.ts';
import { fitToBudget } from './markdown/fit.ts';
import { serialize } from './markdown/serialize.ts';

/**
 * The text of one inline comment or file-level thread, at most 60,000 bytes. Where the comment stands elsewhere
 * than the finding asked, its own place is named.
 */
export function renderComment(finding: Finding, placement: Placement, context: RenderContext): string {
  const location = finding.locations[0];
  const moved =
    location !== undefined && (placement.reason === 'range-cut' || placement.reason === 'line-outside-diff');
  const head = [
    paragraph(...classification(finding, context)),
    // A title that we cut out of the issue would be said twice.
    ...(finding.titleDerived ? [] : [paragraph(strong(...titleOf(finding, context)))]),
    ...(moved ? [paragraph(text('About '), placeOf(location, context))] : []),
  ];
  const { blocks } = fitToBudget({
    sections: [
      { variants: [head], priority: 1 },
      { variants: [explanation(finding, context)], priority: 0 },
    ],
    notice: () => [paragraph(text('The explanation is too long to show here; it is in the job summary.'))],
    footer: [signature(finding, context)],
  });
  return serialize(blocks);
}
