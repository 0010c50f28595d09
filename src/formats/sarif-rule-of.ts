import type { Severity } from '../model/severity.ts';
import type { Message, SarifResult, SarifRule, SarifRun } from './sarif-schema.ts';

interface Component {
  readonly listed: readonly SarifRule[];
  readonly byId: ReadonlyMap<string, SarifRule>;
}

/** The rules of a run, ordered once for all its results. */
export interface RuleIndex {
  readonly driver: Component;
  readonly extensions: readonly Component[];
  /** By name, and by guid. */
  readonly named: ReadonlyMap<string, Component>;
}

export function indexRules({ tool }: SarifRun): RuleIndex {
  const component = ({ rules = [] }: SarifRun['tool']['driver']): Component => ({
    listed: rules,
    byId: new Map(rules.map((rule) => [rule.id, rule])),
  });
  const extensions = (tool.extensions ?? []).map(component);
  const named = (tool.extensions ?? []).flatMap(({ name, guid = name }, index) => {
    const extension = extensions[index];
    return extension === undefined ? [] : [name, guid].map((key) => [key, extension] as const);
  });
  return {
    driver: component(tool.driver),
    extensions,
    named: new Map(named),
  };
}

/** SARIF 3.52.4: a rule id may be a rule's own with parts after it; more parts than this are not looked for. */
const maxParts = 8;

/** The rule of a result: by index in its tool component, else by id, where `a/b` is a kind of `a`. */
export function ruleOf(result: SarifResult, { driver, extensions, named }: RuleIndex): SarifRule | undefined {
  const reference = result.rule?.toolComponent;
  const byReference = named.get(reference?.guid ?? '') ?? named.get(reference?.name ?? '');
  const component = extensions[reference?.index ?? -1] ?? byReference ?? driver;
  const byIndex = component.listed[result.rule?.index ?? result.ruleIndex ?? -1];
  if (byIndex !== undefined) return byIndex;
  let id = idOf(result);
  for (let part = 0; id !== undefined && part < maxParts; part += 1) {
    const rule = component.byId.get(id);
    if (rule !== undefined) return rule;
    const slash: number = id.lastIndexOf('/');
    id = slash === -1 ? undefined : id.slice(0, slash);
  }
  return undefined;
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

/**
 * SARIF 3.27.10: a result that is no failure has level none; otherwise its own, what its invocation sets for the
 * rule, the rule's default, or warning.
 */
export function severityOf(result: SarifResult, rule: SarifRule | undefined, run: SarifRun): Severity {
  if (result.kind !== undefined && result.kind !== 'fail' && result.level === undefined) return 'info';
  const level = result.level ?? overriddenLevel(result, rule, run) ?? rule?.defaultConfiguration?.level;
  return severities[level ?? 'warning'];
}

/** Only a run of one invocation says whose override holds for a result that does not name its invocation. */
function overriddenLevel(
  result: SarifResult,
  rule: SarifRule | undefined,
  { invocations = [], tool }: SarifRun,
) {
  const only = invocations.length === 1 ? 0 : -1;
  const overrides = invocations[result.provenance?.invocationIndex ?? only]?.ruleConfigurationOverrides ?? [];
  return overrides.find(
    ({ descriptor: { id, index = -1 } }) =>
      rule !== undefined && (id === rule.id || tool.driver.rules?.[index] === rule),
  )?.configuration.level;
}

/** SARIF 3.11: the text itself, or a string of the rule or its tool; `{0}` is an argument, `{{` a brace. */
export function messageText(message: Message, rule: SarifRule | undefined, { tool }: SarifRun): string {
  const shared =
    sharedMessage(message.id, rule?.messageStrings) ??
    sharedMessage(message.id, tool.driver.globalMessageStrings);
  const template = message.text ?? shared?.text ?? message.markdown ?? shared?.markdown ?? '';
  const values = message.arguments ?? [];
  return template.replace(/\{\{|\}\}|\{([0-9]{1,3})\}/g, (match, index: string | undefined) =>
    index === undefined ? match.slice(1) : (values[Number(index)] ?? match),
  );
}

function sharedMessage(
  id: string | undefined,
  strings: Readonly<Record<string, Message>> | undefined,
): Message | undefined {
  return id !== undefined && strings !== undefined && Object.hasOwn(strings, id) ? strings[id] : undefined;
}
