/**
 * Makes the generated parts of the files below, from the sources and `action.yml`.
 *
 *     node scripts/docs.ts            writes them
 *     node scripts/docs.ts --check    fails where one is stale
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readActionMetadata, withPolicyInputs } from './action-metadata.ts';
import { withApps } from './app-tables.ts';
import { withFolderGraph } from './architecture-diagram.ts';
import { coveragePage } from './coverage-table.ts';
import { withErrorCodes } from './error-code-tables.ts';
import { withPolicyKeys } from './policy-table.ts';
import { withReading } from './reading-tables.ts';
import { withTables } from './reference-tables.ts';
import { withRules } from './rule-tables.ts';
import { withVariables } from './variables-table.ts';

const pages = new Map<string, (page: string) => string | Promise<string>>([
  // First, since the reference is made from it.
  ['action.yml', withPolicyInputs],
  ['docs/reference.md', (page) => withTables(page, readActionMetadata())],
  ['docs/contracts.md', (page) => withRules(withReading(page))],
  ['docs/policy.md', withPolicyKeys],
  ['docs/reviewers.md', withVariables],
  ['docs/troubleshooting.md', withErrorCodes],
  ['docs/architecture.md', withFolderGraph],
  ['docs/apps.md', withApps],
  ['docs/contracts/coverage.md', coveragePage],
]);

for (const [name, make] of pages) {
  const file = new URL(`../${name}`, import.meta.url);
  const before = readFileSync(file, 'utf8');
  const after = await make(before);
  if (!process.argv.includes('--check')) {
    writeFileSync(file, after);
  } else if (after !== before) {
    process.stderr.write(`${name} is stale. Run \`npm run docs\` and commit ${name}.\n`);
    process.exitCode = 1;
  }
}
