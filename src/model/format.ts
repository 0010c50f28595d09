import { z } from 'zod';

/** The names of the formats that are read, as `format:` and `convert --to` take them. */
export const formats = [
  'review-output',
  'review-data',
  'candidate-findings',
  'evidence-pack',
  'envelope',
  'verdict',
  'sarif',
  'rdjson',
  'rdjsonl',
  'eslint',
] as const;

export const Format = z.enum(formats);
export type Format = z.infer<typeof Format>;

/** What a reviewer may answer in: an evidence pack is what it is given. */
export const ReviewFormat = Format.exclude(['evidence-pack']);
