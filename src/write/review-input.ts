import type { AppliedCommands } from '../comments/apply-commands.ts';
import { type Diff, findFile, lineTexts, withoutCarriageReturn } from '../diff/hunk.ts';
import type { ReviewDirectory } from '../model/files.ts';
import type { Finding, Severity } from '../model/finding.ts';
import type { IngestReport } from '../model/ingest-report.ts';
import type { Manifest } from '../model/manifest.ts';
import { raisedBy } from '../model/original.ts';

import { inlineRule } from '../policy/effective-policy.ts';
import type { ReportScope } from '../policy/reviewer-policy.ts';
import type { Settings } from '../policy/settings.ts';
import { letsMerge } from '../policy/shared-head.ts';
import { stepsToComplete } from '../policy/steps-to-complete.ts';
import { weigh } from '../policy/weight.ts';
import { reviewFiles } from '../review-directory/review-files.ts';
import { parsePinnedDiff } from '../review-directory/reviewer-results.ts';
import { type EvidencePage, readEvidence } from './evidence-text.ts';

import { concludeRun, type LoadedRun } from './load-run.ts';
import { type Placed, type Placement, placeFindings } from './placement.ts';
import { type OwnersRequest, ownersToAsk } from './plan-upkeep.ts';
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
  const [folder = '', name = ''] = [path.split('/')[0], path.split('/').at(-1)].map((each) =>
    each?.toLowerCase(),
  );
  return folder === '.github' || name === 'codeowners' || path === policyPath;
}

/**
 * The lines of a suggestion block; undefined when none is allowed. It requires a machine-readable replacement
 * of exactly the commented lines, on the head's side, that changes something, in a file that does not guard
 * the repository (threat T4). GitHub keeps the file's own line ends. Base policy decides separately which
 * reviewers may suggest.
 */
export function suggestedLines(
  finding: Finding,
  placement: Placement,
  { diff, policyPath }: { readonly diff: Diff; readonly policyPath: string },
): readonly string[] | undefined {
  const replacement = finding.fix?.replacement;
  if (replacement === undefined || placement.place !== 'inline') return undefined;
  if (isGuarded(placement.path, policyPath)) return undefined;
  if (placement.side !== 'RIGHT' || placement.reason !== 'in-diff') return undefined;
  const file = findFile(diff, placement.path);
  const range = { start: placement.startLine ?? placement.line, end: placement.line };
  const current = file && lineTexts(file, 'RIGHT', range)?.map(withoutCarriageReturn);
  if (current === undefined) return undefined;
  const lines =
    replacement === '' ? [] : replacement.replace(/\n$/, '').split('\n').map(withoutCarriageReturn);
  return lines.join('\n') === current.join('\n') && lines.length === current.length ? undefined : lines;
}

/** Input of the review plan. */
export interface ReviewInput
  extends Pick<LoadedRun, 'decision' | 'document' | 'memory' | 'reconciled'>,
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
  readonly evidence?: EvidencePage;
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
  const evidence = await readEvidence(directory, manifest);
  const owners = ownersToAsk(loaded, evidence);
  const inlineFrom = (finding: Finding) => inlineRule(finding, effective).from;
  return {
    target: settings.target,
    runKey,
    decision,
    mightPass: letsMerge(concludeRun({ ...loaded, publication: { state: 'confirmed' } }).conclusion),
    document,
    placed: placeFindings(document.findings, {
      diff,
      inlineFrom,
      maxComments: effective.maxComments,
      alreadyOpen: new Set(reconciled.continued.keys()),
      hadNoRoom: memory.cutAt === document.head,
      reportScope: reportScopes(loaded),
    }),
    refused: report.refused,
    commands: loaded.commands,
    memory,
    reconciled,
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
    ...(evidence && { evidence }),
  };
}

/** Findings that the review shows. */
export function published(placed: readonly Placed[]): readonly Placed[] {
  return placed.filter(({ placement }) => placement.place !== 'withheld');
}

/** Base policy allows suggestions per reviewer; the reviewer whose text is shown must be allowed. */
export function suggester(
  { document, effective }: Pick<LoadedRun, 'document' | 'effective'>,
  files: { readonly diff: Diff; readonly policyPath: string },
): ReviewInput['suggest'] {
  return (finding, placement) => {
    const [author = ''] = raisedBy(finding);
    // Text by the head's author must not be one click away from being applied (threat T4).
    if (finding.sources.some((source) => document.documents[source.document]?.foreign)) return undefined;
    const allowed = Object.hasOwn(effective.reviewers, author) && effective.reviewers[author]?.suggestions;
    return allowed === true ? suggestedLines(finding, placement, files) : undefined;
  };
}
