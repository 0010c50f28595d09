import type { Needs } from './errors.ts';
import type { Repository } from './model/repository.ts';
import type { Token, World } from './model/world.ts';

export interface Answer {
  readonly status: number;
  /** Sent as JSON and checked against the description. */
  readonly json?: unknown;
  /** Sent as it is. */
  readonly raw?: { readonly type: string; readonly bytes: Uint8Array };
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RepositoryRequest {
  readonly world: World;
  readonly repository: Repository;
  readonly token: Token;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly accept: string;
  /** Without query, for links to further pages. */
  readonly url: string;
}

export interface Route {
  /** As in the description, e.g. `GET /repos/{owner}/{repo}`. */
  readonly operation: string;
  readonly method: string;
  readonly template: string;
  readonly needs: Needs;
  readonly handle: (request: RepositoryRequest) => Answer;
}

/** A route within a repository, open to tokens with one of these permissions. */
export function repositoryRoute(name: string, needs: Needs, handle: Route['handle']): Route {
  const [method = '', rest = ''] = name.split(' ');
  const template = `/repos/{owner}/{repo}${rest}`;
  return { operation: `${method} ${template}`, method, template, needs, handle };
}

/** Parameters that may contain slashes: names of branches. */
const greedy = ['ref', 'basehead'];

export interface Match {
  readonly route: Route;
  readonly parameters: Readonly<Record<string, string>>;
}

export class Router {
  readonly #routes: readonly { readonly route: Route; readonly pattern: RegExp }[];

  constructor(routes: readonly Route[]) {
    const mostSpecificFirst = [...routes].sort((a, b) => b.template.length - a.template.length);
    this.#routes = mostSpecificFirst.map((route) => ({ route, pattern: patternFor(route.template) }));
  }

  get operations(): readonly string[] {
    return this.#routes.map(({ route }) => route.operation);
  }

  match(method: string, path: string): Match | undefined {
    for (const { route, pattern } of this.#routes) {
      const found = route.method === method ? pattern.exec(path) : null;
      if (found === null) continue;
      const parameters = Object.entries(found.groups ?? {}).map(([name, value]) => [
        name,
        decodeURIComponent(value),
      ]);
      return { route, parameters: Object.fromEntries(parameters) };
    }
    return undefined;
  }
}

function patternFor(template: string): RegExp {
  const pattern = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (greedy.includes(name)) return `(?<${name}>.+)`;
    return /_(number|id)$/.test(name) ? `(?<${name}>\\d+)` : `(?<${name}>[^/]+)`;
  });
  return new RegExp(`^${pattern}$`);
}

const maxPerPage = 100;
const defaultPerPage = 30;

export function ok(json: unknown): Answer {
  return { status: 200, json };
}

/** One page of a list, with the links to its neighbours as GitHub gives them; `wrap` makes the answer of its items. */
export function list<T>(
  request: RepositoryRequest,
  all: readonly T[],
  wrap: (items: readonly T[]) => unknown = (items) => items,
): Answer {
  const perPage = Math.min(positive(request.query['per_page'], defaultPerPage), maxPerPage);
  const page = positive(request.query['page'], 1);
  const last = Math.max(1, Math.ceil(all.length / perPage));
  const links = [
    ...(page > 1 ? [link(request, 'prev', page - 1)] : []),
    ...(page < last ? [link(request, 'next', page + 1), link(request, 'last', last)] : []),
    ...(page > 1 ? [link(request, 'first', 1)] : []),
  ];
  const json = wrap(all.slice((page - 1) * perPage, page * perPage));
  return { status: 200, json, headers: links.length === 0 ? {} : { link: links.join(', ') } };
}

function link(request: RepositoryRequest, relation: string, page: number): string {
  const query = new URLSearchParams({ ...request.query, page: String(page) });
  return `<${request.url}?${query}>; rel="${relation}"`;
}

function positive(text: string | undefined, otherwise: number): number {
  const number = Number(text ?? otherwise);
  return Number.isInteger(number) && number > 0 ? number : otherwise;
}
