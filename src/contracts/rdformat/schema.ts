import { z } from 'zod';

/*
 * JSON of protocol buffers: null is what is not set, 0 is a number that is not set, and an enum may be written as its
 * number. https://protobuf.dev/programming-guides/json/
 */

const number = z.int().min(0).max(2_147_483_647).nullish();
const text = z.string().nullish();

const position = z.object({ line: number, column: number });
const range = z.object({ start: position, end: position.nullish() });
export type RdRange = z.infer<typeof range>;

const location = z.object({ path: z.string(), range: range.nullish() });

const source = z.object({ name: text, url: text });

/** The names of the protocol buffer's enum, each at its number. */
export const severityNames = ['UNKNOWN_SEVERITY', 'ERROR', 'WARNING', 'INFO'] as const;

const severity = z.literal([...severityNames, 0, 1, 2, 3]);
export type RdSeverity = z.infer<typeof severity>;

const related = z.array(z.object({ message: text, location: location.nullish() })).nullish();

export const Diagnostic = z.object({
  message: z.string().regex(/\S/, 'a non-empty string'),
  location,
  severity: severity.nullish(),
  source: source.nullish(),
  code: z.object({ value: text, url: text }).nullish(),
  suggestions: z.array(z.object({ range, text })).nullish(),
  original_output: text,
  related_locations: related,
  /** Protocol buffers write every name in this way unless told to keep it. */
  relatedLocations: related,
});
export type Diagnostic = z.infer<typeof Diagnostic>;

const header = { source: source.nullish(), severity: severity.nullish() };

/**
 * Everything but the diagnostics, which are held to the format one by one. JSON of a protocol buffer leaves out an
 * empty list, so a run that found nothing may have none.
 */
export const RdJsonFrame = z.object({ ...header, diagnostics: z.array(z.unknown()).nullish() });
export type RdJsonFrame = z.infer<typeof RdJsonFrame>;

/** RDFormat's `rdjson`: one object. `rdjsonl` is one diagnostic a line. */
export const RdJson = z.object({ ...header, diagnostics: z.array(Diagnostic).nullish() });
