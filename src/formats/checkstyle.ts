import { z } from 'zod';
import type { Native, ParsedFinding, Severity } from '../model/finding.ts';
import type { Context, FormatDefinition, Reading } from './format-definition.ts';
import { emptied, isObject, own } from './json-value.ts';
import { type FindingsReading, mergeReadings, readFindings } from './read-findings.ts';
import { readSeverity } from './read-values.ts';
import { ProblemList } from './rules.ts';
import {
  brokenPart,
  claimedSeverity,
  readItem,
  readToolPlace,
  toolDocument,
  toolFinding,
  toolRules,
} from './tool-finding.ts';

/** The XML of Checkstyle, as PHP_CodeSniffer, ktlint, golangci-lint, stylelint and ESLint write it too. */
export const checkstyle: FormatDefinition = {
  title: 'Checkstyle XML',
  rules: Object.values(toolRules),
  read: readCheckstyle,
};

const attribute = z.string().optional();

const CheckstyleFile = z.object({ '@name': z.string() });

const CheckstyleError = z.object({
  '@line': z
    .string()
    .regex(/^\d{0,9}$/, 'a line number')
    .optional(),
  '@severity': z.enum(['error', 'warning', 'info', 'ignore']),
  '@message': attribute,
  '@source': attribute,
});

function readCheckstyle(value: Native, context: Context): Reading {
  const root = own(value, 'checkstyle');
  const frame = new ProblemList('');
  if (!isObject(value) || Object.keys(value).length !== 1) {
    frame.add(toolRules.document, [], 'The document has more than the element `checkstyle` at its root.');
  }
  const files = listOf(root, 'file').map((file, index) => readFile(file, index, context));
  const native = isObject(root) ? { checkstyle: emptied(root, 'file') } : value;
  return toolDocument('checkstyle', mergeReadings(files), { native, frame });
}

/** An element without anything in it is an empty text. */
function listOf(parent: Native | undefined, name: string): readonly Native[] {
  const list = own(parent, name);
  return Array.isArray(list) ? list : [];
}

function readFile(native: Native, index: number, context: Context): FindingsReading {
  const pointer = `/checkstyle/file/${index}`;
  const { data, error } = CheckstyleFile.safeParse(native);
  if (error !== undefined) return brokenPart(native, pointer, error);
  const at = { path: data['@name'], context };
  const errors = readFindings(listOf(native, 'error'), `${pointer}/error`, {
    context,
    isFinding: (each) => own(each, '@severity') !== 'ignore',
    read: (each, problems) => readError(each, problems, at),
    describe: (each) => claimedSeverity(each, '@severity', severities),
  });
  const exceptions = readFindings(listOf(native, 'exception'), `${pointer}/exception`, {
    context,
    read: (each, problems) => readException(each, problems, at),
    describe: () => ({ claimedSeverity: 'high' }),
  });
  return mergeReadings([errors, exceptions]);
}

interface CheckedFile {
  readonly path: string;
  readonly context: Context;
}

const severities: ReadonlyMap<unknown, Severity> = new Map([
  ['error', 'high'],
  ['warning', 'medium'],
  ['info', 'info'],
]);

function readError(native: Native, problems: ProblemList, file: CheckedFile): ParsedFinding | undefined {
  const { path, context } = file;
  const data = readItem(native, problems, { schema: CheckstyleError, respell, context });
  if (data === undefined) return undefined;
  const message = data['@message']?.trim() || data['@source']?.trim();
  if (!message) {
    problems.add(toolRules.finding, '@message', 'The error has neither a message nor a source.');
    return undefined;
  }
  const location = readToolPlace(path, { startLine: Number(data['@line'] ?? 0) }, { problems, context });
  if (location === undefined) return undefined;
  const severity = severityOf(own(native, '@severity'));
  const category = categoryOf(data['@source']);
  return toolFinding({ message, category, severity, locations: [location] }, { native, problems });
}

/** Any word for a severity is read, and what is no line number counts as the whole file. */
function respell(native: Native): Native {
  if (!isObject(native)) return native;
  const { '@line': _, ...rest } = native;
  const isLine = CheckstyleError.shape['@line'].safeParse(native['@line']).success;
  const isSeverity = CheckstyleError.shape['@severity'].safeParse(native['@severity']).success;
  return { ...(isLine ? native : rest), ...(isSeverity ? {} : { '@severity': 'warning' }) };
}

function severityOf(word: Native | undefined): Severity {
  return severities.get(word) ?? readSeverity(word) ?? 'medium';
}

/** Checkstyle's exception about a file that it could not check, most often one that cannot be parsed. */
function readException(
  native: Native,
  problems: ProblemList,
  { path, context }: CheckedFile,
): ParsedFinding | undefined {
  const location = readToolPlace(path, undefined, { problems, context });
  if (location === undefined) return undefined;
  const [first = ''] = typeof native === 'string' ? native.trim().split('\n', 1) : [];
  const message = `The linter could not check this file${first === '' ? '.' : `: ${first.trim()}`}`;
  const finding = { message, category: 'checkstyle', severity: 'high', locations: [location] } as const;
  return toolFinding(finding, { native, problems });
}

/** The rule without what linters put before it: `eslint.rules.no-eval`, or the package of a Java class. */
function categoryOf(source = ''): string {
  const rule = source.trim().replace(/^(?:eslint|stylelint)\.rules\./, '');
  const [, className] =
    /^com\.puppycrawl\.tools\.checkstyle\..*\.([A-Za-z0-9]+)$/.exec(rule.slice(0, 300)) ?? [];
  return className?.replace(/Check$/, '') ?? (rule === '' ? 'checkstyle' : rule);
}
