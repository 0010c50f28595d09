import { z } from 'zod';
import type { Location, Native, Severity, ToolRule } from '../model/finding.ts';
import { project } from '../model/project.ts';
import { trimEnd } from '../model/text.ts';
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
import { isFile, readPath } from './places.ts';
import { DocumentDraft, stated } from './read-findings.ts';
import { decodeAddress, readSeverity } from './read-values.ts';
import { type ProblemList, quote, type Rules } from './rules.ts';
import { idOf, Level, Message, ruleFinder, ruleReference, type SarifRule, Tool } from './sarif-rules.ts';
import { addSchemaProblems } from './schema-problems.ts';
import {
  type LineEdit,
  readFix,
  readToolList,
  readToolPath,
  readToolPlace,
  relatedPlace,
  type ToolItem,
  toolRules,
} from './tool-finding.ts';

const line = z.int().min(1).max(2_147_483_647);
const index = z.int().min(-1);
const text = z.string().optional();

const ArtifactLocation = z.object({ uri: text, uriBaseId: text, index: index.optional() });
type ArtifactLocation = z.infer<typeof ArtifactLocation>;

const Region = z.object({
  startLine: line.optional(),
  startColumn: line.optional(),
  endLine: line.optional(),
  endColumn: line.optional(),
});

const SarifLocation = z.object({
  physicalLocation: z
    .object({ artifactLocation: ArtifactLocation.optional(), region: Region.optional() })
    .optional(),
  message: Message.optional(),
});

const Replacement = z.object({ deletedRegion: Region, insertedContent: z.object({ text }).optional() });
type Replacement = z.infer<typeof Replacement>;

const Fix = z.object({
  description: Message.optional(),
  artifactChanges: z.array(
    z.object({ artifactLocation: ArtifactLocation, replacements: z.array(Replacement) }),
  ),
});

const Suppression = z.object({
  kind: z.enum(['inSource', 'external']),
  status: z.enum(['accepted', 'underReview', 'rejected']).optional(),
  justification: text,
});

const SarifResult = z.object({
  ...ruleReference,
  kind: z.enum(['notApplicable', 'pass', 'fail', 'review', 'open', 'informational']).optional(),
  level: Level.optional(),
  message: Message.nullish(),
  locations: z.array(SarifLocation).optional(),
  relatedLocations: z.array(SarifLocation).optional(),
  fixes: z.array(Fix).optional(),
  suppressions: z.array(Suppression).optional(),
  baselineState: z.enum(['new', 'unchanged', 'updated', 'absent']).optional(),
});
type SarifResult = z.infer<typeof SarifResult>;

/** What the severity of a result depends on in addition to its level. */
const Ranked = SarifResult.pick({ ruleId: true, ruleIndex: true, rule: true, kind: true });
type Ranked = z.infer<typeof Ranked>;

const Run = z.object({
  tool: Tool,
  originalUriBaseIds: z.record(z.string(), ArtifactLocation).optional(),
  artifacts: z.array(z.object({ location: ArtifactLocation.optional() })).optional(),
  columnKind: z.enum(['utf16CodeUnits', 'unicodeCodePoints']).optional(),
  invocations: z
    .array(
      z.object({
        executionSuccessful: z.boolean().optional(),
        workingDirectory: ArtifactLocation.optional(),
      }),
    )
    .optional(),
  externalPropertyFileReferences: z.object({ results: z.array(z.unknown()).optional() }).optional(),
});

function logOf<Result extends z.ZodType>(result: Result) {
  const run = Run.extend({ results: z.array(result).nullish() });
  return z.object({ version: z.literal('2.1.0'), runs: z.array(run) });
}

/** Everything but the results, which are checked one by one. */
const SarifFrame = logOf(z.unknown());
type SarifRun = z.infer<typeof SarifFrame>['runs'][number];

/** SARIF 2.1.0 as far as it is read. */
const SarifLog = logOf(SarifResult);

/** Keys of a region, which count from 1. */
const positions: ReadonlySet<string> = new Set(['startLine', 'endLine', 'startColumn', 'endColumn']);

