import { findCodeWords } from './code-words.ts';
import type { Observation } from './finding.ts';
import type { Subject } from './subject.ts';
import { rustSkipWords, skipWords } from './test-words.ts';

/** Tests that this change turns off without a condition. Often on purpose, so it is told and no more. */
export function skippedTests(subject: Subject): readonly Observation[] {
  const words = subject.kind === 'test' ? [...skipWords, ...rustSkipWords] : rustSkipWords;
  return findCodeWords(subject, words, (word) => ({
    issue: `\`${word}\` turns a test off.`,
    implications:
      'What the test guarded is no longer guarded, and nothing reminds anybody to turn it on again.',
    fix: 'Mend the test, delete it, or say beside it why it is off and what has to happen before it comes back.',
  }));
}
