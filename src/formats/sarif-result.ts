import type { Location, Native } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { pointerTo } from './json-reader.ts';
import type { Context } from './parse-context.ts';
import type { FindingReading } from './read-findings.ts';
import { isRefusal, joined, none, problem, quote } from './rules.ts';
import {
  idOf,
  indexRules,
  messageText,
  normalised,
  type Replacement,
  ruleOf,
  ruleText,
  SarifResult,
  type SarifRun,
  sarifRules,
  severityOf,
} from './sarif-log.ts';
import {
  artifactPath,
  namesOf,
  otherPlaces,
  type RunContext,
  readLocations,
  relatedPlaces,
  withPlaces,
} from './sarif-places.ts';
import { readItem, toolFinding } from './tool-finding.ts';
import { type LineEdit, readFix } from './tool-fix.ts';

/** What all results of one run share. */
export function runContext(run: SarifRun, context: Context): RunContext {
  return { run, context, rules: indexRules(run) };
}

export function readResult(native: Native, pointer: string, shared: RunContext): FindingReading {
  const { run, context } = shared;
  const { data, problems: spelling } = readItem(SarifResult, native, {
    ...{ pointer, context, respell: normalised },
    rules: { malformed: sarifRules.result, spelling: sarifRules.spelling },
  });
  if (data === undefined) return { problems: spelling };
  const rule = ruleOf(data, shared.rules);
  const said = messageText(data.message, rule, run);
  const borrowed = context.isTolerant === true ? (ruleText(rule) ?? idOf(data)) : undefined;
  const message = said === undefined ? borrowed : withPlaces(said, data, shared);
  if (message === undefined) return { problems: [emptyMessage(pointer)] };

  const { locations, problems } = readLocations(data.locations ?? [], pointer, shared);
  if (problems.some(isRefusal)) return { problems };

  const category = idOf(data) ?? rule?.id ?? run.tool.driver.name;
  const suppression = acceptedSuppression(data);
  const { fix, problems: unsaid } = fixOf(data, {
    location: locations[0],
    pointer: pointerTo(pointer, 'fixes'),
    run,
    context: shared.context,
  });
  return {
    finding: toolFinding({
      message,
      category: category.trim() === '' ? 'sarif' : category,
      severity: severityOf(data, rule, run),
      locations,
      references: [
        ...otherPlaces(locations),
        ...namesOf(data.locations ?? [], locations, shared),
        ...relatedPlaces(data, shared),
        ...(rule?.helpUri === undefined ? [] : [rule.helpUri]),
      ],
      requiresHuman: data.kind === 'review',
      ...(fix === undefined ? {} : { fix }),
      ...(suppression === undefined
        ? {}
        : { suppressed: { reason: suppression.justification ?? `suppressed ${suppression.kind}` } }),
      pointer,
      native,
    }),
    problems: joined(
      spelling,
      said === undefined ? [borrowedMessage(pointer)] : none,
      problems,
      unlistedRule(data, rule === undefined, { run, pointer }),
      unsaid,
    ),
  };
}

/** One that is rejected or still under review keeps the result alive, whatever the others say. */
function acceptedSuppression({ suppressions = [] }: SarifResult) {
  return suppressions.every(({ status = 'accepted' }) => status === 'accepted') ? suppressions[0] : undefined;
}

function emptyMessage(pointer: string): Problem {
  return problem(sarifRules.result, {
    path: pointerTo(pointer, 'message'),
    message: 'The result has no message text.',
    recommendation: 'Give `message.text`, or a `message.id` that the rule has.',
  });
}

function borrowedMessage(pointer: string): Problem {
  return problem(sarifRules.message, {
    path: pointerTo(pointer, 'message'),
    message: 'The result has no message text; what its rule says of itself is shown.',
    recommendation: 'Give `message.text`.',
  });
}

function unlistedRule(
  data: SarifResult,
  isMissing: boolean,
  { run, pointer }: { run: SarifRun; pointer: string },
): readonly Problem[] {
  const id = idOf(data);
  if (!isMissing || id === undefined || run.tool.driver.rules === undefined) return [];
  return [
    problem(sarifRules.rule, {
      path: pointerTo(pointer, 'ruleId'),
      message: `The rule ${quote(id)} is not among the tool's rules.`,
      recommendation: 'List the rule in `tool.driver.rules`.',
    }),
  ];
}

interface Place {
  readonly location: Location | undefined;
  /** Pointer to the fixes. */
  readonly pointer: string;
  readonly run: SarifRun;
  readonly context: Context;
}

/** Only one fix of one file can become a suggestion; several fixes are alternatives, several files reach further. */
function fixOf(
  { fixes = [] }: SarifResult,
  { location, pointer, run, context }: Place,
): ReturnType<typeof readFix> | { readonly fix: undefined; readonly problems: typeof none } {
  const [fix] = fixes;
  if (fix === undefined) return { fix: undefined, problems: none };
  const [change] = fix.artifactChanges;
  const replacements = change?.replacements ?? [];
  const written = replacements.map(({ insertedContent }) => insertedContent?.text || '(nothing)');
  const text = fix.description?.text ?? `Replace with: ${written.join('\n')}`;
  const path = artifactPath(change?.artifactLocation, run, context.paths);
  const isSingle = fixes.length === 1 && fix.artifactChanges.length === 1;
  const isHere = path?.ok === true && path.path === location?.path;
  const edits = isSingle && isHere ? editsOf(replacements, run) : undefined;
  return readFix({ text, edits }, { location, changed: context.changed, rule: sarifRules.fix, pointer });
}

const units = { utf16CodeUnits: 'utf-16', unicodeCodePoints: 'code-point' } as const;

/** Undefined as soon as one of them does not say its lines: a part of a fix is not the fix. */
function editsOf(replacements: readonly Replacement[], run: SarifRun): readonly LineEdit[] | undefined {
  const edits: LineEdit[] = [];
  for (const { deletedRegion, insertedContent } of replacements) {
    const { startLine, startColumn = 1, endLine = startLine, endColumn } = deletedRegion;
    if (startLine === undefined || endLine === undefined) return undefined;
    edits.push({
      range: { startLine, startColumn, endLine, endColumn: endColumn ?? Number.POSITIVE_INFINITY },
      text: insertedContent?.text ?? '',
      unit: run.columnKind === undefined ? 'unstated' : units[run.columnKind],
    });
  }
  return edits;
}
