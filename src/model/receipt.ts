import { z } from 'zod';
import { cached } from './lists.ts';
import { CommitId, ReviewEvent } from './review-document.ts';
import { ReviewerId } from './reviewer.ts';
import { closedObject, listOf } from './schemas.ts';

export const Place = z.enum(['inline', 'file', 'body', 'withheld']);
export type Place = z.infer<typeof Place>;

/** Why a finding was placed where it is; stable. */
const placeReasons = [
  'in-diff',
  'range-cut',
  'scope-file',
  'no-line',
  'line-outside-diff',
  'file-outside-diff',
  'multi-file',
  'system',
  'below-inline-from',
  'over-max-comments',
  'line-from-base',
  'file-not-comparable',
  'not-placed-by-github',
  'late',
  'already-open',
  'posted-by-app',
  'not-open',
  'suppressed',
  'refused',
  'outside-report',
  'shown-as-text',
  'not-posted',
  'no-room',
] as const;
export const PlaceReason = z.enum(placeReasons);
export type PlaceReason = z.infer<typeof PlaceReason>;

/** One original of one reviewer; `finding` is the merged finding's id, absent when that is invalid. */
export const ReceiptEntry = closedObject({
  reviewer: ReviewerId,
  document: z.number().int().min(0),
  pointer: z.string(),
  finding: z.string().optional(),
  place: Place,
  reason: PlaceReason,
  url: z.string().optional(),
});
export type ReceiptEntry = z.infer<typeof ReceiptEntry>;

export const PlaceCounts = closedObject({ inline: z.int(), file: z.int(), body: z.int(), withheld: z.int() });
export type PlaceCounts = z.infer<typeof PlaceCounts>;

/** `receipt.json`: every finding of every reviewer with its place; `total` is the sum of the counts. */
export const Receipt = closedObject({
  schemaVersion: z.literal(1),
  head: CommitId,
  /** `quiet`: nothing new to post. `superseded`: the head moved. `dry-run`: nothing was written. */
  outcome: z.enum(['published', 'quiet', 'superseded', 'dry-run', 'local']),
  review: closedObject({
    id: z.number().int(),
    url: z.string(),
    event: ReviewEvent,
    key: z.string(),
  }).nullable(),
  total: z.number().int(),
  counts: PlaceCounts,
  entries: listOf(ReceiptEntry),
  /** Published parts that GitHub does not show: ids of findings, or a description. */
  missing: listOf(z.string()),
});
export type Receipt = z.infer<typeof Receipt>;

const entriesOf = cached(({ entries }: Receipt) => new Map(entries.map((entry) => [entry.finding, entry])));

/** An entry of a merged finding, by its id: all entries of one finding have the same place. */
export function entryOf(receipt: Receipt | undefined, finding: string): ReceiptEntry | undefined {
  return receipt && entriesOf(receipt).get(finding);
}

/** Counts entries by place. */
export function countPlaces(entries: readonly { readonly place: Place }[]): PlaceCounts {
  const at = (place: Place) => entries.filter((entry) => entry.place === place).length;
  return { inline: at('inline'), file: at('file'), body: at('body'), withheld: at('withheld') };
}
