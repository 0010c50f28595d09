import { z } from 'zod';
import { compileGlob } from './glob.ts';

/** One glob of a configuration; refused where matching it could take long. */
export const Glob = z.string().min(1).max(1000).refine(isGlob, 'must be a simpler pattern');

export const Globs = z.array(Glob).max(200).readonly();

/** Whether a path matches one of the patterns; an empty list matches nothing. */
export function matchesAny(patterns: readonly string[]): (path: string) => boolean {
  const matchers = patterns.map(compileGlob);
  return (path) => matchers.some((matches) => matches(path));
}

function isGlob(pattern: string): boolean {
  try {
    compileGlob(pattern);
    return true;
  } catch {
    return false;
  }
}
