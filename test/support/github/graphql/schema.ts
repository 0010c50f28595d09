import { schema } from '@octokit/graphql-schema';
import { buildSchema, type GraphQLSchema } from 'graphql';

let built: GraphQLSchema | undefined;

/** GitHub's published schema; built once a process, on first use. */
export function githubSchema(): GraphQLSchema {
  built ??= buildSchema(schema.idl, { assumeValid: true, noLocation: true });
  return built;
}
