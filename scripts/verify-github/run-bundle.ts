import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readActionMetadata } from '../action-metadata.ts';
import { type Access, GitHub, type Pull } from './github.ts';

const bundle = fileURLToPath(new URL('../../dist/index.js', import.meta.url));

export const Receipt = z.looseObject({
  outcome: z.string(),
  counts: z.looseObject({ inline: z.number(), file: z.number(), body: z.number(), withheld: z.number() }),
});

export const Plan = z.looseObject({
  steps: z.array(
    z.looseObject({
      do: z.string(),
      request: z
        .looseObject({ comments: z.array(z.looseObject({ body: z.string() })) })
        .optional()
        .catch(undefined),
      body: z.string().optional().catch(undefined),
    }),
  ),
});

/** How a run of the action ended. */
export interface BundleRun {
  readonly exitCode: number | null;
  readonly log: string;
  /** A JSON file of the review directory; undefined where it is absent or has another shape. */
  readonly file: <Shape>(name: string, shape: z.ZodType<Shape>) => Shape | undefined;
}

/** Runs the action with exactly this environment. */
export type StartAction = (
  env: Readonly<Record<string, string>>,
  cwd: string,
) => Promise<{ readonly exitCode: number | null; readonly log: string }>;

interface RunOptions {
  readonly access: Access;
  readonly pull: Pull;
  /** Documents of reviewers, by id; `undefined` for one that leaves none. */
  readonly reviewers: Readonly<Record<string, unknown>>;
  readonly gate: 'check' | 'status';
  readonly checkName: string;
  readonly runId: number;
  /** Further inputs of the action. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** By default a process of `dist/index.js`. */
  readonly start?: StartAction | undefined;
}

/** Runs the action as the runner does for a push to the pull request, without a checkout. */
export async function runBundle(options: RunOptions): Promise<BundleRun> {
  const { access, reviewers, gate, checkName, runId, start = startBundle } = options;
  const github = new GitHub(access);
  const folder = mkdtempSync(join(tmpdir(), 'pr-verdict-verify-'));
  const path = (name: string) => join(folder, name);
  const commandFiles = ['output', 'summary', 'state', 'env', 'path'];
  for (const name of commandFiles) writeFileSync(path(name), '');
  for (const name of ['workspace', 'temp', 'review']) mkdirSync(path(name));
  for (const [id, document] of Object.entries(reviewers))
    if (document !== undefined) writeFileSync(path(`workspace/${id}.json`), JSON.stringify(document));
  const Shown = z.looseObject({ number: z.number(), user: z.looseObject({}) });
  const pull = await github.read(Shown, `/pulls/${options.pull.number}`);
  const repository = await github.read(z.looseObject({}), '');
  // The author counts as who pushed.
  const { number, user: sender } = pull;
  const event = { action: 'synchronize', number, pull_request: pull, repository, sender };
  writeFileSync(path('event.json'), JSON.stringify(event));
  const inputs: Readonly<Record<string, string>> = {
    'github-token': access.token,
    findings: Object.keys(reviewers)
      .map((id) => `${id}=${id}.json`)
      .join('\n'),
    gate,
    'check-name': checkName,
    'review-dir': path('review'),
    ...options.inputs,
  };
  const given = Object.entries(readActionMetadata().inputs).map(([name, { default: fallback }]) => [
    `INPUT_${name.toUpperCase()}`,
    inputs[name] ?? (fallback.startsWith('${{') ? '' : fallback),
  ]);
  const environment = {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: access.apiUrl,
    GITHUB_GRAPHQL_URL: access.graphqlUrl,
    GITHUB_SERVER_URL: access.serverUrl,
    GITHUB_REPOSITORY: access.repository,
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: path('event.json'),
    GITHUB_RUN_ID: String(runId),
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_JOB: 'verify',
    GITHUB_WORKSPACE: path('workspace'),
    GITHUB_OUTPUT: path('output'),
    GITHUB_STEP_SUMMARY: path('summary'),
    GITHUB_STATE: path('state'),
    RUNNER_TEMP: path('temp'),
    ...(process.env['PR_VERDICT_WRITE_SPACING_MS'] !== undefined && {
      PR_VERDICT_WRITE_SPACING_MS: process.env['PR_VERDICT_WRITE_SPACING_MS'],
    }),
    ...Object.fromEntries(given),
  };
  const ended = await start(environment, path('workspace'));
  const files = new Map<string, unknown>();
  for (const name of ['receipt.json', 'plan.json']) {
    try {
      files.set(name, JSON.parse(readFileSync(path(`review/${name}`), 'utf8')));
    } catch {
      // A run that failed early leaves no file.
    }
  }
  rmSync(folder, { recursive: true, force: true });
  return { ...ended, file: (name, shape) => shape.safeParse(files.get(name)).data };
}

const startBundle: StartAction = (env, cwd) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bundle], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (exitCode) => resolve({ exitCode, log: Buffer.concat(chunks).toString('utf8') }));
  });
