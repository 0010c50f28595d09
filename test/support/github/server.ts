import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { ApiError, invalidRequest, notFound, requirePermission, requireToken } from './errors.ts';
import { answerGraphQL, describeGraphQL } from './graphql/execute.ts';
import type { FaultAct, Faults, Journal, JournalEntry } from './journal.ts';
import type { Token, World } from './model/world.ts';
import { githubApi } from './openapi.ts';
import { rateHeaders } from './rate.ts';
import type { Answer, Match, Router } from './router.ts';

export const apiRoot = '/api/v3';
const graphqlPaths = ['/api/graphql', `${apiRoot}/graphql`];

/** What the server needs; all of it belongs to the stand-in. */
export interface Backend {
  readonly world: World;
  readonly router: Router;
  readonly journal: Journal;
  readonly faults: Faults;
  readonly violations: string[];
  /** How each read was answered last, by all that it asked. */
  readonly answers: Map<string, Answer>;
  /** Called before a request takes effect. */
  readonly before: readonly ((request: JournalEntry) => void | Promise<void>)[];
  /** Called after it took effect, before it is answered. */
  readonly after: readonly ((request: JournalEntry) => void | Promise<void>)[];
}

interface Received {
  readonly message: IncomingMessage;
  readonly url: URL;
  readonly path: string;
  readonly graphql: boolean;
  readonly match: Match | undefined;
  readonly token: Token | undefined;
  readonly body: unknown;
  readonly query: Readonly<Record<string, string>>;
}

export function serve(backend: () => Backend): Server {
  return createServer((message, response) => {
    handle(backend(), message, response).catch((error: unknown) => {
      backend().violations.push(
        `The stand-in broke: ${error instanceof Error ? error.stack : String(error)}`,
      );
      response.writeHead(500).end('{"message":"Server Error"}');
    });
  });
}

async function handle(backend: Backend, message: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(message.url ?? '/', backend.world.urls.server);
  const artifact = /^\/_artifacts\/(\d+)\.zip$/.exec(url.pathname);
  if (artifact !== null) {
    // Storage lies with another company's host: its addresses are signed, and a token sent there is a token given away.
    if (message.headers.authorization !== undefined)
      backend.violations.push('A token was sent to the storage of artifacts');
    return sendArtifact(backend.world, Number(artifact[1]), response);
  }
  const received = await receive(backend, message, url);
  const entry = backend.journal.open(describe(received));
  const fault = backend.faults.take(entry);
  if (fault === 'hang-before') return;
  if (fault === 'drop-before') return drop(message);
  if (typeof fault === 'object' && 'answer' in fault)
    return send(response, entry, cannedAnswer(fault.answer));
  for (const hook of backend.before) await hook(entry);
  const before = entry.kind === 'read' ? backend.answers.get(questionOf(received)) : undefined;
  const answer = (fault === 'stale' ? before : undefined) ?? (await answerFor(backend, received));
  if (entry.kind === 'read') backend.answers.set(questionOf(received), answer);
  for (const hook of backend.after) await hook(entry);
  if (fault === 'hang-after') return;
  if (fault === 'drop-after') return drop(message);
  send(response, entry, afterFault(fault, answer), fault === 'truncate');
}

function questionOf({ url, body, token }: Received): string {
  return [url.href, token?.account.login, JSON.stringify(body)].join(' ');
}

async function receive(backend: Backend, message: IncomingMessage, url: URL): Promise<Received> {
  const graphql = graphqlPaths.includes(url.pathname);
  const path = graphql ? '/graphql' : url.pathname.replace(apiRoot, '');
  const secret = /^(?:bearer|token) (.+)$/i.exec(message.headers.authorization ?? '')?.[1] ?? '';
  return {
    message,
    url,
    path,
    graphql,
    match: graphql ? undefined : backend.router.match(message.method ?? 'GET', path),
    token: backend.world.tokens.find(secret),
    body: parseBody(await readBody(message)),
    query: Object.fromEntries(url.searchParams),
  };
}

function describe(received: Received): Omit<JournalEntry, 'n' | 'status' | 'answer'> {
  const { message, graphql, path, query, match, token, body } = received;
  const { write, operations } = graphql
    ? describeGraphQL(body)
    : { write: message.method !== 'GET', operations: [] };
  return {
    method: message.method ?? 'GET',
    path,
    query,
    route: graphql ? 'POST /graphql' : match?.route.operation,
    kind: write ? 'write' : 'read',
    body,
    operations,
    identity: token?.account.login,
  };
}

