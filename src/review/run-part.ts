import { isAgentConfiguration } from '../change/base-files.ts';
import type { Context } from '../formats/format-definition.ts';
import { toErrors } from '../formats/parse-document.ts';
import { documentRules } from '../formats/rules.ts';
import type { ChangedFile } from '../model/files.ts';
import { isPartly, reasonOf, sumUsage } from '../model/reviewer.ts';
import { counted, jsonText, listNames } from '../model/text.ts';
import { reviewerPolicy } from '../policy/effective-policy.ts';
import { inputOf, isModel } from '../policy/reviewer-policy.ts';
import { type ReviewerResult, writeResult } from '../review-directory/reviewer-results.ts';
import { type Attempt, type AttemptContext, attempt, type ReviewerPart } from './attempt.ts';
import type { ReviewContext } from './earlier-runs.ts';
import type { GivenFile } from './given-files.ts';
import { endInWords } from './programs.ts';

/** Faults of an answer that its reviewer can repair. */
interface Faults {
  /**
   * Number of faults in the order of their weight: an invalid document, invalid findings, findings outside the change.
   */
  readonly counts: readonly [broken: number, invalid: number, relocated: number];
  readonly text: string;
}

/** A model can check findings outside the change again, while a tool reports whole files. */
function faultsIn({ read }: Attempt, { policy }: ReviewerPart): Faults {
  const { ok = false, problems = [] } = read?.outcome ?? {};
  const invalid = problems.filter(({ grade }) => grade === 'refused');
  const relocated = isModel(policy) ? problems.filter(({ grade }) => grade === 'relocated') : [];
  const rules = [...new Set([...invalid, ...relocated].map(({ rule }) => rule))];
  const without = ok ? 'none' : 'an invalid document';
  const faults = counted(invalid.length + relocated.length, 'problem');
  return {
    counts: [Number(!ok), invalid.length, relocated.length],
    text: rules.length === 0 ? without : `${faults} (${listNames(rules, 5)})`,
  };
}

function hasFewer({ counts: a }: Faults, { counts: b }: Faults): boolean {
  return (a[0] - b[0] || a[1] - b[1] || a[2] - b[2]) < 0;
}

/** An empty answer that was in doubt has to show that the change was read; without repairs there is no round. */
function roundAfter(last: Attempt | undefined, repairs: number): Context['round'] {
  if (repairs === 0) return undefined;
  const isDoubted = last?.read?.outcome?.problems.some(({ rule }) => rule === documentRules.notClean.id);
  return isDoubted === true ? 'again' : 'first';
}

/** All attempts of one part. */
export interface PartResult {
  readonly part: ReviewerPart;
  readonly attempts: readonly Attempt[];
  /** The attempt whose answer counts. */
  readonly best: Attempt;
  /** What happened besides, for the log and the reviewer's outcome. */
  readonly notes: readonly string[];
}

/**
 * Runs a part, retries after a crash, a timeout or an empty answer, and returns an invalid answer for repair.
 * Of two answers the better one is kept, so a failed repair costs nothing.
 */
export async function runPart(part: ReviewerPart, context: AttemptContext): Promise<PartResult> {
  const { retries, repairs } = part.policy;
  const attempts: Attempt[] = [];
  const notes: string[] = [];
  const start = async (why: Attempt['why'], more: readonly GivenFile[] = []) => {
    const request = { why, number: attempts.length, more, round: roundAfter(attempts.at(-1), repairs) };
    const made = await attempt(part, request, context);
    attempts.push(made);
    if (made.outcome.leftovers) notes.push('it left processes behind, which were ended');
    return made;
  };
  let best = await start('first');
  for (let left = retries; left > 0 && best.shortfall?.retryable === true; left -= 1)
    best = await start('retry');
  for (let left = repairs; left > 0 && isRepairable(best, part); left -= 1) {
    const next = await start('repair', repairFiles(best));
    const [before, after] = [faultsIn(best, part), faultsIn(next, part)];
    const isBetter = next.shortfall === undefined && hasFewer(after, before);
    const [had, has] = [best, next].map(({ read }) => read?.findings.length ?? 0);
    const lost = isBetter && Number(has) < Number(had) ? `, with ${has} findings instead of ${had}` : '';
    const result = next.shortfall === undefined ? `${after.text} left${lost}` : next.shortfall.text;
    notes.push(`asked to repair ${before.text}: ${result}${isBetter ? '' : '; its earlier answer is used'}`);
    if (isBetter) best = next;
  }
  return { part, attempts, best, notes };
}

