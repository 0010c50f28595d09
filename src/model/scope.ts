import { z } from 'zod';

/** What a review is limited to, where it is not the whole change (contract C5). */
export const PartialScope = z.strictObject({ kind: z.enum(['package', 'team', 'file']), name: z.string() });
export type PartialScope = z.infer<typeof PartialScope>;

export type Scope = { readonly kind: 'changeset' } | Readonly<PartialScope>;

const maxName = 100;

/** A scope in words for titles, such as `package web`, without a team's `@` so that nobody is mentioned. */
export function scopeName({ kind, name }: PartialScope): string {
  const plain = name.replace(/^@/, '');
  return `${kind} ${plain.length <= maxName ? plain : `…${plain.slice(1 - maxName)}`}`;
}

/**
 * The name of the check. A scoped run has a check of its own, and with it marks and memory of its own: it never passes
 * for the whole change and never closes what another run found.
 */
export function checkNameWith(checkName: string, scope: Scope): string {
  return scope.kind === 'changeset' ? checkName : `${checkName} (${scopeName(scope)})`;
}
