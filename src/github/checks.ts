import { z } from 'zod';
import type { CheckContent, CheckOutput, Checks } from '../gate/gate-port-shape.ts';
import { accountName } from '../model/conversation.ts';
import { sameText, trimEnd } from '../model/text.ts';
import type { CheckConclusion } from '../policy/gate-decision.ts';
import type { Annotation } from '../policy/gate-plan.ts';
import type { GitHubClient } from './client.ts';
import { perPage } from './pages.ts';
import { readChecks, writeCheck } from './request-failure.ts';

/** @see https://docs.github.com/en/rest/checks/runs#update-a-check-run */
const maxTextBytes = 65_535;

const CheckRun = z.object({
  id: z.number().int(),
  status: z.string(),
  conclusion: z.string().nullable(),
  external_id: z.string().nullish(),
  /** Null when the app was deleted. */
  app: z.object({ id: z.number().int(), slug: z.string().nullish() }).nullish(),
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

/** Fields that a request changes besides the texts. */
interface Change {
  readonly status?: 'completed';
  readonly conclusion?: CheckConclusion;
  readonly external_id?: string;
}

interface GitHubChecks extends Checks {
  /** The id of an opened check whose creation response may have been lost. */
  find(check: Identity): Promise<number | undefined>;
}

/** Reads and writes check runs of one repository. */
export function createGitHubChecks({ client, owner, repo }: GitHubChecksOptions): GitHubChecks {
  const target = { owner, repo };
  /** Known after our first write; other apps may use the same name (threat Y6). */
  let ownApp: number | undefined;

  const listAll = ({ name, head }: Pick<Identity, 'name' | 'head'>) =>
    client.read(readChecks, (api) =>
      api.call(CheckRuns, (rest) =>
        rest.checks.listForRef({ ...target, ref: head, check_name: name, filter: 'all', per_page: perPage }),
      ),
    );
  const find = async (check: Identity) =>
    (await listAll(check)).find((candidate) => candidate.external_id === check.externalId);

  async function update(
    id: number,
    { output: whole, annotations, total }: CheckContent,
    change: Change,
  ): Promise<void> {
    const check = { ...target, check_run_id: id };
    const output = fitting(whole);
    const written = await client.write(writeCheck, {
      send: (api) =>
        api.call(CheckRun, (rest) =>
          rest.checks.update({
            ...check,
            ...change,
            output: {
              ...output,
              ...(annotations.length > 0 && { annotations: annotations.map(toParameter) }),
            },
          }),
        ),
      find: async () => {
        const present = await client.read(readChecks, (api) =>
          api.call(CheckRun, (rest) => rest.checks.get(check)),
        );
        return hasTaken(present, { output, annotations, total }, change) ? present : undefined;
      },
    });
    ownApp = written.app?.id;
  }

  return {
    find: async (check) => (await find(check))?.id,
    start: async ({ name, head, externalId }) => {
      const check = await client.write(writeCheck, {
        send: (api) =>
          api.call(CheckRun, (rest) =>
            rest.checks.create({
              ...target,
              name,
              head_sha: head,
              status: 'in_progress',
              external_id: externalId,
            }),
          ),
        find: () => find({ name, head, externalId }),
      });
      ownApp = check.app?.id;
      return check.id;
    },
    annotate: (id, content) => update(id, content, {}),
    conclude: (id, { conclusion, externalId, ...content }) =>
      update(id, content, {
        status: 'completed',
        conclusion,
        ...(externalId !== undefined && { external_id: externalId }),
      }),
    list: async ({ by, ...check }) => {
      const checks = await listAll(check);
      return checks
        .filter(({ app }) => ownApp === undefined || app?.id === ownApp)
        .filter(({ app }) => by === undefined || app?.slug === accountName(by))
        .map(toCheckOnHead);
    },
  };
}

/**
 * GitHub takes all annotations of a request or none, so their count shows whether it took effect. A request
 * without annotations may be repeated; it is recognised by every field it changes, since the check may have
 * been concluded the same way before.
 */
function hasTaken(
  check: CheckRun,
  { output, annotations, total }: CheckContent,
  { conclusion, external_id }: Change,
): boolean {
  if (conclusion !== undefined && check.conclusion !== conclusion) return false;
  if (annotations.length > 0) return check.output.annotations_count >= total;
  const isKept = external_id === undefined || check.external_id === external_id;
  const { title, summary, text } = check.output;
  const texts = [
    [title, output.title],
    [summary, output.summary],
    [text, output.text ?? text],
  ] as const;
  return isKept && texts.every(([shown, sent]) => sameText(shown ?? '', sent ?? ''));
}

function toCheckOnHead({ id, external_id, conclusion, output }: CheckRun) {
  return {
    id,
    externalId: external_id ?? '',
    conclusion,
    title: output.title ?? '',
    summary: output.summary ?? '',
    text: output.text ?? '',
    annotations: output.annotations_count,
  };
}

function toParameter({ path, startLine, endLine, level, title, message }: Annotation) {
  return { path, start_line: startLine, end_line: endLine, annotation_level: level, title, message };
}

/** Texts are budgeted where they are rendered; this cut keeps an oversized one from losing the check. */
function fitting({ title, summary, text }: CheckOutput) {
  return { title, summary: cut(summary), ...(text !== undefined && { text: cut(text) }) };
}

function cut(text: string): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= maxTextBytes) return text;
  const note = '\n\n(cut: too long for a check)';
  const kept = new TextDecoder().decode(bytes.subarray(0, maxTextBytes - note.length));
  return `${trimEnd(kept, '\ufffd')}${note}`;
}
