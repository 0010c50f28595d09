import { join } from 'node:path';
import { type Document, isMap, isSeq, stringify } from 'yaml';
import type { Run } from '../decide/run.ts';
import { usageFailure } from '../model/failure.ts';
import { raising } from '../model/original.ts';
import { maxPolicyBytes, parsePolicy } from '../policy/parse-policy.ts';
import { defaultPolicyPath, type Policy, Suppression } from '../policy/policy.ts';
import { readRegularFile } from '../runner/regular-file.ts';
import { answer, type Output, type Shell } from './command-answer.ts';
import { suppressPage } from './command-pages.ts';
import { type FinishedRun, loadFinishedRun, named } from './finished-run.ts';
import { editPolicyText } from './policy-text.ts';
import { writeWhole } from './read-input.ts';

const at = ['policy', 'suppress'] as const;

function listOf(document: Document) {
  const list = document.getIn(at, true);
  if (isSeq(list) && list.items.length > 0) return list;
  const fresh = document.createNode([]);
  if (isSeq(list)) fresh.comment = list.comment ?? null;
  // `policy: { approve: true }` is one line, which a list would make unreadable.
  const policy = document.get('policy', true);
  if (isMap(policy)) policy.flow = false;
  document.setIn(at, fresh);
  return fresh;
}

/**
 * The policy file with one entry more at the end of `policy.suppress`; all else, comments included, stays. `text` is
 * a valid policy file, or undefined where there is none yet. `comment` becomes a comment above the entry: one line.
 */
export function addSuppression(text: string | undefined, entry: Suppression, comment: string): string {
  return editPolicyText(text, (document) => {
    const node = document.createNode(entry);
    node.commentBefore = ` ${comment.replace(/\s+/g, ' ').trim()}`;
    listOf(document).add(node);
  });
}

/** Entries as they read in the file. */
export function suppressionText(entries: readonly Suppression[]): string {
  return stringify(entries, { lineWidth: 0 });
}

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
  /** Those of all its originals: a finding is silenced only where each of them is. */
  readonly fingerprints: readonly string[];
  /** What it is known by, for a comment in the file. */
  readonly comment: string;
}

/** Every id that was shown: this run's first, then those that earlier runs published. */
function suppressible({ document, memory }: Run): readonly Suppressible[] {
  const now = document.findings.map(({ id, fingerprint, title, locations: [place], sources }) => ({
    id,
    fingerprints: [...new Set([fingerprint, ...raising(sources).map((source) => source.fingerprint)])],
    comment: `${id}${place === undefined ? '' : ` in ${place.path}`}: ${title}`,
  }));
  const before = memory.ledger.flatMap(({ remembered: { id, fingerprint } }) =>
    fingerprint === undefined ? [] : [{ id, fingerprints: [fingerprint], comment: id }],
  );
  return [...now, ...before];
}

function entryOf(fingerprint: string, { reason, until, today }: SuppressOptions): Suppression {
  const parsed = Suppression.safeParse({ fingerprint, reason: reason.trim(), until });
  const problem = parsed.success ? undefined : parsed.error.issues[0];
  if (parsed.success && (until === undefined || until >= today)) return parsed.data;
  const mistake = problem?.path[0] === 'until' ? `must be ${problem.message}` : `${until} is in the past`;
  const message =
    problem?.path[0] === 'reason' ? '--reason must have 1 to 500 characters' : `--until ${mistake}`;
  throw usageFailure('SUPPRESSION_INVALID', message);
}

interface PolicyFile {
  readonly text: string;
  readonly policy: Policy;
}

/**
 * The policy file at `config`, from `root` on; undefined where there is none. Throws `POLICY_FILE_INVALID`.
 */
export async function readPolicyFile(
  root: string,
  config = defaultPolicyPath,
): Promise<PolicyFile | undefined> {
  const bytes = await readRegularFile({ root, name: config, maxBytes: maxPolicyBytes });
  if (bytes === undefined) return undefined;
  const result = parsePolicy(bytes);
  if (result.ok) return { text: bytes.toString('utf8'), policy: result.policy };
  const [{ line, column, path, message } = { line: 1, column: 1, path: '', message: '' }] = result.problems;
  throw usageFailure(
    'POLICY_FILE_INVALID',
    `${config}:${line}:${column}: ${path === '' ? '' : `${path}: `}${message}`,
    `Fix the file first: \`pr-verdict validate ${config}\` lists all its errors.`,
  );
}

/** The entry of a policy that silences a fingerprint already. */
function findEntry(fingerprint: string, entries: readonly Suppression[], today: string) {
  return entries.find(
    (entry) => entry.fingerprint === fingerprint && (entry.until === undefined || entry.until >= today),
  );
}

/**
 * Writes one entry of `policy.suppress` for each original of the finding that has none yet, and prints them. A finding
 * of one reviewer has one original.
 */
export async function suppressCommand(options: SuppressOptions, shell: Shell): Promise<number> {
  const { config = defaultPolicyPath, today } = options;
  const { run, root: top } = await loadFinishedRun(options, shell);
  const root = options.config === undefined ? top : shell.cwd;
  const finding = named(suppressible(run), options.finding);
  const wanted = finding.fingerprints.map((fingerprint) => entryOf(fingerprint, options));
  const before = await readPolicyFile(root, config);
  const present = before?.policy.policy.suppress ?? [];
  const missing = wanted.filter(
    ({ fingerprint = '' }) => findEntry(fingerprint, present, today) === undefined,
  );
  const text = missing.reduce<string | undefined>(
    (written, entry) => addSuppression(written, entry, finding.comment),
    before?.text,
  );
  // Reading the file has made sure that no link leads elsewhere.
  if (missing.length > 0 && text !== undefined) await writeWhole(join(root, config), text);
  const state = missing.length === 0 ? 'unchanged' : before === undefined ? 'created' : 'changed';
  const entries = wanted.map((entry) => findEntry(entry.fingerprint ?? '', present, today) ?? entry);
  const page = suppressPage({ config, state, entries: suppressionText(entries), id: finding.id });
  answer({ data: { file: config, state, entries }, page }, options.output, shell);
  return 0;
}
