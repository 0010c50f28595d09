import type { Diff } from '../diff/diff.ts';
import type { Attributes } from '../evidence/file-kind.ts';
import { counted } from '../text/counted.ts';
import { type Check, checks } from './checks.ts';
import { commonFields, type HygieneFinding, isNameable, type Observation, toFinding } from './finding.ts';
import type { HeadFacts } from './head-facts.ts';
import { readSubject } from './subject.ts';

/** More of one kind are summed up: whoever sees so many has understood. */
const maxFindingsEach = 10;
const maxFilesNamed = 50;

interface Change {
  readonly diff: Diff;
  readonly facts: HeadFacts;
  /** Files that changed as well and are not reviewed. */
  readonly alsoChanged?: ReadonlySet<string>;
  /** Of the base commit, so that a change cannot call its own files generated; absent: by their names only. */
  readonly attributes?: Attributes;
}

const noAttributes: Attributes = { isGenerated: () => false, isVendored: () => false };

/**
 * Finds what a careful person finds in any diff. The answer is a C1 document: written as JSON, it holds in
 * `strict`. Lines are added lines of the diff. Time is linear in the diff's bytes; what a fact is missing for
 * is not reported rather than guessed.
 */
export function reviewHygiene({
  diff,
  facts,
  alsoChanged = new Set(),
  attributes = noAttributes,
}: Change): readonly HygieneFinding[] {
  const found = new Map<Check, Observation[]>(checks.map((check) => [check, []]));
  const isChanged = (path: string) => diff.byPath.has(path) || alsoChanged.has(path);
  for (const file of diff.files) {
    if (file.pathEncoding === 'quoted') continue;
    const subject = readSubject(file, attributes);
    for (const [check, observations] of found) {
      observations.push(...check.run(subject, facts, isChanged));
    }
  }
  return [...found].flatMap(([check, observations]) => report(check, observations));
}

const gravity = ['CRITICAL', 'MAJOR', 'MINOR', 'INFO'];

function report({ name, category }: Check, observations: readonly Observation[]): readonly HygieneFinding[] {
  const ranked = observations.toSorted(
    (a, b) => gravity.indexOf(a.weight.severity) - gravity.indexOf(b.weight.severity),
  );
  const findings = ranked.slice(0, maxFindingsEach).map((each) => toFinding(category, each));
  const rest = ranked.slice(maxFindingsEach);
  const [worst] = rest;
  return worst === undefined ? findings : [...findings, sumUp({ name, category, worst, rest })];
}

function sumUp({
  name,
  category,
  worst,
  rest,
}: {
  readonly name: string;
  readonly category: string;
  readonly worst: Observation;
  readonly rest: readonly Observation[];
}): HygieneFinding {
  const paths = [...new Set(rest.map(({ path }) => path))];
  const places = rest.reduce((sum, { lines }) => sum + Math.max(1, lines.length), 0);
  const common = commonFields(category, {
    ...worst,
    issue: `There is more of the same kind (${name}): ${counted(places, 'place')} in ${counted(paths.length, 'file')}.`,
  });
  const [file, ...others] = paths.filter(isNameable);
  if (file === undefined)
    return { type: 'system', scope: 'files with control characters in their names', ...common };
  return others.length === 0
    ? { type: 'file', file, ...common }
    : { type: 'multi-file', files: [file, ...others].slice(0, maxFilesNamed), ...common };
}
