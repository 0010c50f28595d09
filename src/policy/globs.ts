import { z } from 'zod';
import { trimEnd } from '../model/trim.ts';
import { compileGlob } from './glob.ts';

const Glob = z.string().min(1).max(1000).refine(isGlob, 'must be a simpler pattern');

/** A glob of folders; `.` is the root. Refused where matching it could take long, and where nothing ever matches. */
export const FolderGlob = Glob.superRefine((pattern, context) => {
  const folder = (
    pattern.startsWith('/') ? `/${trimEnd(pattern.slice(1), '/')}` : trimEnd(pattern, '/')
  ).replace(/^\.\//, '');
  report(whyNever(folder, '.'), context);
});

/** A glob of files, refused for the same. */
export const FileGlob = Glob.superRefine((pattern, context) => {
  const why = pattern.endsWith('/') ? `a folder matches no file: write \`${pattern}**\`` : undefined;
  report(whyNever(pattern, '**') ?? why, context);
});

export const Globs = z.array(FileGlob).max(200).readonly();

/** Names at the top of a repository, and names in its folders: no list of exceptions covers all of either. */
const sampleTrees = [
  ['a', 'Makefile', 'README.md', '.env', 'z9.x'],
  ['src/a.ts', '.github/workflows/ci.yml', 'a/b/c/d', 'q-7/Q.z'],
];

/** Globs of files that are left out of something; together they may not leave out everything (threat P2). */
export const ExceptionGlobs = Globs.refine((patterns) => {
  const isMatched = matchesAny(patterns.filter(isGlob));
  return !sampleTrees.some((paths) => paths.every(isMatched));
}, 'would leave out everything: name the files that need no review');

/** Whether a path matches one of the patterns; an empty list matches nothing. */
export function matchesAny(patterns: readonly string[]): (path: string) => boolean {
  const matchers = patterns.map(compileGlob);
  return (path) => matchers.some((matches) => matches(path));
}

/**
 * Why no path of a repository matches a pattern, and what does. A reviewer for files that there cannot be would never
 * be asked, and nobody would notice. `everything` is how such a pattern means the whole repository.
 */
function whyNever(pattern: string, everything: string): string | undefined {
  if (pattern.startsWith('!')) return 'a pattern excludes nothing: name what is meant, without `!`';
  if (/^(?:\.?\/)/.test(pattern)) {
    return `paths begin at the top of the repository: write \`${pattern.replace(/^\.?\/+/, '') || everything}\``;
  }
  if (/(?:^|\/)\.\.(?:\/|$)/.test(pattern)) return 'nothing outside of the repository is reviewed';
  if (pattern.includes('\\')) return `folders end with a slash: write \`${pattern.replaceAll('\\', '/')}\``;
  return undefined;
}

function report(message: string | undefined, context: z.RefinementCtx): void {
  if (message !== undefined) context.addIssue({ code: 'custom', message });
}

function isGlob(pattern: string): boolean {
  try {
    compileGlob(pattern);
    return true;
  } catch {
    return false;
  }
}
