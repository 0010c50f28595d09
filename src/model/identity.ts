import type { Scope } from './finding.ts';
import { firstSentence, sha256, trimBoth, trimEnd } from './text.ts';

/** The part of a location that its id depends on. */
export interface IdentityAnchor {
  /** The first location's path, or the scope text without one. */
  readonly subject: string;
  readonly startLine?: number | undefined;
  readonly endLine?: number | undefined;
}

/** `42`, `42-48`, or `0` for a finding without lines (C5 `lineRange`). */
export function lineRange(anchor: Omit<IdentityAnchor, 'subject'>): string {
  if (anchor.startLine === undefined) return '0';
  if (anchor.endLine === undefined || anchor.endLine === anchor.startLine) return `${anchor.startLine}`;
  return `${anchor.startLine}-${anchor.endLine}`;
}

/** Lower-case letters, digits and single hyphens, 1 to 40 characters: safe in marks and commands. */
export function domainSlug(category: string): string {
  const slug = category
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40);
  return trimBoth(slug, '-') || 'general';
}

/** The longest end of an id: a hash, a range of lines, and what tells ids of one place apart. */
const longestEnd = '-00000000-2147483647-2147483647-999999';

/**
 * The category, or `general` where an id made of it would look like a secret: whatever is posted is redacted, and no
 * later run would find a finding whose id was (threat S4).
 */
export function safeCategory(category: string, redact: (text: string) => string): string {
  const id = `${domainSlug(category)}${longestEnd}`;
  return redact(id) === id ? category : 'general';
}

/** C5: `{domain}-{first 8 hex of SHA-256 of the path}-{line range or 0}`. Equal input gives an equal id. */
export function findingId(category: string, anchor: IdentityAnchor): string {
  return `${domainSlug(category)}-${sha256(anchor.subject).slice(0, 8)}-${lineRange(anchor)}`;
}

/** Titles that differ only in case, punctuation or spacing are equal. */
export function normaliseTitle(title: string): string {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export interface FingerprintParts {
  readonly scope: Scope;
  /** Paths at the head, after renames. */
  readonly paths: readonly string[];
  readonly title: string;
  /** Text of the finding's lines, if known, and which occurrence of that text in the file it is. */
  readonly anchor?: { readonly text: string; readonly occurrence: number };
}

/**
 * 16 hex digits that do not depend on line numbers, so they survive reordering and edits elsewhere in the
 * file. Equal fingerprints mean the same finding; unequal ones prove nothing.
 */
export function fingerprint(parts: FingerprintParts): string {
  const anchor = parts.anchor === undefined ? [] : [parts.anchor.text.trim(), `${parts.anchor.occurrence}`];
  const fields = [parts.scope, [...parts.paths].sort().join('\n'), normaliseTitle(parts.title), ...anchor];
  return sha256(JSON.stringify(fields)).slice(0, 16);
}

/** In characters, of a title that a format does not have. */
const maxTitle = 120;

/** The first sentence must end within this many characters, so long texts cost no more. */
const searched = 600;

/**
 * A title for a format without one: the first sentence of `issue` as a plain line of at most 120 characters,
 * cut between words. Undefined without readable text.
 */
export function titleFrom(issue: string): string | undefined {
  const end = sentenceEnd(issue);
  const sentence = end === -1 ? '' : issue.slice(0, end);
  if (plain.test(sentence)) return sentence;
  const title = carefully(issue.slice(0, searched));
  return /[A-Za-z\d]/.test(title) || /[\p{L}\p{N}]/u.test(title) ? title : undefined;
}

/**
 * One line of English words and common punctuation, as most issues begin; letters of all languages take long to
 * compile.
 */
const plain = /^[\dA-Za-z][\dA-Za-z,;:'"()/.=$%&@+-]*(?: [\dA-Za-z,;:'"()/.=$%&@+-]+)*$/;

const blank = 0x20;

/**
 * Index of the first sentence's end without its full stop: `. ` not followed by a small letter, or the end of
 * the text; -1 if uncertain.
 */
function sentenceEnd(text: string): number {
  for (let at = text.indexOf('.'); at !== -1 && at < maxTitle; at = text.indexOf('.', at + 1)) {
    if (at + 1 === text.length) return at;
    if (text.charCodeAt(at + 1) !== blank) continue;
    const next = text.charCodeAt(at + 2);
    if (next >= 0x41 && next <= 0x5a) return at;
    // Other characters may or may not start a sentence.
    if (next < 0x61 || next > 0x7a) return -1;
  }
  return -1;
}

function carefully(text: string): string {
  return cut(trimEnd(firstSentence(withoutMarkdown(text)), '. '));
}

function withoutMarkdown(text: string): string {
  return text
    .replace(/^ {0,3}(?:#{1,6}\s+|>\s?|[-*+]\s+)/gm, '')
    .replace(/^ {0,3}(?:```|~~~).*$/gm, '')
    .replace(/!?\[([^\]\n]{0,200})\]\([^)\n]{0,500}\)/g, '$1')
    .replace(/\*\*|__|`/g, '');
}

function cut(sentence: string): string {
  if (sentence.length <= maxTitle) return sentence;
  const characters = Array.from(sentence);
  if (characters.length <= maxTitle) return sentence;
  const head = characters.slice(0, maxTitle - 1).join('');
  const space = head.lastIndexOf(' ');
  return `${(space > maxTitle / 2 ? head.slice(0, space) : head).trimEnd()}…`;
}
