import { areNear, judgedBy, type Original } from '../model/original.ts';

import {
  type Parts,
  type Profile,
  profileOf,
  similarity,
  similarityBy,
  similarityThreshold,
} from './similarity.ts';

/** Numbers of texts in ascending order: those that have a part, or those that lack it where most have it. */
interface Postings {
  readonly texts: Int32Array;
  readonly lacking: boolean;
}

/** The numbers below `count` that are not in an ascending list. */
function othersThan(texts: readonly number[], count: number): number[] {
  const others: number[] = [];
  let at = 0;
  for (let text = 0; text < count; text += 1) {
    if (texts[at] === text) at += 1;
    else others.push(text);
  }
  return others;
}

/** Which texts have which part. */
class PartIndex {
  readonly #postings = new Map<number, Postings>();
  /** One for all calls: a thousand texts would else leave megabytes behind. */
  readonly #counts: Int32Array;

  constructor(all: readonly Parts[]) {
    this.#counts = new Int32Array(all.length);
    const having = new Map<number, number[]>();
    for (const [text, parts] of all.entries()) {
      for (const part of parts) {
        const texts = having.get(part);
        if (texts === undefined) having.set(part, [text]);
        else texts.push(text);
      }
    }
    for (const [part, texts] of having) {
      const lacking = texts.length > all.length / 2;
      const kept = lacking ? othersThan(texts, all.length) : texts;
      this.#postings.set(part, { texts: Int32Array.from(kept), lacking });
    }
  }

  /** How many of the parts each of the first `count` texts has; it holds until the next call. */
  countIn(parts: Parts, count: number): Int32Array {
    const counts = this.#counts;
    counts.fill(0, 0, count);
    let inMost = 0;
    for (const part of parts) {
      const postings = this.#postings.get(part);
      if (postings === undefined) continue;
      const { texts, lacking } = postings;
      const step = lacking ? -1 : 1;
      if (lacking) inMost += 1;
      for (let at = 0; at < texts.length; at += 1) {
        const text = texts[at] ?? count;
        if (text >= count) break;
        counts[text] = (counts[text] ?? 0) + step;
      }
    }
    if (inMost > 0) for (let text = 0; text < count; text += 1) counts[text] = (counts[text] ?? 0) + inMost;
    return counts;
  }
}

/**
 * Texts that are compared with each other all at once: what they share is counted part by part instead of pair by
 * pair, which takes a tenth of the time where hundreds of texts are alike. The result is that of `similarity`.
 */
export class ProfileIndex {
  readonly #profiles: readonly Profile[];
  readonly #words: PartIndex;
  readonly #pieces: PartIndex;
  readonly #frames: PartIndex;

  constructor(profiles: readonly Profile[]) {
    this.#profiles = profiles;
    this.#words = new PartIndex(profiles.map(({ words }) => words));
    this.#pieces = new PartIndex(profiles.map(({ pieces }) => pieces));
    this.#frames = new PartIndex(profiles.map(({ frame }) => frame));
  }

  /** How alike a profile and a text are, by the text's number, for the first `count` texts, until the next call. */
  compare(profile: Profile, count: number): (text: number) => number {
    const words = this.#words.countIn(profile.words, count);
    const pieces = this.#pieces.countIn(profile.pieces, count);
    let frames: Int32Array | undefined;
    let asked = 0;
    const common = {
      words: 0,
      pieces: 0,
      frame: () => {
        frames ??= this.#frames.countIn(profile.frame, count);
        return frames[asked] ?? 0;
      },
    };
    return (text) => {
      const other = this.#profiles[text];
      if (other === undefined) return 0;
      asked = text;
      common.words = words[text] ?? 0;
      common.pieces = pieces[text] ?? 0;
      return similarityBy(profile, other, common);
    };
  }
}

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

/** From this many texts on it is quicker to count what they all share than to compare one by one. */
const worthCounting = 24;

/** Called with a pair, the one of the lower number first, and the similarity of their texts. */
type OnPair = (one: Duplicates, other: Duplicates, similarity: number) => void;

/** All comparable pairs; with `wanted`, only those of which one is wanted. */
function pairAmong(
  among: readonly Duplicates[],
  onPair: OnPair,
  wanted: (group: Duplicates) => boolean = () => true,
): void {
  let index: ProfileIndex | undefined;
  const wantedBefore: number[] = [];
  for (const [at, group] of among.entries()) {
    const isWanted = wanted(group);
    const near: number[] = [];
    const candidates = isWanted ? at : wantedBefore.length;
    for (let each = 0; each < candidates; each += 1) {
      const position = isWanted ? each : (wantedBefore[each] ?? each);
      const other = among[position];
      if (other !== undefined && areComparable(other, group)) near.push(position);
    }
    if (isWanted) wantedBefore.push(at);
    if (near.length >= worthCounting) index ??= new ProfileIndex(among.map(({ profile }) => profile));
    const compare = near.length < worthCounting ? undefined : index?.compare(group.profile, at);
    for (const position of near) {
      const other = among[position];
      if (other === undefined) continue;
      onPair(other, group, compare?.(position) ?? similarity(other.profile, group.profile));
    }
  }
}

function pathsOf({ originals }: Duplicates): ReadonlySet<string> {
  return new Set(originals.flatMap(({ finding }) => finding.locations.map(({ path }) => path)));
}

/**
 * Finds every pair of groups that may be one problem, and how similar they are. Only those that share a file are
 * compared, and those about no file with all others: so a large review costs the squares of its files, not its own.
 * A pair that shares several files is found once for each.
 */
export function findAlikePairs(groups: readonly Duplicates[], onPair: OnPair): void {
  const byPath = new Map<string, Duplicates[]>();
  const placeless = new Set<Duplicates>();
  for (const group of groups) {
    const paths = pathsOf(group);
    if (paths.size === 0) placeless.add(group);
    for (const path of paths) {
      const there = byPath.get(path);
      if (there === undefined) byPath.set(path, [group]);
      else there.push(group);
    }
  }
  for (const there of byPath.values()) pairAmong(there, onPair);
  if (placeless.size > 0) pairAmong(groups, onPair, (group) => placeless.has(group));
}

/** Pairs of numbers with a weight, in columns: a thousand findings on one line make half a million of them. */
export class PairList {
  #length = 0;
  #ones = new Int32Array(256);
  #others = new Int32Array(256);
  #weights = new Float64Array(256);

  add(one: number, other: number, weight: number): void {
    if (this.#length === this.#ones.length) this.#grow();
    this.#ones[this.#length] = one;
    this.#others[this.#length] = other;
    this.#weights[this.#length] = weight;
    this.#length += 1;
  }

  forEach(use: (one: number, other: number, weight: number) => void): void {
    for (let at = 0; at < this.#length; at += 1)
      use(this.#ones[at] ?? 0, this.#others[at] ?? 0, this.#weights[at] ?? Number.NaN);
  }

  #grow(): void {
    const twice = 2 * this.#length;
    const [ones, others, weights] = [this.#ones, this.#others, this.#weights];
    this.#ones = new Int32Array(twice);
    this.#others = new Int32Array(twice);
    this.#weights = new Float64Array(twice);
    this.#ones.set(ones);
    this.#others.set(others);
    this.#weights.set(weights);
  }
}
