import { randomUUID } from 'node:crypto';
import { hasVariable, type ProcessEntry, readProcessTable } from './process-table.ts';

/** The variable that every process of a family inherits, so that those that leave the group are found. */
const mark = 'PR_VERDICT_PROCESS';

/**
 * A program and every process that it started. On Linux a process belongs to it by group, session, mark or parent,
 * and stays known once it was seen. One that left group and session, was orphaned before it was ever seen and
 * dropped its environment is not found. Elsewhere only the group is known, as one; on Windows only the program.
 */
export class Family {
  readonly #mark = randomUUID();
  readonly #seen = new Map<number, string>();
  #leader: number | undefined;

  /** What a program's environment needs beside its own. */
  get variable(): readonly [name: string, value: string] {
    return [mark, this.#mark];
  }

  /** `leader` must be the leader of a group and a session of its own. */
  adopt(leader: number): void {
    this.#leader = leader;
  }

  /** Live members, the leader included while it lives. Off Linux the leader's id stands for all of its group. */
  members(): readonly number[] {
    const leader = this.#leader;
    if (leader === undefined) return [];
    if (process.platform !== 'linux') return send(groupOf(leader), 0) ? [leader] : [];
    const table = readProcessTable().filter(({ pid }) => pid !== process.pid);
    const members = new Set(table.filter((entry) => this.#isKin(entry, leader)).map(({ pid }) => pid));
    // Parents need not come before their children in the table.
    for (let before = -1; before !== members.size; ) {
      before = members.size;
      for (const { pid, parent } of table) if (members.has(parent)) members.add(pid);
    }
    for (const { pid, started } of table) if (members.has(pid)) this.#seen.set(pid, started);
    return [...members];
  }

  /** Sends to the group at once, so that none slips through by forking, and to each member outside of it. */
  signal(name: NodeJS.Signals): void {
    const members = this.members();
    if (members.length === 0 || this.#leader === undefined) return;
    send(groupOf(this.#leader), name);
    for (const pid of members) if (pid !== this.#leader) send(pid, name);
  }

  #isKin({ pid, group, session, started }: ProcessEntry, leader: number): boolean {
    return (
      group === leader ||
      session === leader ||
      this.#seen.get(pid) === started ||
      hasVariable(pid, `${mark}=${this.#mark}`)
    );
  }
}

/** What `kill` takes for a whole group; Windows has none. */
function groupOf(leader: number): number {
  return process.platform === 'win32' ? leader : -leader;
}

/** False when there is nobody to send it to. */
function send(target: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(target, signal);
  } catch {
    return false;
  }
}
