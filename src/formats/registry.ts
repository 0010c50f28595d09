import { z } from 'zod';
import { candidateFindings } from './candidate-findings.ts';
import { checkstyle } from './checkstyle.ts';
import { envelope } from './envelope.ts';
import { eslint } from './eslint.ts';
import type { FormatDefinition } from './format-definition.ts';
import { jsonRules } from './json-reader.ts';
import { rdjson, rdjsonl } from './rdjson.ts';
import { evidencePack } from './read-evidence-pack.ts';
import { xmlRules } from './read-xml.ts';
import { reviewData } from './review-data.ts';
import { reviewOutput } from './review-output.ts';
import { documentRules, type Rule } from './rules.ts';
import { sarif } from './sarif.ts';
import { verdict } from './verdict.ts';

/** Every format that is read, by the name that `format:` and `convert --to` take. */
const definitions = {
  'review-output': reviewOutput,
  'review-data': reviewData,
  'candidate-findings': candidateFindings,
  'evidence-pack': evidencePack,
  envelope,
  verdict,
  sarif,
  rdjson,
  rdjsonl,
  eslint,
  checkstyle,
};

function keysOf<Definitions extends object>(all: Definitions): readonly Extract<keyof Definitions, string>[] {
  const keys: Extract<keyof Definitions, string>[] = [];
  for (const key in all) keys.push(key);
  return keys;
}

export const Format = z.enum(keysOf(definitions));
export type Format = z.infer<typeof Format>;
export const formats = Format.options;

export const registry: Readonly<Record<Format, FormatDefinition>> = definitions;

/** What a reviewer may answer in: an evidence pack is what it is given. */
export const ReviewFormat = Format.exclude(['evidence-pack']);

/** What linters and scanners write; every other format is a model's, unless policy says otherwise. */
export const toolFormats = formats.filter((format) => registry[format].isFromTools);

/** Whether only tools write the format. */
export function isToolFormat(format: string): boolean {
  return toolFormats.some((each) => each === format);
}

/** Every rule that is checked in a document, those of all formats first. */
export const allRules: readonly Rule[] = [
  ...Object.values(jsonRules),
  ...Object.values(xmlRules),
  ...Object.values(documentRules),
  ...new Set(formats.flatMap((format) => registry[format].rules)),
];
