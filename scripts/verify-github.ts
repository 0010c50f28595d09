/**
 * Checks what this project assumes about GitHub in a repository that is there for it:
 *
 *     PR_VERDICT_TOKEN=… npm run verify:github -- --repo OWNER/SANDBOX
 *
 * `docs/verify-github.md` says which tokens it takes. Exits with 1 where an assumption differs.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { findingsTable, verifyGitHub } from './verify-github/verify.ts';

const { values } = parseArgs({ options: { repo: { type: 'string' } } });
const { repo = '' } = values;
const token = process.env['PR_VERDICT_TOKEN'] ?? '';
if (!/^[^/\s]+\/[^/\s]+$/.test(repo) || token === '') {
  console.error('Set PR_VERDICT_TOKEN and give --repo OWNER/SANDBOX, a repository that may be written to.');
  process.exit(3);
}
const findings = await verifyGitHub({
  access: {
    apiUrl: process.env['GITHUB_API_URL'] ?? 'https://api.github.com',
    graphqlUrl: process.env['GITHUB_GRAPHQL_URL'] ?? 'https://api.github.com/graphql',
    serverUrl: process.env['GITHUB_SERVER_URL'] ?? 'https://github.com',
    repository: repo,
    token,
  },
  authorToken: process.env['PR_VERDICT_AUTHOR_TOKEN'],
  approverToken: process.env['PR_VERDICT_APPROVER_TOKEN'],
  readToken: process.env['PR_VERDICT_READ_TOKEN'],
  id: randomBytes(4).toString('hex'),
  pauseMs: Number(process.env['PR_VERDICT_WRITE_SPACING_MS'] ?? 1_000),
  log: (line) => console.error(line),
});
console.log(findingsTable(findings));
process.exitCode = findings.some(({ state }) => state === 'differs') ? 1 : 0;
