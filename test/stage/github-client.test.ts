import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { type ClientOptions, type GitHubClient, readList } from '../../src/github/client.ts';
import { publishReview, readPullRequest } from '../../src/github/request-failure.ts';
import { connectTo } from '../support/github-client.ts';

type Handler = (response: ServerResponse, request: IncomingMessage) => void;

/** A server that is no GitHub, and its requests. */
async function serve(handler: Handler) {
  const requests: { readonly url: string; readonly method: string; readonly authorization: string }[] = [];
  const server = createServer((request, response) => {
    const { url = '', method = '', headers } = request;
    requests.push({ url, method, authorization: headers.authorization ?? '' });
    handler(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, requests };
}

/** A client of such a server. */
async function connect(handler: Handler, options: Partial<ClientOptions> = {}) {
  const { origin, requests } = await serve(handler);
  const server = { apiUrl: `${origin}/api/v3`, graphqlUrl: `${origin}/api/graphql` };
  return { requests, ...(await connectTo(server, { token: 'ghs_secret', ...options })) };
}

const json = (response: ServerResponse, body: unknown, headers: Record<string, string> = {}, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

const redirectTo = (response: ServerResponse, location: string, status = 302) =>
  response.writeHead(status, { location }).end();

const here: Handler = (response) => json(response, { title: 'Here' });

const Title = z.object({ title: z.string() });
const pull = { owner: 'octo', repo: 'demo', pull_number: 1 };

const readTitle = (client: GitHubClient) =>
  client.get(readPullRequest, Title, (rest) => rest.pulls.get(pull));

const approve = (client: GitHubClient, find: () => Promise<z.infer<typeof Title> | undefined>) =>
  client.write(publishReview, {
    send: (api) => api.call(Title, (rest) => rest.pulls.createReview(pull)),
    find,
  });

const list = (client: GitHubClient) =>
  readList(client, {
    operation: readPullRequest,
    item: z.object({ id: z.number() }),
    send: (rest, page) => rest.pulls.listReviewComments({ ...pull, ...page }),
    maxPages: 5,
  });

const pageOf = ({ url = '' }: IncomingMessage) =>
  Number(new URL(url, 'http://localhost').searchParams.get('page'));

describe('the token', () => {
  it('goes to the configured API, of an Enterprise Server as well', async () => {
    const { client, requests } = await connect(here);
    await expect(readTitle(client)).resolves.toEqual({ title: 'Here' });
    expect(requests).toEqual([
      { url: '/api/v3/repos/octo/demo/pulls/1', method: 'GET', authorization: 'token ghs_secret' },
    ]);
  });

  it.each([301, 302, 307, 308])('goes nowhere else, for any redirect (%i)', async (status) => {
    const elsewhere = await serve((response) => json(response, { title: 'Stolen' }));
    const { client } = await connect((response) =>
      redirectTo(response, `${elsewhere.origin}/api/v3/repos/octo/demo/pulls/1`, status),
    );
    await expect(readTitle(client)).rejects.toMatchObject({ code: 'GITHUB_FOREIGN_ADDRESS' });
    expect(elsewhere.requests).toEqual([]);
  });

  it('goes nowhere else, for any next-page link', async () => {
    const elsewhere = await serve((response) => json(response, []));
    const next = `<${elsewhere.origin}/more?page=2>; rel="next"`;
    const { client, requests } = await connect((response, request) =>
      json(response, [{ id: 1 }], pageOf(request) === 1 ? { link: next } : {}),
    );
    await list(client);
    expect([elsewhere.requests.length, requests.length]).toEqual([0, 2]);
  });

  it('follows a renamed repository on the same server when reading', async () => {
    const { client } = await connect((response, { url = '' }) =>
      url.includes('/repositories/7')
        ? json(response, { title: 'Moved' })
        : redirectTo(response, '/api/v3/repositories/7/pulls/1', 301),
    );
    await expect(readTitle(client)).resolves.toEqual({ title: 'Moved' });
  });

  it.each<[string, number, (client: GitHubClient) => Promise<unknown>]>([
    ['a circle of redirects', 4, readTitle],
    ['the redirect of a write', 1, (client) => approve(client, async () => undefined)],
  ])('does not follow %s', async (_, count, send) => {
    const { client, requests } = await connect((response) => redirectTo(response, '/api/v3/again'));
    await expect(send(client)).rejects.toMatchObject({ code: 'GITHUB_REDIRECTED' });
    expect(requests).toHaveLength(count);
  });

  it('is in no log line', async () => {
    const { client, log } = await connect((response) => json(response, { message: 'no' }, {}, 502));
    const error = await readTitle(client).catch((thrown: unknown) => thrown);
    expect(log.length).toBeGreaterThan(0);
    expect(`${log.join('\n')}${String(error)}${JSON.stringify(error)}`).not.toContain('ghs_secret');
  });
});

it('a list without an end is a failure after a bounded number of pages', async () => {
  const { client, requests } = await connect((response) =>
    json(response, [{ id: 1 }], { link: '<http://localhost/x?page=1>; rel="next"' }),
  );
  await expect(list(client)).rejects.toMatchObject({ code: 'GITHUB_LIST_TOO_LONG' });
  expect(requests).toHaveLength(5);
});

describe('an answer', () => {
  const typed = { 'content-type': 'application/json' };
  const cutOff: Handler = (response) => {
    response.writeHead(200, { ...typed, 'content-length': '100' });
    response.write('{"title": "Cut', () => response.destroy());
  };

  it.each<[string, Handler]>([
    ['HTML', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')],
    ['JSON of another shape', (response) => json(response, { titel: 'x' })],
    ['half a JSON document', cutOff],
  ])('that is %s is asked for again, and never read as data', async (_, answer) => {
    let count = 0;
    const { client, waits } = await connect((response, request) => {
      count += 1;
      (count === 1 ? answer : here)(response, request);
    });
    await expect(readTitle(client)).resolves.toEqual({ title: 'Here' });
    expect(waits).toEqual([1_000]);
  });

  it.each<[string, Handler]>([
    ['never comes', () => {}],
    ['never ends', (response) => response.writeHead(200, typed).write('{"title":')],
  ])('that %s is given up at its deadline', async (_, handler) => {
    const { client, waits, expire } = await connect((response, request) => {
      handler(response, request);
      setImmediate(expire);
    });
    await expect(readTitle(client)).rejects.toMatchObject({ code: 'GITHUB_UNAVAILABLE' });
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000]);
  });
});

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

it('reads are at most forty at a time', async () => {
  const { client } = await connect(here);
  const { count, counted } = overlap();
  const read = () =>
    client.read(readPullRequest, (api) => count(() => api.call(Title, (rest) => rest.pulls.get(pull))));
  await Promise.all(Array.from({ length: 90 }, read));
  expect(counted.most).toBe(40);
});

describe('a write', () => {
  it('waits for the one before it', async () => {
    const { client } = await connect(here);
    const { count, counted } = overlap();
    const send = () => count(() => readTitle(client));
    const write = () => client.write(publishReview, { send, find: async () => undefined });
    await Promise.all([write(), write(), write()]);
    expect(counted.most).toBe(1);
  });

  it.each<[string, number, object]>([
    ['before its effect was checked', 200, { title: 'Found' }],
    ['if its effect cannot be checked', 404, { message: 'Not Found' }],
  ])('is not sent again %s', async (_, status, answer) => {
    const { client, requests } = await connect((response, { method }) =>
      method === 'GET' ? json(response, answer, {}, status) : response.destroy(),
    );
    const written = approve(client, () => readTitle(client));
    if (status === 200) await expect(written).resolves.toEqual(answer);
    else await expect(written).rejects.toMatchObject({ code: 'GITHUB_NOT_FOUND' });
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET']);
  });
});
