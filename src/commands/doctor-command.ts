import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { RepositoryAccess } from '../github/client.ts';
import { type Operation, readContents } from '../github/request-failure.ts';
import { onFailure } from '../model/failure.ts';
import { defaultPolicyPath } from '../policy/policy.ts';
import { hasRealFolders, readRegularFile } from '../runner/regular-file.ts';
import { answer, type Output, type Shell } from './command-answer.ts';
import { connectToGitHub } from './connect-to-github.ts';
import { type Check, type DoctorFacts, diagnose, type RepositorySetup } from './doctor-checks.ts';
import {
  actionAddress,
  isEnterpriseServer,
  remoteHost,
  remoteRepository,
  repositoryRoot,
  requireRepository,
} from './local-repository.ts';
import { readRecentApps } from './recent-apps.ts';

export interface DoctorOptions {
  /** `owner/name`; absent: the one that the remote `origin` names. */
  readonly repo?: string;
  readonly output: Output;
}

const signs: Readonly<Record<Check['level'], string>> = {
  ok: '✅',
  warning: '⚠️ ',
  problem: '❌',
  unknown: '❔',
};

/** Prints every check. Exit code 1 if one is a problem. */
export async function doctorCommand(options: DoctorOptions, shell: Shell): Promise<number> {
  const root = await repositoryRoot(shell.cwd);
  const repo = options.repo === undefined ? await remoteRepository(root) : requireRepository(options.repo);
  const setup = repo === undefined ? undefined : await readSetup(repo, shell);
  const checks = diagnose({
    ...(await readSetupFiles(root)),
    address: await actionAddress(),
    isServer: isEnterpriseServer(await remoteHost(root)),
    ...(setup !== undefined && { setup }),
  });
  const page = checks
    .map(
      ({ level, message, fix }) => `${signs[level]} ${message}\n${fix === undefined ? '' : `   → ${fix}\n`}`,
    )
    .join('');
  const problems = checks.filter(({ level }) => level === 'problem').length;
  answer({ data: { problems, checks }, page }, options.output, shell);
  return problems === 0 ? 0 : 1;
}

/** More than GitHub accepts of a workflow. */
const maxFileBytes = 1_000_000;

/** The workflows and the policy. Links and special files are reported and not read: a device never ends (threat I6). */
export async function readSetupFiles(root: string): Promise<Omit<DoctorFacts, 'address'>> {
  const folder = '.github/workflows';
  const unread: string[] = [];
  const read = (name: string) =>
    readRegularFile({ root, name, maxBytes: maxFileBytes }).catch(
      onFailure(({ message }) => void unread.push(message)),
    );
  const names = await workflowNames(root, folder).catch(
    onFailure(({ message }) => void unread.push(message)),
  );
  const texts = await Promise.all((names ?? []).map(async (path) => ({ path, bytes: await read(path) })));
  const policy = await read(defaultPolicyPath);
  return {
    policyPath: defaultPolicyPath,
    ...(policy && { policy }),
    workflows: texts.flatMap(({ path, bytes }) => (bytes ? [{ path, text: bytes.toString('utf8') }] : [])),
    unread,
  };
}

async function workflowNames(root: string, folder: string): Promise<readonly string[]> {
  if (!(await hasRealFolders(root, `${folder}/review.yml`))) return [];
  const names = await readdir(join(root, folder));
  return names
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => `${folder}/${name}`)
    .sort();
}

async function readSetup(repository: string, shell: Shell): Promise<RepositorySetup | undefined> {
  const client = await connectToGitHub(shell);
  const [owner = '', repo = ''] = repository.split('/');
  return client && readRepositorySetup({ client, owner, repo });
}

/** Of a busy repository, days. */
const recentPulls = 50;

const Repository = z.object({ default_branch: z.string() });

const RequiredCheck = z
  .object({ context: z.string(), integration_id: z.number().nullish() })
  .transform(({ context, integration_id: app }) => ({ name: context, app: app ?? undefined }));
const Rule = z.object({
  type: z.string(),
  parameters: z.object({ required_status_checks: z.array(RequiredCheck).default([]) }).optional(),
});
/** Protection as it was before rules. */
const Branch = z.object({
  protection: z
    .object({ required_status_checks: z.object({ contexts: z.array(z.string()).default([]) }).optional() })
    .optional(),
});
const WorkflowPermissions = z.object({ can_approve_pull_request_reviews: z.boolean() });

const readRules: Operation = { what: 'show the branch rules', permission: 'contents: read' };

async function readRepositorySetup({ client, owner, repo }: RepositoryAccess): Promise<RepositorySetup> {
  const { default_branch: branch } = await client.get(readContents, Repository, (rest) =>
    rest.repos.get({ owner, repo }),
  );
  const [rules, legacy, workflow, recent] = await Promise.all([
    ifAllowed(
      client.get(readRules, z.array(Rule), (rest) =>
        rest.repos.getBranchRules({ owner, repo, branch, per_page: 100 }),
      ),
    ),
    ifAllowed(client.get(readRules, Branch, (rest) => rest.repos.getBranch({ owner, repo, branch }))),
    ifAllowed(
      client.get(readRules, WorkflowPermissions, (rest) =>
        rest.actions.getGithubActionsDefaultWorkflowPermissionsRepository({ owner, repo }),
      ),
    ),
    ifAllowed(readRecentApps({ client, owner, repo }, recentPulls)),
  ]);
  const contexts = legacy?.protection?.required_status_checks?.contexts ?? [];
  const required = (rules ?? []).flatMap(({ parameters }) => parameters?.required_status_checks ?? []);
  const isReadable = rules !== undefined || legacy !== undefined;
  return {
    defaultBranch: branch,
    rules: isReadable
      ? {
          requiredChecks: [...required, ...contexts.map((name) => ({ name }))],
          hasMergeQueue: (rules ?? []).some(({ type }) => type === 'merge_queue'),
          requiresWorkflow: (rules ?? []).some(({ type }) => type === 'workflows'),
        }
      : undefined,
    workflowsMayApprove: workflow?.can_approve_pull_request_reviews,
    recent,
  };
}

/** Undefined when the token may not read it or it does not exist. */
function ifAllowed<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch(
    onFailure((failure) => {
      if (failure.code === 'GITHUB_PERMISSION_MISSING' || failure.code === 'GITHUB_NOT_FOUND')
        return undefined;
      throw failure;
    }),
  );
}
