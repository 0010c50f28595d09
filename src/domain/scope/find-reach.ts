import type { ChangedFile } from '../changed-file.ts';
import { readCodeowners } from '../evidence/codeowners.ts';
import type { FileText } from '../evidence/file-text.ts';
import { nameOf } from '../evidence/path-words.ts';
import { workspacePackages } from '../evidence/workspace-packages.ts';
import type { Reach } from './part.ts';
import type { Scope } from './scope.ts';

export interface ReachFacts {
  readonly files: readonly ChangedFile[];
  /** Absent where they could not be read. */
  readonly baseFiles?: readonly FileText[];
  readonly headPaths?: readonly string[];
  /** What packages call themselves, by their folders. */
  readonly packageNames?: ReadonlyMap<string, string>;
}

/** `known`: the words that would have been understood, those that were meant most likely not apart. */
export type ReachReading =
  | { readonly ok: true; readonly reach: Reach }
  | { readonly ok: false; readonly why: 'unknown' | 'ambiguous'; readonly known: readonly string[] }
  | { readonly ok: false; readonly why: 'unreadable' };

/** Finds out which paths a named package, team or file has. */
export function findReach(scope: Exclude<Scope, { kind: 'changeset' }>, facts: ReachFacts): ReachReading {
  switch (scope.kind) {
    case 'package':
      return packageReach(scope.name, facts);
    case 'team':
      return teamReach(scope.name, facts);
    case 'file':
      return fileReach(scope.name, facts);
  }
}

/** By its folder, by the name that it gives itself, or by the folder's last name; only where one package has it. */
function packageReach(name: string, { files, baseFiles, headPaths, packageNames }: ReachFacts): ReachReading {
  if (baseFiles === undefined || headPaths === undefined) return { ok: false, why: 'unreadable' };
  const wanted = name.replace(/^\.\//, '').replace(/\/+$/, '');
  const packages = workspacePackages(baseFiles, [...headPaths, ...files.flatMap(namesOf)]);
  const alike = packages.filter((folder) => folder.endsWith(`/${wanted}`));
  const named = packages.filter((each) => packageNames?.get(each) === wanted);
  const found = packages.includes(wanted) ? [wanted] : named.length > 0 ? named : alike;
  const [folder, ...others] = found;
  if (folder === undefined)
    return { ok: false, why: 'unknown', known: [...packages, ...(packageNames?.values() ?? [])] };
  if (others.length > 0) return { ok: false, why: 'ambiguous', known: found };
  const without = packages.filter((each) => each.startsWith(`${folder}/`));
  return { ok: true, reach: { by: 'folder', folder, without } };
}

/** By the owner as CODEOWNERS has it, or by the name after the organisation's; in any case, as on GitHub. */
function teamReach(name: string, { baseFiles }: ReachFacts): ReachReading {
  if (baseFiles === undefined) return { ok: false, why: 'unreadable' };
  const wanted = name.replace(/^@/, '').toLowerCase();
  const isTeam = (owner: string) => {
    const plain = owner.replace(/^@/, '').toLowerCase();
    return plain === wanted || plain.endsWith(`/${wanted}`);
  };
  const rules = readCodeowners(baseFiles).map(({ pattern, owners }) => ({
    pattern,
    owners,
    owned: owners.some(isTeam),
  }));
  const first = rules.findIndex(({ owned }) => owned);
  if (first === -1) {
    const known = [...new Set(rules.flatMap(({ owners }) => owners))].sort();
    return { ok: false, why: 'unknown', known };
  }
  // What comes before the team's first rule gives it nothing.
  const own = rules.slice(first).map(({ pattern, owned }) => ({ pattern, owned }));
  return { ok: true, reach: { by: 'owners', rules: own } };
}

/** A renamed file by either name. */
function fileReach(name: string, { files }: ReachFacts): ReachReading {
  const wanted = name.replace(/^\.\//, '');
  const file = files.find((each) => namesOf(each).includes(wanted));
  if (file !== undefined) return { ok: true, reach: { by: 'paths', paths: namesOf(file) } };
  const sameName = files.flatMap(namesOf).filter((path) => nameOf(path) === nameOf(wanted));
  return { ok: false, why: 'unknown', known: [...sameName, ...files.map(({ filename }) => filename)] };
}

/** The names by which a changed file is known; the source of a copy is another file. */
export function namesOf({ filename, previous_filename: former, status }: ChangedFile): readonly string[] {
  return status === 'renamed' && former !== undefined ? [filename, former] : [filename];
}
