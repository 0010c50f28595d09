import { z } from 'zod';
import { CommitId } from '../../../domain/review-document.ts';
import type { OnHead } from '../../../ports/publisher.ts';
import {
  ChecksOnHead,
  checksOnHead,
  checksOnHeadSelection,
  concernsChecksOnHead,
} from '../gate/checks-on-head.ts';
import type { GateOnHead } from '../gate/head-moves.ts';
import {
  concernsStatusOnHead,
  isHeldUp,
  newestStatus,
  StatusOnHead,
  statusOnHeadSelection,
} from '../gate/status-on-head.ts';
import { createGitHubStatuses } from '../gate/statuses.ts';
import type { GitHubClient } from '../transport/client.ts';
import type { GraphqlError } from '../transport/graphql.ts';

/** Declarations of the variables in `onHeadSelection`. */
export const onHeadVariables = '$gateName: String!, $checks: Boolean!, $status: Boolean!';

/** To be selected on a pull request: its head, and what this instance's gate says there. */
export const onHeadSelection = `
        headRefOid${checksOnHeadSelection}${statusOnHeadSelection}`;

export const OnHeadFields = z.object({
  headRefOid: CommitId,
  ...ChecksOnHead.shape,
  ...StatusOnHead.shape,
});
export type OnHeadFields = z.infer<typeof OnHeadFields>;

/** Values of the variables; without a gate on the commit the head alone is told. */
export function gateAsked(gate: GateOnHead) {
  const kind = gate?.kind;
  return { gateName: gate?.name ?? '', checks: kind === 'check', status: kind === 'status' };
}

/** A token that may not read what the gate says leaves that unknown, and the rest of the answer usable. */
export function concernsGate(error: GraphqlError): boolean {
  return concernsChecksOnHead(error) || concernsStatusOnHead(error);
}

/** To the identity of this login; undefined where only the list of statuses tells in which order runs came to them. */
export function toldOnHead(fields: OnHeadFields, login: string): OnHead | undefined {
  return isHeldUp(fields, login) ? undefined : onHead(fields, login);
}

function onHead(fields: OnHeadFields, login: string): OnHead {
  return {
    head: fields.headRefOid,
    checks: checksOnHead(fields, login),
    statuses: [],
    newestStatus: newestStatus(fields, login),
  };
}

interface Asked {
  readonly owner: string;
  readonly repo: string;
  readonly gate: GateOnHead;
  readonly login: string;
}

/** What the answer tells, with the list of statuses where that is needed. */
export async function readOnHead(
  client: GitHubClient,
  fields: OnHeadFields,
  { owner, repo, gate, login }: Asked,
): Promise<OnHead> {
  const told = onHead(fields, login);
  if (gate === undefined || !isHeldUp(fields, login)) return told;
  const asked = { name: gate.name, head: told.head, by: login };
  return { ...told, statuses: await createGitHubStatuses({ client, owner, repo }).list(asked) };
}
