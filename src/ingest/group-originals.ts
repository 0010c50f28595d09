import type { Location } from '../model/finding.ts';
import { judgedBy, type Original } from '../model/original.ts';
import { Problem } from './classify-problem.ts';
import { type Profile, profileOf } from './similarity.ts';

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
  readonly places: readonly Location[];
  /** Whether one of them is about no file. */
  readonly isPlaceless: boolean;
  readonly profile: Profile;
  readonly problem: Problem;
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

/** Of one fingerprint, more texts than these are not compared. */
const MaxTexts = 100;

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
    const group =
      same.find((each) => each.text === text && each.judged === judged) ??
      (same.length < MaxTexts ? undefined : same.findLast((each) => each.judged === judged));
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
        places: group.originals.flatMap(({ finding }) => finding.locations),
        isPlaceless: group.originals.some(({ finding }) => finding.locations.length === 0),
        profile: profileOf(text),
        problem: new Problem(group.originals[0]),
      };
    });
}
