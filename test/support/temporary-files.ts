import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const isSet = 'PR_VERDICT_TEST_FILES';

/** Gives all tests one folder for temporary files, which goes with the last of them. */
export default function setup(): (() => void) | undefined {
  if (process.env[isSet] !== undefined) return undefined;
  const dir = mkdtempSync(join(tmpdir(), 'pr-verdict-tests-'));
  process.env[isSet] = dir;
  process.env['TMPDIR'] = dir;
  return () => rmSync(dir, { recursive: true, force: true });
}
