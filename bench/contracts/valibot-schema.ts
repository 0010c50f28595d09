import * as v from 'valibot';

const filled = v.pipe(v.string(), v.regex(/\S/));
const certainty = v.picklist(['HIGH', 'MEDIUM', 'LOW']);
const common = {
  category: filled,
  issue: filled,
  references: v.pipe(v.array(v.string()), v.minLength(1)),
  implications: v.string(),
  severity: v.picklist(['CRITICAL', 'MAJOR', 'MINOR', 'INFO']),
  confidence: certainty,
  fix: v.string(),
  fix_confidence: certainty,
  pre_existing: v.optional(v.boolean()),
};
const lineNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

/** C1 as a user of valibot would write it. */
export const valibotSchema = v.array(
  v.variant('type', [
    v.object({
      type: v.literal('inline'),
      file: v.string(),
      line: v.union([lineNumber, v.pipe(v.string(), v.regex(/^[1-9]\d*-[1-9]\d*$/))]),
      line_end: v.optional(lineNumber),
      ...common,
    }),
    v.object({ type: v.literal('file'), file: v.string(), ...common }),
    v.object({
      type: v.literal('multi-file'),
      files: v.pipe(v.array(v.string()), v.minLength(2)),
      ...common,
    }),
    v.object({ type: v.literal('system'), scope: filled, ...common }),
  ]),
);
