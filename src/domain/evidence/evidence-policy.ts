import { z } from 'zod';
import { compileGlob } from '../glob.ts';
import type { RiskRule } from './risk-rule.ts';

const globs = z.array(z.string().min(1).max(1000).refine(isGlob, 'a simpler pattern')).max(200).readonly();
const words = z
  .array(z.string().regex(/^[\p{Ll}\p{Lo}\p{N}]+$/u, 'one word in lower case'))
  .max(200)
  .readonly();

/** A risk rule of the repository's own: by words of path segments, or by globs. Patterns run in linear time. */
const OwnRule = z
  .strictObject({
    factor: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'lower case letters, digits and hyphens'),
    severity: z.enum(['moderate', 'red']),
    words: words.default([]),
    paths: globs.default([]),
    why: z.string().min(1).max(300),
  })
  .readonly();

/** `evidence` in the policy file. */
export const EvidenceSettings = z
  .strictObject({
    /** Counted lines above which a change is oversized. */
    'max-changed-lines': z.number().int().min(1).default(1000),
    /** `review`: reviewers that are models get an oversized change all the same. */
    oversized: z.enum(['block', 'review']).default('block'),
    /** Files whose lines do not count. */
    ignore: globs.default([]),
    /** The least lane of every change. */
    lane: z.enum(['yellow', 'red']).optional(),
    /** Beside the built-in rules, of which none can be taken away. */
    rules: z.array(OwnRule).max(100).readonly().default([]),
  })
  .readonly();
type EvidenceSettings = z.infer<typeof EvidenceSettings>;

/** What base policy says of the pack. */
export interface EvidencePolicy {
  readonly maxChangedLines: number;
  readonly oversized: EvidenceSettings['oversized'];
  readonly isIgnored: (path: string) => boolean;
  readonly lane?: 'yellow' | 'red';
  readonly rules: readonly RiskRule[];
}

export function evidencePolicy(settings: EvidenceSettings): EvidencePolicy {
  return {
    maxChangedLines: settings['max-changed-lines'],
    oversized: settings.oversized,
    isIgnored: anyOf(settings.ignore),
    ...(settings.lane !== undefined && { lane: settings.lane }),
    rules: settings.rules.map(({ paths, ...rule }) => ({ ...rule, paths: anyOf(paths) })),
  };
}

export const defaultEvidencePolicy: EvidencePolicy = evidencePolicy(EvidenceSettings.parse({}));

function anyOf(patterns: readonly string[]): (path: string) => boolean {
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
