import type { Finding } from '../finding.ts';
import type { Placed } from '../placement/placement.ts';
import { severityRank } from '../severity.ts';
import { compareText } from '../text/compare-text.ts';
import { markAgain, markFinding } from './finding-mark.ts';
import type { LedgerEntry } from './ledger.ts';
import { type FindingMark, type MissMark, packedSize, packMarks, writeMark } from './mark.ts';
import type { Reconciled } from './reconcile.ts';

type StateMark = FindingMark | MissMark;

export interface StateInput {
  readonly tool: string;
  readonly head: string;
  readonly reviewersOf: (finding: Finding) => readonly string[];
  readonly placed: readonly Placed[];
  readonly reconciled: Reconciled;
}

/** Marks that one review's text carries for later runs. */
export interface RememberedState {
  readonly packs: readonly string[];
  /** Marks for which there was no room: later runs may post their findings again. */
  readonly forgotten: number;
}

/** Of the 60,000 bytes that a text may have; the verdict and the worst findings need the rest. */
const budgetBytes = 46_000;

function refreshed(entry: LedgerEntry, mark: FindingMark): StateMark[] {
  const { standing } = entry;
  if (standing.in === 'body') return [mark];
  const isKnown = writeMark(mark) === writeMark({ ...standing.posted, kind: mark.kind });
  return isKnown ? [] : [{ ...mark, kind: 'seen' }];
}

/** What is open before what is settled, the worst first; then by commit and id, so that it is the same each time. */
function rank(mark: StateMark): number {
  if (mark.kind === 'finding') return severityRank(mark.severity);
  return { missed: 10, seen: 11, closed: 12, withdrawn: 12 }[mark.kind];
}

function compareMarks(a: StateMark, b: StateMark): number {
  return rank(a) - rank(b) || compareText(a.head, b.head) || compareText(a.id, b.id);
}

/**
 * What the newest text has to say for later runs: every finding that stands in no comment of its own, and what was
 * found out since about those that do.
 */
export function rememberedState(input: StateInput): RememberedState {
  const { tool, head, reviewersOf, placed, reconciled } = input;
  const { continued, stillOpen, accepted, closing, closed } = reconciled;
  const fresh = (finding: Finding) => markFinding(finding, { tool, head, reviewers: reviewersOf(finding) });
  const marks: StateMark[] = [
    ...placed.flatMap(({ finding, placement }) => (placement.place === 'body' ? [fresh(finding)] : [])),
    ...reconciled.findings.flatMap((finding) => {
      const entry = continued.get(finding.fingerprint);
      return entry === undefined ? [] : refreshed(entry, markAgain(fresh(finding), entry.mark));
    }),
    ...[...stillOpen, ...accepted].flatMap((entry) => refreshed(entry, entry.mark)),
    ...stillOpen.flatMap(({ mark, missedAt }): StateMark[] =>
      missedAt === undefined ? [] : [{ kind: 'missed', tool, head: missedAt, id: mark.id }],
    ),
    ...[...closing, ...closed].flatMap(({ mark, standing }) => (standing.in === 'body' ? [mark] : [])),
  ];
  const kept = withinBudget(marks.sort(compareMarks));
  return { packs: packMarks(kept), forgotten: marks.length - kept.length };
}

function withinBudget(marks: readonly StateMark[]): readonly StateMark[] {
  const packs = new Set<string>();
  let left = budgetBytes;
  return marks.filter((mark) => {
    const { entry, pack } = packedSize(mark);
    const key = `${mark.kind} ${mark.head}`;
    const size = packs.has(key) ? entry : entry + pack;
    if (size > left) return false;
    packs.add(key);
    left -= size;
    return true;
  });
}
