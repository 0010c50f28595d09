import { type Conversation, roleOf } from '../model/conversation.ts';
import { keyOfComment } from '../model/finding.ts';
import { originalKey, uncoveredReports } from '../model/finding-history.ts';
import { originalsOf, type RememberedFinding, type RememberedOriginal } from '../model/known-finding.ts';
import { weighedSources } from '../model/original.ts';
import type { DecisionInput, JudgedFinding } from '../policy/decision.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import { type WeighedOriginal, weigh } from '../policy/weight.ts';
import { anyThreadOf, type EarlierFinding, isOpen } from './ledger.ts';
import { readResolutions } from './requests.ts';

/** Reviewers' and GitHub's data about a head, before commands are applied. */
export type Facts = Omit<DecisionInput, 'findings' | 'waivers' | 'approvals'>;

/** A finding, with its title and fingerprint when this run has them. */
export type KnownJudged = JudgedFinding & {
  readonly title?: string;
  readonly fingerprint?: string | undefined;
};

/** The data by which people's decisions are judged. */
export interface CommandContext {
  /** Findings known to this run. */
  readonly judged: readonly KnownJudged[];
  readonly facts: Pick<Facts, 'effective' | 'reviewers'>;
  readonly ledger: readonly EarlierFinding[];
  readonly conversation: Conversation;
  /** Login of the pull request's author; null when the account is deleted. */
  readonly author: string | null;
  /** Key of this instance. */
  readonly tool: string;
  /** Whether a finding blocks unless it is accepted, or a claim rests on it. */
  readonly isDecisive: (id: string) => boolean;
}

/** A person's decision to leave a published finding as it is. */
export interface Acceptance {
  readonly id: string;
  readonly by: string;
  /**
   * The comment with the decision: time of its last edit, reason and address. Absent for a resolved thread,
   * for which GitHub has none of these.
   */
  readonly statement?: { readonly at: string; readonly reason: string; readonly url: string };
  /** Whether the person is the pull request's author. */
  readonly selfAccepted: boolean;
  /** Set where it is only put off: it holds for this pull request, and the merge lists it in an issue. */
  readonly deferred?: true;
  /** Keys of the finding's originals that came or became stricter later, by `originalKey`; empty when it is settled. */
  readonly uncovered: readonly string[];
}

export function idsOf(entries: readonly EarlierFinding[]): readonly string[] {
  return entries.map(({ remembered }) => remembered.id);
}

/**
 * Ids of the findings in a thread of ours or of an app, in a text that no one else edited (threat G17): the open ones, or all where
 * none is open.
 */
export function idsInThread(
  entries: readonly EarlierFinding[],
  nodeId: string | undefined,
): readonly string[] {
  const shown = nodeId === undefined ? [] : entries.filter((entry) => anyThreadOf(entry)?.nodeId === nodeId);
  const open = shown.filter(isOpen);
  return [...new Set(idsOf(open.length > 0 ? open : shown))];
}

/** The author may leave a decisive finding as it is only as an admin. */
export function mayDecide(
  id: string,
  { login, role }: Conversation['people'][number],
  context: CommandContext,
): boolean {
  return login !== context.author || role === 'admin' || !context.isDecisive(id);
}

/** An original as this run weighs it. */
type Report = WeighedOriginal & Pick<RememberedOriginal, 'reviewer'>;

/** The originals of a finding as this run weighs them; of one that is not judged, as they are remembered. */
function reportsOf(
  finding: KnownJudged | undefined,
  known: RememberedFinding | undefined,
): readonly Report[] {
  if (finding === undefined) return known === undefined ? [] : originalsOf(known);
  const { sources = [], originals = [], fingerprint, raisedBy = known?.reviewers ?? [] } = finding;
  const own = weighedSources(sources).map(({ post, ...source }) => ({ ...source, postKey: post?.key }));
  const merged: readonly WeighedOriginal[] = [...own, ...originals];
  if (merged.length > 0) return merged.map(({ reviewer = '', ...each }) => ({ ...each, reviewer }));
  return raisedBy.map((reviewer) => ({ ...finding, fingerprint, reviewer }));
}

export function isBlocking(finding: KnownJudged, { blocking }: EffectivePolicy): boolean {
  return weigh(finding, blocking) === 'blocking';
}

