import { z } from 'zod';
import type { FileText } from '../../domain/evidence/file-text.ts';
import type { GraphqlError } from './graphql.ts';

const Text = z.looseObject({ text: z.string().nullish(), isTruncated: z.boolean().optional() }).nullish();

const alias = (index: number) => `baseText${index}`;

/** Text files of the base commit as parts of a query on a repository, one alias each. */
export function selectBaseTexts(commit: string, paths: readonly string[]) {
  return {
    declarations: paths.map((_, index) => `, $${alias(index)}: String!`).join(''),
    selection: paths
      .map(
        (_, index) =>
          `${alias(index)}: object(expression: $${alias(index)}) { ... on Blob { text isTruncated } }`,
      )
      .join('\n'),
    variables: Object.fromEntries(paths.map((path, index) => [alias(index), `${commit}:${path}`])),
  };
}

export function concernsBaseText({ path }: GraphqlError): boolean {
  return typeof path?.[1] === 'string' && path[1].startsWith(alias(0).slice(0, -1));
}

/** The texts that exist; undefined when one of them could not be read whole, since then rules may be missing. */
export function readBaseTexts(
  answer: Readonly<Record<string, unknown>>,
  paths: readonly string[],
  errors: readonly GraphqlError[],
): readonly FileText[] | undefined {
  if (errors.some(concernsBaseText)) return undefined;
  const texts = paths.map((path, index) => ({ path, blob: Text.safeParse(answer[alias(index)]) }));
  if (texts.some(({ blob }) => !blob.success || blob.data?.isTruncated === true)) return undefined;
  return texts.flatMap(({ path, blob }) => (blob.data?.text == null ? [] : [{ path, text: blob.data.text }]));
}
