import type { ReadText } from '../../src/model/files.ts';
import type { Settings } from '../../src/policy/settings.ts';
import type { Snapshot, Source } from '../../src/ports/source.ts';
import type { CommandRequest, SecretScanner } from '../../src/ports/stage-ports.ts';

import { ReviewerResult } from '../../src/review-directory/reviewer-results.ts';
import { runStage } from '../../src/run/pipeline.ts';
import { buildChangedFile } from './builders/diff.ts';
import { appChange, buildPorts } from './builders/ports.ts';
import { buildSettings } from './builders/run.ts';
import type { MemoryDirectory } from './fakes/memory-directory.ts';
import { type Play, type Script, ScriptedCommands, withCommands } from './fakes/scripted-commands.ts';
import type { ScriptedFile } from './fakes/scripted-files.ts';
import { buildSnapshot, scriptedSource } from './fakes/scripted-source.ts';

export interface ConfiguredRun {
  /** What programs do; default: none may be started. */
  readonly play?: Play;
  readonly root?: string;
  readonly variables?: Readonly<Record<string, string>>;
  readonly event?: string;
  /** Default: one in memory. */
  readonly directory?: MemoryDirectory;
  /** Where reports of a worktree are kept; default: nowhere. */
  readonly reports?: MemoryDirectory;
  readonly snapshot?: Partial<Snapshot>;
  /** In place of what reads the snapshot. */
  readonly source?: Partial<Source>;
  readonly settings?: Partial<Settings>;
  /** What `findings` may name. */
  readonly files?: Readonly<Record<string, ScriptedFile | string>>;
  readonly readHeadText?: ReadText;
  readonly scanner?: SecretScanner;
  readonly hasCredential?: boolean;
  /** The folder with the agents' copy of the checkout. */
  readonly copy?: string;
  /** Whether it is a pull request that is reviewed; default: a work tree. */
  readonly onGitHub?: boolean;
}

/** A whole run on a change of `src/app.ts`, line 3, under a policy file of these keys. */
export async function runConfigured(policy: Record<string, unknown>, world: ConfiguredRun = {}) {
  const { onGitHub = false } = world;
  const built = buildPorts({ isLocal: !onGitHub, hasChecks: onGitHub, files: world.files ?? {} });
  const {
    repository: _repository,
    pullRequest: _pullRequest,
    conversation: _conversation,
    ...worktree
  } = buildSnapshot();
  const snapshot: Snapshot = {
    ...(onGitHub ? buildSnapshot() : worktree),
    diff: appChange,
    files: [buildChangedFile()],
    policy: { state: 'present', bytes: Buffer.from(JSON.stringify({ version: 1, ...policy })) },
    ...world.snapshot,
  };
  const { reports, directory = built.directory, play = () => ({ end: { how: 'cancelled' } }) } = world;
  const given: Readonly<Record<string, string>>[] = [];
  const played = new ScriptedCommands((request, signal) => {
    const own = `${namedFile(request, 'DIR')}/`;
    const names = directory.names().filter((name) => name.startsWith(own));
    given.push(Object.fromEntries(names.map((name) => [name.slice(own.length), directory.text(name)])));
    return play(request, signal);
  });
  const target = onGitHub ? 'github' : 'local';
  const settings = buildSettings({ target, findings: [], ...world.settings });
  const result = await runStage(
    {
      ...built.ports,
      source: async () => ({ ...scriptedSource(snapshot), ...world.source }),
      directory,
      ...(reports && { reports: async () => reports }),
      withPrograms: withCommands(played, { ...world, directory }),
      now: Date.now,
      root: world.root ?? '/repository',
      ...(world.readHeadText && { readHeadText: world.readHeadText }),
      ...(world.scanner && { scanner: world.scanner }),
    },
    settings,
  );
  const resultOf = (id: string) => ReviewerResult.parse(directory.json(`reviewers/${id}/result.json`));
  const { reporter } = built;
  return {
    result,
    directory,
    reporter,
    /** All that was reported, a line each. */
    log: reporter.lines.join('\n'),
    /** What `play` was asked. */
    requests: played.requests,
    /** The files in the folder of each program as it started, by their names. */
    given,
    mostAtOnce: played.mostAtOnce,
    checks: built.checks,
    publisher: built.publisher,
    json: async (name: string) => directory.json(name),
    resultOf,
    outcomeOf: (id: string) => resultOf(id).outcome,
  };
}

/** The name in the review directory of the file that a variable names; empty where there is none. */
export function namedFile({ environment }: CommandRequest, variable: string): string {
  return environment.get(`PR_VERDICT_${variable}`)?.replace('/review/', '') ?? '';
}

/** Plays these scripts one after the other, and the last one from then on. */
export function inTurn(...scripts: readonly Script[]): Play {
  let next = 0;
  return () => scripts[Math.min(next++, scripts.length - 1)] ?? {};
}
