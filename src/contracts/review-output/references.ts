/** A Markdown link as C1 writes references: `[label](address)`. */
export type Reference = { readonly label: string; readonly address: string };

/** The first link in `text`, or undefined; `isWhole` says whether the text is nothing but that link. */
export function findLink(text: string): (Reference & { readonly isWhole: boolean }) | undefined {
  const trimmed = text.trim();
  const middle = trimmed.indexOf('](');
  if (middle < 1) return undefined;
  const isWhole = trimmed.startsWith('[') && trimmed.endsWith(')');
  const open = isWhole ? 0 : trimmed.lastIndexOf('[', middle);
  const close = isWhole ? trimmed.length - 1 : trimmed.indexOf(')', middle);
  if (open === -1 || close === -1) return undefined;
  const label = trimmed.slice(open + 1, middle).trim();
  const address = trimmed.slice(middle + 2, close).trim();
  if (label === '' || address === '' || /\s/.test(address)) return undefined;
  return { label, address, isWhole };
}

/** A place in a repository that a reference points at. */
export type ReferredPlace = {
  readonly repository?: string;
  readonly path: string;
  readonly start?: number;
  readonly end?: number;
};

const blob = /^https?:\/\/[^/?#]+\/([^/?#]+\/[^/?#]+)\/blob\/[^/?#]+\/([^?#]+)(?:\?[^#]*)?(?:#(.*))?$/;
const relative = /^([^#?:]+)(?:#(.*))?$/;
const lines = /^L([0-9]{1,10})(?:C[0-9]+)?(?:-L?([0-9]{1,10})(?:C[0-9]+)?)?$/;

/** Where in a repository the address points; undefined for addresses outside any repository's files. */
export function referredPlace(address: string): ReferredPlace | undefined {
  const url = blob.exec(address);
  const local = url === null ? relative.exec(address) : null;
  const path = url?.[2] ?? local?.[1];
  if (path === undefined) return undefined;
  const anchor = lines.exec(url?.[3] ?? local?.[2] ?? '');
  return {
    ...(url?.[1] === undefined ? {} : { repository: url[1] }),
    path: decoded(path),
    ...(anchor === null ? {} : { start: Number(anchor[1]), end: Number(anchor[2] ?? anchor[1]) }),
  };
}

/** Whether the label says what is there, after a dash or a colon: `utils.ts:10 — shared helpers`. */
export function describesPlace(label: string): boolean {
  return /[—–]\s*\S|\s--?\s+\S|:\s+\S/.test(label);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
