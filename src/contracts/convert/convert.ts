import { z } from 'zod';
import type { Native } from '../../domain/finding.ts';
import { jsonText } from '../../domain/json-text.ts';
import { type ParsedDocument, provesClean } from '../document.ts';
import type { Format } from '../format.ts';
import { contracts } from '../registry.ts';
import { restore } from '../restore.ts';
import { documentNotes } from './document-notes.ts';
import { type Header, lost, type Note, type Written } from './note.ts';
import { toCandidateFindings } from './to-candidate-findings.ts';
import { toEnvelope } from './to-envelope.ts';
import { toReviewData } from './to-review-data.ts';
import { toReviewOutput } from './to-review-output.ts';
import { toVerdictFile } from './to-verdict.ts';

export type Conversion =
  | { readonly ok: true; readonly text: string; readonly notes: readonly Note[] }
  | { readonly ok: false; readonly message: string };

/**
 * The document as text in another format, keeping all that the target can say and noting what it cannot. Into
 * its own format it comes back as it was, unknown keys and refused findings included.
 */
export function convert(document: ParsedDocument, to: Format, header: Header = {}): Conversion {
  if (document.format === to) return { ok: true, text: textOf(restore(document), to), notes: [] };
  const written = write(document, to, header);
  if (written === undefined) {
    return { ok: false, message: `${to} can be read, but not written from ${document.format}.` };
  }
  if (!provesClean(document) && looksClean(written.entry, to)) {
    return { ok: false, message: `${whyNotClean(document)}; in ${to} it would look like a clean one.` };
  }
  const refused = document.refused.map(({ pointer }) =>
    lost(pointer, 'finding', 'It breaks its own contract.'),
  );
  return {
    ok: true,
    text: jsonText(written.entry),
    notes: [...documentNotes(document, to), ...written.notes, ...refused],
  };
}

/** Asked of what was written, since each target drops what it cannot say. */
function looksClean(entry: unknown, to: Format): boolean {
  return provesClean(contracts[to].parse(z.json().parse(entry), {}).document);
}

function whyNotClean({ state, complete, findings }: ParsedDocument): string {
  if (state.state !== 'reviewed') return `The review is ${state.state}`;
  if (!complete) return 'The review is not whole';
  return findings.length === 0
    ? 'All findings of the review were refused'
    : 'The review has only findings that the target cannot hold';
}

function write(document: ParsedDocument, to: Format, header: Header): Written<unknown> | undefined {
  switch (to) {
    case 'review-output':
      return toReviewOutput(document);
    case 'review-data':
      return toReviewData(document, header);
    case 'candidate-findings':
      return toCandidateFindings(document);
    case 'verdict':
      return toVerdictFile(document, header);
    case 'envelope':
      return toEnvelope(document);
    case 'evidence-pack':
    case 'sarif':
    case 'rdjson':
    case 'rdjsonl':
    case 'eslint':
      return undefined;
  }
}

function textOf(value: Native, format: Format): string {
  if (format === 'rdjsonl' && Array.isArray(value)) {
    return value.map((line) => `${JSON.stringify(line)}\n`).join('');
  }
  return jsonText(value);
}
