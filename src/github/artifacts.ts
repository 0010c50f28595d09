import { z } from 'zod';
import { Failure } from '../model/failure.ts';
import type { UploadedFiles } from '../model/files.ts';
import { compareText } from '../model/text.ts';
import { compileGlob } from '../policy/glob.ts';
import { readZip, ZipRefused } from '../runner/zip.ts';
import type { GitHubClient } from './client.ts';
import type { Operation } from './request-failure.ts';

const readActions: Operation = { what: 'show the artifacts of the run', permission: 'actions: read' };

const Artifact = z.object({
  id: z.number().int(),
  name: z.string(),
  size_in_bytes: z.number().int().min(0),
  expired: z.boolean(),
});

const Listed = z.object({ total_count: z.number().int(), artifacts: z.array(Artifact) });

/** A fork's author controls every byte of the archive; these limits bound its cost. */
const maxArchive = 32 * 1024 * 1024;
const limits = { entries: 1000, fileBytes: 64 * 1024 * 1024, totalBytes: 128 * 1024 * 1024 };

/**
 * Files in the artifacts of one finished workflow run. An artifact is selected by the run's id and its exact
 * name, read once into memory and never extracted.
 */
export function createUploadedFiles(
  client: GitHubClient,
  run: { readonly owner: string; readonly repo: string; readonly id: number },
): UploadedFiles {
  const downloads = new Map<string, Promise<Uint8Array | undefined>>();
  return {
    match: async (artifact, glob) => {
      const download = downloads.get(artifact) ?? downloadNamed(client, run, artifact);
      downloads.set(artifact, download);
      const zip = await download;
      return zip === undefined ? undefined : openNamed(zip, { artifact, glob });
    },
  };
}

type Run = Parameters<typeof createUploadedFiles>[1];

async function downloadNamed(
  client: GitHubClient,
  { owner, repo, id }: Run,
  name: string,
): Promise<Uint8Array | undefined> {
  const { artifacts } = await client.read(readActions, (api) =>
    api.call(Listed, (rest) =>
      rest.actions.listWorkflowRunArtifacts({ owner, repo, run_id: id, name, per_page: 100 }),
    ),
  );
  const named = artifacts.filter((artifact) => artifact.name === name && !artifact.expired);
  if (named.length > 1) throw ambiguous(name, named.length);
  const [artifact] = named;
  if (artifact === undefined) return undefined;
  if (artifact.size_in_bytes > maxArchive) throw refused(name, `it is larger than ${maxArchive} bytes`);
  const bytes = await client.read(readActions, (api) =>
    api.download(
      (rest) =>
        rest.actions.downloadArtifact({
          owner,
          repo,
          artifact_id: artifact.id,
          archive_format: 'zip',
          request: { redirect: 'manual' },
        }),
      maxArchive,
    ),
  );
  if (bytes === undefined) throw refused(name, `it is larger than ${maxArchive} bytes`);
  return bytes;
}

async function openNamed(zip: Uint8Array, { artifact, glob }: { artifact: string; glob: string }) {
  try {
    const entries = await readZip(zip, compileGlob(glob), limits);
    return entries
      .map(({ name, bytes }) => ({ path: `${artifact}/${name}`, bytes }))
      .sort((a, b) => compareText(a.path, b.path));
  } catch (error) {
    if (error instanceof ZipRefused) throw refused(artifact, error.message);
    throw error;
  }
}

function refused(name: string, reason: string): Failure {
  return new Failure({
    kind: 'operational',
    code: 'ARTIFACT_REFUSED',
    message: `The artifact ${JSON.stringify(name)} is not read: ${reason}`,
  });
}

function ambiguous(name: string, count: number): Failure {
  return new Failure({
    kind: 'operational',
    code: 'ARTIFACT_REFUSED',
    message: `The run left ${count} artifacts with the name ${JSON.stringify(name)}, so nothing says which one counts`,
  });
}
