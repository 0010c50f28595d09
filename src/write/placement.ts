import { z } from 'zod';
import { intersect } from '../diff/commentable.ts';
import { type Diff, type DiffFile, findFile } from '../diff/hunk.ts';
import { isWithin, rangeOf } from '../ingest/locations.ts';
import { type Finding, isAtLeast, LineNumber, type Location, type Severity, Side } from '../model/finding.ts';
import { PlaceReason } from '../model/receipt.ts';
import type { ReportScope } from '../policy/reviewer-policy.ts';
import { compareFindings, isSettled } from '../policy/weight.ts';

/** Where a finding goes and why. `startLine` is set only for a range and is below `line`. */
export const Placement = z.discriminatedUnion('place', [
  z.strictObject({
    place: z.literal('inline'),
    reason: PlaceReason,
    path: z.string(),
    side: Side,
    line: LineNumber,
    startLine: LineNumber.optional(),
  }),
  z.strictObject({ place: z.literal('file'), reason: PlaceReason, path: z.string() }),
  z.strictObject({ place: z.literal('body'), reason: PlaceReason }),
  z.strictObject({ place: z.literal('withheld'), reason: PlaceReason }),
]);
export type Placement = z.infer<typeof Placement>;

export interface Placed {
  readonly finding: Finding;
  readonly placement: Placement;
}

export function hasComment({ placement }: Placed): boolean {
  return placement.place === 'inline' || placement.place === 'file';
}

export interface PlacementContext {
  readonly diff: Diff;
  /** Minimum severity with which a finding gets a comment. */
  readonly inlineFrom: (finding: Finding) => Severity;
  /** Maximum number of comments, inline and on files, in one review. */
  readonly maxComments: number;
  /** Fingerprints shown in one of our open threads or review bodies. */
  readonly alreadyOpen: ReadonlySet<string>;
  /**
   * Whether an earlier review of this head could not remember all findings; a new finding may be one of
   * those.
   */
  readonly hadNoRoom?: boolean | undefined;
  /** Scope in which the finding's reviewers may report; the widest one counts. */
  readonly reportScope: (finding: Finding) => ReportScope;
}

function placeInFile(file: DiffFile, location: Location): Placement {
  const range = rangeOf(location);
  if (range === undefined) return { place: 'file', reason: 'no-line', path: file.path };
  const cut = intersect(file, location.side, range);
  if (cut === undefined) return { place: 'file', reason: 'line-outside-diff', path: file.path };
  const whole = cut.start === range.start && cut.end === range.end;
  return {
    place: 'inline',
    reason: whole ? 'in-diff' : 'range-cut',
    path: file.path,
    side: location.side,
    line: cut.end,
    ...(cut.start < cut.end ? { startLine: cut.start } : {}),
  };
}

/** The place a finding asks for and the diff allows, before limits; never throws, whatever the finding says. */
export function placeByDiff(finding: Finding, diff: Diff): Placement {
  if (finding.scope === 'multi-file') return { place: 'body', reason: 'multi-file' };
  const location = finding.locations[0];
  if (finding.scope === 'system' || location === undefined) return { place: 'body', reason: 'system' };
  if (location.numberedIn === 'base') return { place: 'body', reason: 'line-from-base' };
  const file = findFile(diff, location.path);
  if (file === undefined) return { place: 'body', reason: 'file-outside-diff' };
  if (finding.scope === 'file') return { place: 'file', reason: 'scope-file', path: file.path };
  if (location.numberedIn === 'checkout') {
    return { place: 'file', reason: 'file-not-comparable', path: file.path };
  }
  return placeInFile(file, location);
}

function placeOne(finding: Finding, context: PlacementContext): Placement {
  if (context.alreadyOpen.has(finding.fingerprint)) return { place: 'withheld', reason: 'already-open' };
  if (!isWithin(context.reportScope(finding), finding, context.diff))
    return { place: 'withheld', reason: 'outside-report' };
  if (finding.suppressed !== undefined) return { place: 'withheld', reason: 'suppressed' };
  if (isSettled(finding)) return { place: 'withheld', reason: 'not-open' };
  if (context.hadNoRoom === true) return { place: 'withheld', reason: 'no-room' };
  const wanted = placeByDiff(finding, context.diff);
  if (wanted.place === 'body' || isAtLeast(finding.severity, context.inlineFrom(finding))) return wanted;
  return { place: 'body', reason: 'below-inline-from' };
}

/** One placement per finding, most severe first. Findings beyond `maxComments` go to the body. */
export function placeFindings(findings: readonly Finding[], context: PlacementContext): readonly Placed[] {
  let comments = 0;
  return [...findings].sort(compareFindings).map((finding) => {
    const placement = placeOne(finding, context);
    if (!hasComment({ finding, placement })) return { finding, placement };
    comments += 1;
    if (comments <= context.maxComments) return { finding, placement };
    return { finding, placement: { place: 'body', reason: 'over-max-comments' } };
  });
}
