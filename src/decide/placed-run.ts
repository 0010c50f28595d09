import { findFile, lineTexts, withoutCarriageReturn } from '../diff/hunk.ts';
import { raisedBy } from '../model/original.ts';
import { asksForApproval } from '../policy/completeness.ts';
import { asksForHuman } from '../policy/decision.ts';
import { type Placed, placeFindings } from './placement.ts';
import type { Run } from './run.ts';

/** Files that control what runs, who reviews and what passes must not be changed by one click. */
function isGuarded(path: string, policyPath: string): boolean {
  const parts = path.toLowerCase().split('/');
  return parts[0] === '.github' || parts.at(-1) === 'codeowners' || path === policyPath;
}

/**
 * The lines that a comment may offer to replace its own with one click; undefined for none. Base policy must allow
 * it to the reviewer whose text is shown, and text by the head's author must not be one click away from being
 * applied. It requires a machine-readable replacement of exactly the commented lines, on the head's side, that
 * changes something, in a file that does not guard the repository (threat T4). GitHub keeps the file's own line ends.
 */
export function suggestedLines(
  { finding, placement }: Placed,
  { diff, settings, document, effective }: Pick<Run, 'diff' | 'settings' | 'document' | 'effective'>,
): readonly string[] | undefined {
  const [author = ''] = raisedBy(finding);
  const isAllowed = Object.hasOwn(effective.reviewers, author) && effective.reviewers[author]?.suggestions;
  const isForeign = finding.sources.some((source) => document.documents[source.document]?.foreign);
  const replacement = finding.fix?.replacement;
  if (isAllowed !== true || isForeign) return undefined;
  if (replacement === undefined || placement.place !== 'inline') return undefined;
  const { path, side, reason, line, startLine = line } = placement;
  if (isGuarded(path, settings.config) || side !== 'RIGHT' || reason !== 'in-diff') return undefined;
  const file = findFile(diff, path);
  const current =
    file && lineTexts(file, 'RIGHT', { start: startLine, end: line })?.map(withoutCarriageReturn);
  if (current === undefined) return undefined;
  const lines = replacement === '' ? [] : replacement.replace(/\n$/, '').split('\n');
  const suggested = lines.map(withoutCarriageReturn);
  const isSame = suggested.length === current.length && suggested.join('\n') === current.join('\n');
  return isSame ? undefined : suggested;
}

/** GitHub notifies each of them, so the number is limited. */
const maxAsked = 15;

/** Owners of a change whom a review asks to look. */
export interface OwnersRequest {
  /** Logins to request a review from. */
  readonly people: readonly string[];
  /**
   * Every owner except the author, as in CODEOWNERS: teams and e-mail addresses are only named, because a workflow
   * token cannot request them.
   */
  readonly named: readonly string[];
}

/** Asks neither the author nor anyone who was asked or has reviewed (`done`). */
export function ownersRequest(
  owners: readonly string[],
  author: string | null,
  done: readonly string[],
): OwnersRequest {
  const login = (owner: string) => owner.replace(/^@/, '').toLowerCase();
  const isDone = new Set(done.map(login));
  const named: readonly string[] = [...new Map(owners.map((owner) => [login(owner), owner])).values()]
    .filter((owner) => author === null || login(owner) !== author.toLowerCase())
    .sort();
  const people = named
    .filter((owner) => /^@[A-Za-z0-9](?:[A-Za-z0-9_-]{0,98})$/.test(owner) && !isDone.has(login(owner)))
    .map((owner) => owner.slice(1));
  return { people: people.slice(0, maxAsked), named };
}

/** Whether a person has to look: policy asks people to approve, or the lane or a finding asks for one. */
export function isForPeople({ facts, document, evidence, effective }: Run): boolean {
  return asksForApproval(facts) || asksForHuman(document.findings, evidence?.risk.lane, effective);
}

/** Owners to request a review from; undefined when neither policy nor findings require one. */
function ownersToAsk(loaded: Run): OwnersRequest | undefined {
  const { manifest, effective, conversation, evidence, facts } = loaded;
  const { pullRequest } = manifest;
  if (!effective['request-owners'] || evidence === undefined || pullRequest === undefined) return undefined;
  if (!isForPeople(loaded)) return undefined;
  const { requesters = [], writers = [], pushers = [] } = facts.approval?.parties ?? {};
  const reviewed = conversation?.reviews.flatMap(({ author }) => author ?? []) ?? [];
  return ownersRequest(
    evidence.context.owners.flatMap(({ owners }) => owners),
    pullRequest.author,
    [...(pullRequest.requestedReviewers ?? []), ...reviewed, ...requesters, ...writers, ...pushers],
  );
}

/** A run with a place for each finding: the review, its plan and the report are made of it. */
export interface PlacedRun extends Run {
  readonly placed: readonly Placed[];
  /** Owners to request, if a person must look and policy requests owners. */
  readonly owners: OwnersRequest | undefined;
}

export function placeRun(run: Run): PlacedRun {
  return { ...run, placed: placeFindings(run), owners: ownersToAsk(run) };
}
