import { type ReadDocument, type ReadingContext, readDocument } from '../ingest/read-document.ts';
import { Failure } from '../model/failure.ts';
import type { ReviewDirectory } from '../model/review-directory.ts';
import { inputOf, type ReviewerPolicy } from '../policy/reviewer-policy.ts';
import type { GivenFile } from './given-files.ts';
import type { CommandOutcome } from './program-port.ts';
import type { Programs } from './programs.ts';
import { returnedInput } from './returned-input.ts';
import { outputLimit, type Shortfall, shortfallOf } from './shortfall.ts';

/** One process of a reviewer: it has one for each of its folders. */
export interface ReviewerPart {
  readonly reviewer: string;
  readonly policy: ReviewerPolicy;
  readonly run: readonly string[];
  /** Absolute path of the files that it reviews: the checkout, or a copy for an agent. */
  readonly checkout: string;
  /** Below that; `''` is its top. */
  readonly folder: string;
  /** Which of the reviewer's parts it is. */
  readonly index: number;
  /** Without our own variables. */
  readonly environment: ReadonlyMap<string, string>;
  readonly given: readonly GivenFile[];
  /** Holds a folder of its own for each attempt. */
  readonly directory: ReviewDirectory;
  readonly redact: (text: string) => string;
}

/** Told each line that the program says on standard error, raw. */
type OnLine = (line: string) => void;

export interface AttemptContext {
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
  const { programs } = context;
  const { directory } = part;
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
  { mode, onLine }: AttemptContext,
) {
  const { checkout } = part;
  const own = `${part.directory.path}/${place}`;
  const files = given.flatMap(({ name, variable }): [string, string][] =>
    variable === undefined ? [] : [[variable, `${own}/${name}`]],
  );
  const reads = inputOf(part.policy);
  const folder = part.folder === '' ? checkout : `${checkout}/${part.folder}`;
  return {
    run: part.run,
    directory: reads === 'files' ? own : folder,
    environment: new Map([
      ...part.environment,
      ['PR_VERDICT_DIR', own],
      ['PR_VERDICT_OUTPUT', `${own}/${outputName}`],
      ['PR_VERDICT_MODE', mode],
      ...(reads === 'files' ? [] : [['PR_VERDICT_CHECKOUT', checkout] as const]),
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
  { reading, root }: AttemptContext,
): Promise<Attempt> {
  const { policy, reviewer, folder, directory, checkout } = part;
  try {
    const written = await directory.read(`${place}/${outputName}`);
    const answer = isBlank(written) ? outcome.stdout : written;
    const bytes = checkout === root ? answer : replaceAll(answer, checkout, root);
    if (isBlank(bytes)) {
      return { outcome, read: undefined, shortfall: shortfallOf({ outcome, policy, answer: 'none' }) };
    }
    const returned = returnedInput(bytes, part.given);
    if (returned !== undefined) {
      const text = `its answer is ${returned}, a file that it was given`;
      const shortfall = { state: 'invalid', code: 'INPUT_RETURNED', text, retryable: true } as const;
      return { outcome, read: undefined, shortfall };
    }
    const read = readDocument({ reviewer, file: outputName, bytes, folder }, reading);
    const isValid = read.outcome?.ok === true && read.outcome.document.complete;
    const state = isValid ? 'valid' : 'broken';
    return { outcome, read, shortfall: shortfallOf({ outcome, policy, answer: state }) };
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

/** An agent's absolute paths name its copy, which later stages do not know. */
function replaceAll(bytes: Uint8Array, from: string, to: string): Uint8Array {
  const [text, path, other] = [bytes, from, to].map((each) => Buffer.from(each).toString('latin1'));
  return Buffer.from(
    (text ?? '').replaceAll(path ?? '', () => other ?? ''),
    'latin1',
  );
}

function isBlank(bytes: Uint8Array | undefined): bytes is undefined {
  return bytes === undefined || bytes.every((byte) => byte <= 0x20);
}
