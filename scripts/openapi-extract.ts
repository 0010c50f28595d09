/**
 * Makes `test/support/github/openapi.json`: the part of GitHub's published OpenAPI description that the tests'
 * stand-in for GitHub checks requests and responses against. The npm package that carries the description is
 * some 385 MB installed, so it is fetched only when this script runs:
 *
 *     node scripts/openapi-extract.ts [path to generated/api.github.com.json]
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PACKAGE = '@octokit/openapi@23.0.2';
const TARGET = new URL('../test/support/github/openapi.json', import.meta.url);
const REPO = '/repos/{owner}/{repo}';
const PULL = `${REPO}/pulls/{pull_number}`;
const REVIEW = `${PULL}/reviews/{review_id}`;

const OPERATIONS: Readonly<Record<string, readonly Method[]>> = {
  '/user': ['get'],
  '/rate_limit': ['get'],
  [REPO]: ['get'],
  [`${REPO}/collaborators/{username}/permission`]: ['get'],
  [`${REPO}/pulls`]: ['get'],
  [PULL]: ['get'],
  [`${PULL}/files`]: ['get'],
  [`${PULL}/commits`]: ['get'],
  [`${PULL}/requested_reviewers`]: ['post'],
  [`${PULL}/comments`]: ['get', 'post'],
  [`${PULL}/comments/{comment_id}/replies`]: ['post'],
  [`${REPO}/pulls/comments/{comment_id}`]: ['get', 'patch', 'delete'],
  [`${REPO}/pulls/comments/{comment_id}/reactions`]: ['get', 'post'],
  [`${PULL}/reviews`]: ['get', 'post'],
  [REVIEW]: ['get', 'put', 'delete'],
  [`${REVIEW}/comments`]: ['get'],
  [`${REVIEW}/events`]: ['post'],
  [`${REVIEW}/dismissals`]: ['put'],
  [`${REPO}/issues/{issue_number}`]: ['get'],
  [`${REPO}/issues/{issue_number}/comments`]: ['get', 'post'],
  [`${REPO}/issues/{issue_number}/labels`]: ['get', 'post'],
  [`${REPO}/issues/comments/{comment_id}`]: ['get', 'patch', 'delete'],
  [`${REPO}/issues/comments/{comment_id}/reactions`]: ['get', 'post'],
  [`${REPO}/compare/{basehead}`]: ['get'],
  [`${REPO}/git/blobs/{file_sha}`]: ['get'],
  [`${REPO}/git/trees/{tree_sha}`]: ['get'],
  [`${REPO}/contents/{path}`]: ['get'],
  [`${REPO}/commits/{ref}`]: ['get'],
  [`${REPO}/commits/{commit_sha}/pulls`]: ['get'],
  [`${REPO}/commits/{ref}/check-runs`]: ['get'],
  [`${REPO}/commits/{ref}/statuses`]: ['get'],
  [`${REPO}/commits/{ref}/status`]: ['get'],
  [`${REPO}/statuses/{sha}`]: ['post'],
  [`${REPO}/check-runs`]: ['post'],
  [`${REPO}/check-runs/{check_run_id}`]: ['get', 'patch'],
  [`${REPO}/check-runs/{check_run_id}/annotations`]: ['get'],
  [`${REPO}/actions/runs/{run_id}`]: ['get'],
  [`${REPO}/actions/runs/{run_id}/artifacts`]: ['get'],
  [`${REPO}/actions/artifacts/{artifact_id}/{archive_format}`]: ['get'],
};

/** Keys that carry prose, tooling hints or response headers, not the shape of a message. */
const PROSE = new Set([
  'description',
  'summary',
  'example',
  'examples',
  'externalDocs',
  'tags',
  'deprecated',
  'discriminator',
  'headers',
]);
/** Inside these, keys are names that the API gives, so none is prose. */
const NAMED = new Set(['properties', 'schemas', 'responses', 'content']);

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function objectAt(parent: JsonObject, key: string): JsonObject {
  const value = parent[key];
  if (!isObject(value)) throw new Error(`The description has no object "${key}" where one is needed.`);
  return value;
}

function withoutProse(value: Json, keysAreNames = false): Json {
  if (Array.isArray(value)) return value.map((entry) => withoutProse(entry));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(
    ([key]) => keysAreNames || !(PROSE.has(key) || key.startsWith('x-')),
  );
  return Object.fromEntries(
    kept.map(([key, entry]) => [key, withoutProse(entry, !keysAreNames && NAMED.has(key))]),
  );
}

function referencesIn(value: Json): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isObject(value)) return [];
  const own = typeof value['$ref'] === 'string' ? [value['$ref']] : [];
  return [...own, ...Object.values(value).flatMap(referencesIn)];
}

/** Every component that the kept operations reach, directly or through another component. */
function componentsFor(paths: Json, all: JsonObject): JsonObject {
  const reached = new Map<string, Json>();
  const queue = [...referencesIn(paths)];
  for (let reference = queue.pop(); reference !== undefined; reference = queue.pop()) {
    if (reached.has(reference)) continue;
    const [, , kind = '', name = ''] = reference.split('/');
    const component = withoutProse(objectAt(objectAt(all, kind), name));
    reached.set(reference, component);
    queue.push(...referencesIn(component));
  }
  const kinds: Record<string, Record<string, Json>> = {};
  for (const [reference, component] of [...reached].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [, , kind = '', name = ''] = reference.split('/');
    kinds[kind] = { ...kinds[kind], [name]: component };
  }
  return kinds;
}

/** Only what requests and answers consist of. */
function trimmedOperation(operation: JsonObject): Json {
  const { operationId, parameters, requestBody, responses } = operation;
  const kept = { operationId, parameters, requestBody, responses };
  return withoutProse(
    Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, Json] => entry[1] !== undefined),
    ),
  );
}

function extract(description: JsonObject): JsonObject {
  const all = objectAt(description, 'paths');
  const paths: Record<string, Json> = {};
  for (const [path, methods] of Object.entries(OPERATIONS)) {
    const item = objectAt(all, path);
    paths[path] = Object.fromEntries(
      methods.map((method) => [method, trimmedOperation(objectAt(item, method))]),
    );
  }
  const { title = '', version = '' } = objectAt(description, 'info');
  return {
    openapi: description['openapi'] ?? '',
    info: { title, version, 'x-source': PACKAGE },
    paths,
    components: componentsFor(paths, objectAt(description, 'components')),
  };
}

/** One operation or component a line, so that an update of the description reads as a diff. */
function print(value: JsonObject, depth = 3): string {
  const entries = Object.entries(value).map(([key, entry]) => {
    const text =
      depth > 1 && isObject(entry) && key !== 'info' ? print(entry, depth - 1) : JSON.stringify(entry);
    return `${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${entries.join(',\n')}\n}`;
}

function readDescription(path: string | undefined): JsonObject {
  if (path !== undefined) return JSON.parse(readFileSync(path, 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  try {
    const options = { cwd: folder, encoding: 'utf8' } as const;
    const archive = execFileSync('npm', ['pack', '--silent', PACKAGE], options).trim();
    const member = 'package/generated/api.github.com.json';
    execFileSync('tar', ['-xzf', archive, member], options);
    return JSON.parse(readFileSync(join(folder, member), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) writeFileSync(TARGET, `${print(extract(readDescription(process.argv[2])))}\n`);
