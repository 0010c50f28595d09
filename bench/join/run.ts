/**
 * How well findings of different reviewers are joined, and how fast.
 *
 *     npm run bench:join [-- <path of same-issue.json>]
 *
 * Thresholds are chosen on all other pull requests and judged on the one left out. Texts only: the labelled findings
 * have no places.
 */

import { likeness } from '../../src/compare/similarity.ts';
import { mergeFindings } from '../../src/ingest/merge-findings.ts';
import { effectivePolicy } from '../../src/policy/effective-policy.ts';
import { asOriginal } from './as-findings.ts';
import { atPrecision, bestF1, leaveOneOut, type Quality, quality } from './evaluate.ts';
import { type Labelled, labelledPath, type Pair, pairsOf, readLabelled } from './labelled-pairs.ts';
import { type Measure, measures } from './measures.ts';
import { printComments, printMerged } from './sets.ts';
import { manyFindings, onOneLine, repeated, timeOf } from './speed.ts';

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function row(name: string, { precision, recall, f1 }: Quality, note = ''): string {
  const figures = [precision, recall, f1].map((value) => value.toFixed(3).padStart(10)).join('');
  return `${name.padEnd(34)}${figures}  ${note}`.trimEnd();
}

function rangeOf(values: readonly number[]): string {
  return `threshold ${Math.min(...values).toFixed(3)} to ${Math.max(...values).toFixed(3)}`;
}

function scored(pairs: readonly Pair[], measure: Measure) {
  return pairs.map(({ pullRequest, one, other, same }) => ({
    group: pullRequest,
    score: measure(one.text, other.text),
    same,
  }));
}

/** What the product makes of the labelled findings when all of a pull request stand on one line. */
function joined(labelled: readonly Labelled[]): Quality {
  const predicted = labelled.flatMap((one) => {
    const reviewers = [...new Set(one.findings.map(({ reviewer }) => reviewer))];
    const originals = one.findings.map(({ reviewer, text }, index) =>
      asOriginal({
        reviewer,
        document: reviewers.indexOf(reviewer),
        text,
        path: 'src/app.ts',
        line: 1,
        pointer: `/${index}`,
      }),
    );
    const findingOf = new Map(
      mergeFindings(originals, effectivePolicy(undefined, {}).blocking).findings.flatMap(({ id, sources }) =>
        sources.map(({ pointer }) => [pointer, id] as const),
      ),
    );
    const idOf = (finding: Labelled['findings'][number]) =>
      findingOf.get(`/${one.findings.indexOf(finding)}`);
    return pairsOf([one]).map((pair) => ({ same: pair.same, taken: idOf(pair.one) === idOf(pair.other) }));
  });
  return quality(predicted);
}

function measureQuality(path: string): void {
  for (const reading of ['as-judged', 'as-listed'] as const) {
    const labelled = readLabelled(path, reading);
    const pairs = pairsOf(labelled);
    const same = pairs.filter((pair) => pair.same).length;
    print(`\n${reading}: ${pairs.length} pairs of different reviewers, ${same} of them one problem`);
    print(`${''.padEnd(34)}${['precision', 'recall', 'F1'].map((name) => name.padStart(10)).join('')}`);
    const texts = labelled.flatMap(({ findings }) => findings.map(({ text }) => text));
    for (const [name, measure] of Object.entries(measures(texts))) {
      const scores = scored(pairs, measure);
      const f1 = leaveOneOut(scores, bestF1);
      const precise = leaveOneOut(scores, atPrecision(0.95));
      print(row(`${name}, best F1`, f1, rangeOf(f1.thresholds)));
      print(row(`${name}, precision 0.95`, precise, rangeOf(precise.thresholds)));
      const taken = (threshold: number) =>
        scores.map((pair) => ({ ...pair, taken: pair.score >= threshold }));
      if (name === 'ours')
        for (const at of ['twoModels', 'remembered'] as const)
          print(row(`ours, ${at}`, quality(taken(likeness[at])), `threshold ${likeness[at]}`));
      if (name === 'edit-distance ratio') print(row(`${name} 0.6`, quality(taken(0.6))));
    }
    print(row('joined, all on one line', joined(labelled)));
    if (reading === 'as-listed') print(row('ceiling of any measure of texts', ceiling(pairs)));
  }
}

/** Takes every pair of texts that is one problem anywhere. */
function ceiling(pairs: readonly Pair[]): Quality {
  const key = ({ pullRequest, one, other }: Pair) =>
    JSON.stringify([pullRequest, ...[one, other].map(({ reviewer, text }) => `${reviewer} ${text}`).sort()]);
  const same = new Set(pairs.filter((pair) => pair.same).map(key));
  return quality(pairs.map((pair) => ({ same: pair.same, taken: same.has(key(pair)) })));
}

const path = labelledPath();
if (path === undefined) print('No labelled pairs: name the file, `npm run bench:join -- same-issue.json`.');
else measureQuality(path);

printMerged(print);
printComments(print);

print('\nspeed, best of 7');
for (const [name, originals] of [
  ['1000 findings in 50 files', manyFindings(1000, 50)],
  ['1000 findings in 5 files', manyFindings(1000, 5)],
  ['1000 findings on one line', onOneLine(manyFindings(1000, 50))],
  ['10000 findings on one line', onOneLine(manyFindings(10_000, 50))],
  ['1000 times one sentence', repeated(1000)],
] as const) {
  const { ms, findings } = timeOf(originals);
  print(`${name.padEnd(34)}${ms.toFixed(0).padStart(7)} ms  ${findings} joined`);
}
