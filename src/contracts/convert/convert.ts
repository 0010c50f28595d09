import { z } from 'zod';
import type { Native } from '../../domain/finding.ts';
import { jsonText } from '../../domain/text/json-text.ts';
import { type ParsedDocument, provesClean } from '../document.ts';
import type { Format } from '../format.ts';
import { isRefusal } from '../problem.ts';
import { contracts } from '../registry.ts';
import { restore } from '../restore.ts';
import { documentNotes } from './document-notes.ts';
import { type Header, lost, type Note, type WrittenDocument } from './note.ts';
import { toCandidateFindings } from './to-candidate-findings.ts';
import { toEnvelope } from './to-envelope.ts';
import { toReviewData } from './to-review-data.ts';
import { toReviewOutput } from './to-review-output.ts';
import { toVerdictFile } from './to-verdict.ts';

export type Conversion =
  | { readonly ok: true; readonly text: string; readonly notes: readonly Note[] }
  | {
      readonly ok: false;
      readonly message: string;
      /** What would have to be said for the target to hold the document; none where nothing helps. */
      readonly needs: readonly (keyof Header)[];
    };

/**
 * The document as text in another format, keeping all that the target can say and noting what it cannot. Into
 * its own format it comes back as it was, unknown keys and refused findings included. What the target would
 * refuse, or take for a clean review that it is not, is not written.
 */
export function convert(document: ParsedDocument, to: Format, header: Header = {}): Conversion {
  if (document.format === to) return { ok: true, text: textOf(restore(document), to), notes: [] };
  const written = write(document, to, header);
  if (written === undefined) return refuse(`${to} can be read, but not written from ${document.format}.`);
  const { entry, notes, needs = [] } = written;
  const back = contracts[to].parse(z.json().parse(entry), {});
  if (!provesClean(document) && provesClean(back.document)) {
    return refuse(`${whyNotClean(document)}; in ${to} it would look like a clean one.`);
  }
  if (needs.length > 0) {
    return refuse(
      `${to} demands ${needs.map((key) => demands[key]).join(', ')}, which the source does not say`,
      needs,
    );
  }
  const fault = back.problems.find(isRefusal);
  if (fault !== undefined)
    return refuse(`${to} cannot hold it: ${fault.message} (${fault.rule} ${fault.path})`);
  const refused = document.refused.map(({ pointer }) =>
    lost(pointer, 'finding', 'It breaks its own contract.'),
  );
  return {
    ok: true,
    text: jsonText(entry),
    notes: [...documentNotes(document, to), ...notes, ...refused],
  };
}

function refuse(message: string, needs: readonly (keyof Header)[] = []): Conversion {
  return { ok: false, message, needs };
}

const demands: Readonly<Record<keyof Header, string>> = {
  pullRequest: 'the number of the pull request',
  repository: 'its repository',
  head: 'its head commit',
  timestamp: 'the time of the review',
  reference: 'a source that each finding cites',
};

function whyNotClean({ state, complete, findings }: ParsedDocument): string {
  if (state.state !== 'reviewed') return `The review is ${state.state}`;
  if (!complete) return 'The review is not whole';
  return findings.length === 0
    ? 'All findings of the review were refused'
    : 'The review has only findings that the target cannot hold';
}

function write(document: ParsedDocument, to: Format, header: Header): WrittenDocument<unknown> | undefined {
  switch (to) {
    case 'review-output':
      return toReviewOutput(document, header);
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
