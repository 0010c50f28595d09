import { judgedBy } from '../model/judgements.ts';
import type { Original } from '../model/original.ts';
import { areNear } from '../model/same-place.ts';
import { type Profile, profileOf } from './profile.ts';
import { similarityThreshold } from './similarity.ts';

/** Two texts that are less similar than this report different problems, whatever a third one reports. */
const differentProblem = 0.05;

/** One reviewer that reports one problem in two scopes repeats its own words; anything less it meant to tell apart. */
const sameWords = 0.4;

/** Above every similarity: originals with one fingerprint are merged before everything else. */
const sameFingerprint = 2;

/** Originals with the same fingerprint and the same text: they are compared as one. */
export interface Duplicates {
  /** Its place in the list of groups. */
  readonly number: number;
  readonly originals: readonly Original[];
  readonly reviewers: ReadonlySet<string>;
  /** Set where one reviewer wrote them all, as in most groups. */
  readonly reviewer?: string | undefined;
  readonly fingerprint: string;
  /** The same number for groups with one fingerprint: comparing numbers is faster. */
  readonly identity: number;
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

type Group = Pick<Duplicates, 'judged'> & {
  readonly text: string;
  readonly originals: [Original, ...Original[]];
};

/** Groups the originals that say exactly the same, in the order in which they come. */
export function groupDuplicates(
  originals: readonly Original[],
  judgements: ReadonlyMap<Original, readonly Original[]>,
): readonly Duplicates[] {
  const groups = new Map<string, Group[]>();
  for (const original of originals) {
    const text = textOf(original);
    const judged = onlyFingerprint(judgements.get(original));
    const same = groups.get(original.fingerprint) ?? [];
    groups.set(original.fingerprint, same);
    const group = same.find((each) => each.text === text && each.judged === judged);
    if (group === undefined) same.push({ text, judged, originals: [original] });
    else group.originals.push(original);
  }
  return [...groups]
    .flatMap(([fingerprint, same], identity) => same.map((group) => ({ ...group, fingerprint, identity })))
    .map(({ text, ...group }, number) => {
      const reviewers = new Set(group.originals.map(({ reviewer }) => reviewer));
      const [reviewer] = reviewers;
      return {
        ...group,
        number,
        reviewers,
        reviewer: reviewers.size === 1 ? reviewer : undefined,
        profile: profileOf(text),
      };
    });
}

function shareReviewer(one: Duplicates, other: Duplicates): boolean {
  const [{ reviewer: first }, { reviewer: second }] = [one, other];
  if (first !== undefined && second !== undefined) return first === second;
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
  return one.reviewer !== undefined && one.reviewer === other.reviewer && shareScope(one, other);
}

/** Whether two groups need to be compared: they are near each other, and not two findings of one reviewer. */
export function areComparable(one: Duplicates, other: Duplicates): boolean {
  if (one.identity === other.identity) return true;
  if (isOneReviewersPair(one, other)) return false;
  for (const { finding } of one.originals)
    for (const second of other.originals) if (areNear(finding, second.finding)) return true;
  return false;
}

/** Whether two groups that are near each other report one problem, by the similarity of their texts. */
export function agree(one: Duplicates, other: Duplicates, similarity: number): boolean {
  return one.identity === other.identity || similarity >= similarityThreshold;
}

/**
 * How strongly two groups belong together; undefined where they must stay apart whatever else is merged: they have
 * too little in common, or a reviewer lists both as different findings.
 */
export function linkOf(one: Duplicates, other: Duplicates, similarity: number): number | undefined {
  if (one.identity === other.identity) return sameFingerprint;
  const isRepeated = shareReviewer(one, other);
  if (isRepeated && shareScope(one, other)) return undefined;
  return similarity < (isRepeated ? sameWords : differentProblem) ? undefined : similarity;
}
