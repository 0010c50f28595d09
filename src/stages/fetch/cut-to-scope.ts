import { nearestWord } from '../../contracts/nearest-word.ts';
import { Failure } from '../../domain/failure.ts';
import { cutChange } from '../../domain/scope/cut-change.ts';
import { findReach, type ReachReading } from '../../domain/scope/find-reach.ts';
import { insideOf, type Part } from '../../domain/scope/part.ts';
import type { Scope } from '../../domain/scope/scope.ts';
import type { Snapshot, Source } from '../../ports/source.ts';
import { readPackageNames } from './package-names.ts';

type PartScope = Exclude<Scope, { kind: 'changeset' }>;

/** More words are no help. */
const maxNamed = 10;

/**
 * The change as far as it is reviewed. Everything that is made of it afterwards is about that part alone. Throws
 * `SCOPE_UNKNOWN`, `SCOPE_EMPTY` and `SCOPE_UNREADABLE`: a review of nothing must not look like a clean one.
 */
export async function cutToScope(
  snapshot: Snapshot,
  scope: Scope,
  source: Source,
): Promise<{ readonly snapshot: Snapshot; readonly part?: Part }> {
  if (scope.kind === 'changeset') return { snapshot };
  const reading = await readReach(snapshot, scope, source);
  if (!reading.ok) throw notFound(scope, reading);
  const { kind, name } = scope;
  const { leftOut, ...inside } = cutChange(snapshot, insideOf(reading));
  if (inside.files.length === 0 && inside.coverage.missing.length === 0) throw empty(scope);
  return { snapshot: { ...snapshot, ...inside }, part: { kind, name, reach: reading.reach, leftOut } };
}

/** Names that packages give themselves are read only where no folder is called so. */
async function readReach(snapshot: Snapshot, scope: PartScope, source: Source): Promise<ReachReading> {
  const { baseFiles, headPaths } = snapshot.evidence;
  const facts = {
    files: snapshot.files,
    ...(baseFiles && { baseFiles }),
    ...(headPaths && { headPaths }),
  };
  const reading = findReach(scope, facts);
  if (scope.kind !== 'package' || reading.ok || reading.why !== 'unknown') return reading;
  return findReach(scope, {
    ...facts,
    packageNames: await readPackageNames(reading.known, snapshot, source),
  });
}

const wanted = {
  package: 'a package of the workspace',
  team: 'an owner in the CODEOWNERS file of the base',
  file: 'a changed file',
} as const;

function notFound({ kind, name }: PartScope, reading: Exclude<ReachReading, { ok: true }>): Failure {
  const asked = `\`scope\` is ${JSON.stringify(`${kind}=${name}`)}`;
  if (reading.why === 'unreadable') {
    return new Failure({
      kind: 'operational',
      code: 'SCOPE_UNREADABLE',
      message: `${asked}, and which files belong to it could not be read`,
      fix: 'Run again; where the token may not read contents, give it `contents: read`.',
    });
  }
  const { known, why } = reading;
  const nearest = nearestWord(name, [...known, ...known.map(lastName)]) ?? sameEnd(name, known);
  const meant = nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`;
  const named = [...new Set(known)].slice(0, maxNamed).join(', ');
  const more = known.length > maxNamed ? ' and others' : '';
  return new Failure({
    kind: 'usage',
    code: 'SCOPE_UNKNOWN',
    message:
      why === 'ambiguous' ? `${asked}, and several are called so` : `${asked}, which is not ${wanted[kind]}`,
    fix:
      known.length === 0
        ? `There is none at all; leave \`scope\` out to review the whole change`
        : `Name one of ${named}${more}.${why === 'ambiguous' ? '' : meant}`,
  });
}

function lastName(word: string): string {
  return word.slice(word.lastIndexOf('/') + 1);
}

function sameEnd(name: string, known: readonly string[]): string | undefined {
  return known.find((each) => lastName(each) === lastName(name));
}

function empty({ kind, name }: PartScope): Failure {
  return new Failure({
    kind: 'usage',
    code: 'SCOPE_EMPTY',
    message: `\`scope\` is ${JSON.stringify(`${kind}=${name}`)}, and nothing in it changed`,
    fix: 'Start the workflow only where it changed, with `paths:` under its trigger, or leave `scope` out.',
  });
}
