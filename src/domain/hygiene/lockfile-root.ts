import { z } from 'zod';
import { folderOf, nameOf } from '../evidence/path-words.ts';
import { parseJson } from './declarations.ts';
import type { Observation, Weight } from './finding.ts';
import type { HeadFacts } from './head-facts.ts';
import { pages } from './references.ts';
import type { Subject } from './subject.ts';

const certain: Weight = { severity: 'MAJOR', confidence: 'HIGH', fixConfidence: 'HIGH' };

const Table = z.record(z.string(), z.string()).default({});
const Wanted = z.object({
  dependencies: Table,
  devDependencies: Table,
  optionalDependencies: Table,
});
const LockFile = z.object({ packages: z.object({ '': Wanted }) });

const tables = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
const lockNames = ['package-lock.json', 'npm-shrinkwrap.json'];

/** The manifest whose wishes npm's lock file repeats; undefined for other files. */
export function manifestOfLock(path: string): string | undefined {
  if (!lockNames.includes(nameOf(path))) return undefined;
  const folder = folderOf(path);
  return folder === '' ? 'package.json' : `${folder}/package.json`;
}

/** npm's lock file repeats what the manifest asks for, so whether they agree can be read off the two of them. */
export function lockfileRoot({ path, isSample, kind }: Subject, facts: HeadFacts): readonly Observation[] {
  const manifest = manifestOfLock(path);
  if (isSample || kind === 'vendored' || manifest === undefined) return [];
  const asked = read(Wanted, facts.texts.get(manifest));
  const locked = read(LockFile, facts.texts.get(path))?.packages[''];
  if (asked === undefined || locked === undefined) return [];
  const names = tables.flatMap((table) => differences(withoutOptional(asked, table), locked[table]));
  if (names.length === 0) return [];
  const named = names.slice(0, 5).map((name) => `\`${name.replaceAll('`', '').slice(0, 100)}\``);
  const rest = names.length - named.length;
  return [
    {
      path,
      lines: [],
      issue: `This lock file was made for another \`package.json\`. They disagree on ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`,
      implications: '`npm ci` refuses to install, so every build and every fresh checkout fails.',
      fix: 'Run `npm install` and commit both files together.',
      weight: certain,
      references: [pages.npmCi, pages.npmLock],
    },
  ];
}

/** npm keeps what is asked for twice, also optionally, among the optional alone. */
function withoutOptional(asked: z.output<typeof Wanted>, table: (typeof tables)[number]) {
  const { optionalDependencies } = asked;
  if (table !== 'dependencies') return asked[table];
  return Object.fromEntries(
    Object.entries(asked.dependencies).filter(([name]) => !Object.hasOwn(optionalDependencies, name)),
  );
}

function read<Schema extends z.ZodType>(
  schema: Schema,
  text: string | undefined,
): z.output<Schema> | undefined {
  const parsed = text === undefined ? undefined : schema.safeParse(parseJson(text));
  return parsed?.success === true ? parsed.data : undefined;
}

function differences(
  asked: Readonly<Record<string, string>>,
  locked: Readonly<Record<string, string>>,
): readonly string[] {
  const wishes = new Map(Object.entries(asked));
  const records = new Map(Object.entries(locked));
  return [...new Set([...wishes.keys(), ...records.keys()])].filter(
    (name) => wishes.get(name) !== records.get(name),
  );
}
