import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Shell } from '../command-answer.ts';
import { orUnwritable } from '../read-input.ts';
import { PullRecord } from './pull-record.ts';

const CacheFile = z.strictObject({
  schemaVersion: z.literal(1),
  repository: z.string(),
  checkName: z.string(),
  /** The file holds everything that was updated since then; absent while a run reads. */
  wholeSince: z.iso.datetime().optional(),
  pulls: z.array(PullRecord),
});

/** What was read of one repository, in a file of its own. */
export interface HistoryCache {
  readonly pulls: Map<number, PullRecord>;
  wholeSince: string | undefined;
  /** Writes the file, whole or not at all. */
  save(): Promise<void>;
}

export function cacheFolder({ env }: Pick<Shell, 'env'>): string {
  return join(env['XDG_CACHE_HOME'] ?? join(env['HOME'] ?? homedir(), '.cache'), 'pr-verdict');
}

async function read(path: string): Promise<z.infer<typeof CacheFile> | undefined> {
  try {
    return CacheFile.safeParse(JSON.parse(await readFile(path, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

/** The records of an earlier run; none where the file is missing, unreadable or about another check. */
export async function openCache(
  folder: string,
  { repository, checkName }: { readonly repository: string; readonly checkName: string },
): Promise<HistoryCache> {
  const path = join(folder, `scorecard-${repository.replace('/', '--')}.json`);
  const found = await read(path);
  const kept = found?.repository === repository && found.checkName === checkName ? found : undefined;
  const cache: HistoryCache = {
    pulls: new Map(kept?.pulls.map((pull) => [pull.number, pull])),
    wholeSince: kept?.wholeSince,
    save: async () => {
      const { pulls, wholeSince } = cache;
      const content = {
        schemaVersion: 1,
        repository,
        checkName,
        ...(wholeSince !== undefined && { wholeSince }),
        pulls: [...pulls.values()],
      };
      const unfinished = `${path}.${process.pid}.tmp`;
      await orUnwritable(path, async () => {
        await mkdir(folder, { recursive: true });
        await writeFile(unfinished, JSON.stringify(content), { mode: 0o600 });
        await rename(unfinished, path);
      });
    },
  };
  return cache;
}
