import { z } from 'zod';
import { RequestFailed, type RequestFailure } from './request-failure.ts';

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
  readonly tolerates?: (error: GraphqlError) => boolean;
}

export interface GraphqlAnswer<T> {
  readonly data: T;
  /** Only tolerated errors. */
  readonly errors: readonly GraphqlError[];
}

const Envelope = z.looseObject({ data: z.unknown(), errors: z.array(GraphqlError).default([]) });

/** HTTP status that REST would use. A missing status means that the effect is unknown. */
function statusOf(error: GraphqlError): number | undefined {
  if (/resource not accessible/i.test(error.message)) return 403;
  if (/secondary rate limit|abuse detection/i.test(error.message)) return 429;
  switch (error.type) {
    case 'RATE_LIMITED':
      return 429;
    case 'FORBIDDEN':
      return 403;
    case 'NOT_FOUND':
      return 404;
    case 'INTERNAL':
    case 'SERVICE_UNAVAILABLE':
      return undefined;
    default:
      return /something went wrong|timed? ?out|couldn't respond/i.test(error.message) ? undefined : 422;
  }
}

/** True for an error about one field's values, which does not affect other fields of the request. */
export function refusesInput(error: GraphqlError): boolean {
  const status = statusOf(error);
  return status === 404 || (status === 422 && !/submitted too quickly/i.test(error.message));
}

/** Also true when the token may not act on the field's object. */
export function isRefusal(error: GraphqlError): boolean {
  return refusesInput(error) || statusOf(error) === 403;
}

/** One field's error as the failure of a request of its own. */
export function failureOf(error: GraphqlError): RequestFailure {
  const status = statusOf(error);
  return { ...(status !== undefined && { status }), headers: {}, message: error.message };
}

/** Reads GraphQL's envelope. Errors come with HTTP 200 and possibly with partial data. */
export function readGraphql<T>(
  schema: z.ZodType<T>,
  body: unknown,
  context: {
    readonly headers: Readonly<Record<string, string>>;
    readonly tolerates: GraphqlRequest['tolerates'];
  },
): GraphqlAnswer<T> {
  const { headers, tolerates } = context;
  const envelope = Envelope.safeParse(body);
  if (!envelope.success) throw unreadable(envelope.error);
  const fatal = envelope.data.errors.find((error) => tolerates?.(error) !== true);
  if (fatal !== undefined) {
    throw new RequestFailed({ ...failureOf(fatal), headers });
  }
  const data = schema.safeParse(envelope.data.data);
  if (!data.success) throw unreadable(data.error);
  return { data: data.data, errors: envelope.data.errors };
}

/** A malformed response was cut off or does not come from GitHub. */
export function unreadable(error: z.ZodError): RequestFailed {
  const text = z.prettifyError(error).slice(0, 500);
  return new RequestFailed({ headers: {}, message: `the answer could not be read: ${text}` }, error);
}
