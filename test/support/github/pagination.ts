import type { RepositoryRequest } from './router.ts';

const maxPerPage = 100;

export interface Page<T> {
  readonly items: readonly T[];
  readonly headers: Readonly<Record<string, string>>;
}

/** One page of a list, with the links to its neighbours as GitHub gives them. */
export function paginate<T>(request: RepositoryRequest, all: readonly T[], defaultPerPage = 30): Page<T> {
  const perPage = Math.min(positive(request.query['per_page'], defaultPerPage), maxPerPage);
  const page = positive(request.query['page'], 1);
  const last = Math.max(1, Math.ceil(all.length / perPage));
  const items = all.slice((page - 1) * perPage, page * perPage);
  const links = [
    ...(page > 1 ? [link(request, 'prev', page - 1)] : []),
    ...(page < last ? [link(request, 'next', page + 1), link(request, 'last', last)] : []),
    ...(page > 1 ? [link(request, 'first', 1)] : []),
  ];
  return { items, headers: links.length === 0 ? {} : { link: links.join(', ') } };
}

function link(request: RepositoryRequest, relation: string, page: number): string {
  const query = new URLSearchParams({ ...request.query, page: String(page) });
  return `<${request.url}?${query}>; rel="${relation}"`;
}

function positive(text: string | undefined, otherwise: number): number {
  const number = Number(text ?? otherwise);
  return Number.isInteger(number) && number > 0 ? number : otherwise;
}
