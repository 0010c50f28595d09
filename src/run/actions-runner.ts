import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';
import type { Environment } from '../git/git-process.ts';
import { type Failure, operationalFailure, usageFailure } from '../model/failure.ts';
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
  /** A proxy is configured; the client that supports it loads slowly, so only then it is used. */
  readonly proxied: boolean;
  /** The workflow's repository. */
  readonly repository: { readonly owner: string; readonly name: string } | undefined;
  readonly event: RunnerEvent | undefined;
  readonly runId: number | undefined;
  readonly runAttempt: number | undefined;
  readonly job: string | undefined;
  /** Name of the workflow, or its path if it has none. */
  readonly workflow: string | undefined;
  /** Folder of the job's checkout. */
  readonly workspace: string | undefined;
  /** Emptied before and after each job. */
  readonly temp: string | undefined;
  readonly summaryFile: string | undefined;
  /** Milliseconds between two writes to GitHub; undefined for GitHub's advice. For servers without rate limits. */
  readonly writeSpacingMs: number | undefined;
  /** Environment for programs we start: search path, home and temporary folders, locale. */
  readonly environment: Environment;
  /** Values of variables named like secrets, for redaction only. */
  readonly secrets: readonly string[];
  /** A variable's value, for names that the policy passes to programs. */
  readonly variable: (name: string) => string | undefined;
}

const text = z.string().min(1).optional().catch(undefined);
const address = z.url({ protocol: /^https?$/ }).transform((url) => trimEnd(url, '/'));
const count = z.coerce.number().int().min(1).optional().catch(undefined);
const repository = z
  .string()
  .regex(/^[^/\s]+\/[^/\s]+$/)
  .transform((path) => {
    const [owner = '', name = ''] = path.split('/');
    return { owner, name };
  });

const Variables = z.object({
  GITHUB_ACTIONS: text,
  RUNNER_DEBUG: text,
  GITHUB_API_URL: address.default('https://api.github.com'),
  GITHUB_GRAPHQL_URL: address.default('https://api.github.com/graphql'),
  GITHUB_SERVER_URL: address.default('https://github.com'),
  GITHUB_REPOSITORY: repository.optional(),
  GITHUB_EVENT_NAME: text,
  GITHUB_EVENT_PATH: text,
  GITHUB_RUN_ID: count,
  GITHUB_RUN_ATTEMPT: count,
  GITHUB_JOB: text,
  GITHUB_WORKFLOW: text,
  GITHUB_WORKSPACE: text,
  RUNNER_TEMP: text,
  GITHUB_STEP_SUMMARY: text,
  PR_VERDICT_WRITE_SPACING_MS: z.coerce.number().int().min(0).max(60_000).optional(),
});

/** GitHub caps payloads at 25 MB. */
const maxEvent = 32 * 1024 * 1024;

/** Throws `Failure` for a malformed address, repository or event file. */
export async function readRunner(env: Variables): Promise<Runner> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data, error } = Variables.safeParse(given);
  if (data === undefined) throw unreadable(error);
  return {
    isActions: data.GITHUB_ACTIONS === 'true',
    isDebug: data.RUNNER_DEBUG === '1',
    apiUrl: data.GITHUB_API_URL,
    graphqlUrl: data.GITHUB_GRAPHQL_URL,
    serverUrl: data.GITHUB_SERVER_URL,
    proxied: isProxied(env, data.GITHUB_API_URL),
    repository: data.GITHUB_REPOSITORY,
    event: await readEvent(data.GITHUB_EVENT_NAME, data.GITHUB_EVENT_PATH),
    runId: data.GITHUB_RUN_ID,
    runAttempt: data.GITHUB_RUN_ATTEMPT,
    job: data.GITHUB_JOB,
    workflow: data.GITHUB_WORKFLOW,
    workspace: data.GITHUB_WORKSPACE,
    temp: data.RUNNER_TEMP,
    summaryFile: data.GITHUB_STEP_SUMMARY,
    writeSpacingMs: data.PR_VERDICT_WRITE_SPACING_MS,
    environment: childEnvironmentOf(env),
    secrets: secretsOf(env),
    variable: (name: string) => (Object.hasOwn(env, name) ? env[name] : undefined),
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
function childEnvironmentOf(env: Variables): Environment {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      value !== undefined && childVariables.has(name.toUpperCase()) ? [[name, value]] : [],
    ),
  );
}

const secretName =
  /TOKEN|SECRET|PASSW(?:OR)?D|PASSPHRASE|PRIVATE_?KEY|API_?KEY|ACCESS_?KEY|_KEY$|CREDENTIAL/i;

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
    const message = `The payload of the event ${name} in ${path} cannot be read: ${reason}`;
    throw operationalFailure('EVENT_UNREADABLE', message, { cause });
  }
}

function unreadable(error: z.ZodError): Failure {
  const names = [...new Set(error.issues.map(({ path }) => path.join('.')))];
  return usageFailure(
    'RUNNER_UNREADABLE',
    `Variables that the runner sets are missing or unusable: ${names.join(', ')}`,
  );
}
