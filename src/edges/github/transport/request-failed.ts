import { z } from 'zod';
import type { RequestFailure } from '../../../domain/retry.ts';

/** One request that did not end well, before anybody has decided what that means. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed';
  readonly failure: RequestFailure;

  constructor(failure: RequestFailure, cause?: unknown) {
    super(failure.message, { cause });
    this.failure = failure;
  }
}

/** Octokit's error. It says 500 for a lost connection too; only `response` tells that an answer came. */
const HttpError = z.object({
  name: z.literal('HttpError'),
  status: z.number(),
  message: z.string(),
  response: z.object({ headers: z.record(z.string(), z.unknown()), data: z.unknown() }).optional(),
});

/** Refusals carry a message and more under `errors`: strings in some endpoints, objects in others. */
const Refusal = z.object({
  message: z.string(),
  errors: z
    .array(
      z.union([
        z.string(),
        z
          .looseObject({ message: z.string().optional(), code: z.string().optional() })
          .transform((error) => error.message ?? error.code ?? ''),
      ]),
    )
    .catch([])
    .default([]),
});

function refusalText(data: unknown): string | undefined {
  const refusal = Refusal.safeParse(data);
  if (!refusal.success) return undefined;
  const details = refusal.data.errors.filter((text) => text !== '');
  return [refusal.data.message, ...details].join(': ');
}

/** What an exception says about a request, or undefined when it is not about a request at all. */
export function toRequestFailed(error: unknown): RequestFailed | undefined {
  if (error instanceof RequestFailed) return error;
  const parsed = HttpError.safeParse(error);
  if (!parsed.success) return undefined;
  const { status, message, response } = parsed.data;
  if (response === undefined) return new RequestFailed({ headers: {}, message }, error);
  const headers = Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
  return new RequestFailed({ status, headers, message: refusalText(response.data) ?? message }, error);
}
