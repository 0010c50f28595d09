import { z } from 'zod';
import type { Native, Severity } from '../model/finding.ts';
import { isObject } from './json-value.ts';
import { readSeverity } from './read-values.ts';
import { deviation } from './rules.ts';

export const sarifRules = {
  place: deviation('sarif/place', 'A location names a file.'),
  failedRun: deviation('sarif/failed-run', 'Every invocation succeeded, so that silence means something.'),
};

const line = z.int().min(1).max(2_147_483_647);
const index = z.int().min(-1);

const Level = z.enum(['none', 'note', 'warning', 'error']);

const Message = z.object({
  text: z.string().optional(),
  markdown: z.string().optional(),
  id: z.string().optional(),
  arguments: z.array(z.string()).optional(),
});
type Message = z.infer<typeof Message>;

const ArtifactLocation = z.object({
  uri: z.string().optional(),
  uriBaseId: z.string().optional(),
  index: index.optional(),
});
export type ArtifactLocation = z.infer<typeof ArtifactLocation>;

const Region = z.object({
  startLine: line.optional(),
  startColumn: line.optional(),
  endLine: line.optional(),
  endColumn: line.optional(),
});
export type Region = z.infer<typeof Region>;

const Location = z.object({
  physicalLocation: z
    .object({ artifactLocation: ArtifactLocation.optional(), region: Region.optional() })
    .optional(),
  id: z.int().optional(),
  message: Message.optional(),
});

const Replacement = z.object({
  deletedRegion: Region,
  insertedContent: z.object({ text: z.string().optional() }).optional(),
});
export type Replacement = z.infer<typeof Replacement>;

export const SarifResult = z.object({
  ruleId: z.string().optional(),
  ruleIndex: index.optional(),
  rule: z
    .object({
      id: z.string().optional(),
      index: index.optional(),
      toolComponent: z.object({ index: index.optional() }).optional(),
    })
    .optional(),
  kind: z.enum(['notApplicable', 'pass', 'fail', 'review', 'open', 'informational']).optional(),
  level: Level.optional(),
  message: Message.nullish(),
  locations: z.array(Location).optional(),
  relatedLocations: z.array(Location).optional(),
  fixes: z
    .array(
      z.object({
        description: Message.optional(),
        artifactChanges: z.array(
          z.object({
            artifactLocation: ArtifactLocation,
            replacements: z.array(Replacement),
          }),
        ),
      }),
    )
    .optional(),
  suppressions: z
    .array(
      z.object({
        kind: z.enum(['inSource', 'external']),
        status: z.enum(['accepted', 'underReview', 'rejected']).optional(),
        justification: z.string().optional(),
      }),
    )
    .optional(),
  baselineState: z.enum(['new', 'unchanged', 'updated', 'absent']).optional(),
});
export type SarifResult = z.infer<typeof SarifResult>;

const Rule = z.object({
  id: z.string(),
  name: z.string().optional(),
  shortDescription: Message.optional(),
  fullDescription: Message.optional(),
  messageStrings: z.record(z.string(), Message).optional(),
  defaultConfiguration: z.object({ level: Level.optional() }).optional(),
  helpUri: z.string().optional(),
});
type SarifRule = z.infer<typeof Rule>;

const Component = z.object({
  name: z.string(),
  rules: z.array(Rule).optional(),
});

const run = {
  tool: z.object({ driver: Component, extensions: z.array(Component).optional() }),
  originalUriBaseIds: z.record(z.string(), ArtifactLocation).optional(),
  artifacts: z.array(z.object({ location: ArtifactLocation.optional() })).optional(),
  columnKind: z.enum(['utf16CodeUnits', 'unicodeCodePoints']).optional(),
  invocations: z.array(z.object({ executionSuccessful: z.boolean().optional() })).optional(),
};

/** Everything but the results, which are checked one by one. */
export const SarifFrame = z.object({
  version: z.literal('2.1.0'),
  runs: z.array(z.object({ ...run, results: z.array(z.unknown()).nullish() })),
});
export type SarifFrame = z.infer<typeof SarifFrame>;
export type SarifRun = SarifFrame['runs'][number];

