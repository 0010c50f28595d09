import type { GatePlan } from '../domain/gate/gate-plan.ts';
import { readOwnConclusion } from '../domain/gate/shared-head.ts';
import type { CheckRun, GatePort, Statuses, StatusSet } from '../ports/gate.ts';
import { readStateText } from '../render/check/check-text.ts';
import type { Reason } from './kept-run.ts';

interface Gate {
  readonly name: string;
  readonly head: string;
  readonly pull: number;
  /** Login of the identity that publishes. */
  readonly by: string;
}

/** What the gate says of a head since the last run of its review, and what that run kept of itself. */
export type LastWord = { readonly kept: string | undefined } & (
  | { readonly gate: 'check'; readonly check: CheckRun }
  | { readonly gate: 'status'; readonly status: StatusSet; readonly known: ReadonlySet<number> }
);

const nothing: Reason = { why: 'no review of this head was concluded' };
const running: Reason = { why: 'a review of this head is running' };

/** The gate's last word; a reason where there is none yet, or a run is on the way that knows better. */
export async function lastWord(port: GatePort, gate: Gate): Promise<LastWord | Reason> {
  if (port.kind === 'check') {
    const check = checkToConcludeAgain(await port.checks.list(gate), gate.pull);
    return 'why' in check ? check : { gate: 'check', check, kept: readStateText(check.text) };
  }
  const present = await port.statuses.list(gate);
  const [status] = present;
  if (status === undefined) return nothing;
  if (status.state === 'pending') return running;
  return { gate: 'status', status, kept: status.keeps, known: new Set(present.map(({ id }) => id)) };
}

/** The newest check of this pull request's own, unless a review of its head is on the way. */
function checkToConcludeAgain(checks: readonly CheckRun[], pull: number): CheckRun | Reason {
  const own = checks.filter(({ externalId }) => readOwnConclusion(externalId)?.pull === pull);
  const newest = own.toSorted((a, b) => b.id - a.id)[0];
  const isRunning = checks.some(({ id, conclusion }) => conclusion === null && id > (newest?.id ?? 0));
  if (isRunning) return running;
  return newest ?? nothing;
}

function says(status: StatusSet): string {
  return [status.state, status.description, status.keeps].join('\n');
}

/**
 * Whether another run has set the status since it was read: of statuses the newest counts, whoever knows less. What
 * that run said is put back then, so that it can be decided on.
 */
export async function isOvertaken(
  statuses: Statuses,
  { gate, word, plan }: { readonly gate: Gate; readonly word: LastWord; readonly plan: GatePlan },
): Promise<boolean> {
  if (word.gate !== 'status') return false;
  const since = (await statuses.list(gate)).filter(({ id }) => !word.known.has(id));
  const wrote = plan.steps.flatMap((step) =>
    step.do === 'set-status'
      ? [undefined, ...(step.keeps?.states ?? [])].map((keeps) =>
          [step.state, step.description, keeps].join('\n'),
        )
      : [],
  );
  const other = since.find((status) => !wrote.includes(says(status)));
  if (other === undefined) return false;
  const { state, description, targetUrl, keeps, completions } = other;
  if (since[0] !== other) {
    const content = { state, description, ...(targetUrl !== '' && { targetUrl }) };
    await statuses.set({
      context: gate.name,
      head: gate.head,
      ...content,
      ...(keeps !== undefined && {
        keeps: { states: [keeps], completions: completions === undefined ? [] : [completions] },
      }),
    });
  }
  return true;
}
