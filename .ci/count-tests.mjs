// Prints `N passed, N failed` as its last line, from vitest's JSON report, and before it what was skipped.
// A test file that could not be loaded counts as failed.
import { readFileSync } from 'node:fs';

const text = readFileSync(process.argv[2], 'utf8');
if (text === '') {
  console.log('0 passed, 0 failed');
  process.exit(1);
}
const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(text);
const broken = testResults.filter(
  ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
);
const failed = numFailedTests + broken.length;
if (numPendingTests > 0) console.log(`${numPendingTests} skipped`);
console.log(`${numPassedTests} passed, ${failed} failed`);
process.exitCode = failed > 0 || numPassedTests === 0 ? 1 : 0;
