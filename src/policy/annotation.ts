import { z } from 'zod';
import { type Finding, LineNumber, type Location } from '../model/finding.ts';
import type { BlockingRules } from './category.ts';
import { compareFindings } from './ranking.ts';
import { type Weight, weigh } from './weight.ts';

/** How loudly GitHub shows an annotation. */
export const AnnotationLevel = z.enum(['failure', 'warning', 'notice']);
export type AnnotationLevel = z.infer<typeof AnnotationLevel>;

/** A finding on its lines in the head tree, shown by a check as plain text; the lines need not be in the diff. */
export const Annotation = z
  .strictObject({
    path: z.string(),
    startLine: LineNumber,
    endLine: LineNumber,
    level: AnnotationLevel,
    title: z.string(),
    message: z.string(),
  })
  .readonly();
export type Annotation = z.infer<typeof Annotation>;

/** @see https://docs.github.com/en/rest/checks/runs#update-a-check-run */
export const annotationsPerRequest = 50;

/** Two requests' worth: more is a list that nobody reads, and the summary has them all. */
export const maxAnnotations = 100;

const levels: Readonly<Record<Exclude<Weight, 'settled'>, AnnotationLevel>> = {
  blocking: 'failure',
  counts: 'warning',
  'needs-verification': 'notice',
  'pre-existing': 'notice',
};

/** Where and how loudly one open finding is annotated. */
export interface AnnotatedFinding {
  readonly finding: Finding;
  readonly level: AnnotationLevel;
  readonly path: string;
  readonly startLine: number;
  readonly endLine: number;
}

/** Lines of the head only: deleted lines and lines that came with the base are not in its files. */
function isOnHead(location: Location): boolean {
  return location.side === 'RIGHT' && location.startLine !== undefined && location.numberedIn === undefined;
}

function annotated(finding: Finding, rules: BlockingRules): AnnotatedFinding | undefined {
  const weight = weigh(finding, rules);
  const location = finding.locations.find(isOnHead);
  if (weight === 'settled' || location?.startLine === undefined) return undefined;
  const { path, startLine, endLine = startLine } = location;
  return { finding, level: levels[weight], path, startLine, endLine };
}

/** The open findings that have lines, the weightiest first, and how many the cap hides. */
export function chooseAnnotated(
  findings: readonly Finding[],
  rules: BlockingRules,
): {
  readonly shown: readonly AnnotatedFinding[];
  readonly hidden: number;
} {
  const all = [...findings].sort(compareFindings).flatMap((finding) => annotated(finding, rules) ?? []);
  const byLevel = AnnotationLevel.options.flatMap((level) => all.filter((each) => each.level === level));
  return {
    shown: byLevel.slice(0, maxAnnotations),
    hidden: Math.max(0, byLevel.length - maxAnnotations),
  };
}
