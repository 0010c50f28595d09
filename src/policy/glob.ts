import { z } from 'zod';
import { Failure } from '../model/failure.ts';
import { trimEnd } from '../model/text.ts';

/** Matches one character, or with `repeats` any number; `folders` must end after a `/` or match nothing. */
interface Step {
  readonly accepts: (character: string) => boolean;
  readonly repeats: boolean;
  readonly folders: boolean;
}

const maxLength = 1_000;
const maxAlternatives = 100;
const bracePattern = /\{([^{},]*(?:,[^{},]*)+)\}/;

const anything: Step = { accepts: () => true, repeats: true, folders: false };
const folders: Step = { accepts: () => true, repeats: true, folders: true };
const withinSegment: Step = { accepts: (character) => character !== '/', repeats: true, folders: false };
const oneOfSegment: Step = { ...withinSegment, repeats: false };

/**
 * Compiles a glob to a test for paths with `/` between segments. `*` and `?` stay within a segment, `**` as a
 * whole segment spans any number of them, `[a-z]` and `[!a-z]` match one character, `{a,b}` is either. Names
 * that begin with a dot are not special. Time grows with length of path times length of pattern, for every
 * pattern (threat P2). Throws `Failure` for a pattern that is too long or has too many alternatives.
 */
export function compileGlob(pattern: string): (path: string) => boolean {
  if (pattern.length > maxLength) throw tooComplex(pattern);
  const alternatives = expandBraces(pattern).map(readSteps);
  return (path) => alternatives.some((steps) => matches(steps, path));
}

/** The part of a pattern before its first special character, cut after a `/`. Every match begins with it. */
export function fixedFolder(pattern: string): string {
  const fixed = /^[^*?[{]*/.exec(pattern)?.[0] ?? '';
  return fixed.slice(0, fixed.lastIndexOf('/') + 1);
}

function expandBraces(pattern: string): readonly string[] {
  const done: string[] = [];
  const waiting = [pattern];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const braces = bracePattern.exec(next);
    if (braces === null) done.push(next);
    else {
      const before = next.slice(0, braces.index);
      const after = next.slice(braces.index + braces[0].length);
      for (const choice of (braces[1] ?? '').split(',')) waiting.push(before + choice + after);
    }
    if (done.length + waiting.length > maxAlternatives) throw tooComplex(pattern);
  }
  return done;
}

function readSteps(pattern: string): readonly Step[] {
  const tokens = pattern.matchAll(/(?<=^|\/)(?<deep>\*\*(?:\/|$))|\*+|\?|\[!?[^\]/][^\]/]{0,100}\]|./gsu);
  return [...tokens].map(({ 0: token, groups }) => toStep(token, groups?.['deep'] !== undefined));
}

function toStep(token: string, isDeep: boolean): Step {
  if (isDeep) return token === '**' ? anything : folders;
  if (token === '?') return oneOfSegment;
  if (token.startsWith('*')) return withinSegment;
  const isClass = token.startsWith('[') && token.length > 1;
  const accepts = isClass ? classTest(token) : (character: string) => character === token;
  return { accepts, repeats: false, folders: false };
}

function classTest(token: string): (character: string) => boolean {
  const negated = token.startsWith('[!');
  const members = [...token.slice(negated ? 2 : 1, -1).matchAll(/(.)-(.)|./gsu)];
  const isMember = (character: string) =>
    members.some(([single, from, to]) =>
      from !== undefined && to !== undefined ? from <= character && character <= to : single === character,
    );
  return (character) => character !== '/' && isMember(character) !== negated;
}

/** Follows all alternatives at once, so that matching never backtracks. */
function matches(steps: readonly Step[], path: string): boolean {
  let current = new Set<number>();
  enter(steps, current, 0);
  for (const character of path) {
    const next = new Set<number>();
    for (const index of current) {
      const step = steps[index];
      if (step === undefined || !step.accepts(character)) continue;
      if (step.repeats) next.add(index);
      if (!step.repeats || (step.folders && character === '/')) enter(steps, next, index + 1);
      else if (!step.folders) enter(steps, next, index);
    }
    current = next;
  }
  return current.has(steps.length);
}

/** A repeating step may match nothing, so entering it also enters the next one. */
function enter(steps: readonly Step[], states: Set<number>, first: number): void {
  let index = first;
  states.add(index);
  while (steps[index]?.repeats === true) {
    index += 1;
    states.add(index);
  }
}

function tooComplex(pattern: string): Failure {
  return new Failure({
    kind: 'usage',
    code: 'GLOB_TOO_COMPLEX',
    message: `The pattern ${JSON.stringify(pattern.slice(0, 100))} is longer than ${maxLength} characters or stands for more than ${maxAlternatives} patterns`,
  });
}

const Glob = z.string().min(1).max(1000).refine(isGlob, 'must be a simpler pattern');

/** A glob of folders; `.` is the root. Refuses patterns that could take long to match or that never match. */
export const FolderGlob = Glob.superRefine((pattern, context) => {
  const folder = (
    pattern.startsWith('/') ? `/${trimEnd(pattern.slice(1), '/')}` : trimEnd(pattern, '/')
  ).replace(/^\.\//, '');
  report(whyNever(folder, '.'), context);
});

/** A glob of files, with the same restrictions. */
export const FileGlob = Glob.superRefine((pattern, context) => {
  const why = pattern.endsWith('/') ? `a folder matches no file: write \`${pattern}**\`` : undefined;
  report(whyNever(pattern, '**') ?? why, context);
});

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

/** Compiles patterns to a test whether a path matches one of them; an empty list matches nothing. */
export function matchesAny(patterns: readonly string[]): (path: string) => boolean {
  const matchers = patterns.map(compileGlob);
  return (path) => matchers.some((matches) => matches(path));
}

/**
 * Why a pattern can match no path of a repository, and a pattern that does; undefined when it can match.
 * Otherwise its reviewer would never run, without any notice. `everything` is the pattern for the whole
 * repository.
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
