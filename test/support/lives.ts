import { createTwoFilesPatch } from 'diff';
import { readStateText, unpackState } from '../../src/memory/packed-state.ts';
import { keptIn, type RunState } from '../../src/memory/run-state.ts';
import { titleHash } from '../../src/model/known-finding.ts';
import type { Commits } from '../../src/model/manifest.ts';
import type { Snapshot } from '../../src/ports/source.ts';
import { runStage } from '../../src/run/pipeline.ts';
import { buildChangedFile, numbered } from './builders/diff.ts';
import { c1Finding } from './builders/documents.ts';
import { buildComment, buildConversation } from './builders/memory.ts';
import { buildPorts } from './builders/ports.ts';
import { buildSettings } from './builders/run.ts';
import { MemoryDirectory } from './fakes/memory-directory.ts';
import { ScriptedCommands, withCommands } from './fakes/scripted-commands.ts';
import { buildSnapshot } from './fakes/scripted-source.ts';
import { randomNumbers } from './random-numbers.ts';

/** How a model and the author of a change behave; shares of 1. */
export interface Rates {
  /** A problem that is there is not reported in a run. */
  readonly misses: number;
  /** A run reports one more thing that is no problem, and would block. */
  readonly invents: number;
  /** A push only moves the change onto a newer base. */
  readonly rebases: number;
}

/** What one pull request took until its check passed, or the last round was over. */
export interface Life {
  readonly rounds: number;
  readonly isGreen: boolean;
  readonly threads: number;
  /** Commands that a person wrote. */
  readonly decisions: number;
  /** How often the model was started. */
  readonly starts: number;
  /** Blocking problems that a run reported and that are in the merged text without a person's decision. */
  readonly passed: number;
}

const maxRounds = 20;
const lines = 60;
/** Files of the change; the base moves lines of the first. */
const paths = Array.from({ length: 6 }, (_, index) => `src/file${index}.ts`);

/** Texts by path. */
type Tree = ReadonlyMap<string, string>;

interface Problem {
  readonly title: string;
  readonly path: string;
  readonly line: number;
  readonly blocks: boolean;
  readonly isReal: boolean;
}

/** The hunks of one file; empty where it is the same. */
function patchOf(path: string, before: Tree, after: Tree): string {
  const [old, now] = [before.get(path) ?? '', after.get(path) ?? ''];
  if (old === now) return '';
  const patch = createTwoFilesPatch(path, path, old, now, '', '', { context: 3 });
  return patch.slice(patch.indexOf('@@ '));
}

function diffOf(before: Tree, after: Tree): Buffer {
  const files = paths.map((path) => {
    const patch = patchOf(path, before, after);
    const names = `--- a/${path}\n+++ b/${path}\n`;
    return patch === ''
      ? ''
      : `diff --git a/${path} b/${path}\nindex 1111111..2222222 100644\n${names}${patch}`;
  });
  return Buffer.from(files.join(''));
}

