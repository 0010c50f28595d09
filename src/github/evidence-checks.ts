import { z } from 'zod';
import { type CheckAttempt, newestAttempts, type ObservedChecks } from '../fetch/evidence-verification.ts';
import { Failure } from '../model/failure.ts';
import type { Reporter } from '../model/reporter.ts';
import type { GitHubClient } from './client.ts';
import { perPage } from './pages.ts';
import { readChecks } from './request-failure.ts';

/** Annotations beyond these pages are counted, not read. */
const maxNotePages = 3;

const Run = z.object({
  id: z.number().int(),
  status: z.string(),
  conclusion: z.string().nullable(),
  started_at: z.string().nullish(),
  completed_at: z.string().nullish(),
  check_suite: z.object({ id: z.number().int() }).nullish(),
  output: z.object({ title: z.string().nullable(), annotations_count: z.number().int().min(0) }),
});
type Run = z.infer<typeof Run>;

const Runs = z.object({ total_count: z.number().int(), check_runs: z.array(Run) });

const Note = z.object({
  path: z.string(),
  start_line: z.number().int().min(0),
  annotation_level: z.enum(['notice', 'warning', 'failure']).catch('warning'),
  message: z.string().nullish(),
});

interface CheckRequest {
  readonly owner: string;
  readonly repo: string;
  readonly head: string;
  readonly names: readonly string[];
  readonly reporter: Pick<Reporter, 'warning'>;
}

/** The newest check runs on the head with these names: one request per name and one per hundred annotations. */
export function observeChecks(client: GitHubClient, wanted: CheckRequest): Promise<ObservedChecks> {
  return Promise.all(wanted.names.map((name) => observe(client, wanted, name)));
}

async function observe(
  client: GitHubClient,
  wanted: CheckRequest,
  name: string,
): Promise<ObservedChecks[number]> {
  try {
    const runs = await readRuns(client, wanted, name);
    if (runs === undefined) return { name, state: 'unreadable', reason: 'there are too many of that name' };
    const newest = runs.map((run) => ({ id: run.id, suite: run.check_suite?.id ?? null, run }));
    const attempts = await Promise.all(
      newestAttempts(newest).map(async ({ run, ...attempt }) => ({
        ...attempt,
        ...attemptOf(run),
        notes: await readNotes(client, wanted, run),
      })),
    );
    return { name, state: 'read', attempts };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    wanted.reporter.warning(`${error.message} ${error.fix}`);
    return { name, state: 'unreadable', reason: error.message };
  }
}

/** Every attempt, because a newer one than the last completed may still run. */
async function readRuns(
  client: GitHubClient,
  { owner, repo, head }: CheckRequest,
  name: string,
): Promise<readonly Run[] | undefined> {
  const { total_count, check_runs } = await client.read(readChecks, (api) =>
    api.call(Runs, (rest) =>
      rest.checks.listForRef({ owner, repo, ref: head, check_name: name, filter: 'all', per_page: perPage }),
    ),
  );
  return total_count > check_runs.length ? undefined : check_runs;
}

function attemptOf(run: Run): Omit<CheckAttempt, 'id' | 'suite' | 'notes'> {
  return {
    status: run.status,
    conclusion: run.conclusion,
    startedAt: run.started_at ?? null,
    completedAt: run.completed_at ?? null,
    title: run.output.title ?? '',
    notesTotal: run.output.annotations_count,
  };
}

async function readNotes(
  client: GitHubClient,
  { owner, repo }: CheckRequest,
  { id, status, output }: Run,
): Promise<CheckAttempt['notes']> {
  if (status !== 'completed') return [];
  const pages = Math.min(Math.ceil(output.annotations_count / perPage), maxNotePages);
  const notes = await Promise.all(
    Array.from({ length: pages }, (_, index) =>
      client.read(readChecks, (api) =>
        api.call(z.array(Note), (rest) =>
          rest.checks.listAnnotations({
            owner,
            repo,
            check_run_id: id,
            per_page: perPage,
            page: index + 1,
          }),
        ),
      ),
    ),
  );
  return notes.flat().map(({ path, start_line, annotation_level, message }) => ({
    path,
    line: start_line,
    level: annotation_level,
    message: message ?? '',
  }));
}
