import { basisDigest, type HeadMember } from '../../../src/policy/shared-head.ts';
import type { GatePort } from '../../../src/ports/gate-port.ts';
import type { Publisher } from '../../../src/ports/publisher.ts';
import type { StagePorts } from '../../../src/ports/stage-ports.ts';
import { MemoryDirectory } from '../fakes/memory-directory.ts';
import { RecordingChecks } from '../fakes/recording-checks.ts';
import { RecordingReporter } from '../fakes/recording-reporter.ts';
import { ScriptedCommands, withCommands } from '../fakes/scripted-commands.ts';
import { type ScriptedFile, scriptedFiles } from '../fakes/scripted-files.ts';
import { type PublisherScript, ScriptedPublisher } from '../fakes/scripted-publisher.ts';
import { buildSnapshot, scriptedSource } from '../fakes/scripted-source.ts';
import { blindScanner, headTextOf } from '../hygiene.ts';
import { gitDiff, numbered } from './diff.ts';
import { headCommit } from './run.ts';

/** `src/app.ts` with line 3 changed. */
export const appChange = gitDiff(
  { 'src/app.ts': numbered(100) },
  { 'src/app.ts': numbered(100, { 3: 'timeout = 0' }) },
);

interface World {
  readonly snapshot?: Parameters<typeof buildSnapshot>[0];
  readonly files?: Readonly<Record<string, ScriptedFile | string>>;
  readonly publisher?: Partial<PublisherScript>;
  readonly hasChecks?: boolean;
  readonly isLocal?: boolean;
}

function membersOf({ pullRequest }: ReturnType<typeof buildSnapshot>): readonly HeadMember[] {
  if (pullRequest === undefined) return [];
  const { baseRef: ref, number } = pullRequest;
  return [{ pull: number, basis: basisDigest({ ref, policy: null, failOn: undefined }) }];
}

/** All ports of one run against fakes; the fakes are handed out to be asked afterwards. */
export function buildPorts(world: World = {}) {
  const { snapshot = {}, files = { 'claude.json': '[]' } } = world;
  const directory = new MemoryDirectory();
  const reporter = new RecordingReporter();
  const checks = new RecordingChecks();
  const publisher = new ScriptedPublisher({ head: headCommit, ...world.publisher });
  const remembered: Parameters<StagePorts['rememberGate']>[0][] = [];
  const source = buildSnapshot({ diff: appChange, ...snapshot });
  const members = { viewer: 'github-actions[bot]', open: membersOf(source), complete: true };
  const ports: StagePorts = {
    reporter,
    directory,
    sleep: async () => {},
    received: () => scriptedFiles(files),
    source: async () => scriptedSource(source),
    publisher: async (): Promise<Publisher | undefined> => (world.isLocal === true ? undefined : publisher),
    gate: async (): Promise<GatePort | undefined> =>
      world.hasChecks === false
        ? undefined
        : {
            kind: 'check',
            checks,
            members: async () => members,
            readName: async () => ({ viewer: members.viewer, checks: [] }),
          },
    rememberGate: (gate) => remembered.push(gate),
    withPrograms: withCommands(new ScriptedCommands(() => ({}))),
    readHeadText: headTextOf({}),
    scanner: blindScanner,
    changesSince: async () => undefined,
    redact: (text) => text.replaceAll('hunter2', '***'),
    now: () => Date.parse('2026-01-01T00:00:00.000Z'),
    root: '/repository',
    runKey: 'run-1',
  };
  return { ports, directory, reporter, checks, publisher, remembered };
}
