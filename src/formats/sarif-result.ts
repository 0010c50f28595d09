import type { Location, Native } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { pointerTo } from './json-reader.ts';
import type { LineEdit } from './line-edit.ts';
import type { Context } from './parse-context.ts';
import type { FindingReading } from './read-findings.ts';
import { isRefusal, joined, none, problem, quote } from './rules.ts';
import { artifactPath, type CarriedText, carriedText, linesOf } from './sarif-places.ts';
import { idOf, indexRules, messageText, type RuleIndex, ruleOf, severityOf } from './sarif-rule-of.ts';
import { type Replacement, type SarifLocation, SarifResult, type SarifRun } from './sarif-schema.ts';
import { schemaProblems } from './schema-problems.ts';
import { lineLocation, relatedPlace, toolFinding } from './tool-finding.ts';
import { readFix } from './tool-fix.ts';

interface RunContext {
  readonly run: SarifRun;
  readonly context: Context;
  readonly rules: RuleIndex;
  /** Each file whose text the log carries, by path. */
  readonly sources: ReadonlyMap<string, CarriedText>;
}

/** What all results of one run share. */
export function runContext(run: SarifRun, context: Context): RunContext {
  const sources = new Map<string, CarriedText>();
  for (const { location, contents, encoding = run.defaultEncoding } of run.artifacts ?? []) {
    const reading = contents?.text === undefined ? undefined : artifactPath(location, run, context.paths);
    if (reading?.ok === true && contents?.text !== undefined)
      sources.set(reading.path, carriedText(contents.text, encoding));
  }
  return { run, context, rules: indexRules(run), sources };
}

export function readResult(native: Native, pointer: string, shared: RunContext): FindingReading {
  const { run } = shared;
  const parsed = SarifResult.safeParse(native);
  if (!parsed.success) {
    return {
      problems: schemaProblems(parsed.error, { value: native, pointer, ruleOf: () => 'sarif/result' }),
    };
  }
  const { data } = parsed;
  const rule = ruleOf(data, shared.rules);
  const message = messageText(data.message, rule, run);
  if (message.trim() === '') return { problems: [emptyMessage(pointer)] };

  const { locations, problems } = readLocations(data.locations ?? [], pointer, shared);
  if (problems.some(isRefusal)) return { problems };

  const category = idOf(data) ?? rule?.id ?? run.tool.driver.name;
  const suppression = acceptedSuppression(data);
  const { fix, problems: unsaid } = fixOf(data, {
    location: locations[0],
    pointer: pointerTo(pointer, 'fixes'),
    run,
    context: shared.context,
    source: locations[0] && shared.sources.get(locations[0].path),
  });
  return {
    finding: toolFinding({
      message,
      category: category.trim() === '' ? 'sarif' : category,
      severity: severityOf(data, rule, run),
      locations,
      references: [
        ...otherPlaces(locations),
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
    problems: joined(problems, unlistedRule(data, rule === undefined, { run, pointer }), unsaid),
  };
}

/** One that is rejected or still under review keeps the result alive, whatever the others say. */
function acceptedSuppression({ suppressions = [] }: SarifResult) {
  return suppressions.every(({ status = 'accepted' }) => status === 'accepted') ? suppressions[0] : undefined;
}

function readLocations(
  written: readonly SarifLocation[],
  pointer: string,
  { run, context, sources }: RunContext,
): { readonly locations: readonly Location[]; readonly problems: readonly Problem[] } {
  const locations: Location[] = [];
  const problems: Problem[] = [];
  for (const [index, { physicalLocation: place }] of written.entries()) {
    const reading = artifactPath(place?.artifactLocation, run, context.paths);
    if (reading === undefined) continue;
    if (reading.ok) {
      const lines = linesOf(place?.region, sources.get(reading.path));
      locations.push(lineLocation(reading.path, ...(lines ?? [])));
      if (lines === undefined) problems.push(unknownLines(pointerTo(pointer, 'locations', index)));
    } else {
      problems.push(
        problem('sarif/path', {
          path: pointerTo(pointer, 'locations', index, 'physicalLocation', 'artifactLocation'),
          type: 'path',
          message: `The location ${quote(place?.artifactLocation?.uri)} ${reading.message}.`,
          recommendation: reading.recommendation,
        }),
      );
    }
  }
  return { locations, problems };
}

/** SARIF 3.27.12: the places of a result all have to change. Those in one file cannot all carry its comment. */
function otherPlaces(locations: readonly Location[]): readonly string[] {
  const [first, ...others] = locations;
  if (first === undefined || others.some(({ path }) => path !== first.path)) return [];
  const lines = others.flatMap(({ startLine }) => (startLine === first.startLine ? [] : (startLine ?? [])));
  return [...new Set(lines)].map((line) => `${first.path}:${line}`);
}

function relatedPlaces(data: SarifResult, { run, context }: RunContext): readonly string[] {
  return (data.relatedLocations ?? []).flatMap(({ physicalLocation: place, message }) => {
    const reading = artifactPath(place?.artifactLocation, run, context.paths);
    if (reading?.ok !== true) return [];
    return [relatedPlace(reading.path, place?.region?.startLine, message?.text)];
  });
}

function unknownLines(pointer: string): Problem {
  return problem('sarif/region', {
    path: pointerTo(pointer, 'physicalLocation', 'region'),
    type: 'line',
    message:
      'The region counts characters or bytes of a text that the log does not carry: the whole file is meant.',
    recommendation: 'Give `startLine`, or the text as `contents` in the artifacts of the run.',
  });
}

function emptyMessage(pointer: string): Problem {
  return problem('sarif/result', {
    path: pointerTo(pointer, 'message'),
    type: 'missing',
    message: 'The result has no message text.',
    recommendation: 'Give `message.text`, or a `message.id` that the rule has.',
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
    problem('sarif/rule', {
      path: pointerTo(pointer, 'ruleId'),
      type: 'reference',
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
  readonly source: CarriedText | undefined;
}

/** Only one fix of one file can become a suggestion; several fixes are alternatives, several files reach further. */
function fixOf(
  { fixes = [] }: SarifResult,
  { location, pointer, run, context, source }: Place,
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
  return readFix(
    { text, edits },
    { location, changed: context.changed, rule: 'sarif/fix', pointer, source: source?.lines },
  );
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
