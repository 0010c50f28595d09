import { z } from 'zod';
import { CommitId } from '../domain/review-document.ts';
import { PinnedPullRequest } from './github/pull-request.ts';

const Side = z.looseObject({
  ref: z.string(),
  sha: z.string(),
  /** Null when the fork is gone. */
  repo: z.looseObject({ full_name: z.string() }).nullable().optional(),
});

const PullRequestPayload = z.looseObject({
  action: z.string(),
  pull_request: z.looseObject({
    number: z.number().int().min(1),
    draft: z.boolean().optional(),
    head: Side,
    base: Side,
  }),
});

const IssuePayload = z.looseObject({
  action: z.string(),
  issue: z.looseObject({ number: z.number().int().min(1), pull_request: z.looseObject({}).optional() }),
});

const DispatchPayload = z.looseObject({ inputs: z.record(z.string(), z.unknown()).nullish() });

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
 * What started the workflow, as far as a run depends on it. `pull-request` is any event whose payload holds the
 * whole pull request; `other` has to be told its pull request by the `pull-request` input.
 */
export type RunnerEvent =
  | {
      readonly kind: 'pull-request';
      readonly name: string;
      readonly action: string;
      readonly number: number;
      readonly head: string;
      readonly base: string;
      /** The head lies in another repository, or in one that is gone. */
      readonly fork: boolean;
      readonly draft: boolean;
      /** The pull request as it was when this happened; absent where the payload has not all of it. */
      readonly pinned?: PinnedPullRequest;
    }
  | { readonly kind: 'comment'; readonly name: string; readonly action: string; readonly number: number }
  | { readonly kind: 'dispatch'; readonly name: string; readonly inputs: ReadonlyMap<string, string> }
  | {
      readonly kind: 'merge-group';
      readonly name: string;
      /** The commit that the queue built and wants to land. */
      readonly head: string;
      /** Name of the branch that it is to land on. */
      readonly branch: string;
    }
  | {
      readonly kind: 'workflow-run';
      readonly name: string;
      /** Id of the run that has finished. */
      readonly run: number;
      /** The event that had started it. */
      readonly cause: string;
      readonly head: string;
      /** `owner/name`; undefined when the fork is gone. */
      readonly headRepository?: string;
      /** Null for what is on no branch. */
      readonly headBranch: string | null;
    }
  | { readonly kind: 'other'; readonly name: string };

/** Throws a `ZodError` when a payload lacks what its event is documented to have. */
export function parseEvent(name: string, payload: unknown): RunnerEvent {
  switch (name) {
    case 'pull_request':
    case 'pull_request_target':
    case 'pull_request_review_comment':
      return toPullRequest(name, PullRequestPayload.parse(payload));
    case 'issue_comment': {
      const { action, issue } = IssuePayload.parse(payload);
      if (issue.pull_request === undefined) return { kind: 'other', name };
      return { kind: 'comment', name, action, number: issue.number };
    }
    case 'workflow_dispatch': {
      const inputs = Object.entries(DispatchPayload.parse(payload).inputs ?? {});
      return { kind: 'dispatch', name, inputs: new Map(inputs.map(([key, value]) => [key, String(value)])) };
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

function toPullRequest(
  name: string,
  { action, pull_request }: z.infer<typeof PullRequestPayload>,
): RunnerEvent {
  const { number, head, base, draft = false } = pull_request;
  const home = base.repo?.full_name;
  const fork = head.repo?.full_name !== home;
  const whole = PinnedPullRequest.safeParse(pull_request);
  return {
    kind: 'pull-request',
    name,
    action,
    number,
    head: head.sha,
    base: base.sha,
    fork,
    draft,
    ...(whole.success && { pinned: whole.data }),
  };
}
