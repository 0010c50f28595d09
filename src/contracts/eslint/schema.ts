import { z } from 'zod';

const position = z.int().min(0).max(2_147_483_647);

/** Offsets into the text without its byte order mark, which is what stands before 0. */
const offset = z.int().min(-1).max(2_147_483_647);

const Fix = z.object({ range: z.tuple([offset, offset]), text: z.string() });

export const EslintMessage = z.object({
  ruleId: z.string().nullish(),
  severity: z.literal([1, 2]),
  message: z.string().regex(/\S/, 'a non-empty string'),
  line: position.nullish(),
  column: position.nullish(),
  endLine: position.nullish(),
  endColumn: position.nullish(),
  fatal: z.boolean().optional(),
  fix: Fix.optional(),
  suggestions: z.array(z.object({ desc: z.string().optional(), fix: Fix.optional() })).optional(),
});
export type EslintMessage = z.infer<typeof EslintMessage>;

/** Everything but the messages, which are held to the format one by one. */
export const EslintFileFrame = z.object({
  filePath: z.string(),
  messages: z.array(z.unknown()),
  source: z.string().optional(),
});
export type EslintFileFrame = z.infer<typeof EslintFileFrame>;

/** The output of ESLint's `json` formatter. */
export const EslintOutput = z.array(EslintFileFrame.extend({ messages: z.array(EslintMessage) }));
