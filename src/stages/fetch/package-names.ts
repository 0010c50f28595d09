import { packageName } from '../../domain/scope/package-name.ts';
import type { Snapshot, Source } from '../../ports/source.ts';

/** A repository with more is named by folders. */
const maxPackages = 250;

/**
 * What packages call themselves, by their folders, as it stands at the base: the author of a change must not choose
 * which of them is reviewed under a name. Empty where nobody can say.
 */
export async function readPackageNames(
  folders: readonly string[],
  { commits }: Snapshot,
  source: Source,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  if (folders.length === 0 || folders.length > maxPackages) return names;
  const manifestOf = (folder: string) => `${folder}/package.json`;
  const files = await source.filesAt?.(commits.base, folders.map(manifestOf));
  for (const folder of folders) {
    const text = await files?.text(manifestOf(folder));
    const name = text === undefined ? undefined : packageName(text);
    if (name !== undefined) names.set(folder, name);
  }
  return names;
}
