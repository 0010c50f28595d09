import type { Repository } from './model/repository.ts';
import type { Access, Permissions, Scope, Token } from './model/world.ts';

/** GraphQL's `type` of an error; REST says the same with the status. */
export type ErrorType =
  | 'NOT_FOUND'
  | 'FORBIDDEN'
  | 'UNPROCESSABLE'
  | 'UNAUTHENTICATED'
  | 'VALIDATION'
  | 'ARGUMENT_LIMIT';

interface FieldError {
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

/** Alternatives, any of which is enough. */
export type Needs = readonly Permissions[];

/** Scopes that a person needs write access for; with read access people may still discuss. */
const forWritersOnly: readonly Scope[] = ['contents', 'statuses', 'actions'];

/** Throws what GitHub answers a token that may not do this in this repository. */
export function requirePermission(token: Token, repository: Repository, needs: Needs): void {
  if (!canSee(token, repository)) throw notFound();
  const granted = needs.length === 0 || needs.some((all) => grants(token, repository, all));
  if (granted) return;
  if (token.kind === 'user') throw forbidden('Must have write access to the repository.');
  throw forbidden('Resource not accessible by integration', {
    'x-accepted-github-permissions': needs.map(printPermissions).join('; '),
  });
}

export function requireToken(token: Token | undefined): Token {
  if (token === undefined) throw new ApiError(401, 'Bad credentials', { type: 'UNAUTHENTICATED' });
  return token;
}

function canSee(token: Token, repository: Repository): boolean {
  if (token.kind === 'user') return repository.roleOf(token.account) !== undefined;
  return token.repository === repository;
}

function grants(token: Token, repository: Repository, all: Permissions): boolean {
  return Object.entries(all).every(([scope, access]) => {
    if (token.kind !== 'user') {
      return token.repository === repository && covers(permissionsOf(token).get(scope), access);
    }
    if (scope === 'checks' && access === 'write') return false;
    const writersOnly = access === 'write' && forWritersOnly.some((one) => one === scope);
    return !writersOnly || repository.mayWrite(token.account);
  });
}

/** Every token reads metadata; whatever else is not named is not granted. */
function permissionsOf(token: Token): ReadonlyMap<string, Access> {
  return new Map<string, Access>([['metadata', 'read'], ...Object.entries(token.permissions)]);
}

function covers(granted: Access | undefined, needed: Access): boolean {
  return granted === 'write' || granted === needed;
}

/** As GitHub's header writes them: `pull_requests=write,contents=read`. */
function printPermissions(all: Permissions): string {
  return Object.entries(all)
    .map(([scope, access]) => `${scope.replaceAll('-', '_')}=${access}`)
    .join(',');
}
