import type { ParseOutcome } from '../formats/parse-document.ts';
import { toErrors } from '../formats/report-entry.ts';
import type { ChangedFile } from '../model/files.ts';
import type { Commits } from '../model/manifest.ts';
import { isPartly, reasonOf } from '../model/reviewer.ts';
import { counted, jsonText, shortened, visibleText } from '../model/text.ts';
import { sumUsage, type Usage } from '../model/usage.ts';
import { inputOf, isModel, type ReviewerPolicy } from '../policy/reviewer-policy.ts';
import { type ReviewerResult, writeResult } from '../review-directory/reviewer-results.ts';
import { isAgentConfiguration, namedPaths } from './agent-configuration.ts';
import {
  type Attempt,
  type AttemptContext,
  attempt,
  endInWords,
  type ReviewerPart,
  type Shortfall,
} from './attempt.ts';
import type { GivenFile } from './given-files.ts';
import type { ProgramContext } from './programs.ts';

/** Faults of an answer that its reviewer can repair. */
interface Faults {
  /** The whole document is invalid. */
  readonly broken: boolean;
  readonly refused: number;
  /** Findings outside the change: a model can check again, while a tool reports whole files. */
  readonly relocated: number;
  /** Broken rules, without duplicates. */
  readonly rules: readonly string[];
}

/** Rules named in one sentence. */
const rulesNamed = 5;

function faultsOf(outcome: ParseOutcome | undefined, isModel: boolean): Faults {
  const graded = (grade: 'refused' | 'relocated') =>
    (outcome?.problems ?? []).filter((each) => each.grade === grade);
  const refused = graded('refused');
  const relocated = isModel ? graded('relocated') : [];
  return {
    broken: outcome?.ok !== true,
    refused: refused.length,
    relocated: relocated.length,
    rules: [...new Set([...refused, ...relocated].map(({ rule }) => rule))],
  };
}

/** Number of faults and their rules, for a sentence. */
function faultsInWords({ broken, refused, relocated, rules }: Faults): string {
  if (rules.length === 0) return broken ? 'a document that does not hold' : 'none';
  const named = rules.slice(0, rulesNamed).join(', ');
  const more = rules.length > rulesNamed ? ' and others' : '';
  return `${counted(refused + relocated, 'problem')} (${named}${more})`;
}

/** Negative when `a` has fewer faults: a valid document first, then the number of valid findings. */
function compareFaults(a: Faults, b: Faults): number {
  return Number(a.broken) - Number(b.broken) || a.refused - b.refused || a.relocated - b.relocated;
}

/** Result of one part after all its attempts. */
export interface PartResult {
  readonly reviewer: string;
  readonly folder: string;
  /** The best answer; it may exist despite a shortfall. */
  readonly answer: Uint8Array | undefined;
  readonly shortfall: Shortfall | undefined;
  /** Whether the answer is a complete, valid document about the whole change. */
  readonly isWhole: boolean;
  readonly attempts: ReviewerResult['attempts'];
  readonly notes: readonly string[];
  /** Redacted and without terminal codes, each attempt below a heading. */
  readonly stderr: string;
  /** Whether standard error was empty. */
  readonly isSilent: boolean;
  /** Reported usage, one entry per attempt. */
  readonly usage: readonly Usage[];
}

/** Bytes kept of one attempt's standard error; its end usually has the reason. */
const stderrKept = 64 * 1024;

/**
 * Runs a part, retries after a crash, a timeout or an empty answer, and returns an invalid answer once for
 * repair.
 */
export async function runPart(part: ReviewerPart, context: AttemptContext): Promise<PartResult> {
  const { reviewer, folder, policy, redact } = part;
  const attempts: ReviewerResult['attempts'][number][] = [];
  const notes: string[] = [];
  const logs: string[] = [];
  const usage: Usage[] = [];
  let isSilent = true;
  let last = await start('first');
  for (let left = policy.retries; left > 0 && last.shortfall?.retryable === true; left -= 1) {
    last = await start('retry');
  }
  if (last.shortfall === undefined) last = await repair(last);
  return {
    reviewer,
    folder,
    attempts,
    notes,
    stderr: logs.join(''),
    isSilent,
    usage,
    answer: last.read?.gathered.bytes,
    shortfall: last.shortfall && withLastLine(last.shortfall, last, part),
    isWhole: last.read?.state.state === 'reviewed' && !isPartly({ outcome: last.read.state }),
  };

  async function start(why: Why, more: readonly GivenFile[] = []): Promise<Attempt> {
    const made = await attempt(part, { number: attempts.length, more }, context);
    const { outcome, read } = made;
    const end = endInWords(outcome);
    const problems = read?.outcome?.problems.filter(({ grade }) => grade !== 'deviation').length ?? 0;
    const duration = Math.max(0, Math.round(outcome.duration));
    attempts.push({ directory: folder, why, end, problems, duration });
    if (made.usage !== undefined) usage.push(made.usage);
    if (outcome.leftovers) notes.push('it left processes behind, which were ended');
    // The file is read in a terminal, and invisible characters may hide a secret.
    const said = redact(visibleText(endOf(outcome.stderr))).trimEnd();
    if (said !== '') isSilent = false;
    logs.push(`--- ${folder === '' ? '.' : folder}: ${why}, ${end}\n${said === '' ? '' : `${said}\n`}`);
    return made;
  }

  /** Keeps the better of two answers, so a failed repair costs nothing. */
  async function repair(first: Attempt): Promise<Attempt> {
    let best = first;
    for (let left = policy.repairs; left > 0 && isFaulty(best, part); left -= 1) {
      const next = await start('repair', repairFiles(best));
      const isBetter =
        next.shortfall === undefined && compareFaults(faultsIn(next, part), faultsIn(best, part)) < 0;
      notes.push(repairInWords(best, { next, isBetter, part }));
      if (isBetter) best = next;
    }
    return best;
  }
}

