import { Profile } from '../compare/similarity.ts';
import type { Location } from '../model/finding.ts';
import { groupBy } from '../model/lists.ts';
import { judgedBy, type Original } from '../model/original.ts';

/** Originals with equal fingerprint and text, compared as one. */
export interface Duplicates {
  /** Its index in the list of groups. */
  readonly number: number;
  readonly originals: readonly [Original, ...Original[]];
  readonly reviewers: ReadonlySet<string>;
  /** Set when one reviewer wrote all of them, as in most groups. */
  readonly reviewer?: string | undefined;
  readonly fingerprint: string;
  readonly places: readonly Location[];
  /** Whether one of them names no file. */
  readonly isPlaceless: boolean;
  readonly profile: Profile;
  /** For judgements: the fingerprint of the judged finding, whose group they join. */
  readonly judged?: string | undefined;
}

function textOf({ finding }: Original): string {
  const title = finding.titleDerived ? '' : `${finding.title}\n`;
  return `${finding.scopeText ?? ''}\n${title}${finding.issue}`;
}

/** Findings that each judgement refers to by id. */
export function findJudged(originals: readonly Original[]): ReadonlyMap<Original, readonly Original[]> {
  const withId = groupBy(
    originals.filter(({ finding }) => finding.nativeId !== undefined),
    ({ finding }) => finding.nativeId ?? '',
  );
  const judged = originals.map((original) => [original, judgedBy(original, withId)] as const);
  return new Map(judged.filter(([, targets]) => targets.length > 0));
}

/** The only fingerprint a judgement refers to; undefined for none or several. */
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

/** Texts compared per fingerprint at most. */
const maxTexts = 100;

/** Groups equal originals in input order. */
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
      (same.length < maxTexts ? undefined : same.findLast((each) => each.judged === judged));
    if (group === undefined) same.push({ text, judged, originals: [original] });
    else group.originals.push(original);
  }
  return [...groups.values()].flat().map(({ text, ...group }, number) => {
    const { originals } = group;
    const reviewers = new Set(originals.map(({ reviewer }) => reviewer));
    const [{ fingerprint, reviewer }] = originals;
    return {
      ...group,
      number,
      reviewers,
      reviewer: reviewers.size === 1 ? reviewer : undefined,
      fingerprint,
      places: originals.flatMap(({ finding }) => finding.locations),
      isPlaceless: originals.some(({ finding }) => finding.locations.length === 0),
      profile: new Profile(text),
    };
  });
}
