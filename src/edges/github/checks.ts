import { z } from 'zod';
import type { Annotation } from '../../domain/annotation.ts';
import type { CheckContent, CheckOutput, Checks } from '../../ports.ts';
import type { GitHubClient } from './client.ts';
import { readChecks, writeCheck } from './operation.ts';
import { perPage } from './pages.ts';

/** @see https://docs.github.com/en/rest/checks/runs#update-a-check-run */
const maxTextBytes = 65_535;

const CheckRun = z.object({
  id: z.number().int(),
  status: z.string(),
  conclusion: z.string().nullable(),
  external_id: z.string().nullish(),
  /** Null for a check whose app is gone. */
  app: z.object({ id: z.number().int(), slug: z.string().nullish() }).nullish(),
  started_at: z.iso.datetime().nullable(),
  output: z.object({
    title: z.string().nullable(),
    summary: z.string().nullable(),
    text: z.string().nullish(),
    annotations_count: z.number().int(),
  }),
});
type CheckRun = z.infer<typeof CheckRun>;

const CheckRuns = z.object({ check_runs: z.array(CheckRun) }).transform((answer) => answer.check_runs);

export interface GitHubChecksOptions {
  readonly client: GitHubClient;
  readonly owner: string;
  readonly repo: string;
}

type Identity = Parameters<Checks['start']>[0];

interface GitHubChecks extends Checks {
  /** The id of a check that was started and, perhaps, never heard of again. */
  find(check: Identity): Promise<number | undefined>;
}

/** Check runs on a commit; `key` becomes the run's `external_id`, by which it is found again. */
export function createGitHubChecks({ client, owner, repo }: GitHubChecksOptions): GitHubChecks {
  const target = { owner, repo };
  /** Known as soon as GitHub answered a write of ours; another app may use our name (threat Y6). */
  let ownApp: number | undefined;

  const listAll = ({ name, head }: Pick<Identity, 'name' | 'head'>) =>
    client.read(readChecks, (api) =>
      api.call(CheckRuns, (rest) =>
        rest.checks.listForRef({ ...target, ref: head, check_name: name, filter: 'all', per_page: perPage }),
      ),
    );
  const find = async (check: Identity) =>
    (await listAll(check)).find((candidate) => candidate.external_id === check.key);

  async function update(
    id: number,
    { output, annotations, total }: CheckContent,
    change: Readonly<Record<string, string>>,
  ): Promise<void> {
    const check = { ...target, check_run_id: id };
    const written = await client.write(writeCheck, {
      send: (api) =>
        api.call(CheckRun, (rest) =>
          rest.checks.update({
            ...check,
            ...change,
            output: {
              ...fitting(output),
              ...(annotations.length > 0 && { annotations: annotations.map(toParameter) }),
            },
          }),
        ),
      find: async () => {
        const standing = await client.read(readChecks, (api) =>
          api.call(CheckRun, (rest) => rest.checks.get(check)),
        );
        return hasTaken(standing, total, change) ? standing : undefined;
      },
    });
    ownApp = written.app?.id;
  }

  return {
    find: async (check) => (await find(check))?.id,
    start: async ({ name, head, key }) => {
      const check = await client.write(writeCheck, {
        send: (api) =>
          api.call(CheckRun, (rest) =>
            rest.checks.create({ ...target, name, head_sha: head, status: 'in_progress', external_id: key }),
          ),
        find: () => find({ name, head, key }),
      });
      ownApp = check.app?.id;
      return check.id;
    },
    annotate: (id, content) => update(id, content, {}),
    conclude: (id, { conclusion, standing, ...content }) =>
      update(id, content, {
        status: 'completed',
        conclusion,
        ...(standing !== undefined && { external_id: standing }),
      }),
    list: async ({ by, ...check }) => {
      const checks = await listAll(check);
      return checks
        .filter(({ app }) => ownApp === undefined || app?.id === ownApp)
        .filter(({ app }) => by === undefined || app?.slug === by.replace(/\[bot\]$/, ''))
        .map(toCheckOnHead);
    },
  };
}

/** Every annotation of a request is taken or none, so their number tells whether it took effect. */
function hasTaken(check: CheckRun, total: number, change: Readonly<Record<string, string>>): boolean {
  const { conclusion } = change;
  const isConcluded = conclusion === undefined || check.conclusion === conclusion;
  return isConcluded && check.output.annotations_count >= total;
}

function toCheckOnHead({ id, external_id, conclusion, started_at, output }: CheckRun) {
  return {
    id,
    externalId: external_id ?? '',
    conclusion,
    startedAt: started_at ?? '',
    title: output.title ?? '',
    summary: output.summary ?? '',
    text: output.text ?? '',
    annotations: output.annotations_count,
  };
}

function toParameter({ path, startLine, endLine, level, title, message }: Annotation) {
  return { path, start_line: startLine, end_line: endLine, annotation_level: level, title, message };
}

/** Texts are budgeted where they are rendered; one that is too long after all must not cost the check. */
function fitting({ title, summary, text }: CheckOutput) {
  return { title, summary: cut(summary), ...(text !== undefined && { text: cut(text) }) };
}

function cut(text: string): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= maxTextBytes) return text;
  const note = '\n\n(cut: too long for a check)';
  const kept = new TextDecoder().decode(bytes.subarray(0, maxTextBytes - note.length));
  return `${kept.replace(/\ufffd+$/, '')}${note}`;
}
