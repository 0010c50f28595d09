import type { Finding } from '../../domain/finding.ts';
import type { Reviewer } from '../../domain/reviewer.ts';
import { type Suppressed, suppress } from '../../domain/suppression/suppress.ts';
import type { IngestInput } from './ingest.ts';

/** Withholds joined findings that base policy calls false positives. */
export function withholdByPolicy(
  findings: readonly Finding[],
  reviewers: readonly Reviewer[],
  { effective, gathered, diff, today }: IngestInput,
): Suppressed {
  return suppress({
    entries: effective.suppress,
    findings,
    reviewersOf: ({ sources }) => sources.map(({ document }) => gathered.documents[document]?.reviewer ?? ''),
    reviewed: new Set(reviewers.flatMap(({ id, outcome }) => (outcome.state === 'reviewed' ? [id] : []))),
    changed: diff.files.flatMap(({ path, oldPath = path }) => [path, oldPath]),
    today,
  });
}
