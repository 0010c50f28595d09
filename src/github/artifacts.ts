import type { Entry, ZipFile } from 'yauzl';
import { z } from 'zod';
import { operationalFailure } from '../model/failure.ts';
import type { FindUploaded } from '../model/files.ts';
import { compareText } from '../model/text.ts';
import { compileGlob } from '../policy/glob.ts';
import type { RepositoryAccess } from './client.ts';
import type { Operation } from './request-failure.ts';

const readActions: Operation = { what: 'show the artifacts of the run', permission: 'actions: read' };

const Artifact = z.object({
  id: z.number().int(),
  name: z.string(),
  size_in_bytes: z.number().int().min(0),
  expired: z.boolean(),
});

const Listed = z.object({ artifacts: z.array(Artifact) });

/** A fork's author controls every byte of the archive; these limits bound its cost. */
const maxArchive = 32 * 1024 * 1024;
const limits = { entries: 1000, fileBytes: 64 * 1024 * 1024, totalBytes: 128 * 1024 * 1024 };

/**
 * Finds files in the artifacts of one finished workflow run. An artifact is selected by the run's id and its exact
 * name, read once into memory and never extracted.
 */
export function findUploadedBy(repository: RepositoryAccess, run: number): FindUploaded {
  const downloads = new Map<string, Promise<Uint8Array | undefined>>();
  return async (artifact, glob) => {
    const download = downloads.get(artifact) ?? downloadNamed(repository, run, artifact);
    downloads.set(artifact, download);
    const zip = await download;
    return zip === undefined ? undefined : openNamed(zip, { artifact, glob });
  };
}

async function downloadNamed({ client, owner, repo }: RepositoryAccess, run: number, name: string) {
  const { artifacts } = await client.get(readActions, Listed, (rest) =>
    rest.actions.listWorkflowRunArtifacts({ owner, repo, run_id: run, name, per_page: 100 }),
  );
  const [artifact, ...others] = artifacts.filter((each) => each.name === name && !each.expired);
  if (artifact === undefined) return undefined;
  if (others.length > 0) throw unreadable(name, `the run left ${others.length + 1} artifacts with this name`);
  const tooLarge = unreadable(name, `it is larger than ${maxArchive} bytes`);
  if (artifact.size_in_bytes > maxArchive) throw tooLarge;
  const target = { owner, repo, artifact_id: artifact.id, archive_format: 'zip' };
  const bytes = await client.read(readActions, (api) =>
    api.download(
      (rest) => rest.actions.downloadArtifact({ ...target, request: { redirect: 'manual' } }),
      maxArchive,
    ),
  );
  if (bytes === undefined) throw tooLarge;
  return bytes;
}

async function openNamed(zip: Uint8Array, { artifact, glob }: { artifact: string; glob: string }) {
  const entries = await readZip(zip, compileGlob(glob), limits).catch((error: unknown) => {
    throw unreadable(artifact, error instanceof Error ? error.message : 'it cannot be read');
  });
  return entries
    .map(({ name, bytes }) => ({ path: `${artifact}/${name}`, bytes }))
    .sort((a, b) => compareText(a.path, b.path));
}

function unreadable(name: string, reason: string) {
  return operationalFailure(
    'ARTIFACT_REFUSED',
    `The artifact ${JSON.stringify(name)} is not read: ${reason}`,
  );
}

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
