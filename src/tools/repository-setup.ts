import { z } from 'zod';
import type { Answer, Api, Rest } from '../github/api.ts';
import { RequestFailed } from '../github/request-failure.ts';

const Repository = z.object({ default_branch: z.string() });

const RequiredCheck = z.object({ context: z.string(), integration_id: z.number().nullish() });
const Rule = z.union([
  z.object({
    type: z.literal('required_status_checks'),
    parameters: z.object({ required_status_checks: z.array(RequiredCheck) }),
  }),
  z.object({ type: z.string() }).transform(({ type }) => ({ type, parameters: undefined })),
]);

const Branch = z.object({
  protected: z.boolean(),
  protection: z
    .object({ required_status_checks: z.object({ contexts: z.array(z.string()).default([]) }).optional() })
    .optional(),
});
const WorkflowPermissions = z.object({ can_approve_pull_request_reviews: z.boolean() });

/** Protection of a repository's default branch, as far as the token may read it. */
export interface RepositorySetup {
  readonly defaultBranch: string;
  /** Undefined when the token may not read rules. */
  readonly rules?: {
    readonly requiredChecks: readonly { readonly name: string; readonly app?: number }[];
    readonly hasMergeQueue: boolean;
  };
  /** Undefined when the token may not read it. */
  readonly workflowsMayApprove?: boolean;
}

/** Throws `RequestFailed` when the repository cannot be read. */
export async function readRepositorySetup(api: Api, owner: string, repo: string): Promise<RepositorySetup> {
  const { default_branch: branch } = await api.call(Repository, (rest) => rest.repos.get({ owner, repo }));
  const [rules, legacy, workflow] = await Promise.all([
    allowed(api, z.array(Rule), (rest) => rest.repos.getBranchRules({ owner, repo, branch, per_page: 100 })),
    allowed(api, Branch, (rest) => rest.repos.getBranch({ owner, repo, branch })),
    allowed(api, WorkflowPermissions, (rest) =>
      rest.actions.getGithubActionsDefaultWorkflowPermissionsRepository({ owner, repo }),
    ),
  ]);
  const required = (rules ?? []).flatMap(({ parameters }) => parameters?.required_status_checks ?? []);
  const contexts = legacy?.protection?.required_status_checks?.contexts ?? [];
  return {
    defaultBranch: branch,
    ...((rules !== undefined || legacy !== undefined) && {
      rules: {
        requiredChecks: [
          ...required.map(({ context, integration_id: app }) => ({
            name: context,
            ...(app !== undefined && app !== null && { app }),
          })),
          ...contexts.map((name) => ({ name })),
        ],
        hasMergeQueue: (rules ?? []).some(({ type }) => type === 'merge_queue'),
      },
    }),
    ...(workflow !== undefined && { workflowsMayApprove: workflow.can_approve_pull_request_reviews }),
  };
}

/** Undefined when the token may not read it or it does not exist. */
async function allowed<T>(
  api: Api,
  schema: z.ZodType<T>,
  send: (rest: Rest) => Promise<Answer>,
): Promise<T | undefined> {
  try {
    return await api.call(schema, send);
  } catch (error) {
    const status = error instanceof RequestFailed ? error.status : undefined;
    if (status === 403 || status === 404) return undefined;
    throw error;
  }
}
