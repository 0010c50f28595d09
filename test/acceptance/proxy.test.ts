import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { c1Finding } from '../support/builders/documents.ts';
import { startScenario } from '../support/twelve-findings.ts';

it('publishes through the proxy that the environment names', async () => {
  const scenario = await startScenario();
  scenario.write('out/reviewer.json', [c1Finding()]);
  const tunnels = new Set<string | undefined>();
  const proxy = createServer().on('connect', (request, socket) => {
    tunnels.add(request.url);
    const upstream = connect(Number(new URL(scenario.github.apiUrl).port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.pipe(socket).pipe(upstream);
    });
    for (const end of [upstream, socket]) end.on('error', () => upstream.destroy());
    onTestFinished(() => void upstream.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => void proxy.close());
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');

  await scenario.run({
    with: { findings: 'out/reviewer.json' },
    env: {
      http_proxy: `http://127.0.0.1:${address.port}`,
      GITHUB_API_URL: 'http://github.example/api/v3',
      GITHUB_GRAPHQL_URL: 'http://github.example/api/graphql',
    },
  });

  expect([...tunnels]).toEqual(['github.example:80']);
  expect(scenario.pull.reviews).toHaveLength(1);
});
