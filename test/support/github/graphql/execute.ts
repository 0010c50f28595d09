import { schema } from '@octokit/graphql-schema';
import {
  buildSchema,
  type DocumentNode,
  execute,
  type FieldNode,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
  validate,
} from 'graphql';
import { z } from 'zod';
import { ApiError, type ErrorType } from '../errors.ts';
import type { Token } from '../model/world.ts';
import type { GitHubStandIn } from '../stand-in.ts';
import { mutations } from './mutation.ts';
import { typeNameOf, types } from './types.ts';
import { Viewer } from './viewer.ts';

let built: GraphQLSchema | undefined;

/** GitHub's published schema; built once a process, on first use. */
function githubSchema(): GraphQLSchema {
  built ??= buildSchema(schema.idl, { assumeValid: true, noLocation: true });
  return built;
}

/** @see https://docs.github.com/en/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api#node-limit */
const maxNodes = 500_000;

/** Every page counts with its full size, as often as what it hangs on can be there. */
function possibleNodes({ selections }: SelectionSetNode, times: number): number {
  return selections.reduce((sum, selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) throw new Error('The stand-in counts no named fragments.');
    const size = selection.kind === Kind.FIELD ? pageSize(selection) : undefined;
    const here = times * (size ?? 1);
    const below = selection.selectionSet === undefined ? 0 : possibleNodes(selection.selectionSet, here);
    return sum + (size === undefined ? 0 : here) + below;
  }, 0);
}

function pageSize({ arguments: given = [] }: FieldNode): number | undefined {
  const size = given.find(({ name }) => name.value === 'first' || name.value === 'last')?.value;
  return size?.kind === Kind.INT ? Number(size.value) : undefined;
}

/** Each query that was read, and what is wrong with it: clients send the same few again and again. */
const readings = new Map<string, Reading>();

interface Reading {
  readonly document: DocumentNode;
  readonly problems: readonly string[];
}

function readQuery(query: string): Reading {
  const known = readings.get(query);
  if (known !== undefined) return known;
  const document = parse(query);
  const reading = { document, problems: problemsIn(document) };
  readings.set(query, reading);
  return reading;
}

const GraphQLRequest = z.object({
  query: z.string().transform((query, { addIssue }) => {
    try {
      return readQuery(query);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      addIssue('The query is not GraphQL.');
      return z.NEVER;
    }
  }),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/** What a request is about, for the journal; empty where it cannot be read. */
export function describeGraphQL(body: unknown): {
  readonly write: boolean;
  readonly operations: readonly string[];
} {
  const definitions = GraphQLRequest.safeParse(body).data?.query.document.definitions ?? [];
  const operations = definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? [one] : []));
  return {
    write: operations.some(({ operation }) => operation === OperationTypeNode.MUTATION),
    operations: operations.flatMap(({ selectionSet }) =>
      selectionSet.selections.flatMap((field) => (field.kind === Kind.FIELD ? [field.name.value] : [])),
    ),
  };
}

/**
 * The body that GitHub answers with status 200, whether the request is valid or not. What a client must not ask is a
 * violation: an invalid query, or a field that the stand-in does not know.
 */
export async function answerGraphQL(
  { world, violations }: GitHubStandIn,
  token: Token,
  body: unknown,
): Promise<Readonly<Record<string, unknown>>> {
  const request = GraphQLRequest.safeParse(body);
  const problems = request.success
    ? request.data.query.problems
    : request.error.issues.map(({ message }) => message);
  violations.push(...problems.map((problem) => `GraphQL: ${problem}`));
  if (!request.success || problems.length > 0) return { errors: problems.map((message) => ({ message })) };
  const { query, variables, operationName } = request.data;
  const { data, errors = [] } = await execute({
    schema: githubSchema(),
    document: query.document,
    contextValue: new Viewer(world, token),
    variableValues: variables ?? {},
    operationName: operationName ?? null,
    fieldResolver: resolveField,
    typeResolver: typeNameOf,
  });
  violations.push(...errors.flatMap(violationsIn).map((problem) => `GraphQL: ${problem}`));
  return { data, ...(errors.length > 0 && { errors: errors.map(printError) }) };
}

function problemsIn(document: DocumentNode): readonly string[] {
  const problems = validate(githubSchema(), document).map(({ message }) => message);
  if (problems.length > 0) return problems;
  const nodes = document.definitions.reduce(
    (sum, one) => (one.kind === Kind.OPERATION_DEFINITION ? sum + possibleNodes(one.selectionSet, 1) : sum),
    0,
  );
  if (nodes <= maxNodes) return [];
  return [
    `This query requests up to ${nodes} possible nodes which exceeds the maximum limit of ${maxNodes}.`,
  ];
}

class UnknownField extends Error {}

const resolvers = { ...types, Mutation: mutations };

/** Properties of models that GraphQL names otherwise than they are named here. */
const aliases = new Map([
  ['id', 'nodeId'],
  ['databaseId', 'id'],
  ['url', 'htmlUrl'],
]);

/** By the table of types; else the property of the model with the field's name, null where it is undefined. */
const resolveField: GraphQLFieldResolver<object, Viewer> = (source, args, viewer, info) => {
  const { fieldName, parentType } = info;
  const resolve = Reflect.get(Reflect.get(resolvers, parentType.name) ?? {}, fieldName);
  if (typeof resolve === 'function') return resolve(source, args, viewer);
  if (fieldName === 'clientMutationId') return null;
  const isModel = 'nodeId' in source;
  if (isModel && fieldName === 'fullDatabaseId') return String(Reflect.get(source, 'id'));
  const property = (isModel && aliases.get(fieldName)) || fieldName;
  if (property in source) return Reflect.get(source, property) ?? null;
  throw new UnknownField(`The stand-in does not know ${parentType.name}.${fieldName}`);
};

function printError(error: GraphQLError): Readonly<Record<string, unknown>> {
  const { originalError, path, locations } = error;
  const known = originalError instanceof ApiError ? originalError : undefined;
  const detail = (known?.errors ?? []).map((one) =>
    typeof one === 'string' ? one : (one.message ?? one.code),
  );
  return {
    type: known?.type ?? 'INTERNAL',
    path,
    locations,
    message: detail.length > 0 ? detail.join(', ') : error.message,
  };
}

const mistakes: readonly ErrorType[] = ['VALIDATION', 'ARGUMENT_LIMIT'];

/** Refusals are GitHub's; anything else is a mistake of the query, or of the stand-in. */
function violationsIn(error: GraphQLError): readonly string[] {
  const { originalError } = error;
  if (!(originalError instanceof ApiError)) return [originalError?.stack ?? error.message];
  return mistakes.includes(originalError.type) ? [error.message] : [];
}
