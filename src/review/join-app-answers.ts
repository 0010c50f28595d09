import { silencer } from '../compare/suppress.ts';
import { type AppReview, locationsOf } from '../formats/own-documents.ts';
import { takeId } from '../memory/reconcile.ts';
import { type RunState, type StateFinding, withoutText } from '../memory/run-state.ts';
import { confidenceRank, type Location, mostSevere } from '../model/finding.ts';
import { findingId, safeCategory } from '../model/identity.ts';
import { historyIn, originalsOf, type RememberedOriginal, titleHash } from '../model/known-finding.ts';
import type { Reviewer } from '../model/reviewer.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import type { AppAnswer } from './app-answers.ts';

export interface Joining {
  readonly head: string;
  readonly effective: Pick<EffectivePolicy, 'isIgnored' | 'suppress'>;
  readonly redact: (text: string) => string;
  /** Time of the reading, in ISO 8601. */
  readonly at: string;
  /** Time of the newest comment that was read. */
  readonly newestComment?: string | undefined;
}

/** The findings of a state after apps were read. */
export interface JoinedFindings {
  readonly findings: readonly StateFinding[];
  /** Findings that apps report now and no full run has merged yet, with their untrusted titles. */
  readonly added: readonly { readonly finding: StateFinding; readonly title: string }[];
}

/**
 * Findings of a concluded run with what apps say now. A finding joins one that is known by its text, or by place and
 * title alone: without the change nothing else is certain, and the next full run merges it. Nothing becomes milder, and
 * silence closes nothing.
 */
export function joinAppFindings(
  before: readonly StateFinding[],
  answers: ReadonlyMap<string, AppAnswer>,
  joining: Joining,
): JoinedFindings {
  const reports = [...answers].flatMap(([reviewer, { document }]) =>
    document.findings.map((finding) => reportOf(reviewer, finding, joining)),
  );
  let findings = before;
  for (const report of reports) findings = joinReport(findings, report, joining);
  const added = reports.flatMap((report) => {
    const finding = knownRow(findings, report);
    return finding === undefined || finding.fingerprint !== undefined
      ? []
      : [{ finding, title: report.title }];
  });
  return { findings, added };
}

/**
 * The same for a whole state, and what those reviewers say now that were read. One that the change configures keeps its
 * outcome.
 */
export function joinAppAnswers(
  state: RunState,
  answers: ReadonlyMap<string, AppAnswer>,
  joining: Joining,
): Pick<JoinedFindings, 'added'> & {
  readonly state: RunState;
  readonly reviewers: readonly Pick<Reviewer, 'id' | 'outcome'>[];
} {
  const { facts } = state;
  const { findings, added } = joinAppFindings(state.findings, answers, joining);
  const outcomeOf = ({ id, outcome }: Reviewer) =>
    outcome.state === 'blocked' ? outcome : (answers.get(id)?.outcome ?? outcome);
  const reviewers = facts.reviewers.map((each) => ({ ...each, outcome: outcomeOf(each) }));
  const kept = reviewers.map((each) => ({ ...each, outcome: withoutText(each.outcome) }));
  return {
    state: { ...state, findings, facts: { ...facts, reviewers: kept } },
    reviewers: reviewers.filter(({ id }) => answers.has(id)).map(({ id, outcome }) => ({ id, outcome })),
    added,
  };
}

/** One finding of an app, as its one original and with its place. */
interface Report {
  readonly original: RememberedOriginal;
  readonly title: string;
  readonly hash: string;
  readonly place: Location | undefined;
  /** What its id is made of. */
  readonly subject: string;
}

function reportOf(
  reviewer: string,
  { title, category: stated, severity, confidence, post, ...place }: AppReview['findings'][number],
  { redact }: Joining,
): Report {
  const [location] = locationsOf(place);
  return {
    original: {
      reviewer,
      severity,
      confidence: { band: confidence },
      category: safeCategory(stated, redact),
      preExisting: false,
      locations: location === undefined ? [] : [{ path: location.path }],
      corroboratedBy: [],
      postKey: post?.key,
    },
    title,
    hash: titleHash(title),
    place: location,
    subject: location?.path ?? title,
  };
}

