interface TomlTables {
  /** The tables whose entries count, by their name. */
  readonly tables: RegExp;
  /** Of these tables only the keys that match count. */
  readonly keys?: Readonly<Record<string, RegExp>>;
  /** A version that is asked for otherwise resolves as before. */
  readonly namesOnly?: boolean;
}

/**
 * The entries of the tables whose name matches. Of a list it is what it holds, however it is laid out. A table of its
 * own for each dependency (`[dependencies.serde]`) counts by its name.
 */
export function tomlDeclarations({ tables, keys = {}, namesOnly = false }: TomlTables) {
  return (text: string): ReadonlySet<string> => {
    const found = new Set<string>();
    let table = '';
    /** The key whose list is open. */
    let list: string | undefined;
    for (const raw of text.split('\n')) {
      const line = raw.trim();
      const header = /^\[{1,2}([^[\]]{1,200})\]{1,2}/.exec(line)?.[1];
      if (header !== undefined && list === undefined) {
        table = header.replaceAll(/["'\s]/g, '');
        if (namesOnly && tables.test(table)) found.add(table);
        continue;
      }
      if (line === '' || line.startsWith('#') || !tables.test(table)) continue;
      const [, key = '', value = ''] = /^["']?([\w.-]{1,100})["']?\s{0,9}=\s{0,9}(.*)$/.exec(line) ?? [];
      if (namesOnly) {
        if (!/dependencies\./.test(table)) found.add(`${table} ${key === '' ? line : key}`);
        continue;
      }
      if (list === undefined && keys[table]?.test(key) === false) continue;
      if (list === undefined && !value.startsWith('[')) {
        found.add(`${table} ${line.replaceAll(/\s/g, '')}`);
        continue;
      }
      list ??= key;
      for (const item of stringsIn(line)) found.add(`${table} ${list} ${item}`);
      if (withoutStrings(line).includes(']')) list = undefined;
    }
    return found;
  };
}

const tomlString = /"([^"]{0,500})"|'([^']{0,500})'/g;

/** What a line of a list holds; blanks in it say nothing, as in `name >= 1`. */
function stringsIn(line: string): readonly string[] {
  return [...line.matchAll(tomlString)].map(([, double, single]) =>
    (double ?? single ?? '').replaceAll(/\s/g, ''),
  );
}

function withoutStrings(line: string): string {
  return line.replaceAll(tomlString, '').replace(/#.*$/, '');
}

/** The lines below these keys at the left edge of a YAML file, in whatever order. */
export function yamlDeclarations(keys: readonly string[]) {
  return (text: string): ReadonlySet<string> => {
    const found = new Set<string>();
    let section = '';
    let name = '';
    for (const raw of text.split('\n')) {
      const line = raw.replace(/(?:^|\s)#.*$/, '').trimEnd();
      if (line === '') continue;
      if (!/^\s/.test(line)) section = line.replace(/:.*$/, '');
      else if (keys.includes(section)) {
        if (/^\s{1,2}\S/.test(line)) name = line.trim();
        found.add(`${section} ${name} ${line.trim()}`);
      }
    }
    return found;
  };
}
