import { cutDiff } from '../diff/parse-diff.ts';
import { type Failure, operationalFailure, usageFailure } from '../model/failure.ts';
import type { ChangedFile, ReviewDirectory } from '../model/files.ts';
import {
  type Coverage,
  type Manifest,
  type PartialScope,
  type Scope,
  unnamedFiles,
} from '../model/manifest.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import type { Snapshot } from '../ports/source.ts';
import { changedFilesFile, readOwnPinned } from '../review-directory/review-files.ts';
import { ownerRuleOf, readCodeowners } from './base-files.ts';

interface Change {
  readonly files: readonly ChangedFile[];
  readonly diff: Uint8Array;
  readonly coverage: Coverage;
}

interface CutChange extends Change {
  /** Number of changed files that are not in it. */
  readonly leftOut: number;
}

/**
 * A change without the files outside the scope; a renamed file is inside with either name. Unread files remain
 * missing unless their name is outside: files without a known name may be inside.
 */
export function cutChange(change: Change, isInside: (path: string) => boolean): CutChange {
  const { covered, expected } = change.coverage;
  const files = change.files.filter((file) => namesOf(file).some(isInside));
  const kept = new Set(files.map(({ filename }) => filename));
  const outside = new Set(change.files.map(({ filename }) => filename).filter((path) => !kept.has(path)));
  const unread = new Set(change.coverage.missing.map(({ path }) => path));
  const missing = change.coverage.missing.filter(
    ({ path }) => path === unnamedFiles || kept.has(path) || (!outside.has(path) && isInside(path)),
  );
  const readElsewhere = [...outside].filter((path) => !unread.has(path)).length;
  const unreadElsewhere = change.coverage.missing.length - missing.length;
  return {
    files,
    diff: cutDiff(change.diff, isInside),
    coverage: {
      expected: Math.max(missing.length, expected - readElsewhere - unreadElsewhere),
      covered: Math.max(0, covered - readElsewhere),
      missing,
    },
    leftOut: outside.size,
  };
}

/** The names by which a changed file is known; the source of a copy is another file. */
export function namesOf({ filename, previous_filename: former, status }: ChangedFile): readonly string[] {
  return status === 'renamed' && former !== undefined ? [filename, former] : [filename];
}

/**
 * The change without the files outside the scope, for everything that is made of it afterwards. Throws
 * `SCOPE_EMPTY` and `SCOPE_UNREADABLE`, because a review of nothing must not look like a clean one.
 */
export function cutToScope(
  snapshot: Snapshot,
  scope: Scope,
): { readonly snapshot: Snapshot; readonly scope?: Manifest['scope'] } {
  if (scope.kind === 'changeset') return { snapshot };
  const { leftOut, ...inside } = cutChange(snapshot, pathFilter(scope, snapshot));
  if (inside.files.length === 0 && inside.coverage.missing.length === 0) throw empty(scope);
  return { snapshot: { ...snapshot, ...inside }, scope: { ...scope, leftOut } };
}

function pathFilter(scope: PartialScope, { evidence }: Snapshot): (path: string) => boolean {
  const name = scope.name.replace(/^\.\//, '').replace(/\/$/, '');
  switch (scope.kind) {
    case 'package':
      return (path) => path.startsWith(`${name}/`);
    case 'file':
      return (path) => path === name;
    case 'team': {
      if (evidence.baseFiles === undefined)
        throw operationalFailure(
          'SCOPE_UNREADABLE',
          `${given(scope)}, and CODEOWNERS at the base could not be read`,
        );
      const team = ownerName(name);
      const rules = readCodeowners(evidence.baseFiles);
      const isOwner = (owner: string) => ownerName(owner) === team;
      return (path) => ownerRuleOf(rules, path)?.owners.some(isOwner) === true;
    }
  }
}

/** Compares team names as GitHub does, ignoring case. */
function ownerName(owner: string): string {
  return owner.replace(/^@/, '').toLowerCase();
}

const meaning = {
  package: 'the folder of a package, such as `packages/web`',
  team: 'an owner as CODEOWNERS at the base names it, such as `@acme/web`',
  file: 'the path of a changed file',
} as const;

function given({ kind, name }: PartialScope): string {
  return `\`scope\` is ${JSON.stringify(`${kind}=${name}`)}`;
}

function empty(scope: PartialScope): Failure {
  const fix = `Write ${meaning[scope.kind]}. Start the workflow only where that changed, with \`paths:\` under its trigger.`;
  return usageFailure('SCOPE_EMPTY', `${given(scope)}, and nothing in it changed`, fix);
}

/** Number of changed files that policy ignores: no reviewer gets them, and findings in them are withheld. */
export async function countIgnored(
  directory: ReviewDirectory,
  { manifest, effective }: { readonly manifest: Manifest; readonly effective: EffectivePolicy },
): Promise<number> {
  if (effective.ignoredPaths.length === 0) return 0;
  const files = (await readOwnPinned(directory, manifest, changedFilesFile)) ?? [];
  return files.filter((file) => namesOf(file).every(effective.isIgnored)).length;
}