function isRepairable(best: Attempt, part: ReviewerPart): boolean {
  return best.shortfall === undefined && faultsIn(best, part).counts.some((count) => count > 0);
}

/** Whether the answer is a complete, valid document about the whole change. */
export function isWhole({ best: { read } }: PartResult): boolean {
  return read?.state.state === 'reviewed' && !isPartly({ outcome: read.state });
}

/** Standard error of all attempts, each below a heading; empty when they wrote nothing to it. */
export function logOf({ part, attempts }: PartResult): string {
  if (attempts.every(({ stderr }) => stderr === '')) return '';
  const heading = (each: Attempt) => `--- ${part.folder || '.'}: ${each.why}, ${endOf(each, part)}`;
  return attempts.map((each) => `${heading(each)}\n${each.stderr === '' ? '' : `${each.stderr}\n`}`).join('');
}

/** How an attempt ended, such as `exited with code 1`. */
export function endOf({ outcome }: Attempt, { policy }: ReviewerPart): string {
  return endInWords(outcome.end, policy.timeout);
}

function repairFiles({ read }: Attempt): readonly GivenFile[] {
  if (read?.outcome === undefined) return [];
  const content = jsonText(toErrors(read.outcome));
  return [
    { name: 'errors.json', content, variable: 'PR_VERDICT_ERRORS' },
    { name: 'previous_answer.json', content: read.gathered.bytes },
  ];
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
  results: readonly PartResult[],
): Promise<void> {
  const { directory, manifest, exposure, earlier } = context;
  const policy = reviewerPolicy(context.effective, id);
  const outputs: { file: string; directory: string }[] = [];
  for (const [index, { best, part }] of results.entries()) {
    if (best.read === undefined) continue;
    const file = `reviewers/${id}/output${results.length === 1 ? '' : `-${index + 1}`}.json`;
    await directory.write(file, best.read.gathered.bytes);
    outputs.push({ file, directory: part.folder });
  }
  await directory.write(`reviewers/${id}/stderr.log`, results.map(logOf).join(''));
  const failed = results.flatMap(({ best }) => best.shortfall ?? []);
  const worst = failed.find(({ state }) => state === 'timed_out') ?? failed[0];
  const isAgent = isModel(policy);
  const open = exposure === undefined || isAgent || inputOf(policy) === 'files' ? [] : [exposure];
  const obeyed = isAgent ? configurationNote(context.change.files) : [];
  const isRead = worst === undefined && results.every(isWhole);
  await writeResult(context, id, {
    outcome: worst === undefined ? { state: 'reviewed' } : { state: worst.state, reason: reasonOf(worst) },
    attempts: results.flatMap(({ part, attempts }) => attempts.map((each) => attemptFacts(each, part))),
    notes: [...open, ...obeyed, ...results.flatMap(({ notes }) => notes)],
    outputs,
    completed: isRead ? manifest.commits : earlier.results.get(id)?.completed,
    usage: sumUsage(results.flatMap(({ attempts }) => attempts.flatMap(({ usage }) => usage ?? []))),
  });
}

function attemptFacts(each: Attempt, part: ReviewerPart): ReviewerResult['attempts'][number] {
  const { why, read, outcome } = each;
  const problems = read?.outcome?.problems.filter(({ grade }) => grade !== 'deviation') ?? [];
  const duration = Math.max(0, Math.round(outcome.duration));
  return { directory: part.folder, why, end: endOf(each, part), problems: problems.length, duration };
}
