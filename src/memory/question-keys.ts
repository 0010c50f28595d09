import { normaliseTitle } from '../model/identity.ts';
import type { SourceDocument } from '../model/review-document.ts';
import { sha256 } from '../model/sha256.ts';

/** A mark stays one line; whoever asks more than this is not waiting for answers. */
const maxKeys = 200;

/** Eight hex digits for each question, by which a later run knows that it was asked: sorted, each once. */
export function questionKeys(
  documents: readonly Pick<SourceDocument, 'reviewer' | 'questions'>[],
): readonly string[] {
  const keys = documents.flatMap(({ reviewer, questions }) =>
    questions.map(({ question }) => sha256(JSON.stringify([reviewer, normaliseTitle(question)])).slice(0, 8)),
  );
  return [...new Set(keys)].sort().slice(0, maxKeys);
}
