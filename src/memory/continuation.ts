import type { EarlierFinding } from '../comments/ledger.ts';
import { commentPassage } from '../comments/passage.ts';
import { profiledBy, similarity, similarityThreshold } from '../ingest/similarity.ts';

import type { Finding, Location } from '../model/finding.ts';
import { titleHash } from '../model/known-finding.ts';
import type { History } from './changes-since-review.ts';

function wordsOf({ shownAt }: EarlierFinding): string {
  if (shownAt.in === 'nowhere') return '';
  const passage = shownAt.in === 'thread' ? commentPassage(shownAt.comment.body) : shownAt.passage;
  return passage === undefined ? '' : `${passage.title ?? ''}\n${passage.text}`;
}

/** GitHub carries a thread's line itself, until the line is gone; the side stays. */
function placeByGitHub({ remembered, shownAt }: EarlierFinding): Location | undefined {
  if (shownAt.in !== 'thread') return undefined;
  const { path, line } = shownAt.thread;
  return line === null ? undefined : { path, startLine: line, side: remembered.place?.side ?? 'RIGHT' };
}

/** Where an entry lies at this head, by our own diff of the two heads or else by GitHub's. */
export function placeNow(entry: EarlierFinding, history: History): Location | 'gone' | undefined {
  const { place, head } = entry.remembered;
  return (place && history.carry(head, place)) ?? placeByGitHub(entry);
}

function meets(then: Location, { locations: [now] }: Finding): boolean {
  if (now === undefined || then.path !== now.path || then.side !== now.side) return false;
  if (then.startLine === undefined || now.startLine === undefined) return then.startLine === now.startLine;
  const [thenEnd, nowEnd] = [then.endLine ?? then.startLine, now.endLine ?? now.startLine];
  return then.startLine <= nowEnd && now.startLine <= thenEnd;
}

function standsWhere(entry: EarlierFinding, finding: Finding, history: History): boolean {
  const place = placeNow(entry, history);
  if (place === 'gone') return false;
  if (place !== undefined) return meets(place, finding);
  return entry.remembered.place === undefined && finding.locations.length === 0;
}

/**
 * How surely a finding is the one of an entry, 0 for another: it stands where the entry's place was carried to,
 * and has the same title or by its words is the same problem. Where neither names a place, only
 * the title tells.
 */
export function continuationBy(history: History): (finding: Finding, entry: EarlierFinding) => number {
  const said = profiledBy(({ title, issue }: Finding) => `${title}\n${issue}`);
  const told = profiledBy(wordsOf);
  return (finding, entry) => {
    if (!standsWhere(entry, finding, history)) return 0;
    if (entry.remembered.title === titleHash(finding.title)) return 1;
    if (finding.locations.length === 0) return 0;
    const alike = similarity(said(finding), told(entry));
    return alike >= similarityThreshold ? Math.min(alike, 0.99) : 0;
  };
}
