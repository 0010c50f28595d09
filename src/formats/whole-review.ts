import type { Native } from '../model/finding.ts';
import type { Problem } from '../model/ingest-report.ts';
import {
  contradictionIn,
  coverageGap,
  failureOfReport,
  filesRead,
  isSaid,
  pathsRead,
  searchAll,
  unknownList,
} from './contradictions.ts';
import {
  type ChangedLines,
  type Context,
  type ParsedDocument,
  provesClean,
  type Reading,
} from './format-definition.ts';
import type { JsonReading } from './json-reader.ts';
import { isObject, type NativeObject } from './json-value.ts';
import { type Format, isToolFormat } from './registry.ts';
import { documentRules, problem, quote } from './rules.ts';
import { holdsFindings, type Unwrapped } from './unwrap-document.ts';
import { hasMeaning } from './vocabulary.ts';

/** A document that was read, with all that was around it. */
interface WholeOutput {
  readonly format: Format;
  /** The document itself. */
  readonly value: unknown;
  readonly found: Unwrapped;
  readonly reading: Extract<JsonReading, { ok: true }>;
  readonly context: Context;
}

/**
 * Judges whether the document is a whole review. Findings count all the same, and make the review incomplete where it is
 * none; an empty list that is contradicted or unproven makes the document invalid.
 */
export function weighWhole(asWritten: Reading, output: WholeOutput): Reading {
  const { format, value, found, reading } = output;
  const own = isObject(value) ? [withoutClaim(value, asWritten.document)] : [];
  const around = [...found.around, ...own];
  const read = around.some(requestsChanges) ? withRequest(asWritten) : asWritten;
  const gap = reading.isPartial === true ? 'not all of it could be read' : gapIn(read, format, around);
  const whole = gap === undefined ? read : incomplete(read, gap);
  const { ok, document, problems } = whole;
  const isEmpty = ok && provesClean({ ...document, complete: true });
  const doubt = isEmpty ? (gap ?? doubtIn(whole, output, around)) : undefined;
  return doubt === undefined
    ? whole
    : { ok: false, document, problems: [unproven(doubt, output), ...problems] };
}

/** Why a document says itself that it is not about the whole change; a tool's report in its outermost objects. */
function gapIn({ document: { native } }: Reading, format: Format, around: readonly NativeObject[]) {
  if (!isToolFormat(format)) return searchAll(around, (each) => coverageGap(each) ?? unknownList(each));
  return isObject(native) ? (failureOfReport(native) ?? searchAll([native], coverageGap, 3)) : undefined;
}

/** Whether it requests changes, under any key of a claim and in any spelling. */
function requestsChanges(object: NativeObject): boolean {
  const claims = Object.entries(object).filter(([key]) => hasMeaning(key, 'claims'));
  return claims.some(([, value]) => typeof value === 'string' && hasMeaning(value, 'objections'));
}

function withRequest({ document, ...rest }: Reading): Reading {
  return { ...rest, document: { ...document, claims: { ...document.claims, event: 'REQUEST_CHANGES' } } };
}

function incomplete({ ok, document, problems }: Reading, gap: string): Reading {
  const message = `The review is not about the whole change: ${gap}.`;
  const partial = problem(documentRules.partial, { path: '', message });
  return { ok, document: { ...document, complete: false }, problems: [partial, ...problems] };
}

/** A contract's own claim about the whole is weighed by the verdict, which it can only make stricter. */
function withoutClaim(value: NativeObject, { claims }: ParsedDocument): NativeObject {
  const known = new Map<string, unknown>([
    ['review_event', claims.event],
    ['verdict', claims.verdict],
  ]);
  return Object.fromEntries(Object.entries(value).filter(([key]) => known.get(key) === undefined));
}

/** Why an empty list does not show that the change was reviewed, in words. */
function doubtIn(
  { document }: Reading,
  { format, found: { beside }, reading, context }: WholeOutput,
  around: readonly NativeObject[],
): string | undefined {
  if (isToolFormat(format)) {
    if (!document.complete) return 'it does not say that the tool looked at everything';
    return beside.length > 0 ? 'there is other text around it' : undefined;
  }
  // What a document says of its own scope and mode was compared by its reader.
  if (!document.complete) return undefined;
  if (reading.isAmongOthers === true) return 'there are other values around it';
  const { prose, isShown } = evidenceOfReading({ around, beside }, context.changed);
  return contradictionIn(around, holdsFindings) ?? (isShown ? undefined : unshown(prose, context));
}

/** What an answer lacks that names nothing of the change; nothing where it says no word, unless it was asked for one. */
function unshown(prose: string | undefined, { round }: Context): string | undefined {
  if (prose !== undefined) return `${prose}, and names no changed file and no identifier of a changed line`;
  return round === 'again' ? 'it does not list the files that were read' : undefined;
}

const settling =
  'Report the findings, or list the changed files that were read: `{"findings": [], "reviewed": ["src/app.ts"]}`.';

function unproven(doubt: string, { format, context: { round } }: WholeOutput): Problem {
  const message = `The document has no findings, but ${doubt}, so it does not count as a clean review.`;
  if (isToolFormat(format)) {
    const recommendation = 'Run the tool again, and write its whole report and nothing else to the file.';
    return problem(documentRules.notClean, { path: '', message, recommendation });
  }
  // A reviewer that can be asked must not be led to leave out what it said.
  const isFinal = round === undefined;
  const recommendation = `${settling}${isFinal ? ' A document that is `[]` and nothing else is a clean review.' : ''}`;
  return problem(documentRules.notClean, { path: '', message, recommendation });
}

type Texts = Pick<Unwrapped, 'around' | 'beside'>;

/** Characters of one text that are searched. */
const maxSearched = 20_000;

/**
 * Prose, and evidence that the change was read. Evidence is the same in every language: the name of a changed file, an
 * identifier of a changed line, or a list of the files that were read.
 */
function evidenceOfReading({ around, beside }: Texts, changed: ChangedLines | undefined) {
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
  const texts = [value].flat().filter((each) => typeof each === 'string');
  return texts.filter((text) => isProse(key, text)).map((text) => ({ key, text }));
}

/** Keys of facts about the change or the agent, and of words that are judged as claims and states. */
const notProse = ['aboutChange', 'claims', 'states', 'ends'] as const;

/** Two words of any script, or any text under a key of texts. */
function isProse(key: string, text: string): boolean {
  if (!isSaid(text) || /^\s*[[{]/.test(text)) return false;
  return hasMeaning(key, 'text') || /\p{L}\s+\p{L}|[^\p{ASCII}]{4}/u.test(text.slice(0, 500));
}

/** Whether a text names a changed file, or an identifier of a changed line. */
export function namesChange(text: string, changed: ChangedLines | undefined): boolean {
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

const quotedName = /`(?:[\w$]+\.)*([A-Za-z_$][\w$]*)(?:\([^`\n]*\))?`/g;

/** Whether a text has a name of a changed line as code: `charge`, `order.charge`, `charge(order)`. Any word may be one. */
export function quotesChange(text: string, changed: ChangedLines | undefined): boolean {
  return Array.from(text.matchAll(quotedName)).some(([, name = '']) => changed?.hasIdentifier(name));
}

/** Whether it lists a changed file as read, or as many files as the change has. One file is what anyone may guess. */
function listsChange(object: NativeObject, changed: ChangedLines | undefined): boolean {
  const paths = pathsRead(object);
  if (changed === undefined) return paths.length > 0;
  if (paths.some((path) => changed.has(path.replace(/^\.\//, '')))) return true;
  return filesRead(object).some((count) => count > 1 && count === changed.paths.length);
}
