import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ClientOptions, GitHubClient } from '../../src/github/client.ts';
import { readList } from '../../src/github/pages.ts';
import { publishReview, readPullRequest } from '../../src/github/request-failure.ts';
import { connectTo } from '../support/github-client.ts';

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

async function serve(handler: Handler) {
  const requests: { readonly url: string; readonly method: string; readonly authorization: string }[] = [];
  const server = createServer((request, response) => {
    const { url = '', method = '', headers } = request;
    requests.push({ url, method, authorization: headers.authorization ?? '' });
    handler(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, requests };
}

const json = (response: ServerResponse, body: unknown, headers: Record<string, string> = {}, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

async function connect(origin: string, options: Partial<ClientOptions> = {}) {
  return connectTo(
    { apiUrl: `${origin}/api/v3`, graphqlUrl: `${origin}/api/graphql` },
    { token: 'ghs_secret', ...options },
  );
}

const Title = z.object({ title: z.string() });

const readTitle = (client: GitHubClient) =>
  client.get(readPullRequest, Title, (rest) =>
    rest.pulls.get({ owner: 'octo', repo: 'demo', pull_number: 1 }),
  );

const approve = (client: GitHubClient) =>
  client.write(publishReview, {
    send: (api) =>
      api.call(Title, (rest) => rest.pulls.createReview({ owner: 'octo', repo: 'demo', pull_number: 1 })),
    find: async () => undefined,
  });

const redirectTo = (response: ServerResponse, location: string, status = 302) =>
  response.writeHead(status, { location }).end();

describe('the token', () => {
  it('goes to the configured API, of an Enterprise Server as well', async () => {
    const { origin, requests } = await serve((_, response) => json(response, { title: 'Here' }));
    const { client } = await connect(origin);
    await expect(readTitle(client)).resolves.toEqual({ title: 'Here' });
    expect(requests).toEqual([
      { url: '/api/v3/repos/octo/demo/pulls/1', method: 'GET', authorization: 'token ghs_secret' },
    ]);
  });

  it.each([301, 302, 307, 308])('goes nowhere else, for any redirect (%i)', async (status) => {
    const elsewhere = await serve((_, response) => json(response, { title: 'Stolen' }));
    const { origin } = await serve((_, response) =>
      redirectTo(response, `${elsewhere.origin}/api/v3/repos/octo/demo/pulls/1`, status),
    );
    const { client } = await connect(origin);
    await expect(readTitle(client)).rejects.toMatchObject({ code: 'GITHUB_FOREIGN_ADDRESS' });
    expect(elsewhere.requests).toEqual([]);
  });

  it('goes nowhere else, for any next-page link', async () => {
    const elsewhere = await serve((_, response) => json(response, []));
    const { origin, requests } = await serve((request, response) => {
      const next = `<${elsewhere.origin}/more?page=2>; rel="next"`;
      json(response, [{ id: 1 }], pageOf(request) === 1 ? { link: next } : {});
    });
    await list((await connect(origin)).client);
    expect(elsewhere.requests).toEqual([]);
    expect(requests).toHaveLength(2);
  });

  it('follows a renamed repository on the same server when reading', async () => {
    const { origin } = await serve((request, response) =>
      request.url?.includes('/repositories/7')
        ? json(response, { title: 'Moved' })
        : redirectTo(response, '/api/v3/repositories/7/pulls/1', 301),
    );
    await expect(readTitle((await connect(origin)).client)).resolves.toEqual({ title: 'Moved' });
  });

  it.each([
    ['a circle of redirects', 4, readTitle],
    ['the redirect of a write', 1, approve],
  ] as const)('does not follow %s', async (_, count, send) => {
    const { origin, requests } = await serve((_, response) => redirectTo(response, '/api/v3/again'));
    const { client } = await connect(origin);
    await expect(send(client)).rejects.toMatchObject({ code: 'GITHUB_REDIRECTED' });
    expect(requests).toHaveLength(count);
  });

  it('is in no log line', async () => {
    const { origin } = await serve((_, response) => json(response, { message: 'no' }, {}, 502));
    const { client, log } = await connect(origin);
    const error = await readTitle(client).catch((thrown: unknown) => thrown);
    expect(log.length).toBeGreaterThan(0);
    expect(`${log.join('\n')}${String(error)}${JSON.stringify(error)}`).not.toContain('ghs_secret');
  });
});

const list = (client: GitHubClient, maxPages = 5) =>
  readList(client, {
    operation: readPullRequest,
    item: z.object({ id: z.number() }),
    send: (rest, page) =>
      rest.pulls.listReviewComments({ owner: 'octo', repo: 'demo', pull_number: 1, ...page }),
    maxPages,
  });

const pageOf = (request: IncomingMessage) =>
  Number(new URL(request.url ?? '', 'http://localhost').searchParams.get('page'));

describe('a list', () => {
  it('has all its pages, in order', async () => {
    const { origin, requests } = await serve((request, response) => {
      const page = pageOf(request);
      const here = `http://${request.headers.host}/x?page=`;
      const link = page < 4 ? `<${here}${page + 1}>; rel="next", <${here}4>; rel="last"` : '';
      json(response, [{ id: page * 10 }, { id: page * 10 + 1 }], { link });
    });
    const { client } = await connect(origin);
    const ids = (await list(client)).map(({ id }) => id);
    expect(ids).toEqual([10, 11, 20, 21, 30, 31, 40, 41]);
    expect(requests).toHaveLength(4);
  });

  it('without an end is a failure after a bounded number of pages', async () => {
    const { origin, requests } = await serve((_, response) =>
      json(response, [{ id: 1 }], { link: '<http://localhost/x?page=1>; rel="next"' }),
    );
    const { client } = await connect(origin);
    await expect(list(client)).rejects.toMatchObject({ code: 'GITHUB_LIST_TOO_LONG' });
    expect(requests).toHaveLength(5);
  });
});

describe('an answer', () => {
  it.each([
    [
      'HTML',
      (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
    ],
    ['JSON of another shape', (response: ServerResponse) => json(response, { titel: 'x' })],
    ['half a JSON document', cutOff],
  ])('that is %s is asked for again, and never read as data', async (_, answer) => {
    let count = 0;
    const { origin } = await serve((_request, response) => {
      count += 1;
      if (count === 1) answer(response);
      else json(response, { title: 'At last' });
    });
    const { client, waits } = await connect(origin);
    await expect(readTitle(client)).resolves.toEqual({ title: 'At last' });
    expect(waits).toEqual([1_000]);
  });

  it('that never comes is given up at its deadline', async () => {
    const { origin } = await serve(() => {});
    const { client, waits } = await connect(origin, { deadlineMs: 20 });
    await expect(readTitle(client)).rejects.toMatchObject({ code: 'GITHUB_UNAVAILABLE' });
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000]);
  });

  it('whose end never comes is given up as well', async () => {
    const { origin } = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"title":');
    });
    const { client } = await connect(origin, { deadlineMs: 20 });
    await expect(readTitle(client)).rejects.toMatchObject({ code: 'GITHUB_UNAVAILABLE' });
  });
});

function cutOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
  response.write('{"title": "Cut', () => response.destroy());
}

/** Counts how many of the tasks it wraps are under way at the same time. */
function overlap() {
  let open = 0;
  const counted = { most: 0 };
  const count = async <T>(task: () => Promise<T>): Promise<T> => {
    open += 1;
    counted.most = Math.max(counted.most, open);
    const result = await task();
    open -= 1;
    return result;
  };
  return { count, counted };
}

describe('a read', () => {
  it('is one of at most forty concurrent ones', async () => {
    const { origin } = await serve((_, response) => json(response, { title: 'Here' }));
    const { client } = await connect(origin);
    const { count, counted } = overlap();
    const read = () =>
      client.read(readPullRequest, (api) =>
        count(() =>
          api.call(Title, (rest) => rest.pulls.get({ owner: 'octo', repo: 'demo', pull_number: 1 })),
        ),
      );
    await Promise.all(Array.from({ length: 90 }, read));
    expect(counted.most).toBe(40);
  });
});

describe('a write', () => {
  it('waits for the one before it', async () => {
    const { origin } = await serve((_, response) => json(response, { title: 'Done' }));
    const { client } = await connect(origin);
    const { count, counted } = overlap();
    const write = () =>
      client.write(publishReview, {
        send: () => count(() => readTitle(client)),
        find: async () => undefined,
      });
    await Promise.all([write(), write(), write()]);
    expect(counted.most).toBe(1);
  });

  it.each<[string, number, object]>([
    ['is not sent again before its effect was checked', 200, { title: 'Found' }],
    ['is not sent again if its effect cannot be checked', 404, { message: 'Not Found' }],
  ])('%s', async (_, status, answer) => {
    const { origin, requests } = await serve((request, response) => {
      if (request.method === 'GET') json(response, answer, {}, status);
      else response.destroy();
    });
    const { client } = await connect(origin);
    const written = client.write(publishReview, {
      send: (api) =>
        api.call(Title, (rest) => rest.pulls.createReview({ owner: 'o', repo: 'd', pull_number: 1 })),
      find: () => readTitle(client),
    });
    if (status === 200) await expect(written).resolves.toEqual(answer);
    else await expect(written).rejects.toMatchObject({ code: 'GITHUB_NOT_FOUND' });
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET']);
  });
});
