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

const packageName = '@octokit/openapi@23.0.2';
const target = new URL('../test/support/github/openapi.json', import.meta.url);
const repo = '/repos/{owner}/{repo}';
const pull = `${repo}/pulls/{pull_number}`;
const review = `${pull}/reviews/{review_id}`;

const operations: Readonly<Record<string, readonly Method[]>> = {
  [repo]: ['get'],
  [`${repo}/collaborators/{username}/permission`]: ['get'],
  [`${repo}/branches/{branch}`]: ['get'],
  [`${repo}/rules/branches/{branch}`]: ['get'],
  [`${repo}/actions/permissions/workflow`]: ['get'],
  [`${repo}/pulls`]: ['get'],
  [pull]: ['get'],
  [`${pull}/files`]: ['get'],
  [`${pull}/commits`]: ['get'],
  [`${pull}/requested_reviewers`]: ['get', 'post'],
  [`${pull}/comments`]: ['get'],
  [`${pull}/comments/{comment_id}/replies`]: ['post'],
  [`${pull}/reviews`]: ['get', 'post'],
  [review]: ['get', 'delete'],
  [`${review}/events`]: ['post'],
  [`${review}/dismissals`]: ['put'],
  [`${repo}/issues`]: ['get', 'post'],
  [`${repo}/issues/{issue_number}`]: ['get'],
  [`${repo}/issues/{issue_number}/comments`]: ['get', 'post'],
  [`${repo}/issues/comments/{comment_id}`]: ['delete'],
  [`${repo}/compare/{basehead}`]: ['get'],
  [`${repo}/git/blobs/{file_sha}`]: ['get'],
  [`${repo}/git/trees/{tree_sha}`]: ['get'],
  [`${repo}/commits/{ref}/check-runs`]: ['get'],
  [`${repo}/commits/{ref}/statuses`]: ['get'],
  [`${repo}/statuses/{sha}`]: ['post'],
  [`${repo}/check-runs`]: ['post'],
  [`${repo}/check-runs/{check_run_id}`]: ['get', 'patch'],
  [`${repo}/actions/runs/{run_id}/artifacts`]: ['get'],
  [`${repo}/actions/artifacts/{artifact_id}/{archive_format}`]: ['get'],
};

/** Keys that carry prose, tooling hints or response headers, not the shape of a message. */
const prose = new Set([
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
const named = new Set(['properties', 'schemas', 'responses', 'content']);

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
interface JsonObject {
  readonly [key: string]: Json;
}

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
    ([key]) => keysAreNames || !(prose.has(key) || key.startsWith('x-')),
  );
  return Object.fromEntries(
    kept.map(([key, entry]) => [key, withoutProse(entry, !keysAreNames && named.has(key))]),
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
  for (const [path, methods] of Object.entries(operations)) {
    const item = objectAt(all, path);
    paths[path] = Object.fromEntries(
      methods.map((method) => [method, trimmedOperation(objectAt(item, method))]),
    );
  }
  const { title = '', version = '' } = objectAt(description, 'info');
  return {
    openapi: description['openapi'] ?? '',
    info: { title, version, 'x-source': packageName },
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
    const archive = execFileSync('npm', ['pack', '--silent', packageName], options).trim();
    const member = 'package/generated/api.github.com.json';
    execFileSync('tar', ['-xzf', archive, member], options);
    return JSON.parse(readFileSync(join(folder, member), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) writeFileSync(target, `${print(extract(readDescription(process.argv[2])))}\n`);
