import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';
import type { Environment } from '../git/git-process.ts';
import { type Failure, operationalFailure, usageFailure } from '../model/failure.ts';
import { trimEnd } from '../model/text.ts';
import { parseEvent, type RunnerEvent } from '../runner/runner-event.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const text = z.string().optional();
const address = z.url({ protocol: /^https?$/ }).transform((url) => trimEnd(url, '/'));
const count = z.coerce.number().int().min(1).optional().catch(undefined);
const repository = z
  .string()
  .regex(/^[^/\s]+\/[^/\s]+$/)
  .transform((path) => {
    const [owner = '', name = ''] = path.split('/');
    return { owner, name };
  });

/** The variables that the runner sets, under our names. */
const RunnerVariables = z.object({
  isActions: text.transform((value) => value === 'true'),
  /** Debug logging is enabled. */
  isDebug: text.transform((value) => value === '1'),
  /** Without a trailing slash, as the other URLs. */
  apiUrl: address.default('https://api.github.com'),
  graphqlUrl: address.default('https://api.github.com/graphql'),
  serverUrl: address.default('https://github.com'),
  /** The workflow's repository. */
  repository: repository.optional(),
  eventName: text,
  eventPath: text,
  runId: count,
  runAttempt: count,
  job: text,
  /** Name of the workflow, or its path if it has none. */
  workflow: text,
  /** Folder of the job's checkout. */
  workspace: text,
  /** Emptied before and after each job. */
  temp: text,
  summaryFile: text,
  /** Milliseconds between two writes to GitHub; undefined for GitHub's advice. For servers without rate limits. */
  writeSpacingMs: z.coerce.number().int().min(0).max(60_000).optional(),
});

const variableNames = {
  isActions: 'GITHUB_ACTIONS',
  isDebug: 'RUNNER_DEBUG',
  apiUrl: 'GITHUB_API_URL',
  graphqlUrl: 'GITHUB_GRAPHQL_URL',
  serverUrl: 'GITHUB_SERVER_URL',
  repository: 'GITHUB_REPOSITORY',
  eventName: 'GITHUB_EVENT_NAME',
  eventPath: 'GITHUB_EVENT_PATH',
  runId: 'GITHUB_RUN_ID',
  runAttempt: 'GITHUB_RUN_ATTEMPT',
  job: 'GITHUB_JOB',
  workflow: 'GITHUB_WORKFLOW',
  workspace: 'GITHUB_WORKSPACE',
  temp: 'RUNNER_TEMP',
  summaryFile: 'GITHUB_STEP_SUMMARY',
  writeSpacingMs: 'PR_VERDICT_WRITE_SPACING_MS',
} as const satisfies Record<keyof z.infer<typeof RunnerVariables>, string>;

/** All data from the runner and its environment, read only here. */
export interface Runner extends Readonly<z.infer<typeof RunnerVariables>> {
  /** A proxy is configured; the client that supports it loads slowly, so only then it is used. */
  readonly proxied: boolean;
  readonly event: RunnerEvent | undefined;
  /** Environment for programs we start: search path, home and temporary folders, locale. */
  readonly environment: Environment;
  /** Values of variables named like secrets, for redaction only. */
  readonly secrets: readonly string[];
  /** A variable's value, for names that the policy passes to programs. */
  readonly variable: (name: string) => string | undefined;
}

/** GitHub caps payloads at 25 MB. */
const maxEvent = 32 * 1024 * 1024;

/** Throws `Failure` for a malformed address, repository or event file. */
export async function readRunner(env: Variables): Promise<Runner> {
  const given = Object.entries(variableNames).map(([key, name]) => [key, env[name] || undefined] as const);
  const { data, error } = RunnerVariables.safeParse(Object.fromEntries(given));
  if (data === undefined) throw unreadable(error);
  return {
    ...data,
    proxied: isProxied(env, data.apiUrl),
    event: await readEvent(data.eventName, data.eventPath),
    environment: childEnvironmentOf(env),
    secrets: secretsOf(env),
    variable: (name) => (Object.hasOwn(env, name) ? env[name] : undefined),
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
  const keys = new Set(error.issues.map(({ path }) => path[0]));
  const names = Object.entries(variableNames).flatMap(([key, name]) => (keys.has(key) ? [name] : []));
  return usageFailure(
    'RUNNER_UNREADABLE',
    `Variables that the runner sets are missing or unusable: ${names.join(', ')}`,
  );
}