/** Other keys of numbers. */
const indexes: ReadonlySet<string> = new Set(['index', 'ruleIndex']);

const words = [
  ...['notApplicable', 'pass', 'fail', 'review', 'open', 'informational', 'inSource', 'external'],
  ...['accepted', 'underReview', 'rejected', 'new', 'unchanged', 'updated', 'absent'],
  ...['utf16CodeUnits', 'unicodeCodePoints', 'none', 'note', 'warning', 'error'],
];
const wordKeys: ReadonlySet<string> = new Set(['kind', 'level', 'status', 'baselineState', 'columnKind']);

/**
 * The value as SARIF would write it where tools write it in another way: null for what is left out, numbers as text, 0 or
 * -1 for no line, words in another case, a message that is only its text, no version.
 */
function respell(value: Native, key = ''): Native {
  if (positions.has(key) || indexes.has(key)) return Number(value);
  if (key === 'message' && typeof value === 'string') return { text: value };
  if (wordKeys.has(key) && typeof value === 'string') return sarifWord(value);
  if (Array.isArray(value)) return value.map((each) => respell(each));
  if (!isObject(value) || key === 'properties') return value;
  const entries = Object.entries(value).filter(
    ([name, each]) => each !== null && !(positions.has(name) && Number(each) <= 0),
  );
  return Object.fromEntries(entries.map(([name, each]) => [name, respell(each, name)]));
}

function sarifWord(written: string): string {
  const known = words.find((word) => word.toLowerCase() === written.trim().toLowerCase());
  const severity = readSeverity(written);
  return known ?? (severity === undefined ? written : writtenLevels[severity]);
}

/** The whole log in SARIF's spelling. */
function respellLog(value: Native): Native {
  const log = respell(value);
  return isObject(log) && own(log, 'version') === undefined ? { ...log, version: '2.1.0' } : log;
}

const rules = {
  place: { id: 'sarif/place', grade: 'deviation', summary: 'A location names a file.' },
  failedRun: {
    id: 'sarif/failed-run',
    grade: 'deviation',
    summary: 'Every invocation of the tool succeeded.',
  },
  results: {
    id: 'sarif/results',
    grade: 'deviation',
    summary: 'Every run has its results, and has them in the file.',
  },
} satisfies Rules;

export const sarif: FormatDefinition = {
  title: 'SARIF 2.1.0, as far as it is read',
  rules: [...Object.values(toolRules), ...Object.values(rules)],
  schema: SarifLog,
  read: readSarif,
  write: writeSarif,
  holds: hasFile,
};

/** SARIF 2.1.0, all runs together. */
function readSarif(value: Native, context: Context): Reading {
  const draft = new DocumentDraft('sarif', context);
  const runs = readFrame(value, draft);
  const natives = own(value, 'runs');
  for (const [index, run] of runs.entries()) {
    readRun(draft, run, own(own(natives, index), 'results'), `/runs/${index}/results`);
  }
  const areWhole = runs.map((run, index) => {
    const isSuccess = isSuccessful(run, index, draft.problems);
    return hasResults(run, index, draft.problems) && isSuccess;
  });
  const emptiedRuns = Array.isArray(natives) && natives.map((run) => emptied(run, 'results'));
  return draft.finish({
    native: isObject(value) && emptiedRuns ? { ...value, runs: emptiedRuns } : value,
    complete: runs.length > 0 && !areWhole.includes(false),
  });
}

/** The runs without their results. What is not in SARIF's spelling is reported. */
function readFrame(value: Native, { problems, context }: DocumentDraft): readonly SarifRun[] {
  const written = SarifFrame.safeParse(value);
  const isRespelled = !written.success && context.isTolerant === true;
  const { data, error } = isRespelled ? SarifFrame.safeParse(respellLog(value)) : written;
  const [rule, fault] =
    data === undefined ? [toolRules.document, error] : [toolRules.spelling, written.error];
  addSchemaProblems(problems, fault, value, () => rule);
  return data?.runs ?? [];
}

