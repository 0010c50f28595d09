import { z } from 'zod';
import { findLink } from './review-output-references.ts';

/** Values of the whole document that a format requires and a source may lack. */
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
