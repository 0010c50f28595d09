import { utf8Text } from '../../domain/text/utf8-text.ts';
import type { FilesAt } from '../../ports/files-at.ts';
import { maxTextBytes } from '../files/text-limit.ts';
import type { Git } from './git.ts';

/** Files of a commit that is in the repository; `paths` are all that will be asked for. */
export async function readGitFilesAt(git: Git, commit: string, paths: readonly string[]): Promise<FilesAt> {
  const files = new Map<string, Uint8Array>();
  for (const path of paths) {
    const file = await git.fileAt(commit, path);
    if (file.state === 'present') files.set(path, file.bytes);
  }
  return {
    text: async (path) => {
      const bytes = files.get(path);
      return bytes === undefined || bytes.length > maxTextBytes ? undefined : utf8Text(bytes);
    },
  };
}
