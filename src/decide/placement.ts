import { intersect } from '../diff/commentable.ts';
import { type Diff, type DiffFile, findFile } from '../diff/hunk.ts';
import { isWithin, rangeOf } from '../diff/locations.ts';
import { type Finding, isAtLeast, type Location, type Side } from '../model/finding.ts';
import { raisedBy } from '../model/original.ts';
import type { PlaceReason } from '../model/receipt.ts';
import { inlineRule, reviewerPolicy } from '../policy/effective-policy.ts';
import { compareFindings, isSettled } from '../policy/weight.ts';
import type { Run } from './run.ts';

/** Where a finding goes and why. `startLine` is set only for a range and is below `line`. */
export type Placement = { readonly reason: PlaceReason } & (
  | {
      readonly place: 'inline';
      readonly path: string;
      readonly side: Side;
      readonly line: number;
      readonly startLine?: number;
    }
  | { readonly place: 'file'; readonly path: string }
  | { readonly place: 'body' | 'withheld' }
);

export interface Placed {
  readonly finding: Finding;
  readonly placement: Placement;
}

export function hasComment({ placement }: Placed): boolean {
  return placement.place === 'inline' || placement.place === 'file';
}

/** Findings that the review shows. */
export function published(placed: readonly Placed[]): readonly Placed[] {
  return placed.filter(({ placement }) => placement.place !== 'withheld');
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

type PlacementRun = Pick<Run, 'diff' | 'document' | 'effective' | 'memory' | 'reconciled' | 'weightOf'>;

/**
 * Whether a finding is beyond what its reviewers may report: policy limits originals before they are merged, and a tool
 * without a limit is shown on changed lines. Blocking findings are always shown.
 */
export function isOutsideReport(
  finding: Finding,
  { diff, document, effective, weightOf }: Pick<PlacementRun, 'diff' | 'document' | 'effective' | 'weightOf'>,
): boolean {
  if (finding.suppressed?.by === 'report') return true;
  if (weightOf(finding) === 'blocking' || isWithin('changed', finding, diff)) return false;
  const isLimited = (id: string) =>
    reviewerPolicy(effective, id).report === undefined &&
    document.reviewers.find((reviewer) => reviewer.id === id)?.kind === 'tool';
  return raisedBy(finding).every(isLimited);
}

function placeOne(finding: Finding, run: PlacementRun): Placement {
  const { diff, document, effective, memory, reconciled } = run;
  // One of our open threads or review bodies shows it.
  if (reconciled.continued.has(finding.fingerprint)) return { place: 'withheld', reason: 'already-open' };
  if (isOutsideReport(finding, run)) return { place: 'withheld', reason: 'outside-report' };
  if (finding.suppressed !== undefined) return { place: 'withheld', reason: 'suppressed' };
  if (isSettled(finding)) return { place: 'withheld', reason: 'not-open' };
  // An earlier review of this head could not remember all findings, and this may be one of those.
  if (memory.cutAt === document.head) return { place: 'withheld', reason: 'no-room' };
  const placement = placeByDiff(finding, diff);
  if (placement.place === 'body' || isAtLeast(finding.severity, inlineRule(finding, effective).from))
    return placement;
  return { place: 'body', reason: 'below-inline-from' };
}

/** One placement per finding, most severe first. Findings beyond `max-comments` go to the body. */
export function placeFindings(run: PlacementRun): readonly Placed[] {
  let comments = 0;
  return run.document.findings.toSorted(compareFindings).map((finding) => {
    const placement = placeOne(finding, run);
    if (!hasComment({ finding, placement })) return { finding, placement };
    comments += 1;
    if (comments <= run.effective.maxComments) return { finding, placement };
    return { finding, placement: { place: 'body', reason: 'over-max-comments' } };
  });
}
