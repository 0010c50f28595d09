import type { Facts, KnownJudged } from '../comments/accept-findings.ts';
import { applyCommands } from '../comments/apply-commands.ts';
import type { EarlierFinding } from '../comments/ledger.ts';
import { formerPath } from '../diff/hunk.ts';
import { createHistory, isMarkedFixed, withWholeDocuments } from '../memory/changes-since-review.ts';
import { emptyMemory, judgeRemembered, type Memory, recallMemory, unreadMemory } from '../memory/memory.ts';
import {
  type Rechecked,
  type Reconciled,
  recheckedIn,
  reconcile,
  withOpenOriginals,
} from '../memory/reconcile.ts';
import { respectDismissal, settleAccepted, suppressRemembered } from '../memory/settle-remembered.ts';
import type { ApprovalFacts } from '../model/conversation.ts';
import type { Finding } from '../model/finding.ts';
import { tallyReviewers } from '../model/ingest-report.ts';
import { cached } from '../model/lists.ts';
import { isComplete, type Manifest, scopeName, unnamedFiles } from '../model/manifest.ts';
import { toolKey } from '../model/mark.ts';
import type { ReviewDocument } from '../model/review-document.ts';
import { isPartly } from '../model/reviewer.ts';
import { listNames } from '../model/text.ts';
import { appsIn } from '../policy/effective-policy.ts';
import { matchesAny } from '../policy/glob.ts';
import type { HumanApproval } from '../policy/policy.ts';
import { resumesVerdict } from '../policy/settings.ts';
import { weigh } from '../policy/weight.ts';
import { withLate, withRefutations } from './late-and-refuted.ts';
import { renderContext } from './render-context.ts';
import type { Run, RunFiles } from './run.ts';

/** The decision on a run: recalls what earlier runs knew, compares, applies people's commands, and decides. Pure. */
export function decideRun(files: RunFiles, redact: (text: string) => string): Run {
  const { settings, manifest, diff, document, effective, conversation, kept } = files;
  const { blocking: rules } = effective;
  const tool = toolKey(settings.checkName);
  const memory = recall(files, tool);
  const { ledger } = memory;
  const { rechecked, ...compared } = compareWithEarlier(files, memory);
  const facts = factsOf(files, memory, compared);
  const { notes, ...weighed } = suppressRemembered(compared, effective.suppress, dayOf(manifest));
  const judged = judgedIn(weighed);
  const author = manifest.pullRequest?.author ?? null;
  const approved = { head: document.head, submitted: kept?.submitted };
  const applied = applyCommands({ judged, facts, ledger, conversation, author, tool, approved });
  const { acceptances } = applied.commands;
  const weighedAs = new Map(applied.findings.map((finding) => [finding.id, finding]));
  const reconciled = settleAccepted(weighed, weighedAs, { acceptances, ledger });
  const decision = respectDismissal(applied.decision, { memory, reconciled, rules });
  const decided = { ...document, findings: reconciled.findings };
  const report = { ...files.report, notes: [...files.report.notes, ...notes] };
  return {
    ...files,
    document: decided,
    report,
    memory,
    reconciled,
    facts,
    judged,
    commands: applied.commands,
    weighed: applied.findings,
    decision,
    weightOf: cached((finding: Finding) => weigh(weighedAs.get(finding.id) ?? finding, rules)),
    tallies: tallyReviewers({ ...decided, refused: report.refused }),
    rechecked,
    render: renderContext(
      { manifest, diff, linkHosts: effective['link-hosts'], acceptances },
      { tool, redact },
    ),
  };
}

/** The day of a run in UTC, as `2026-12-31`. */
function dayOf({ fetchedAt }: Manifest): string {
  return fetchedAt.slice(0, 10);
}

/** Without a conversation, a pull request's memory is unknown, and a worktree's is empty. */
function recall(files: RunFiles, tool: string): Memory {
  const { conversation, manifest, kept, document } = files;
  if (conversation !== undefined)
    return recallMemory(conversation, tool, kept, { head: document.head, whole: wholeReviewers(files) });
  return manifest.source === 'github' ? unreadMemory : emptyMemory;
}

/** Reviewers that completed a review of the whole change. */
function wholeReviewers({ settings, manifest, document, report }: RunFiles): ReadonlySet<string> {
  const isWhole = settings.mode === 'full' && isComplete(manifest.coverage);
  const reviewers = isWhole ? withWholeDocuments(document.reviewers, report.documents) : [];
  const completed = reviewers.filter((each) => each.outcome.state === 'reviewed' && !isPartly(each));
  return new Set(completed.map(({ id }) => id));
}

interface Compared extends Reconciled {
  /** What a `verify` run of a pull request found of the findings that were marked as fixed. */
  readonly rechecked: Rechecked | undefined;
}

/** This run's findings compared with those of earlier runs, the late and the refuted ones marked. */
function compareWithEarlier(files: RunFiles, memory: Memory): Compared {
  const { settings, manifest, document, report, effective } = files;
  const history = createHistory(document.head, files.since);
  const checksAgain = manifest.source === 'github' && settings.mode === 'verify';
  const marked = checksAgain ? memory.ledger.filter((entry) => isMarkedFixed(entry, history)) : [];
  const compared = reconcile({
    findings: document.findings,
    reviewers: withWholeDocuments(document.reviewers, report.documents),
    ledger: memory.ledger,
    complete: memory.complete && memory.lost === undefined,
    history,
    head: document.head,
    isFull: settings.mode === 'full',
    unread: new Set(manifest.coverage.missing.map(({ path }) => path)),
    isBlocking: (entry) => weigh(judgeRemembered(entry), effective.blocking) === 'blocking',
    markedFixed: new Set(marked),
    apps: appsIn(effective),
  });
  return {
    ...withRefutations(withLate(compared, files), effective),
    rechecked: checksAgain ? recheckedIn(compared, marked) : undefined,
  };
}

