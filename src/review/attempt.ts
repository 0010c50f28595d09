import type { Context } from '../formats/format-definition.ts';
import { type ReadDocument, type ReadingContext, readDocument } from '../ingest/read-document.ts';
import { onFailure } from '../model/failure.ts';
import type { FileContent, ReviewDirectory } from '../model/files.ts';
import type { Obstacle, Usage } from '../model/reviewer.ts';
import { shortened } from '../model/text.ts';
import { inputOf, type ReviewerPolicy } from '../policy/reviewer-policy.ts';
import {
  type CommandOutcome,
  type CommandRequest,
  outputLimit,
  type Programs,
} from '../ports/stage-ports.ts';
import type { ReviewerResult } from '../review-directory/reviewer-results.ts';
import type { ReviewContext } from './earlier-runs.ts';
import type { GivenFile } from './given-files.ts';
import { endInWords, readTail, redactDocument } from './programs.ts';
import { readUsage, usageFile } from './read-usage.ts';

/** Why an attempt gave no valid answer. */
interface Shortfall extends Obstacle {
  readonly state: 'timed_out' | 'unavailable' | 'invalid';
  /** Whether a retry may succeed: after a crash, a timeout or an empty answer. */
  readonly retryable: boolean;
}

const noSpace = /ENOSPC|EDQUOT|no space left on device|disk quota exceeded/i;

const endedBadly = {
  'not-started': { state: 'unavailable', code: 'NOT_STARTED', retryable: false },
  cancelled: { state: 'unavailable', code: 'RUN_CANCELLED', retryable: false },
  flooded: { state: 'unavailable', code: 'TOO_MUCH_OUTPUT', retryable: false },
  'timed-out': { state: 'timed_out', code: 'TIMED_OUT', retryable: true },
} as const;

/**
 * Undefined if an answer may follow from how the program ended. Many linters exit with another code than 0 when
 * they found something, so that is acceptable with a complete, valid document.
 */
