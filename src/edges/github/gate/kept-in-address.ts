import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { StatusKeeps } from '../../../domain/gate/gate-plan.ts';

/** A parameter of the pull request's page that GitHub has no use for. */
const parameter = 'pr-verdict';

/** In characters: what browsers and servers take everywhere. GitHub documents no limit for a status. */
const maxAddress = 2000;

/** Each is a write, which are a second apart; texts as long as we keep take ten. */
const maxParts = 20;

/** Bytes that are unpacked at most; more is nothing that we packed. */
const maxKept = 64_000;

/** A text that takes several addresses: into how many it was cut, and the digest by which it is known to be whole. */
interface Cut {
  readonly digest: string;
  readonly count: number;
}

export interface Part extends Cut {
  readonly index: number;
  readonly packed: string;
}

export interface KeepingAddresses {
  /** For the statuses before the one that counts, where it takes them. */
  readonly parts: readonly string[];
  /** Names what the parts hold; absent where there are none. */
  readonly digest?: string;
  readonly address: string;
}

function pack(text: string): string {
  return brotliCompressSync(text).toString('base64url');
}

function unpack(packed: string): string | undefined {
  try {
    return brotliDecompressSync(Buffer.from(packed, 'base64url'), { maxOutputLength: maxKept }).toString();
  } catch {
    return undefined;
  }
}

function digestOf(packed: string): string {
  return createHash('sha256').update(packed).digest('base64url').slice(0, 22);
}

function keeping(address: string, value: string): string {
  const url = new URL(address);
  url.searchParams.set(parameter, value);
  return url.href;
}

function fits(address: string): boolean {
  return address.length <= maxAddress;
}

/** The address with what there is room for in it and in others like it; the bare address where that is too much. */
export function addressesKeeping(address: string, { states, completions }: StatusKeeps): KeepingAddresses {
  for (const text of states) {
    const alone = keeping(address, pack(text));
    if (fits(alone)) return { parts: [], address: alone };
  }
  const [fullest] = states;
  const cut = fullest === undefined ? undefined : partsOf(address, pack(fullest));
  if (cut === undefined) return { parts: [], address };
  const { parts, digest } = cut;
  const reference = `of.${parts.length}.${digest}`;
  const beside = completions.map((text) => keeping(address, `${reference}.${pack(text)}`)).find(fits);
  return { parts, digest, address: beside ?? keeping(address, reference) };
}

function partsOf(address: string, packed: string): Required<Omit<KeepingAddresses, 'address'>> | undefined {
  const digest = digestOf(packed);
  const room = maxAddress - keeping(address, `part.${maxParts}.${maxParts}.${digest}.`).length;
  const count = Math.ceil(packed.length / room);
  if (room <= 0 || count > maxParts) return undefined;
  const parts = Array.from({ length: count }, (_, index) => {
    const piece = packed.slice(index * room, (index + 1) * room);
    return keeping(address, `part.${index}.${count}.${digest}.${piece}`);
  });
  return { digest, parts };
}

/** An address taken apart; nobody else's is changed. */
export interface ReadAddress {
  readonly address: string;
  /** The text that it keeps. */
  readonly keeps?: string;
  readonly part?: Part;
  /** Where the text is in parts; `completions` stands in the address itself. */
  readonly whole?: Cut & { readonly completions?: string };
}

export function readAddress(kept: string): ReadAddress {
  const url = URL.canParse(kept) ? new URL(kept) : undefined;
  const value = url?.searchParams.get(parameter);
  if (url === undefined || value == null) return { address: kept };
  url.searchParams.delete(parameter);
  return { address: url.href, ...readValue(value) };
}

function readValue(value: string): Omit<ReadAddress, 'address'> {
  const part = /^part\.(\d{1,2})\.(\d{1,2})\.([\w-]{22})\.([\w-]+)$/.exec(value);
  if (part !== null) {
    const [, index, count, digest = '', packed = ''] = part;
    return { part: { index: Number(index), count: Number(count), digest, packed } };
  }
  const whole = /^of\.(\d{1,2})\.([\w-]{22})(?:\.([\w-]+))?$/.exec(value);
  if (whole === null) {
    const keeps = unpack(value);
    return keeps === undefined ? {} : { keeps };
  }
  const [, count, digest = '', packed] = whole;
  const completions = packed === undefined ? undefined : unpack(packed);
  return { whole: { count: Number(count), digest, ...(completions !== undefined && { completions }) } };
}

/** The text that was cut into parts; undefined where one is missing, or they are not what was cut. */
export function joinParts({ digest, count }: Cut, parts: readonly Part[]): string | undefined {
  const own = parts.filter((part) => part.digest === digest && part.count === count);
  const pieces = Array.from({ length: count }, (_, at) => own.find(({ index }) => index === at)?.packed);
  const packed = pieces.join('');
  return pieces.includes(undefined) || digestOf(packed) !== digest ? undefined : unpack(packed);
}