/** SARIF 3.14.23: a run without results looked for nothing. Those in another file are not here. */
function hasResults(run: SarifRun, index: number, problems: ProblemList): boolean {
  const elsewhere = run.externalPropertyFileReferences?.results ?? [];
  if (Array.isArray(run.results) && elsewhere.length === 0) return true;
  const [key, message] =
    elsewhere.length === 0
      ? ['results', 'The run has no list of results, so the tool does not say that it looked for any.']
      : ['externalPropertyFileReferences', 'Results of the run are in another file, which is not read.'];
  const advice = 'Write all results, `[]` where nothing was found, into this file.';
  problems.add(rules.results, ['runs', index, key], message, advice);
  return false;
}

/**
 * Whether no invocation says that it failed. A notification of level error does not count on its own: tools send it for
 * one file that they could not read, too.
 */
function isSuccessful({ invocations = [] }: SarifRun, index: number, problems: ProblemList): boolean {
  const failed = invocations.findIndex(({ executionSuccessful }) => executionSuccessful === false);
  if (failed === -1) return true;
  const at = ['runs', index, 'invocations', failed, 'executionSuccessful'];
  const advice = 'Run the tool again; until it succeeds, a missing result proves nothing.';
  problems.add(rules.failedRun, at, 'The tool says that it did not run successfully.', advice);
  return false;
}

/** SARIF 3.27.9: kinds of results that do not indicate a problem, nor ask a person to decide whether there is one. */
const harmless: ReadonlySet<unknown> = new Set(['pass', 'notApplicable', 'informational']);

/** A result that an earlier run had and this one has not, or one that is no problem by its kind, is no finding. */
function readRun(draft: DocumentDraft, run: SarifRun, results: Native | undefined, pointer: string): void {
  const ruleOf = ruleFinder(run.tool);
  readToolList(draft, results, pointer, {
    schema: SarifResult,
    respell,
    severityKey: 'level',
    claimed: (native, severity) => {
      const { data } = Ranked.safeParse(native);
      return data && severityOf(data, ruleOf(data), severity);
    },
    isFinding: (native) => !harmless.has(own(native, 'kind')) && own(native, 'baselineState') !== 'absent',
    toFinding: (result, item) => {
      const at = { run, item };
      const rule = ruleOf(result);
      const message = messageOf(result, rule, item);
      const locations = readLocations(result, at);
      const suppression = acceptedSuppression(result);
      return message === undefined
        ? undefined
        : {
            message,
            category: stated(idOf(result) ?? rule?.id ?? run.tool.driver.name) ?? 'sarif',
            rule: rule && aboutRule(rule),
            severity: severityOf(result, rule, item.severity),
            locations,
            references: [
              ...otherPlaces(locations),
              ...relatedPlaces(result, at),
              ...[stated(rule?.helpUri) ?? []].flat(),
            ],
            requiresHuman: result.kind === 'review',
            fix: fixOf(result, locations[0], at),
            suppressed: suppression && {
              reason: suppression.justification ?? `suppressed ${suppression.kind}`,
            },
          };
    },
  });
}

/** A rule's name, description and CWE; CodeQL and others write the latter as the tag `external/cwe/cwe-089`. */
function aboutRule({ name, shortDescription, fullDescription, properties }: SarifRule): ToolRule {
  const tags = own(properties, 'tags');
  const cwe = (Array.isArray(tags) ? tags.slice(0, 50) : []).flatMap((tag) => {
    const number =
      typeof tag === 'string' ? /\bcwe-0{0,4}([1-9]\d{0,4})\b/i.exec(tag.slice(0, 100))?.[1] : undefined;
    return number === undefined ? [] : [`CWE-${number}`];
  });
  const description = [shortDescription, fullDescription].flatMap((each) => each?.text ?? []).join('\n');
  return { name, description, cwe };
}

interface RunItem {
  readonly run: SarifRun;
  readonly item: ToolItem;
}

