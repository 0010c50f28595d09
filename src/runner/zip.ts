import type { Entry, ZipFile } from 'yauzl';

/** Limits on the memory that an archive's author can make us use. */
interface ZipLimits {
  readonly entries: number;
  /** Inflated size of one file. */
  readonly fileBytes: number;
  /** Inflated size of all selected files together. */
  readonly totalBytes: number;
}

const fileType = 0o170000;
const regularFile = 0o100000;

/**
 * Whether an entry may be a regular file. Archives of systems without modes do not say; links and devices are
 * not read.
 */
function isRegular({ externalFileAttributes, versionMadeBy }: Entry): boolean {
  const isUnix = versionMadeBy >>> 8 === 3;
  const type = (externalFileAttributes >>> 16) & fileType;
  return !isUnix || type === 0 || type === regularFile;
}

function checkEntry(entry: Entry, { fileBytes }: ZipLimits): void {
  const name = JSON.stringify(entry.fileName);
  if (!isRegular(entry)) throw new Error(`${name} is not a regular file`);
  if (!entry.canDecodeFileData()) throw new Error(`${name} is encrypted or packed in an unknown way`);
  if (entry.uncompressedSize > fileBytes) throw new Error(`${name} is larger than ${fileBytes} bytes`);
}

async function inflate(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  // The stream fails when the data is longer or shorter than the entry declares.
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/**
 * The regular files of an archive whose names are selected, in its order, read into memory: nothing is
 * extracted (threat I7). Names are relative, without `..`; a duplicate name makes the whole archive invalid. Throws
 * an error with the reason when the archive is invalid.
 */
export async function readZip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  limits: ZipLimits,
): Promise<readonly { readonly name: string; readonly bytes: Uint8Array }[]> {
  const { fromBufferPromise } = await import('yauzl');
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    lazyEntries: true,
  });
  if (zip.entryCount > limits.entries) throw new Error(`it holds more than ${limits.entries} entries`);
  const seen = new Set<string>();
  const found: { name: string; bytes: Uint8Array }[] = [];
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    if (seen.has(entry.fileName)) throw new Error(`it holds ${JSON.stringify(entry.fileName)} twice`);
    seen.add(entry.fileName);
    if (entry.fileName.endsWith('/') || !isWanted(entry.fileName)) continue;
    checkEntry(entry, limits);
    total += entry.uncompressedSize;
    if (total > limits.totalBytes) throw new Error(`it holds more than ${limits.totalBytes} bytes`);
    found.push({ name: entry.fileName, bytes: await inflate(zip, entry) });
  }
  return found;
}
