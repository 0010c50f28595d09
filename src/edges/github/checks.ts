import { z } from 'zod';
import type { CheckConclusion } from '../../domain/gate.ts';
import type { CheckOutput, Checks } from '../../ports.ts';
import type { GitHubClient } from './client.ts';
import { readChecks, writeCheck } from './operation.ts';

/** @see https://docs.github.com/en/rest/checks/runs#update-a-check-run */
const maxTextBytes = 65_535;

const CheckRun = z.object({
  id: z.number().int(),
  status: z.string(),
  conclusion: z.string().nullable(),
  external_id: z.string().nullish(),
});

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
  const find = async ({ name, head, key }: Identity) => {
    const checks = await client.read(readChecks, (api) =>
      api.call(CheckRuns, (rest) =>
        rest.checks.listForRef({ ...target, ref: head, check_name: name, filter: 'all', per_page: 100 }),
      ),
    );
    return checks.find((candidate) => candidate.external_id === key);
  };
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
      return check.id;
    },
    conclude: async (id, { conclusion, output, detailsUrl }) => {
      const check = { ...target, check_run_id: id };
      await client.write(writeCheck, {
        send: (api) =>
          api.call(CheckRun, (rest) =>
            rest.checks.update({
              ...check,
              status: 'completed',
              conclusion,
              output: fitting(output),
              ...(detailsUrl !== undefined && { details_url: detailsUrl }),
            }),
          ),
        find: async () => {
          const standing = await client.read(readChecks, (api) =>
            api.call(CheckRun, (rest) => rest.checks.get(check)),
          );
          return isConcluded(standing, conclusion) ? standing : undefined;
        },
      });
    },
  };
}

function isConcluded(check: z.infer<typeof CheckRun>, conclusion: CheckConclusion): boolean {
  return check.status === 'completed' && check.conclusion === conclusion;
}

/** Texts are budgeted where they are rendered; one that is too long after all must not cost the check. */
function fitting(output: CheckOutput): { title: string; summary: string; text?: string } {
  const { title, summary, text } = output;
  return { title, summary: cut(summary), ...(text !== undefined && { text: cut(text) }) };
}

function cut(text: string): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= maxTextBytes) return text;
  const note = '\n\n(cut: too long for a check)';
  const kept = new TextDecoder().decode(bytes.subarray(0, maxTextBytes - note.length));
  return `${kept.replace(/\ufffd+$/, '')}${note}`;
}
