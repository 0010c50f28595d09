import type { ReviewDirectory } from '../model/files.ts';

/** The review directory of a run that does every stage itself: it knows which files this process wrote. */
export function sharedDirectory(directory: ReviewDirectory): ReviewDirectory {
  const versions = new Map<string, object>();
  return {
    path: directory.path,
    read: (name) => directory.read(name),
    write: async (name, content) => {
      versions.delete(name);
      await directory.write(name, content);
      versions.set(name, {});
    },
    remove: async (name) => {
      versions.delete(name);
      await directory.remove(name);
    },
    list: () => directory.list(),
    modifiedAt: (name) => directory.modifiedAt(name),
    versionOf: (name) => versions.get(name),
  };
}
