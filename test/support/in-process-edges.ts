import type { GatePort } from '../../src/gate/gate-port-shape.ts';
import type { ClientOptions } from '../../src/github/client.ts';
import { createGitHubGate } from '../../src/github/github-gate.ts';
import { createGitHubPublisher } from '../../src/github/github-publisher.ts';
import { readMarks, toolKey } from '../../src/model/mark.ts';
import { defaultPolicyPath } from '../../src/policy/policy.ts';
import type { Gate } from '../../src/policy/settings.ts';
import type { Publisher } from '../../src/write/publish.ts';
import type { PullRequest } from './github/model/pull-request.ts';
import type { Permissions } from './github/model/world.ts';
import type { GitHubStandIn } from './github/stand-in.ts';
import { connectAs } from './github-client.ts';
import { documentedPermissions } from './twelve-findings.ts';

export interface InProcessToken {
  readonly github: GitHubStandIn;
  readonly pull: PullRequest;
  readonly permissions?: Permissions;
  /** Default `github-actions[bot]`. */
  readonly login?: string;
  readonly client?: Partial<ClientOptions>;
}

/** The real client with a token of its own, and the ports that write through it. */
export async function connectInProcess(
  { github, pull, login, ...options }: InProcessToken,
  instance: { readonly gate: Gate; readonly checkName: string },
) {
  const { repository } = pull;
  const { owner, name: repo } = repository;
  const permissions = options.permissions ?? documentedPermissions;
  const token = { repository, permissions, ...(login === undefined ? {} : { login }) };
  const { client } = await connectAs(github, token, options.client);
  const target = { client, owner: owner.login, repo };
  const address = { owner: owner.login, repo, number: pull.number };
  const tool = toolKey(instance.checkName);
  const isOurs = (body: string) => readMarks(body, tool).length > 0;
  return {
    client,
    address,
    tool,
    publisher: async (): Promise<Publisher> => createGitHubPublisher({ client, ...address }, isOurs),
    gate: async (): Promise<GatePort | undefined> =>
      instance.gate === 'job'
        ? undefined
        : createGitHubGate(instance.gate, { ...target, policyPath: defaultPolicyPath, failOn: undefined }),
  };
}
