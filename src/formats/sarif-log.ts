import { z } from 'zod';
import type { Location as FindingLocation, Native } from '../model/finding.ts';
import { project } from '../model/project.ts';
import { titledText, type WritableFinding, type WritableReview, type Written } from './format-definition.ts';
import { isObject } from './json-value.ts';

const line = z.int().min(1).max(2_147_483_647);
const index = z.int().min(-1);
const text = z.string().optional();

const Level = z.enum(['none', 'note', 'warning', 'error']);

const Message = z.object({
  text,
  markdown: text,
  id: text,
  arguments: z.array(z.string()).optional(),
});

const ArtifactLocation = z.object({ uri: text, uriBaseId: text, index: index.optional() });
export type ArtifactLocation = z.infer<typeof ArtifactLocation>;

const Region = z.object({
  startLine: line.optional(),
  startColumn: line.optional(),
  endLine: line.optional(),
  endColumn: line.optional(),
});

const Location = z.object({
  physicalLocation: z
    .object({ artifactLocation: ArtifactLocation.optional(), region: Region.optional() })
    .optional(),
  id: z.int().optional(),
  message: Message.optional(),
});

const Replacement = z.object({ deletedRegion: Region, insertedContent: z.object({ text }).optional() });
export type Replacement = z.infer<typeof Replacement>;

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

export const SarifResult = z.object({
  ruleId: text,
  ruleIndex: index.optional(),
  rule: z
    .object({
      id: text,
      index: index.optional(),
      toolComponent: z.object({ index: index.optional() }).optional(),
    })
    .optional(),
  kind: z.enum(['notApplicable', 'pass', 'fail', 'review', 'open', 'informational']).optional(),
  level: Level.optional(),
  message: Message.nullish(),
  locations: z.array(Location).optional(),
  relatedLocations: z.array(Location).optional(),
  fixes: z.array(Fix).optional(),
  suppressions: z.array(Suppression).optional(),
  baselineState: z.enum(['new', 'unchanged', 'updated', 'absent']).optional(),
});
export type SarifResult = z.infer<typeof SarifResult>;

const Rule = z.object({
  id: z.string(),
  name: text,
  shortDescription: Message.optional(),
  fullDescription: Message.optional(),
  messageStrings: z.record(z.string(), Message).optional(),
  defaultConfiguration: z.object({ level: Level.optional() }).optional(),
  helpUri: text,
});
export type SarifRule = z.infer<typeof Rule>;

const Component = z.object({ name: z.string(), rules: z.array(Rule).optional() });

const Run = z.object({
  tool: z.object({ driver: Component, extensions: z.array(Component).optional() }),
  originalUriBaseIds: z.record(z.string(), ArtifactLocation).optional(),
  artifacts: z.array(z.object({ location: ArtifactLocation.optional() })).optional(),
  columnKind: z.enum(['utf16CodeUnits', 'unicodeCodePoints']).optional(),
  invocations: z.array(z.object({ executionSuccessful: z.boolean().optional() })).optional(),
});

function logOf<Result extends z.ZodType>(result: Result) {
  const run = Run.extend({ results: z.array(result).nullish() });
  return z.object({ version: z.literal('2.1.0'), runs: z.array(run) });
}

/** Everything but the results, which are checked one by one. */
export const SarifFrame = logOf(z.unknown());
export type SarifRun = z.infer<typeof SarifFrame>['runs'][number];

/** SARIF 2.1.0 as far as it is read. */
export const SarifLog = logOf(SarifResult);

/** Keys of a region, which count from 1. */
const positions: ReadonlySet<string> = new Set(['startLine', 'endLine', 'startColumn', 'endColumn']);

/**
 * The value as SARIF would write it where tools write it in another way: null for what is left out, a line as text, and 0
 * for no line.
 */
export function respell(value: Native, key = ''): Native {
  if (positions.has(key)) return Number(value);
  if (Array.isArray(value)) return value.map((each) => respell(each));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(
    ([name, each]) => each !== null && !(positions.has(name) && Number(each) === 0),
  );
  return Object.fromEntries(entries.map(([name, each]) => [name, respell(each, name)]));
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
export function writeSarif({ findings }: WritableReview): Written {
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
    ...(isSuggested && { fixes: [{ description: { text: fix?.text }, artifactChanges: [change] }] }),
    ...(suppressed && { suppressions: [{ kind: 'external', justification: suppressed.reason }] }),
  };
}

/** Code scanning requires a line, so a finding about a whole file is at its first one. */
function regionOf({ startLine = 1, endLine = startLine }: FindingLocation) {
  return { startLine, endLine };
}
