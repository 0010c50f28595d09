import { z } from 'zod';

const JsonManifest = z.record(z.string(), z.unknown());
const JsonTable = z.record(z.string(), z.unknown());

/** Reads the tables of these keys of a JSON manifest, whatever the order of their entries; `a.b` is `b` within `a`. */
export function jsonDeclarations(keys: readonly string[]) {
  return (text: string): ReadonlySet<string> | undefined => {
    const manifest = JsonManifest.safeParse(parseJson(text));
    if (!manifest.success) return undefined;
    return new Set(
      keys.flatMap((key) => {
        const value = key.split('.').reduce<unknown>(ownValue, manifest.data);
        if (value === undefined) return [];
        const table = JsonTable.safeParse(value);
        if (!table.success) return [`${key} ${JSON.stringify(value)}`];
        return Object.entries(table.data).map(([name, wanted]) => `${key} ${name} ${JSON.stringify(wanted)}`);
      }),
    );
  };
}

function ownValue(value: unknown, key: string): unknown {
  const table = JsonTable.safeParse(value);
  return table.success && Object.hasOwn(table.data, key) ? table.data[key] : undefined;
}

/** Undefined for what is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** When a gem is loaded and for whom it is installed decides nothing about which one it is. */
const gemUse =
  /,\s{0,9}:?(?:require|groups?|platforms?)\s{0,9}(?:=>|:)\s{0,9}(?:\[[^\]]{0,200}\]|%[iwIW]?\[[^\]]{0,200}\]|[^,#]{1,200})/g;

/** What a Gemfile asks for by name; code around it is not run. */
export function gemDeclarations(text: string): ReadonlySet<string> {
  const gems = linesThat(text, /^\s{0,40}gem[\s(]{1,9}["'].*$/);
  return new Set(gems.map((gem) => withoutNoise(gem.replaceAll(gemUse, ''))));
}

/** What a Podfile asks for. */
export function podDeclarations(text: string): ReadonlySet<string> {
  return new Set(linesThat(text, /^\s{0,40}pod[\s(]{1,9}["'].*$/).map(withoutNoise));
}

/** What `mix.exs` lists as `{:name, "version"}` or from a repository. */
export function mixDeclarations(text: string): ReadonlySet<string> {
  const code = text.split('\n').map((line) => line.replace(/^\s{0,200}#.*$/, ''));
  const listed = code
    .join('\n')
    .matchAll(/\{\s{0,20}:(\w{1,100}),\s{0,20}("[^"\n]{1,200}"|(?:git|github|path):\s{0,9}"[^"\n]{1,200}")/g);
  return new Set(Array.from(listed, ([, name = '', wanted = '']) => `${name} ${wanted}`));
}

function linesThat(text: string, pattern: RegExp): readonly string[] {
  return text.split('\n').flatMap((line) => pattern.exec(line)?.[0].trim() ?? []);
}

/** Quotes, blanks and a comment at the end say nothing. */
function withoutNoise(line: string): string {
  return line
    .replace(/\s#(?=\s).*$/, '')
    .replaceAll('"', "'")
    .replaceAll(/\s{1,20}/g, ' ')
    .trim();
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
