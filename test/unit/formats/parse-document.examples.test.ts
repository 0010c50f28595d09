import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readDocument } from '../../support/read-documents.ts';

const ofC1 = ['C1/reference-own-place /1/references/1', 'C1/pre-existing-limits /1/pre_existing'];
/** It does not show all comments that it counts. */
const ofC2 = [
  'C2/counts /metadata/total_issues',
  'C2/counts /review_summary/confidence_breakdown/high',
  'C2/counts /review_summary/confidence_breakdown/medium',
  'C2/counts /review_summary/confidence_breakdown/low',
  'C2/counts /review_summary/confidence_breakdown/suggestions',
];

it.each([
  ['review-output', 2, ofC1],
  ['review-data', 1, ofC2],
])('the example of %s is read whole, and breaks rules of its own', (name, findings, broken) => {
  const file = new URL(`../../fixtures/contracts/${name}.example.json`, import.meta.url);
  const outcome = readDocument(readFileSync(file));
  expect(outcome.ok && outcome.document.findings).toHaveLength(findings);
  expect(outcome.problems.map(({ rule, path }) => `${rule} ${path}`)).toEqual(broken);
});
