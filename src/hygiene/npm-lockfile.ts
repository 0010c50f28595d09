import { z } from 'zod';
import { npmFiles } from '../fetch/fetch-head-files.ts';
import type { Check } from './hygiene-check.ts';

const Table = z.record(z.string(), z.string()).default({});
const Manifest = z.object({ dependencies: Table, devDependencies: Table, optionalDependencies: Table });
type Manifest = z.output<typeof Manifest>;
const LockFile = z.object({ packages: z.object({ '': Manifest }) });

const tables = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
const maxNames = 5;

/**
 * An npm lock file that `npm ci` refuses, because its dependencies differ from its manifest's. When both files
 * changed, the finding is on the lock file.
 */
export const npmLockfile: Check = {
  category: 'dependencies',
  reference: '[npm ci: package.json and the lockfile must agree](https://docs.npmjs.com/cli/commands/npm-ci)',
  implications: '`npm ci` refuses to install, so every build and every fresh checkout fails.',
  fix: 'Run `npm install` and commit both files together.',
  find: ({ path, isSample, kind }, { texts, isChanged }) => {
    const files = npmFiles(path);
    if (files === undefined || isSample || kind === 'vendored') return [];
    const lock = files.locks.find((each) => texts.has(each));
    if (lock === undefined || (path !== lock && isChanged(lock))) return [];
    const manifest = read(Manifest, texts.get(files.manifest));
    const locked = read(LockFile, texts.get(lock))?.packages[''];
    if (manifest === undefined || locked === undefined) return [];
    const names = tables.flatMap((table) => differences(entriesOf(manifest, table), locked[table]));
    if (names.length === 0) return [];
    const issue = `\`${lock}\` does not match \`${files.manifest}\`. They differ in ${listCode(names)}.`;
    return [{ lines: [], issue, weight: { severity: 'MAJOR', confidence: 'HIGH' } }];
  },
};

/** Some names of packages as code, and how many more there are. */
export function listCode(names: readonly string[]): string {
  const shown = names.slice(0, maxNames).map((name) => `\`${name.replaceAll('`', '').slice(0, 100)}\``);
  const rest = names.length - shown.length;
  return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** npm lists a dependency that is also optional only in the optional table. */
function entriesOf(manifest: Manifest, table: (typeof tables)[number]): Readonly<Record<string, string>> {
  if (table !== 'dependencies') return manifest[table];
  return Object.fromEntries(
    Object.entries(manifest.dependencies).filter(
      ([name]) => !Object.hasOwn(manifest.optionalDependencies, name),
    ),
  );
}

function read<Schema extends z.ZodType>(
  schema: Schema,
  text: string | undefined,
): z.output<Schema> | undefined {
  if (text === undefined) return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function differences(
  manifest: Readonly<Record<string, string>>,
  locked: Readonly<Record<string, string>>,
): readonly string[] {
  const [wants, locks] = [new Map(Object.entries(manifest)), new Map(Object.entries(locked))];
  return [...new Set([...wants.keys(), ...locks.keys()])].filter(
    (name) => wants.get(name) !== locks.get(name),
  );
}
