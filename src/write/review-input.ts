import type { AppliedCommands } from '../comments/apply-commands.ts';
import { type Diff, findFile, lineTexts, withoutCarriageReturn } from '../diff/hunk.ts';
import type { ReviewDirectory } from '../model/files.ts';
import type { Finding, Severity } from '../model/finding.ts';
import type { IngestReport } from '../model/ingest-report.ts';
import type { Manifest } from '../model/manifest.ts';
import { raisedBy } from '../model/original.ts';
import { stepsToComplete } from '../policy/completeness.ts';
import { asksForHuman } from '../policy/decision.ts';
import { inlineRule } from '../policy/effective-policy.ts';
import type { ReportScope } from '../policy/reviewer-policy.ts';
import type { Settings } from '../policy/settings.ts';
import { letsMerge } from '../policy/shared-head.ts';
import { weigh } from '../policy/weight.ts';
import { reviewFiles } from '../review-directory/review-files.ts';
import { parsePinnedDiff } from '../review-directory/reviewer-results.ts';
import { concludeRun, type LoadedRun } from './load-run.ts';
import { type Placed, type Placement, placeFindings } from './placement.ts';
import { type RenderContext, renderContext } from './render-context.ts';
import type { WeightOf } from './verdict-words.ts';

const widest: readonly ReportScope[] = ['all', 'file', 'diff', 'changed'];

/**
 * The scope in which a finding's reviewers may report; the widest one counts. By default tools report on
 * changed lines and models anywhere. Blocking findings are always shown.
 */
export function reportScopes({
  document,
  effective,
}: Pick<LoadedRun, 'document' | 'effective'>): (finding: Finding) => ReportScope {
  const scopeOf = (id: string): ReportScope => {
    const configured = Object.hasOwn(effective.reviewers, id) ? effective.reviewers[id]?.report : undefined;
    const kind = document.reviewers.find((reviewer) => reviewer.id === id)?.kind;
    return configured ?? (kind === 'tool' ? 'changed' : 'all');
  };
  return (finding) => {
    if (weigh(finding, effective.blocking) === 'blocking') return 'all';
    const scopes = raisedBy(finding).map(scopeOf);
    return widest.find((scope) => scopes.includes(scope)) ?? 'all';
  };
}

/** Files that control what runs, who reviews and what passes must not be changed by one click. */
function isGuarded(path: string, policyPath: string): boolean {
  const parts = path.toLowerCase().split('/');
  return parts[0] === '.github' || parts.at(-1) === 'codeowners' || path === policyPath;
}

/**
 * The lines of a suggestion block; undefined when none is allowed. It requires a machine-readable replacement
 * of exactly the commented lines, on the head's side, that changes something, in a file that does not guard
 * the repository (threat T4). GitHub keeps the file's own line ends.
 */
export function suggestedLines(
  { fix }: Finding,
  placement: Placement,
  { diff, policyPath }: { readonly diff: Diff; readonly policyPath: string },
): readonly string[] | undefined {
  const replacement = fix?.replacement;
  if (replacement === undefined || placement.place !== 'inline') return undefined;
  const { path, side, reason, line, startLine = line } = placement;
  if (isGuarded(path, policyPath) || side !== 'RIGHT' || reason !== 'in-diff') return undefined;
  const file = findFile(diff, path);
  const range = { start: startLine, end: line };
  const current = file && lineTexts(file, 'RIGHT', range)?.map(withoutCarriageReturn);
  if (current === undefined) return undefined;
  const lines = replacement === '' ? [] : replacement.replace(/\n$/, '').split('\n');
  const suggested = lines.map(withoutCarriageReturn);
  const isSame = suggested.length === current.length && suggested.join('\n') === current.join('\n');
  return isSame ? undefined : suggested;
}

/**
 * Base policy allows suggestions per reviewer; the reviewer whose text is shown must be allowed. Text by the
 * head's author must not be one click away from being applied (threat T4).
 */
export function suggester(
  { document, effective }: Pick<LoadedRun, 'document' | 'effective'>,
  files: { readonly diff: Diff; readonly policyPath: string },
): ReviewInput['suggest'] {
  return (finding, placement) => {
    const [author = ''] = raisedBy(finding);
    const isForeign = finding.sources.some((source) => document.documents[source.document]?.foreign);
    const allowed = Object.hasOwn(effective.reviewers, author) && effective.reviewers[author]?.suggestions;
    return allowed === true && !isForeign ? suggestedLines(finding, placement, files) : undefined;
  };
}

/** GitHub notifies each of them, so the number is limited. */
const maxAsked = 15;

export interface OwnersRequest {
  /** Logins to request a review from. */
  readonly people: readonly string[];
  /** Every owner except the author, as in CODEOWNERS: `@login`, `@org/team` or an e-mail address. */
  readonly named: readonly string[];
}

