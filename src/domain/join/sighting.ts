import { type Profile, profileOf } from '../similarity/profile.ts';
import { similarity } from '../similarity/similarity.ts';
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

/** One sighting a fingerprint, in the order in which the originals come. */
export function sightingsOf(originals: readonly Original[]): readonly Sighting[] {
  const groups = new Map<string, [Original, ...Original[]]>();
  for (const original of originals) {
    const group = groups.get(original.fingerprint);
    if (group === undefined) groups.set(original.fingerprint, [original]);
    else group.push(original);
  }
  return [...groups.values()].map((group) => ({
    originals: group,
    documents: new Set(group.map(({ document }) => document)),
    profile: profileOf(textOf(group[0])),
  }));
}

function shareDocument(one: Sighting, other: Sighting): boolean {
  return [...one.documents].some((document) => other.documents.has(document));
}

function shareScope(one: Sighting, other: Sighting): boolean {
  return one.originals.some(({ finding }) =>
    other.originals.some((second) => second.finding.scope === finding.scope),
  );
}

/**
 * How alike two sightings are, from 0 to 1; undefined where they must stay apart whatever else joins: far apart in
 * the tree, of nothing in common, or told apart by the document that lists both.
 */
export function likeness(one: Sighting, other: Sighting): number | undefined {
  const together = one.originals.some(({ finding }) =>
    other.originals.some((second) => samePlace(finding, second.finding)),
  );
  if (!together) return undefined;
  const repeats = shareDocument(one, other);
  if (repeats && shareScope(one, other)) return undefined;
  const alike = similarity(one.profile, other.profile);
  return alike < (repeats ? sameWords : differentProblem) ? undefined : alike;
}
