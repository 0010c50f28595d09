const quoted = /`[^`\n]{1,80}`|(?<![\p{L}\p{N}])'[^'\n]{1,40}'(?![\p{L}\p{N}])|"[^"\n]{1,40}"/gu;
const called = /(?<![\p{L}\p{N}_$.])[\p{L}_$][\p{L}\p{N}_$.]{0,80}\(/gu;
/** Matches members with their object, such as `rows.Close`. */
const member = /(?<![\p{L}\p{N}_$.])[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)+/gu;
/** `total is never used`: a lower-case subject at the start of a text is an identifier. */
const subject =
  /(?<=^|\n)\p{Ll}[\p{L}\p{N}_$]*(?= (?:is|are|was|can|could|may|might|has|does|must|never)\b)/gu;
const word = /[\p{L}\p{N}_$]+/gu;
const identifier = /[\p{L}_$][\p{L}\p{N}_$]*/gu;
const number = /(?<![\p{L}\p{N}_$.])\d+(?:[.,]\d+)*(?![\p{L}\p{N}_$])/gu;

/** The code and the numbers in a text, in lower case, and the sentence around them. */
export interface Named {
  readonly names: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
  readonly frame: string;
}

/** `camelCase`, `PascalCase` and `snake_case`, which do not occur in prose. */
function isCompound(text: string): boolean {
  const underscore = text.indexOf('_');
  return (
    /[\p{Ll}\p{N}]\p{Lu}/u.test(text) || (underscore !== -1 && /[\p{L}\p{N}]/u.test(text.slice(underscore)))
  );
}

/** Separates the names and numbers in a text from the rest. A word of the text's `code` is a name. */
export function takeNames(text: string, code: string): Named {
  const inCode = new Set(code.match(identifier));
  const names = new Set<string>();
  const numbers = new Set<string>();
  const take = (found: string) => {
    for (const name of found.match(identifier) ?? []) names.add(name.toLowerCase());
    for (const each of found.match(number) ?? []) numbers.add(each);
    return ' ';
  };
  const frame = [quoted, called, member, subject]
    .reduce((rest, pattern) => rest.replace(pattern, take), text)
    .replace(word, (each) => (inCode.has(each) || isCompound(each) ? take(each) : each))
    .replace(number, take);
  return { names, numbers, frame };
}

function hasOwn(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const each of one) if (!other.has(each)) return true;
  return false;
}

/** Whether each names code, or each a number, that the other does not. */
export function nameDifferent(one: Named, other: Named): boolean {
  return (['names', 'numbers'] as const).some(
    (kind) => hasOwn(one[kind], other[kind]) && hasOwn(other[kind], one[kind]),
  );
}
