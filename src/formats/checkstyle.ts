import { z } from 'zod';
import type { Native, ParsedFinding, Severity } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';

import { type Context, emptyList, type FormatDefinition, type Reading } from './format-definition.ts';
import { emptied, isObject, own } from './json-value.ts';

import { lineLocation, malformedPath, type PathReading, readPath } from './places.ts';
import { type FindingReading, type FindingsReading, readFindings } from './read-findings.ts';
import { readSeverity } from './read-values.ts';
import { deviation, joined, none, problem, quote, refused } from './rules.ts';
import { schemaProblems } from './schema-problems.ts';
import { claimedSeverity, toolFinding } from './tool-finding.ts';

export const checkstyleRules = {
  document: refused('checkstyle/document', 'The document is one `checkstyle` element.'),
  file: refused('checkstyle/file', 'A `file` has a `name`.'),
  error: refused(
    'checkstyle/error',
    'An `error` has a `message` or a `source`; read strictly, also a severity and a line that Checkstyle has.',
  ),
  path: refused('checkstyle/path', 'Files lie inside the repository.'),
  line: deviation('checkstyle/line', '`line` is a line number, or left out for a whole file.'),
  severity: deviation('checkstyle/severity', '`severity` is `error`, `warning`, `info` or `ignore`.'),
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
  '@line': attribute,
  '@severity': attribute,
  '@message': attribute,
  '@source': attribute,
});

function readCheckstyle(value: Native, context: Context): Reading {
  const root = own(value, 'checkstyle');
  const natives = listOf(root, 'file');
  const files = natives.map((file, index) => readFile(file, `/checkstyle/file/${index}`, context));
  const isAlone = isObject(value) && Object.keys(value).length === 1;
  return {
    ok: isAlone && files.every(({ ok }) => ok),
    document: {
      ...emptyList('checkstyle'),
      native: isObject(root) ? { checkstyle: emptied(root, 'file') } : value,
      findings: files.flatMap(({ findings }) => findings),
      refused: files.flatMap(({ refused }) => refused),
    },
    problems: [...(isAlone ? none : [notAlone()]), ...files.flatMap(({ problems }) => problems)],
  };
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
  const at = { reading, written, path: `${pointer}/@name`, isTolerant: context.isTolerant === true };
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
  return {
    findings: [...errors.findings, ...exceptions.findings],
    refused: [...errors.refused, ...exceptions.refused],
    problems: [...errors.problems, ...exceptions.problems],
    ok: errors.ok && exceptions.ok,
  };
}

interface FilePlace {
  readonly reading: PathReading;
  readonly written: string;
  /** Pointer to the name. */
  readonly path: string;
  readonly isTolerant: boolean;
}

const severities: ReadonlyMap<unknown, Severity> = new Map([
  ['error', 'high'],
  ['warning', 'medium'],
  ['info', 'info'],
]);

function readError(native: Native, pointer: string, place: FilePlace): FindingReading {
  const { reading, written, path, isTolerant } = place;
  const parsed = CheckstyleError.safeParse(native === '' ? {} : native);
  if (!parsed.success) {
    const ruleOf = () => checkstyleRules.error;
    return { problems: schemaProblems(parsed.error, { value: native, pointer, ruleOf }) };
  }
  if (!reading.ok) return { problems: [malformedPath(checkstyleRules.path, { written, reading, path })] };
  const { data } = parsed;
  const category = categoryOf(data['@source']);
  const message = data['@message']?.trim() || data['@source']?.trim() || '';
  if (message === '') return { problems: [noMessage(pointer)] };
  const line = lineOf(data['@line']);
  const known = severities.get(data['@severity']?.toLowerCase());
  if (!isTolerant && (known === undefined || line === undefined)) return { problems: [otherWords(pointer)] };
  const severity = known ?? readSeverity(data['@severity']) ?? 'medium';
  return {
    finding: findingOf({
      message,
      category,
      severity,
      line,
      path: reading.path,
      pointer,
      native,
    }),
    problems: joined(
      line === undefined ? [unknownLine(pointer, data['@line'])] : none,
      known === undefined ? [unknownSeverity(pointer, data['@severity'], severity)] : none,
    ),
  };
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

/** Checkstyle's word about a file that it could not check, most often one that cannot be parsed. */
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

/** 0 for a whole file, as linters write it or leave it out; undefined for what is no line. */
function lineOf(written = '0'): number | undefined {
  const line = /^\s*[0-9]{1,9}\s*$/.test(written) ? Number(written) : undefined;
  return written.trim() === '' ? 0 : line;
}

function unknownLine(pointer: string, written: string | undefined): Problem {
  return problem(checkstyleRules.line, {
    path: `${pointer}/@line`,
    message: `\`line\` is ${quote(written)}, which is no line number; the finding is about the whole file.`,
  });
}

function unknownSeverity(pointer: string, written: string | undefined, read: Severity): Problem {
  return problem(checkstyleRules.severity, {
    path: `${pointer}/@severity`,
    message: `\`severity\` is ${quote(written)}; it was read as ${read}.`,
  });
}

function noMessage(pointer: string): Problem {
  return problem(checkstyleRules.error, {
    path: `${pointer}/@message`,
    message: 'The error has neither a message nor a source.',
  });
}

function otherWords(pointer: string): Problem {
  return problem(checkstyleRules.error, {
    path: pointer,
    message: 'The error has another severity than Checkstyle writes, or no line number.',
  });
}
