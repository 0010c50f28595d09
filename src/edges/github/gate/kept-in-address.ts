import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

/** A parameter of the pull request's page that GitHub has no use for. */
const parameter = 'pr-verdict';

/** In characters: what browsers and servers take everywhere. GitHub documents no limit for a status. */
const maxAddress = 2000;

/** Bytes that are unpacked at most; more is nothing that we packed. */
const maxKept = 64_000;

/** The address with the first of the texts that it has room for; the bare address where it has room for none. */
export function addressKeeping(address: string, texts: readonly string[]): string {
  for (const text of texts) {
    const url = new URL(address);
    url.searchParams.set(parameter, brotliCompressSync(text).toString('base64url'));
    if (url.href.length <= maxAddress) return url.href;
  }
  return address;
}

/** The bare address, and the text that it keeps; nobody else's address is changed. */
export function readAddress(kept: string): { readonly address: string; readonly keeps?: string } {
  const url = URL.canParse(kept) ? new URL(kept) : undefined;
  const packed = url?.searchParams.get(parameter);
  if (url === undefined || packed == null) return { address: kept };
  url.searchParams.delete(parameter);
  const keeps = unpacked(packed);
  return { address: url.href, ...(keeps !== undefined && { keeps }) };
}

function unpacked(packed: string): string | undefined {
  try {
    return brotliDecompressSync(Buffer.from(packed, 'base64url'), { maxOutputLength: maxKept }).toString();
  } catch {
    return undefined;
  }
}
