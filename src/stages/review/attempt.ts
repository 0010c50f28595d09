import { Failure } from '../../domain/failure.ts';
import { inputOf, type ReviewerPolicy } from '../../domain/policy/reviewer-policy.ts';
import type { CommandOutcome } from '../../ports/commands.ts';
import type { Programs } from '../../ports/programs.ts';
import type { ReviewDirectory } from '../../ports/review-directory.ts';
import { type ReadDocument, type ReadingContext, readDocument } from '../documents/read-document.ts';
import type { GivenFile } from './given-files.ts';
import { outputLimit, type Shortfall, shortfallOf } from './shortfall.ts';

/** One process of a reviewer: it has one for each of its folders. */
export interface ReviewerPart {
  readonly reviewer: string;
  readonly policy: ReviewerPolicy;
  readonly run: readonly string[];
  /** Below the root; `''` is the root. */
  readonly folder: string;
  /** Which of the reviewer's parts it is. */
  readonly index: number;
  /** Without our own variables. */
  readonly environment: ReadonlyMap<string, string>;
  readonly given: readonly GivenFile[];
  readonly redact: (text: string) => string;
}

/** Told each line that the program says on standard error, raw. */
type OnLine = (line: string) => void;

export interface AttemptContext {
  readonly directory: ReviewDirectory;
  readonly programs: Programs;
  readonly reading: ReadingContext;
  /** Absolute path of the working directory. */
  readonly root: string;
  readonly mode: string;
  readonly onLine: OnLine;
}

/** What came of one start of the program. */
export interface Attempt {
  readonly outcome: CommandOutcome;
  /** Its answer as far as there is one, held against its contract. */
  readonly read: ReadDocument | undefined;
  readonly shortfall: Shortfall | undefined;
}

const outputName = 'output.json';

/**
 * Starts the program in a folder of its own, which is fresh so that no earlier answer can be taken for this one, and
 * is gone afterwards so that no other reviewer finds it.
 */
export async function attempt(
  part: ReviewerPart,
  { number, more }: { readonly number: number; readonly more: readonly GivenFile[] },
  context: AttemptContext,
): Promise<Attempt> {
  const { directory, programs } = context;
  const place = `work/${part.reviewer}-${part.index}-${number}`;
  await directory.remove(place);
  try {
    const given = [...part.given, ...more];
    for (const { name, content } of given) await directory.write(`${place}/${name}`, content);
    const outcome = await programs.commands.run(
      requestOf(part, { place, given }, context),
      programs.cancelled,
    );
    return await judge(part, { place, outcome }, context);
  } finally {
    await directory.remove(place);
  }
}

function requestOf(
  part: ReviewerPart,
  { place, given }: { readonly place: string; readonly given: readonly GivenFile[] },
  { directory, root, mode, onLine }: AttemptContext,
) {
  const own = `${directory.path}/${place}`;
  const files = given.flatMap(({ name, variable }): [string, string][] =>
    variable === undefined ? [] : [[variable, `${own}/${name}`]],
  );
  const worktree = part.folder === '' ? root : `${root}/${part.folder}`;
  return {
    run: part.run,
    directory: inputOf(part.policy) === 'files' ? own : worktree,
    environment: new Map([
      ...part.environment,
      ['PR_VERDICT_DIR', own],
      ['PR_VERDICT_OUTPUT', `${own}/${outputName}`],
      ['PR_VERDICT_MODE', mode],
      ...files,
    ]),
    timeout: part.policy.timeout,
    outputLimit,
    onLine,
  };
}

async function judge(
  part: ReviewerPart,
  { place, outcome }: { readonly place: string; readonly outcome: CommandOutcome },
  { directory, reading }: AttemptContext,
): Promise<Attempt> {
  const { policy, reviewer, folder } = part;
  try {
    const written = await directory.read(`${place}/${outputName}`);
    const bytes = isBlank(written) ? outcome.stdout : written;
    if (isBlank(bytes)) {
      return { outcome, read: undefined, shortfall: shortfallOf({ outcome, policy, answer: 'none' }) };
    }
    const read = readDocument({ reviewer, file: outputName, bytes, folder }, reading);
    const isValid = read.outcome?.ok === true && read.outcome.document.complete;
    const answer = isValid ? 'valid' : 'broken';
    return { outcome, read, shortfall: shortfallOf({ outcome, policy, answer }) };
  } catch (error) {
    // A link, a folder or too many bytes where the answer should be.
    if (!(error instanceof Failure)) throw error;
    const { code, message } = error;
    return {
      outcome,
      read: undefined,
      shortfall: { state: 'unavailable', code, text: message, retryable: true },
    };
  }
}

function isBlank(bytes: Uint8Array | undefined): bytes is undefined {
  return bytes === undefined || bytes.every((byte) => byte <= 0x20);
}
