import { countIgnored } from '../change/cut-change.ts';
import { applyCommands, type Facts, type KnownJudged } from '../comments/apply-commands.ts';
import type { EarlierFinding } from '../comments/ledger.ts';
import { createHistory, SinceFile } from '../memory/changes-since-review.ts';
import {
  judgeRemembered,
  respectDismissal,
  settleRefused,
  suppressRemembered,
} from '../memory/judge-remembered.ts';
import { emptyMemory, readConversation, recallMemory, unreadMemory } from '../memory/memory.ts';
import { type Reconciled, recheckedIn, reconcile } from '../memory/reconcile.ts';
import { isMarkedFixed, withWholeDocuments } from '../memory/silence.ts';
import type { ReviewDirectory } from '../model/files.ts';
import { type Finding, mostSevere } from '../model/finding.ts';
import { type IngestReport, tallyReviewers } from '../model/ingest-report.ts';
import { cached } from '../model/lists.ts';
import { type Manifest, scopeName } from '../model/manifest.ts';
import { toolKey } from '../model/mark.ts';
import type { ReviewDocument } from '../model/review-document.ts';
import { renderContext } from '../pages/render-context.ts';
import { stepsToComplete } from '../policy/completeness.ts';
import { resumesVerdict, type Settings } from '../policy/settings.ts';
import { weigh } from '../policy/weight.ts';
import {
  evidencePackFile,
  findingsFile,
  ingestReportFile,
  keptFile,
  loadPolicy,
  manifestFile,
  readOwn,
  readOwnPinned,
  requireHead,
  reviewFiles,
} from '../review-directory/review-files.ts';
import {
  isAboutThis,
  parsePinnedDiff,
  type ReviewerResult,
  readResults,
} from '../review-directory/reviewer-results.ts';

/** A run read from its files, combined with the memory of earlier runs. Every page about a run is made of this. */
export type LoadedRun = Awaited<ReturnType<typeof loadRun>>;

/** A finding of an earlier run as a decision and explanations take it. */
export function describeRemembered(entry: EarlierFinding, origin: string) {
  const { remembered, shownAt } = entry;
  const title = shownAt.url === undefined ? origin : `${origin}: ${shownAt.url}`;
  return { ...judgeRemembered(entry), fingerprint: remembered.fingerprint ?? '', title };
}

function countMarkedFixed({ findings }: ReviewDocument): number {
  return findings.filter(({ status, suppressed }) => status === 'fixed' && suppressed === undefined).length;
}

/** An ABORT that a quick check cannot lift holds as if its review claimed it again. */
function claimsOfAbort({ abortedBy }: Manifest): Facts['claims'] {
  return abortedBy === undefined
    ? []
    : [{ reviewer: `review ${abortedBy}`, claims: { verdict: 'ABORT' }, findings: [] }];
}

/** Results about another change are left out. */
async function readStarted(
  directory: ReviewDirectory,
  manifest: Manifest,
): Promise<readonly ReviewerResult[]> {
  const results = [...(await readResults(directory)).values()];
  return results.filter((result) => result.attempts.length > 0 && isAboutThis(result, manifest));
}

export interface RunContext {
  readonly directory: ReviewDirectory;
  readonly settings: Settings;
  readonly redact: (text: string) => string;
}

/**
 * Reads the files of this run and decides. `write` and `gate` both use it and agree, because the decision is
 * a pure function of the files and the memory.
 */
