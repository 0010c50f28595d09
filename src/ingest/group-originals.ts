import { type ComparedText, Profile } from '../compare/similarity.ts';
import type { Location, Scope } from '../model/finding.ts';
import { groupBy } from '../model/lists.ts';
import { judgedBy, type Original } from '../model/original.ts';
import { normaliseCategory } from '../policy/category.ts';

/** Originals with equal fingerprint and text, compared as one. */
export interface Duplicates {
  /** Its index in the list of groups. */
  readonly number: number;
  readonly originals: readonly [Original, ...Original[]];
  readonly reviewers: ReadonlySet<string>;
  /** Set when one reviewer wrote all of them, as in most groups. */
  readonly reviewer?: string | undefined;
  readonly fingerprint: string;
  readonly scope: Scope;
  readonly places: readonly Location[];
  /** Whether one of them names no file. */
  readonly isPlaceless: boolean;
  /** The tool's rule, where a tool reported it. */
  readonly rule?: string | undefined;
  /** Normalised, without the one that says nothing. */
  readonly categories: readonly string[];
  readonly profile: Profile;
  /** For judgements: the fingerprint of the judged finding, whose group they join. */
  readonly judged?: string | undefined;
}

function textOf({ finding }: Original): string {
  const title = finding.titleDerived ? '' : `${finding.title}\n`;
  return `${finding.scopeText ?? ''}\n${title}${finding.issue}`;
}

/** What a finding says beyond the problem: what follows and what to do, or what its rule is about. */
function moreOf({ finding: { implications, fix, rule, category }, tool }: Original): string {
  const about = tool === true ? [category, rule?.name, rule?.description, ...(rule?.cwe ?? [])] : [];
  return [implications, fix?.text, ...about].filter((each) => each !== undefined).join('\n');
}

/** What is compared of an original. */
export function comparedText(original: Original): ComparedText {
  return { text: textOf(original), more: moreOf(original), code: original.code };
}

/** The category of findings that state none. */
const noCategory = 'general';

function categoriesOf(originals: readonly Original[]): readonly string[] {
  const all = new Set(originals.map(({ finding }) => normaliseCategory(finding.category)));
  all.delete(noCategory);
  return [...all];
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
  return [...groups.values()].flat().map(({ text: _, ...group }, number) => describe(group, number));
}

function describe({ originals, judged }: Omit<Group, 'text'>, number: number): Duplicates {
  const [first] = originals;
  const reviewers = new Set(originals.map(({ reviewer }) => reviewer));
  return {
    number,
    originals,
    reviewers,
    reviewer: reviewers.size === 1 ? first.reviewer : undefined,
    fingerprint: first.fingerprint,
    scope: first.finding.scope,
    places: originals.flatMap(({ finding }) => finding.locations),
    isPlaceless: originals.some(({ finding }) => finding.locations.length === 0),
    rule: first.tool === true ? first.finding.category : undefined,
    categories: categoriesOf(originals),
    profile: new Profile(comparedText(first)),
    judged,
  };
}
