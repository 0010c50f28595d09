import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { readPullRequest } from '../../src/github/request-failure.ts';
import { connectTo } from '../support/github-client.ts';

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.unstubAllEnvs();
});

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

it('reaches GitHub through the proxy that the environment names', async () => {
  const github = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"title":"Behind a proxy"}'),
  );
  const port = await listen(github);
  const tunnels: (string | undefined)[] = [];
  const proxy = createServer().on('connect', (request, socket) => {
    tunnels.push(request.url);
    const upstream = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.pipe(socket).pipe(upstream);
    });
    closing.push(() => upstream.destroy());
  });
  vi.stubEnv('http_proxy', `http://127.0.0.1:${await listen(proxy)}`);
  vi.stubEnv('no_proxy', '');
  vi.stubEnv('GITHUB_API_URL', 'http://github.example/api/v3');

  const { client } = await connectTo(
    { apiUrl: 'http://github.example/api/v3', graphqlUrl: 'http://github.example/api/graphql' },
    { token: 'ghs_secret', proxied: true },
  );
  const title = client.read(readPullRequest, (api) =>
    api.call(z.object({ title: z.string() }), (rest) =>
      rest.pulls.get({ owner: 'octo', repo: 'demo', pull_number: 1 }),
    ),
  );
  await expect(title).resolves.toEqual({ title: 'Behind a proxy' });
  expect(tunnels).toEqual(['github.example:80']);
});
