import fc from 'fast-check';
import { confidenceBands, severities } from '../../src/model/finding.ts';

const least = fc.constantFrom(...confidenceBands, 'never');

/** The least confidence with which a finding of a severity blocks, for some severities. */
export const drawnBlocking = fc.record(
  { critical: least, high: least, medium: least, low: least, info: least },
  { requiredKeys: [] },
);

export const drawnCorroboration = fc.record({
  reviewers: fc.integer({ min: 2, max: 3 }),
  from: fc.constantFrom(...severities),
});

export const drawnPreExisting = fc.constantFrom('ignore', 'block');
