import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shell } from '../../src/commands/command-answer.ts';
import type { ReviewDirectory } from '../../src/model/files.ts';
import { runStage } from '../../src/run/pipeline.ts';
import { buildPorts } from './builders/ports.ts';
import { buildSettings } from './builders/run.ts';
import { temporaryFolder } from './runner.ts';

type World = Parameters<typeof buildPorts>[0];

/** A whole run against fakes that reads all files, and what it left in `.code-review` of a folder of its own. */
export async function finishedRun(world: World = {}, settings: Parameters<typeof buildSettings>[0] = {}) {
  const { ports, directory } = buildPorts(world);
  const findings = Object.keys(world.files ?? { 'claude.json': '' }).map((glob) => ({ glob }));
  await runStage(ports, buildSettings({ findings, ...settings }));
  return onDisk(directory);
}

/** A review directory on disk, in `.code-review` of a folder of its own, and a shell there. */
export async function onDisk(directory: ReviewDirectory) {
  const root = temporaryFolder('finished-run');
  const reviewDir = join(root, '.code-review');
  for (const name of await directory.list()) {
    mkdirSync(join(reviewDir, name, '..'), { recursive: true });
    writeFileSync(join(reviewDir, name), (await directory.read(name)) ?? '');
  }
  const printed: string[] = [];
  const add = (text: string) => void printed.push(text);
  const shell: Shell = { env: {}, cwd: root, isTerminal: false, out: add, say: add, err: add, log: add };
  /** The output since the last call. */
  const takeOutput = () => printed.splice(0).join('');
  return { root, reviewDir, shell, takeOutput };
}
