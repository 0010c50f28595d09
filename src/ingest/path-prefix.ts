import { compareText } from '../model/compare-text.ts';

/** What keeps a reviewer's paths from being those of the change: a folder they lack, or one too many before them. */
export interface PrefixAdvice {
  readonly kind: 'lacks' | 'surplus';
  readonly prefix: string;
}

/**
 * Looks at paths of which not one is part of the change: the folder that, put before them or taken away, makes most
 * of them changed files, and at least half. The shortest of equals; undefined when there is none.
 */
export function advisePrefix(paths: readonly string[], changed: readonly string[]): PrefixAdvice | undefined {
  const known = new Set(changed);
  if (paths.length === 0 || paths.some((path) => known.has(path))) return undefined;
  const distinct = [...new Set(paths)];
  const lacking = elect(distinct, (path) => changed.flatMap((file) => folderBefore(file, path)));
  if (lacking !== undefined) return { kind: 'lacks', prefix: lacking };
  const surplus = elect(distinct, (path) => changed.flatMap((file) => folderBefore(path, file)));
  return surplus === undefined ? undefined : { kind: 'surplus', prefix: surplus };
}

interface Match {
  readonly folder: string;
  /** One bare file name fits too much: a README may simply be another README. */
  readonly isBareName: boolean;
}

/** The folder without which `longer` is `shorter`. */
function folderBefore(longer: string, shorter: string): readonly Match[] {
  if (!longer.endsWith(`/${shorter}`)) return [];
  return [{ folder: longer.slice(0, -shorter.length - 1), isBareName: !shorter.includes('/') }];
}

function elect(paths: readonly string[], matches: (path: string) => readonly Match[]): string | undefined {
  const votes = new Map<string, { count: number; isTelling: boolean }>();
  for (const path of paths) {
    for (const { folder, isBareName } of matches(path)) {
      const count = votes.get(folder)?.count ?? 0;
      votes.set(folder, { count: count + 1, isTelling: !isBareName || count > 0 });
    }
  }
  const [best] = [...votes].sort(
    ([a, one], [b, other]) => other.count - one.count || a.length - b.length || compareText(a, b),
  );
  if (best === undefined) return undefined;
  const [folder, { count, isTelling }] = best;
  return isTelling && count * 2 >= paths.length ? folder : undefined;
}
