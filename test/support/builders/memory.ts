import type { AppliedCommands } from '../../../src/comments/judge-requests.ts';
import type { EarlierFinding } from '../../../src/comments/ledger.ts';
import type { Passage } from '../../../src/comments/passage.ts';
import { createHistory } from '../../../src/memory/changes-since-review.ts';
import type { Memory } from '../../../src/memory/memory.ts';
import type { ReconcileInput } from '../../../src/memory/reconcile.ts';
import type {
  Comment,
  Conversation,
  PublishedReview,
  ReviewState,
  Thread,
} from '../../../src/model/conversation.ts';
import type { Since } from '../../../src/model/files.ts';
import type { RememberedFinding } from '../../../src/model/known-finding.ts';
import { type ReviewMark, toolKey } from '../../../src/model/mark.ts';
import { builder } from './builder.ts';
import { baseCommit, checkName, headCommit } from './run.ts';

export const buildKnown = builder<RememberedFinding>({
  kind: 'finding',
  head: baseCommit,
  fingerprint: 'f'.repeat(16),
  id: 'security-841254fe-3',
  severity: 'high',
  confidence: 'high',
  preExisting: false,
  reviewers: ['claude'],
  contestedBy: [],
  title: '0'.repeat(4),
  alsoAt: [],
  named: [],
});

/** By default our own comment. */
export const buildComment = builder<Comment>({
  id: 1,
  nodeId: 'PRRC_1',
  author: 'github-actions',
  ours: true,
  inOwnWords: false,
  editedByOthers: false,
  review: null,
  body: 'What it says',
  url: 'https://github.com/t',
  writtenAt: '2026-01-02T00:00:00Z',
  reactions: [],
});

/** By default our own review, which shows nothing. */
export const buildReview = builder<PublishedReview>({
  id: 7,
  nodeId: 'R_7',
  author: 'github-actions',
  ours: true,
  state: 'COMMENTED',
  editedByOthers: false,
  body: '',
  url: 'https://github.com/r',
});

/** By default without comments. */
export const buildConversation = builder<Conversation>({
  schemaVersion: 1,
  viewer: 'github-actions[bot]',
  reviews: [],
  threads: [],
  comments: [],
  people: [],
  headSince: null,
  complete: true,
});

/** The results of a conversation without commands. */
export const buildCommands = builder<AppliedCommands>({
  acceptances: [],
  waivers: [],
  questions: [],
  answers: [],
});

export const buildThread = builder<Thread>({
  nodeId: 'T_1',
  path: 'src/a.ts',
  line: 3,
  resolved: false,
  resolvedBy: null,
  outdated: false,
  comments: [buildComment()],
});

/** A finding of an earlier run in a thread of its own. */
export function buildEntry(
  mark: Partial<RememberedFinding> = {},
  thread: Partial<Thread> = {},
): EarlierFinding {
  const built = buildThread(thread);
  const [comment] = built.comments;
  return {
    remembered: buildKnown(mark),
    shownAt: {
      in: 'thread',
      thread: built,
      comment: comment ?? buildComment(),
      shows: mark.kind ?? 'finding',
      leads: true,
      url: 'https://github.com/t',
    },
  };
}

/** A finding of an earlier run in a review's text. */
export function buildEntryInReview(mark: Partial<RememberedFinding> = {}, passage?: Passage): EarlierFinding {
  return {
    remembered: buildKnown(mark),
    shownAt: { in: 'body', url: 'https://github.com/r', ...(passage && { passage }) },
  };
}

/** Nothing is found now or was before; files are unchanged unless `since` says otherwise. */
export function buildReconcileInput(
  overrides: Partial<ReconcileInput> & { readonly since?: readonly Since[] } = {},
): ReconcileInput {
  const { since = [], ...rest } = overrides;
  return {
    findings: [],
    reviewers: [],
    ledger: [],
    complete: true,
    history: createHistory(headCommit, since),
    head: headCommit,
    isFull: true,
    unread: new Set(),
    isBlocking: ({ remembered }) => remembered.severity === 'critical' || remembered.severity === 'high',
    ...rest,
  };
}

export function buildMemory(last: Partial<ReviewMark> & { readonly state?: ReviewState } = {}): Memory {
  const { state = 'COMMENTED', ...overrides } = last;
  const mark: ReviewMark = {
    kind: 'review',
    tool: toolKey(checkName),
    head: baseCommit,
    key: 'e'.repeat(16),
    event: 'COMMENT',
    digest: '0'.repeat(8),
    comments: 0,
    hidden: 0,
    questions: [],
    ...overrides,
  };
  return {
    ledger: [],
    reviews: [{ id: 7, nodeId: 'PRR_7', url: 'https://github.com/r', state, body: '', mark }],
    newestReview: 0,
    forgotten: [],
    complete: true,
  };
}
