import { schema } from '@octokit/graphql-schema';
import {
  buildSchema,
  type DocumentNode,
  execute,
  type FieldNode,
  type GraphQLError,
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
import type { Token, World } from '../model/world.ts';
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

/** What is wrong with a query that could give more nodes than GitHub allows; undefined where nothing is. */
function nodeLimitProblem(document: DocumentNode): string | undefined {
  const nodes = document.definitions.reduce(
    (sum, definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? sum + possibleNodes(definition.selectionSet, 1) : sum,
    0,
  );
  return nodes > maxNodes
    ? `This query requests up to ${nodes} possible nodes which exceeds the maximum limit of ${maxNodes}.`
    : undefined;
}

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

const GraphQLRequest = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

interface GraphQLAnswer {
  readonly body: Readonly<Record<string, unknown>>;
  /** What a client must not ask: an invalid query, or a field that the stand-in does not know. */
  readonly violations: readonly string[];
}

/** What a request is about, for the journal; empty where it cannot be read. */
export function describeGraphQL(body: unknown): {
  readonly write: boolean;
  readonly operations: readonly string[];
} {
  const request = GraphQLRequest.safeParse(body);
  const document = request.success ? tryParse(request.data.query) : undefined;
  const definitions = (document?.definitions ?? []).flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? [definition] : [],
  );
  return {
    write: definitions.some((definition) => definition.operation === OperationTypeNode.MUTATION),
    operations: definitions.flatMap((definition) =>
      definition.selectionSet.selections.flatMap((field) =>
        field.kind === Kind.FIELD ? [field.name.value] : [],
      ),
    ),
  };
}

/** Answers a request as GitHub does: a valid or an invalid one, both with status 200. */
export async function answerGraphQL(world: World, token: Token, body: unknown): Promise<GraphQLAnswer> {
  const request = GraphQLRequest.safeParse(body);
  if (!request.success) return refused(['A GraphQL request needs a `query`.']);
  const { query, variables, operationName } = request.data;
  const document = tryParse(query);
  if (document === undefined) return refused(['The query is not GraphQL.']);
  const problems = validate(githubSchema(), document);
  if (problems.length > 0) return refused(problems.map((problem) => problem.message));
  const tooMuch = nodeLimitProblem(document);
  if (tooMuch !== undefined) return refused([tooMuch]);
  const result = await execute({
    schema: githubSchema(),
    document,
    rootValue: {},
    contextValue: new Viewer(world, token),
    variableValues: variables ?? {},
    operationName: operationName ?? null,
    fieldResolver: resolveField,
    typeResolver: typeNameOf,
  });
  const errors = result.errors ?? [];
  const answer = {
    ...(result.data === undefined ? {} : { data: result.data }),
    ...(errors.length === 0 ? {} : { errors: errors.map(printError) }),
  };
  return { body: answer, violations: errors.flatMap(violationsIn) };
}

class UnknownField extends Error {}

const resolvers = { ...types, Mutation: mutations };

/** By the table of types; else the property of the model with the field's name, null where it is undefined. */
const resolveField: GraphQLFieldResolver<object, Viewer> = (source, args, viewer, info) => {
  const { fieldName, parentType } = info;
  const resolve = Reflect.get(Reflect.get(resolvers, parentType.name) ?? {}, fieldName);
  if (typeof resolve === 'function') return resolve(source, args, viewer);
  if (fieldName === 'clientMutationId') return null;
  const isModel = 'nodeId' in source;
  if (isModel && fieldName === 'id') return source.nodeId;
  if (isModel && fieldName === 'databaseId') return Reflect.get(source, 'id');
  if (isModel && fieldName === 'fullDatabaseId') return String(Reflect.get(source, 'id'));
  if (fieldName in source) return Reflect.get(source, fieldName) ?? null;
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

function refused(messages: readonly string[]): GraphQLAnswer {
  return { body: { errors: messages.map((message) => ({ message })) }, violations: messages };
}

function tryParse(query: string): DocumentNode | undefined {
  try {
    return parse(query);
  } catch {
    return undefined;
  }
}