function joinReport(
  rows: readonly StateFinding[],
  report: Report,
  joining: Joining,
): readonly StateFinding[] {
  const known = knownRow(rows, report);
  if (known === undefined) return [...rows, newRow(rows, report, joining)];
  const joined = joinRow(known, report, joining);
  return joined === known ? rows : rows.map((row) => (row === known ? joined : row));
}

/** The finding that was read from the same text, or else an open one at its place with its title. */
function knownRow(rows: readonly StateFinding[], report: Report): StateFinding | undefined {
  const isThere = ({ kind, title, place }: StateFinding) =>
    kind === 'finding' && title === report.hash && isSamePlace(place, report.place);
  return rows.find((row) => knownOriginals(row).some(isOfText(report))) ?? rows.find(isThere);
}

/** Whether an original was read from this text of the app. */
function isOfText({ original: { reviewer, postKey } }: Report) {
  return (each: RememberedOriginal) =>
    postKey !== undefined && each.reviewer === reviewer && each.postKey === postKey;
}

function knownOriginals({ kind = 'finding', ...row }: StateFinding): readonly RememberedOriginal[] {
  return originalsOf({ ...row, kind });
}

function isSamePlace(one: Location | undefined, other: Location | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one.path === other.path && one.side === other.side && one.startLine === other.startLine;
}

/** Without a fingerprint, which depends on lines that are not read here: a full run knows it again by id and title. */
function newRow(
  rows: readonly StateFinding[],
  { original, hash: title, place, subject }: Report,
  joining: Joining,
): StateFinding {
  const { reviewer, severity, confidence, category, preExisting, postKey } = original;
  const id = takeId(findingId(category, { ...place, subject }), new Set(rows.map((row) => row.id)));
  return {
    kind: 'finding',
    head: joining.head,
    id,
    category,
    severity,
    confidence: confidence.band,
    preExisting,
    reviewers: [reviewer],
    contestedBy: [],
    title,
    alsoAt: [],
    named: [],
    ...(place && { place }),
    postKey,
    after: joining.newestComment,
    ...openAgain(original, joining),
    requiresHuman: false,
    advisory: false,
    corroboratedBy: [],
  };
}

/** Status and silence of a finding that the app reports now. */
function openAgain(
  { reviewer, category, locations }: RememberedOriginal,
  { effective, at }: Joining,
): Pick<StateFinding, 'status' | 'suppressed'> {
  const silence = silencer({ policy: effective, today: at.slice(0, 10) });
  const silenced = silence({ fingerprint: '', category, locations, reviewers: [reviewer] });
  return { status: 'open', suppressed: silenced?.by ?? false };
}

/** The finding with the report as one more original, or with the stricter values of the one that it has. */
function joinRow(row: StateFinding, report: Report, joining: Joining): StateFinding {
  const { reviewer } = report.original;
  const before = knownOriginals(row);
  const own =
    before.find(isOfText(report)) ??
    before.find((each) => each.reviewer === reviewer && report.original.postKey === undefined);
  const now = own === undefined ? { ...report.original, since: joining.at } : stricter(own, report, joining);
  const isOpen = row.kind === 'finding' && row.status === 'open';
  if (now === own && isOpen) return row;
  const originals = own === undefined ? [...before, now] : before.map((each) => (each === own ? now : each));
  const { kind: _kind, late: _late, originals: _originals, ...kept } = row;
  return {
    ...kept,
    kind: 'finding',
    severity: mostSevere(originals.map(({ severity }) => severity)),
    reviewers: [...new Set([...row.reviewers, reviewer])],
    ...(originals.length > 1 ? { originals } : { confidence: now.confidence.band, ...historyIn(now) }),
    ...openAgain(now, joining),
    requiresHuman: row.requiresHuman ?? false,
    advisory: false,
    corroboratedBy: row.corroboratedBy ?? [],
  };
}

function stricter(own: RememberedOriginal, { original }: Report, { at }: Joining): RememberedOriginal {
  const severity = mostSevere([own.severity, original.severity]);
  const isSurer = confidenceRank(original.confidence.band) < confidenceRank(own.confidence.band);
  if (severity === own.severity && !isSurer) return own;
  const { blocked, was = [] } = own;
  return {
    ...own,
    blocked: undefined,
    severity,
    confidence: isSurer ? original.confidence : own.confidence,
    was: [...was, { severity: own.severity, blocked, until: at }],
  };
}
