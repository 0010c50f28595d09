import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';
import type { Environment } from '../git/git-process.ts';
import { Failure } from '../model/failure.ts';
import { trimEnd } from '../model/text.ts';
import { parseEvent, type RunnerEvent } from '../runner/runner-event.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** All data from the runner and its environment, read only here. */
export interface Runner {
  readonly isActions: boolean;
  /** Debug logging is enabled. */
  readonly isDebug: boolean;
  /** Without a trailing slash, as the other URLs. */
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly serverUrl: string;
  /** `owner/name` of the workflow's repository. */
  readonly repository?: { readonly owner: string; readonly name: string };
  readonly event?: RunnerEvent;
  /** In a pull request's run this is the test merge, not the head. */
  readonly sha?: string;
  readonly runId?: number;
  readonly runAttempt?: number;
  readonly job?: string;
  /** Name of the workflow, or its path if it has none. */
  readonly workflow?: string;
  readonly actor?: string;
  /** Folder of the job's checkout. */
  readonly workspace?: string;
  /** Emptied before and after each job. */
  readonly temp?: string;
  /**
   * Milliseconds between two writes to GitHub; undefined for GitHub's advice. For servers without rate
   * limits.
   */
  readonly writeSpacingMs?: number;
  /** A proxy is configured; the client that supports it loads slowly, so only then it is used. */
  readonly proxied: boolean;
  readonly files: RunnerFiles;
  /** Environment for programs we start: search path, home and temporary folders, locale. */
  readonly environment: Environment;
  /** Values of variables named like secrets, for redaction only. */
  readonly secrets: readonly string[];
  /** A variable's value, for names that the policy passes to programs. */
  readonly variable: (name: string) => string | undefined;
  /** An input by its name in `action.yml`; `''` when not given. */
  readonly input: (name: string) => string;
  /** A value stored by the main step for the post step; `''` without one. */
  readonly state: (name: string) => string;
}

/** Files through which a step communicates with the runner. */
export interface RunnerFiles {
  readonly output?: string;
  readonly summary?: string;
  readonly state?: string;
}

const text = z.string().min(1).optional().catch(undefined);
const address = z.url({ protocol: /^https?$/ }).transform((url) => trimEnd(url, '/'));
const count = z.coerce.number().int().min(1).optional().catch(undefined);

const Variables = z.object({
  GITHUB_ACTIONS: text,
  RUNNER_DEBUG: text,
  GITHUB_API_URL: address.default('https://api.github.com'),
  GITHUB_GRAPHQL_URL: address.default('https://api.github.com/graphql'),
  GITHUB_SERVER_URL: address.default('https://github.com'),
  GITHUB_REPOSITORY: z
    .string()
    .regex(/^[^/\s]+\/[^/\s]+$/)
    .optional(),
  GITHUB_EVENT_NAME: text,
  GITHUB_EVENT_PATH: text,
  GITHUB_SHA: text,
  GITHUB_RUN_ID: count,
  GITHUB_RUN_ATTEMPT: count,
  GITHUB_JOB: text,
  GITHUB_WORKFLOW: text,
  GITHUB_ACTOR: text,
  GITHUB_WORKSPACE: text,
  RUNNER_TEMP: text,
  GITHUB_OUTPUT: text,
  GITHUB_STEP_SUMMARY: text,
  GITHUB_STATE: text,
  PR_VERDICT_WRITE_SPACING_MS: z.coerce.number().int().min(0).max(60_000).optional(),
});

/** GitHub caps payloads at 25 MB. */
const maxEvent = 32 * 1024 * 1024;

