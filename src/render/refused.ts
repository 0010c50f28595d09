import type { List } from 'mdast';
import type { RefusedFinding } from '../domain/ingest-report.ts';
import type { RenderContext } from './context.ts';
import { codeSpan, list, paragraph, text } from './markdown/build.ts';
import { plainText } from './markdown/untrusted.ts';

/** Each refused finding with every rule that it breaks and what to write instead. */
export function refusedList(refused: readonly RefusedFinding[], context: RenderContext): List {
  return list(
    refused.map(({ reviewer, pointer, problems }) => [
      paragraph(codeSpan(`${reviewer} ${pointer}`)),
      list(
        problems.map(({ rule, message, recommendation }) => [
          paragraph(
            codeSpan(rule),
            text(' '),
            ...plainText(`${message} ${recommendation}`, { ...context, maxBytes: 600 }),
          ),
        ]),
      ),
    ]),
  );
}
