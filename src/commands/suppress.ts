import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { addSuppression, suppressionText } from '../contracts/policy/add-suppression.ts';
import { maxPolicyBytes, parsePolicy } from '../contracts/policy/parse-policy.ts';
import { Failure } from '../domain/failure.ts';
import { defaultPolicyPath } from '../domain/policy/policy.ts';
import { Suppression } from '../domain/suppression/suppression.ts';
import { readRegularFile } from '../edges/files/regular-file.ts';
import { suppressPage } from '../render/pages/command-pages.ts';
import type { LoadedRun } from '../stages/run/load-run.ts';
import { answer, type Output } from './answer.ts';
import { type FinishedRun, loadFinishedRun, named } from './finished-run.ts';
import type { Shell } from './shell.ts';

export interface SuppressOptions extends FinishedRun {
  /** Id of a finding, or how it begins. */
  readonly finding: string;
  readonly reason: string;
  /** The last day on which it holds, as `2026-12-31`. */
  readonly until?: string | undefined;
  /** The policy file, from the current directory; absent: the usual one of the worktree. */
  readonly config?: string | undefined;
  /** The day in UTC. */
  readonly today: string;
  readonly output: Output;
}

interface Suppressible {
  readonly id: string;
  readonly fingerprint: string;
  /** What it is known by, for a comment in the file. */
  readonly told: string;
}

/** Every id that was shown: this run's first, then those that earlier runs published. */
function suppressible({ document, memory }: LoadedRun): readonly Suppressible[] {
  const now = document.findings.map(({ id, fingerprint, title, locations: [place] }) => ({
    id,
    fingerprint,
    told: `${id}${place === undefined ? '' : ` in ${place.path}`}: ${title}`,
  }));
  const before = memory.ledger.map(({ mark: { id, fingerprint } }) => ({ id, fingerprint, told: id }));
  return [...now, ...before];
}

function entryOf({ fingerprint }: Suppressible, { reason, until, today }: SuppressOptions): Suppression {
  const parsed = Suppression.safeParse({ fingerprint, reason: reason.trim(), until });
  const problem = parsed.success ? undefined : parsed.error.issues[0];
  if (parsed.success && (until === undefined || until >= today)) return parsed.data;
  throw new Failure({
    kind: 'usage',
    code: 'SUPPRESSION_INVALID',
    message: problem === undefined ? `${until} is over` : `--${String(problem.path[0])}: ${problem.message}`,
    fix: 'Give a reason of at most 500 characters, and a day to come as `2026-12-31`.',
  });
}

interface PolicyFile {
  readonly root: string;
  /** From there. */
  readonly config: string;
}

async function readPolicyFile({ root, config }: PolicyFile): Promise<string | undefined> {
  const bytes = await readRegularFile({ root, name: config, maxBytes: maxPolicyBytes });
  if (bytes === undefined) return undefined;
  const result = parsePolicy(bytes);
  if (result.ok) return bytes.toString('utf8');
  const [{ line, column, path, message } = { line: 1, column: 1, path: '', message: '' }] = result.problems;
  throw new Failure({
    kind: 'usage',
    code: 'POLICY_FILE_INVALID',
    message: `${config}:${line}:${column}: ${path === '' ? '' : `${path}: `}${message}`,
    fix: `Mend the file first: \`pr-verdict validate ${config}\` says everything that is wrong with it.`,
  });
}

/** Whole or not at all; reading the file has made sure that no link leads elsewhere. */
async function write({ root, config }: PolicyFile, text: string): Promise<void> {
  const path = join(root, config);
  await mkdir(dirname(path), { recursive: true });
  const beside = `${path}.${process.pid}.tmp`;
  await writeFile(beside, text, { flag: 'wx' });
  await rename(beside, path);
}

/** Writes one entry of `policy.suppress` and prints it. Writes nothing where the finding has one already. */
export async function suppressCommand(options: SuppressOptions, shell: Shell): Promise<number> {
  const { config = defaultPolicyPath } = options;
  const { run, root: top } = await loadFinishedRun(options, shell);
  const file = { root: options.config === undefined ? top : shell.cwd, config };
  const finding = named(suppressible(run), options.finding);
  const entry = entryOf(finding, options);
  const before = await readPolicyFile(file);
  const policy = before === undefined ? undefined : parsePolicy(Buffer.from(before));
  const standing = policy?.ok
    ? policy.policy.policy.suppress.find(
        ({ fingerprint, until }) =>
          fingerprint === entry.fingerprint && (until === undefined || until >= options.today),
      )
    : undefined;
  if (standing === undefined) await write(file, addSuppression(before, entry, finding.told));
  const state = standing !== undefined ? 'unchanged' : before === undefined ? 'created' : 'changed';
  const written = standing ?? entry;
  const page = suppressPage({ config, state, entry: suppressionText(written), id: finding.id });
  answer({ data: { file: config, state, entry: written }, page }, options.output, shell);
  return 0;
}
