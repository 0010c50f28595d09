import { z } from 'zod';
import type { Native } from '../model/finding.ts';
import type { Context, FormatDefinition, Reading } from './format-definition.ts';
import { emptied, isObject, own } from './json-value.ts';
import { DocumentDraft, stated } from './read-findings.ts';
import { quote } from './rules.ts';
import { readPart, readToolList, readToolPlace, toolRules } from './tool-finding.ts';

/** The XML of Checkstyle, as PHP_CodeSniffer, ktlint, golangci-lint, stylelint and ESLint write it too. */
export const checkstyle: FormatDefinition = {
  title: 'Checkstyle XML',
  rules: Object.values(toolRules),
  read: readCheckstyle,
};

/** Errors of no file are below one without a name, as PHPStan writes them. */
const CheckstyleFile = z.object({ '@name': z.string().optional() });

const CheckstyleError = z.object({
  '@line': z.string().optional(),
  /** golangci-lint leaves it empty. */
  '@severity': z.enum(['error', 'warning', 'info', 'ignore', '']).nullish(),
  '@message': z.string().optional(),
  '@source': z.string().optional(),
});

function readCheckstyle(value: Native, context: Context): Reading {
  const root = own(value, 'checkstyle');
  const draft = new DocumentDraft('checkstyle', context);
  if (!isObject(value) || Object.keys(value).join() !== 'checkstyle') {
    const message = 'The document must have one element at its root, `checkstyle`.';
    draft.problems.add(toolRules.document, [], message);
  }
  checkContent(root, ['file'], '/checkstyle', draft);
  const files = own(root, 'file');
  for (const [index, file] of Array.isArray(files) ? files.entries() : []) readFile(file, index, draft);
  return draft.finish({ native: isObject(root) ? { checkstyle: emptied(root, 'file') } : value });
}

/** Reports what an element holds beyond attributes and the elements that are read, such as the failure of the linter. */
function checkContent(native: Native | undefined, read: readonly string[], at: string, draft: DocumentDraft) {
  // An element without anything in it is an empty text.
  const content = isObject(native) ? native : { '#text': native ?? '' };
  for (const [name, value] of Object.entries(content)) {
    if (name.startsWith('@') || read.includes(name) || value === '') continue;
    const what = name === '#text' ? `the text ${quote(value)}` : `the element ${quote(name)}`;
    const message = `Only ${read.join(' and ')} elements are read there, and not ${what}.`;
    draft.problems.add(toolRules.document, `${at}/${name}`.split('/').slice(1), message);
  }
}

/** A line that can be commented on; what is no line number counts as the whole file. */
const lineNumber = /^\d{1,9}$/;

function readFile(file: Native, index: number, draft: DocumentDraft): void {
  const pointer = `/checkstyle/file/${index}`;
  const data = readPart(draft, CheckstyleFile, file, pointer);
  if (data === undefined) return;
  const { '@name': path = '' } = data;
  checkContent(file, ['error', 'exception'], pointer, draft);
  readToolList(draft, own(file, 'error'), `${pointer}/error`, {
    schema: CheckstyleError,
    severityKey: '@severity',
    isFinding: (native) => own(native, '@severity') !== 'ignore',
    toFinding: (error, item) => {
      const { '@message': message, '@source': source, '@line': line = '' } = error;
      return {
        message: stated(message)?.trim() ?? stated(source) ?? 'The linter reports a problem without a text.',
        category: categoryOf(source),
        severity: item.severity ?? 'medium',
        locations: readToolPlace(path, { startLine: lineNumber.test(line) ? Number(line) : 0 }, item),
      };
    },
  });
  // Checkstyle writes an exception for a file that it could not check, most often one that cannot be parsed.
  readToolList(draft, own(file, 'exception'), `${pointer}/exception`, {
    schema: z.unknown(),
    toFinding: (_, item) => {
      const [first = ''] = typeof item.native === 'string' ? item.native.trim().split('\n', 1) : [];
      const message = `The linter could not check this file${first === '' ? '.' : `: ${first.trim()}`}`;
      const locations = readToolPlace(path, {}, item);
      return { message, category: 'checkstyle', severity: 'high', locations };
    },
  });
}

/** The rule without what linters put before it: `eslint.rules.no-eval`, or the package of a Java class. */
function categoryOf(source = ''): string {
  const rule = source.trim().replace(/^(?:eslint|stylelint)\.rules\./, '');
  const [, className] =
    /^com\.puppycrawl\.tools\.checkstyle\..*\.([A-Za-z0-9]+)$/.exec(rule.slice(0, 300)) ?? [];
  return className?.replace(/Check$/, '') ?? (rule === '' ? 'checkstyle' : rule);
}
