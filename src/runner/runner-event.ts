import { z } from 'zod';
import type { CommentEvent } from '../comments/requests.ts';
import { accountName } from '../model/conversation.ts';
import { CommitId } from '../model/review-document.ts';

/** Null when the account is deleted. */
const User = z.looseObject({ login: z.string(), id: z.number().int(), type: z.string() }).nullish();
type User = z.infer<typeof User>;

type Place = NonNullable<CommentEvent['overwritten']>['place'];

/** Where a comment on a line is; absent in the conversation. */
const LinePayload = z
  .looseObject({
    path: z.string(),
    line: z.int().nullish(),
    start_line: z.int().nullish(),
    original_commit_id: CommitId.nullish(),
    pull_request_review_id: z.int().nullish(),
    in_reply_to_id: z.int().nullish(),
  })
  .transform(
    (line): Place => ({
      path: line.path,
      line: line.line ?? null,
      startLine: line.start_line ?? null,
      originalCommit: line.original_commit_id ?? null,
      review: line.pull_request_review_id ?? null,
      reply: line.in_reply_to_id != null,
      resolved: false,
      resolvedBy: null,
      outdated: line.line == null,
    }),
  );

const CommentPayload = z.looseObject({
  action: z.string(),
  sender: User,
  comment: z.looseObject({
    id: z.int().default(0),
    body: z.string().nullish(),
    user: User,
    html_url: z.string().default(''),
    updated_at: z.string().default(''),
  }),
  /** The previous text of an edited comment. */
  changes: z.looseObject({ body: z.looseObject({ from: z.string() }).optional() }).optional(),
});

type CommentPayload = z.infer<typeof CommentPayload>;

function appOf(user: User): CommentEvent['app'] {
  if (user?.type !== 'Bot') return undefined;
  return { login: accountName(user.login), id: user.id, type: 'Bot' };
}

/** The app that wrote a comment, and its text where someone else edited or deleted it. */
function appComment(payload: CommentPayload): Pick<CommentEvent, 'app' | 'overwritten'> {
  const { comment } = payload;
  const { id, html_url: url, updated_at: editedAt } = comment;
  const account = appOf(comment.user);
  const body = overwrittenText(payload);
  if (account === undefined || body === undefined) return { app: account, overwritten: undefined };
  const place = LinePayload.safeParse(comment).data;
  const overwritten = { id, account, body, url, editedAt, editedByOthers: false, place };
  return { app: account, overwritten };
}

/** What a text said before someone other than its author edited or deleted it; undefined for any other event. */
function overwrittenText({ action, sender, changes, comment }: CommentPayload): string | undefined {
  const { body, user } = comment;
  if (sender == null || sender.id === user?.id) return undefined;
  const before = changes?.body?.from;
  // Apps offer tasks, and who ticks one edits the comment.
  if (action === 'edited') return before?.replace(task, '') === body?.replace(task, '') ? undefined : before;
  return action === 'deleted' ? (body ?? '') : undefined;
}

const task = /^[ \t]*[-*] \[[ x]\]/gim;

const Side = z.looseObject({
  sha: z.string(),
  /** Null when the fork is deleted. */
  repo: z.looseObject({ full_name: z.string() }).nullable().optional(),
});

/** Who caused an event. */
const Sender = z.looseObject({ login: z.string() }).nullish();

const PullRequestPayload = z.looseObject({
  action: z.string(),
  pull_request: z.looseObject({
    number: z.number().int().min(1),
    head: Side,
    base: Side,
  }),
  sender: Sender,
  /** For an edited pull request: the changed fields with their previous values. */
  changes: z.looseObject({ base: z.looseObject({}).optional() }).optional(),
});

/** `commit_id` is null for a review of a commit that is gone. */
const ReviewPayload = PullRequestPayload.extend({
  review: z.looseObject({
    id: z.number().int(),
    commit_id: CommitId.nullish(),
    body: z.string().nullish(),
    user: User,
    /** In lower case, unlike in the API. */
    state: z.string().toUpperCase().optional(),
  }),
});

const IssuePayload = z.looseObject({
  issue: z.looseObject({ number: z.number().int().min(1), pull_request: z.looseObject({}).optional() }),
});

const MergeGroupPayload = z.looseObject({
  merge_group: z.looseObject({ head_sha: CommitId, base_ref: z.string() }),
});

const WorkflowRunPayload = z.looseObject({
  workflow_run: z.looseObject({
    id: z.number().int(),
    event: z.string(),
    head_sha: CommitId,
    head_branch: z.string().nullable(),
    head_repository: z.looseObject({ full_name: z.string() }).nullish(),
    /** Who caused the run; unlike `triggering_actor` not who started it again. */
    actor: Sender,
  }),
});

