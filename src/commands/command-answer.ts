import { endOf, type Failure } from '../model/failure.ts';
import { jsonText } from '../model/text.ts';
import { logText } from '../runner/actions-reporter.ts';
import type { Interruption } from '../runner/interruption.ts';
import { envelopeOf, type Outcome } from './agent-envelope.ts';

/** What a command may use of the process it runs in. */
export interface Shell {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly isTerminal: boolean;
  /** Data, byte for byte: JSON and converted documents. */
  readonly out: (text: string) => void;
  /** Words for people on standard output and standard error, made safe for a terminal and for a job's log. */
  readonly say: (text: string) => void;
  readonly err: (text: string) => void;
  /** Standard error for the reporter, which makes its lines safe itself and may colour them. */
  readonly log: (text: string) => void;
  /** Default: the command cannot be asked to end. */
  readonly interruption?: Interruption;
  /** Whether standard output is a terminal; default no. */
  readonly isPageOnTerminal?: boolean;
  /** Characters in a line of standard error; default 80. */
  readonly columns?: () => number;
}

/** Who reads standard output (C4): a person gets prepared Markdown alone, a program one JSON document alone. */
export type Output = 'human' | 'agent';

export const outputs: readonly Output[] = ['human', 'agent'];

/** Who reads the output, according to the unparsed arguments, since mistakes in them are reported too. */
export function outputOf(args: readonly string[]): Output {
  const given = args.flatMap((each, at) => {
    if (each === '--output') return [args[at + 1]];
    return each.startsWith('--output=') ? [each.slice('--output='.length)] : [];
  });
  return given.at(-1) === 'agent' || args.includes('--json') ? 'agent' : 'human';
}

/** A command's result: `data` for programs, inside C4's envelope, and `page` for people. */
interface Answer {
  /** An object, whose keys are printed next to C4's. */
  readonly data: object;
  readonly page?: string | undefined;
  /** Default: done. */
  readonly outcome?: Outcome;
}

/** The one place where a command's result is printed. */
export function answer(
  { data, page, outcome = { is: 'done' } }: Answer,
  output: Output,
  shell: Pick<Shell, 'out' | 'say'>,
): void {
  if (output === 'agent') shell.out(jsonText({ ...envelopeOf(outcome, page), ...data }));
  else if (page !== undefined) shell.say(page);
}

/** Prints a command's result whose page is Markdown, which a terminal shows as such. */
export async function answerPage(given: Answer, output: Output, shell: Shell): Promise<void> {
  const { env, columns = () => 80, isPageOnTerminal = false } = shell;
  if (output === 'agent' || given.page === undefined || !isPageOnTerminal)
    return answer(given, output, shell);
  const { supportsHyperlinks, terminalPage } = await import('./terminal-page.ts');
  const style = { columns: columns(), color: usesColor(env, true), hyperlinks: supportsHyperlinks(env) };
  shell.out(
    terminalPage(
      logText(given.page, (line) => line),
      style,
    ),
  );
}

/**
 * Whether a stream is coloured: `NO_COLOR` forbids it, `FORCE_COLOR` asks for it, else a terminal that is not dumb is.
 */
export function usesColor(
  { NO_COLOR: no, FORCE_COLOR: force, TERM: term }: Shell['env'],
  isTerminal: boolean,
): boolean {
  if (no !== undefined && no !== '') return false;
  return force === undefined || force === '' ? isTerminal && term !== 'dumb' : force !== '0';
}

/** The answer for a failure; `redact` takes secrets out, where the command holds any. */
export function failureAnswer(failure: Failure, redact: (text: string) => string = (text) => text): Answer {
  const { code, kind } = failure;
  const [message, fix] = [redact(failure.message), redact(failure.fix)];
  return {
    data: { ...endOf(failure), code, message, fix },
    outcome:
      kind === 'usage'
        ? { is: 'invalid', notes: [message, fix] }
        : { is: 'stopped', issue: message, notes: [fix] },
  };
}

/** The outcome of a document that does not hold to its contract; none for one that does. */
export function invalid({
  valid,
  errors,
}: {
  readonly valid: boolean;
  readonly errors: readonly { readonly message: string }[];
}): Pick<Answer, 'outcome'> {
  return valid ? {} : { outcome: { is: 'invalid', notes: errors.map(({ message }) => message) } };
}
