import type { CheckConclusion } from '../../domain/gate/gate.ts';
import { settleRemaining } from '../../domain/gate/settled-head.ts';
import { gateName, type Settings } from '../../domain/settings.ts';
import type { Checks, GatePort, HeadMembers } from '../../ports/gate.ts';
import type { Reporter } from '../../ports/reporter.ts';
import { concludeSettledCheck, dueOf } from './settle-head.ts';

export interface ReleaseContext {
  /** The pull request that has left a head, and that head. */
  readonly left: { readonly number: number; readonly head: string };
  readonly settings: Settings;
  readonly reporter: Reporter;
  /** Undefined where the job itself is the gate. */
  readonly gate: () => Promise<GatePort | undefined>;
  /** Who has that head; reads anew each time. */
  readonly members: () => Promise<HeadMembers>;
}

/** Of what a look at the head found: why nothing is to be done, or how the check of the last one is concluded. */
type Look = { readonly why: string } | { readonly wrote: CheckConclusion };

/**
 * Two pull requests closed at once are two runs, of which each may have read the other one as open: so a run that
 * wrote looks again, until there is nothing left to write. The bound is for a head that never comes to rest.
 */
const maxLooks = 5;

/**
 * Frees the open pull requests on a head from the verdict of one that left it: their checks are concluded again by the
 * worst of what the others' own runs came to. Nothing is reviewed, and what is not known stays as it is.
 */
export async function releaseHead(
  context: ReleaseContext,
): Promise<{ readonly why: string } | { readonly concluded: CheckConclusion }> {
  const port = await context.gate();
  if (port?.kind !== 'check') return { why: 'only `gate: check` can tell pull requests on a head apart' };
  let concluded: CheckConclusion | undefined;
  for (let looks = 0; looks < maxLooks; looks += 1) {
    const look = await lookAt(context, port.checks);
    if ('wrote' in look) concluded = look.wrote;
    else if (concluded === undefined) return look;
    else break;
  }
  if (concluded === undefined) throw new Error('a head that was written to is concluded');
  context.reporter.info(`Concluded again without #${context.left.number}: ${concluded}`);
  return { concluded };
}

async function lookAt({ left, settings, reporter, members }: ReleaseContext, checks: Checks): Promise<Look> {
  const { viewer, open, complete } = await members();
  if (!complete) return { why: 'which pull requests have this head could not be read to the end' };
  if (open.includes(left.number)) return { why: 'the pull request is open, with this very head' };
  if (open.length === 0) return { why: 'no other open pull request has this head' };
  const present = await checks.list({ name: gateName(settings), head: left.head, by: viewer });
  const settled = settleRemaining(open, present);
  if ('why' in settled) return settled;
  const due = dueOf(settled, present);
  const last = due.at(-1)?.settled.conclusion;
  if (last === undefined) return { why: 'no check on this head is held by the pull request that left it' };
  for (const each of due) {
    const { conclusion, title } = each.settled;
    const what = `conclude the check ${each.before.id} as ${conclusion}: ${title}`;
    reporter.info(settings.dryRun ? `Dry run: would ${what}` : what);
    if (!settings.dryRun) await concludeSettledCheck(checks, each);
  }
  return settings.dryRun ? { why: 'a dry run writes nothing' } : { wrote: last };
}
