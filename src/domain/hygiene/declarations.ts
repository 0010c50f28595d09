import { z } from 'zod';

const JsonManifest = z.record(z.string(), z.unknown());
const JsonTable = z.record(z.string(), z.unknown());

/** Reads the tables of these keys of a JSON manifest, whatever the order of their entries. */
export function jsonDeclarations(keys: readonly string[]) {
  return (text: string): ReadonlySet<string> | undefined => {
    const manifest = JsonManifest.safeParse(parseJson(text));
    if (!manifest.success) return undefined;
    return new Set(
      keys.flatMap((key) => {
        const value = Object.hasOwn(manifest.data, key) ? manifest.data[key] : undefined;
        if (value === undefined) return [];
        const table = JsonTable.safeParse(value);
        if (!table.success) return [`${key} ${JSON.stringify(value)}`];
        return Object.entries(table.data).map(([name, wanted]) => `${key} ${name} ${JSON.stringify(wanted)}`);
      }),
    );
  };
}

/** Undefined for what is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The entries of the tables whose name matches. Of `[project]` only the list `dependencies` counts. A table of
 * its own for each dependency (`[dependencies.serde]`) counts by its name.
 */
export function tomlDeclarations({
  tables,
  namesOnly = false,
}: {
  readonly tables: RegExp;
  readonly namesOnly?: boolean;
}) {
  return (text: string): ReadonlySet<string> => {
    const found = new Set<string>();
    let table = '';
    let inList = false;
    for (const raw of text.split('\n')) {
      const line = raw.trim();
      const header = /^\[{1,2}([^[\]]{1,200})\]{1,2}/.exec(line)?.[1];
      if (header !== undefined && !inList) {
        table = header.replaceAll(/["'\s]/g, '');
        if (namesOnly && tables.test(table)) found.add(table);
        continue;
      }
      if (line === '' || line.startsWith('#') || !tables.test(table)) continue;
      if (table === 'project' && !inList) inList = /^dependencies\s{0,9}=/.test(line);
      if (table === 'project' && !inList) continue;
      if (!namesOnly) found.add(`${table} ${line.replace(/,$/, '')}`);
      else if (!/dependencies\./.test(table))
        found.add(`${table} ${/^["']?[\w.-]{1,100}/.exec(line)?.[0] ?? line}`);
      if (inList && line.endsWith(']')) inList = false;
    }
    return found;
  };
}

/** What a Gemfile asks for by name; code around it is not run. */
export function gemDeclarations(text: string): ReadonlySet<string> {
  const gems = text
    .split('\n')
    .flatMap((line) => /^\s{0,40}gem[\s(]{1,9}["'].*$/.exec(line)?.[0].trim() ?? []);
  return new Set(gems.map((gem) => gem.replaceAll('"', "'")));
}

/** Modules with their versions, but for those that are replaced by a folder, which no checksum is kept of. */
export function goDeclarations(text: string): ReadonlySet<string> {
  const lines = text.split('\n').map((line) => line.replace(/\/\/.*$/, '').trim());
  const replaced = new Set(
    lines.flatMap((line) => /^(?:replace\s{1,9})?(\S+)(?:\s\S+)?\s=>\s\.{0,2}\//.exec(line)?.[1] ?? []),
  );
  const wanted = lines.flatMap((line) => {
    const [, name = '', version] =
      /^(?:require\s{1,9})?([\w.~-]+\.[\w.~-]+\/\S+|[\w-]+\.[\w.]+)\s+(v\d\S*)$/.exec(line) ?? [];
    return version === undefined || replaced.has(name) ? [] : [`${name} ${version}`];
  });
  return new Set(wanted);
}
