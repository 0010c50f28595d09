import type { ParsedDocument } from '../document.ts';
import type { Format } from '../format.ts';
import { lost, type Note } from './note.ts';

/** What a document says as a whole, beside its findings. */
type Whole = 'state' | 'summary' | 'questions' | 'event' | 'verdict' | 'target';

/** What of it each format that is written can say. */
const sayable: Readonly<Partial<Record<Format, readonly Whole[]>>> = {
  'review-data': ['summary', 'event', 'target'],
  verdict: ['verdict'],
  envelope: ['state', 'summary', 'questions'],
};

/** One note for each thing that the document says as a whole and the target cannot. */
export function documentNotes(document: ParsedDocument, to: Format): readonly Note[] {
  const kept = new Set(sayable[to]);
  return said(document)
    .filter(({ field }) => !kept.has(field))
    .map(({ field, what }) => lost('', field, `${to} cannot say ${what}.`));
}

function said(document: ParsedDocument): readonly { readonly field: Whole; readonly what: string }[] {
  const { state, complete, summary = '', questions, claims } = document;
  const { event, verdict, head, repository, pullRequest } = claims;
  const target = [head, repository, pullRequest].some((each) => each !== undefined);
  const parts: readonly (readonly [Whole, boolean, string])[] = [
    ['state', state.state !== 'reviewed', `that the review is ${state.state}`],
    ['state', state.state === 'reviewed' && !complete, 'that the review is not whole'],
    ['summary', summary !== '', 'a summary'],
    ['questions', questions.length > 0, 'questions'],
    ['event', event !== undefined, `the event ${event}`],
    ['verdict', verdict !== undefined, `the verdict ${verdict}`],
    ['target', target, 'which pull request was reviewed'],
  ];
  return parts.flatMap(([field, isSaid, what]) => (isSaid ? [{ field, what }] : []));
}
