import {
  type AppliedCommands,
  applyCommands,
  type Facts,
  type KnownJudged,
} from '../comments/apply-commands.ts';
import { countIgnored } from '../fetch/cut-change.ts';
import { createHistory, SinceFile } from '../memory/changes-since-review.ts';
import {
  judgeRemembered,
  respectDismissal,
  settleRefused,
  suppressRemembered,
} from '../memory/judge-remembered.ts';
import { emptyMemory, type Memory, readConversation, recallMemory, unreadMemory } from '../memory/memory.ts';
import { type Rechecked, type Reconciled, recheckedIn, reconcile } from '../memory/reconcile.ts';
import { isMarkedFixed, withWholeDocuments } from '../memory/silence.ts';
import type { Conversation } from '../model/conversation.ts';
import type { ReviewDirectory } from '../model/files.ts';
import type { IngestReport } from '../model/ingest-report.ts';
import { type Manifest, scopeName } from '../model/manifest.ts';
import { toolKey } from '../model/mark.ts';
import { raisedBy } from '../model/original.ts';
import type { ReviewDocument } from '../model/review-document.ts';
import { countCompleted } from '../model/reviewer.ts';
import type { Decision } from '../policy/decision.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import { type Conclusion, conclude, type Publication } from '../policy/gate-decision.ts';
import { resumesVerdict, type Settings } from '../policy/settings.ts';
import { weigh } from '../policy/weight.ts';
import {
  findingsFile,
  ingestReportFile,
  loadPolicy,
  manifestFile,
  readKeptFile,
  readOwn,
  readOwnPinned,
  requireHead,
  reviewFiles,
} from '../review-directory/review-files.ts';
import { type EvidencePage, readEvidence } from './evidence-text.ts';

/**
 * Decides a run from its facts. Also used to conclude again from stored state, so that both give the same
 * texts.
 */
export function concludeRun(run: {
  readonly decision: Decision;
  readonly facts: Facts;
  readonly publication: Publication;
}): Conclusion {
  const { decision, facts, publication } = run;
  const { effective, reviewers, coverage, ignored } = facts;
  return conclude({
    decision,
    publication,
    failOn: effective.failOn,
    enforce: effective.enforce,
    reviewers: countCompleted(reviewers),
    files: coverage,
    ignored,
  });
}

/** A run read from its files, combined with the memory of earlier runs. */
export interface LoadedRun {
  readonly manifest: Manifest;
  /** Findings have the ids under which they were first published. */
  readonly document: ReviewDocument;
  readonly report: IngestReport;
  readonly effective: EffectivePolicy;
  readonly memory: Memory;
  readonly reconciled: Reconciled;
  readonly decision: Decision;
  /** Facts and findings before people's commands are applied. */
  readonly facts: Facts;
  readonly judged: readonly KnownJudged[];
  /** The same findings after people's commands were applied. */
  readonly weighed: readonly KnownJudged[];
  /** Absent for a worktree. */
  readonly conversation?: Conversation | undefined;
  readonly commands: AppliedCommands;
  /** The evidence pack, if `fetch` wrote one. */
  readonly evidence?: EvidencePage | undefined;
  /** Results for findings marked as fixed; absent if none was checked again. */
  readonly rechecked?: Rechecked;
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

/**
 * Reads the files of this run and decides. `write` and `gate` both use it and agree, because the decision is
 * a pure function of the files and the memory.
 */
export async function loadRun(directory: ReviewDirectory, settings: Settings): Promise<LoadedRun> {
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
      : recallMemory(conversation, tool, await readKeptFile(directory, manifest), document.head);
  const since = await readOwnPinned(directory, manifest, { name: reviewFiles.since, schema: SinceFile });
  const history = createHistory(document.head, since ?? []);
  const checksAgain = manifest.source === 'github' && settings.mode === 'verify';
  const marked = checksAgain ? memory.ledger.filter((entry) => isMarkedFixed(entry, history)) : [];
  const compared = reconcile({
    findings: document.findings,
    raisedBy,
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
  const evidence = await readEvidence(directory, manifest);
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
    unverified: resumesVerdict({ ...settings, source: manifest.source }) ? countMarkedFixed(document) : 0,
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
    lane: evidence?.pack.risk.lane,
    scope: manifest.scope && scopeName(manifest.scope),
    effective,
  };
  const today = manifest.fetchedAt.slice(0, 10);
  const weighed = suppressRemembered(compared, effective.suppress, today);
  const notes = [...report.notes, ...weighed.notes];
  const remembered = weighed.stillOpen.map((entry) => ({
    ...judgeRemembered(entry),
    fingerprint: entry.remembered.fingerprint,
    title: `still open from an earlier run${entry.shownAt.url === undefined ? '' : `: ${entry.shownAt.url}`}`,
  }));
  const current = weighed.findings.map((finding) => {
    const originals = weighed.openOriginals.get(finding.fingerprint);
    if (originals === undefined) return finding;
    // Each original has its own advisory flag.
    const { advisory: _, ...weighable } = finding;
    return { ...weighable, originals };
  });
  const judged = [...current, ...remembered];
  const { ledger } = memory;
  const author = manifest.pullRequest?.author ?? null;
  const applied = applyCommands({ judged, facts, ledger, conversation, author, tool });
  const reconciled = settleRefused(weighed, applied.commands.refusals, ledger);
  const decision = respectDismissal(applied.decision, { memory, reconciled, rules: effective.blocking });
  return {
    manifest,
    document: { ...document, findings: reconciled.findings },
    report: { ...report, notes },
    effective,
    memory,
    reconciled,
    decision,
    facts,
    judged,
    weighed: applied.findings,
    conversation,
    commands: applied.commands,
    evidence,
    ...(checksAgain && { rechecked: recheckedIn(compared, marked) }),
  };
}
