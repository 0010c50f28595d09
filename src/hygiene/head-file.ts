import { z } from 'zod';
import type { Diff } from '../diff/hunk.ts';
import { npmFiles } from './npm-lockfile.ts';

/** The whole text of a file of the head, which the built-in reviewer needs in addition to the diff. */
export const HeadFile = z.strictObject({ path: z.string(), text: z.string() }).readonly();
export type HeadFile = z.infer<typeof HeadFile>;

/** The files whose whole text is wanted: changed workflows, and manifests and lock files of npm. */
export function wantedTexts({ files }: Diff): readonly string[] {
  const paths = files.flatMap(({ path, status, pathEncoding }) => {
    if (status === 'removed' || pathEncoding !== 'utf-8') return [];
    if (isWorkflow(path)) return [path];
    const npm = npmFiles(path);
    return npm === undefined ? [] : [npm.manifest, ...npm.locks];
  });
  return [...new Set(paths)];
}

export function isWorkflow(path: string): boolean {
  return /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path);
}
