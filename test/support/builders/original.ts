import type { ParsedFinding } from '../../../src/model/finding.ts';
import { fingerprint } from '../../../src/model/identity.ts';
import type { Original } from '../../../src/model/original.ts';
import { buildParsed } from './finding.ts';

const reviewers = ['claude', 'gemini', 'eslint', 'greptile', 'copilot'] as const;

/** A finding of one of five reviewers with one document each; its fingerprint follows from title and place. */
export function buildOriginal(
  by: number,
  overrides: Partial<ParsedFinding> = {},
  more: Partial<Omit<Original, 'finding'>> = {},
): Original {
  const finding = buildParsed(overrides);
  const { scope, locations, title } = finding;
  return {
    reviewer: reviewers[by] ?? 'other',
    document: by,
    finding,
    fingerprint: fingerprint({
      scope,
      paths: locations.map(({ path }) => path),
      title,
      anchor: { text: '', occurrence: locations[0]?.startLine ?? 0 },
    }),
    ...more,
  };
}
