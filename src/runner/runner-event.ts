import { z } from 'zod';
import type { CommentEvent } from '../comments/requests.ts';
import { CommitId } from '../model/review-document.ts';

const Side = z.looseObject({
  ref: z.string(),
  sha: z.string(),
  /** Null when the fork is deleted. */
  repo: z.looseObject({ full_name: z.string() }).nullable().optional(),
});

const PullRequestPayload = z.looseObject({
  action: z.string(),
  pull_request: z.looseObject({
    number: z.number().int().min(1),
    head: Side,
    base: Side,
  }),
  /** For an edited pull request: the changed fields with their previous values. */
  changes: z.looseObject({ base: z.looseObject({}).optional() }).optional(),
});

/** A comment's author is null when the account is deleted. */
const CommentPayload = z.looseObject({
  action: z.string(),
  comment: z.looseObject({
    body: z.string().nullish(),
    user: z.looseObject({ type: z.string() }).nullish(),
  }),
  /** The previous text of an edited comment. */
  changes: z.looseObject({ body: z.looseObject({ from: z.string() }).optional() }).optional(),
});

const IssuePayload = z.looseObject({
  action: z.string(),
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
  }),
});

/**
 * The event that started the workflow, as far as a run depends on it. `pull-request` is any event whose
 * payload contains the pull request; `other` needs the `pull-request` input.
 */
export type RunnerEvent =
  | {
      readonly kind: 'pull-request';
      readonly name: string;
      readonly action: string;
      readonly number: number;
      readonly head: string;
      /** Whether the head is in another repository, or in a deleted one. */
      readonly fork: boolean;
      /** The edited part; `words` are the title and the description. */
      readonly edited?: 'base' | 'words';
    }
  | (CommentEvent & {
      readonly kind: 'comment';
      readonly name: string;
      readonly action: string;
      /** Number of the pull request, or of an issue that is not one. */
      readonly number: number;
    })
  | {
      readonly kind: 'merge-group';
      readonly name: string;
      /** The commit that the queue built and wants to merge. */
      readonly head: string;
      /** Name of the target branch. */
      readonly branch: string;
    }
  | {
      readonly kind: 'workflow-run';
      readonly name: string;
      /** Id of the finished run. */
      readonly run: number;
      /** The event that started that run. */
      readonly cause: string;
      readonly head: string;
      /** `owner/name`; undefined when the fork is deleted. */
      readonly headRepository?: string;
      /** Null when it is on no branch. */
      readonly headBranch: string | null;
    }
  | { readonly kind: 'other'; readonly name: string };

/** Throws a `ZodError` when a payload lacks a documented property of its event. */
export function parseEvent(name: string, payload: unknown): RunnerEvent {
  switch (name) {
    case 'pull_request':
    case 'pull_request_target':
      return pullRequestIn(name, payload);
    case 'pull_request_review_comment': {
      const { number, head, base } = PullRequestPayload.parse(payload).pull_request;
      const readOnly = head.repo?.full_name !== base.repo?.full_name;
      return { kind: 'comment', name, number, onPullRequest: true, readOnly, ...commentIn(payload) };
    }
    case 'issue_comment': {
      const { number, pull_request } = IssuePayload.parse(payload).issue;
      const onPullRequest = pull_request !== undefined;
      return { kind: 'comment', name, number, onPullRequest, readOnly: false, ...commentIn(payload) };
    }
    case 'merge_group': {
      const { head_sha: head, base_ref: ref } = MergeGroupPayload.parse(payload).merge_group;
      return { kind: 'merge-group', name, head, branch: ref.replace(/^refs\/heads\//, '') };
    }
    case 'workflow_run': {
      const { workflow_run: run } = WorkflowRunPayload.parse(payload);
      return {
        kind: 'workflow-run',
        name,
        run: run.id,
        cause: run.event,
        head: run.head_sha,
        headBranch: run.head_branch,
        ...(run.head_repository && { headRepository: run.head_repository.full_name }),
      };
    }
    default:
      return { kind: 'other', name };
  }
}

function commentIn(payload: unknown) {
  const { action, comment, changes } = CommentPayload.parse(payload);
  const previousBody = changes?.body?.from;
  return {
    action,
    body: comment.body ?? '',
    byPerson: comment.user?.type === 'User',
    ...(previousBody !== undefined && { previousBody }),
  };
}

function pullRequestIn(name: string, payload: unknown): RunnerEvent {
  const { action, pull_request, changes } = PullRequestPayload.parse(payload);
  const { number, head, base } = pull_request;
  return {
    kind: 'pull-request',
    name,
    action,
    number,
    head: head.sha,
    fork: head.repo?.full_name !== base.repo?.full_name,
    ...(action === 'edited' && { edited: changes?.base === undefined ? 'words' : 'base' }),
  };
}
