import { z } from 'zod';
import { RequestFailed } from './request-failure.ts';

export const GraphqlError = z.looseObject({
  type: z.string().optional(),
  message: z.string(),
  path: z.array(z.union([z.string(), z.number()])).optional(),
});
export type GraphqlError = z.infer<typeof GraphqlError>;

export interface GraphqlRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Errors that the caller handles; any other error fails the request. */
  readonly tolerates?: ((error: GraphqlError) => boolean) | undefined;
}

export interface GraphqlAnswer<T> {
  readonly data: T;
  /** Only tolerated errors. */
  readonly errors: readonly GraphqlError[];
}

const Envelope = z.looseObject({ data: z.unknown(), errors: z.array(GraphqlError).default([]) });

/** HTTP status that REST would use; undefined means that the effect is unknown. */
function statusOf({ type, message }: GraphqlError): number | undefined {
  if (/resource not accessible/i.test(message)) return 403;
  // GitHub changed the type from `RATE_LIMITED` to `RATE_LIMIT` (observed).
  if (/rate limit|abuse detection|submitted too quickly/i.test(message)) return 429;
  switch (type) {
    case 'FORBIDDEN':
      return 403;
    case 'NOT_FOUND':
      return 404;
    case 'INTERNAL':
    case 'SERVICE_UNAVAILABLE':
      return undefined;
    default:
      return /something went wrong|timed? ?out|couldn't respond/i.test(message) ? undefined : 422;
  }
}

/** True for an error about one field's values, which does not affect other fields of the request. */
export function rejectsInput(error: GraphqlError): boolean {
  const status = statusOf(error);
  return status === 404 || status === 422;
}

/** Also true when the token may not act on the field's object. */
export function isRejection(error: GraphqlError): boolean {
  return rejectsInput(error) || statusOf(error) === 403;
}

/** One field's error as the failure of a request of its own. */
export function errorAsFailedRequest(
  error: GraphqlError,
  headers: RequestFailed['headers'] = {},
): RequestFailed {
  return new RequestFailed(error.message, { status: statusOf(error), headers });
}

/** Reads GraphQL's envelope. Errors come with HTTP 200 and possibly with partial data. */
export function readGraphql<T>(
  schema: z.ZodType<T>,
  body: unknown,
  { headers, tolerates }: Pick<RequestFailed, 'headers'> & Pick<GraphqlRequest, 'tolerates'>,
): GraphqlAnswer<T> {
  const { data, errors } = parseAnswer(Envelope, body);
  const fatal = errors.find((error) => tolerates?.(error) !== true);
  if (fatal !== undefined) throw errorAsFailedRequest(fatal, headers);
  return { data: parseAnswer(schema, data), errors };
}

/** Throws `RequestFailed` without a status: a malformed response was cut off or does not come from GitHub. */
export function parseAnswer<T>(schema: z.ZodType<T>, data: unknown): T {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const reason = z.prettifyError(parsed.error).slice(0, 500);
  throw new RequestFailed(`the answer could not be read: ${reason}`, { cause: parsed.error });
}

/** One field of a mutation document. */
export interface Mutation {
  readonly field: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Fields of its payload. */
  readonly selection: string;
}

/** The alias of a mutation in the answer. */
export function mutationAlias(index: number): string {
  return `step${index}`;
}

/** Several mutations as one request; GitHub runs them in order. */
export function mutationRequest(name: string, mutations: readonly Mutation[]): GraphqlRequest {
  const fields = mutations.map(({ field, input, selection }, index) => {
    const alias = mutationAlias(index);
    const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
    const text = `${alias}: ${field}(input: $${alias}) { ${selection} }`;
    return { variable: [alias, input] as const, declaration: `$${alias}: ${type}!`, text };
  });
  const declarations = fields.map(({ declaration }) => declaration).join(', ');
  return {
    query: `mutation ${name}(${declarations}) {\n  ${fields.map(({ text }) => text).join('\n  ')}\n}`,
    variables: Object.fromEntries(fields.map(({ variable }) => variable)),
  };
}
