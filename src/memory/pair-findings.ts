import { type EarlierFinding, isOpen, passageOf, threadOf } from '../comments/ledger.ts';
import { alikeTexts, pairSurest } from '../compare/pair-alike.ts';
import type { Finding, Location } from '../model/finding.ts';
import { titleHash } from '../model/known-finding.ts';
import { cached } from '../model/lists.ts';
import type { History } from './changes-since-review.ts';

/** GitHub moves a thread's line itself until the line is removed; the side stays the same. */
function placeByGitHub(entry: EarlierFinding): Location | undefined {
  const { path, line = null } = threadOf(entry) ?? {};
  if (path === undefined || line === null) return undefined;
  return { path, startLine: line, side: entry.remembered.place?.side ?? 'RIGHT' };
}

/** The place of an entry at this head, by our own diff of the two heads or else by GitHub's. */
export function placeNow(entry: EarlierFinding, history: History): Location | 'gone' | undefined {
  const { place, head } = entry.remembered;
  return (place && history.carry(head, place)) ?? placeByGitHub(entry);
}

/** The file of an entry at this head; empty without a place. */
function pathNow(entry: EarlierFinding, history: History): string {
  const place = placeNow(entry, history);
  return place === undefined || place === 'gone' ? '' : place.path;
}

function meets(then: Location, { locations: [now] }: Finding): boolean {
  if (now === undefined || then.path !== now.path || then.side !== now.side) return false;
  if (then.startLine === undefined || now.startLine === undefined) return then.startLine === now.startLine;
  const [thenEnd, nowEnd] = [then.endLine ?? then.startLine, now.endLine ?? now.startLine];
  return then.startLine <= nowEnd && now.startLine <= thenEnd;
}

function isAt(entry: EarlierFinding, finding: Finding, history: History): boolean {
  const place = placeNow(entry, history);
  if (place === 'gone') return false;
  if (place !== undefined) return meets(place, finding);
  return entry.remembered.place === undefined && finding.locations.length === 0;
}

/**
 * How likely a finding continues an entry, 0 when it does not: it lies at the entry's current place and has
 * the same title or a similar text. When neither has a place, only the title is compared.
 */
function continuationBy(history: History): (finding: Finding, entry: EarlierFinding) => number {
  const textsOf = cached((entry: EarlierFinding) => {
    const { title = '', text = '' } = passageOf(entry);
    return { title, issue: text };
  });
  return (finding, entry) => {
    if (!isAt(entry, finding, history)) return 0;
    if (entry.remembered.title === titleHash(finding.title)) return 1;
    return finding.locations.length === 0 ? 0 : alikeTexts(finding, textsOf(entry));
  };
}

/**
 * Pairs by fingerprint, including the first one and those of merged originals, since equal fingerprints mean the
 * same finding. Entries known only from our own texts are paired by id and title. Each entry and each finding is in
 * one pair.
 */
function pairSame(
  findings: readonly Finding[],
  entries: readonly EarlierFinding[],
): ReadonlyMap<Finding, EarlierFinding> {
  const found = new Map(findings.map((each) => [`${each.id} ${titleHash(each.title)}`, each]));
  for (const finding of findings) found.set(finding.fingerprint, finding);
  const pairs = new Map<Finding, EarlierFinding>();
  const taken = new Set<EarlierFinding>();
  const pairBy = (keysOf: (remembered: EarlierFinding['remembered']) => readonly (string | undefined)[]) => {
    for (const entry of entries) {
      const finding = keysOf(entry.remembered)
        .flatMap((key = '') => found.get(key) ?? [])
        .find((each) => !pairs.has(each));
      if (finding === undefined || taken.has(entry)) continue;
      pairs.set(finding, entry);
      taken.add(entry);
    }
  };
  pairBy(({ id, title, fingerprint = `${id} ${title}` }) => [fingerprint]);
  pairBy(({ first }) => [first]);
  for (const finding of findings)
    for (const { fingerprint } of finding.sources) found.set(fingerprint, finding);
  pairBy(({ fingerprint, originals = [] }) => [fingerprint, ...originals.map((each) => each.fingerprint)]);
  return pairs;
}

/**
 * Pairs each finding with the entry that it continues or reopens, first by what they are and then by their place and
 * text. Open entries take precedence over settled ones.
 */
export function pairFindings(
  findings: readonly Finding[],
  { ledger, history }: { readonly ledger: readonly EarlierFinding[]; readonly history: History },
): ReadonlyMap<Finding, EarlierFinding> {
  const pairs = new Map<Finding, EarlierFinding>();
  const sure = continuationBy(history);
  for (const entries of [ledger.filter(isOpen), ledger.filter((entry) => !isOpen(entry))]) {
    // Most runs are the first: hashing the titles of 10,000 findings takes 70 ms.
    if (entries.length === 0) continue;
    const left = findings.filter((finding) => !pairs.has(finding));
    const same = pairSame(left, entries);
    const taken = new Set(same.values());
    const moved = pairSurest({
      ones: left.filter((finding) => !same.has(finding)),
      others: entries.filter((entry) => !taken.has(entry)),
      sure,
      // `isAt` compares only these: both without a place are compared by title.
      fileOfOne: ({ locations: [place] }) => place?.path ?? '',
      fileOfOther: (entry) => pathNow(entry, history),
      nameOne: (finding) => finding.fingerprint,
      nameOther: ({ remembered }) => remembered.id,
    });
    for (const [finding, entry] of [...same, ...moved]) pairs.set(finding, entry);
  }
  return pairs;
}
