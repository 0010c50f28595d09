import { setTimeout } from 'node:timers/promises';
import type { Family } from './family.ts';

const lookAgainMs = 20;

/** A process in the kernel's hands dies when it comes back; nobody waits longer than this for it. */
const maxKillMs = 5_000;

/**
 * Asks every member of a family to end, and ends whoever has not after `grace` milliseconds. Answers how many there
 * were beside the leader when the leader had ended, or when the grace was over.
 */
export async function endFamily(
  family: Family,
  { grace, leader }: { readonly grace: number; readonly leader: number | undefined },
): Promise<number> {
  const left = new Set<number>();
  let members = family.members();
  const note = () => {
    if (leader === undefined || members.includes(leader)) return;
    for (const pid of members) left.add(pid);
  };
  note();
  if (members.length > 0) family.signal('SIGTERM');
  for (let waited = 0; members.length > 0 && waited < grace; waited += lookAgainMs) {
    await setTimeout(Math.min(lookAgainMs, grace));
    members = family.members();
    note();
  }
  for (const pid of members) if (pid !== leader) left.add(pid);
  for (let waited = 0; members.length > 0 && waited < maxKillMs; waited += lookAgainMs) {
    family.signal('SIGKILL');
    await setTimeout(lookAgainMs);
    members = family.members();
  }
  return left.size;
}
