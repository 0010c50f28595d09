import { overtakenTitle } from '../../domain/gate/gate.ts';
import type { StepOf } from '../../domain/gate/gate-plan.ts';
import { type Begun, newerDidNotPass } from '../../domain/gate/newer-run.ts';
import { hasFailedSince, type Settled } from '../../domain/gate/shared-head.ts';
import { hasStatusFailedSince } from '../../domain/gate/status-on-head.ts';
import type { Checks, GatePort, Statuses } from '../../ports/gate.ts';
import type { Reporter } from '../../ports/reporter.ts';
import { concludeSettledCheck } from './settle-head.ts';

type Yield = StepOf<'yield-to-newer'>;

/** What this run wrote on the head. */
interface Own {
  readonly check: number | undefined;
  /** The status that it began with, and the one that it has set last. */
  readonly began: Begun | undefined;
  readonly status: Begun | undefined;
}

const taken = { conclusion: 'action_required', title: overtakenTitle } as const;

/**
 * Takes a pass back where a run that began later has failed by now. It is looked for after the pass stands: whoever
 * fails after that look has the last word anyway.
 */
export async function yieldToNewer(
  port: GatePort,
  step: Yield,
  { reporter, ...own }: Own & { readonly reporter: Reporter },
): Promise<Settled | undefined> {
  const settled = await (port.kind === 'check'
    ? yieldCheck(port.checks, step, own)
    : yieldStatus(port.statuses, step, own));
  if (settled !== undefined) reporter.failure(newerDidNotPass());
  return settled;
}

async function yieldCheck(
  checks: Checks,
  { name, head, pull }: Yield,
  { check: id }: Own,
): Promise<Settled | undefined> {
  if (id === undefined) return undefined;
  const present = await checks.list({ name, head });
  const before = present.find((check) => check.id === id);
  if (before === undefined || !hasFailedSince(id, pull, present)) return undefined;
  const settled = { id, ...taken };
  await concludeSettledCheck(checks, { settled, before });
  return settled;
}

async function yieldStatus(
  statuses: Statuses,
  { name, head, url }: Yield,
  { began, status }: Own,
): Promise<Settled | undefined> {
  if (began === undefined || status === undefined) return undefined;
  const others = (await statuses.list({ name, head })).filter(({ id }) => id !== status.id);
  if (!hasStatusFailedSince(began.id, url, others)) return undefined;
  await statuses.set({ context: name, head, state: 'error', description: taken.title, targetUrl: url });
  return { id: status.id, ...taken };
}