function shortfallOf(
  { outcome: { end }, stderr }: Ended,
  { timeout, 'exit-codes': exitCodes }: Pick<ReviewerPolicy, 'exit-codes' | 'timeout'>,
  read: ReadDocument | undefined,
): Shortfall | undefined {
  const text = `it ${endInWords(end, timeout)}`;
  const died = (why: string): Shortfall => {
    const reason = noSpace.test(stderr)
      ? ({ code: 'DISK_FULL', text: `${why}: the disk is full` } as const)
      : ({ code: 'DIED_EARLY', text: why } as const);
    return { state: 'unavailable', ...reason, retryable: true };
  };
  if (end.how === 'killed') return died(text);
  if (end.how !== 'exited') return { ...endedBadly[end.how], text };
  if (!exitCodes.includes(end.code)) return died(`${text}, which \`exit-codes\` does not list`);
  const isValid = read?.outcome?.ok === true && read.outcome.document.complete;
  if (end.code !== 0 && !isValid) return died(`${text} and wrote no complete, valid document`);
  if (read !== undefined) return undefined;
  return { state: 'unavailable', code: 'EMPTY_ANSWER', text: 'it wrote no answer', retryable: true };
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

/**
 * Name of our file that the answer repeats; undefined for an answer of its own. Empty lists and objects are
 * not compared: no comments and no findings look the same.
 */
function returnedInput(answer: Uint8Array, given: readonly GivenFile[]): string | undefined {
  const repeated = withoutLayout(unfenced(textOf(answer)));
  if (['', '[]', '{}'].includes(repeated)) return undefined;
  return given.find(({ content }) => withoutLayout(textOf(content)) === repeated)?.name;
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
}

export interface AttemptContext extends ReviewContext {
  readonly reading: ReadingContext;
  /** Called with each raw line of standard error. */
  readonly onLine: (line: string) => void;
}

type Why = ReviewerResult['attempts'][number]['why'];

/** How the program of one attempt ended. */
interface Ended {
  readonly why: Why;
  readonly outcome: CommandOutcome;
  /** The end of its standard error, redacted and without terminal codes. */
  readonly stderr: string;
}

/** Result of one start of the program. */
export interface Attempt extends Ended {
  /** Its answer, if any, checked against its contract. */
  readonly read?: ReadDocument | undefined;
  readonly shortfall?: Shortfall | undefined;
  /** The model's usage as reported, including that of failed attempts. */
  readonly usage: Usage | undefined;
}

const outputName = 'output.json';

/** A reviewer's program, and the files and variables that it gets. */
interface GivenProgram extends Pick<CommandRequest, 'environment' | 'onLine'> {
  readonly policy: ReviewerPolicy;
  /** Where its files are written, and its folder in there. */
  readonly directory: ReviewDirectory;
  readonly place: string;
  readonly given: readonly {
    readonly name: string;
    readonly content: FileContent;
    readonly variable?: string | undefined;
  }[];
  /** The reviewed files, and the folder in there where it starts; with `input: files` it starts in its own folder. */
  readonly checkout: string;
  readonly folder: string;
  readonly mode: string;
}

/**
 * Starts a program in a new folder, so that no earlier answer is taken for this one, and removes the folder
 * when `read` has read the answer, so that no other reviewer finds it. The answer is the file that the program
 * wrote, or else its standard output; undefined when both are blank.
 */
export async function startGiven<T>(
  { policy, directory, place, given, checkout, folder, environment, mode, onLine }: GivenProgram,
  { commands, cancelled }: Pick<Programs, 'commands' | 'cancelled'>,
  read: (outcome: CommandOutcome, answer: () => Promise<Uint8Array | undefined>) => Promise<T>,
): Promise<T> {
  const own = `${directory.path}/${place}`;
  const paths = given.flatMap(({ name, variable }): [string, string][] =>
    variable === undefined ? [] : [[variable, `${own}/${name}`]],
  );
  const readsFiles = inputOf(policy) === 'files';
  await directory.remove(place);
  try {
    for (const { name, content } of given) await directory.write(`${place}/${name}`, content);
    const request = {
      run: policy.run ?? [],
      directory: readsFiles ? own : [checkout, folder].filter((each) => each !== '').join('/'),
      environment: new Map([
        ...environment,
        ...(readsFiles ? [] : [['PR_VERDICT_CHECKOUT', checkout] as const]),
        ['PR_VERDICT_DIR', own],
        ['PR_VERDICT_OUTPUT', `${own}/${outputName}`],
        ['PR_VERDICT_MODE', mode],
        ...paths,
      ]),
      timeout: policy.timeout,
      outputLimit,
      ...(onLine && { onLine }),
    };
    const outcome = await commands.run(request, cancelled);
    return await read(outcome, async () => {
      const written = await directory.read(`${place}/${outputName}`);
      return [written, outcome.stdout].find((bytes) => bytes?.some((byte) => byte > 0x20));
    });
  } finally {
    await directory.remove(place);
  }
}

interface AttemptRequest {
  readonly why: Why;
  readonly number: number;
  readonly more: readonly GivenFile[];
  readonly round: Context['round'];
}

/** Starts a reviewer once. */
export function attempt(
  part: ReviewerPart,
  { why, number, more, round }: AttemptRequest,
  context: AttemptContext,
): Promise<Attempt> {
  const place = `work/${part.reviewer}-${part.index}-${number}`;
  const { mode } = context.settings;
  const program = { ...part, place, given: [...part.given, ...more], mode, onLine: context.onLine };
  return startGiven(program, context.programs, async (outcome, answer) => {
    const ended = { why, outcome, stderr: readTail(outcome.stderr, context.redact) };
    const { read, shortfall } = await answer().then(
      (bytes) => judge(ended, bytes, { ...context, part, round }),
      // A link, a folder, or an oversized file cannot be read.
      onFailure(({ code, message: text }): Judged => {
        return { shortfall: { state: 'unavailable', code, text, retryable: true } };
      }),
    );
    return {
      ...ended,
      read,
      shortfall: shortfall && withLastLine(shortfall, ended.stderr),
      usage: await part.directory.read(`${place}/${usageFile}`).then(
        readUsage,
        onFailure(() => undefined),
      ),
    };
  });
}

type Judged = Pick<Attempt, 'read' | 'shortfall'>;

function judge(
  ended: Ended,
  answer: Uint8Array | undefined,
  {
    part,
    round,
    reading,
    root,
    redact,
  }: AttemptContext & Pick<AttemptRequest, 'round'> & { readonly part: ReviewerPart },
): Judged {
  const { policy, reviewer, folder, checkout, given } = part;
  if (answer === undefined) return { shortfall: shortfallOf(ended, policy, undefined) };
  const written = checkout === root ? answer : replaceAll(answer, checkout, root);
  const returned = returnedInput(written, given);
  if (returned !== undefined) {
    const text = `its answer is ${returned}, a file that it was given`;
    return { shortfall: { state: 'invalid', code: 'INPUT_RETURNED', text, retryable: true } };
  }
  // The document leaves this job as an artifact, and the job that publishes it does not know the secrets.
  const bytes = redactDocument(written, redact);
  const read = readDocument(
    { reviewer, file: outputName, bytes, folder },
    { ...reading, context: { ...reading.context, round } },
  );
  return { read, shortfall: shortfallOf(ended, policy, read) };
}

/** An agent's absolute paths name its copy of the checkout, which later stages do not know. */
function replaceAll(bytes: Uint8Array, from: string, to: string): Uint8Array {
  const latin = (text: string) => Buffer.from(text).toString('latin1');
  const text = Buffer.from(bytes).toString('latin1');
  return Buffer.from(
    text.replaceAll(latin(from), () => latin(to)),
    'latin1',
  );
}
