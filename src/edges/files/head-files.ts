import { join } from 'node:path';
import { utf8Text } from '../../domain/text/utf8-text.ts';
import type { FilesAt } from '../../ports/files-at.ts';
import {
  hasRealFolders,
  isContainedName,
  lstatIfThere,
  maxTextBytes,
  readWorkingFile,
} from './regular-file.ts';

/** The head as it lies in a working directory; links are neither followed nor counted as files. */
export function headFilesIn(root: string): FilesAt {
  return {
    async text(path) {
      if (!isContainedName(path) || !(await hasRealFolders(root, path).catch(() => false))) return undefined;
      const status = await lstatIfThere(join(root, path));
      if (status?.isFile() !== true || status.size > maxTextBytes) return undefined;
      const file = await readWorkingFile(root, path);
      return file.state === 'present' ? utf8Text(file.bytes) : undefined;
    },
  };
}
