import { z } from 'zod';
import { ownerMatcher } from '../evidence/codeowners.ts';
import { foldersUp } from '../evidence/path-words.ts';

/** Which paths belong to a part, changed or not. Names without a leading slash. */
export const Reach = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('folder'),
    folder: z.string(),
    /** Packages of their own further down. */
    without: z.array(z.string()).readonly(),
  }),
  z.strictObject({
    by: z.literal('owners'),
    /** In the order of CODEOWNERS: for a path the last that matches counts. */
    rules: z.array(z.strictObject({ pattern: z.string(), owned: z.boolean() }).readonly()).readonly(),
  }),
  z.strictObject({ by: z.literal('paths'), paths: z.array(z.string()).readonly() }),
]);
export type Reach = z.infer<typeof Reach>;

/** The part of a change that is reviewed, where it is not the whole. */
export const Part = z
  .strictObject({
    kind: z.enum(['package', 'team', 'file']),
    /** As it was asked for. */
    name: z.string(),
    reach: Reach,
    /** Changed files that are not reviewed, by their names at the head. */
    leftOut: z.array(z.string()).readonly(),
  })
  .readonly();
export type Part = z.infer<typeof Part>;

/** Whether a path lies in what is reviewed; without a part everything does. */
export function insideOf(part: Pick<Part, 'reach'> | undefined): (path: string) => boolean {
  if (part === undefined) return () => true;
  const { reach } = part;
  switch (reach.by) {
    case 'folder': {
      const packages = new Set([reach.folder, ...reach.without]);
      return (path) => foldersUp(path).find((folder) => packages.has(folder)) === reach.folder;
    }
    case 'owners': {
      const rules = reach.rules.map(({ pattern, owned }) => ({ owned, matches: ownerMatcher(pattern) }));
      return (path) => rules.findLast(({ matches }) => matches(path))?.owned === true;
    }
    case 'paths': {
      const paths = new Set(reach.paths);
      return (path) => paths.has(path);
    }
  }
}

/** Whether a finding names files and all of them lie outside. */
export function isOutside(
  { locations }: { readonly locations: readonly { readonly path: string }[] },
  isInside: (path: string) => boolean,
): boolean {
  return locations.length > 0 && !locations.some(({ path }) => isInside(path));
}
