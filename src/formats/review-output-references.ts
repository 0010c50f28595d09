/** A Markdown link as C1 writes references: `[label](address)`. */
export interface Reference {
  readonly label: string;
  readonly address: string;
}

/** The first link in `text`, or undefined; `isWhole` says whether the text is nothing but that link. */
export function findLink(text: string): (Reference & { readonly isWhole: boolean }) | undefined {
  if (ordinary.test(text)) {
    const middle = text.indexOf('](');
    return { label: text.slice(1, middle), address: text.slice(middle + 2, -1), isWhole: true };
  }
  const trimmed = text.trim();
  const middle = trimmed.indexOf('](');
  if (middle < 1) return undefined;
  const isWhole = trimmed.startsWith('[') && trimmed.endsWith(')');
  const open = isWhole ? 0 : trimmed.lastIndexOf('[', middle);
  const close = isWhole ? trimmed.length - 1 : trimmed.indexOf(')', middle);
  if (open === -1 || close === -1) return undefined;
  const label = trimmed.slice(open + 1, middle).trim();
  const address = trimmed.slice(middle + 2, close).trim();
  if (label === '' || address === '' || blank.test(address)) return undefined;
  return { label, address, isWhole };
}

/** A link and nothing else, neither part of which needs trimming: what nearly every reference is. */
const ordinary = /^\[[^\s\]](?:[^\]]*[^\s\]])?\]\([!-~]+\)$/;
const blank = /[\0-\x20]/;

/**
 * Whether the reference is beyond reproach unless it names the place of its own finding: a link at a commit to the
 * file and the lines of its label, with a dash and a few words. One look for what most references are; the careful
 * functions agree with it and with `isOutsideLink`, and are asked about all others.
 */
export function isLinesLink(reference: string): boolean {
  return lineLink.test(reference) || rangeLink.test(reference);
}

/** Whether the reference is beyond reproach: a link to an address outside any repository's files. */
export function isOutsideLink(reference: string): boolean {
  return outsideLink.test(reference);
}

const words = '—[^\\].!?#]*[^\\s\\].!?#]\\]\\(';
const commit = 'https?:\\/\\/[!"$&-.0-~]+(?:\\/(?!blob\\/)[!"$&-.0-~]+){2}\\/blob\\/[0-9a-f]{4,64}\\/';
const name = '([\\w@+.-][\\w@+./-]*)';
const lineLink = new RegExp(`^\\[${name}:L?([0-9]{1,10}) ${words}${commit}(?:[!"$&->@-~]*\\/)?\\1#L\\2\\)$`);
const rangeLink = new RegExp(
  `^\\[${name}:L?([0-9]{1,10})-L?([0-9]{1,10}) ${words}${commit}(?:[!"$&->@-~]*\\/)?\\1#L\\2-L?\\3\\)$`,
);
const outsideLink = /^\[[^\s\]](?:[^\]]*[^\s\]])?\]\(https?:\/\/[!-.0-~]+(?:\/(?!blob\/)[!-.0-~]*)*\)$/;

/** A file of a repository that a reference points into; what is costly to know is asked of it when needed. */
export interface ReferredFile {
  readonly address: string;
  readonly path: string;
  readonly anchor: string;
}

/** Undefined for addresses outside any repository's files. */
export function referredFile(address: string): ReferredFile | undefined {
  const isUrl = address.startsWith('http');
  const start = isUrl ? blobPath(address) : 0;
  if (start === -1) return undefined;
  const hash = address.indexOf('#', start);
  const end = hash === -1 ? address.length : hash;
  if (end === start || (!isUrl && address.includes(':') && !/^file:/i.test(address))) return undefined;
  const query = address.indexOf('?', start);
  const path = address.slice(start, query === -1 || query > end ? end : query);
  return { address, path: path.includes('%') ? decoded(path) : path, anchor: address.slice(end + 1) };
}

const marker = '/blob/';

/** Where the path begins in `https://host/owner/name/blob/ref/path`, or -1. */
function blobPath(url: string): number {
  const at = url.indexOf(marker);
  const ref = at === -1 ? -1 : url.indexOf('/', at + marker.length);
  return ref === -1 ? -1 : ref + 1;
}

/** Whether the address names a commit: a branch moves, and a path alone is found from nowhere. */
export function isPermanent({ address }: ReferredFile): boolean {
  const ref = address.indexOf(marker) + marker.length;
  return address.startsWith('http') && commitId.test(address.slice(ref, address.indexOf('/', ref)));
}

const commitId = /^[0-9a-f]{4,64}$/;

/** `owner/name`; undefined for a relative address, which is in the repository under review. */
export function repositoryOf({ address }: ReferredFile): string | undefined {
  if (!address.startsWith('http')) return undefined;
  const host = address.indexOf('/', address.indexOf('//') + 2);
  return address.slice(host + 1, address.indexOf(marker));
}

const lines = /^L([0-9]{1,10})(?:C[0-9]+)?(?:-L?([0-9]{1,10})(?:C[0-9]+)?)?$/;

export function hasLines({ anchor }: ReferredFile): boolean {
  return anchor !== '' && lines.test(anchor);
}

export function linesOf({
  anchor,
}: ReferredFile): { readonly start: number; readonly end: number } | undefined {
  const match = lines.exec(anchor);
  return match === null ? undefined : { start: Number(match[1]), end: Number(match[2] ?? match[1]) };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
