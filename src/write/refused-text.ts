import type { List } from 'mdast';
import type { Section } from '../markdown/fit-markdown.ts';
import { codeSpan, heading, list, paragraph, text } from '../markdown/markdown-nodes.ts';
import { codeText, plainText } from '../markdown/untrusted-markdown.ts';
import type { RefusedFinding } from '../model/ingest-report.ts';
import { inFull } from '../model/problem.ts';
import type { RenderContext } from './render-context.ts';

/** Enough to see what the reviewer meant; the ingest report has all of it. */
const maxNativeBytes = 1_500;
const maxTexts = 20;

/**
 * Each refused finding, by its title where it could be read, with every rule that it breaks and what to write instead;
 * of the first `texts` also what the reviewer wrote.
 */
export function refusedList(
  refused: readonly RefusedFinding[],
  context: RenderContext,
  { texts = 0 } = {},
): List {
  return list(
    refused.map(({ reviewer, pointer, title, problems, native }, index) => [
      paragraph(
        codeSpan(`${reviewer} ${pointer}`),
        ...(title === undefined ? [] : [text(' '), ...plainText(title, { ...context, maxBytes: 200 })]),
      ),
      list(
        problems.map((problem) => [
          paragraph(
            codeSpan(problem.rule),
            text(' '),
            ...plainText(inFull(problem), { ...context, maxBytes: 600 }),
          ),
        ]),
      ),
      ...(index < texts
        ? [codeText(JSON.stringify(native, null, 2), { ...context, maxBytes: maxNativeBytes })]
        : []),
    ]),
  );
}

/** Findings that broke their contract; `accepted`: policy completes the review without them. */
export function refusedSections(
  refused: readonly RefusedFinding[],
  accepted: boolean,
  context: RenderContext,
): Section[] {
  if (refused.length === 0) return [];
  const lead = [
    heading(3, text(`Refused (${refused.length})`)),
    paragraph(
      text(
        accepted
          ? 'These break their contract, so they do not count; policy accepts that.'
          : 'These break their contract, so they do not count and the review is not complete.',
      ),
    ),
  ];
  return [
    {
      variants: [
        () => [...lead, refusedList(refused, context, { texts: maxTexts })],
        () => [...lead, refusedList(refused, context)],
        () => lead,
      ],
      priority: 25,
    },
  ];
}
