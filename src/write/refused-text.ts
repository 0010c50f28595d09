import type { List } from 'mdast';
import { codeSpan, list, paragraph, text } from '../markdown/markdown-nodes.ts';
import { codeText, plainText } from '../markdown/untrusted-markdown.ts';
import type { RefusedFinding } from '../model/ingest-report.ts';
import { inFull } from '../model/problem.ts';
import type { RenderContext } from './render-context.ts';

/** Enough to see what the reviewer meant; the ingest report has all of it. */
const maxNativeBytes = 1_500;

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
