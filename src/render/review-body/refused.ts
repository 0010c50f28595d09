import type { RefusedFinding } from '../../domain/ingest-report.ts';
import type { RenderContext } from '../context.ts';
import { codeSpan, heading, list, paragraph, strong, text } from '../markdown/build.ts';
import { plainText } from '../markdown/untrusted.ts';
import type { BodySection } from './section.ts';

/** Findings that broke their contract, with what they claimed as far as it could be read. */
export function refusedSection(
  refused: readonly RefusedFinding[],
  accepted: boolean,
  context: RenderContext,
): BodySection[] {
  if (refused.length === 0) return [];
  const items = refused.map(({ reviewer, pointer, title, problems }) => [
    paragraph(
      strong(text(reviewer)),
      text(' '),
      codeSpan(pointer),
      ...(title === undefined ? [] : [text(' '), ...plainText(title, { ...context, maxBytes: 200 })]),
      text(': '),
      ...plainText(problems.map(({ rule, message }) => `${rule} ${message}`).join('; '), {
        ...context,
        maxBytes: 600,
      }),
    ),
  ]);
  const title = heading(3, text(`Refused (${refused.length})`));
  const why = paragraph(
    text(
      accepted
        ? 'These break their contract, so they do not count; policy accepts that.'
        : 'These break their contract, so they do not count and the review is not complete.',
    ),
  );
  return [
    {
      variants: [
        [title, why, list(items)],
        [title, why],
      ],
      priority: 25,
      findings: 0,
    },
  ];
}
