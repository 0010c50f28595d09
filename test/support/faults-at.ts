import type { FaultAct, JournalEntry } from './github/journal.ts';
import type { GitHubStandIn } from './github/stand-in.ts';
import type { VirtualTimer } from './virtual-timer.ts';

/** Requests of one name are distinguished by their number: concurrent ones come in any order. */
export interface Point {
  readonly name: string;
  readonly occurrence: number;
}

/** What a request is, whatever the ids in it. */
export function nameOf({ route, operations, query }: JournalEntry): string {
  return [route, ...operations, ...Object.keys(query)].join(' ');
}

/** Every request of a run that went well, each a place where the next one may go wrong. */
export function pointsOf(entries: readonly JournalEntry[]): readonly Point[] {
  const names = entries.map(nameOf);
  return names.map((name, index) => ({
    name,
    occurrence: names.slice(0, index).filter((other) => other === name).length + 1,
  }));
}

/** Counts requests of the point's name; says whether one is it, or came after it. */
function countingTo({ name, occurrence }: Point, from: 'only' | 'onwards') {
  let seen = 0;
  return (request: JournalEntry): boolean => {
    if (nameOf(request) !== name) return false;
    seen += 1;
    return from === 'only' ? seen === occurrence : seen >= occurrence;
  };
}

/** Lets requests of runs go wrong, one at a time; deadlines are those of `timer`. */
export function faultsAt(github: GitHubStandIn, timer: VirtualTimer) {
  /** The request whose answer never comes; its deadline passes as soon as its effect, if any, is there. */
  let hanging: JournalEntry | undefined;
  /** The last request of a run that dies. */
  let dying: { readonly request: JournalEntry; readonly resolve: () => void } | undefined;
  github.afterRequest((request) => {
    if (request === hanging) setImmediate(timer.expire);
    if (request === dying?.request) dying.resolve();
  });

  return {
    once: (point: Point, act: FaultAct): void => {
      const isDue = countingTo(point, 'only');
      github.faults.push({
        act,
        match: (request) => {
          if (!isDue(request)) return false;
          if (act === 'hang-before') setImmediate(timer.expire);
          if (act === 'hang-after') hanging = request;
          return true;
        },
      });
    },
    fromThereOn: (point: Point, act: FaultAct): void => {
      github.faults.push({ act, match: countingTo(point, 'onwards'), times: Number.POSITIVE_INFINITY });
    },
    /** A process that was killed: the request takes effect, its answer is lost, and no other one follows. */
    dieAfter: async (point: Point, run: () => Promise<unknown>): Promise<void> => {
      const isDue = countingTo(point, 'only');
      let dead = false;
      const died = new Promise<void>((resolve) => {
        github.faults.push({
          act: 'hang-after',
          match: (request) => {
            if (dead || !isDue(request)) return false;
            dead = true;
            dying = { request, resolve };
            return true;
          },
        });
      });
      github.faults.push({ act: 'hang-before', match: () => dead, times: Number.POSITIVE_INFINITY });
      void run();
      await died;
      github.faults.clear();
    },
  };
}
