import { z } from 'zod';
import { OversizedPolicy } from '../model/change-size.ts';
import { Globs, matchesAny } from './globs.ts';

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
    paths: Globs.default([]),
    why: z.string().min(1).max(300),
  })
  .readonly();

/** `evidence` in the policy file. */
export const EvidenceSettings = z
  .strictObject({
    /** Counted lines above which a change is oversized. */
    'max-changed-lines': z.number().int().min(1).default(1000),
    /** `review`: reviewers that are models get an oversized change all the same. */
    oversized: OversizedPolicy.default('block'),
    /** Files whose lines do not count. */
    ignore: Globs.default([]),
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
  readonly oversized: OversizedPolicy;
  readonly isIgnored: (path: string) => boolean;
  readonly lane?: 'yellow' | 'red';
  readonly rules: readonly {
    readonly factor: string;
    readonly severity: 'moderate' | 'red';
    readonly words: readonly string[];
    readonly paths: (path: string) => boolean;
    readonly why: string;
  }[];
}

export function evidencePolicy(settings: EvidenceSettings): EvidencePolicy {
  return {
    maxChangedLines: settings['max-changed-lines'],
    oversized: settings.oversized,
    isIgnored: matchesAny(settings.ignore),
    ...(settings.lane !== undefined && { lane: settings.lane }),
    rules: settings.rules.map(({ paths, ...rule }) => ({ ...rule, paths: matchesAny(paths) })),
  };
}

export const defaultEvidencePolicy: EvidencePolicy = evidencePolicy(EvidenceSettings.parse({}));
