import { join } from 'node:path';
import type { FilesAt } from '../ports.ts';
import { hasRealFolders, isContainedName, lstatIfThere } from './regular-file.ts';
import { readWorkingFile } from './working-file.ts';

/** Lock files of the largest repositories stay below it. */
const maxText = 32 * 1024 * 1024;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The head as it lies in a working directory; links are neither followed nor counted as files. */
export function headFilesIn(root: string): FilesAt {
  const size = async (path: string) => {
    if (!isContainedName(path) || !(await hasRealFolders(root, path).catch(() => false))) return undefined;
    const status = await lstatIfThere(join(root, path));
    return status?.isFile() === true ? status.size : undefined;
  };
  return {
    size,
    async text(path) {
      const bytes = await size(path);
      if (bytes === undefined || bytes > maxText) return undefined;
      const file = await readWorkingFile(root, path);
      return file.state === 'present' ? decoder.decode(file.bytes) : undefined;
    },
  };
}
