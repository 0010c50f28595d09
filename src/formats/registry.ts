import { z } from 'zod';
import type { Native } from '../model/finding.ts';
import { candidateFindings } from './candidate-findings.ts';
import { checkstyle } from './checkstyle.ts';
import { envelope } from './envelope.ts';
import { eslint } from './eslint.ts';
import { isFinding } from './finding-lists.ts';
import type { FormatDefinition, Syntax, XmlSyntax } from './format-definition.ts';
import { isObject, own } from './json-value.ts';
import { linterJson, linterReportOf } from './linter-json.ts';
import { appReview, evidencePack } from './own-documents.ts';
import { rdjson, rdjsonl } from './rdjson.ts';
import { reviewData } from './review-data.ts';
import { reviewOutput } from './review-output.ts';
import { sarif } from './sarif.ts';
import { verdict } from './verdict.ts';

/** What is known of a format before one of its documents is read. */
interface RegisteredFormat {
  /** A model is asked for it, a tool writes it, or we do. */
  readonly writtenBy: 'model' | 'tool' | 'us';
  /** JSON where it is left out. */
  readonly syntax?: Syntax;
  /** True for values that can only be meant as this format, valid or not. */
  readonly recognises: (value: Native) => boolean;
  /** All else of it. The bundle evaluates a format when this is called first: schemas take long to build. */
  readonly define: () => FormatDefinition;
}

/** Every format that is read, by the name that `format:` and `convert --to` take: its only place outside its own file. */
const registry = {
  'review-output': { writtenBy: 'model', recognises: isReviewOutput, define: () => reviewOutput },
  'review-data': { writtenBy: 'model', recognises: objectWith('line_comments'), define: () => reviewData },
  'candidate-findings': {
    writtenBy: 'model',
    recognises: listWith('finding_id'),
    define: () => candidateFindings,
  },
  'evidence-pack': {
    writtenBy: 'us',
    recognises: objectWith('authorship', 'verification'),
    define: () => evidencePack,
  },
  // Made by the run that publishes, and never recognised in what others wrote.
  'app-review': { writtenBy: 'us', recognises: () => false, define: () => appReview },
  envelope: { writtenBy: 'model', recognises: objectWith('result_type'), define: () => envelope },
  verdict: { writtenBy: 'model', recognises: objectWith('verdict', 'findings'), define: () => verdict },
  sarif: { writtenBy: 'tool', recognises: objectWith('runs'), define: () => sarif },
  rdjson: { writtenBy: 'tool', recognises: isRdjson, define: () => rdjson },
  rdjsonl: {
    writtenBy: 'tool',
    syntax: { kind: 'json-lines' },
    recognises: isRdjsonl,
    define: () => rdjsonl,
  },
  'linter-json': {
    writtenBy: 'tool',
    recognises: isLinterReport,
    define: () => linterJson,
  },
  eslint: { writtenBy: 'tool', recognises: isEslint, define: () => eslint },
  checkstyle: xmlFormat(['checkstyle'], ['file', 'error', 'exception'], () => checkstyle),
} as const satisfies Readonly<Record<string, RegisteredFormat>>;

function keysOf<Formats extends object>(all: Formats): readonly Extract<keyof Formats, string>[] {
  const keys: Extract<keyof Formats, string>[] = [];
  for (const key in all) keys.push(key);
  return keys;
}

export const Format = z.enum(keysOf(registry));
export type Format = z.infer<typeof Format>;
export const formats = Format.options;

/** What a reviewer may answer in: an evidence pack is what it is given, and apps do not answer us. */
export const ReviewFormat = Format.exclude(['evidence-pack', 'app-review']);
export type ReviewFormat = z.infer<typeof ReviewFormat>;

/** The formats that model APIs are asked for. */
export const modelFormats = formats.filter((format) => registry[format].writtenBy === 'model');

/** What linters and scanners write; every other format is a model's, unless policy says otherwise. */
export const toolFormats = formats.filter((format) => registry[format].writtenBy === 'tool');

/** The one format whose shape the value has; none where there are several, since nothing is guessed. */
export function recogniseFormat(value: Native): Format | undefined {
  const [format, ...others] = recogniseFormats(value);
  return others.length === 0 ? format : undefined;
}

