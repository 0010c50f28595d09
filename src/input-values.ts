import { z } from 'zod';
import { readPath } from './formats/places.ts';
import { ChosenReviewerId, ReviewerId } from './model/reviewer.ts';
import type { Scope } from './model/scope.ts';
import { trimEnd } from './model/trim.ts';
import type { FindingsPattern } from './policy/settings.ts';

/** `true` or `false`, in any of YAML's capitalisations. */
export const Switch = z
  .string()
  .transform((text) => text.toLowerCase())
  .pipe(z.enum(['true', 'false']))
  .transform((word) => word === 'true');

export function wholeNumber(least: number, most: number) {
  const message = `a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,10}$/, message)
    .transform(Number)
    .refine((number) => number >= least && number <= most, message);
}

/** One line of text that can stand as a name, such as a check's. */
export const Name = z.string().regex(/^[^\p{Cc}\p{Zl}\p{Zp}]{1,100}$/u, 'one line of at most 100 characters');

/** A path from the repository root that stays inside it. */
export const RepositoryPath = z.string().transform((text, context) => {
  const reading = readPath(trimEnd(text, '/'));
  if (reading.ok) return reading.path;
  context.addIssue(`a path from the repository root; this one ${reading.message}`);
  return z.NEVER;
});

/** Reviewer ids, separated by commas or line breaks. */
export const ReviewerIds = z.string().transform((text, context) => {
  const ids = entries(text, /[,\n]/);
  const wrong = ids.filter((id) => !ReviewerId.safeParse(id).success);
  for (const id of wrong) context.addIssue(`reviewer ids separated by commas; "${id}" is none`);
  return ids;
});

/**
 * Lines of `glob` or `id=glob`, where `artifact:NAME/` before the glob means an artifact of the triggering run. What
 * stands before the first `=` is an id unless it looks like part of a path, so that `out/run=1/*.json` stays a glob.
 */
export const FindingsPatterns = z
  .string()
  .transform((text, context) => entries(text, /\n/).map((line) => readPattern(line, context)));

const artifactScheme = 'artifact:';

function readPattern(line: string, context: z.RefinementCtx): FindingsPattern {
  const at = line.indexOf('=');
  const before = line.slice(0, Math.max(at, 0)).trim();
  const after = line.slice(at + 1).trim();
  if (at === -1 || /[/\\*?{[]/.test(before)) return placeOf(line, context);
  const id = ChosenReviewerId.safeParse(before);
  if (after === '' || !id.success) {
    const why = id.success ? '' : `: an id is ${id.error.issues[0]?.message}`;
    context.addIssue(`lines of glob or id=glob; "${line}" is neither${why}`);
  }
  return { reviewer: before, ...placeOf(after, context) };
}

/** `artifact:NAME/GLOB`, or a glob of this job's files. */
function placeOf(text: string, context: z.RefinementCtx): Pick<FindingsPattern, 'artifact' | 'glob'> {
  if (!text.startsWith(artifactScheme)) return { glob: text };
  const at = text.indexOf('/');
  const artifact = text.slice(artifactScheme.length, at).trim();
  const glob = text.slice(at + 1).trim();
  if (at === -1 || artifact === '' || glob === '')
    context.addIssue(`lines such as id=artifact:NAME/GLOB; "${text}" names no file in an artifact`);
  return { artifact, glob };
}

/** `changeset`, or `package=NAME`, `team=NAME` or `file=PATH`. */
export const ScopeInput = z.string().transform((text, context): Scope => {
  const [, kind, name] = /^(package|team|file)=(.+)$/.exec(text) ?? [];
  if (text === 'changeset') return { kind: 'changeset' };
  if (name !== undefined && (kind === 'package' || kind === 'team' || kind === 'file')) return { kind, name };
  context.addIssue('changeset, package=NAME, team=NAME or file=PATH');
  return z.NEVER;
});

function entries(text: string, separator: RegExp): readonly string[] {
  return text
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
