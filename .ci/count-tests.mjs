// Prints `N passed, N failed`, and how many were skipped, from vitest's JSON report. A test file that could not be loaded counts as failed.
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
const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : '';
console.log(`${numPassedTests} passed, ${failed} failed${skipped}`);
process.exitCode = failed > 0 || numPassedTests === 0 ? 1 : 0;
