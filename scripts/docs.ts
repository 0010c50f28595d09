/**
 * Makes the README's tables from `action.yml` and the sources.
 *
 *     node scripts/docs.ts            writes README.md
 *     node scripts/docs.ts --check    fails where README.md is stale
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readActionMetadata } from './action-metadata.ts';
import { withTables } from './readme-tables.ts';

const README = new URL('../README.md', import.meta.url);
const before = readFileSync(README, 'utf8');
const after = withTables(before, readActionMetadata());

if (!process.argv.includes('--check')) {
  writeFileSync(README, after);
} else if (after !== before) {
  process.stderr.write('README.md is stale. Run `npm run docs` and commit README.md.\n');
  process.exitCode = 1;
}
