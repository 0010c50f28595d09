import type { RefusedFinding } from '../model/ingest-report.ts';
import { countPlaces, type Receipt, type ReceiptEntry } from '../model/receipt.ts';
import type { ReviewDocument } from '../model/review-document.ts';
import type { Placed } from './placement.ts';

export interface ReceiptInput {
  readonly document: ReviewDocument;
  readonly placed: readonly Placed[];
  readonly refused: readonly RefusedFinding[];
  readonly outcome: Receipt['outcome'];
  readonly review: Receipt['review'];
  /** URL of the comment that carries a finding, by fingerprint. */
  readonly urls: ReadonlyMap<string, string>;
  readonly missing: readonly string[];
}

function entriesOf({ finding, placement }: Placed, input: ReceiptInput): ReceiptEntry[] {
  const url =
    input.urls.get(finding.fingerprint) ?? (placement.place === 'body' ? input.review?.url : undefined);
  return finding.sources.map(({ reviewer, document, pointer }) => ({
    reviewer,
    document,
    pointer,
    finding: finding.id,
    place: placement.place,
    reason: placement.reason,
    ...(url === undefined ? {} : { url }),
  }));
}

/** One entry for every original of every reviewer, refused ones included: the counts always add up to `total`. */
export function makeReceipt(input: ReceiptInput): Receipt {
  const entries: ReceiptEntry[] = [
    ...input.placed.flatMap((placed) => entriesOf(placed, input)),
    ...input.refused.map(
      ({ reviewer, document, pointer }): ReceiptEntry => ({
        reviewer,
        document,
        pointer,
        place: 'withheld',
        reason: 'refused',
      }),
    ),
  ];
  return {
    schemaVersion: 1,
    head: input.document.head,
    outcome: input.outcome,
    review: input.review,
    total: entries.length,
    counts: countPlaces(entries),
    entries,
    missing: input.missing,
  };
}