/**
 * SARIF 3.27.10: a result that is no failure has level none; otherwise its own, the rule's default, or warning. A score
 * for security is more exact than a level.
 */
function severityOf({ kind = 'fail' }: Ranked, rule: SarifRule | undefined, severity: Severity | undefined) {
  if (kind !== 'fail') return severity ?? 'info';
  const score = severityOfScore(own(rule?.properties, 'security-severity'));
  return score ?? severity ?? readSeverity(rule?.defaultConfiguration?.level) ?? 'medium';
}

/**
 * As GitHub's code scanning reads the score of a rule; undefined outside its range.
 * @see https://docs.github.com/en/code-security/reference/code-scanning/sarif-files/sarif-support-for-code-scanning
 */
function severityOfScore(written: unknown): Severity | undefined {
  const score = Number.parseFloat(String(written));
  if (!(score > 0 && score <= 10)) return undefined;
  if (score >= 9) return 'critical';
  if (score >= 7) return 'high';
  return score >= 4 ? 'medium' : 'low';
}

/** The message, or where there is none and reading is tolerant a text that describes the rule. */
function messageOf(result: SarifResult, rule: SarifRule | undefined, item: ToolItem): string | undefined {
  const text = messageText(result.message, rule);
  if (text !== undefined) return text;
  const descriptions = [rule?.shortDescription?.text, rule?.fullDescription?.text, rule?.name, rule?.id];
  const borrowed = descriptions.find((each) => stated(each) !== undefined) ?? idOf(result);
  if (item.context.isTolerant !== true || borrowed === undefined) {
    const advice = 'Give `message.text`, or a `message.id` that the rule has.';
    item.problems.add(toolRules.finding, 'message', 'The result has no message text.', advice);
    return undefined;
  }
  const message = 'The result has no message text; the description of its rule is shown.';
  item.problems.add(toolRules.spelling, 'message', message);
  return borrowed;
}

/**
 * SARIF 3.11: the text itself, or a string of the rule; `{0}` is an argument, `{{` a brace. `[text](1)` refers to a
 * related location, which is listed as a reference, and `\\[` is a bracket. Undefined where there is no text, as some
 * tools write for rules without a message.
 */
function messageText(message: SarifResult['message'], rule: SarifRule | undefined): string | undefined {
  const shared = new Map(Object.entries(rule?.messageStrings ?? {})).get(message?.id ?? '');
  const template = message?.text ?? shared?.text ?? message?.markdown ?? shared?.markdown ?? '';
  const values = message?.arguments ?? [];
  const text = template
    .replace(/\{\{|\}\}|\{([0-9]{1,3})\}/g, (match, index: string | undefined) =>
      index === undefined ? match.slice(1) : (values[Number(index)] ?? match),
    )
    .replace(/(?<!\\)\[([^[\]\\]{1,500})\]\([0-9]{1,9}\)/g, '$1')
    .replace(/\\([[\]])/g, '$1');
  return stated(text);
}

/** The path that an artifact is at, from its base on, to be read; undefined when the location names none. */
function artifactPath(location: ArtifactLocation | undefined, { run, item }: RunItem): string | undefined {
  const artifact = indexed(location, run);
  if (artifact?.uri === undefined) return undefined;
  const { uri } = artifact;
  const alone = isUri(uri) ? uri : decodeAddress(uri, uri);
  const base = artifact.uriBaseId === undefined ? workingFolder(run) : baseUri(artifact.uriBaseId, run);
  if (isUri(uri) || base === undefined) return alone;
  const joined = joinUri(base, uri);
  const whole = isUri(joined) ? joined : decodeAddress(joined, joined);
  const { paths, changed } = item.context;
  // Some tools name the root of the repository by any base, or paths from the root with a folder as the base.
  if (!readPath(whole, paths, 'tool').ok) return changed === undefined ? alone : whole;
  return [whole, alone].find((each) => isFile(each, item.context)) ?? whole;
}

