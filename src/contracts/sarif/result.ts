import type { Location, Native } from '../../domain/finding.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Context } from '../context.ts';
import { pointerTo } from '../json/pointer.ts';
import type { LineEdit } from '../line-edit.ts';
import { isRefusal, joined, none, problem, quote } from '../problem.ts';
import type { FindingReading } from '../read-findings.ts';
import { schemaProblems } from '../schema-problems.ts';
import { lineLocation, toolFinding } from '../tool-finding.ts';
import { readFix } from '../tool-fix.ts';
import { artifactPath } from './artifact-path.ts';
import { idOf, indexRules, messageText, type RuleIndex, ruleOf, severityOf } from './rule-of.ts';
import { type Region, type Replacement, type SarifLocation, SarifResult, type SarifRun } from './schema.ts';

export type RunContext = {
  readonly run: SarifRun;
  readonly context: Context;
  readonly rules: RuleIndex;
  /** The lines of each file that the log carries, by path. */
  readonly sources: ReadonlyMap<string, readonly string[]>;
};

/** What all results of one run share. */
export function runContext(run: SarifRun, context: Context): RunContext {
  const sources = new Map<string, readonly string[]>();
  for (const { location, contents } of run.artifacts ?? []) {
    const reading = contents?.text === undefined ? undefined : artifactPath(location, run, context.paths);
    if (reading?.ok === true && contents?.text !== undefined)
      sources.set(reading.path, contents.text.split(/\r?\n/));
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
  const { fix, problems: unsaid } = fixOf(data, { location: locations[0], pointer, shared });
  return {
    finding: toolFinding({
      message,
      category: category.trim() === '' ? 'sarif' : category,
      severity: severityOf(data, rule, run),
      locations,
      references: [...relatedPlaces(data, shared), ...(rule?.helpUri === undefined ? [] : [rule.helpUri])],
      ...(fix === undefined ? {} : { fix }),
      ...(suppression === undefined
        ? {}
        : { suppressed: { reason: suppression.justification ?? `suppressed ${suppression.kind}` } }),
      pointer,
      native,
    }),
    problems: joined(unlistedRule(data, rule === undefined, { run, pointer }), unsaid),
  };
}

/** One that is rejected or still under review keeps the result alive, whatever the others say. */
function acceptedSuppression({ suppressions = [] }: SarifResult) {
  return suppressions.every(({ status = 'accepted' }) => status === 'accepted') ? suppressions[0] : undefined;
}

function readLocations(
  written: readonly SarifLocation[],
  pointer: string,
  { run, context }: RunContext,
): { readonly locations: readonly Location[]; readonly problems: readonly Problem[] } {
  const locations: Location[] = [];
  const problems: Problem[] = [];
  for (const [index, { physicalLocation: place }] of written.entries()) {
    const reading = artifactPath(place?.artifactLocation, run, context.paths);
    if (reading === undefined) continue;
    if (reading.ok) locations.push(lineLocation(reading.path, ...linesOf(place?.region)));
    else {
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

/** SARIF 3.30: a region that ends in column 1 does not reach into its last line. */
function linesOf(region: Region | undefined): [number?, number?] {
  if (region?.startLine === undefined) return [];
  const end = region.endLine ?? region.startLine;
  return [region.startLine, region.endColumn === 1 && end > region.startLine ? end - 1 : end];
}

function relatedPlaces(data: SarifResult, { run, context }: RunContext): readonly string[] {
  return (data.relatedLocations ?? []).flatMap(({ physicalLocation: place, message }) => {
    const reading = artifactPath(place?.artifactLocation, run, context.paths);
    if (reading?.ok !== true) return [];
    const line = place?.region?.startLine;
    const where = line === undefined ? reading.path : `${reading.path}:${line}`;
    return [message?.text === undefined ? where : `${where} — ${message.text}`];
  });
}

type Place = {
  readonly location: Location | undefined;
  readonly pointer: string;
  readonly shared: RunContext;
};

/** Only one fix of one place in one file can become a suggestion; several are alternatives or reach further. */
function fixOf(data: SarifResult, { location, pointer, shared }: Place) {
  const { run, context, sources } = shared;
  const [fix] = data.fixes ?? [];
  if (fix === undefined) return { fix: undefined, problems: none };
  const [change] = fix.artifactChanges;
  const [replacement] = change?.replacements ?? [];
  const text = fix.description?.text ?? `Replace with: ${replacement?.insertedContent?.text ?? '(nothing)'}`;
  const path = artifactPath(change?.artifactLocation, run, context.paths);
  const isSingle =
    data.fixes?.length === 1 && fix.artifactChanges.length === 1 && change?.replacements.length === 1;
  const isHere = path?.ok === true && path.path === location?.path;
  const edit = isSingle && isHere && replacement !== undefined ? editOf(replacement, run) : undefined;
  return readFix(
    { text, edit },
    {
      location,
      changed: context.changed,
      rule: 'sarif/fix',
      pointer: pointerTo(pointer, 'fixes'),
      source: location === undefined ? undefined : sources.get(location.path),
    },
  );
}

const units = { utf16CodeUnits: 'utf-16', unicodeCodePoints: 'code-point' } as const;

function editOf({ deletedRegion, insertedContent }: Replacement, run: SarifRun): LineEdit | undefined {
  const {
    startLine,
    startColumn = 1,
    endLine = startLine,
    endColumn = Number.POSITIVE_INFINITY,
  } = deletedRegion;
  if (startLine === undefined || endLine === undefined) return undefined;
  return {
    range: { startLine, startColumn, endLine, endColumn },
    text: insertedContent?.text ?? '',
    unit: run.columnKind === undefined ? 'unstated' : units[run.columnKind],
  };
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
