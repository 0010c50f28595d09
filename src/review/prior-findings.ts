import { z } from 'zod';
import { judgeRequests } from '../comments/judge-requests.ts';
import { type EarlierFinding, isOpen, passageOf } from '../comments/ledger.ts';
import { toVerdict, toVerdictFinding, verdictOf } from '../formats/verdict.ts';
import type { VerdictFinding } from '../formats/verdict-fields.ts';
import { createHistory, type History, isMarkedFixed } from '../memory/changes-since-review.ts';
import { judgeRemembered, type Memory, recallMemory } from '../memory/memory.ts';
import { placeNow } from '../memory/pair-findings.ts';
import { lastReview } from '../memory/review-record.ts';
import type { Conversation, Role } from '../model/conversation.ts';
import { hasOpenStatus, isDone } from '../model/finding.ts';
import { titleFrom } from '../model/identity.ts';
import { toolKey } from '../model/mark.ts';
import { raisedBy } from '../model/original.ts';
import type { ReviewerRole } from '../model/reviewer.ts';
import { jsonText, sha256, utf8Text } from '../model/text.ts';
import {
  conversationFile,
  keptFile,
  readOwnPinned,
  reviewFiles,
  sinceFile,
} from '../review-directory/review-files.ts';
import { subjectOf } from '../review-directory/verdict-files.ts';
import type { GivenFile } from './given-files.ts';
import type { ProgramContext } from './programs.ts';

/** What `fetch` wrote, and how it is to be reviewed. */
export type FetchedChange = Pick<ProgramContext, 'directory' | 'manifest' | 'settings' | 'effective'>;

/** An open finding of an earlier run: C5's fields, plus people's replies. */
interface PriorFinding extends VerdictFinding {
  /** Reviewers that raised it; empty when unknown. */
  readonly reviewers: readonly string[];
  readonly replies: readonly {
    /** Login; null when the account was deleted. */
    readonly author: string | null;
    /** The author's role, if this run read it. */
    readonly role: Role | 'unknown';
    readonly isPullRequestAuthor: boolean;
    readonly text: string;
  }[];
}

/** A C5 file with the open findings; its verdict follows from their severity alone. */
function priorFile(findings: readonly PriorFinding[], { manifest, settings }: FetchedChange): string {
  const open = findings.filter(hasOpenStatus);
  const header = {
    reviewId: sha256(JSON.stringify(findings)).slice(0, 8),
    timestamp: manifest.fetchedAt,
    ...subjectOf(manifest),
    mode: settings.mode,
    verdict: verdictOf(open),
    reportPath: '',
  };
  return jsonText(toVerdict(header, [...findings]));
}

/** Findings left open or marked as fixed by the last full review of this work. */
async function priorInWorkTree({ directory, manifest }: FetchedChange): Promise<readonly PriorFinding[]> {
  const { findings = [] } = (await lastReview(directory, manifest)) ?? {};
  return findings
    .filter((finding) => finding.suppressed === undefined && !isDone(finding))
    .map((finding) => ({ ...toVerdictFinding(finding), reviewers: raisedBy(finding), replies: [] }));
}

/** Findings published by earlier runs. */
export interface Published {
  readonly conversation: Conversation;
  readonly memory: Memory;
  /** Findings that were neither closed nor accepted. */
  readonly open: readonly EarlierFinding[];
  /** Changes between where the findings were last seen and this head. */
  readonly history: History;
  /** Whether someone allowed to waive the size did so for this head. */
  readonly isSizeWaived: boolean;
}

