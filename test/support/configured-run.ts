import type { ChangesSince, Snapshot } from '../../src/fetch/source.ts';
import type { SecretScanner } from '../../src/hygiene/find-secrets.ts';
import type { FilesAt, ReviewDirectory } from '../../src/model/files.ts';
import type { Settings } from '../../src/policy/settings.ts';
import type { Commands } from '../../src/review/programs.ts';
import { ReviewerResult } from '../../src/review-directory/reviewer-results.ts';
import { runStage } from '../../src/run/pipeline.ts';
import { buildChangedFile } from './builders/diff.ts';
import { appChange, buildPorts } from './builders/ports.ts';
import { buildSettings } from './builders/run.ts';
import type { RecordingReporter } from './fakes/recording-reporter.ts';
import { type Script, ScriptedCommands, withCommands } from './fakes/scripted-commands.ts';
import type { ScriptedFile } from './fakes/scripted-files.ts';
import { buildSnapshot, scriptedSource } from './fakes/scripted-source.ts';

export interface ConfiguredRun {
  /** Default: none may be started. */
  readonly commands?: Commands;
  readonly root?: string;
  readonly variables?: Readonly<Record<string, string>>;
  readonly event?: string;
  /** Default: one in memory. */
  readonly directory?: ReviewDirectory;
  /** Where reports of a worktree are kept; default: nowhere. */
  readonly reports?: ReviewDirectory;
  readonly snapshot?: Partial<Snapshot>;
  readonly settings?: Partial<Settings>;
  /** What `findings` may name. */
  readonly files?: Readonly<Record<string, ScriptedFile | string>>;
  readonly head?: FilesAt;
  readonly scanner?: SecretScanner;
  readonly changesSince?: ChangesSince;
  readonly cancelled?: AbortSignal;
  readonly hasCredential?: boolean;
  /** Whether it is a pull request that is reviewed; default: a work tree. */
  readonly onGitHub?: boolean;
}

/** A whole run on a change of `src/app.ts`, line 3, under a policy file of these keys. */
export async function runConfigured(policy: Record<string, unknown>, world: ConfiguredRun = {}) {
  const { onGitHub = false, variables = {} } = world;
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
  const { reports, directory = built.directory, event, cancelled, hasCredential = false } = world;
  const commands = world.commands ?? new ScriptedCommands(() => ({ end: { how: 'cancelled' } }));
  const place = onGitHub ? 'github' : 'local';
  const settings = buildSettings({ target: place, source: place, findings: [], ...world.settings });
  const result = await runStage(
    {
      ...built.ports,
      source: async () => scriptedSource(snapshot),
      directory,
      ...(reports && { reports: async () => reports }),
      withPrograms: withCommands(commands, {
        variables,
        event,
        hasCredential,
        directory,
        ...(cancelled && { cancelled }),
      }),
      now: Date.now,
      root: world.root ?? '/repository',
      ...(world.head && { head: world.head }),
      ...(world.scanner && { scanner: world.scanner }),
      ...(world.changesSince && { changesSince: world.changesSince }),
    },
    settings,
  );
  const json = async (name: string): Promise<unknown> =>
    JSON.parse(new TextDecoder().decode(await directory.read(name)));
  const reporter: RecordingReporter = built.reporter;
  return {
    result,
    directory,
    reporter,
    checks: built.checks,
    publisher: built.publisher,
    json,
    resultOf: async (id: string) => ReviewerResult.parse(await json(`reviewers/${id}/result.json`)),
  };
}

/** Plays these scripts one after the other, and the last one from then on. */
export function scripted(...scripts: readonly Script[]): ScriptedCommands {
  let next = 0;
  return new ScriptedCommands(() => scripts[Math.min(next++, scripts.length - 1)] ?? {});
}
