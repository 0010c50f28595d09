import { z } from 'zod';
import type { Native } from '../model/finding.ts';
import type { Context, FormatDefinition, Reading } from './format-definition.ts';
import { emptied, own, pointerTo } from './json-value.ts';
import { type LinterReport, linterReports, type Path } from './linter-reports.ts';
import { DocumentDraft, stated } from './read-findings.ts';
import { readSeverity } from './read-values.ts';
import { quote, type Rules } from './rules.ts';
import { readToolList, readToolPlace, type ToolFinding, type ToolItem, toolRules } from './tool-finding.ts';

const rules = {
  failure: {
    id: 'linter-json/failure',
    grade: 'deviation',
    summary: 'The tool reports no failure of its own.',
  },
} satisfies Rules;

/** The JSON of linters that write it in their own way, read by a table of where each has what. */
export const linterJson: FormatDefinition = {
  title: 'JSON of linters',
  rules: [...Object.values(toolRules), ...Object.values(rules)],
  read: readLinterJson,
};

/** The tool whose report has the shape of the value. */
export function linterReportOf(value: Native): LinterReport | undefined {
  return linterReports.find((report) => hasShape(value, report));
}

function hasShape(value: Native, { requires, ofItems }: LinterReport): boolean {
  if (ofItems === undefined) return !Array.isArray(value) && hasAll(value, requires);
  const items = at(value, ofItems);
  return Array.isArray(items) && items.some((item) => hasAll(item, requires));
}

/** A loop, since there may be thousands of items. */
function hasAll(value: Native, paths: readonly Path[]): boolean {
  for (const path of paths) if (at(value, path) === undefined) return false;
  return true;
}

function at(value: Native, path: Path): Native | undefined {
  let inner: Native | undefined = value;
  for (const key of path) inner = own(inner, key);
  return inner;
}

function readLinterJson(value: Native, context: Context): Reading {
  const draft = new DocumentDraft('linter-json', context);
  const report = linterReportOf(value);
  if (report === undefined) {
    const tools = [...new Set(linterReports.map(({ tool }) => tool))].join(', ');
    const advice = 'Have the tool write SARIF or Checkstyle, and name that format.';
    draft.problems.add(toolRules.document, [], `The output is no report of ${tools}.`, advice);
    return draft.finish({ native: value });
  }
  // The objects that have a list of findings each: the report, or each of its files.
  const files = report.isByFile === true && Array.isArray(value) ? value : undefined;
  for (const [index, group] of (files ?? [value]).entries()) {
    const toGroup = files === undefined ? [] : [index];
    const pointer = pointerTo('', ...toGroup, ...report.findings);
    const list = at(group, report.findings);
    // Some tools write null for no findings.
    if (!Array.isArray(list) && list !== null)
      draft.problems.add(toolRules.document, pointer.split('/').slice(1), 'The findings are no list.');
    readToolList(draft, list, pointer, {
      schema: z.unknown(),
      toFinding: (_, item) => findingOf(item, report, group),
    });
    for (const path of report.failures ?? []) {
      const failure = stated(textAt(group, path));
      if (failure === undefined) continue;
      draft.problems.add(rules.failure, [...toGroup, ...path], `The tool failed: ${quote(failure)}.`);
    }
  }
  const [key] = report.findings;
  const native = Array.isArray(value) ? [] : typeof key === 'string' ? emptied(value, key) : value;
  const complete = draft.problems.problems.every(({ rule }) => rule !== rules.failure.id);
  return draft.finish({ native, complete });
}

function findingOf(item: ToolItem, report: LinterReport, group: Native): ToolFinding | undefined {
  const { native, problems } = item;
  const message = report.message
    .map((path) => stated(textAt(native, path)))
    .find((text) => text !== undefined);
  if (message === undefined) {
    problems.add(toolRules.finding, report.message[0] ?? [], 'The finding has no text.');
    return undefined;
  }
  return {
    message,
    category: stated(textAt(native, report.rule)) ?? report.tool.toLowerCase(),
    severity: readSeverity(at(native, report.severity)) ?? 'medium',
    locations: placeOf(item, report, group),
  };
}

/** A place that is there and cannot be read must not be lost. */
function placeOf(item: ToolItem, report: LinterReport, group: Native) {
  const written = at(item.native, report.path) ?? (report.isByFile ? at(group, report.path) : undefined);
  if (written === undefined || written === null) return [];
  if (typeof written !== 'string') {
    const advice = `Have ${report.tool} write SARIF or Checkstyle, or use a newer version of it.`;
    item.problems.add(toolRules.finding, report.path, 'The path of the finding is no text.', advice);
    return [];
  }
  const lineAt = (path: Path) => {
    const written = at(item.native, path);
    const line = typeof written === 'string' ? Number.parseFloat(written) : written;
    return Number.isInteger(line) ? Number(line) + 1 - (report.firstLine ?? 1) : undefined;
  };
  const lines = { startLine: lineAt(report.line), endLine: lineAt(report.endLine ?? report.line) };
  return readToolPlace(written, lines, item, report.path);
}

function textAt(value: Native, path: Path): string | undefined {
  const text = at(value, path);
  return typeof text === 'number' ? String(text) : typeof text === 'string' ? text : undefined;
}
