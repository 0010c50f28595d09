import type { List } from 'mdast';
import { codeSpan, list, paragraph, text } from '../markdown/markdown-nodes.ts';
import { codeText, plainText } from '../markdown/plain-text.ts';
import type { RefusedFinding } from '../model/ingest-report.ts';
import { inFull } from '../model/problem.ts';
import type { RenderContext } from './render-context.ts';

/** Enough to recognise the finding; the ingest report has the complete text. */
const maxNativeBytes = 1_500;

/**
 * Each refused finding with its title if readable, every rule it breaks and how to fix it. The first `texts`
 * also show what the reviewer wrote.
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
