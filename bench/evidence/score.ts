import type { EvidencePack } from '../../src/model/evidence-pack.ts';
import type { Case, Labels } from './read-cases.ts';

/** How often what was found is what was expected, and how much of either is the other. */
interface Tally {
  right: number;
  found: number;
  expected: number;
  exact: number;
}

export type Score = Readonly<Record<'lane' | 'factors' | 'hotspots' | 'artifacts', Readonly<Tally>>> & {
  readonly cases: number;
  /** One line for each that differs. */
  readonly misses: readonly string[];
};

export function score(cases: readonly Case[], packOf: (change: Case) => EvidencePack): Score {
  const tally = (): Tally => ({ right: 0, found: 0, expected: 0, exact: 0 });
  const scores = { lane: tally(), factors: tally(), hotspots: tally(), artifacts: tally() };
  const misses: string[] = [];
  for (const change of cases) {
    const { risk, hotspots, missing_artifacts } = packOf(change);
    const { expected } = change;
    const override = risk.override_source?.replace(/^label /, 'label:').replace(/,.*$/, '');
    const miss = (what: string, found: readonly string[], wanted: readonly string[]) =>
      misses.push(
        `${change.name}: ${what} ${found.join(', ') || 'none'}, expected ${wanted.join(', ') || 'none'}`,
      );
    const laneFound = [risk.lane, override ?? ''];
    const laneWanted = [expected.lane, expected.override ?? ''];
    if (!add(scores.lane, [laneFound.join(' ')], [laneWanted.join(' ')])) miss('lane', laneFound, laneWanted);
    const factors = risk.factors.map(({ factor }) => factor);
    if (!add(scores.factors, factors, expected.factors)) miss('factors', factors, expected.factors);
    const artifacts = missing_artifacts.map(({ artifact }) => artifact);
    if (!add(scores.artifacts, artifacts, expected.artifacts))
      miss('artifacts', artifacts, expected.artifacts);
    const spots = hotspots.map((spot) => nearest(spot, expected));
    const wanted = expected.hotspots.map(spotName);
    if (!add(scores.hotspots, spots, wanted)) miss('hotspots', spots, wanted);
  }
  return { ...scores, cases: cases.length, misses };
}

function add(tally: Tally, found: readonly string[], expected: readonly string[]): boolean {
  const right = new Set(found.filter((each) => expected.includes(each))).size;
  tally.right += right;
  tally.found += found.length;
  tally.expected += expected.length;
  const exact = right === found.length && right === expected.length;
  if (exact) tally.exact += 1;
  return exact;
}

/** A hotspot is right when it has the label's file and category and some of its lines. */
function nearest(spot: EvidencePack['hotspots'][number], { hotspots }: Labels): string {
  const label = hotspots.find(
    ({ file, category, start, end }) =>
      file === spot.file && category === spot.category && start <= spot.line_end && spot.line_start <= end,
  );
  return spotName(
    label ?? { file: spot.file, start: spot.line_start, end: spot.line_end, category: spot.category },
  );
}

function spotName({ file, start, end, category }: Labels['hotspots'][number]): string {
  return `${file} ${start}-${end} ${category}`;
}