/** Undefined in a worktree, and when the conversation could not be read. */
export async function readPublished({
  directory,
  manifest,
  settings,
  effective,
}: FetchedChange): Promise<Published | undefined> {
  const conversation = await readOwnPinned(directory, manifest, conversationFile);
  if (conversation === undefined) return undefined;
  const tool = toolKey(settings.checkName);
  const kept = await readOwnPinned(directory, manifest, keptFile);
  const memory = recallMemory(conversation, tool, kept, manifest.commits);
  const { ledger } = memory;
  const author = manifest.pullRequest?.author ?? null;
  const { acceptances, waivers } = judgeRequests({
    judged: [],
    facts: { effective, reviewers: [] },
    ledger,
    conversation,
    author,
    tool,
    // What blocks is not decided yet, so the author's own command counts only where it always does.
    isDecisive: () => true,
  });
  const accepted = new Set(acceptances.filter(({ uncovered }) => uncovered.length === 0).map(({ id }) => id));
  const since = await readOwnPinned(directory, manifest, sinceFile);
  return {
    conversation,
    memory,
    open: ledger.filter((entry) => isOpen(entry) && !accepted.has(entry.remembered.id)),
    history: createHistory(manifest.commits.head, since ?? []),
    isSizeWaived: waivers.some(({ subject }) => subject === 'size'),
  };
}

export interface Prior {
  readonly findings: readonly PriorFinding[];
  /** Ids of review comments with our own findings. */
  readonly ownComments: readonly number[];
}

/** Open findings of earlier runs, from the pull request's conversation or a worktree's verdicts. */
export async function readPrior(context: FetchedChange, published: Published | undefined): Promise<Prior> {
  if (published === undefined) return { findings: await priorInWorkTree(context), ownComments: [] };
  const { open, memory } = published;
  return {
    findings: open.map((entry) => toPrior(entry, published, context)),
    ownComments: memory.ledger.flatMap(({ shownAt }) =>
      shownAt.in === 'thread' ? [shownAt.comment.id] : [],
    ),
  };
}

function toPrior(
  entry: EarlierFinding,
  { conversation, history }: Published,
  { manifest, settings }: FetchedChange,
): PriorFinding {
  const { remembered, shownAt } = entry;
  const { title, text = '' } = passageOf(entry);
  const place = placeNow(entry, history) ?? remembered.place;
  const judged = judgeRemembered(entry);
  const isFixed = settings.mode === 'verify' && isMarkedFixed(entry, history);
  const written = toVerdictFinding({
    ...judged,
    status: isFixed ? 'fixed' : judged.status,
    title: titleFrom(title ?? text) ?? judged.id,
    issue: text,
    locations: place === undefined || place === 'gone' ? [] : [place],
  });
  const roles = new Map(conversation.people.map(({ login, role }) => [login, role]));
  const author = manifest.pullRequest?.author ?? null;
  const comments = shownAt.in === 'thread' ? shownAt.thread.comments.filter(({ ours }) => !ours) : [];
  return {
    ...written,
    reviewers: remembered.reviewers,
    replies: comments.map((comment) => ({
      author: comment.author,
      role: roles.get(comment.author ?? '') ?? 'unknown',
      isPullRequestAuthor: comment.author !== null && comment.author === author,
      text: comment.body,
    })),
  };
}

/**
 * Files about earlier runs for one reviewer: the conversation, open findings, and changes since its last
 * completed review, if known. A challenger sees only its own findings and comments that are not ours.
 */
export function ownFiles(
  {
    id,
    role,
    since,
  }: { readonly id: string; readonly role: ReviewerRole; readonly since: Uint8Array | undefined },
  { findings, ownComments }: Prior,
  context: ProgramContext,
): readonly GivenFile[] {
  const isChallenger = role === 'challenger';
  const shown = findings.filter(({ reviewers }) => !isChallenger || reviewers.includes(id));
  const { comments } = context.change;
  const conversation = isChallenger ? withoutOwn(comments, new Set(ownComments)) : comments;
  return [
    { name: reviewFiles.comments, content: conversation, variable: 'PR_VERDICT_COMMENTS' },
    { name: 'prior.json', content: priorFile(shown, context), variable: 'PR_VERDICT_PRIOR' },
    ...(since ? [{ name: 'since.diff', content: since, variable: 'PR_VERDICT_SINCE' } as const] : []),
  ];
}

const CommentIds = z.array(z.looseObject({ id: z.number() }));

function withoutOwn(comments: Uint8Array, own: ReadonlySet<number>): string {
  const list = CommentIds.parse(JSON.parse(utf8Text(comments)));
  return jsonText(list.filter(({ id }) => !own.has(id)));
}