/** The same, also where some of what tells contracts apart is missing or has other names. */
export function recogniseTolerantly(value: Native): Format | undefined {
  const format = recogniseFormat(value);
  // The shape of C1 is so plain that lists of other things have it too.
  if (format !== undefined && format !== 'review-output') return format;
  const items = Array.isArray(value) ? value : [];
  const ofCandidates = ['finding_id', 'why_it_matters', 'requires_human'];
  if (ofCandidates.some((key) => items.some(objectWith(key)))) return 'candidate-findings';
  return items.some(isFinding) ? 'review-output' : format;
}

/** Whether only tools write the format. */
export function isToolFormat(format: string): boolean {
  return toolFormats.some((each) => each === format);
}

/** The formats whose shape the value has. */
export function recogniseFormats(value: Native): readonly Format[] {
  return formats.filter((format) => registry[format].recognises(value));
}

export function formatDefinition(format: Format): FormatDefinition {
  return registry[format].define();
}

export function syntaxOf(format: Format): Syntax {
  const { syntax = { kind: 'json' } }: RegisteredFormat = registry[format];
  return syntax;
}

/** The outermost elements by which XML is recognised as a format. */
export const xmlSyntaxes: readonly XmlSyntax[] = formats.map(syntaxOf).filter((each) => each.kind === 'xml');

/** Whether the value is an item of a format that has one on each line. */
export function isLineOfFormat(value: Native): boolean {
  return formats.some(
    (format) => syntaxOf(format).kind === 'json-lines' && registry[format].recognises([value]),
  );
}

/** A format of tools that is recognised by the name of its outermost element. */
function xmlFormat(
  roots: XmlSyntax['roots'],
  lists: XmlSyntax['lists'],
  define: RegisteredFormat['define'],
): RegisteredFormat & { readonly writtenBy: 'tool' } {
  const recognises = (value: Native) => roots.some((root) => objectWith(root)(value));
  return { writtenBy: 'tool', syntax: { kind: 'xml', roots, lists }, recognises, define };
}

function objectWith(...keys: readonly string[]) {
  return (value: Native | undefined) => keys.every((key) => own(value, key) !== undefined);
}

/** Whether any item of the array has all the keys: one broken item must not hide what the others are. */
function listWith(...keys: readonly string[]) {
  const isItem = objectWith(...keys);
  return (value: Native | undefined) => Array.isArray(value) && value.some(isItem);
}

/** An empty array is C1's clean review; no other format that is an array says anything by being empty. */
function isReviewOutput(value: Native): boolean {
  return listWith('type', 'issue')(value) || (Array.isArray(value) && value.length === 0);
}

/** A tool that found nothing may leave no more of `rdjson` than its source and a severity. */
function isRdjson(value: Native): boolean {
  const isSilent =
    isObject(value) &&
    isObject(own(value, 'source')) &&
    Object.keys(value).every((key) => key === 'source' || key === 'severity');
  const diagnostics = own(value, 'diagnostics');
  const hasDiagnostics = Array.isArray(diagnostics)
    ? diagnostics.length === 0 || diagnostics.some(isDiagnostic)
    : diagnostics !== undefined;
  return isSilent || (hasDiagnostics && !isLinterReport(value));
}

const hasMessage = objectWith('message');
const hasPath = objectWith('path');

/** Its place, where it has one, has a path and a range; other tools have other keys there. */
function isDiagnostic(value: Native): boolean {
  const place = own(value, 'location') ?? null;
  return hasMessage(value) && (place === null || isPlace(place));
}

function isPlace(place: Native | undefined): boolean {
  return hasPath(place) && Object.keys(place ?? {}).every((key) => key === 'path' || key === 'range');
}

function isLinterReport(value: Native): boolean {
  return linterReportOf(value) !== undefined;
}

/** A diagnostic has a path and a range for its place; other findings have other keys there. */
function isRdjsonl(value: Native): boolean {
  return Array.isArray(value) && value.some((each) => isDiagnostic(each) && isPlace(own(each, 'location')));
}

/** The formatter `json` writes a list of files, `json-with-metadata` the same list as `results`. */
function isEslint(value: Native): boolean {
  const isList = listWith('filePath', 'messages');
  return isList(value) || (objectWith('metadata')(value) && isList(own(value, 'results')));
}
