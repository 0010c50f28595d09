import { mergeFindings } from '../../src/ingest/merge-findings.ts';
import type { Original } from '../../src/model/original.ts';
import { effectivePolicy } from '../../src/policy/effective-policy.ts';
import { asOriginal } from './as-findings.ts';

const { blocking } = effectivePolicy(undefined, {});
const rounds = 7;
const reviewers = 5;

const subjects = 'cache session token parser request header retry timeout buffer cursor lock queue'.split(
  ' ',
);
const faults = [
  'is read before it is checked for null, so an empty response ends the worker',
  'is never released when the call fails, and the pool runs dry under load',
  'is compared with the wrong constant, which lets an expired value through',
  'is built from user input without escaping, so a name can end the statement',
  'is computed on every iteration although nothing in the loop changes it',
];
const openings = ['The', 'Here the', 'Note that the', 'In this method the', 'After this change the'];

/** `count` findings of five reviewers who mostly see the same problems in other words, over so many files. */
export function manyFindings(count: number, files: number): readonly Original[] {
  return Array.from({ length: count }, (_, index) => {
    const document = index % reviewers;
    const problem = Math.floor(index / reviewers);
    const subject = subjects[problem % subjects.length] ?? '';
    const fault = faults[Math.floor(problem / subjects.length) % faults.length] ?? '';
    const detail = `It was reached from ${subject}Handler${problem} while step ${problem * 7} was pending.`;
    return asOriginal({
      reviewer: `reviewer-${document}`,
      document,
      text: `${openings[document] ?? ''} ${subject}Of${problem} ${fault}. ${detail.repeat(1 + (problem % 3))}`,
      path: `src/file-${problem % files}.ts`,
      line: 1 + 9 * Math.floor(problem / files),
      pointer: `/${index}`,
    });
  });
}

/** The shortest time that merging takes, in milliseconds, and what came out. */
export function timeOf(originals: readonly Original[]): { readonly ms: number; readonly findings: number } {
  const times: number[] = [];
  let findings = 0;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    findings = mergeFindings(originals, blocking).findings.length;
    times.push(performance.now() - start);
  }
  return { ms: Math.min(...times), findings };
}

/** The worst that a place can be: all on one line, so that every text is compared with every other. */
export function onOneLine(originals: readonly Original[]): readonly Original[] {
  return originals.map((original, document) => ({
    ...original,
    document,
    reviewer: `reviewer-${document}`,
    finding: { ...original.finding, locations: [{ path: 'src/app.ts', startLine: 1, side: 'RIGHT' }] },
  }));
}

/** One sentence, again and again, by as many reviewers: everything is as alike as can be. */
export function repeated(count: number): readonly Original[] {
  return Array.from({ length: count }, (_, document) => ({
    ...asOriginal({
      reviewer: `reviewer-${document}`,
      document,
      text: `The cache ${faults[0]}.`,
      path: 'src/app.ts',
      line: 1,
      pointer: `/${document}`,
    }),
    fingerprint: `${document}`.padStart(16, '0'),
  }));
}
