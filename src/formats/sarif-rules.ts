import { z } from 'zod';

const text = z.string().optional();

export const Level = z.enum(['none', 'note', 'warning', 'error']);

export const Message = z.object({
  text,
  markdown: text,
  id: text,
  arguments: z.array(z.string()).optional(),
});

const Rule = z.object({
  id: z.string(),
  guid: text,
  name: text,
  shortDescription: Message.optional(),
  fullDescription: Message.optional(),
  messageStrings: z.record(z.string(), Message).optional(),
  defaultConfiguration: z.object({ level: Level.optional() }).optional(),
  helpUri: text,
  properties: z.unknown().optional(),
});
export type SarifRule = z.infer<typeof Rule>;

const Component = z.object({ name: z.string(), guid: text, rules: z.array(Rule).optional() });
type Component = z.infer<typeof Component>;

export const Tool = z.object({ driver: Component, extensions: z.array(Component).optional() });
type Tool = z.infer<typeof Tool>;

/** Names one tool component of a run: its driver where nothing is said. SARIF 3.54. */
const ComponentReference = z.object({ index: z.int().min(-1).optional(), name: text, guid: text });

/** The part of a result that names its rule. */
export const ruleReference = {
  ruleId: text,
  ruleIndex: z.int().min(-1).optional(),
  rule: z
    .object({
      id: text,
      index: z.int().min(-1).optional(),
      guid: text,
      toolComponent: ComponentReference.optional(),
    })
    .optional(),
};
const RuleReference = z.object(ruleReference);
export type RuleReference = z.infer<typeof RuleReference>;

/** Finds the rule of a result in the component that it names; a rule of another component is none of it. */
export function ruleFinder({
  driver,
  extensions = [],
}: Tool): (result: RuleReference) => SarifRule | undefined {
  const all = [driver, ...extensions];
  const lists = new Map(all.map((each) => [each, new RuleList(each.rules)]));
  return (result) => {
    const { toolComponent } = result.rule ?? {};
    const id = idOf(result);
    if (toolComponent !== undefined) {
      const component = componentAt(toolComponent, driver, extensions);
      return component && lists.get(component)?.find(result);
    }
    const ofDriver = lists.get(driver);
    const exact = ofDriver?.find(result);
    if (exact !== undefined && (id === undefined || exact.id === id)) return exact;
    // Tools that name a rule of an extension by its id alone say so nowhere else.
    const [named, ...others] = extensions.flatMap((each) => lists.get(each)?.byId(id) ?? []);
    if (others.length > 0) return exact;
    return named?.id === id ? named : (exact ?? named);
  };
}

/** SARIF 3.54.2: by index among the extensions, by name or by guid; a reference that names nothing is the driver. */
function componentAt(
  { index = -1, name, guid }: z.infer<typeof ComponentReference>,
  driver: Component,
  extensions: readonly Component[],
): Component | undefined {
  const all = [driver, ...extensions];
  if (guid !== undefined) return all.find((each) => isSameGuid(each.guid, guid));
  if (index >= 0) return extensions[index];
  return name === undefined ? driver : all.find((each) => each.name === name);
}

function isSameGuid(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}

/** The id that a result gives of its rule, which may go on below it: `CA1000/1`. SARIF 3.27.5. */
export function idOf({ ruleId, rule }: RuleReference): string | undefined {
  return ruleId ?? rule?.id;
}

/** The rules of one component. */
class RuleList {
  readonly #rules: readonly SarifRule[];
  readonly #byId: ReadonlyMap<string, SarifRule>;

  constructor(rules: readonly SarifRule[] = []) {
    this.#rules = rules;
    this.#byId = new Map(rules.map((rule) => [rule.id, rule]));
  }

  /** By guid, by index where the rule there has the id, else by the id. */
  find(result: RuleReference): SarifRule | undefined {
    const { guid, index } = result.rule ?? {};
    const byGuid = guid === undefined ? undefined : this.#rules.find((each) => isSameGuid(each.guid, guid));
    if (byGuid !== undefined) return byGuid;
    const id = idOf(result);
    const indexed = this.#rules[index ?? result.ruleIndex ?? -1];
    const fits = indexed !== undefined && (id === undefined || `${id}/`.startsWith(`${indexed.id}/`));
    return fits ? indexed : this.byId(id);
  }

  /** The rule with the id, or else with the longest beginning of it. SARIF 3.52.4. */
  byId(id: string | undefined): SarifRule | undefined {
    for (let at = id; at !== undefined; at = parentId(at)) {
      const rule = this.#byId.get(at);
      if (rule !== undefined) return rule;
    }
    return undefined;
  }
}

function parentId(id: string): string | undefined {
  const end = id.lastIndexOf('/');
  return end === -1 ? undefined : id.slice(0, end);
}
