import { ReviewerId } from '../model/reviewer.ts';
import { commandLines, maxCommand } from './read-command.ts';

/** The words that follow `/pr-verdict`. */
const commandWords = ['wont-fix', 'waive', 'rerun', 'explain'] as const;
type CommandWord = (typeof commandWords)[number];

/** What somebody asks for. Without `id` the finding is the one that the thread is about. */
type Command =
  | { readonly do: 'wont-fix'; readonly id?: string; readonly reason: string }
  | { readonly do: 'waive'; readonly subject: string; readonly reason: string }
  | { readonly do: 'rerun'; readonly reviewers: readonly string[] }
  | { readonly do: 'explain'; readonly id?: string };

/** `unknown-word` holds the word as it was written, which may be anything: it is untrusted. */
export type CommandReading =
  | { readonly ok: true; readonly command: Command }
  | { readonly ok: false; readonly problem: 'unknown-word'; readonly word: string }
  | { readonly ok: false; readonly problem: 'several-commands' | 'too-long' }
  | {
      readonly ok: false;
      readonly problem: 'no-finding' | 'no-subject' | 'no-reason' | 'not-a-reviewer' | 'too-much';
      readonly word: CommandWord;
    };

/** In a thread the finding is known, so that the first word is an id only if it looks like one. */
type SpokenIn = 'thread' | 'conversation';

/** An id, or its beginning down to the first four digits of its hash. */
const idShape = /^[a-z0-9]+(?:-[a-z0-9]+)*-[0-9a-f]{4,8}(?:-\d+)*$/;

interface Words {
  readonly first: string;
  readonly rest: string;
}

/** People copy ids as the code that we show them as. */
function split(text: string): Words {
  const end = text.search(/\s/);
  const first = end === -1 ? text : text.slice(0, end);
  return { first: first.replace(/^`(.*)`$/, '$1'), rest: end === -1 ? '' : text.slice(end).trim() };
}

function readWontFix(text: string, where: SpokenIn): CommandReading {
  const { first, rest } = split(text);
  if (idShape.test(first) || (where === 'conversation' && /^[a-z0-9-]{1,80}$/.test(first)))
    return { ok: true, command: { do: 'wont-fix', id: first, reason: rest } };
  if (where === 'thread') return { ok: true, command: { do: 'wont-fix', reason: text } };
  return { ok: false, problem: 'no-finding', word: 'wont-fix' };
}

function readWaive(text: string): CommandReading {
  const { first, rest } = split(text);
  if (first === '') return { ok: false, problem: 'no-subject', word: 'waive' };
  if (!ReviewerId.safeParse(first).success) return { ok: false, problem: 'not-a-reviewer', word: 'waive' };
  if (rest === '') return { ok: false, problem: 'no-reason', word: 'waive' };
  return { ok: true, command: { do: 'waive', subject: first, reason: rest } };
}

function readRerun(text: string): CommandReading {
  const names = text.split(/[\s,]+/).filter((name) => name !== '');
  const plain = names.every((name) => ReviewerId.safeParse(name).success);
  return plain
    ? { ok: true, command: { do: 'rerun', reviewers: [...new Set(names)] } }
    : { ok: false, problem: 'not-a-reviewer', word: 'rerun' };
}

function readExplain(text: string): CommandReading {
  const { first, rest } = split(text);
  if (rest !== '') return { ok: false, problem: 'too-much', word: 'explain' };
  return { ok: true, command: first === '' ? { do: 'explain' } : { do: 'explain', id: first } };
}

/**
 * The command in a comment; undefined where it holds none. Strict: one command a comment, since of two that differ
 * nobody could tell which was carried out.
 */
export function readCommand(body: string, where: SpokenIn): CommandReading | undefined {
  const [line, ...others] = commandLines(body);
  if (line === undefined) return undefined;
  if (others.length > 0) return { ok: false, problem: 'several-commands' };
  if ('/pr-verdict '.length + line.length > maxCommand) return { ok: false, problem: 'too-long' };
  const { first, rest } = split(line);
  const word = commandWords.find((each) => each === first);
  switch (word) {
    case 'wont-fix':
      return readWontFix(rest, where);
    case 'waive':
      return readWaive(rest);
    case 'rerun':
      return readRerun(rest);
    case 'explain':
      return readExplain(rest);
    case undefined:
      return { ok: false, problem: 'unknown-word', word: first };
  }
}
