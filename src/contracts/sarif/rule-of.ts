import type { Severity } from '../../domain/severity.ts';
import type { Message, SarifResult, SarifRule, SarifRun } from './schema.ts';

/** The rule of a result: by index in its tool component, else by id, where `a/b` is a kind of `a`. */
export function ruleOf(result: SarifResult, run: SarifRun): SarifRule | undefined {
  const reference = result.rule?.toolComponent;
  const components = run.tool.extensions ?? [];
  const component =
    reference === undefined
      ? run.tool.driver
      : (components[reference.index ?? -1] ??
        components.find(({ name }) => name === reference.name) ??
        run.tool.driver);
  const listed = component.rules ?? [];
  const id = idOf(result);
  return (
    listed[result.rule?.index ?? result.ruleIndex ?? -1] ??
    (id === undefined ? undefined : listed.find((rule) => rule.id === id || id.startsWith(`${rule.id}/`)))
  );
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

/** SARIF 3.27.10: a result that is no failure has level none; otherwise its own, its rule's, or warning. */
export function severityOf(result: SarifResult, rule: SarifRule | undefined): Severity {
  if (result.kind !== undefined && result.kind !== 'fail' && result.level === undefined) return 'info';
  return severities[result.level ?? rule?.defaultConfiguration?.level ?? 'warning'];
}

/** SARIF 3.11: the text itself, or a string of the rule; `{0}` stands for an argument, `{{` for a brace. */
export function messageText(message: Message, rule: SarifRule | undefined): string {
  const strings = rule?.messageStrings;
  const id = message.id;
  const shared =
    strings !== undefined && id !== undefined && Object.hasOwn(strings, id) ? strings[id] : undefined;
  const template = message.text ?? shared?.text ?? message.markdown ?? shared?.markdown ?? '';
  const values = message.arguments ?? [];
  return template.replace(/\{\{|\}\}|\{([0-9]{1,3})\}/g, (match, index: string | undefined) =>
    index === undefined ? match.slice(1) : (values[Number(index)] ?? match),
  );
}
