/** What a review is limited to; everything but the whole changeset names its target (contract C5). */
export type Scope =
  | { readonly kind: 'changeset' }
  | { readonly kind: 'package' | 'team' | 'file'; readonly name: string };

/** Of the words before a name that is too long, so that the end of a path stays. */
const maxName = 100;

/**
 * A part of a change in words that may stand in titles, such as `package web`; undefined for the whole. A team's `@`
 * is left out: nobody is called by a title.
 */
export function partName(scope: Scope): string | undefined {
  if (scope.kind === 'changeset') return undefined;
  const name = scope.name.replace(/^@/, '');
  const shown = name.length <= maxName ? name : `…${name.slice(1 - maxName)}`;
  return `${scope.kind} ${shown}`;
}
