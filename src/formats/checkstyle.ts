import { z } from 'zod';
import type { Native, ParsedFinding, Severity } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';

import type { Context, FormatDefinition, Reading } from './format-definition.ts';
import { emptied, isObject, own } from './json-value.ts';

import { lineLocation, malformedPath, type PathReading, readPath } from './places.ts';
import { type FindingReading, type FindingsReading, mergeReadings, readFindings } from './read-findings.ts';
import { readSeverity } from './read-values.ts';
import { deviation, none, problem, refused } from './rules.ts';
import { schemaProblems } from './schema-problems.ts';
import { claimedSeverity, readItem, toolDocument, toolFinding } from './tool-finding.ts';

export const checkstyleRules = {
  document: refused('checkstyle/document', 'The document is one `checkstyle` element.'),
  file: refused('checkstyle/file', 'A `file` has a `name`.'),
  error: refused('checkstyle/error', 'An `error` has a `message` or a `source`.'),
  path: refused('checkstyle/path', 'Files lie inside the repository.'),
  spelling: deviation(
    'checkstyle/spelling',
    '`severity` is `error`, `warning`, `info` or `ignore`, and `line` a number or left out.',
  ),
};

/** The XML of Checkstyle, as PHP_CodeSniffer, ktlint, golangci-lint, stylelint and ESLint write it too. */
export const checkstyle: FormatDefinition = {
  title: 'Checkstyle XML',
  rules: Object.values(checkstyleRules),
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
  const natives = listOf(root, 'file');
  const files = natives.map((file, index) => readFile(file, `/checkstyle/file/${index}`, context));
  const isAlone = isObject(value) && Object.keys(value).length === 1;
  return toolDocument('checkstyle', mergeReadings(files), {
    native: isObject(root) ? { checkstyle: emptied(root, 'file') } : value,
    faults: isAlone ? none : [notAlone()],
  });
}

/** An element without anything in it is an empty text. */
function listOf(parent: Native | undefined, name: string): readonly Native[] {
  const list = own(parent, name);
  return Array.isArray(list) ? list : [];
}

function notAlone(): Problem {
  return problem(checkstyleRules.document, {
    path: '',
    message: 'The document has more than the element `checkstyle` at its root.',
  });
}

function readFile(native: Native, pointer: string, context: Context): FindingsReading {
  const file = CheckstyleFile.safeParse(native);
  if (!file.success) {
    const ruleOf = () => checkstyleRules.file;
    const problems = schemaProblems(file.error, { value: native, pointer, ruleOf });
    return { findings: [], refused: [], problems, ok: false };
  }
  const written = file.data['@name'];
  const reading = readPath(written, context.paths, 'tool');
  const at = { reading, written, path: `${pointer}/@name`, context };
  const errors = readFindings(listOf(native, 'error'), `${pointer}/error`, {
    context,
    isFinding: (error) => own(error, '@severity') !== 'ignore',
    read: (error, errorPointer) => readError(error, errorPointer, at),
    describe: (error) => claimedSeverity(error, '@severity', severities),
  });
  const exceptions = readFindings(listOf(native, 'exception'), `${pointer}/exception`, {
    context,
    read: (exception, exceptionPointer) => readException(exception, exceptionPointer, at),
    describe: () => ({ claimedSeverity: 'high' }),
  });
  return mergeReadings([errors, exceptions]);
}

interface FilePlace {
  readonly reading: PathReading;
  readonly written: string;
  /** Pointer to the name. */
  readonly path: string;
  readonly context: Context;
}

const severities: ReadonlyMap<unknown, Severity> = new Map([
  ['error', 'high'],
  ['warning', 'medium'],
  ['info', 'info'],
]);

function readError(native: Native, pointer: string, place: FilePlace): FindingReading {
  const { reading, written, path, context } = place;
  if (!reading.ok) return { problems: [malformedPath(checkstyleRules.path, { written, reading, path })] };
  const { data, problems } = readItem(CheckstyleError, native, {
    ...{ pointer, context, respell: respelled },
    rules: { malformed: checkstyleRules.error, spelling: checkstyleRules.spelling },
  });
  if (data === undefined) return { problems };
  const message = data['@message']?.trim() || data['@source']?.trim() || '';
  if (message === '') return { problems: [noMessage(pointer)] };
  return {
    finding: findingOf({
      ...{ message, pointer, native, path: reading.path },
      category: categoryOf(data['@source']),
      severity: severityOf(own(native, '@severity')),
      line: Number(data['@line'] ?? 0),
    }),
    problems,
  };
}

/** Any word for a severity is read, and what is no line number counts as the whole file. */
function respelled(native: Native): Native {
  if (!isObject(native)) return native;
  const { '@line': _, ...rest } = native;
  const isLine = CheckstyleError.shape['@line'].safeParse(native['@line']).success;
  const isSeverity = CheckstyleError.shape['@severity'].safeParse(native['@severity']).success;
  return { ...(isLine ? native : rest), ...(isSeverity ? {} : { '@severity': 'warning' }) };
}

function severityOf(word: Native | undefined): Severity {
  return severities.get(word) ?? (word === undefined ? undefined : readSeverity(word)) ?? 'medium';
}

interface Item {
  readonly message: string;
  readonly category: string;
  readonly severity: Severity;
  readonly line: number | undefined;
  readonly path: string;
  readonly pointer: string;
  readonly native: Native;
}

function findingOf({ line, path, ...rest }: Item): ParsedFinding {
  return toolFinding({ ...rest, locations: [lineLocation(path, line === 0 ? undefined : line)] });
}

/** Checkstyle's exception about a file that it could not check, most often one that cannot be parsed. */
function readException(
  native: Native,
  pointer: string,
  { reading, written, path }: FilePlace,
): FindingReading {
  if (!reading.ok) return { problems: [malformedPath(checkstyleRules.path, { written, reading, path })] };
  const text = typeof native === 'string' ? native.trim() : '';
  const [first = ''] = text.split('\n', 1);
  const message = `The linter could not check this file${first === '' ? '.' : `: ${first.trim()}`}`;
  const finding = findingOf({
    message,
    category: 'checkstyle',
    severity: 'high',
    line: undefined,
    path: reading.path,
    pointer,
    native,
  });
  return { finding, problems: none };
}

/** The rule without what linters put before it: `eslint.rules.no-eval`, or the package of a Java class. */
function categoryOf(source = ''): string {
  const rule = source.trim().replace(/^(?:eslint|stylelint)\.rules\./, '');
  const [, className] =
    /^com\.puppycrawl\.tools\.checkstyle\..*\.([A-Za-z0-9]+)$/.exec(rule.slice(0, 300)) ?? [];
  return className?.replace(/Check$/, '') ?? (rule === '' ? 'checkstyle' : rule);
}

function noMessage(pointer: string): Problem {
  return problem(checkstyleRules.error, {
    path: `${pointer}/@message`,
    message: 'The error has neither a message nor a source.',
  });
}