/**
 * Selects the owners to request a review from: not the author, and no one who was asked or has reviewed
 * (`done`). Teams and e-mail addresses are only named, because a workflow token cannot request them.
 */
export function ownersRequest(
  owners: readonly string[],
  author: string | null,
  done: readonly string[],
): OwnersRequest {
  const login = (owner: string) => owner.replace(/^@/, '').toLowerCase();
  const isDone = new Set(done.map(login));
  const named = [...new Map(owners.map((owner) => [login(owner), owner])).values()]
    .filter((owner) => author === null || login(owner) !== author.toLowerCase())
    .sort();
  const people = named
    .filter((owner) => /^@[A-Za-z0-9](?:[A-Za-z0-9_-]{0,98})$/.test(owner) && !isDone.has(login(owner)))
    .map((owner) => owner.slice(1));
  return { people: people.slice(0, maxAsked), named };
}

/** Owners to request a review from; undefined when neither policy nor findings require one. */
function ownersToAsk(loaded: LoadedRun): OwnersRequest | undefined {
  const { manifest, effective, document, conversation, evidence } = loaded;
  const { pullRequest } = manifest;
  if (!effective.requestOwners || evidence === undefined || pullRequest === undefined) return undefined;
  const { risk, context } = evidence.pack;
  if (!asksForHuman({ effective, lane: risk.lane, findings: document.findings })) return undefined;
  const reviewed = conversation?.reviews.flatMap(({ author }) => author ?? []) ?? [];
  return ownersRequest(
    context.owners.flatMap(({ owners }) => owners),
    pullRequest.author,
    [...(pullRequest.requestedReviewers ?? []), ...reviewed],
  );
}

/** Input of the review plan. */
export interface ReviewInput
  extends Pick<LoadedRun, 'decision' | 'document' | 'memory' | 'reconciled' | 'evidence'>,
    Pick<Settings, 'target' | 'resolveThreads'>,
    Pick<IngestReport, 'refused'>,
    Pick<Manifest, 'coverage'> {
  /** Unique per run. */
  readonly runKey: string;
  /** Whether publishing this review may let a merge pass. */
  readonly mightPass: boolean;
  readonly placed: readonly Placed[];
  readonly commands: Pick<AppliedCommands, 'refusals' | 'waivers'>;
  readonly inlineFrom: (finding: Finding) => Severity;
  /** Lines that a comment may offer as a replacement; undefined for none. */
  readonly suggest: (finding: Finding, placement: Placement) => readonly string[] | undefined;
  /** A finding's effect on the verdict under this policy. */
  readonly weightOf: WeightOf;
  /** Steps that complete the review; empty in a worktree, where C5's protocol applies. */
  readonly stepsToComplete: readonly string[];
  /** Owners to request, if a person must look and policy requests owners. */
  readonly owners?: OwnersRequest;
  readonly render: RenderContext;
}

interface InputContext {
  readonly directory: ReviewDirectory;
  readonly settings: Settings;
  readonly redact: (text: string) => string;
  readonly runKey: string;
}

/** Combines the decision, placements and the render context. */
export async function reviewInput(loaded: LoadedRun, context: InputContext): Promise<ReviewInput> {
  const { directory, settings, runKey } = context;
  const { manifest, document, report, effective, memory, reconciled, decision } = loaded;
  const diff = await parsePinnedDiff(directory, manifest, reviewFiles.diff);
  const owners = ownersToAsk(loaded);
  const inlineFrom = (finding: Finding) => inlineRule(finding, effective).from;
  return {
    ...loaded,
    target: settings.target,
    runKey,
    mightPass: letsMerge(concludeRun({ ...loaded, publication: { state: 'confirmed' } }).conclusion),
    placed: placeFindings(document.findings, {
      diff,
      inlineFrom,
      maxComments: effective.maxComments,
      alreadyOpen: new Set(reconciled.continued.keys()),
      hadNoRoom: memory.cutAt === document.head,
      reportScope: reportScopes(loaded),
    }),
    refused: report.refused,
    resolveThreads: settings.resolveThreads,
    inlineFrom,
    weightOf: (finding) => weigh(finding, effective.blocking),
    render: renderContext({ ...loaded, diff }, context),
    coverage: manifest.coverage,
    stepsToComplete:
      settings.target === 'local'
        ? []
        : stepsToComplete({ decision, reviewers: document.reviewers, waivedBy: effective.waivedBy }),
    suggest: suggester(loaded, { diff, policyPath: settings.config }),
    ...(owners && { owners }),
  };
}

/** Findings that the review shows. */
export function published(placed: readonly Placed[]): readonly Placed[] {
  return placed.filter(({ placement }) => placement.place !== 'withheld');
}
