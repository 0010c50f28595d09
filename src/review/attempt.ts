import { type ReadDocument, type ReadingContext, readDocument } from '../ingest/read-document.ts';
import { Failure } from '../model/failure.ts';
import type { ReviewDirectory } from '../model/files.ts';
import type { Obstacle } from '../model/reviewer.ts';
import type { Usage } from '../model/usage.ts';
import { inputOf, type ReviewerPolicy } from '../policy/reviewer-policy.ts';
import type { GivenFile } from './given-files.ts';
import type { CommandOutcome, Programs } from './programs.ts';
import { readUsage, usageFile } from './read-usage.ts';

/** Why an attempt gave no valid answer. */
export interface Shortfall extends Obstacle {
  readonly state: 'timed_out' | 'unavailable' | 'invalid';
  /** Whether a retry may succeed: after a crash, a timeout or an empty answer. */
  readonly retryable: boolean;
}

interface Attempted {
  readonly outcome: CommandOutcome;
  readonly policy: Pick<ReviewerPolicy, 'exit-codes' | 'timeout'>;
  /** Whether there is an answer, and whether it is a valid document. */
  readonly answer: 'none' | 'broken' | 'valid';
}

/** Bytes kept of each stream; as many as are read of a document. */
export const outputLimit = 16 * 1024 * 1024;

const noSpace = /ENOSPC|EDQUOT|no space left on device|disk quota exceeded/i;

/** Bytes of standard error that are searched for a full disk. */
const tailLength = 64 * 1024;

/** Describes how a program ended, for a log. */
export function endInWords({ end }: CommandOutcome): string {
  switch (end.how) {
    case 'exited':
      return `exit ${end.code}`;
    case 'killed':
      return `ended by ${end.signal}`;
    case 'timed-out':
      return 'timed out';
    case 'flooded':
      return `too much on ${end.stream}`;
    case 'not-started':
      return 'not started';
    case 'cancelled':
      return 'cancelled';
  }
}

/** Undefined if an answer may follow from how the program ended. */
function shortfallOf(attempted: Attempted): Shortfall | undefined {
  const { outcome, policy } = attempted;
  const { end } = outcome;
  switch (end.how) {
    case 'not-started':
      return { state: 'unavailable', code: 'NOT_STARTED', text: end.reason, retryable: false };
    case 'cancelled':
      return { state: 'unavailable', code: 'RUN_CANCELLED', text: 'the run was cancelled', retryable: false };
    case 'flooded': {
      const text = `it wrote more than ${outputLimit / 1024 / 1024} MiB to ${end.stream}`;
      return { state: 'unavailable', code: 'TOO_MUCH_OUTPUT', text, retryable: false };
    }
    case 'timed-out': {
      const text = `it did not end within ${policy.timeout / 1000} s (\`timeout\`)`;
      return { state: 'timed_out', code: 'TIMED_OUT', text, retryable: true };
    }
    case 'killed':
      return death(outcome, `it was ended by the signal ${end.signal}`);
    case 'exited':
      return afterExit(end.code, attempted);
  }
}

/**
 * Many linters exit with another code than 0 when they found something, so that is acceptable with a
 * complete, valid document.
 */
function afterExit(code: number, { outcome, policy, answer }: Attempted): Shortfall | undefined {
  if (!policy['exit-codes'].includes(code)) {
    return death(outcome, `it exited with code ${code}, which \`exit-codes\` does not list`);
  }
  if (code !== 0 && answer !== 'valid') {
    return death(outcome, `it exited with code ${code} and wrote no complete, valid document`);
  }
  if (answer !== 'none') return undefined;
  return { state: 'unavailable', code: 'EMPTY_ANSWER', text: 'it wrote no answer', retryable: true };
}

function death({ stderr }: CommandOutcome, text: string): Shortfall {
  const tail = new TextDecoder().decode(stderr.subarray(-tailLength));
  const full = noSpace.test(tail);
  return full
    ? { state: 'unavailable', code: 'DISK_FULL', text: `${text}: the disk is full`, retryable: true }
    : { state: 'unavailable', code: 'DIED_EARLY', text, retryable: true };
}

/**
 * Name of our file that the answer repeats; undefined for an answer of its own. Empty lists and objects are
 * not compared: no comments and no findings look the same.
 */
function returnedInput(answer: Uint8Array, given: readonly GivenFile[]): string | undefined {
  const said = withoutLayout(unfenced(textOf(answer)));
  if (said === '' || said === '[]' || said === '{}') return undefined;
  return given.find(({ content }) => withoutLayout(textOf(content)) === said)?.name;
}

function textOf(content: GivenFile['content']): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

/** The content of the only code fence in a text, or else the text itself. */
function unfenced(text: string): string {
  const parts = text.split('```');
  return parts.length === 3 ? (parts[1] ?? '').replace(/^\w+\n/, '') : text;
}

/** Removes white space between JSON values before the comparison. */
function withoutLayout(text: string): string {
  return text.replace(/\s+/g, '');
}

/** One process of a reviewer, which has one per folder. */
export interface ReviewerPart {
  readonly reviewer: string;
  readonly policy: ReviewerPolicy;
  readonly run: readonly string[];
  /** Absolute path of the reviewed files: the checkout, or a copy for an agent. */
  readonly checkout: string;
  /** Relative to the checkout; `''` is its top. */
  readonly folder: string;
  /** Index among the reviewer's parts. */
  readonly index: number;
  /** Without our own variables. */
  readonly environment: ReadonlyMap<string, string>;
  readonly given: readonly GivenFile[];
  /** Contains one folder per attempt. */
  readonly directory: ReviewDirectory;
  readonly redact: (text: string) => string;
}

/** Called with each raw line of standard error. */
type OnLine = (line: string) => void;

export interface AttemptContext {
  readonly programs: Programs;
  readonly reading: ReadingContext;
  /** Absolute path of the working directory. */
  readonly root: string;
  readonly mode: string;
  readonly onLine: OnLine;
}

/** Result of one start of the program. */
export interface Attempt {
  readonly outcome: CommandOutcome;
  /** Its answer, if any, checked against its contract. */
  readonly read: ReadDocument | undefined;
  readonly shortfall: Shortfall | undefined;
  /** The model's usage as reported, including that of failed attempts. */
  readonly usage?: Usage | undefined;
}

export const outputName = 'output.json';

/**
 * Starts the program in a new folder, so that no earlier answer is taken for this one, and removes the folder
 * afterwards, so that no other reviewer finds it.
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
    const judged = await judge(part, { place, outcome }, context);
    return { ...judged, usage: await reportedUsage(part, place) };
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

async function reportedUsage({ directory }: ReviewerPart, place: string): Promise<Usage | undefined> {
  try {
    return readUsage(await directory.read(`${place}/${usageFile}`));
  } catch (error) {
    // A link, a folder, or an oversized file.
    if (error instanceof Failure) return undefined;
    throw error;
  }
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
    // A link, a folder, or an oversized file.
    if (!(error instanceof Failure)) throw error;
    const { code, message } = error;
    return {
      outcome,
      read: undefined,
      shortfall: { state: 'unavailable', code, text: message, retryable: true },
    };
  }
}

/** An agent's absolute paths name its copy of the checkout, which later stages do not know. */
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
