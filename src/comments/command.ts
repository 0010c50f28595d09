import { fromMarkdown } from 'mdast-util-from-markdown';
import { ReviewerId } from '../model/reviewer.ts';
import { isBeyondParsing } from '../model/text.ts';

type Node = ReturnType<typeof fromMarkdown>['children'][number];

const command = /^\/pr-verdict(?=[ \t]|$)/;

/** Maximum number of characters of a command line; a longer line is not a command. */
const maxCommand = 200;

/** Number of characters of a comment that are searched for a command. */
const maxParsed = 4096;

/** A comment up to the end of its last paragraph that may be a command: the rest could take long to parse. */
const upToLastCommand = /^(?:.*[\r\n])? {0,3}\/pr-verdict(?!\S)(?:[^\n]|\n(?!\r?\n))*/s;

/** Whether a line of a comment may be a command: a quick test before parsing. */
export function mentionsCommand(body: string): boolean {
  return /^ {0,3}\/pr-verdict(?!\S)/m.test(body);
}

/**
 * The command lines of a comment without `/pr-verdict`: the first line of each top-level paragraph that
 * begins with it. Lines below raw HTML do not count, since it may hide them.
 */
function commandLines(body: string): readonly string[] {
  const [source = ''] = upToLastCommand.exec(body.slice(0, maxParsed)) ?? [];
  if (isBeyondParsing(source)) return [];
  const found: string[] = [];
  for (const node of fromMarkdown(source).children) {
    if (holdsHtml(node)) break;
    const line = node.type === 'paragraph' ? lineAt(body, node.position?.start.offset ?? 0) : '';
    if (command.test(line)) found.push(line.replace(command, '').trim());
  }
  return found;
}

/** The line at `start`, cut one character above the limit, so that a longer line is recognised. */
function lineAt(body: string, start: number): string {
  const [line = ''] = body.slice(start, start + maxCommand + 1).split(/[\r\n]/);
  return line;
}

/** Whether a node contains HTML other than complete comments, which neither show nor hide anything. */
function holdsHtml(node: Node): boolean {
  if (node.type !== 'html') return 'children' in node && node.children.some(holdsHtml);
  const html = node.value.trim();
  return !html.startsWith('<!--') || html.indexOf('-->') !== html.length - 3;
}

/** A command. Without `id` it is about the finding of its thread. */
type Command =
  | { readonly do: 'wont-fix' | 'defer'; readonly id?: string; readonly reason: string }
  | { readonly do: 'waive'; readonly subject: string; readonly reason: string }
  | { readonly do: 'rerun'; readonly reviewers: readonly string[] }
  | { readonly do: 'explain'; readonly id?: string };
export type CommandOf<Do extends Command['do']> = Extract<Command, { do: Do }>;

/** `why` says what is wrong, and quotes no one. */
export type CommandReading =
  | { readonly ok: true; readonly command: Command }
  | { readonly ok: false; readonly why: string };

function valid(command: Command): CommandReading {
  return { ok: true, command };
}

function invalid(why: string): CommandReading {
  return { ok: false, why };
}

/** In a thread the finding is known, so the first word counts as an id only when it looks like one. */
type WrittenIn = 'thread' | 'conversation';

/** An id, or a prefix of it with at least four digits of its hash. */
const idShape = /^[a-z0-9]+(?:-[a-z0-9]+)*-[0-9a-f]{4,8}(?:-\d+)*$/;

/** The first word, without its backticks, since people copy ids that we show as code; and the rest. */
function split(text: string): readonly [first: string, rest: string] {
  const end = text.search(/\s/);
  const first = end === -1 ? text : text.slice(0, end);
  return [first.replace(/^`(.*)`$/, '$1'), end === -1 ? '' : text.slice(end).trim()];
}

function isReviewer(name: string): boolean {
  return ReviewerId.safeParse(name).success;
}

function readDecision(name: 'wont-fix' | 'defer', text: string, where: WrittenIn): CommandReading {
  const [id, reason] = split(text);
  if (idShape.test(id) || (where === 'conversation' && /^[a-z0-9-]{1,80}$/.test(id)))
    return valid({ do: name, id, reason });
  if (where === 'thread') return valid({ do: name, reason: text });
  return invalid(`${name} names the id of a finding, unless it is written in the finding’s thread`);
}

function readWaive(text: string): CommandReading {
  const [subject, reason] = split(text);
  if (subject === '')
    return invalid('waive names a reviewer, `coverage`, `size` or `human-approval`, and then the reason');
  if (!isReviewer(subject)) return invalid('the word after waive is not the id of a reviewer');
  return reason === '' ? invalid('waive requires a reason') : valid({ do: 'waive', subject, reason });
}

function readRerun(text: string): CommandReading {
  const names = text.split(/[\s,]+/).filter((name) => name !== '');
  return names.every(isReviewer)
    ? valid({ do: 'rerun', reviewers: [...new Set(names)] })
    : invalid('a word after rerun is not the id of a reviewer');
}

function readExplain(text: string): CommandReading {
  const [id, rest] = split(text);
  if (rest !== '') return invalid('explain takes one id and nothing else');
  return valid(id === '' ? { do: 'explain' } : { do: 'explain', id });
}

/**
 * Parses the command in a comment; undefined when it contains none. A comment may have only one command,
 * since with two it would be unclear which one was applied.
 */
export function readCommand(body: string, where: WrittenIn): CommandReading | undefined {
  const [line, ...others] = commandLines(body);
  if (line === undefined) return undefined;
  if (others.length > 0) return invalid('a comment can have only one command');
  if ('/pr-verdict '.length + line.length > maxCommand)
    return invalid(`a command has at most ${maxCommand} characters`);
  const [name, rest] = split(line);
  switch (name) {
    case 'wont-fix':
    case 'defer':
      return readDecision(name, rest, where);
    case 'waive':
      return readWaive(rest);
    case 'rerun':
      return readRerun(rest);
    case 'explain':
      return readExplain(rest);
    default:
      return invalid('the commands are wont-fix, defer, waive, rerun and explain');
  }
}
