import type { ParsedFinding } from '../../domain/finding.ts';
import { findingId } from '../../domain/identity.ts';
import { sha256 } from '../../domain/sha256.ts';
import type { ParsedDocument } from '../document.ts';
import { counts, verdictOf } from '../verdict/recompute.ts';
import type { ReviewVerdict } from '../verdict/schema.ts';
import { toVerdict, toVerdictFinding, type VerdictSource } from '../verdict/write.ts';
import {
  changed,
  type FindingPart,
  type Header,
  lost,
  lostParts,
  missing,
  type Note,
  type Written,
} from './note.ts';

const sayable: ReadonlySet<FindingPart> = new Set<FindingPart>([
  'title',
  'end-line',
  'category',
  'confidence-value',
  'fix',
  'status',
  'id',
]);

/** C5, its verdict recomputed from the findings unless the source claims a worse one. */
export function toVerdictFile(document: ParsedDocument, header: Header): Written<ReviewVerdict> {
  const sources = distinct(document.findings.map((finding) => toSource(finding, document)));
  const written = sources.map(toVerdictFinding);
  const recomputed = verdictOf(written.filter(({ status }) => counts(status)));
  const entry = toVerdict(
    {
      reviewId: sha256(JSON.stringify(written)).slice(0, 8),
      timestamp: header.timestamp ?? '1970-01-01T00:00:00Z',
      scope: 'changeset',
      target: header.repository ?? document.claims.repository ?? '',
      mode: 'full',
      verdict: document.claims.verdict ?? recomputed,
      reportPath: '',
    },
    sources,
  );
  return {
    entry,
    notes: [
      ...(header.timestamp === undefined
        ? [missing('', 'timestamp', 'The source has no time of review.')]
        : []),
      ...document.findings.flatMap((finding) => notesOf(finding, document)),
    ],
  };
}

function toSource(finding: ParsedFinding, { format }: ParsedDocument): VerdictSource {
  const [location] = finding.locations;
  const subject = location?.path ?? finding.scopeText ?? finding.title;
  return {
    ...finding,
    id: findingId(finding.category, {
      subject,
      ...(location?.startLine === undefined ? {} : { startLine: location.startLine }),
      ...(location?.endLine === undefined ? {} : { endLine: location.endLine }),
    }),
    isVerdictScale: format === 'verdict',
  };
}

/** Findings of one place and domain are told apart by `-2`, `-3`. */
function distinct(sources: readonly VerdictSource[]): readonly VerdictSource[] {
  const seen = new Map<string, number>();
  return sources.map((source) => {
    const count = (seen.get(source.id) ?? 0) + 1;
    seen.set(source.id, count);
    return count === 1 ? source : { ...source, id: `${source.id}-${count}` };
  });
}

function notesOf(finding: ParsedFinding, { format }: ParsedDocument): readonly Note[] {
  const notes = [...lostParts(finding, sayable, 'C5')];
  if (finding.fix !== undefined && finding.issue !== finding.title) {
    notes.push(lost(finding.pointer, 'issue', 'C5 keeps title and fix only.'));
  }
  if (format !== 'verdict') {
    notes.push(changed(finding, 'confidence', 'A worded confidence is written as the floor of its band.'));
  }
  return notes;
}
