import type { Diff } from '../diff/diff.ts';
import type { EvidencePack } from '../model/evidence-pack.ts';
import type { CarriedLine, IngestReport } from '../model/ingest-report.ts';
import type { ReviewDocument, SourceDocument } from '../model/review-document.ts';
import { sha256 } from '../model/sha256.ts';
import type { Settings } from '../policy/settings.ts';
import { anchorsIn } from './anchor.ts';
import type { Gathered } from './gather.ts';
import { notesOf, refusedOf, toReport } from './ingest-report-entries.ts';
import type { Seen } from './known-fingerprints.ts';
import { mergeFindings } from './merge-findings.ts';
import { type ReadDocument, type ReadingContext, readDocument } from './read-document.ts';
import { toOriginal } from './read-original.ts';
import { reportsOf, reviewersFrom } from './settle-reviewers.ts';
import { silenceOriginals, withholdFindings } from './withhold.ts';

export interface IngestInput extends ReadingContext {
  readonly head: string;
  readonly settings: Pick<Settings, 'mode' | 'source'>;
  /** From the tree that reviewers read to the head tree; names only files that differ. */
  readonly toHead: Diff;
  readonly gathered: Gathered;
  /** Whether the whole change is reviewed. */
  readonly isWhole: boolean;
  /** The day in UTC, as `2026-12-31`: suppressions end. */
  readonly today: string;
  /** The last review of the same work in this work tree; undefined of a pull request, which remembers itself. */
  readonly last?: Seen | undefined;
  /** What verifiers said, as the evidence pack has it. */
  readonly verifiers: EvidencePack['verification']['verifiers'];
}

export interface Ingested {
  readonly document: ReviewDocument;
  readonly report: IngestReport;
}

function toSourceDocument({ gathered, outcome }: ReadDocument): SourceDocument {
  const parsed = outcome?.ok ? outcome.document : undefined;
  return {
    reviewer: gathered.reviewer,
    format: outcome?.format ?? 'unknown',
    ...(gathered.foreign && { foreign: true }),
    sha256: sha256(gathered.bytes),
    claims: parsed?.claims ?? {},
    ...(parsed?.summary === undefined ? {} : { summary: parsed.summary }),
    questions: parsed?.questions ?? [],
    native: parsed?.native ?? null,
  };
}

/**
 * Checks every document against its contract and merges what holds into `findings.json`; what does not hold is in the
 * report with all its problems. A broken document or finding never costs its neighbours.
 */
export function ingest(input: IngestInput): Ingested {
  const documents = input.gathered.documents.map((gathered) => readDocument(gathered, input));
  const reviewers = reviewersFrom(reportsOf(documents, input.gathered), input.effective);
  const tools = new Set(reviewers.flatMap(({ id, kind }) => (kind === 'tool' ? [id] : [])));
  const anchored = { ...input, tools, anchorOf: anchorsIn(input.diff) };
  const converted = documents.flatMap((read, document) =>
    read.findings.map((finding) =>
      toOriginal(finding, { reviewer: read.gathered.reviewer, document }, anchored),
    ),
  );
  const silenced = silenceOriginals(
    converted.map(({ original }) => original),
    reviewers,
    input,
  );
  const merged = mergeFindings(silenced.originals, input.effective.blocking);
  const { findings, notes } = withholdFindings(merged, input);
  const carried: CarriedLine[] = converted.flatMap((each) => each.carried);
  return {
    document: {
      schemaVersion: 1,
      head: input.head,
      reviewers,
      documents: documents.map(toSourceDocument),
      findings,
    },
    report: {
      schemaVersion: 1,
      head: input.head,
      documents: documents.map(toReport),
      refused: documents.flatMap(refusedOf),
      carried,
      notes: [...notesOf(input.gathered), ...silenced.notes, ...notes],
    },
  };
}
