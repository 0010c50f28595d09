import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { ApiError, invalidRequest, notFound, requirePermission, requireToken } from './errors.ts';
import { answerGraphQL, describeGraphQL } from './graphql/execute.ts';
import type { CannedAnswer, JournalEntry } from './journal.ts';
import type { Token, World } from './model/world.ts';
import { githubApi } from './openapi.ts';
import type { Answer, Match } from './router.ts';
import type { GitHubStandIn } from './stand-in.ts';

export const apiRoot = '/api/v3';
const graphqlPaths = ['/api/graphql', `${apiRoot}/graphql`];

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

export function serve(standIn: () => GitHubStandIn): Server {
  return createServer((message, response) => {
    if (standIn().intercept?.(message, response) === true) return;
    handle(standIn(), message, response).catch((error: unknown) => {
      standIn().violations.push(
        `The stand-in broke: ${error instanceof Error ? error.stack : String(error)}`,
      );
      response.writeHead(500).end('{"message":"Server Error"}');
    });
  });
}

async function handle(
  standIn: GitHubStandIn,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(message.url ?? '/', standIn.world.urls.server);
  const artifact = /^\/_artifacts\/(\d+)\.zip$/.exec(url.pathname);
  if (artifact !== null) {
    // Storage lies with another company's host: its addresses are signed, and a token sent there is a token given away.
    if (message.headers.authorization !== undefined)
      standIn.violations.push('A token was sent to the storage of artifacts');
    return sendArtifact(standIn.world, Number(artifact[1]), response);
  }
  const received = await receive(standIn, message, url);
  const entry = standIn.journal.open(describe(received));
  const fault = standIn.faults.take(entry);
  if (fault === 'hang-before') return;
  if (fault === 'drop-before') return void message.socket.destroy();
  if (typeof fault === 'object' && 'answer' in fault)
    return send(response, entry, cannedAnswer(fault.answer));
  for (const hook of standIn.hooks.before) await hook(entry);
  const before = entry.kind === 'read' ? standIn.answers.get(questionOf(received)) : undefined;
  const answer = (fault === 'stale' ? before : undefined) ?? (await answerFor(standIn, received));
  if (entry.kind === 'read') standIn.answers.set(questionOf(received), answer);
  for (const hook of standIn.hooks.after) await hook(entry);
  if (fault === 'hang-after') return;
  if (fault === 'drop-after') return void message.socket.destroy();
  const isReplaced = typeof fault === 'object' && 'answerAfter' in fault;
  send(response, entry, isReplaced ? cannedAnswer(fault.answerAfter) : answer, fault === 'truncate');
}

function questionOf({ url, body, token }: Received): string {
  return [url.href, token?.account.login, JSON.stringify(body)].join(' ');
}

async function receive(standIn: GitHubStandIn, message: IncomingMessage, url: URL): Promise<Received> {
  const graphql = graphqlPaths.includes(url.pathname);
  const path = graphql ? '/graphql' : url.pathname.replace(apiRoot, '');
  const secret = /^(?:bearer|token) (.+)$/i.exec(message.headers.authorization ?? '')?.[1] ?? '';
  return {
    message,
    url,
    path,
    graphql,
    match: graphql ? undefined : standIn.router.match(message.method ?? 'GET', path),
    token: standIn.world.tokens.find(secret),
    body: parseBody(await text(message)),
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

async function answerFor(standIn: GitHubStandIn, received: Received): Promise<Answer> {
  const { world, violations } = standIn;
  const { match, graphql, token, message } = received;
  const resource = graphql ? 'graphql' : 'core';
  let answer: Answer;
  try {
    const caller = requireToken(token);
    world.rate.spend(caller, resource);
    answer = graphql
      ? { status: 200, json: await answerGraphQL(standIn, caller, received.body) }
      : restAnswer(standIn, caller, received);
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
  return { ...answer, headers: { ...world.rate.headers(token, resource), ...answer.headers } };
}

function restAnswer(standIn: GitHubStandIn, token: Token, received: Received): Answer {
  const { match, query, body, path } = received;
  if (match === undefined) throw notFound();
  const { route, parameters } = match;
  const { world } = standIn;
  const repository = world.repository(parameters['owner'] ?? '', parameters['repo'] ?? '');
  if (repository === undefined) throw notFound();
  requirePermission(token, repository, route.needs);
  refuseInvalid(standIn, route.operation, received);
  const accept = received.message.headers.accept ?? '';
  const url = `${world.urls.api}${path}`;
  return route.handle({ world, repository, token, parameters, query, body, accept, url });
}

/** A request that does not fit the description is a client's mistake, whatever GitHub would make of it. */
function refuseInvalid({ violations }: GitHubStandIn, operation: string, { query, body }: Received): void {
  const problems = [
    ...githubApi().queryProblems(operation, query),
    ...githubApi().bodyProblems(operation, body),
  ];
  if (problems.length === 0) return;
  violations.push(...problems.map((problem) => `${operation} was asked wrongly: ${problem}`));
  throw invalidRequest(problems);
}

function cannedAnswer({ status, body, headers = {} }: CannedAnswer): Answer {
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

/** Where an artifact's download redirects to; needs no token, as GitHub's signed addresses do not. */
function sendArtifact(world: World, id: number, response: ServerResponse): void {
  const artifact = world.repositories
    .flatMap(({ artifacts }) => artifacts)
    .find((candidate) => candidate.id === id);
  if (artifact === undefined) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': 'application/zip' }).end(artifact.zip);
}

/** Parsed where it is JSON. */
export function parseBody(body: string): unknown {
  if (body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
