import type { Native } from '../model/finding.ts';
import { isSaid, searchAll } from './contradictions.ts';
import type { ChangedLines } from './format-definition.ts';
import type { NativeObject } from './json-value.ts';
import { filesRead, pathsRead } from './review-counters.ts';
import { quote } from './rules.ts';
import { hasMeaning } from './vocabulary.ts';

/** Characters of one text that are searched. */
const maxSearched = 20_000;

/** What an answer says besides its list of findings. */
interface Said {
  readonly around: readonly NativeObject[];
  /** Texts around the document. */
  readonly beside: readonly string[];
}

/**
 * Prose, and evidence that the change was read. Evidence is the same in every language: the name of a changed file, an
 * identifier of a changed line, or a list of the files that were read.
 */
export function evidenceOfReading({ around, beside }: Said, changed: ChangedLines | undefined) {
  const prose = [...beside.map((text): Prose => ({ text })), ...around.flatMap(proseIn)];
  const isShown =
    prose.some(({ text }) => namesChange(text, changed)) ||
    searchAll(around, (object) => (listsChange(object, changed) ? 'read' : undefined)) !== undefined;
  const [first] = prose;
  return { prose: first && inWords(first), isShown };
}

function inWords({ key, text }: Prose): string {
  return `${key === undefined ? 'the text around it' : `\`${key}\``} says ${quote(text)}`;
}

interface Prose {
  readonly text: string;
  /** Absent for text around the document. */
  readonly key?: string;
}

/** The prose of an object and of those in it. */
function proseIn(object: NativeObject): readonly Prose[] {
  const found: Prose[] = [];
  searchAll([object], (each) => {
    found.push(...Object.entries(each).flatMap(([key, value]) => proseOf(key, value)));
    return undefined;
  });
  return found;
}

function proseOf(key: string, value: Native): readonly Prose[] {
  if (notProse.some((meaning) => hasMeaning(key, meaning))) return [];
  return [value].flat().flatMap((text) => {
    if (typeof text !== 'string' || !isProse(key, text)) return [];
    return [{ key, text }];
  });
}

/** Keys of facts about the change or the agent, and of words that are judged as claims and states. */
const notProse = ['aboutChange', 'claims', 'states', 'ends'] as const;

/** Two words of any script, or any text under a key of texts. */
function isProse(key: string, text: string): boolean {
  if (!isSaid(text) || /^\s*[[{]/.test(text)) return false;
  return hasMeaning(key, 'text') || /\p{L}\s+\p{L}|[^\p{ASCII}]{4}/u.test(text.slice(0, 500));
}

function namesChange(text: string, changed: ChangedLines | undefined): boolean {
  const searched = text.slice(0, maxSearched);
  const identifiers = identifiersIn(searched);
  // Without a diff the shape of a name has to do.
  if (changed === undefined)
    return identifiers.length > 0 || /\w[/.]\w+\.[a-z]|\w\/\w|\w\.[a-z]{1,4}\b/i.test(searched);
  return changed.paths.some((path) => namesFile(searched, path)) || identifiers.some(changed.hasIdentifier);
}

/** A name without folder or extension, such as `Makefile`, is an ordinary word unless it is marked as code. */
function namesFile(text: string, path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const isPlain = !name.includes('.');
  return isPlain
    ? text.includes(`\`${name}\``) || (path !== name && hasWord(text, path))
    : hasWord(text, name);
}

/** Whether the text has the word and neither goes on in front of it nor behind it. */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const [before = '', behind = ''] = [text[at - 1], text[at + word.length]];
    if (!/[\w.-]/.test(before) && !/[\w-]/.test(behind)) return true;
  }
  return false;
}

const codeName = /`([^`\n]{1,80})`|\b([A-Za-z_$][\w$]{2,80})(\(\))?/g;
const word = /[A-Za-z_$][\w$]{2,80}/g;
const hasCodeShape = /[a-z\d][A-Z]|[A-Za-z\d]_[A-Za-z\d]/;

/**
 * Names that cannot be ordinary words: `camelCase`, `snake_case`, `PascalCase` in backticks, since products have such names
 * too, and whatever is called, as in `retry()`.
 */
function identifiersIn(text: string): readonly string[] {
  return Array.from(text.matchAll(codeName)).flatMap(([, quoted, plain = '', call]) => {
    if (quoted !== undefined) return (quoted.match(word) ?? []).filter((each) => hasCodeShape.test(each));
    const isOrdinary = !hasCodeShape.test(plain) || (/^[A-Z]/.test(plain) && !plain.includes('_'));
    return isOrdinary && call === undefined ? [] : [plain];
  });
}

/** Whether it lists a changed file as read, or as many files as the change has. One file is what anyone may guess. */
function listsChange(object: NativeObject, changed: ChangedLines | undefined): boolean {
  const paths = pathsRead(object);
  if (changed === undefined) return paths.length > 0;
  if (paths.some((path) => changed.has(path.replace(/^\.\//, '')))) return true;
  return filesRead(object).some((count) => count > 1 && count === changed.paths.length);
}
