import { z } from 'zod';
import type { CheckContent, Checks } from '../gate/gate-port-shape.ts';
import { accountName } from '../model/conversation.ts';
import { sameText, trimEnd } from '../model/text.ts';
import type { CheckConclusion } from '../policy/gate-decision.ts';
import type { Annotation } from '../policy/gate-plan.ts';
import type { RepositoryAccess } from './client.ts';
import { perPage } from './pages.ts';
import { readChecks, writeCheck } from './request-failure.ts';

/** @see https://docs.github.com/en/rest/checks/runs#update-a-check-run */
const maxTextBytes = 65_535;

const nullableText = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

const CheckRun = z
  .object({
    id: z.number().int(),
    conclusion: z.string().nullable(),
    external_id: nullableText,
    /** Null when the app was deleted. */
    app: z.object({ id: z.number().int(), slug: z.string().nullish() }).nullish(),
    output: z.object({
      title: nullableText,
      summary: nullableText,
      text: nullableText,
      annotations_count: z.number().int(),
    }),
  })
  .transform(({ id, conclusion, external_id, app, output: { annotations_count, ...texts } }) => ({
    app,
    run: { id, conclusion, externalId: external_id, ...texts, annotations: annotations_count },
  }));
type CheckRun = z.infer<typeof CheckRun>;

const CheckRuns = z.object({ check_runs: z.array(CheckRun) }).transform((answer) => answer.check_runs);

type Identity = Parameters<Checks['start']>[0];

/** Fields that a request changes besides the texts. */
interface Change {
  readonly conclusion?: CheckConclusion;
  readonly externalId?: string | undefined;
}

/** Reads and writes check runs of one repository. */
export function createGitHubChecks({ client, ...target }: RepositoryAccess): Checks {
  /** Known after our first write; other apps may use the same name (threat Y6). */
  let ownApp: number | undefined;

  const listAll = ({ name, head: ref }: Pick<Identity, 'name' | 'head'>) =>
    client.get(readChecks, CheckRuns, (rest) =>
      rest.checks.listForRef({ ...target, ref, check_name: name, filter: 'all', per_page: perPage }),
    );
  const find = async (check: Identity) =>
    (await listAll(check)).find(({ run }) => run.externalId === check.externalId);

  async function update(id: number, whole: CheckContent, change: Change): Promise<void> {
    const check = { ...target, check_run_id: id };
    const content = { ...whole, output: fitting(whole.output) };
    const { conclusion, externalId } = change;
    const { annotations, output } = content;
    const request = {
      ...check,
      ...(conclusion !== undefined && { status: 'completed' as const, conclusion }),
      ...(externalId !== undefined && { external_id: externalId }),
      output: { ...output, ...(annotations.length > 0 && { annotations: annotations.map(toParameter) }) },
    };
    const written = await client.write(writeCheck, {
      send: (api) => api.call(CheckRun, (rest) => rest.checks.update(request)),
      find: async () => {
        const present = await client.get(readChecks, CheckRun, (rest) => rest.checks.get(check));
        return hasTaken(present, content, change) ? present : undefined;
      },
    });
    ownApp = written.app?.id;
  }

  return {
    start: async (check) => {
      const { name, head: head_sha, externalId: external_id } = check;
      const request = { ...target, name, head_sha, status: 'in_progress', external_id } as const;
      const { app, run } = await client.write(writeCheck, {
        send: (api) => api.call(CheckRun, (rest) => rest.checks.create(request)),
        find: () => find(check),
      });
      ownApp = app?.id;
      return run.id;
    },
    annotate: (id, content) => update(id, content, {}),
    conclude: (id, { conclusion, externalId, ...content }) => update(id, content, { conclusion, externalId }),
    list: async ({ by, ...check }) => {
      const checks = await listAll(check);
      return checks
        .filter(({ app }) => ownApp === undefined || app?.id === ownApp)
        .filter(({ app }) => by === undefined || app?.slug === accountName(by))
        .map(({ run }) => run);
    },
  };
}

/**
 * GitHub takes all annotations of a request or none, so their count shows whether it took effect. A request
 * without annotations may be repeated; it is recognised by every field it changes, since the check may have
 * been concluded the same way before.
 */
function hasTaken(
  { run }: CheckRun,
  { output, annotations, total }: CheckContent,
  { conclusion, externalId }: Change,
): boolean {
  if (conclusion !== undefined && run.conclusion !== conclusion) return false;
  if (annotations.length > 0) return run.annotations >= total;
  if (externalId !== undefined && run.externalId !== externalId) return false;
  const { title, summary, text = run.text } = output;
  return sameText(run.title, title) && sameText(run.summary, summary) && sameText(run.text, text);
}

function toParameter({ path, startLine, endLine, level, title, message }: Annotation) {
  return { path, start_line: startLine, end_line: endLine, annotation_level: level, title, message };
}

/** Texts are budgeted where they are rendered; this cut keeps an oversized one from losing the check. */
function fitting({ title, summary, text }: CheckContent['output']) {
  return { title, summary: cut(summary), ...(text !== undefined && { text: cut(text) }) };
}

function cut(text: string): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= maxTextBytes) return text;
  const note = '\n\n(cut: too long for a check)';
  const kept = new TextDecoder().decode(bytes.subarray(0, maxTextBytes - note.length));
  return `${trimEnd(kept, '\ufffd')}${note}`;
}
