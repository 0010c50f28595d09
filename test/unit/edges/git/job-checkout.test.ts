import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createJobCheckout } from '../../../../src/edges/git/job-checkout.ts';
import { type GitRepository, gitEnvironment, initGit } from '../../../support/git.ts';
import { temporaryFolder } from '../../../support/runner.ts';

const environment = { PATH: gitEnvironment()['PATH'] ?? '', HOME: '/nonexistent' };
const password = 'ghs_not_to_be_seen';

let repository: GitRepository;

beforeEach(() => {
  repository = initGit();
});

afterEach(() => {
  repository.dispose();
});

function checkoutOf(
  url = 'http://127.0.0.1:9/octo/demo',
  directory = repository.dir,
  path = environment.PATH,
) {
  return createJobCheckout({
    directory,
    environment: { ...environment, PATH: path },
    remote: { url, token: password, network: {} },
  });
}

const elsewhere = 'f'.repeat(40);

/** A server that writes down what it is asked, and as whom. */
async function startServer(status: number, headers: Readonly<Record<string, string>>) {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers.authorization);
    response.writeHead(status, headers).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}`, asked };
}

describe('a checkout', () => {
  it('that has both commits tells their diff and asks nobody', async () => {
    const base = repository.write('a.txt', 'a\n').commit('one');
    const head = repository.write('a.txt', 'b\n').commit('two');
    const told = await checkoutOf().diff(base, head);
    if (told.state !== 'told') throw new Error(JSON.stringify(told));
    expect(Buffer.from(told.value.bytes).toString()).toContain('@@ -1 +1 @@\n-a\n+b\n');
    expect(told.value.ids).toEqual([repository.run('rev-parse', 'HEAD:a.txt')]);
  });

  it('that is none tells nothing', async () => {
    expect(await checkoutOf(undefined, '/').diff(elsewhere, elsewhere)).toEqual({ state: 'absent' });
    expect(await checkoutOf(undefined, '/').mergeBase(elsewhere, elsewhere)).toEqual({ state: 'absent' });
  });

  it('that lacks a commit says which, and that the server did not answer', async () => {
    const base = repository.write('a.txt', 'a\n').commit('one');
    expect(await checkoutOf().diff(base, elsewhere)).toEqual({
      state: 'history-missing',
      reason: expect.stringMatching(/its history is cut off, and f{40} could not be fetched: .*127\.0\.0\.1/),
    });
  });

  it('whose branches have nothing in common has no merge base', async () => {
    const one = repository.write('a.txt', 'a\n').commit('one');
    repository.run('switch', '--quiet', '--orphan', 'other');
    const other = repository.write('b.txt', 'b\n').commit('two');
    expect(await checkoutOf().mergeBase(one, other)).toEqual({
      state: 'history-missing',
      reason: 'the two have no commit in common',
    });
  });

  it('whose contents are missing is no reason to fail', async () => {
    const base = repository.write('a.txt', 'a\n').commit('one');
    const head = repository.write('a.txt', 'b\n').commit('two');
    const blob = repository.run('rev-parse', 'HEAD:a.txt');
    repository.remove(join('.git/objects', blob.slice(0, 2), blob.slice(2)));
    expect(await checkoutOf().diff(base, head)).toEqual({
      state: 'history-missing',
      reason: expect.stringMatching(/^it lacks 1 of the objects .* could not be fetched: .*127\.0\.0\.1/),
    });
  });
});

describe('the token', () => {
  it('is sent when the server asks for it', async () => {
    const { url, asked } = await startServer(401, { 'www-authenticate': 'Basic realm="GitHub"' });
    repository.write('a.txt', 'a\n').commit('one');
    await checkoutOf(`${url}/octo/demo`).diff(elsewhere, elsewhere);
    const basic = Buffer.from(`x-access-token:${password}`).toString('base64');
    expect(asked).toEqual([undefined, `Basic ${basic}`]);
  });

  it('goes to no other server, wherever this one points', async () => {
    const other = await startServer(401, { 'www-authenticate': 'Basic realm="GitHub"' });
    const { url } = await startServer(302, { location: `${other.url}/octo/demo/info/refs` });
    repository.write('a.txt', 'a\n').commit('one');
    const told = await checkoutOf(`${url}/octo/demo`).diff(elsewhere, elsewhere);
    expect(told.state).toBe('history-missing');
    expect(other.asked).toEqual([]);
  });

  it('stands in no argument, variable or file of git, and in nothing that is said', async () => {
    const { url } = await startServer(401, { 'www-authenticate': 'Basic realm="GitHub"' });
    const folder = temporaryFolder('witness');
    const real = environment.PATH.split(':')
      .map((path) => join(path, 'git'))
      .find((path) => readable(path));
    const spy = `#!/bin/sh\n{ echo "$@"; env; cat "$GIT_DIR"/config; } >> ${folder}/seen 2>/dev/null\nexec ${real} "$@"\n`;
    writeFileSync(join(folder, 'git'), spy, { mode: 0o755 });
    repository.write('a.txt', 'a\n').commit('one');
    const before = readdirSync(join(repository.dir, '.git/objects'));
    const told = await checkoutOf(`${url}/octo/demo`, repository.dir, `${folder}:${environment.PATH}`).diff(
      elsewhere,
      elsewhere,
    );
    const seen = readFileSync(join(folder, 'seen'), 'utf8');
    expect(seen).toContain('fetch');
    expect(seen + JSON.stringify(told)).not.toContain(password);
    expect(readdirSync(join(repository.dir, '.git/objects'))).toEqual(before);
  });
});

function readable(path: string): boolean {
  try {
    return readFileSync(path).length > 0;
  } catch {
    return false;
  }
}
