/** GraphQL's `type` of an error; REST says the same with the status. */
export type ErrorType =
  | 'NOT_FOUND'
  | 'FORBIDDEN'
  | 'UNPROCESSABLE'
  | 'UNAUTHENTICATED'
  | 'VALIDATION'
  | 'ARGUMENT_LIMIT';

export interface FieldError {
  readonly resource: string;
  readonly code: string;
  readonly field: string;
  readonly message?: string;
}

/** An answer that GitHub gives instead of the one asked for. */
export class ApiError extends Error {
  readonly status: number;
  readonly type: ErrorType;
  readonly errors: readonly (string | FieldError)[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    details: {
      readonly type?: ErrorType;
      readonly errors?: readonly (string | FieldError)[];
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.type = details.type ?? 'UNPROCESSABLE';
    this.errors = details.errors;
    this.headers = details.headers ?? {};
  }

  get body(): Readonly<Record<string, unknown>> {
    return {
      message: this.message,
      ...(this.errors === undefined ? {} : { errors: this.errors }),
      documentation_url: 'https://docs.github.com/rest',
      status: String(this.status),
    };
  }
}

export function notFound(): ApiError {
  return new ApiError(404, 'Not Found', { type: 'NOT_FOUND' });
}

export function forbidden(message: string, headers: Readonly<Record<string, string>> = {}): ApiError {
  return new ApiError(403, message, { type: 'FORBIDDEN', headers });
}

/** The review endpoints' 422: every message in one string, and no word about which comment is meant. */
export function unprocessable(messages: readonly string[]): ApiError {
  return new ApiError(422, 'Unprocessable Entity', { errors: [sentence(messages)] });
}

/** The other endpoints' 422, which names resource and field. */
export function validationFailed(errors: readonly FieldError[]): ApiError {
  return new ApiError(422, 'Validation Failed', { errors });
}

/** A request that its schema refuses, in GitHub's words for it. */
export function invalidRequest(problems: readonly string[]): ApiError {
  return new ApiError(422, `Invalid request.\n\n${problems.join('\n')}`, { type: 'VALIDATION' });
}

/** "a", "a and b", "a, b, and c". */
function sentence(messages: readonly string[]): string {
  if (messages.length < 3) return messages.join(' and ');
  return `${messages.slice(0, -1).join(', ')}, and ${messages.at(-1) ?? ''}`;
}
