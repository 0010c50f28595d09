import { type Profile, profileOf } from '../similarity/profile.ts';
import { judgedBy } from './disputes.ts';
import type { Original } from './original.ts';
import { samePlace } from './same-place.ts';

/**
 * From here on two texts of different documents are taken for one problem. Above what precision 0.95 needs on the
 * labelled pairs in every fold of `npm run bench:join`: a wrong join hides a problem, a missed one shows it twice.
 */
export const sameProblem = 0.14;

/** Below this two texts tell of different problems, whatever third one tells of both. */
const differentProblem = 0.05;

/** One document that says one thing in two scopes repeats its own words; anything less it meant to tell apart. */
const sameWords = 0.4;

/** Originals with one fingerprint: one problem whatever else they say, so they are placed and compared as one. */
export interface Sighting {
  readonly originals: readonly Original[];
  readonly documents: ReadonlySet<number>;
  readonly profile: Profile;
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

/**
 * One sighting a fingerprint, in the order in which the originals come. A judgement of a challenger that names what
 * it judges goes with that, after it: the finding's own words are compared with others.
 */
export function sightingsOf(originals: readonly Original[]): readonly Sighting[] {
  const withId = byNativeId(originals);
  const judged = originals.map((original) => ({ original, target: judgedBy(original, withId) }));
  const named = judged.filter(({ target }) => target !== undefined);
  const plain = judged.filter(({ target }) => target === undefined);
  const groups = new Map<string, [Original, ...Original[]]>();
  for (const { original, target = original } of [...plain, ...named]) {
    const group = groups.get(target.fingerprint);
    if (group === undefined) groups.set(target.fingerprint, [original]);
    else group.push(original);
  }
  return [...groups.values()].map((group) => ({
    originals: group,
    documents: new Set(group.map(({ document }) => document)),
    profile: profileOf(textOf(group[0])),
  }));
}

function shareDocument(one: Sighting, other: Sighting): boolean {
  for (const document of one.documents) if (other.documents.has(document)) return true;
  return false;
}

function shareScope(one: Sighting, other: Sighting): boolean {
  return one.originals.some(({ finding }) =>
    other.originals.some((second) => second.finding.scope === finding.scope),
  );
}

/** Whether two sightings lie together and no document tells them apart by listing both. */
export function mayJoin(one: Sighting, other: Sighting): boolean {
  if (shareDocument(one, other) && shareScope(one, other)) return false;
  for (const { finding } of one.originals)
    for (const second of other.originals) if (samePlace(finding, second.finding)) return true;
  return false;
}

/**
 * How alike two sightings are that may join, from 0 to 1, by the similarity of their texts; undefined where they
 * must stay apart whatever else joins, since they have too little in common.
 */
export function likenessOf(one: Sighting, other: Sighting, similarity: number): number | undefined {
  const least = shareDocument(one, other) ? sameWords : differentProblem;
  return similarity < least ? undefined : similarity;
}