/** Throws `Failure` for a malformed address, repository or event file. */
export async function readRunner(env: Variables): Promise<Runner> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const variables = Variables.safeParse(given);
  if (!variables.success) throw unreadable(variables.error);
  const read = variables.data;
  const [owner, name] = read.GITHUB_REPOSITORY?.split('/') ?? [];
  const event = await readEvent(read.GITHUB_EVENT_NAME, read.GITHUB_EVENT_PATH);
  return {
    isActions: read.GITHUB_ACTIONS === 'true',
    isDebug: read.RUNNER_DEBUG === '1',
    apiUrl: read.GITHUB_API_URL,
    graphqlUrl: read.GITHUB_GRAPHQL_URL,
    serverUrl: read.GITHUB_SERVER_URL,
    proxied: isProxied(env, read.GITHUB_API_URL),
    ...(owner !== undefined && name !== undefined && { repository: { owner, name } }),
    ...(event && { event }),
    ...known({
      sha: read.GITHUB_SHA,
      runId: read.GITHUB_RUN_ID,
      runAttempt: read.GITHUB_RUN_ATTEMPT,
      job: read.GITHUB_JOB,
      workflow: read.GITHUB_WORKFLOW,
      actor: read.GITHUB_ACTOR,
      workspace: read.GITHUB_WORKSPACE,
      temp: read.RUNNER_TEMP,
      writeSpacingMs: read.PR_VERDICT_WRITE_SPACING_MS,
    }),
    files: known({
      output: read.GITHUB_OUTPUT,
      summary: read.GITHUB_STEP_SUMMARY,
      state: read.GITHUB_STATE,
    }),
    environment: only(childVariables, env),
    secrets: secretsOf(env),
    variable: (name) => (Object.hasOwn(env, name) ? env[name] : undefined),
    input: (input) => env[`INPUT_${input.replaceAll(' ', '_').toUpperCase()}`]?.trim() ?? '',
    state: (key) => env[`STATE_${key}`] ?? '',
  };
}

function isProxied(env: Variables, apiUrl: string): boolean {
  const name = apiUrl.startsWith('https:') ? 'https_proxy' : 'http_proxy';
  return [name, name.toUpperCase()].some((variable) => (env[variable] ?? '') !== '');
}

const childVariables = new Set([
  'PATH',
  'PATHEXT',
  'HOME',
  'USERPROFILE',
  'XDG_CONFIG_HOME',
  'SYSTEMROOT',
  'TMPDIR',
  'TEMP',
  'TMP',
]);

/** Names are compared without case. */
function only(names: ReadonlySet<string>, env: Variables): Environment {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      value !== undefined && names.has(name.toUpperCase()) ? [[name, value]] : [],
    ),
  );
}

const secretName = /TOKEN|SECRET|PASSW(?:OR)?D|PASSPHRASE|PRIVATE_?KEY|API_?KEY|ACCESS_?KEY|CREDENTIAL/i;

/** Shorter values would match ordinary words. */
const minSecret = 8;

function secretsOf(env: Variables): readonly string[] {
  const values = Object.entries(env).flatMap(([name, value]) =>
    value !== undefined && secretName.test(name) ? [value.trim()] : [],
  );
  return [...new Set(values)].filter((value) => value.length >= minSecret);
}

async function readEvent(
  name: string | undefined,
  path: string | undefined,
): Promise<RunnerEvent | undefined> {
  if (name === undefined) return undefined;
  if (path === undefined) return { kind: 'other', name };
  try {
    if ((await stat(path)).size > maxEvent) throw new Error(`is larger than ${maxEvent} bytes`);
    const payload: unknown = JSON.parse(await readFile(path, 'utf8'));
    return parseEvent(name, payload);
  } catch (cause) {
    const reason =
      cause instanceof z.ZodError ? z.prettifyError(cause) : cause instanceof Error ? cause.message : '';
    throw new Failure({
      kind: 'operational',
      code: 'EVENT_UNREADABLE',
      message: `The payload of the event ${name} in ${path} cannot be read: ${reason}`,
      cause,
    });
  }
}

function unreadable(error: z.ZodError): Failure {
  const names = [...new Set(error.issues.map(({ path }) => path.join('.')))];
  return new Failure({
    kind: 'usage',
    code: 'RUNNER_UNREADABLE',
    message: `The environment does not hold what the runner puts there: ${names.join(', ')}`,
  });
}

/** Leaves out undefined values. */
function known<T extends Readonly<Record<string, unknown>>>(
  values: T,
): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  const result: { [Key in keyof T]?: Exclude<T[Key], undefined> } = {};
  for (const [key, value] of Object.entries(values))
    if (value !== undefined) Object.assign(result, { [key]: value });
  return result;
}
