import { toErrors } from '../formats/report-entry.ts';
import type { ChangedFile } from '../model/files.ts';
import { isPartly, reasonOf } from '../model/reviewer.ts';
import { counted, jsonText, listNames, shortened } from '../model/text.ts';
import { sumUsage, type Usage } from '../model/usage.ts';
import { reviewerPolicy } from '../policy/effective-policy.ts';
import { inputOf, isModel } from '../policy/reviewer-policy.ts';
import { type ReviewerResult, writeResult } from '../review-directory/reviewer-results.ts';
import { type Attempt, type AttemptContext, attempt, type ReviewerPart, type Shortfall } from './attempt.ts';
import type { ReviewContext } from './earlier-runs.ts';
import { type GivenFile, givenFile, isAgentConfiguration } from './given-files.ts';
import { endInWords, readTail } from './programs.ts';

/** Faults of an answer that its reviewer can repair. */
interface Faults {
  /** Number of faults in the order of their weight: an invalid document, refused findings, findings outside the change. */
  readonly counts: readonly [broken: number, refused: number, relocated: number];
  readonly text: string;
}

/** A model can check findings outside the change again, while a tool reports whole files. */
function faultsIn({ read }: Attempt, { policy }: ReviewerPart): Faults {
  const { ok = false, problems = [] } = read?.outcome ?? {};
  const refused = problems.filter(({ grade }) => grade === 'refused');
  const relocated = isModel(policy) ? problems.filter(({ grade }) => grade === 'relocated') : [];
  const rules = [...new Set([...refused, ...relocated].map(({ rule }) => rule))];
  const without = ok ? 'none' : 'an invalid document';
  const faults = counted(refused.length + relocated.length, 'problem');
  return {
    counts: [Number(!ok), refused.length, relocated.length],
    text: rules.length === 0 ? without : `${faults} (${listNames(rules, 5)})`,
  };
}

function isFaulty({ counts }: Faults): boolean {
  return counts.some((count) => count > 0);
}

function hasFewer({ counts: a }: Faults, { counts: b }: Faults): boolean {
  return (a[0] - b[0] || a[1] - b[1] || a[2] - b[2]) < 0;
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

/**
 * Runs a part, retries after a crash, a timeout or an empty answer, and returns an invalid answer once for
 * repair.
 */
export async function runPart(part: ReviewerPart, context: AttemptContext): Promise<PartResult> {
  const { reviewer, folder, policy } = part;
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
    shortfall: last.shortfall && withLastLine(last.shortfall, readTail(last.outcome.stderr, context.redact)),
    isWhole: last.read?.state.state === 'reviewed' && !isPartly({ outcome: last.read.state }),
  };

  async function start(why: Why, more: readonly GivenFile[] = []): Promise<Attempt> {
    const made = await attempt(part, { number: attempts.length, more }, context);
    const { outcome, read } = made;
    const end = endInWords(outcome.end, policy.timeout);
    const problems = read?.outcome?.problems.filter(({ grade }) => grade !== 'deviation').length ?? 0;
    const duration = Math.max(0, Math.round(outcome.duration));
    attempts.push({ directory: folder, why, end, problems, duration });
    if (made.usage !== undefined) usage.push(made.usage);
    if (outcome.leftovers) notes.push('it left processes behind, which were ended');
    const said = readTail(outcome.stderr, context.redact);
    if (said !== '') isSilent = false;
    logs.push(`--- ${folder === '' ? '.' : folder}: ${why}, ${end}\n${said === '' ? '' : `${said}\n`}`);
    return made;
  }

  /** Keeps the better of two answers, so a failed repair costs nothing. */
  async function repair(first: Attempt): Promise<Attempt> {
    let best = first;
    for (let left = policy.repairs; left > 0 && isFaulty(faultsIn(best, part)); left -= 1) {
      const next = await start('repair', repairFiles(best));
      const [before, after] = [faultsIn(best, part), faultsIn(next, part)];
      const isBetter = next.shortfall === undefined && hasFewer(after, before);
      const [had, has] = [best, next].map(({ read }) => read?.findings.length ?? 0);
      const lost = isBetter && Number(has) < Number(had) ? `, with ${has} findings instead of ${had}` : '';
      const result = next.shortfall === undefined ? `${after.text} left${lost}` : next.shortfall.text;
      notes.push(
        `asked to repair ${before.text}: ${result}${isBetter ? '' : '; its earlier answer is used'}`,
      );
      if (isBetter) best = next;
    }
    return best;
  }
}

type Why = ReviewerResult['attempts'][number]['why'];

function repairFiles({ read }: Attempt): readonly GivenFile[] {
  if (read?.outcome === undefined) return [];
  const content = jsonText(toErrors(read.outcome));
  return [
    givenFile('errors.json', content, 'PR_VERDICT_ERRORS'),
    givenFile('previous_answer.json', read.gathered.bytes),
  ];
}

/** Characters of a last line that a sentence quotes. */
const lastLineLimit = 200;

/** Quotes the last line of standard error, which usually says why a program failed. */
function withLastLine(shortfall: Shortfall, stderr: string): Shortfall {
  const lines = stderr.split('\n');
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
  const text = `the change has ${listNames(paths, 5)}, which agents obey: it was not given them, and saw them in the diff only`;
  return [reasonOf({ code: 'AGENT_CONFIGURATION', text })];
}

/** Writes the answers after all programs ended; without one part's answer the reviewer has none. */
export async function concludeParts(
  context: ReviewContext,
  id: string,
  parts: readonly PartResult[],
): Promise<void> {
  const { directory, manifest, exposure, earlier } = context;
  const policy = reviewerPolicy(context.effective, id);
  const outputs: { file: string; directory: string }[] = [];
  for (const [index, { answer, folder }] of parts.entries()) {
    if (answer === undefined) continue;
    const file = `reviewers/${id}/output${parts.length === 1 ? '' : `-${index + 1}`}.json`;
    await directory.write(file, answer);
    outputs.push({ file, directory: folder });
  }
  await directory.write(`reviewers/${id}/stderr.log`, parts.map(({ stderr }) => stderr).join(''));
  const failed = parts.flatMap(({ shortfall }) => shortfall ?? []);
  const worst = failed.find(({ state }) => state === 'timed_out') ?? failed[0];
  const isAgent = isModel(policy);
  const open = exposure === undefined || isAgent || inputOf(policy) === 'files' ? [] : [exposure];
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
      completed: isRead ? manifest.commits : earlier.results.get(id)?.completed,
      usage: sumUsage(parts.flatMap(({ usage }) => usage)),
    },
  );
}