type Why = ReviewerResult['attempts'][number]['why'];

function faultsIn({ read }: Attempt, { policy }: ReviewerPart): Faults {
  return faultsOf(read?.outcome, isModel(policy));
}

function isFaulty(made: Attempt, part: ReviewerPart): boolean {
  const { broken, refused, relocated } = faultsIn(made, part);
  return broken || refused + relocated > 0;
}

function repairFiles({ read }: Attempt): readonly GivenFile[] {
  if (read?.outcome === undefined) return [];
  return [
    {
      name: 'errors.json',
      content: jsonText(toErrors(read.outcome)),
      variable: 'PR_VERDICT_ERRORS',
    },
    { name: 'previous_answer.json', content: read.gathered.bytes },
  ];
}

/** Describes the repair: what was wrong, what is left, and which answer is used. */
function repairInWords(
  before: Attempt,
  {
    next,
    isBetter,
    part,
  }: { readonly next: Attempt; readonly isBetter: boolean; readonly part: ReviewerPart },
): string {
  const asked = `asked to mend ${faultsInWords(faultsIn(before, part))}`;
  if (next.shortfall !== undefined) return `${asked}, it gave no answer (${next.shortfall.text})`;
  const kept = isBetter ? '' : '; its earlier answer is used';
  const fewer = (next.read?.findings.length ?? 0) < (before.read?.findings.length ?? 0);
  const lost =
    isBetter && fewer
      ? `, with ${next.read?.findings.length ?? 0} findings instead of ${before.read?.findings.length ?? 0}`
      : '';
  return `${asked}, it left ${faultsInWords(faultsIn(next, part))}${lost}${kept}`;
}

/** The last lines of a stream, starting with a complete line, because part of a secret could not be redacted. */
function endOf(bytes: Uint8Array): string {
  if (bytes.length <= stderrKept) return new TextDecoder().decode(bytes);
  const end = bytes.subarray(-stderrKept);
  const start = end.indexOf(0x0a) + 1;
  const left = bytes.length - (start === 0 ? 0 : stderrKept - start);
  const lines = start === 0 ? '' : new TextDecoder().decode(end.subarray(start));
  return `(${left} bytes cut)\n${lines}`;
}

/** Characters of a last line that a sentence quotes. */
const lastLineLimit = 200;

/** Quotes the last line of standard error, which usually says why a program failed. */
function withLastLine(shortfall: Shortfall, { outcome }: Attempt, { redact }: ReviewerPart): Shortfall {
  const lines = redact(visibleText(endOf(outcome.stderr)))
    .trimEnd()
    .split('\n');
  const last = lines.at(-1) ?? '';
  // Below an uncaught error and its stack, Node prints its version.
  const error = /^Node\.js v\d/.test(last) ? lines.findLast((each) => /^\w*Error\b/.test(each)) : undefined;
  const line = (error ?? last).trim();
  if (line === '') return shortfall;
  return { ...shortfall, text: `${shortfall.text}; its last line: ${shortened(line, lastLineLimit)}` };
}

/** A note for agents if the change has files that agents apply. */
function configurationNote(files: readonly ChangedFile[]): readonly string[] {
  const paths = files
    .filter(({ status, filename }) => status !== 'removed' && isAgentConfiguration(filename))
    .map(({ filename }) => filename);
  if (paths.length === 0) return [];
  const text = `the change has ${namedPaths(paths)}, which agents obey: it was not given them, and saw them in the diff only`;
  return [reasonOf({ code: 'AGENT_CONFIGURATION', text })];
}

interface Ended {
  readonly id: string;
  readonly policy: ReviewerPolicy;
  readonly parts: readonly PartResult[];
  /** The newest change it completed in an earlier run. */
  readonly completed: Commits | undefined;
}

/** Writes the answers after all programs ended; without one part's answer the reviewer has none. */
export async function concludeParts(
  context: ProgramContext,
  { id, policy, parts, completed }: Ended,
): Promise<void> {
  const { directory, manifest, exposure } = context;
  const outputs: { file: string; directory: string }[] = [];
  for (const [index, { answer, folder }] of parts.entries()) {
    if (answer === undefined) continue;
    const file = `reviewers/${id}/output${parts.length === 1 ? '' : `-${index + 1}`}.json`;
    await directory.write(file, answer);
    outputs.push({ file, directory: folder });
  }
  await directory.write(`reviewers/${id}/stderr.log`, parts.map(({ stderr }) => stderr).join(''));
  const failed = parts.flatMap(({ shortfall }) => (shortfall === undefined ? [] : [shortfall]));
  const worst = failed.find(({ state }) => state === 'timed_out') ?? failed[0];
  const isAgent = isModel(policy);
  const inCheckout = inputOf(policy) === 'worktree' && !isAgent;
  const open = exposure === undefined || !inCheckout ? [] : [exposure];
  const obeyed = isAgent ? configurationNote(context.change.files) : [];
  const isRead = worst === undefined && parts.every(({ isWhole }) => isWhole);
  await writeResult(
    context,
    { id, policy },
    {
      outcome: worst === undefined ? { state: 'reviewed' } : { state: worst.state, reason: reasonOf(worst) },
      attempts: parts.flatMap(({ attempts }) => attempts),
      notes: [...open, ...obeyed, ...parts.flatMap(({ notes }) => notes)],
      outputs,
      completed: isRead ? manifest.commits : completed,
      usage: sumUsage(parts.flatMap(({ usage }) => usage)),
    },
  );
}
