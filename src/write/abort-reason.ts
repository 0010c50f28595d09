import type { BlockContent } from 'mdast';
import type { KnownJudged } from '../comments/heed.ts';
import { codeSpan, heading, list, paragraph, text } from '../markdown/markdown-nodes.ts';
import { serialize } from '../markdown/serialize-markdown.ts';
import { plainText } from '../markdown/untrusted-markdown.ts';
import type { Finding } from '../model/finding.ts';
import type { ReviewDirectory } from '../model/review-directory.ts';
import { normaliseCategory } from '../policy/category.ts';
import type { Decision } from '../policy/decision.ts';
import { reviewFiles } from '../review-directory/review-files.ts';
import { placeOf, severityLabels, titleOf } from './finding-text.ts';
import type { RenderContext } from './render-context.ts';

export interface Aborted {
  readonly decision: Decision;
  readonly findings: readonly Finding[];
  /** Everything that was weighed: these findings, and what earlier runs left open. */
  readonly weighed: readonly KnownJudged[];
  /** Categories of which one blocking finding aborts. */
  readonly abortOn: readonly string[];
  /** What was worked on: the branch, or the pull request's title. */
  readonly work: string;
}

function findingItem(
  { id, severity }: KnownJudged,
  { findings }: Aborted,
  context: RenderContext,
): BlockContent[] {
  const finding = findings.find((each) => each.id === id);
  const [location] = finding?.locations ?? [];
  return [
    paragraph(
      text(`${severityLabels[severity]} `),
      codeSpan(id),
      text(' '),
      ...(finding === undefined ? [text('still open from an earlier review')] : titleOf(finding, context)),
      ...(location === undefined ? [] : [text(' · '), placeOf(location, context)]),
    ),
  ];
}

/** C5: which findings triggered the abort, what was worked on, and what could come next. */
export function renderAbortReason(aborted: Aborted, context: RenderContext): string {
  const { decision, weighed, abortOn, work } = aborted;
  const stops = new Set(abortOn.map(normaliseCategory));
  const blocking = weighed.filter(({ id }) => decision.blocking.includes(id));
  const triggers = blocking.filter(({ category }) => stops.has(normaliseCategory(category)));
  const others = blocking.filter((finding) => !triggers.includes(finding));
  const items = (findings: readonly KnownJudged[]) =>
    findings.map((each) => findingItem(each, aborted, context));
  const claims = decision.tightenedBy
    .filter((claim) => claim.endsWith(' ABORT'))
    .map((claim) => [paragraph(...plainText(claim, { ...context, maxBytes: 400 }))]);
  return serialize([
    heading(2, text('⛔ ABORT')),
    heading(3, text('What stopped this')),
    list([...items(triggers), ...claims]),
    ...(others.length === 0 ? [] : [heading(3, text('What else blocks')), list(items(others))]),
    heading(3, text('What was worked on')),
    paragraph(...plainText(work, { ...context, maxBytes: 400 }), text(` at ${context.head.slice(0, 10)}`)),
    heading(3, text('Suggested next steps')),
    list([
      [paragraph(text('Do not fix anything yet: a person decides whether this change goes on.'))],
      [paragraph(text('Discuss each finding above with the owners of its code.'))],
      [
        paragraph(
          text('Then change the approach, or accept the finding with `wont-fix`, and run the review again.'),
        ),
      ],
    ]),
  ]);
}

/** `abort-reason.md` exists only while the verdict is ABORT (C5). */
export async function writeAbortReason(
  directory: ReviewDirectory,
  aborted: Aborted,
  context: RenderContext,
): Promise<void> {
  if (aborted.decision.verdict !== 'ABORT') return directory.remove(reviewFiles.abortReason);
  await directory.write(reviewFiles.abortReason, renderAbortReason(aborted, context));
}
