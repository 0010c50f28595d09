import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openReviewDirectory } from '../../src/runner/review-directory-on-disk.ts';
import { createCommands } from '../../src/runner/run-program.ts';
import { runConfigured } from './configured-run.ts';
import { temporaryFolder } from './runner.ts';

/** A whole run in a folder of its own in which the programs of this policy are started for real. */
export async function runReal(policy: Readonly<Record<string, unknown>>) {
  const root = temporaryFolder('reviewed');
  mkdirSync(join(root, 'review'));
  const ran = await runConfigured(policy, {
    root,
    directory: await openReviewDirectory({ path: join(root, 'review') }),
    commands: createCommands({ grace: 100, drain: 100 }),
    variables: { PATH: process.env['PATH'] ?? '' },
  });
  /** The number in a file that a program wrote. */
  const pid = (name: string) => Number(readFileSync(join(root, name), 'utf8'));
  return { ...ran, pid };
}
