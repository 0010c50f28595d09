import fc from 'fast-check';
import { type GitRepository, gitBytes } from './git.ts';

/** One entry of a tree; names and contents are bytes, written as latin1 text so that they can be map keys. */
export interface Entry {
  readonly mode: '100644' | '100755' | '120000' | '160000';
  /** For a submodule, its commit id. */
  readonly content: string;
}
export type Tree = ReadonlyMap<string, Entry>;

/** UTF-8 text as the latin1 text of its bytes. */
function utf8(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

const awkwardNames = [
  ' ',
  ' b',
  'a b',
  '"',
  '\\',
  '\\n',
  '\t',
  '\n',
  '\r',
  '{',
  ' => ',
  "'",
  '\x01',
  '\x7f',
  '~',
];

const namePart = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('a', 'b', 'file', 'index', '__proto__', 'constructor', '-x', '7') },
  fc.constantFrom(...awkwardNames),
  fc.constantFrom('é', '日本', '\u2028', '\ufeff', '😀', '\ufffd', 'e\u0301').map(utf8),
  fc.constantFrom('\xff', '\xe9t\xe9', '\xc3', '\x80'),
);
const segment = fc
  .array(namePart, { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join(''))
  .filter((name) => !/^\.{0,2}$/.test(name));
/** Directories and files never share a name, so that any set of paths is a tree. */
const path = fc
  .tuple(fc.constantFrom('', '', 'a/', 'b/', 'dev/', 'd r/', `${utf8('é')}/`), segment)
  .map(([directory, name]) => `${directory}${directory === '' ? 'r' : ''}${name}`);

const linesLikeHeaders = [
  '--- a',
  '+++ b',
  '-- ',
  '++ b/x',
  '@@ -1 +1 @@',
  '@@@ -1 -1 +1 @@@',
  'diff --git a/x b/x',
  '\\ No newline at end of file',
  'index 1234567..89abcde 100644',
  'rename from x',
  'Binary files a/x and b/x differ',
  'GIT binary patch',
  'Subproject commit 0000000000000000000000000000000000000000',
];

const line = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 6 }).map((n) => `line ${n}`) },
  fc.constantFrom(...linesLikeHeaders),
  fc.constantFrom('', '', ' ', '\t', '-', '+', '\\', '\r', 'x\r', 'a\rb', '\f', '\v', '\x1c'),
  fc.constantFrom('\u2028', '\u0085', '\ufeffx', 'é', '😀').map(utf8),
  fc.constantFrom('\xff', '\xc3(', '\xed\xa0\x80'),
);

const text = fc
  .tuple(fc.array(line, { maxLength: 30 }), fc.boolean())
  .map(([lines, ended]) => lines.join('\n') + (ended && lines.length > 0 ? '\n' : ''));

const commit = fc.integer({ min: 1, max: 0xffff }).map((n) => n.toString(16).padStart(40, '0'));
const file: fc.Arbitrary<Entry> = fc.record({
  mode: fc.constantFrom('100644', '100644', '100755'),
  content: fc.oneof(
    { weight: 6, arbitrary: text },
    text.map((content) => `\0${content}`),
  ),
});
const entry: fc.Arbitrary<Entry> = fc.oneof(
  { weight: 8, arbitrary: file },
  fc.record({ mode: fc.constant('120000' as const), content: segment }),
  fc.record({ mode: fc.constant('160000' as const), content: commit }),
);

/** What happens to a line on the way to the head: it stays, goes, or others come before it. */
const lineEdit = fc.oneof(
  { weight: 8, arbitrary: fc.constant<'keep' | 'drop' | readonly string[]>('keep') },
  fc.constant<'keep' | 'drop' | readonly string[]>('drop'),
  fc.array(line, { minLength: 1, maxLength: 3 }),
);

interface FileEdit {
  readonly action: 'keep' | 'edit' | 'remove' | 'rename' | 'copy' | 'chmod' | 'replace';
  readonly to: string;
  readonly with: Entry;
  readonly lines: readonly ('keep' | 'drop' | readonly string[])[];
  readonly toggleEnd: boolean;
}

const fileEdit: fc.Arbitrary<FileEdit> = fc.record({
  action: fc.constantFrom('keep', 'edit', 'edit', 'edit', 'remove', 'rename', 'copy', 'chmod', 'replace'),
  to: path,
  with: entry,
  lines: fc.array(lineEdit, { minLength: 1, maxLength: 30 }),
  toggleEnd: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
});

/** Two trees, the second made from the first by edits as people make them. */
export const treePair: fc.Arbitrary<{ readonly base: Tree; readonly head: Tree }> = fc
  .record({
    base: fc.array(fc.tuple(path, entry, fileEdit), { maxLength: 7 }),
    added: fc.array(fc.tuple(path, entry), { maxLength: 2 }),
  })
  .map(({ base, added }) => {
    const head = new Map<string, Entry>(base.map(([name, old]) => [name, old]));
    for (const [name, old, edit] of new Map(base.map((row) => [row[0], row])).values()) {
      applyEdit(head, name, old, edit);
    }
    for (const [name, added_] of added) head.set(name, added_);
    return { base: new Map(base.map(([name, old]) => [name, old])), head };
  });

function applyEdit(head: Map<string, Entry>, name: string, old: Entry, edit: FileEdit): void {
  const { action } = edit;
  const isFile = old.mode === '100644' || old.mode === '100755';
  const edited = isFile ? { ...old, content: editText(old.content, edit) } : old;
  if (action === 'remove' || action === 'rename') head.delete(name);
  if (action === 'rename' || action === 'copy') head.set(edit.to, edit.toggleEnd ? edited : old);
  if (action === 'edit') head.set(name, edited);
  if (action === 'replace') head.set(name, edit.with);
  const mode = old.mode === '100644' ? '100755' : '100644';
  if (action === 'chmod' && isFile) head.set(name, { ...edited, mode });
}

function editText(content: string, { lines, toggleEnd }: FileEdit): string {
  const ended = content.endsWith('\n');
  const old = ended ? content.slice(0, -1).split('\n') : content.split('\n');
  const next = old.flatMap((text_, index) => {
    const edit = lines[index % lines.length] ?? 'keep';
    if (edit === 'drop') return [];
    return edit === 'keep' ? [text_] : [...edit, text_];
  });
  return next.join('\n') + ((toggleEnd ? !ended : ended) && next.length > 0 ? '\n' : '');
}

/** Puts trees into a repository as commits, by plumbing alone: names that no file system takes are fine. */
export function commitTrees(repository: GitRepository, trees: readonly Tree[]): readonly string[] {
  const script = trees.map((tree, index) => {
    const files = [...tree].map(([name, { mode, content }]) =>
      mode === '160000'
        ? `M 160000 ${content} ${quoted(name)}\n`
        : `M ${mode} inline ${quoted(name)}\ndata ${content.length}\n${content}\n`,
    );
    const who = 'committer Cleo Committer <cleo@example.com> 1767225600 +0000';
    return `commit refs/heads/tree-${index}\n${who}\ndata 0\ndeleteall\n${files.join('')}\n`;
  });
  for (const index of trees.keys()) script.unshift(`reset refs/heads/tree-${index}\n\n`);
  const input = Buffer.from(script.join(''), 'latin1');
  gitBytes(repository.dir, ['fast-import', '--quiet', '--force'], { input });
  return trees.map((_, index) => `tree-${index}`);
}

function quoted(name: string): string {
  const escaped = [...name].map((character) =>
    /[\w/.-]/.test(character) ? character : `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`,
  );
  return `"${escaped.join('')}"`;
}
