import { z } from 'zod';
import type { GraphqlError } from '../transport/graphql.ts';

/** A commit, a tree, a submodule or a file; only the last has a text, unless it is binary. */
const Thing = z.object({
  oid: z.string(),
  text: z.string().nullish(),
  isTruncated: z.boolean().nullish(),
});
export type Thing = z.infer<typeof Thing>;

/** One object to ask for: a commit, or `COMMIT:PATH`. */
export interface Wanted {
  readonly expression: string;
  readonly text: boolean;
}

/** What expressions name; null where they name nothing. One that GitHub could not answer for is missing. */
export type Objects = ReadonlyMap<string, Thing | null>;

/** Each object once; with its text where anybody wants that. */
export function eachOnce(wanted: readonly Wanted[]): readonly Wanted[] {
  const all = new Map<string, Wanted>();
  for (const each of wanted) {
    const text = each.text || all.get(each.expression)?.text === true;
    all.set(each.expression, { ...each, text });
  }
  return [...all.values()];
}

const alias = (index: number) => `object${index}`;

/** Objects as parts of a query on a repository, one alias each. */
export function selectObjects(wanted: readonly Wanted[]) {
  return {
    declarations: wanted.map((_, index) => `, $${alias(index)}: String!`).join(''),
    selection: wanted
      .map(({ text }, index) => {
        const fields = `oid ${text ? '... on Blob { text isTruncated }' : ''}`;
        return `${alias(index)}: object(expression: $${alias(index)}) { ${fields} }`;
      })
      .join('\n'),
    variables: Object.fromEntries(wanted.map(({ expression }, index) => [alias(index), expression])),
  };
}

/** Errors that leave the rest of an answer usable: the object stays unknown. */
export function concernsObject({ path }: GraphqlError): boolean {
  return typeof path?.[1] === 'string' && /^object\d+$/.test(path[1]);
}

/** `answer` is the repository of an answer to `selectObjects`. */
export function readObjects(
  answer: Readonly<Record<string, unknown>>,
  wanted: readonly Wanted[],
  errors: readonly GraphqlError[],
): Objects {
  const failed = new Set(errors.map(({ path }) => path?.[1]));
  return new Map(
    wanted.flatMap(({ expression }, index) => {
      const thing = Thing.nullish().safeParse(answer[alias(index)]);
      return failed.has(alias(index)) || !thing.success ? [] : [[expression, thing.data ?? null] as const];
    }),
  );
}
