import { z } from 'zod';
import { type Failure, usageFailure } from '../model/failure.ts';

const maxLength = 1_000;
const maxAlternatives = 100;

/** Accepts one folder or file name of a path, or one character of a name. `many`: any number of them. */
type Step = ((item: string) => boolean) | 'many';

/**
 * Compiles a glob to a test for paths with `/` between names. `*` and `?` stay within a name, `**` as a whole name
 * spans any number of folders, `[a-z]` and `[!a-z]` match one character, `{a,b}` is either. Names that begin with a
 * dot are not special. Throws `Failure` for a pattern that is too long or has too many alternatives.
 */
export function compileGlob(pattern: string): (path: string) => boolean {
  if (pattern.length > maxLength) throw tooComplex(pattern);
  const alternatives = expandBraces(pattern).map(compileNames);
  return (path) => {
    const names = path.split('/');
    return alternatives.some((steps) => matches(steps, names));
  };
}

/** Compiles patterns to a test whether a path matches one of them; an empty list matches nothing. */
export function matchesAny(patterns: readonly string[]): (path: string) => boolean {
  const globs = patterns.map(compileGlob);
  return (path) => globs.some((isMatch) => isMatch(path));
}

/** The part of a pattern before its first special character, cut after a `/`. Every match begins with it. */
export function fixedFolder(pattern: string): string {
  const fixed = /^[^*?[{]*/.exec(pattern)?.[0] ?? '';
  return fixed.slice(0, fixed.lastIndexOf('/') + 1);
}

function expandBraces(pattern: string): readonly string[] {
  const expanded: string[] = [];
  const waiting = [pattern];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [braces, choices] = /\{([^{},]*(?:,[^{},]*)+)\}/.exec(next) ?? [];
    if (braces === undefined || choices === undefined) expanded.push(next);
    else for (const choice of choices.split(',')) waiting.push(next.replace(braces, () => choice));
    if (expanded.length + waiting.length > maxAlternatives) throw tooComplex(pattern);
  }
  return expanded;
}

function compileNames(pattern: string): readonly Step[] {
  // A last `**` needs something below its folder.
  return pattern
    .replace(/(?<=^|\/)\*\*$/, '**/*')
    .split('/')
    .map((name) => {
      if (name === '**') return 'many';
      const characters = [...name.matchAll(/\*+|\?|\[!?[^\]][^\]]{0,100}\]|./gsu)].map(([token]) =>
        compileToken(token),
      );
      return (item) => matches(characters, [...item]);
    });
}

function compileToken(token: string): Step {
  if (token.startsWith('*')) return 'many';
  if (token === '?') return () => true;
  if (!token.startsWith('[') || token.length === 1) return (character) => character === token;
  const isNegated = token.startsWith('[!');
  const members = [...token.slice(isNegated ? 2 : 1, -1).matchAll(/(.)-(.)|./gsu)];
  return (character) =>
    isNegated !==
    members.some(([single, from, to]) =>
      from !== undefined && to !== undefined ? from <= character && character <= to : single === character,
    );
}

/**
 * Whether all items match all steps. After a mismatch only the last `many` takes one item more, so time grows with the
 * number of items times the number of steps (threat P2).
 */
function matches(steps: readonly Step[], items: readonly string[]): boolean {
  let [step, item] = [0, 0];
  let retry: { readonly step: number; readonly item: number } | undefined;
  while (item < items.length) {
    const next = steps[step];
    if (next === 'many') {
      step += 1;
      retry = { step, item };
    } else if (next?.(items[item] ?? '') === true) {
      step += 1;
      item += 1;
    } else if (retry === undefined) return false;
    else {
      retry = { step: retry.step, item: retry.item + 1 };
      ({ step, item } = retry);
    }
  }
  return steps.slice(step).every((left) => left === 'many');
}

function tooComplex(pattern: string): Failure {
  const limits = `${maxLength} characters or stands for more than ${maxAlternatives} patterns`;
  const quoted = JSON.stringify(pattern.slice(0, 100));
  return usageFailure('GLOB_TOO_COMPLEX', `The pattern ${quoted} is longer than ${limits}`);
}

/** Patterns that could take long to match are invalid, and so are those that never match: nothing would show that. */
const Glob = z.string().min(1).max(maxLength).refine(isGlob, 'must be a simpler pattern');

/** A glob of folders; `.` is the root. */
export const FolderGlob = Glob.regex(
  /^(?!!|\/)(?!(?:.*\/)?\.\.(?:\/|$))[^\\]*$/,
  'a folder of the repository with `/` between names, without `!` or `/` in front',
);

/** A glob of files. */
export const FileGlob = Glob.regex(
  /^(?!!|\.?\/)(?!(?:.*\/)?\.\.(?:\/|$))[^\\]*[^\\/]$/,
  'a file of the repository, such as `src/**`, with `/` between names and without `!`, `/` or `./` in front',
);

export const Globs = z.array(FileGlob).max(200).readonly();

/** Names at the root of a repository, and names in its folders: no list of exceptions may cover all of either. */
const sampleTrees = [
  ['a', 'Makefile', 'README.md', '.env', 'z9.x'],
  ['src/a.ts', '.github/workflows/ci.yml', 'a/b/c/d', 'q-7/Q.z'],
];

/** Globs of files to leave out; together they may not leave out everything (threat P2). */
export const ExceptionGlobs = Globs.refine((patterns) => {
  const isMatched = matchesAny(patterns.filter(isGlob));
  return !sampleTrees.some((paths) => paths.every(isMatched));
}, 'would leave out everything: name the files that need no review');

function isGlob(pattern: string): boolean {
  try {
    compileGlob(pattern);
    return true;
  } catch {
    return false;
  }
}
