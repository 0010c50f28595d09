import type { Question, SourceDocument } from '../../domain/review-document.ts';
import type { RenderContext } from '../context.ts';
import { heading, list, paragraph, strong, text } from '../markdown/build.ts';
import { plainText } from '../markdown/untrusted.ts';
import type { BodySection } from './section.ts';

function optionsOf({ options, recommended }: Question, context: RenderContext) {
  if (options.length === 0) return [];
  const items = options.map(({ key, text: option }) => [
    paragraph(
      ...plainText(`${key}: ${option}`, { ...context, maxBytes: 400 }),
      text(key === recommended ? ' (recommended)' : ''),
    ),
  ]);
  return [list(items)];
}

/** What reviewers need to know before they can judge, each with the answers they offer. */
export function questionSection(
  documents: readonly Pick<SourceDocument, 'reviewer' | 'questions'>[],
  context: RenderContext,
): BodySection[] {
  const items = documents.flatMap(({ reviewer, questions }) =>
    questions.map((question) => [
      paragraph(
        strong(text(reviewer)),
        text(': '),
        ...plainText(question.question, { ...context, maxBytes: 1000 }),
      ),
      ...optionsOf(question, context),
    ]),
  );
  if (items.length === 0) return [];
  const title = heading(3, text(`Questions from reviewers (${items.length})`));
  return [{ variants: [[title, list(items)]], priority: 65, findings: 0 }];
}
