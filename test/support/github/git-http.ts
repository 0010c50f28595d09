import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { gitEnvironment } from '../git.ts';
import { ApiError } from './errors.ts';
import type { Repository } from './model/repository.ts';
import type { World } from './model/world.ts';
import { requirePermission } from './permissions.ts';

const servicePath = /^\/([^/]+)\/([^/]+?)(?:\.git)?\/(info\/refs|git-upload-pack)$/;

/** Serves clones and fetches over HTTP with git's own backend; false where the address is not a repository's. */
export function serveGit(
  world: World,
  url: URL,
  message: IncomingMessage,
  response: ServerResponse,
): boolean {
  const [, owner = '', name = '', service = ''] = servicePath.exec(url.pathname) ?? [];
  if (service === '') return false;
  const repository = world.repository(owner, name);
  const status = repository === undefined ? 404 : accessStatus(world, repository, message);
  if (repository === undefined || status !== 200) {
    response.writeHead(status, status === 401 ? { 'www-authenticate': 'Basic realm="GitHub"' } : {}).end();
    return true;
  }
  runBackend({ repository, service, query: url.search.slice(1), message, response });
  return true;
}

/** Git sends the token as a password; `contents: read` is what a fetch needs. */
function accessStatus(world: World, repository: Repository, { headers }: IncomingMessage): number {
  const basic = /^basic (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  const [, ...password] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  const token = world.tokens.find(password.join(':'));
  if (token === undefined) return repository.visibility === 'public' ? 200 : 401;
  try {
    requirePermission(token, repository, [{ contents: 'read' }]);
    return 200;
  } catch (error) {
    if (error instanceof ApiError) return error.status;
    throw error;
  }
}

function runBackend(call: {
  readonly repository: Repository;
  readonly service: string;
  readonly query: string;
  readonly message: IncomingMessage;
  readonly response: ServerResponse;
}): void {
  const { repository, service, query, message, response } = call;
  const { dir } = repository.bare;
  const { headers, method = 'GET' } = message;
  const backend = spawn('git', ['http-backend'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {
      ...gitEnvironment(),
      GIT_PROJECT_ROOT: dirname(dir),
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_PROTOCOL: String(headers['git-protocol'] ?? ''),
      PATH_INFO: dir.slice(dirname(dir).length).concat('/', service),
      QUERY_STRING: query,
      REQUEST_METHOD: method,
      CONTENT_TYPE: headers['content-type'] ?? '',
      HTTP_CONTENT_ENCODING: headers['content-encoding'] ?? '',
    },
  });
  message.pipe(backend.stdin);
  relay(backend.stdout, response);
}

/** The backend speaks CGI: header lines, one of them perhaps `Status`, an empty line, the body. */
function relay(output: NodeJS.ReadableStream, response: ServerResponse): void {
  let head: Buffer | undefined = Buffer.alloc(0);
  output.on('data', (chunk: Buffer) => {
    if (head === undefined) {
      response.write(chunk);
      return;
    }
    head = Buffer.concat([head, chunk]);
    const end = head.indexOf('\r\n\r\n');
    if (end < 0) return;
    const headers = head.subarray(0, end).toString('latin1').split('\r\n').map(splitHeader);
    const status = headers.find(([name]) => name.toLowerCase() === 'status')?.[1];
    response.writeHead(Number.parseInt(status ?? '200', 10), Object.fromEntries(headers));
    response.write(head.subarray(end + 4));
    head = undefined;
  });
  output.on('end', () => response.end());
}

function splitHeader(line: string): readonly [string, string] {
  const at = line.indexOf(':');
  return [line.slice(0, at), line.slice(at + 1).trim()];
}
