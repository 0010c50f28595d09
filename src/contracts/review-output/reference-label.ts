import { linesOf, type ReferredFile } from './references.ts';

/** What C1's formats put before the description: `src/app.ts:10-15`, or a skill's or a reviewer's name for the file. */
export interface LabelledPlace {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const place = /^`?([^`]*?):L?([0-9]{1,10})(?:[-–]L?([0-9]{1,10}))?`?(?![0-9])/;

/** Undefined where the label names no lines. */
export function labelledPlace(label: string): LabelledPlace | undefined {
  const match = place.exec(label);
  if (match === null) return undefined;
  const [, name = '', start, end = start] = match;
  return { name, start: Number(start), end: Number(end) };
}

/** Whether the words of a label and its address agree about the lines. */
export function agreeOnLines({ start, end }: LabelledPlace, file: ReferredFile): boolean {
  const referred = linesOf(file);
  return referred === undefined || (referred.start === start && referred.end === end);
}

/**
 * Whether the label names the file of its address, from any folder on. A name that is no path may stand for any
 * file: C1 calls skills and reviewers by theirs.
 */
export function agreeOnFile({ name }: LabelledPlace, { path }: ReferredFile): boolean {
  const stated = name.replace(/^\.\//, '');
  const isPath = !/\s/.test(stated) && (stated.includes('/') || hasExtensionOf(path, stated));
  return !isPath || path === stated || path.endsWith(`/${stated}`);
}

function hasExtensionOf(path: string, name: string): boolean {
  const extension = /\.[^./]+$/.exec(path)?.[0];
  return extension !== undefined && name.endsWith(extension);
}

/** Whether the label says what is there, after a dash or a colon: `utils.ts:10 — shared helpers`. */
export function describesPlace(label: string): boolean {
  return /[—–]\s*\S|\s--?\s+\S|:\s+\S/.test(label);
}

/** Whether a second sentence begins in the label; C1 wants less than one. */
export function isLong(label: string): boolean {
  return /[.!?]\s+\p{Lu}/u.test(label);
}
