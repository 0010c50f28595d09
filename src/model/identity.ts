import type { Scope } from './finding.ts';
import { sha256, trimBoth } from './text.ts';

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
