import { foldKey } from './read-values.ts';
import { outputWords, roleNames } from './vocabulary.ts';

/** Names by their meaning, as keys are compared. */
const names = {
  ...outputWords,
  place: [...roleNames.path, ...roleNames.lines, 'files', 'location', 'code_location', 'scope'],
  text: [...roleNames.text, ...roleNames.title],
  rank: [...roleNames.severity, ...roleNames.confidence, 'requires_human'],
  remark: ['body', 'message', 'comment', ...roleNames.fix],
  /** Of a list of findings about one file. */
  path: [...roleNames.path, 'source'],
};
export type Meaning = keyof typeof names;

const folded = new Map<string, ReadonlySet<string>>(
  Object.entries(names).map(([meaning, words]) => [meaning, new Set(words.map(foldKey))]),
);

/** Whether a key or a word has this meaning. */
export function hasMeaning(word: string, meaning: Meaning): boolean {
  return folded.get(meaning)?.has(foldKey(word)) === true;
}

const documentKeys = ['lists', 'place', 'text', 'rank', 'answers'] as const;

/** Whether a key belongs to a document, so that a broken object with it is a broken document. */
export function isDocumentKey(key: string): boolean {
  return documentKeys.some((meaning) => hasMeaning(key, meaning));
}
