import { diffFileOf } from '../diff/patch-field.ts';
import type { ChangedFile } from '../model/changed-file.ts';
import type { Coverage } from '../model/manifest.ts';

export interface JoinedPatches {
  readonly diff: Uint8Array;
  readonly missing: Coverage['missing'];
}

/** Blob id of an empty file: it has no lines without being binary. */
const emptyBlob = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391';

/**
 * One unified diff from the patches of GitHub's file list, for pull requests whose diff GitHub does not hand
 * out. A file whose lines were left out or cannot be read is not in it, lest it pass for unchanged, but in
 * `missing`. Modes are not known here: new and deleted files are written as regular ones, and a file that
 * changed without lines as binary.
 */
export function joinPatches(files: readonly ChangedFile[]): JoinedPatches {
  const missing: { path: string; reason: Coverage['missing'][number]['reason'] }[] = [];
  const sections: string[] = [];
  for (const file of files) {
    const reason = diffFileOf(file).missing;
    if (reason === undefined) sections.push(section(file));
    else missing.push({ path: file.filename, reason });
  }
  return { diff: new TextEncoder().encode(sections.join('')), missing };
}

function section(file: ChangedFile): string {
  const from = quotable(`a/${file.previous_filename ?? file.filename}`);
  const to = quotable(`b/${file.filename}`);
  return [`diff --git ${from} ${to}`, ...header(file), ...content(file, from, to), ''].join('\n');
}

function header(file: ChangedFile): readonly string[] {
  const empty = file.sha === emptyBlob;
  switch (file.status) {
    case 'added':
      return ['new file mode 100644', ...(empty ? [`index ${'0'.repeat(40)}..${emptyBlob}`] : [])];
    case 'removed':
      return ['deleted file mode 100644', ...(empty ? [`index ${emptyBlob}..${'0'.repeat(40)}`] : [])];
    case 'renamed':
      return move('rename', file);
    case 'copied':
      return move('copy', file);
    case 'modified':
    case 'changed':
    case 'unchanged':
      return [];
  }
}

function move(kind: 'rename' | 'copy', file: ChangedFile): readonly string[] {
  const from = quotable(file.previous_filename ?? file.filename);
  return [
    ...(file.changes === 0 ? ['similarity index 100%'] : []),
    `${kind} from ${from}`,
    `${kind} to ${quotable(file.filename)}`,
  ];
}

function content(file: ChangedFile, from: string, to: string): readonly string[] {
  const oldName = file.status === 'added' ? '/dev/null' : from;
  const newName = file.status === 'removed' ? '/dev/null' : to;
  if (file.patch !== undefined && file.patch !== '') {
    return [`--- ${tabbed(oldName)}`, `+++ ${tabbed(newName)}`, file.patch];
  }
  const moved = file.status === 'renamed' || file.status === 'copied';
  const empty = file.sha === emptyBlob && file.status !== 'modified';
  return moved || empty ? [] : [`Binary files ${oldName} and ${newName} differ`];
}

/** Names with a quote, a backslash or control characters stand in git's C-style quotes. */
function quotable(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  if (!/["\\\u0000-\u001f\u007f]/.test(name)) return name;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it replaces
  const escaped = name.replace(/["\\]/g, '\\$&').replace(/[\u0000-\u001f\u007f]/g, (character) => {
    return `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`;
  });
  return `"${escaped}"`;
}

/** Git ends a name that holds a space with a tab. */
function tabbed(name: string): string {
  return name.includes(' ') && !name.startsWith('"') ? `${name}\t` : name;
}
