/** Fails where `dist/`, or what one run of the action loads of it, is 3 % larger than allowed. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from '../bench/child.ts';
import { runAction } from '../bench/wait/action.ts';
import { openPullRequest } from '../bench/wait/job.ts';

/** In bytes. Lower a figure when the code has become smaller. */
const budget = { 'dist/': 2_600_000, 'an action run loads': 1_525_000 };
const tolerance = 1.03;

function folderBytes(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

async function loadedBytes(): Promise<number> {
  const opened = await openPullRequest(0);
  const run = await runAction(opened, { writeSpacingMs: 0 });
  await opened.github.close();
  if (!run.output.includes('8 inline')) throw new Error(`The action failed:\n${run.output}`);
  return run.loadedBytes;
}

const sizes = { 'dist/': folderBytes(dist), 'an action run loads': await loadedBytes() };
for (const name of ['dist/', 'an action run loads'] as const) {
  const [size, allowed] = [sizes[name], budget[name]];
  process.stdout.write(
    `${name.padEnd(20)} ${size.toLocaleString('en')} of ${allowed.toLocaleString('en')} bytes\n`,
  );
  if (size <= allowed * tolerance) continue;
  process.stderr.write(
    `${name}: ${size} bytes are too many. Load a module on demand, or raise the budget in scripts/size-budget.ts and say why.\n`,
  );
  process.exitCode = 1;
}
