import { z } from 'zod';
import type { Native, Severity } from '../model/finding.ts';
import type { Context, FormatDefinition, Reading } from './format-definition.ts';
import { emptied, isObject, own } from './json-value.ts';
import { DocumentDraft } from './read-findings.ts';
import { readSeverity } from './read-values.ts';
import { readPart, readToolList, readToolPlace, toolRules } from './tool-finding.ts';

/** The XML of Checkstyle, as PHP_CodeSniffer, ktlint, golangci-lint, stylelint and ESLint write it too. */
export const checkstyle: FormatDefinition = {
  title: 'Checkstyle XML',
  rules: Object.values(toolRules),
  read: readCheckstyle,
};

const CheckstyleFile = z.object({ '@name': z.string() });

const CheckstyleError = z.object({
  '@line': z
    .string()
    .regex(/^\d{0,9}$/, 'a line number')
    .optional(),
  '@severity': z.enum(['error', 'warning', 'info', 'ignore']),
  '@message': z.string().optional(),
  '@source': z.string().optional(),
});

function readCheckstyle(value: Native, context: Context): Reading {
  const root = own(value, 'checkstyle');
  const draft = new DocumentDraft('checkstyle', context);
  if (!isObject(value) || Object.keys(value).length !== 1) {
    const message = 'The document has more than the element `checkstyle` at its root.';
    draft.problems.add(toolRules.document, [], message);
  }
  const files = own(root, 'file');
  // An element without anything in it is an empty text.
  for (const [index, file] of Array.isArray(files) ? files.entries() : []) readFile(file, index, draft);
  return draft.finish({ native: isObject(root) ? { checkstyle: emptied(root, 'file') } : value });
}

const severities: ReadonlyMap<unknown, Severity> = new Map([
  ['error', 'high'],
  ['warning', 'medium'],
  ['info', 'info'],
]);
const ranks = { severities, severityKey: '@severity' };

function readFile(file: Native, index: number, draft: DocumentDraft): void {
  const pointer = `/checkstyle/file/${index}`;
  const path = readPart(draft, CheckstyleFile, file, pointer)?.['@name'];
  if (path === undefined) return;
  readToolList(draft, own(file, 'error'), `${pointer}/error`, {
    ...{ ...ranks, schema: CheckstyleError, respell },
    isFinding: (native) => own(native, '@severity') !== 'ignore',
    toFinding: (data, item) => {
      const message = data['@message']?.trim() || data['@source']?.trim();
      if (!message) {
        item.problems.add(toolRules.finding, '@message', 'The error has neither a message nor a source.');
        return undefined;
      }
      const word = own(item.native, '@severity');
      return {
        message,
        category: categoryOf(data['@source']),
        severity: severities.get(word) ?? readSeverity(word) ?? 'medium',
        locations: readToolPlace(path, { startLine: Number(data['@line'] ?? 0) }, item),
      };
    },
  });
  // Checkstyle writes an exception for a file that it could not check, most often one that cannot be parsed.
  readToolList(draft, own(file, 'exception'), `${pointer}/exception`, {
    ...{ ...ranks, schema: z.unknown(), respell },
    toFinding: (_, item) => {
      const [first = ''] = typeof item.native === 'string' ? item.native.trim().split('\n', 1) : [];
      const message = `The linter could not check this file${first === '' ? '.' : `: ${first.trim()}`}`;
      const locations = readToolPlace(path, undefined, item);
      return { message, category: 'checkstyle', severity: 'high', locations };
    },
  });
}

/** Any word for a severity is read, and what is no line number counts as the whole file. */
function respell(native: Native): Native {
  if (!isObject(native)) return native;
  const { '@line': line, ...rest } = native;
  const { '@line': lineSchema, '@severity': severitySchema } = CheckstyleError.shape;
  return {
    ...(lineSchema.safeParse(line).success ? native : rest),
    ...(severitySchema.safeParse(native['@severity']).success ? {} : { '@severity': 'warning' }),
  };
}

/** The rule without what linters put before it: `eslint.rules.no-eval`, or the package of a Java class. */
function categoryOf(source = ''): string {
  const rule = source.trim().replace(/^(?:eslint|stylelint)\.rules\./, '');
  const [, className] =
    /^com\.puppycrawl\.tools\.checkstyle\..*\.([A-Za-z0-9]+)$/.exec(rule.slice(0, 300)) ?? [];
  return className?.replace(/Check$/, '') ?? (rule === '' ? 'checkstyle' : rule);
}
