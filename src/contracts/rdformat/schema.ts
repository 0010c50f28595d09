import { z } from 'zod';

const position = z.object({
  line: z.int().min(1).max(2_147_483_647).optional(),
  column: z.int().min(1).max(2_147_483_647).optional(),
});
const range = z.object({ start: position, end: position.optional() });
export type RdRange = z.infer<typeof range>;

const location = z.object({ path: z.string(), range: range.optional() });

const source = z.object({ name: z.string().optional(), url: z.string().optional() });

/** The names of the protocol buffer's enum; its numbers are JSON for the same thing. */
const severity = z.enum(['UNKNOWN_SEVERITY', 'ERROR', 'WARNING', 'INFO']);
export type RdSeverity = z.infer<typeof severity>;

export const Diagnostic = z.object({
  message: z.string().regex(/\S/, 'a non-empty string'),
  location,
  severity: severity.optional(),
  source: source.optional(),
  code: z.object({ value: z.string().optional(), url: z.string().optional() }).optional(),
  suggestions: z.array(z.object({ range, text: z.string().optional() })).optional(),
  original_output: z.string().optional(),
  related_locations: z
    .array(z.object({ message: z.string().optional(), location: location.optional() }))
    .optional(),
});
export type Diagnostic = z.infer<typeof Diagnostic>;

const header = { source: source.optional(), severity: severity.optional() };

/**
 * Everything but the diagnostics, which are held to the format one by one. JSON of a protocol buffer leaves out an
 * empty list, so a run that found nothing may have none.
 * @see https://protobuf.dev/programming-guides/json/#presence
 */
export const RdJsonFrame = z.object({ ...header, diagnostics: z.array(z.unknown()).optional() });
export type RdJsonFrame = z.infer<typeof RdJsonFrame>;

/** RDFormat's `rdjson`: one object. `rdjsonl` is one diagnostic a line. */
export const RdJson = z.object({ ...header, diagnostics: z.array(Diagnostic).optional() });
