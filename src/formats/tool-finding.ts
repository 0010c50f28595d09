import type { z } from 'zod';
import type { Location, Native, ParsedFinding, Severity } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { titleFrom } from '../model/title.ts';
import { own } from './own-document.ts';
import type { Context } from './parse-context.ts';
import { none, type Rule } from './rules.ts';
import { schemaProblems } from './schema-problems.ts';

/** What the formats of tools have in common. */
export interface ToolFinding {
  readonly message: string;
  /** The tool's rule, or the tool where it names none. */
  readonly category: string;
  readonly severity: Severity;
  readonly locations: readonly Location[];
  readonly references?: readonly string[];
  readonly fix?: { readonly text: string; readonly replacement?: string };
  readonly suppressed?: { readonly reason: string };
  /** The tool itself cannot tell whether this is a problem. */
  readonly requiresHuman?: boolean;
  readonly pointer: string;
  readonly native: Native;
}

/** Tools state no confidence, and what they report is there: it counts as high. */
export function toolFinding(tool: ToolFinding): ParsedFinding {
  const { message, category, severity, locations, references = [], fix, suppressed } = tool;
  const { requiresHuman = false, pointer, native } = tool;
  const paths = new Set(locations.map(({ path }) => path));
  const [first] = locations;
  return {
    scope:
      first === undefined
        ? 'system'
        : paths.size > 1
          ? 'multi-file'
          : first.startLine === undefined
            ? 'file'
            : 'inline',
    locations: paths.size > 1 ? locations : locations.slice(0, 1),
    ...(first === undefined ? { scopeText: category } : {}),
    title: titleFrom(message) ?? category,
    titleDerived: true,
    issue: message,
    category,
    severity,
    confidence: { band: 'high' },
    ...(fix === undefined ? {} : { fix: { ...fix, confidence: 'high' } }),
    references,
    ...(suppressed === undefined ? {} : { claimed: { corroboratedBy: [], contestedBy: [], suppressed } }),
    requiresHuman,
    preExisting: false,
    status: 'open',
    pointer,
    native,
  };
}

/** The last line of a range that ends before `endColumn`: an end in column 1 does not reach into its line. */
export function lastLine(start: number, end: number, endColumn: number | null | undefined): number {
  return endColumn === 1 && end > start ? end - 1 : end;
}

/** A place that a tool names beside its finding, as a reference. */
export function relatedPlace(path: string, line: number | undefined, message = ''): string {
  const where = line === undefined ? path : `${path}:${line}`;
  return message === '' ? where : `${where} — ${message}`;
}

/** A location from 1-based lines; `endLine` is left out for one line. */
export function lineLocation(path: string, startLine?: number, endLine?: number): Location {
  if (startLine === undefined) return { path, side: 'RIGHT' };
  return {
    path,
    startLine,
    ...(endLine === undefined || endLine <= startLine ? {} : { endLine }),
    side: 'RIGHT',
  };
}

/** The severity of the word in `value[key]`, for a finding that was refused. */
export function claimedSeverity(value: Native, key: string, scale: ReadonlyMap<unknown, Severity>) {
  const severity = scale.get(own(value, key));
  return severity === undefined ? {} : { claimedSeverity: severity };
}

interface ItemReader {
  readonly pointer: string;
  readonly context: Context;
  /** Of an item that cannot be read, and of one that is written in another way than its format has it. */
  readonly rules: { readonly malformed: Rule; readonly spelling: Rule };
  /** The item as the format would write it; used where reading is tolerant. */
  readonly respell: (native: Native) => Native;
}

/** One item of a tool's output; without data where a problem of grade `refused` says why. */
export function readItem<Data>(
  schema: z.ZodType<Data>,
  native: Native,
  { pointer, context, rules, respell }: ItemReader,
): { readonly data?: Data; readonly problems: readonly Problem[] } {
  const strict = schema.safeParse(native);
  if (strict.success) return { data: strict.data, problems: none };
  const faults = (error: z.ZodError, rule: Rule) =>
    schemaProblems(error, { value: native, pointer, ruleOf: () => rule });
  if (context.isTolerant !== true) return { problems: faults(strict.error, rules.malformed) };
  const { data, error } = schema.safeParse(respell(native));
  return error === undefined
    ? { data, problems: faults(strict.error, rules.spelling) }
    : { problems: faults(error, rules.malformed) };
}