/** What the decision depends on in addition to findings and commands. */
function factsOf(files: RunFiles, memory: Memory, compared: Reconciled): Facts {
  const { settings, manifest, document, report, effective, evidence } = files;
  const resumes = resumesVerdict({ ...settings, target: manifest.source });
  return {
    reviewers: document.reviewers,
    refused: report.refused,
    coverage: manifest.coverage,
    ignored: files.ignored,
    expectsReviewer: settings.stage === 'publish' && manifest.source === 'local',
    commandsUnread: !memory.complete,
    partlyRemembered: memory.partial,
    size: manifest.size,
    policy: manifest.policy,
    unverified: resumes ? countMarkedFixed(document) : 0,
    claims: [...claimsIn(document, compared), ...claimsOfAbort(manifest)],
    questions: document.documents.reduce((sum, { questions }) => sum + questions.length, 0),
    postponed: effective.drafts === 'skip' && manifest.pullRequest?.draft === true,
    lane: evidence?.risk.lane,
    scope: manifest.scope && scopeName(manifest.scope),
    approval: approvalFacts(files),
    effective,
  };
}

type Change = Pick<RunFiles, 'manifest' | 'diff' | 'evidence'>;

/** More factors, tools or patterns would bury the rest of a title. */
const maxNames = 4;

function named(names: readonly string[]): string {
  return names.length === 0 ? '' : ` (${listNames(names, maxNames)})`;
}

/** What is unknown counts as what policy asks for. */
function* whyAsked({ lanes, paths, 'ai-authored': aiAuthored }: HumanApproval, change: Change) {
  const { evidence, manifest } = change;
  const { lane, factors = [] } = evidence?.risk ?? {};
  if (lanes.length > 0 && (lane === undefined || lanes.includes(lane)))
    yield `the risk lane is ${lane ?? 'unknown'}${named(factors.map(({ factor }) => factor))}`;
  const isUnknown = evidence === undefined || manifest.unknown.includes('authorship');
  if (aiAuthored && isUnknown) yield 'it is unknown whether AI wrote part of it';
  else if (aiAuthored && evidence?.authorship.ai_assisted === true)
    yield `AI wrote part of it${named(evidence.authorship.ai_tools)}`;
  const touched = changedPaths(change);
  if (paths.length > 0 && touched.includes(unnamedFiles)) yield 'not all changed files are known';
  const matched = paths.filter((pattern) => touched.some(matchesAny([pattern])));
  if (matched.length > 0) yield `files changed for which policy asks${named(matched)}`;
}

function changedPaths({ manifest, diff, evidence }: Change): readonly string[] {
  const listed = evidence?.diff.touched_files.map(({ path }) => path) ?? [];
  const inDiff = diff.files.flatMap((file) => [file.path, formerPath(file) ?? file.path]);
  return [...new Set([...listed, ...inDiff, ...manifest.coverage.missing.map(({ path }) => path)])];
}

/** Why people must approve a pull request, and who has a part in it; undefined where policy asks for no approval. */
export function approvalFacts({
  effective,
  ...change
}: Change & Pick<RunFiles, 'effective'>): ApprovalFacts | undefined {
  const rule = effective['human-approval'];
  const { pullRequest, parties = { requesters: [], pushers: [] } } = change.manifest;
  if (rule === undefined || pullRequest === undefined) return undefined;
  return { why: [...whyAsked(rule, change)], parties };
}

function countMarkedFixed({ findings }: ReviewDocument): number {
  return findings.filter(({ status, suppressed }) => status === 'fixed' && suppressed === undefined).length;
}

/** Each document's claims, with the findings that they rest on under their published ids. */
function claimsIn({ documents }: ReviewDocument, { findings }: Reconciled): Facts['claims'] {
  return documents.map(({ reviewer, claims }, index) => ({
    reviewer,
    claims,
    findings: findings
      .filter(({ sources }) => sources.some((source) => source.document === index))
      .map(({ id }) => id),
  }));
}

/** An ABORT that a quick check cannot lift holds as if its review claimed it again. */
function claimsOfAbort({ abortedBy }: Manifest): Facts['claims'] {
  return abortedBy === undefined
    ? []
    : [{ reviewer: `review ${abortedBy}`, claims: { verdict: 'ABORT' }, findings: [] }];
}

/** This run's findings and the open ones of earlier runs, as the decision takes them. */
function judgedIn(reconciled: Reconciled): readonly KnownJudged[] {
  return [
    ...reconciled.findings.map((finding) => withOpenOriginals(finding, reconciled)),
    ...reconciled.stillOpen.map((entry) => describeRemembered(entry, 'still open from an earlier run')),
  ];
}

/** A finding of an earlier run as a decision and explanations take it. */
export function describeRemembered(
  entry: EarlierFinding,
  origin: string,
): KnownJudged & { readonly fingerprint: string; readonly title: string } {
  const { remembered, shownAt } = entry;
  const title = shownAt.url === undefined ? origin : `${origin}: ${shownAt.url}`;
  return { ...judgeRemembered(entry), fingerprint: remembered.fingerprint ?? '', title };
}
