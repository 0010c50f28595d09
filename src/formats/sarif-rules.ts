import { z } from 'zod';

/** Names one tool component of a run: its driver where nothing is said. SARIF 3.54. */
const ComponentReference = z.object({
  index: z.int().min(-1).optional(),
  name: z.string().optional(),
  guid: z.string().optional(),
});

/** The part of a result that names its rule. */
export const ruleReference = {
  ruleId: z.string().optional(),
  ruleIndex: z.int().min(-1).optional(),
  rule: z
    .object({
      id: z.string().optional(),
      index: z.int().min(-1).optional(),
      guid: z.string().optional(),
      toolComponent: ComponentReference.optional(),
    })
    .optional(),
};
const RuleReference = z.object(ruleReference);
export type RuleReference = z.infer<typeof RuleReference>;

interface Rule {
  readonly id: string;
  readonly guid?: string | undefined;
}

interface Component<R> {
  readonly name: string;
  readonly guid?: string | undefined;
  readonly rules?: readonly R[] | undefined;
}

interface Tool<R> {
  readonly driver: Component<R>;
  readonly extensions?: readonly Component<R>[] | undefined;
}

/** Finds the rule of a result in the component that it names; a rule of another component is none of it. */
export function ruleFinder<R extends Rule>({ driver, extensions = [] }: Tool<R>) {
  const all = [driver, ...extensions];
  const lists = new Map(all.map((each) => [each, new RuleList(each.rules)]));
  return (result: RuleReference): R | undefined => {
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
    const named = extensions.flatMap((each) => lists.get(each)?.byId(id) ?? []);
    return named.length === 1 && named[0]?.id === id ? named[0] : (exact ?? only(named));
  };
}

function only<R>(all: readonly R[]): R | undefined {
  return all.length === 1 ? all[0] : undefined;
}

/** SARIF 3.54.2: by index among the extensions, by name or by guid; a reference that names nothing is the driver. */
function componentAt<R>(
  { index = -1, name, guid }: z.infer<typeof ComponentReference>,
  driver: Component<R>,
  extensions: readonly Component<R>[],
): Component<R> | undefined {
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
class RuleList<R extends Rule> {
  readonly #rules: readonly R[];
  readonly #byId: ReadonlyMap<string, R>;

  constructor(rules: readonly R[] = []) {
    this.#rules = rules;
    this.#byId = new Map(rules.map((rule) => [rule.id, rule]));
  }

  /** By guid, by index where the rule there has the id, else by the id. */
  find(result: RuleReference): R | undefined {
    const { guid, index } = result.rule ?? {};
    const byGuid = guid === undefined ? undefined : this.#rules.find((each) => isSameGuid(each.guid, guid));
    if (byGuid !== undefined) return byGuid;
    const id = idOf(result);
    const indexed = this.#rules[index ?? result.ruleIndex ?? -1];
    const fits = indexed !== undefined && (id === undefined || `${id}/`.startsWith(`${indexed.id}/`));
    return fits ? indexed : this.byId(id);
  }

  /** The rule with the id, or else with the longest beginning of it. SARIF 3.52.4. */
  byId(id: string | undefined): R | undefined {
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
