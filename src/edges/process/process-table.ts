import { readdirSync, readFileSync } from 'node:fs';

/** One live process of this machine. */
export interface ProcessEntry {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  readonly session: number;
  /** Clock ticks from the machine's start to the process's: with the pid, its identity. */
  readonly started: string;
}

/** Every live process, as Linux tells it; empty where there is no `/proc`. Zombies do not live. */
export function readProcessTable(): readonly ProcessEntry[] {
  return pidsIn('/proc').flatMap((pid) => {
    const entry = readEntry(pid);
    return entry === undefined ? [] : [entry];
  });
}

/** Whether a process was started with this `NAME=value`; false where its environment may not be read. */
export function hasVariable(pid: number, variable: string): boolean {
  try {
    return `\0${readFileSync(`/proc/${pid}/environ`, 'latin1')}`.includes(`\0${variable}\0`);
  } catch {
    return false;
  }
}

function pidsIn(folder: string): readonly number[] {
  try {
    return readdirSync(folder)
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

/** The program's name, in parentheses, may hold anything: fields are counted after the last one. */
function readEntry(pid: number): ProcessEntry | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state = 'X', parent, group, session] = fields;
    if (/[ZXx]/.test(state)) return undefined;
    return {
      pid,
      parent: Number(parent),
      group: Number(group),
      session: Number(session),
      started: fields[19] ?? '',
    };
  } catch {
    // It ended while we looked.
    return undefined;
  }
}
