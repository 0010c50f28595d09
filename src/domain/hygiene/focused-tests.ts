import { findCodeWords } from './code-words.ts';
import type { Observation } from './finding.ts';
import type { Subject } from './subject.ts';
import { focusWords } from './test-words.ts';

/** Tests that run alone, in files that hold tests. */
export function focusedTests(subject: Subject): readonly Observation[] {
  if (subject.kind !== 'test') return [];
  return findCodeWords(subject, focusWords, (word) => ({
    issue: `\`${word}\` leaves the other tests of this file unrun.`,
    implications:
      'The suite passes while most of it does not run, so whatever breaks from now on stays unnoticed.',
    fix: `Take the focus off \`${word}\`, and let continuous integration refuse focused tests where the runner can.`,
  }));
}