/** SARIF 3.14.14: a base may be below another one. */
function baseUri(id: string, run: SarifRun, below: readonly string[] = []): string | undefined {
  const base = new Map(Object.entries(run.originalUriBaseIds ?? {})).get(id);
  if (base?.uri === undefined || below.includes(id)) return undefined;
  const parent = base.uriBaseId === undefined ? undefined : baseUri(base.uriBaseId, run, [...below, id]);
  return parent === undefined || isUri(base.uri) ? base.uri : joinUri(parent, base.uri);
}

/** SARIF 3.20.19: where the tool ran, if that was one folder. */
function workingFolder({ invocations = [] }: SarifRun): string | undefined {
  const folders = new Set(invocations.map(({ workingDirectory }) => workingDirectory?.uri));
  const [folder] = folders;
  return folders.size === 1 && folder !== undefined && isUri(folder) ? folder : undefined;
}

function joinUri(base: string, uri: string): string {
  return `${trimEnd(base, '/')}/${uri}`;
}

/** A location may stand for one in the run's table of artifacts. */
function indexed(location: ArtifactLocation | undefined, run: SarifRun): ArtifactLocation | undefined {
  if (location?.uri !== undefined || location?.index === undefined) return location;
  return run.artifacts?.[location.index]?.location ?? location;
}

function isUri(uri: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\//i.test(uri);
}

/** A colon after more than a drive letter: an image with its tag, a package, or a URL that is no file's. */
const notAPath = /^(?!file:)[^/:][^:]{1,500}:/i;

/**
 * The places of a result, first the one that lies in the change. What locations name that are no files, such as an image
 * or a URL, has none.
 */
function readLocations({ locations: written = [] }: SarifResult, at: RunItem): readonly Location[] {
  const { problems, context, unplaced } = at.item;
  const places: (readonly Location[])[] = [];
  for (const [index, { physicalLocation: place }] of written.entries()) {
    const artifact = place?.artifactLocation;
    const name = indexed(artifact, at.run)?.uri?.trim();
    const path = artifactPath(artifact, at);
    if (name !== undefined && notAPath.test(name) && context.changed?.has(name) !== true) {
      unplaced.push({ name, isOutside: false });
      const message = `${quote(name)} is not the path of a file, so the finding is shown without a place.`;
      const advice = 'Name the file, and the line if there is one.';
      problems.add(rules.place, ['locations', index], message, advice);
    } else if (path !== undefined) {
      const keys = ['locations', index, 'physicalLocation', 'artifactLocation'];
      places.push(readToolPlace(path, place?.region ?? {}, at.item, keys));
    }
  }
  const first =
    places.find(([place]) => isChanged(place, context)) ?? places.find(([place]) => isIn(place, context));
  return [...(first ?? []), ...places.filter((each) => each !== first).flat()];
}

function isIn(place: Location | undefined, { changed }: Context): boolean {
  return place !== undefined && changed?.has(place.path) === true;
}

function isChanged(place: Location | undefined, { changed }: Context): boolean {
  return place?.startLine !== undefined && changed?.isChanged(place.path, place.startLine) === true;
}

/** SARIF 3.27.12: the places of a result all have to change. Those in one file cannot all carry its comment. */
function otherPlaces(locations: readonly Location[]): readonly string[] {
  const [first, ...others] = locations;
  if (first === undefined || others.some(({ path }) => path !== first.path)) return [];
  const lines = others.flatMap(({ startLine }) => (startLine === first.startLine ? [] : (startLine ?? [])));
  return [...new Set(lines)].map((line) => `${first.path}:${line}`);
}

function relatedPlaces({ relatedLocations = [] }: SarifResult, at: RunItem): readonly string[] {
  return relatedLocations.flatMap(({ physicalLocation: place, message }) => {
    const path = artifactPath(place?.artifactLocation, at);
    return path === undefined ? [] : relatedPlace(path, place?.region?.startLine, message?.text, at.item);
  });
}

/** One that is rejected or still under review keeps the result alive, whatever the others say. */
function acceptedSuppression({ suppressions = [] }: SarifResult) {
  return suppressions.every(({ status = 'accepted' }) => status === 'accepted') ? suppressions[0] : undefined;
}

