import type { GatePort } from '../gate/gate-port-shape.ts';
import { createGitHubChecks } from './checks.ts';
import type { GitHubClient } from './client.ts';
import { type PolicyAsked, readHeadMembers } from './head-sharing.ts';
import { readNameOnHead } from './read-name-on-head.ts';
import { createGitHubStatuses } from './statuses.ts';

export interface GitHubGateOptions extends PolicyAsked {
  readonly client: GitHubClient;
  readonly owner: string;
  readonly repo: string;
}

/** Checks or statuses of one repository. */
export function createGitHubGate(kind: GatePort['kind'], options: GitHubGateOptions): GatePort {
  const { client, policyPath, failOn, ...repository } = options;
  const look: GatePort['look'] = (commit) => readNameOnHead(client, { ...repository, ...commit });
  const target = { client, ...repository };
  if (kind === 'status') return { kind, statuses: createGitHubStatuses(target), look };
  return {
    kind,
    checks: createGitHubChecks(target),
    members: (head) => readHeadMembers(client, { ...repository, head, policyPath, failOn }),
    look,
  };
}
