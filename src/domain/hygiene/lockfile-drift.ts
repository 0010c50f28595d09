import type { DiffFile } from '../diff/diff.ts';
import { folderOf, foldersUp, nameOf } from '../evidence/path-words.ts';
import { type Ecosystem, ecosystems } from './ecosystems.ts';
import type { Observation, Weight } from './finding.ts';
import { formerText } from './former-text.ts';
import type { HeadFacts } from './head-facts.ts';
import type { Subject } from './subject.ts';

const probable: Weight = { severity: 'MAJOR', confidence: 'MEDIUM', fixConfidence: 'HIGH' };

/** More names make no sentence. */
const namedDeclarations = 5;

/** Where a manifest's lock files may lie; `isFar` says that only their text tells whether they are its own. */
export function lockfilesOf(path: string): readonly { readonly lockfile: string; readonly isFar: boolean }[] {
  const folder = folderOf(path);
  return ecosystemsOf(path).flatMap((ecosystem) =>
    candidates(ecosystem, path).map((lockfile) => ({ lockfile, isFar: folderOf(lockfile) !== folder })),
  );
}

/** Manifests that ask for something else than before while no lock file of theirs changed. */
export function lockfileDrift(
  { file, path, isSample, kind }: Subject,
  facts: HeadFacts,
  isChanged: (path: string) => boolean,
): readonly Observation[] {
  if (isSample || kind === 'vendored') return [];
  const text = facts.texts.get(path);
  if (text === undefined) return [];
  const known = ecosystemsOf(path).flatMap((ecosystem) => {
    const lockfile = candidates(ecosystem, path).find(
      (each) =>
        isChanged(each) ||
        (facts.lockfiles.has(each) && locks({ ecosystem, lockfile: each, path, text }, facts)),
    );
    return lockfile === undefined ? [] : [{ ecosystem, lockfile }];
  });
  // With two package managers at once, people keep one lock file up to date.
  if (known.some(({ lockfile }) => isChanged(lockfile))) return [];
  return known.slice(0, 1).flatMap(({ ecosystem, lockfile }) => {
    const changed = changedDeclarations(ecosystem, file, text);
    return changed.length === 0 ? [] : [drift({ path, lockfile, changed, ecosystem })];
  });
}

function ecosystemsOf(path: string): readonly Ecosystem[] {
  return ecosystems.filter(({ manifest }) => manifest === nameOf(path));
}

function candidates({ lockfiles, isMember }: Ecosystem, path: string): readonly string[] {
  const folder = folderOf(path);
  const folders = isMember === undefined ? [folder] : foldersUp(folder);
  return folders.flatMap((each) => lockfiles.map((name) => (each === '' ? name : `${each}/${name}`)));
}

interface Locking {
  readonly ecosystem: Ecosystem;
  readonly lockfile: string;
  readonly path: string;
  readonly text: string;
}

/** A lock file beside the manifest is its own; one further up may be that of other projects. */
function locks({ ecosystem, lockfile, path, text }: Locking, facts: HeadFacts): boolean {
  const [folder, above] = [folderOf(path), folderOf(lockfile)];
  if (folder === above) return true;
  const lockText = facts.texts.get(lockfile);
  const relative = above === '' ? folder : folder.slice(above.length + 1);
  return lockText !== undefined && ecosystem.isMember?.(lockText, { folder: relative, text }) === true;
}

function changedDeclarations({ declarations }: Ecosystem, file: DiffFile, text: string): readonly string[] {
  const before = file.status === 'added' ? '{}' : formerText(file, text);
  const former = before === undefined ? undefined : declarations(before);
  const current = declarations(text);
  if (former === undefined || current === undefined) return [];
  return [
    ...[...current].filter((each) => !former.has(each)),
    ...[...former].filter((each) => !current.has(each)),
  ];
}

function drift({
  path,
  lockfile,
  changed,
  ecosystem,
}: {
  readonly path: string;
  readonly lockfile: string;
  readonly changed: readonly string[];
  readonly ecosystem: Ecosystem;
}): Observation {
  const named = changed
    .slice(0, namedDeclarations)
    .map((each) => `\`${each.replaceAll('`', '').slice(0, 100)}\``);
  const rest = changed.length - named.length;
  return {
    path,
    lines: [],
    issue: `The dependencies changed, but \`${lockfile}\` did not. What differs: ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`,
    implications:
      'An install that keeps to the lock file fails or brings other versions than the manifest asks for, so what is tested is not what was meant.',
    fix: `Run \`${ecosystem.update}\` and commit \`${lockfile}\` with this change.`,
    weight: probable,
    references: [ecosystem.reference],
  };
}
