import type { Native, Severity } from '../model/finding.ts';
import { project } from '../model/project.ts';
import {
  type Context,
  type FormatDefinition,
  hasFile,
  type Reading,
  titledText,
  type WritableFinding,
  type WritableReview,
  type Written,
} from './format-definition.ts';
import { emptied, isObject, own } from './json-value.ts';
import { type FindingsReading, mergeReadings, readFindings } from './read-findings.ts';
import { ProblemList } from './rules.ts';
import { respell, SarifFrame, SarifLog, type SarifRun, sarifRules } from './sarif-log.ts';
import { readResult, runContext } from './sarif-result.ts';
import { addSchemaProblems } from './schema-problems.ts';
import { claimedSeverity, toolDocument, toolRules } from './tool-finding.ts';

export const sarif: FormatDefinition = {
  title: 'SARIF 2.1.0, as far as it is read',
  rules: [...Object.values(toolRules), ...Object.values(sarifRules)],
  schema: SarifLog,
  read: readSarif,
  write: writeSarif,
  holds: hasFile,
};

/**
 * SARIF 2.1.0, all runs together. Results that are no problem by their kind, or that an earlier run had and this one
 * has not, are no findings.
 */
function readSarif(value: Native, context: Context): Reading {
  const written = SarifFrame.safeParse(value);
  const isRespelled = !written.success && context.isTolerant === true;
  const { data, error } = isRespelled ? SarifFrame.safeParse(respell(value)) : written;
  const frame = new ProblemList('');
  addSchemaProblems(frame, error, { value, ruleOf: () => toolRules.document });
  const runs = data?.runs ?? [];
  const read = runs.map((run, index) => readRun(run, index, { value, context }));
  const isSuccess = runs.map((run, index) => isSuccessful(run, index, frame));
  // A log without runs, or a run without results, means that nothing was looked for.
  const isLooked = runs.length > 0 && runs.every(({ results }) => Array.isArray(results));
  return toolDocument('sarif', mergeReadings(read), {
    native: withoutResults(value),
    frame,
    isComplete: isLooked && !isSuccess.includes(false),
  });
}

interface LogContext {
  readonly value: Native;
  readonly context: Context;
}

function readRun(run: SarifRun, index: number, { value, context }: LogContext): FindingsReading {
  const results = own(own(own(value, 'runs'), index), 'results');
  const shared = runContext(run, context);
  return readFindings(Array.isArray(results) ? results : [], `/runs/${index}/results`, {
    context,
    read: (native, problems) => readResult(native, problems, shared),
    describe: (native) => claimedSeverity(native, 'level', severityOfLevel),
    isFinding: (native) => !isNothing(native),
  });
}

const severityOfLevel: ReadonlyMap<unknown, Severity> = new Map([
  ['error', 'high'],
  ['warning', 'medium'],
  ['note', 'low'],
  ['none', 'info'],
]);

/** SARIF 3.27.9: kinds of results that do not indicate a problem, nor ask a person to decide whether there is one. */
const harmless: ReadonlySet<unknown> = new Set(['pass', 'notApplicable', 'informational']);

function isNothing(native: Native): boolean {
  return harmless.has(own(native, 'kind')) || own(native, 'baselineState') === 'absent';
}

function withoutResults(value: Native): Native {
  const runs = own(value, 'runs');
  if (!isObject(value) || !Array.isArray(runs)) return value;
  return { ...value, runs: runs.map((run) => (isObject(run) ? emptied(run, 'results') : run)) };
}

/**
 * Whether no invocation says that it failed. A notification of level error does not count on its own: tools send it for
 * one file that they could not read, too.
 */
function isSuccessful({ invocations = [] }: SarifRun, index: number, problems: ProblemList): boolean {
  const failed = invocations.findIndex(({ executionSuccessful }) => executionSuccessful === false);
  if (failed === -1) return true;
  const at = ['runs', index, 'invocations', failed, 'executionSuccessful'];
  const advice = 'Run the tool again; that it found nothing else now proves nothing.';
  problems.add(sarifRules.failedRun, at, 'The tool says that it did not run successfully.', advice);
  return false;
}

/** GitHub's code scanning lists only results of these levels. */
const levels = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'note',
  info: 'note',
} as const satisfies Record<Severity, string>;

/** SARIF 2.1.0 as GitHub's code scanning takes it: each result has a rule, and a place with a line. */
function writeSarif({ findings }: WritableReview): Written {
  const document = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: project.name,
            version: project.version,
            informationUri: `https://github.com/${project.home}`,
            rules: [...new Set(findings.map(({ category }) => category))].map(toRule),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map(toResult),
      },
    ],
  };
  return { ok: true, document };
}

function toRule(category: string) {
  const text = { text: category };
  return { id: category, shortDescription: text, fullDescription: text, help: text };
}

function toResult(finding: WritableFinding) {
  const { category, severity, fix, implications, references, suppressed } = finding;
  const paragraphs = [titledText(finding), implications, fix?.text, references.join('\n')];
  return {
    ruleId: category,
    level: levels[severity],
    message: { text: paragraphs.filter((each) => each !== undefined && each !== '').join('\n\n') },
    locations: finding.locations.map((location) => ({
      physicalLocation: { artifactLocation: { uri: uriOf(location.path) }, region: regionOf(location) },
    })),
    ...fixesOf(finding),
    ...(suppressed === undefined
      ? {}
      : { suppressions: [{ kind: 'external', justification: suppressed.reason }] }),
  };
}

type Lines = Pick<WritableFinding['locations'][number], 'startLine' | 'endLine'>;

/** Code scanning requires a line, so a finding about a whole file is at its first one. */
function regionOf({ startLine = 1, endLine = startLine }: Lines) {
  return { startLine, endLine };
}

function uriOf(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function fixesOf({ fix, locations: [location] }: WritableFinding) {
  if (fix?.replacement === undefined || location?.startLine === undefined) return {};
  const replacements = [{ deletedRegion: regionOf(location), insertedContent: { text: fix.replacement } }];
  const artifactChanges = [{ artifactLocation: { uri: uriOf(location.path) }, replacements }];
  return { fixes: [{ description: { text: fix.text }, artifactChanges }] };
}
