import { z } from 'zod';
import type { Finding } from '../model/finding.ts';
import type { Claims } from '../model/review-document.ts';
import { findLink } from './review-output-references.ts';

/** A finding as writers take it: one that was read from a document, or one merged from several. */
export type WritableFinding = Omit<Finding, 'fingerprint' | 'sources' | 'advisory' | 'suppressed'> & {
  readonly suppressed?: { readonly reason: string } | undefined;
  /** The format whose scale `confidence.value` is on; a number is never carried to another scale. */
  readonly scale?: string | undefined;
};

export interface WritableReview {
  /** The format that was read, or our own name. */
  readonly producer: string;
  /** Whether tools made it, and not models or people. */
  readonly isFromTools: boolean;
  readonly summary?: string | undefined;
  readonly claims: Claims;
  readonly findings: readonly WritableFinding[];
}

/** What a format requires of the whole document and a source may not say. */
export const Header = z.object({
  pullRequest: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  repository: z
    .string()
    .regex(/^[^/\s]+\/[^/\s]+$/)
    .optional(),
  head: z
    .string()
    .regex(/^[0-9a-f]{7,64}$/i)
    .optional(),
  timestamp: z.iso.datetime({ offset: true }).optional(),
  /** A Markdown link for findings that cite nothing. */
  reference: z
    .string()
    .refine((text) => findLink(text)?.isWhole)
    .optional(),
});
export type Header = z.infer<typeof Header>;

/** The document, or what it requires and nothing says. */
export type Written =
  | { readonly ok: true; readonly document: unknown }
  | { readonly ok: false; readonly needs: readonly (keyof Header)[] };

/** Where the source does not say when the review took place. */
export const unknownTime = '1970-01-01T00:00:00Z';

/** The text with its title before it, for formats that have no title and derive one from the first sentence. */
export function titledText({
  title,
  titleDerived,
  issue,
}: Pick<Finding, 'title' | 'titleDerived' | 'issue'>): string {
  if (titleDerived || issue.startsWith(title)) return issue;
  return `${/[.!?]$/.test(title) ? title : `${title}.`} ${issue}`;
}

/** Whether the finding names a file, for formats in which each finding needs one. */
export function hasFile({ locations }: Pick<Finding, 'locations'>): boolean {
  return locations.length > 0;
}
