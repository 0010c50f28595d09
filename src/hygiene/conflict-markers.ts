import { addedLines, type ChangedFile } from './hygiene-file.ts';
import type { Observation } from './hygiene-finding.ts';

/** Conflicts that git wrote: `=======` underlines titles and `>` quotes, so only all three in order count. */
export function conflictMarkers(file: ChangedFile): readonly Observation[] {
  const { path, kind, isSample } = file;
  if (isSample || kind === 'vendored' || kind === 'docs') return [];
  const markers = addedLines(file).flatMap(({ line, text }) => {
    const marker = markerIn(text);
    return marker === undefined ? [] : [{ line, marker }];
  });
  const conflicts = markers.filter(
    ({ marker }, index) =>
      marker === '<<<<<<< ' &&
      markers[index + 1]?.marker === '=======' &&
      markers[index + 2]?.marker === '>>>>>>> ',
  );
  if (conflicts.length === 0) return [];
  return [
    {
      path,
      lines: conflicts.map(({ line }) => line),
      issue: 'A merge conflict was committed, with both sides and the markers between them.',
      implications: 'The code does not parse or the data does not load, and neither side was chosen.',
      fix: 'Keep one side or combine the two, then remove the lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`.',
      weight: { severity: 'CRITICAL', confidence: 'HIGH' },
    },
  ];
}

function markerIn(text: string): string | undefined {
  if (text === '=======') return text;
  const start = text.slice(0, 8);
  return (start === '<<<<<<< ' || start === '>>>>>>> ') && text.length > 8 ? start : undefined;
}