/** SARIF 2.1.0 as far as it is read. */
export const SarifLog = z.object({
  version: z.literal('2.1.0'),
  runs: z.array(z.object({ ...run, results: z.array(SarifResult).nullish() })),
});

interface RuleSet {
  readonly listed: readonly SarifRule[];
  readonly byId: ReadonlyMap<string, SarifRule>;
}

/** The rules of a run's tool and of its extensions, ordered once for all its results. */
export interface RuleIndex {
  readonly driver: RuleSet;
  readonly extensions: readonly RuleSet[];
}

export function indexRules({ tool: { driver, extensions = [] } }: SarifRun): RuleIndex {
  const component = ({ rules = [] }: SarifRun['tool']['driver']): RuleSet => ({
    listed: rules,
    byId: new Map(rules.map((rule) => [rule.id, rule])),
  });
  return { driver: component(driver), extensions: extensions.map(component) };
}

/** The rule of a result: by index in its tool component, else by id. */
export function ruleOf(result: SarifResult, { driver, extensions }: RuleIndex): SarifRule | undefined {
  const { listed, byId } = extensions[result.rule?.toolComponent?.index ?? -1] ?? driver;
  return listed[result.rule?.index ?? result.ruleIndex ?? -1] ?? byId.get(idOf(result) ?? '');
}

export function idOf(result: SarifResult): string | undefined {
  return result.ruleId ?? result.rule?.id;
}

const severities = {
  error: 'high',
  warning: 'medium',
  note: 'low',
  none: 'info',
} as const satisfies Record<NonNullable<SarifResult['level']>, Severity>;

/** SARIF 3.27.10: a result that is no failure has level none; otherwise its own, the rule's default, or warning. */
export function severityOf(result: SarifResult, rule: SarifRule | undefined): Severity {
  if (result.kind !== undefined && result.kind !== 'fail' && result.level === undefined) return 'info';
  return severities[result.level ?? rule?.defaultConfiguration?.level ?? 'warning'];
}

/**
 * SARIF 3.11: the text itself, or a string of the rule; `{0}` is an argument, `{{` a brace. Undefined where there is
 * none, as some tools write for rules without a message.
 */
export function messageText(
  message: Message | null | undefined,
  rule: SarifRule | undefined,
): string | undefined {
  const shared = new Map(Object.entries(rule?.messageStrings ?? {})).get(message?.id ?? '');
  const template = message?.text ?? shared?.text ?? message?.markdown ?? shared?.markdown ?? '';
  const values = message?.arguments ?? [];
  const text = template.replace(/\{\{|\}\}|\{([0-9]{1,3})\}/g, (match, index: string | undefined) =>
    index === undefined ? match.slice(1) : (values[Number(index)] ?? match),
  );
  return text.trim() === '' ? undefined : text;
}

/** A text that describes the rule, for results without a message. */
export function ruleText(rule: SarifRule | undefined): string | undefined {
  const texts = [rule?.shortDescription?.text, rule?.fullDescription?.text, rule?.name, rule?.id];
  return texts.find((text) => text !== undefined && text.trim() !== '');
}

/** Keys of a region, which count from 1. */
const positions: ReadonlySet<string> = new Set(['startLine', 'endLine', 'startColumn', 'endColumn']);

const levels = { critical: 'error', high: 'error', medium: 'warning', low: 'note', info: 'none' } as const;

/**
 * The value as SARIF would write it where tools write it in another way: null for what is left out, a level in
 * another word, a line as text, and 0 for no line.
 */
export function respell(value: Native, key = ''): Native {
  if (positions.has(key)) return Number(value);
  if (key === 'level') {
    const severity = readSeverity(value);
    return severity === undefined ? value : levels[severity];
  }
  if (Array.isArray(value)) return value.map((each) => respell(each));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(
    ([name, each]) => each !== null && !(positions.has(name) && Number(each) === 0),
  );
  return Object.fromEntries(entries.map(([name, each]) => [name, respell(each, name)]));
}