/** One pull request, from its first review on. `policy` is that of its base. */
export async function live(seed: number, policy: object, rates: Rates): Promise<Life> {
  const random = randomNumbers(seed);
  const texts = new Map<string, Tree>();
  const fixed = new Set<string>();
  const decided = new Set<string>();
  const reported = new Map<string, Problem>();
  const comments: ReturnType<typeof buildComment>[] = [];
  const at = () => {
    const path = paths[Math.floor(random() * paths.length)] ?? '';
    return { path, line: Math.floor(random() * 40) + 10 };
  };
  const problems: Problem[] = Array.from({ length: 8 }, (_, index) => {
    return { title: `Problem ${seed}-${index} is there`, ...at(), blocks: index < 4, isReal: true };
  });
  let [bases, heads, minute, threads, decisions, starts] = [0, 0, 0, 0, 0, 0];
  let state: RunState | undefined;
  const idOf = (kind: string, count: number) => `${kind}${count}`.padStart(40, '0');
  const isMoved = (path: string) => path === paths[0];
  const above = (path: string) => (isMoved(path) ? bases * 12 : 0);
  const moved = (path: string) =>
    Array.from({ length: above(path) }, (_, index) => `base ${index}\n`).join('');
  const treeOf = (changes: (path: string) => Readonly<Record<number, string>>): Tree =>
    new Map(paths.map((path) => [path, moved(path) + numbered(lines, changes(path))]));
  const baseTree = () => treeOf(() => ({}));
  const headTree = () =>
    treeOf((path) =>
      Object.fromEntries(
        Array.from({ length: 42 }, (_, index) => {
          const line = index + 9;
          return [line, fixed.has(`${path}:${line}`) ? `fixed ${line}` : `new ${line}`];
        }),
      ),
    );
  const commitsNow = (): Commits => {
    const [head, base] = [idOf('a', heads), idOf('b', bases)];
    texts.set(head, headTree()).set(base, baseTree());
    return { head, base, mergeBase: base };
  };
  const isOpen = ({ path, line, isReal }: Problem) => isReal && !fixed.has(`${path}:${line}`);
  const tick = () => {
    minute += 1;
    return Date.UTC(2026, 0, 2, 0, minute);
  };
  const say = (body: string) => {
    decisions += 1;
    const id = comments.length + 1;
    const writtenAt = new Date(tick()).toISOString();
    comments.push(
      buildComment({
        id,
        nodeId: `IC_${id}`,
        author: 'root',
        ours: false,
        inOwnWords: true,
        body,
        writtenAt,
      }),
    );
  };

  function answer(): string {
    starts += 1;
    if (random() < rates.invents)
      problems.push({ title: `Invented ${seed}-${problems.length}`, ...at(), blocks: true, isReal: false });
    const seen = problems.filter((each) =>
      each.isReal ? isOpen(each) && random() >= rates.misses : random() < 0.3,
    );
    for (const each of seen) reported.set(titleHash(each.title), each);
    const findings = seen.map(({ title, path: file, line, blocks }) =>
      c1Finding({
        ...{ issue: `${title}.`, file, line: line + above(file), category: 'bug' },
        severity: blocks ? 'MAJOR' : 'MINOR',
      }),
    );
    return JSON.stringify(findings);
  }

  async function review(): Promise<{ readonly isGreen: boolean; readonly state: RunState | undefined }> {
    const commits = commitsNow();
    const now = headTree();
    const since = [...texts].map(([head, before]) => {
      const changed = paths.flatMap((filename) => {
        const patch = patchOf(filename, before, now);
        return patch === '' ? [] : [buildChangedFile({ filename, patch })];
      });
      return { head, known: paths, files: changed };
    });
    const snapshot: Snapshot = buildSnapshot({
      commits,
      diff: diffOf(baseTree(), now),
      files: paths.map((filename) => buildChangedFile({ filename })),
      coverage: { expected: paths.length, covered: paths.length, missing: [] },
      workingDirectory: { state: 'head', commit: commits.head, differing: [] },
      policy: {
        state: 'present',
        bytes: Buffer.from(JSON.stringify({ version: 1, hygiene: false, ...policy })),
      },
      conversation: buildConversation({ comments, people: [{ login: 'root', role: 'admin' }] }),
      since,
      ...(state && { kept: { kept: keptIn(state), heads: [] } }),
      ...(state?.completed && { completed: state.completed }),
      ...(state?.runs && { runs: state.runs }),
    });
    const { ports, checks } = buildPorts({ publisher: { head: commits.head } });
    const directory = new MemoryDirectory();
    const changesSince = async (from: Commits, to: Commits) =>
      from.mergeBase === to.mergeBase
        ? diffOf(texts.get(from.head) ?? new Map(), texts.get(to.head) ?? new Map())
        : undefined;
    const source = async () => ({ fetch: async () => snapshot, changesSince });
    const programs = withCommands(new ScriptedCommands(() => ({ stdout: answer() })), { directory });
    const result = await runStage(
      { ...ports, directory, source, changesSince, now: tick, withPrograms: programs },
      buildSettings({ target: 'github', findings: [] }),
    );
    const steps: readonly {
      readonly do: string;
      readonly request?: { readonly comments: readonly unknown[] };
    }[] = Object(directory.json('plan.json')).steps;
    threads += steps.flatMap(({ request }) => request?.comments ?? []).length;
    const packed = readStateText(checks.concluded.at(-1)?.output.text ?? '');
    return { isGreen: result.verdict === 'PASS', state: packed === undefined ? state : unpackState(packed) };
  }

  /** The author fixes what is real, and a person decides what is not. */
  function respond(): void {
    const open = (state?.findings ?? []).filter((row) => row.kind === 'finding' && row.status !== 'wont_fix');
    let isAnyLate = false;
    for (const row of open) {
      const problem = reported.get(row.title);
      if (problem === undefined || decided.has(row.id)) continue;
      if (problem.isReal && (problem.blocks || random() < 0.5)) {
        fixed.add(`${problem.path}:${problem.line}`);
      } else if (!problem.isReal) {
        decided.add(row.id);
        if (row.late) isAnyLate = true;
        else say(`/pr-verdict wont-fix ${row.id} no problem`);
      }
    }
    if (isAnyLate) say('/pr-verdict wont-fix late no problem');
  }

  let rounds = 0;
  let isGreen = false;
  while (rounds < maxRounds && !isGreen) {
    rounds += 1;
    ({ isGreen, state } = await review());
    if (isGreen && random() >= rates.rebases) break;
    if (!isGreen) respond();
    else {
      isGreen = false;
      bases += 1;
    }
    heads += 1;
  }
  const passed = [...reported.values()].filter((each) => each.blocks && isOpen(each)).length;
  return { rounds, isGreen, threads, decisions, starts, passed: isGreen ? passed : 0 };
}
