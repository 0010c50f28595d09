import { z } from 'zod';
import { joinReports, remark, statusOf } from '../change/evidence-verification.ts';
import type { ObservedChecks, VerifierReport } from '../model/evidence-pack.ts';
import { onFailure } from '../model/failure.ts';
import type { Reporter } from '../model/reporter.ts';
import { perPage, type RepositoryAccess } from './client.ts';
import { readChecks } from './request-failure.ts';

/** Annotations beyond these pages are counted, not read. */
const maxNotePages = 3;

const Attempt = z.object({
  id: z.int(),
  status: z.string(),
  /** Null until it is completed. */
  conclusion: z.string().nullable(),
  started_at: z.string().nullish(),
  completed_at: z.string().nullish(),
  check_suite: z.object({ id: z.int() }).nullish(),
  output: z.object({ title: z.string().nullable(), annotations_count: z.int().min(0) }),
});
type Attempt = z.infer<typeof Attempt>;

const Runs = z.object({ total_count: z.int(), check_runs: z.array(Attempt) });

const Note = z.object({
  path: z.string(),
  start_line: z.int().min(0),
  annotation_level: z.enum(['notice', 'warning', 'failure']).catch('warning'),
  message: z.string().nullish(),
});
type Note = z.infer<typeof Note>;

interface CheckRequest {
  readonly repository: RepositoryAccess;
  readonly head: string;
  readonly names: readonly string[];
  readonly reporter: Pick<Reporter, 'warning'>;
}

/**
 * The results of the check runs on the head with these names: one request per name and one per hundred
 * annotations.
 */
export function observeChecks(wanted: CheckRequest): Promise<ObservedChecks> {
  return Promise.all(
    wanted.names.map((name) =>
      observe(wanted, name).catch(
        onFailure(({ message, fix }) => {
          wanted.reporter.warning(`${message} ${fix}`);
          return { name, why: `could not be read: ${message}` };
        }),
      ),
    ),
  );
}

/** Of several suites the worst result counts, and there is none while one of them has none. */
async function observe(
  { repository, head: ref }: CheckRequest,
  name: string,
): Promise<ObservedChecks[number]> {
  const { client, owner, repo } = repository;
  const { total_count, check_runs } = await client.get(readChecks, Runs, (rest) =>
    rest.checks.listForRef({ owner, repo, ref, check_name: name, filter: 'all', per_page: perPage }),
  );
  const attempts = newestAttempts(check_runs);
  const why =
    total_count > check_runs.length
      ? 'could not be read: there are too many of that name'
      : whyUnavailable(attempts);
  if (why !== undefined) return { name, why };
  const reports = attempts.map(async (attempt) =>
    reportOf(name, attempt, await readNotes(repository, attempt)),
  );
  return joinReports(name, await Promise.all(reports));
}

/**
 * The newest attempt of each suite, because a rerun job keeps its earlier check. Ids grow with time. Workflows that
 * share a job's name have separate suites.
 */
function newestAttempts(attempts: readonly Attempt[]): readonly Attempt[] {
  const byAge = attempts.toSorted((a, b) => a.id - b.id);
  return [...new Map(byAge.map((attempt) => [attempt.check_suite?.id, attempt])).values()];
}

/** Conclusions that are a result; cancelled, skipped, stale and waiting checks have none. */
const statuses: ReadonlyMap<string | null, VerifierReport['status']> = new Map([
  ['success', 'pass'],
  ['neutral', 'warn'],
  ['failure', 'fail'],
  ['startup_failure', 'fail'],
  ['timed_out', 'timeout'],
]);

function whyUnavailable(attempts: readonly Attempt[]): string | undefined {
  if (attempts.length === 0) return 'is not on the head';
  const open = attempts.find(({ status }) => status !== 'completed');
  if (open !== undefined) return `has not finished: it is ${open.status}`;
  const odd = attempts.find(({ conclusion }) => !statuses.has(conclusion));
  return odd && `has no result: it was concluded as ${odd.conclusion}`;
}

async function readNotes(
  { client, owner, repo }: RepositoryAccess,
  { id: check_run_id, output }: Attempt,
): Promise<readonly Note[]> {
  const pages = Math.min(Math.ceil(output.annotations_count / perPage), maxNotePages);
  const readPage = (page: number) =>
    client.get(readChecks, z.array(Note), (rest) =>
      rest.checks.listAnnotations({ owner, repo, check_run_id, per_page: perPage, page }),
    );
  return (await Promise.all(Array.from({ length: pages }, (_, index) => readPage(index + 1)))).flat();
}

const severityOfLevel = { failure: 'error', warning: 'warning', notice: 'info' } as const;

/** The path that GitHub uses for annotations about a job rather than a file (observed). */
const noFile = '.github';

/** The result of a check by its conclusion; notes can only make a pass a warning. */
function reportOf(
  name: string,
  { conclusion, output, started_at, completed_at }: Attempt,
  notes: readonly Note[],
): Omit<VerifierReport, 'name'> {
  const status = statuses.get(conclusion) ?? 'fail';
  const title = output.title ? `: ${output.title}` : '';
  const result = `check run ${JSON.stringify(name)} was concluded as ${conclusion}${title}`;
  const unread = output.annotations_count - notes.length;
  const findings = [
    ...(status === 'pass' ? [] : [remark(result, status === 'warn' ? 'warning' : 'error')]),
    ...notes.map(({ path, start_line, annotation_level, message }) => ({
      ...remark(message ?? '', severityOfLevel[annotation_level]),
      ...(path !== noFile && { file: path, line: start_line > 0 ? start_line : null }),
    })),
    ...(unread > 0 ? [remark(`and ${unread} more notes of the check run`, 'info')] : []),
  ];
  const ms = Date.parse(completed_at ?? '') - Date.parse(started_at ?? '');
  return {
    status: status === 'pass' && statusOf(findings) !== 'pass' ? 'warn' : status,
    findings,
    duration_ms: Number.isFinite(ms) ? Math.max(0, ms) : 0,
  };
}
