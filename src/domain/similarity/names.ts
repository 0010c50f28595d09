const quoted = /`[^`\n]{1,80}`|(?<![\p{L}\p{N}])'[^'\n]{1,40}'(?![\p{L}\p{N}])|"[^"\n]{1,40}"/gu;
/** `camelCase`, `PascalCase` and `snake_case`, which prose does not have. */
const compound =
  /[\p{L}$]*(?:_[\p{L}\p{N}$_]*[\p{L}\p{N}][\p{L}\p{N}$_]*|[\p{Ll}\p{N}]\p{Lu}[\p{L}\p{N}$_]*)/gu;
const identifier = /[\p{L}_$][\p{L}\p{N}_$]*/gu;

/** A text taken apart into the code it names, in lower case, and the sentence around the names. */
export interface NamedText {
  readonly names: ReadonlySet<string>;
  readonly frame: string;
}

export function takeNames(text: string): NamedText {
  const names = new Set<string>();
  const take = (found: string) => {
    for (const name of found.match(identifier) ?? []) names.add(name.toLowerCase());
    return ' ';
  };
  const frame = text.replace(quoted, take).replace(compound, take);
  return { names, frame };
}

function nameSame(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 4 && long.includes(short);
}

/** Both name code, and no name of one is a name of the other or part of one. */
export function nameDifferent(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (one.size === 0 || other.size === 0) return false;
  for (const name of one) for (const second of other) if (nameSame(name, second)) return false;
  return true;
}
