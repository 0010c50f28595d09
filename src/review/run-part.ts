import { toErrors } from '../formats/report-entry.ts';
import { jsonText } from '../model/json-text.ts';
import { isPartly } from '../model/reviewer.ts';
import type { ReviewerResult } from '../model/reviewer-result.ts';
import { visibleText } from '../model/visible-text.ts';
import { isModel } from './assign.ts';
import { type Attempt, type AttemptContext, attempt, type ReviewerPart } from './attempt.ts';
import type { GivenFile } from './given-files.ts';
import { compareFaults, type Faults, faultsInWords, faultsOf } from './reviewer-faults.ts';
import { endInWords, type Shortfall } from './shortfall.ts';

/** What came of one part in all its attempts. */
export interface PartResult {
  readonly reviewer: string;
  readonly folder: string;
  /** The best answer that there is; it may be there despite a shortfall. */
  readonly answer: Uint8Array | undefined;
  readonly shortfall: Shortfall | undefined;
  /** Whether the answer is a whole document that holds, and is about the whole change. */
  readonly isWhole: boolean;
  readonly attempts: ReviewerResult['attempts'];
  readonly notes: readonly string[];
  /** Redacted and without terminal codes, each attempt below a line of our own. */
  readonly stderr: string;
  /** Whether it said anything on standard error. */
  readonly isSilent: boolean;
}

/** Most bytes that are kept of what one attempt says on standard error: its end says why. */
const stderrKept = 64 * 1024;

/** Tries, tries again after a crash, a timeout or an empty answer, and hands a broken answer back to be mended. */
export async function runPart(part: ReviewerPart, context: AttemptContext): Promise<PartResult> {
  const log = new AttemptLog(part);
  let last = await start('first');
  for (let left = part.policy.retries; left > 0 && last.shortfall?.retryable === true; left -= 1) {
    last = await start('retry');
  }
  if (last.shortfall === undefined) last = await mend(last);
  return {
    ...log.told(),
    answer: last.read?.gathered.bytes,
    shortfall: last.shortfall,
    isWhole: last.read?.state.state === 'reviewed' && !isPartly({ outcome: last.read.state }),
  };

  async function start(why: Why, more: readonly GivenFile[] = []): Promise<Attempt> {
    const made = await attempt(part, { number: log.count, more }, context);
    log.add(why, made);
    return made;
  }

  /** The better of two answers stands; a repair that fails costs nothing. */
  async function mend(first: Attempt): Promise<Attempt> {
    let best = first;
    for (let left = part.policy.repairs; left > 0 && isFaulty(best, part); left -= 1) {
      const next = await start('repair', repairFiles(best));
      const isBetter =
        next.shortfall === undefined && compareFaults(faultsIn(next, part), faultsIn(best, part)) < 0;
      log.note(repairInWords(best, { next, isBetter, part }));
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

/** What was asked for, what of it is left, and which of the two answers stands. */
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
  const kept = isBetter ? '' : '; its earlier answer stands';
  const fewer = (next.read?.findings.length ?? 0) < (before.read?.findings.length ?? 0);
  const lost =
    isBetter && fewer
      ? `, with ${next.read?.findings.length ?? 0} findings instead of ${before.read?.findings.length ?? 0}`
      : '';
  return `${asked}, it left ${faultsInWords(faultsIn(next, part))}${lost}${kept}`;
}

/** The last lines of a stream. They begin with a whole one, since part of a secret could not be redacted. */
function endOf(bytes: Uint8Array): string {
  if (bytes.length <= stderrKept) return new TextDecoder().decode(bytes);
  const end = bytes.subarray(-stderrKept);
  const start = end.indexOf(0x0a) + 1;
  const left = bytes.length - (start === 0 ? 0 : stderrKept - start);
  const lines = start === 0 ? '' : new TextDecoder().decode(end.subarray(start));
  return `(${left} bytes cut)\n${lines}`;
}

/** Keeps what is worth telling of each attempt. */
class AttemptLog {
  readonly #part: ReviewerPart;
  readonly #attempts: ReviewerResult['attempts'][number][] = [];
  readonly #notes: string[] = [];
  readonly #stderr: string[] = [];
  #isSilent = true;

  constructor(part: ReviewerPart) {
    this.#part = part;
  }

  get count(): number {
    return this.#attempts.length;
  }

  add(why: Why, { outcome, read }: Attempt): void {
    const { folder, redact } = this.#part;
    const end = endInWords(outcome);
    const problems = read?.outcome?.problems.filter(({ grade }) => grade !== 'deviation').length ?? 0;
    const duration = Math.max(0, Math.round(outcome.duration));
    this.#attempts.push({ directory: folder, why, end, problems, duration });
    if (outcome.leftovers) this.note('it left processes behind, which were ended');
    // Whoever reads the file does so in a terminal, and a secret may be cut by what nobody sees.
    const said = redact(visibleText(endOf(outcome.stderr))).trimEnd();
    if (said !== '') this.#isSilent = false;
    this.#stderr.push(
      `--- ${folder === '' ? '.' : folder}: ${why}, ${end}\n${said === '' ? '' : `${said}\n`}`,
    );
  }

  note(text: string): void {
    this.#notes.push(text);
  }

  told(): Pick<PartResult, 'reviewer' | 'folder' | 'attempts' | 'notes' | 'stderr' | 'isSilent'> {
    const { reviewer, folder } = this.#part;
    return {
      reviewer,
      folder,
      attempts: this.#attempts,
      notes: this.#notes,
      stderr: this.#stderr.join(''),
      isSilent: this.#isSilent,
    };
  }
}
