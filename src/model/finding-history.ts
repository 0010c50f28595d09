import { isAtLeast } from './finding.ts';
import {
  mapOriginals,
  originalsOf,
  type RememberedFinding,
  type RememberedOriginal,
} from './known-finding.ts';

/** An original as a run of now or an earlier one has it. */
type Reported = Pick<RememberedOriginal, 'reviewer' | 'fingerprint' | 'severity' | 'blocked'>;

export function originalKey({
  reviewer,
  fingerprint = '',
}: Pick<Reported, 'reviewer' | 'fingerprint'>): string {
  return `${reviewer} ${fingerprint}`;
}

/**
 * The earlier originals that a report repeats: of its reviewer, with its fingerprint. In other words it is the same only
 * where the finding was of this reviewer alone, and is: what was merged with it could have made it so.
 */
function repeatedIn(
  before: RememberedFinding,
  report: Reported,
  isAlone: boolean,
): readonly RememberedOriginal[] {
  const known = originalsOf(before);
  return known
    .filter(({ reviewer }) => reviewer === report.reviewer)
    .filter(
      ({ fingerprint = before.fingerprint }) =>
        fingerprint === report.fingerprint || (isAlone && known.length === 1),
    );
}

/** What an original was when someone wrote; its first state when that time is unknown. */
function stateAt(
  original: RememberedOriginal,
  writtenAt: string | undefined,
): Pick<Reported, 'severity' | 'blocked'> {
  const time = writtenAt === undefined ? Number.NEGATIVE_INFINITY : Date.parse(writtenAt);
  return original.was?.find(({ until }) => time < Date.parse(until)) ?? original;
}

/** Whether an original was there at that time, at least as severe as the report of now, and blocked if that does. */
function covers(known: RememberedOriginal, report: Reported, writtenAt: string | undefined): boolean {
  const { since } = known;
  const wasThere =
    since === undefined || (writtenAt !== undefined && Date.parse(since) < Date.parse(writtenAt));
  const { severity, blocked } = stateAt(known, writtenAt);
  const isMilder = isAtLeast(severity, report.severity) && !(report.blocked === true && blocked === false);
  return wasThere && isMilder;
}

/**
 * The reports that a person’s decision on a finding does not cover, because they came or became stricter later
 * (threat G8).
 * @param writtenAt undefined when unknown: then it covers what was published first
 */
export function uncoveredReports<Report extends Reported>(
  reports: readonly Report[],
  before: RememberedFinding,
  writtenAt: string | undefined,
): readonly Report[] {
  const isAlone = reports.length === 1;
  return reports.filter(
    (report) => !repeatedIn(before, report, isAlone).some((known) => covers(known, report, writtenAt)),
  );
}

type History = Pick<RememberedOriginal, 'since' | 'was'>;

function historyOf(
  original: RememberedOriginal,
  {
    before,
    isAlone,
    at,
  }: { readonly before: RememberedFinding; readonly isAlone: boolean; readonly at: string },
): History {
  const [known] = repeatedIn(before, original, isAlone);
  if (known === undefined) return { since: at };
  const { since, was = [], severity, blocked } = known;
  const isChanged = severity !== original.severity || blocked !== original.blocked;
  const states = isChanged ? [...was, { severity, blocked, until: at }] : was;
  return { since, ...(states.length > 0 && { was: states }) };
}

/**
 * A finding that was known before keeps the fingerprint that it was first published with and the time before that, and
 * each original the time from which it is known and its earlier states.
 * @param at time at which the run ends
 */
export function rememberAgain(
  known: RememberedFinding,
  before: RememberedFinding,
  at: string,
): RememberedFinding {
  const { first = before.fingerprint } = before;
  const context = { before, isAlone: originalsOf(known).length === 1, at };
  return {
    ...mapOriginals(known, (each) => ({ ...each, ...historyOf(each, context) })),
    after: before.after,
    ...(before.unseen && { unseen: before.unseen }),
    ...(first !== undefined && first !== known.fingerprint && { first }),
  };
}
