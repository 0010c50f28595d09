import { z } from 'zod';
import { type CheckAttempt, newestAttempts, type ObservedChecks } from '../fetch/evidence-verification.ts';
import { onFailure } from '../model/failure.ts';
import type { Reporter } from '../model/reporter.ts';
import { perPage, type RepositoryAccess } from './client.ts';

import { readChecks } from './request-failure.ts';

/** Annotations beyond these pages are counted, not read. */
const maxNotePages = 3;

/** A check run without its notes. */
const Attempt = z
  .object({
    id: z.number().int(),
    status: z.string(),
    conclusion: z.string().nullable(),
    started_at: z.string().nullish(),
    completed_at: z.string().nullish(),
    check_suite: z.object({ id: z.number().int() }).nullish(),
    output: z.object({ title: z.string().nullable(), annotations_count: z.number().int().min(0) }),
  })
  .transform(
    ({ id, status, conclusion, ...run }): Omit<CheckAttempt, 'notes'> => ({
      id,
      suite: run.check_suite?.id ?? null,
      status,
      conclusion,
      startedAt: run.started_at ?? null,
      completedAt: run.completed_at ?? null,
      title: run.output.title ?? '',
      notesTotal: run.output.annotations_count,
    }),
  );
type Attempt = z.infer<typeof Attempt>;

const Runs = z.object({ total_count: z.number().int(), check_runs: z.array(Attempt) });

const Note = z
  .object({
    path: z.string(),
    start_line: z.number().int().min(0),
    annotation_level: z.enum(['notice', 'warning', 'failure']).catch('warning'),
    message: z.string().nullish(),
  })
  .transform(({ path, start_line: line, annotation_level: level, message }) => {
    return { path, line, level, message: message ?? '' };
  });

interface CheckRequest {
  readonly repository: RepositoryAccess;
  readonly head: string;
  readonly names: readonly string[];
  readonly reporter: Pick<Reporter, 'warning'>;
}

/** The newest check runs on the head with these names: one request per name and one per hundred annotations. */
export function observeChecks(wanted: CheckRequest): Promise<ObservedChecks> {
  return Promise.all(
    wanted.names.map((name) =>
      observe(wanted, name).catch(
        onFailure((failure): ObservedChecks[number] => {
          wanted.reporter.warning(`${failure.message} ${failure.fix}`);
          return { name, state: 'unreadable', reason: failure.message };
        }),
      ),
    ),
  );
}

/** Reads every attempt, because a newer one than the last completed may still run. */
async function observe({ repository, head: ref }: CheckRequest, name: string) {
  const { client, owner, repo } = repository;
  const { total_count, check_runs } = await client.get(readChecks, Runs, (rest) =>
    rest.checks.listForRef({ owner, repo, ref, check_name: name, filter: 'all', per_page: perPage }),
  );
  if (total_count > check_runs.length)
    return { name, state: 'unreadable', reason: 'there are too many of that name' } as const;
  const attempts = newestAttempts(check_runs).map(async (attempt) => ({
    ...attempt,
    notes: await readNotes(repository, attempt),
  }));
  return { name, state: 'read', attempts: await Promise.all(attempts) } as const;
}

async function readNotes({ client, owner, repo }: RepositoryAccess, { id, status, notesTotal }: Attempt) {
  if (status !== 'completed') return [];
  const pages = Math.min(Math.ceil(notesTotal / perPage), maxNotePages);
  const readPage = (page: number) =>
    client.get(readChecks, z.array(Note), (rest) =>
      rest.checks.listAnnotations({ owner, repo, check_run_id: id, per_page: perPage, page }),
    );
  return (await Promise.all(Array.from({ length: pages }, (_, index) => readPage(index + 1)))).flat();
}