export async function loadRun({ directory, settings, redact }: RunContext) {
  const manifest = await readOwn(directory, manifestFile);
  const document = await readOwn(directory, findingsFile);
  const report = await readOwn(directory, ingestReportFile);
  requireHead(manifest, { ...findingsFile, head: document.head });
  requireHead(manifest, { ...ingestReportFile, head: report.head });
  const effective = await loadPolicy(directory, manifest, settings.policyInputs);
  const conversation = await readConversation(directory, manifest);
  const tool = toolKey(settings.checkName);
  const unknownMemory = manifest.source === 'github' ? unreadMemory : emptyMemory;
  const memory =
    conversation === undefined
      ? unknownMemory
      : recallMemory(conversation, tool, await readOwnPinned(directory, manifest, keptFile), document.head);
  const since = await readOwnPinned(directory, manifest, { name: reviewFiles.since, schema: SinceFile });
  const history = createHistory(document.head, since ?? []);
  const checksAgain = manifest.source === 'github' && settings.mode === 'verify';
  const marked = checksAgain ? memory.ledger.filter((entry) => isMarkedFixed(entry, history)) : [];
  const compared = reconcile({
    findings: document.findings,
    reviewers: withWholeDocuments(document.reviewers, report.documents),
    ledger: memory.ledger,
    complete: memory.complete && memory.partial === undefined,
    history,
    head: document.head,
    isFull: settings.mode === 'full',
    unread: new Set(manifest.coverage.missing.map(({ path }) => path)),
    isBlocking: (entry) => weigh(judgeRemembered(entry), effective.blocking) === 'blocking',
    markedFixed: new Set(marked),
  });
  const evidence = await readOwnPinned(directory, manifest, evidencePackFile);
  const facts: Facts = {
    reviewers: document.reviewers,
    refused: report.refused,
    coverage: manifest.coverage,
    ignored: await countIgnored(directory, { manifest, effective }),
    expectsReviewer: settings.stage === 'publish' && manifest.source === 'local',
    commandsUnread: !memory.complete,
    partlyRemembered: memory.partial,
    size: manifest.size,
    policy: manifest.policy,
    unverified: resumesVerdict({ ...settings, target: manifest.source }) ? countMarkedFixed(document) : 0,
    claims: [
      ...document.documents.map(({ reviewer, claims }, index) => ({
        reviewer,
        claims,
        findings: compared.findings
          .filter(({ sources }) => sources.some((source) => source.document === index))
          .map(({ id }) => id),
      })),
      ...claimsOfAbort(manifest),
    ],
    questions: document.documents.reduce((sum, { questions }) => sum + questions.length, 0),
    postponed: effective.drafts === 'skip' && manifest.pullRequest?.draft === true,
    lane: evidence?.risk.lane,
    scope: manifest.scope && scopeName(manifest.scope),
    effective,
  };
  const today = manifest.fetchedAt.slice(0, 10);
  const weighed = suppressRemembered(compared, effective.suppress, today);
  const notes: IngestReport['notes'] = [...report.notes, ...weighed.notes];
  const remembered = weighed.stillOpen.map((entry) =>
    describeRemembered(entry, 'still open from an earlier run'),
  );
  const current = weighed.findings.map((finding) => withOpenOriginals(finding, weighed));
  const judged: readonly KnownJudged[] = [...current, ...remembered];
  const { ledger } = memory;
  const author = manifest.pullRequest?.author ?? null;
  const applied = applyCommands({ judged, facts, ledger, conversation, author, tool });
  const reconciled = settleRefused(weighed, applied.commands.refusals, ledger);
  const decision = respectDismissal(applied.decision, { memory, reconciled, rules: effective.blocking });
  const diff = await parsePinnedDiff(directory, manifest, reviewFiles.diff);
  const { reviewers } = document;
  return {
    settings,
    manifest,
    diff,
    /** Findings have the ids under which they were first published. */
    document: { ...document, findings: reconciled.findings },
    report: { ...report, notes },
    effective,
    memory,
    reconciled,
    decision,
    /** A finding's effect on the verdict under this policy. */
    weightOf: cached((finding: Finding) => weigh(withOpenOriginals(finding, reconciled), effective.blocking)),
    /** Steps that complete the review; empty in a worktree, where C5's protocol applies. */
    stepsToComplete:
      settings.target === 'local'
        ? []
        : stepsToComplete({ decision, reviewers, waivedBy: effective.waivedBy }),
    /** Facts and findings before people's commands are applied. */
    facts,
    judged,
    /** The same findings after people's commands were applied. */
    weighed: applied.findings,
    /** Undefined for a worktree. */
    conversation,
    commands: applied.commands,
    /** The evidence pack, if `fetch` wrote one. */
    evidence,
    /** Reviewers and the outcome of their findings. */
    tallies: tallyReviewers({ ...document, findings: reconciled.findings, refused: report.refused }),
    /** Results of the reviewers that this run started. */
    started: await readStarted(directory, manifest),
    render: renderContext(
      { manifest, diff, linkHosts: effective.linkHosts, refusals: applied.commands.refusals },
      { tool, redact },
    ),
    /** Results for findings marked as fixed; undefined if none was checked again. */
    rechecked: checksAgain ? recheckedIn(compared, marked) : undefined,
  };
}

/**
 * The finding as it is weighed: with the originals of earlier runs that still count, and by them alone where its own are
 * withheld.
 */
export function withOpenOriginals(finding: Finding, { openOriginals }: Pick<Reconciled, 'openOriginals'>) {
  const originals = openOriginals.get(finding.fingerprint);
  if (originals === undefined) return finding;
  // Each original has its own advisory flag.
  const { advisory: _, suppressed, ...weighable } = finding;
  const own = suppressed === undefined ? [finding] : [];
  return {
    ...weighable,
    severity: mostSevere([...own, ...originals].map(({ severity }) => severity)),
    sources: own.flatMap(({ sources }) => sources),
    originals,
  };
}
