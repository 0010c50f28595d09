import { Failure } from '../model/failure.ts';
import type { Manifest, PartialScope, Scope } from '../model/manifest.ts';

import { cutChange } from './cut-change.ts';
import { ownerMatcher, readCodeowners } from './path-rules.ts';
import type { Snapshot } from './source.ts';

/**
 * The change without the files that lie outside the scope. Everything that is made of it afterwards is about the rest.
 * Throws `SCOPE_EMPTY` and `SCOPE_UNREADABLE`: a review of nothing must not look like a clean one.
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
      if (evidence.baseFiles === undefined) throw unreadable(scope);
      const team = ownerName(name);
      const rules = readCodeowners(evidence.baseFiles).map(({ pattern, owners }) => ({
        owned: owners.some((owner) => ownerName(owner) === team),
        matches: ownerMatcher(pattern),
      }));
      return (path) => rules.findLast(({ matches }) => matches(path))?.owned === true;
    }
  }
}

/** GitHub ignores case. */
function ownerName(owner: string): string {
  return owner.replace(/^@/, '').toLowerCase();
}

const meaning = {
  package: 'the folder of a package, such as `packages/web`',
  team: 'an owner as CODEOWNERS at the base names it, such as `@acme/web`',
  file: 'the path of a changed file',
} as const;

function empty({ kind, name }: PartialScope): Failure {
  return new Failure({
    kind: 'usage',
    code: 'SCOPE_EMPTY',
    message: `\`scope\` is ${JSON.stringify(`${kind}=${name}`)}, and nothing in it changed`,
    fix: `Write ${meaning[kind]}. Start the workflow only where that changed, with \`paths:\` under its trigger.`,
  });
}

function unreadable({ kind, name }: PartialScope): Failure {
  return new Failure({
    kind: 'operational',
    code: 'SCOPE_UNREADABLE',
    message: `\`scope\` is ${JSON.stringify(`${kind}=${name}`)}, and CODEOWNERS at the base could not be read`,
    fix: 'Run again; where the token may not read contents, give it `contents: read`.',
  });
}
