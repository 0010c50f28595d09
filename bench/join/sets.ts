import { mergeFindings } from '../../src/ingest/merge-findings.ts';
import type { AnsweredPair } from '../../src/model/answers.ts';
import { effectivePolicy } from '../../src/policy/effective-policy.ts';
import { type LabelledPair, labelledPairs, pairSets } from '../../test/support/labelled-pairs.ts';

const { blocking } = effectivePolicy(undefined, {});

/** How an adjudicator answers about a pair; `errs` says whether this answer is a wrong one. */
type Adjudicator = (pair: LabelledPair, number: number) => AnsweredPair['answer'];

const perfect: Adjudicator = ({ same }) => (same ? 'same' : 'different');

/** Wrong in every tenth answer. */
const erring: Adjudicator = ({ same }, number) => (same === (number % 10 !== 0) ? 'same' : 'different');

function isMerged(pair: LabelledPair, number: number, adjudicator: Adjudicator | undefined): boolean {
  const originals = [pair.one, pair.other];
  const { findings, doubtful } = mergeFindings(originals, blocking, []);
  if (adjudicator === undefined) return findings.length === 1;
  const answer = adjudicator(pair, number);
  const answers = doubtful.map(({ fingerprints }) => ({ fingerprints, titles: ['', ''] as const, answer }));
  return mergeFindings(originals, blocking, answers).findings.length === 1;
}

/** For each set: how many pairs that are one problem are merged, and how many near misses. */
export function printMerged(print: (line: string) => void): void {
  print('\nfindings of two reviewers on one line, merged');
  const adjudicators = { alone: undefined, 'perfect adjudicator': perfect, 'one in ten wrong': erring };
  for (const set of pairSets)
    for (const [name, adjudicator] of Object.entries(adjudicators)) {
      const count = (same: boolean) => {
        const all = labelledPairs(set).filter((pair) => pair.same === same);
        const merged = all.filter((pair, number) => isMerged(pair, number, adjudicator)).length;
        return `${merged} of ${all.length}`;
      };
      print(
        `${`${set}, ${name}`.padEnd(38)}${count(true)} that are one problem, ${count(false)} near misses`,
      );
    }
}

/** Comments on the lines of all pairs: one a line, and as many as there are findings after merging without that. */
export function printComments(print: (line: string) => void): void {
  print('\ncomments on lines that two reviewers report');
  for (const set of pairSets) {
    const pairs = labelledPairs(set);
    const alone = pairs.reduce(
      (sum, { one, other }) => sum + mergeFindings([one, other], blocking).findings.length,
      0,
    );
    print(`${set.padEnd(38)}${pairs.length} for ${2 * pairs.length} findings; by merging alone ${alone}`);
  }
}