async function answerFor(backend: Backend, received: Received): Promise<Answer> {
  const { world, violations } = backend;
  const { match, graphql, token, message } = received;
  const resource = graphql ? 'graphql' : 'core';
  let answer: Answer;
  try {
    const caller = requireToken(token);
    world.rate.spend(caller, resource);
    answer = graphql
      ? await graphqlAnswer(backend, caller, received.body)
      : restAnswer(backend, caller, received);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    answer = { status: error.status, json: error.body, headers: error.headers };
  }
  if (match !== undefined && answer.raw === undefined) {
    answer = { ...answer, json: githubApi().complete(match.route.operation, answer.status, answer.json) };
    const problems = githubApi().answerProblems(match.route.operation, answer.status, answer.json);
    violations.push(
      ...problems.map((problem) => `The stand-in answered ${match.route.operation} wrongly: ${problem}`),
    );
    if (problems.length > 0) answer = { status: 500, json: { message: problems.join('\n') } };
  }
  if (match === undefined && !graphql) {
    violations.push(
      `GitHub's API, as far as the stand-in knows it, has no ${message.method} ${received.path}`,
    );
  }
  if (token === undefined) return answer;
  const rate = graphql ? world.rate.graphql(token) : world.rate.rest(token);
  return { ...answer, headers: { ...rateHeaders(rate, resource), ...answer.headers } };
}

function restAnswer(backend: Backend, token: Token, received: Received): Answer {
  const { match, query, body, path } = received;
  if (match === undefined) throw notFound();
  const { route, parameters } = match;
  const { world } = backend;
  const repository = world.repository(parameters['owner'] ?? '', parameters['repo'] ?? '');
  if (repository === undefined) throw notFound();
  requirePermission(token, repository, route.needs);
  refuseInvalid(backend, route.operation, received);
  const accept = received.message.headers.accept ?? '';
  const url = `${world.urls.api}${path}`;
  return route.handle({ world, repository, token, parameters, query, body, accept, url });
}

/** A request that does not fit the description is a client's mistake, whatever GitHub would make of it. */
function refuseInvalid({ violations }: Backend, operation: string, { query, body }: Received): void {
  const problems = [
    ...githubApi().queryProblems(operation, query),
    ...githubApi().bodyProblems(operation, body),
  ];
  if (problems.length === 0) return;
  violations.push(...problems.map((problem) => `${operation} was asked wrongly: ${problem}`));
  throw invalidRequest(problems);
}

async function graphqlAnswer(backend: Backend, token: Token, body: unknown): Promise<Answer> {
  const answer = await answerGraphQL(backend.world, token, body);
  backend.violations.push(...answer.violations.map((violation) => `GraphQL: ${violation}`));
  return { status: 200, json: answer.body };
}

function afterFault(fault: FaultAct | undefined, answer: Answer): Answer {
  return typeof fault === 'object' && 'answerAfter' in fault ? cannedAnswer(fault.answerAfter) : answer;
}

function cannedAnswer(canned: {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}): Answer {
  const { status, body, headers = {} } = canned;
  if (typeof body !== 'string') return { status, json: body, headers };
  return { status, raw: { type: 'text/html; charset=utf-8', bytes: Buffer.from(body) }, headers };
}

function send(response: ServerResponse, entry: JournalEntry, answer: Answer, truncate = false): void {
  const { status, json, raw, headers } = answer;
  const bytes = raw?.bytes ?? Buffer.from(json === undefined ? '' : JSON.stringify(json));
  entry.status = status;
  entry.answer = json;
  response.writeHead(status, {
    'content-type': raw?.type ?? 'application/json; charset=utf-8',
    'content-length': bytes.length,
    'x-github-request-id': `standin:${entry.n}`,
    ...headers,
  });
  if (!truncate) {
    response.end(bytes);
    return;
  }
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
}

function drop(message: IncomingMessage): void {
  message.socket.destroy();
}

/** Where an artifact's download redirects to; needs no token, as GitHub's signed addresses do not. */
function sendArtifact(world: World, id: number, response: ServerResponse): void {
  const artifact = world.repositories
    .flatMap(({ artifacts }) => artifacts)
    .find((candidate) => candidate.id === id);
  if (artifact === undefined) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': 'application/zip' }).end(artifact.zip);
}

async function readBody(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

function parseBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
