import { Failure } from '../model/failure.ts';
import type { FilesAt } from '../model/files-at.ts';
import { utf8Text } from '../model/utf8-text.ts';
import { isContainedName, maxTextBytes, readRegularFile } from './regular-file.ts';

/** The head as it lies in a working directory; links are neither followed nor counted as files. */
export function headFilesIn(root: string): FilesAt {
  return {
    async text(path) {
      if (!isContainedName(path)) return undefined;
      try {
        const bytes = await readRegularFile({ root, name: path, maxBytes: maxTextBytes });
        return bytes && utf8Text(bytes);
      } catch (error) {
        if (error instanceof Failure) return undefined;
        throw error;
      }
    },
  };
}
