export const objectId = /^[0-9a-f]{40}$/;
const pinnedRevision = /^[0-9a-f]{40}(?:\.\.[0-9a-f]{40}|\^\{\w+\}|:.+)?$/;
/** Commands that read objects, and whose words beside options are revisions or kinds of objects. */
const readers: ReadonlySet<string> = new Set([
  'cat-file',
  'diff',
  'ls-tree',
  'merge-base',
  'rev-list',
  'rev-parse',
  'show',
]);
/** An object as git knows it. */
export interface GitObject {
  readonly oid: string;
  readonly type: string;
}

const objectKinds: ReadonlySet<string> = new Set(['blob', 'tree', 'commit']);

/** Whether all that is asked about is named by its id, so that the answer is the same for ever. */
function isPinned([command = '', ...rest]: readonly string[]): boolean {
  const named = rest.filter((word) => !word.startsWith('-') && !objectKinds.has(word));
  return readers.has(command) && named.length > 0 && named.every((word) => pinnedRevision.test(word));
}

/**
 * Answers of one repository's git about objects that are named by their ids: what has been read once is not read again.
 * What is not there yet may come, so that a refusal is not kept.
 */
export class PinnedAnswers {
  readonly #answers = new Map<string, Buffer>();
  readonly #entries = new Map<string, ReadonlyMap<string, GitObject>>();

  /** `read` is asked where nothing is kept; what it throws is thrown on. */
  of(args: readonly string[], read: () => Buffer): Buffer {
    if (!isPinned(args)) return read();
    const key = args.join('\0');
    const answer = this.#answers.get(key) ?? read();
    this.#answers.set(key, answer);
    return answer;
  }

  /**
   * The blob or tree at `<id>:<path>`, or null where the tree has no such path. Undefined where only git itself
   * can say. `list` gives `ls-tree -z -r -t` of the tree; what it throws is thrown on.
   */
  at(expression: string, list: (tree: string) => Buffer): GitObject | null | undefined {
    const [tree = '', path = ''] = [expression.slice(0, 40), expression.slice(41)];
    const isPlainPath = path.split('/').every((name) => name !== '' && name !== '.' && name !== '..');
    if (!objectId.test(tree) || expression[40] !== ':' || !isPlainPath) return undefined;
    const entries = this.#entries.get(tree) ?? entriesOf(list(tree));
    this.#entries.set(tree, entries);
    return entries.get(path) ?? null;
  }
}

/** A submodule's commit lies in another repository: nothing is there for this one. */
function entriesOf(listed: Buffer): ReadonlyMap<string, GitObject> {
  const lines = listed.toString('utf8').split('\0').slice(0, -1);
  return new Map(
    lines.flatMap((line) => {
      const [, type, oid, path] = /^\d+ (\w+) ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
      if (type === undefined || oid === undefined || path === undefined) return [];
      return type === 'commit' ? [] : [[path, { oid, type }] as const];
    }),
  );
}
