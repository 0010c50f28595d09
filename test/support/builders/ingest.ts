import { type IngestInput, ingest } from '../../../src/ingest/ingest-documents.ts';
import { changedLines } from '../../../src/ingest/read-document.ts';
import { ReviewDocument } from '../../../src/model/review-document.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { emptyDiff } from './diff.ts';
import { appDiff } from './review.ts';
import { headCommit } from './run.ts';

/** Ingests what each reviewer wrote about a change of `src/app.ts`, without a policy. */
export function ingestDocuments(
  documents: Readonly<Record<string, string>>,
  overrides: Partial<IngestInput> = {},
) {
  const { diff = appDiff, toHead = emptyDiff } = overrides;
  const gathered = Object.entries(documents).map(([reviewer, text]) => {
    return { reviewer, file: `${reviewer}.json`, bytes: Buffer.from(text) };
  });
  const pull = { head: headCommit, repository: 'octo/shop', pullRequest: 7 };
  const ingested = ingest({
    settings: { mode: 'full', target: 'github' },
    head: headCommit,
    isWhole: true,
    diff,
    toHead,
    gathered: { documents: gathered, absent: [] },
    effective: effectivePolicy(undefined, {}),
    today: '2026-06-15',
    verifiers: [],
    context: { ...pull, changed: changedLines(diff, toHead) },
    ...overrides,
  });
  // Later stages of the same run do not parse it again.
  ReviewDocument.parse(ingested.document);
  return ingested;
}
