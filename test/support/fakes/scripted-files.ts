import type { FindReceived, ReceivedFile } from '../../../src/model/files.ts';

export interface ScriptedFile {
  readonly content: string;
  readonly tracked?: boolean;
}

/** A working directory whose files are matched by their whole name, or by `*.json` and the like. */
export function scriptedFiles(files: Readonly<Record<string, ScriptedFile | string>>): FindReceived {
  const all = Object.entries(files)
    .map(([path, file]) => ({ path, ...(typeof file === 'string' ? { content: file } : file) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return async (glob): Promise<readonly ReceivedFile[]> => {
    const suffix = glob.startsWith('*') ? glob.slice(1) : undefined;
    return all
      .filter(({ path }) => (suffix === undefined ? path === glob : path.endsWith(suffix)))
      .map(({ path, content, tracked = false }) => ({ path, bytes: Buffer.from(content), tracked }));
  };
}
