import { type Profile, profileOf } from '../similarity/profile.ts';
import { similarityThreshold } from '../similarity/similarity.ts';
import { judgedBy } from './judgements.ts';
import type { Original } from './original.ts';
import { areNear } from './same-place.ts';

/** Two texts that are less similar than this report different problems, whatever a third one reports. */
const differentProblem = 0.05;

/** One reviewer that reports one problem in two scopes repeats its own words; anything less it meant to tell apart. */
const sameWords = 0.4;

/** Above every similarity: originals with one fingerprint are merged before everything else. */
const sameFingerprint = 2;

/** Originals with the same fingerprint and the same text: they are compared as one. */
export interface Duplicates {
  readonly originals: readonly Original[];
  readonly reviewers: ReadonlySet<string>;
  readonly fingerprint: string;
  readonly profile: Profile;
  /** Set where these judge another reviewer's finding: that finding's fingerprint, whose group they join. */
  readonly judged?: string | undefined;
}

function textOf({ finding }: Original): string {
  const title = finding.titleDerived ? '' : `${finding.title}\n`;
  return `${finding.scopeText ?? ''}\n${title}${finding.issue}`;
}

function byNativeId(originals: readonly Original[]): ReadonlyMap<string, readonly Original[]> {
  const withId = new Map<string, Original[]>();
  for (const original of originals) {
    const { nativeId } = original.finding;
    if (nativeId === undefined) continue;
    const there = withId.get(nativeId);
    if (there === undefined) withId.set(nativeId, [original]);
    else there.push(original);
  }
  return withId;
}

/** The findings that each judgement means by the id that it gives. */
export function findJudged(originals: readonly Original[]): ReadonlyMap<Original, readonly Original[]> {
  const withId = byNativeId(originals);
  const judged = originals.map((original) => [original, judgedBy(original, withId)] as const);
  return new Map(judged.filter(([, targets]) => targets.length > 0));
}

/** The one fingerprint that a judgement means; undefined where it means none, or findings with several. */
function onlyFingerprint(targets: readonly Original[] = []): string | undefined {
  const [only] = targets;
  return targets.every(({ fingerprint }) => fingerprint === only?.fingerprint)
    ? only?.fingerprint
    : undefined;
}

/** Groups the originals that say exactly the same, in the order in which they come. */
export function groupDuplicates(
  originals: readonly Original[],
  judged: ReadonlyMap<Original, readonly Original[]>,
): readonly Duplicates[] {
  const groups = new Map<string, [Original, ...Original[]]>();
  for (const original of originals) {
    const key = JSON.stringify([
      original.fingerprint,
      textOf(original),
      onlyFingerprint(judged.get(original)) ?? null,
    ]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [original]);
    else group.push(original);
  }
  return [...groups.values()].map((group) => ({
    originals: group,
    reviewers: new Set(group.map(({ reviewer }) => reviewer)),
    fingerprint: group[0].fingerprint,
    profile: profileOf(textOf(group[0])),
    judged: onlyFingerprint(judged.get(group[0])),
  }));
}

function shareReviewer(one: Duplicates, other: Duplicates): boolean {
  for (const reviewer of one.reviewers) if (other.reviewers.has(reviewer)) return true;
  return false;
}

function shareScope(one: Duplicates, other: Duplicates): boolean {
  return one.originals.some(({ finding }) =>
    other.originals.some((second) => second.finding.scope === finding.scope),
  );
}

/** Whether one reviewer wrote both, as two findings in one scope. */
function isOneReviewersPair(one: Duplicates, other: Duplicates): boolean {
  const isAlone = one.reviewers.size === 1 && other.reviewers.size === 1;
  return isAlone && shareReviewer(one, other) && shareScope(one, other);
}

/** Whether two groups need to be compared: they are near each other, and not two findings of one reviewer. */
export function areComparable(one: Duplicates, other: Duplicates): boolean {
  if (one.fingerprint === other.fingerprint) return true;
  if (isOneReviewersPair(one, other)) return false;
  for (const { finding } of one.originals)
    for (const second of other.originals) if (areNear(finding, second.finding)) return true;
  return false;
}

/** Whether two groups that are near each other report one problem, by the similarity of their texts. */
export function agree(one: Duplicates, other: Duplicates, similarity: number): boolean {
  return one.fingerprint === other.fingerprint || similarity >= similarityThreshold;
}

/**
 * How strongly two groups belong together; undefined where they must stay apart whatever else is merged: they have
 * too little in common, or a reviewer lists both as different findings.
 */
export function linkOf(one: Duplicates, other: Duplicates, similarity: number): number | undefined {
  if (one.fingerprint === other.fingerprint) return sameFingerprint;
  const isRepeated = shareReviewer(one, other);
  if (isRepeated && shareScope(one, other)) return undefined;
  return similarity < (isRepeated ? sameWords : differentProblem) ? undefined : similarity;
}
