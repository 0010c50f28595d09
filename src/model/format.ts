import { z } from 'zod';

/** What linters and scanners write; every other format is a model's, unless policy says otherwise. */
export const toolFormats = ['sarif', 'rdjson', 'rdjsonl', 'eslint', 'checkstyle'] as const;

/** The names of the formats that are read, as `format:` and `convert --to` take them. */
export const formats = [
  'review-output',
  'review-data',
  'candidate-findings',
  'evidence-pack',
  'envelope',
  'verdict',
  ...toolFormats,
] as const;

export const Format = z.enum(formats);
export type Format = z.infer<typeof Format>;

/** What a reviewer may answer in: an evidence pack is what it is given. */
export const ReviewFormat = Format.exclude(['evidence-pack']);

const fromTools: ReadonlySet<string> = new Set(toolFormats);

/** Whether only tools write the format, so that its reviewer is taken for one. */
export function isToolFormat(format: string): boolean {
  return fromTools.has(format);
}