/** Only one fix of one file can become a suggestion; several fixes are alternatives, several files reach further. */
function fixOf({ fixes = [] }: SarifResult, location: Location | undefined, at: RunItem) {
  const [fix] = fixes;
  if (fix === undefined) return undefined;
  const [change, ...others] = fix.artifactChanges;
  const replacements = change?.replacements ?? [];
  const written = replacements.map(({ insertedContent }) => insertedContent?.text || '(nothing)');
  const text = fix.description?.text ?? `Replace with: ${written.join('\n')}`;
  const path = readToolPath(artifactPath(change?.artifactLocation, at) ?? '', at.item.context);
  const isHere = path.ok && path.path === location?.path;
  const edits = isHere && fixes.length === 1 && others.length === 0 ? editsOf(replacements, at.run) : [];
  return readFix({ text, edits, key: 'fixes', location }, at.item);
}

const units = { utf16CodeUnits: 'utf-16', unicodeCodePoints: 'code-point' } as const;

/** None as soon as one of them does not say its lines: a part of a fix is not the fix. */
function editsOf(replacements: readonly Replacement[], { columnKind }: SarifRun): readonly LineEdit[] {
  const edits = replacements.flatMap(({ deletedRegion, insertedContent }) => {
    const { startLine, startColumn = 1, endLine = startLine, endColumn } = deletedRegion;
    if (startLine === undefined || endLine === undefined) return [];
    const text = insertedContent?.text ?? '';
    const unit: LineEdit['unit'] = columnKind === undefined ? 'unstated' : units[columnKind];
    return { startLine, startColumn, endLine, endColumn: endColumn ?? Number.POSITIVE_INFINITY, text, unit };
  });
  return edits.length === replacements.length ? edits : [];
}

/** GitHub's code scanning lists only results of these levels. */
const writtenLevels = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'note',
  info: 'note',
} as const;

/** SARIF 2.1.0 as GitHub's code scanning takes it: each result has a rule, and a place with a line. */
function writeSarif({ findings }: WritableReview): Written {
  const driver = {
    name: project.name,
    version: project.version,
    informationUri: `https://github.com/${project.home}`,
    rules: [...new Set(findings.map(({ category }) => category))].map(toRule),
  };
  const run = { tool: { driver }, columnKind: 'utf16CodeUnits', results: findings.map(toResult) };
  const $schema = 'https://json.schemastore.org/sarif-2.1.0.json';
  return { ok: true, document: { $schema, version: '2.1.0', runs: [run] } };
}

function toRule(category: string) {
  const text = { text: category };
  return { id: category, shortDescription: text, fullDescription: text, help: text };
}

function toResult(finding: WritableFinding) {
  const { category, severity, fix, implications, references, suppressed, locations } = finding;
  const paragraphs = [titledText(finding), implications, fix?.text, references.join('\n')];
  const places = locations.map((each) => ({
    artifactLocation: { uri: each.path.split('/').map(encodeURIComponent).join('/') },
    region: regionOf(each),
  }));
  const [place] = places;
  const isSuggested = fix?.replacement !== undefined && locations[0]?.startLine !== undefined;
  const replacements = [{ deletedRegion: place?.region, insertedContent: { text: fix?.replacement } }];
  const change = { artifactLocation: place?.artifactLocation, replacements };
  return {
    ruleId: category,
    level: writtenLevels[severity],
    message: { text: paragraphs.filter((each) => each !== undefined && each !== '').join('\n\n') },
    locations: places.map((physicalLocation) => ({ physicalLocation })),
    ...(isSuggested && { fixes: [{ description: { text: fix.text }, artifactChanges: [change] }] }),
    ...(suppressed && { suppressions: [{ kind: 'external', justification: suppressed.reason }] }),
  };
}

/** Code scanning requires a line, so a finding about a whole file is at its first one. */
function regionOf({ startLine = 1, endLine = startLine }: Location) {
  return { startLine, endLine };
}