/** Whether a finding would block by one of its originals. */
function blocksBy(report: Report, finding: KnownJudged | undefined, effective: EffectivePolicy): boolean {
  if (finding === undefined) return false;
  const { sources: _, ...alone } = finding;
  return isBlocking({ ...alone, originals: [report] }, effective);
}

function rememberedAs(id: string, { ledger }: CommandContext): RememberedFinding | undefined {
  return ledger.find(({ remembered }) => remembered.id === id)?.remembered;
}

function judgedAs(id: string, { judged }: CommandContext): KnownJudged | undefined {
  return judged.find((each) => each.id === id);
}

/**
 * A person's acceptance of a finding; none where it covers no original.
 * @param writtenAt undefined when unknown
 * @param isMeant whether the decision is about an original
 */
function acceptFinding(
  id: string,
  by: string,
  context: CommandContext,
  { writtenAt, isMeant = () => true }: { writtenAt?: string; isMeant?: (report: Report) => boolean } = {},
): readonly Acceptance[] {
  const [finding, known] = [judgedAs(id, context), rememberedAs(id, context)];
  const reports = reportsOf(finding, known).map((report) => ({
    ...report,
    blocked: blocksBy(report, finding, context.facts.effective),
  }));
  const later = known === undefined ? [] : uncoveredReports(reports, known, writtenAt);
  const uncovered = reports.filter((each) => later.includes(each) || !isMeant(each));
  if (reports.length > 0 && uncovered.length === reports.length) return [];
  const keys = [...new Set(uncovered.map(originalKey))];
  return [{ id, by, selfAccepted: by === context.author, uncovered: keys }];
}

/** Accepts findings by one comment. */
export function acceptByComment(
  ids: readonly string[],
  by: string,
  statement: NonNullable<Acceptance['statement']>,
  context: CommandContext,
): readonly Acceptance[] {
  return ids
    .flatMap((id) => acceptFinding(id, by, context, { writtenAt: statement.at }))
    .map((acceptance) => ({ ...acceptance, statement }));
}

/**
 * Resolving a thread of ours accepts the findings that an earlier run read in it while it was open. Of several, one
 * that blocks needs a command that names it (threat G17).
 */
export function acceptedByResolving(context: CommandContext): readonly Acceptance[] {
  const { conversation, ledger } = context;
  const open = ledger.filter(isOpen);
  const unseen = idsOf(open.filter(({ remembered }) => remembered.unseen));
  return readResolutions(conversation).flatMap(({ by, thread }) => {
    const role = roleOf(by, conversation);
    const ids = role === 'none' ? [] : idsInThread(open, thread.nodeId);
    return ids
      .filter((id) => !unseen.includes(id) && mayDecide(id, { login: by, role }, context))
      .filter((id) => ids.length === 1 || !context.isDecisive(id))
      .flatMap((id) => acceptFinding(id, by, context));
  });
}

/**
 * Resolving an app's thread accepts what the app wrote in it, and nothing that others say in the same finding. A text that
 * someone else edited last is not what the app wrote.
 */
export function acceptedInAppThreads(context: CommandContext): readonly Acceptance[] {
  const { conversation } = context;
  return conversation.threads.flatMap(({ resolved, resolvedBy: by, comments: [first] }) => {
    if (!resolved || by === null || first === undefined || first.ours || first.editedByOthers) return [];
    const role = roleOf(by, conversation);
    const isOfText = ({ postKey }: Report) => postKey === keyOfComment(first.id);
    const ids = role === 'none' ? [] : idsOfReports(isOfText, context);
    return ids
      .filter((id) => mayDecide(id, { login: by, role }, context))
      .flatMap((id) => acceptFinding(id, by, context, { isMeant: isOfText }));
  });
}

/** The open findings with such an original, in this run or an earlier one. */
function idsOfReports(isWanted: (report: Report) => boolean, context: CommandContext): readonly string[] {
  const { judged, ledger } = context;
  const ids = new Set([...judged.map(({ id }) => id), ...idsOf(ledger.filter(isOpen))]);
  return [...ids].filter((id) => reportsOf(judgedAs(id, context), rememberedAs(id, context)).some(isWanted));
}

/** Another person's acceptance takes precedence over the author's. */
export function onePerFinding(acceptances: readonly Acceptance[]): readonly Acceptance[] {
  const byId = new Map<string, Acceptance>();
  for (const acceptance of acceptances)
    if (byId.get(acceptance.id)?.selfAccepted ?? true) byId.set(acceptance.id, acceptance);
  return [...byId.values()];
}
