import type { Observation, Weight } from './finding.ts';
import type { HeadLine } from './head-lines.ts';
import { pages } from './references.ts';
import type { Subject } from './subject.ts';

const broken: Weight = { severity: 'CRITICAL', confidence: 'HIGH', fixConfidence: 'MEDIUM' };
/** Prose and tests show conflicts on purpose, and a lone marker may be something else. */
const likely: Weight = { severity: 'MAJOR', confidence: 'MEDIUM', fixConfidence: 'MEDIUM' };

type Marker = 'ours' | 'middle' | 'theirs';

/**
 * Conflicts that git wrote and nobody settled. `=======` alone also underlines titles, so it counts only between
 * the two others; in prose, where `>` quotes, only all three in their order do.
 */
export function conflictMarkers({ path, kind, isFixture, hunks }: Subject): readonly Observation[] {
  if (isFixture || kind === 'vendored') return [];
  const marked = hunks.flat().flatMap((line) => {
    const marker = line.added ? markerOf(line) : undefined;
    return marker === undefined ? [] : [{ line: line.line, marker }];
  });
  const conflicts = marked.filter(
    ({ marker }, index) =>
      marker === 'ours' && marked[index + 1]?.marker === 'middle' && marked[index + 2]?.marker === 'theirs',
  );
  const isProse = kind === 'docs' || kind === 'unknown';
  const strays = isProse ? [] : marked.filter(({ marker }) => marker !== 'middle');
  const places = conflicts.length > 0 ? conflicts : strays;
  if (places.length === 0) return [];
  const isCertain = conflicts.length > 0 && !isProse && kind !== 'test';
  return [
    {
      path,
      lines: places.map(({ line }) => line),
      issue:
        conflicts.length > 0
          ? 'A merge conflict was committed as git wrote it, with both sides and the markers between them.'
          : 'A marker of a merge conflict was left behind.',
      implications:
        'The file holds two versions of the same place and lines that belong to neither: code does not parse, data does not load, and it is undecided which change was meant to stay.',
      fix: 'Decide which side stays, or combine the two, then remove the lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`.',
      weight: isCertain ? broken : likely,
      references: [pages.gitConflicts],
    },
  ];
}

/** Seven signs at the beginning of the line, then its end or a blank and a label. */
function markerOf({ text }: HeadLine): Marker | undefined {
  if (text === '=======') return 'middle';
  const sign = text.startsWith('<<<<<<<') ? 'ours' : text.startsWith('>>>>>>>') ? 'theirs' : undefined;
  return sign !== undefined && /^ \S/.test(text.slice(7, 9)) ? sign : undefined;
}