/**
 * The event that started the workflow, as far as a run depends on it. `pull-request` is any event whose
 * payload contains the pull request; `other` needs the `pull-request` input.
 */
export type RunnerEvent = Readonly<{ name: string } & EventFacts>;

type EventFacts = ReturnType<typeof factsOf>;

/** Throws a `ZodError` when a payload lacks a documented property of its event. */
export function parseEvent(name: string, payload: unknown): RunnerEvent {
  return { name, ...factsOf(name, payload) };
}

function factsOf(name: string, payload: unknown) {
  switch (name) {
    case 'pull_request':
    case 'pull_request_target':
      return pullRequestIn(payload);
    case 'pull_request_review':
      return reviewIn(payload);
    case 'pull_request_review_comment': {
      const { number, head, base } = PullRequestPayload.parse(payload).pull_request;
      const comment = commentIn(payload, { number, onPullRequest: true, readOnly: isFork(head, base) });
      // What an app writes on a line comes with its review, so only what others do to it counts.
      return { ...comment, app: comment.overwritten && comment.app };
    }
    case 'issue_comment': {
      const { number, pull_request } = IssuePayload.parse(payload).issue;
      return commentIn(payload, { number, onPullRequest: pull_request !== undefined, readOnly: false });
    }
    case 'merge_group': {
      const { head_sha: head, base_ref: ref } = MergeGroupPayload.parse(payload).merge_group;
      // The queue built the commit `head` and wants to merge it into `branch`.
      return { kind: 'merge-group', head, branch: ref.replace(/^refs\/heads\//, '') } as const;
    }
    case 'workflow_run':
      return workflowRunIn(payload);
    default:
      return { kind: 'other' } as const;
  }
}

/** A comment on the pull request, or the issue, with that number. */
function commentIn(
  payload: unknown,
  place: Pick<CommentEvent, 'onPullRequest' | 'readOnly'> & { readonly number: number },
) {
  const event = CommentPayload.parse(payload);
  const { comment, changes } = event;
  return {
    ...place,
    ...appComment(event),
    kind: 'comment' as const,
    body: comment.body ?? '',
    byPerson: comment.user?.type === 'User',
    previousBody: changes?.body?.from,
  };
}

/** A review that was submitted, edited or dismissed. What a person wrote in one is no command, but a vote. */
function reviewIn(payload: unknown) {
  const { action, pull_request, review: about } = ReviewPayload.parse(payload);
  const { number, head, base } = pull_request;
  const { id: review, commit_id: commit, body, user, state } = about;
  // The commit that the review is about; later GitHub may show it as another one (threat G2a).
  const submission = action === 'submitted' && commit != null ? { review, commit } : undefined;
  const isVote = user?.type === 'User' && state !== 'COMMENTED' && action !== 'edited';
  return {
    kind: 'comment' as const,
    number,
    onPullRequest: true,
    readOnly: isFork(head, base),
    body: body ?? '',
    byPerson: false,
    app: appOf(user),
    vote: isVote ? ({ approves: state === 'APPROVED' } as const) : undefined,
    submission,
  };
}

function pullRequestIn(payload: unknown) {
  const { action, pull_request, changes, sender } = PullRequestPayload.parse(payload);
  const { number, head, base } = pull_request;
  const isPush = action === 'opened' || action === 'synchronize';
  /** The edited part; `words` are the title and the description. */
  const part = changes?.base === undefined ? ('words' as const) : ('base' as const);
  const edited = action === 'edited' ? part : undefined;
  return {
    kind: 'pull-request' as const,
    action,
    number,
    head: head.sha,
    fork: isFork(head, base),
    edited,
    /** Who pushed the head, as far as this event says it (threat G14). */
    pushedBy: isPush ? sender?.login : undefined,
  };
}

function workflowRunIn(payload: unknown) {
  const { workflow_run: run } = WorkflowRunPayload.parse(payload);
  return {
    kind: 'workflow-run' as const,
    /** Id of the finished run, and the event that started it. */
    run: run.id,
    cause: run.event,
    head: run.head_sha,
    /** Null when it is on no branch. */
    headBranch: run.head_branch,
    /** `owner/name`; undefined when the fork is deleted. */
    headRepository: run.head_repository?.full_name,
    /** Another event, such as that of a review, is no push. */
    pushedBy: run.event === 'pull_request' ? run.actor?.login : undefined,
  };
}

/** Whether the head is in another repository, or in a deleted one. */
function isFork(head: z.infer<typeof Side>, base: z.infer<typeof Side>): boolean {
  return head.repo?.full_name !== base.repo?.full_name;
}
