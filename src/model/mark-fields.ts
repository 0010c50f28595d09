import type { Location } from './finding.ts';
import { ReviewerId } from './reviewer.ts';

/** Longer names are left out of a mark: what it does not know it never concludes from. */
const maxNameLength = 400;

/** Undefined also for half a surrogate pair, which stands for no character. */
function encode(path: string): string | undefined {
  try {
    const text = encodeURIComponent(path).replaceAll('%2F', '/');
    return text.length > maxNameLength ? undefined : text;
  } catch {
    return undefined;
  }
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** `src/a.ts@3-9`, with an `L` after the lines of the left side; empty where there is no place or its name is too long. */
export function writePlace(place: Location | undefined): string {
  const name = place && encode(place.path);
  if (place === undefined || name === undefined) return '';
  if (place.startLine === undefined || place.numberedIn !== undefined) return name;
  const end = place.endLine === undefined ? '' : `-${place.endLine}`;
  return `${name}@${place.startLine}${end}${place.side === 'LEFT' ? 'L' : ''}`;
}

/** Undefined for what is no place of ours; `absent` where the mark has none. */
export function readPlace(text: string): Location | 'absent' | undefined {
  if (text === '') return 'absent';
  const [, name = '', start, end, left] = /^([^@]+)(?:@(\d{1,9})(?:-(\d{1,9}))?(L)?)?$/.exec(text) ?? [];
  const path = decode(name);
  if (path === undefined || path === '') return undefined;
  const side = left === undefined ? 'RIGHT' : 'LEFT';
  if (start === undefined) return { path, side };
  const endLine = end === undefined ? {} : { endLine: Number(end) };
  return { path, side, startLine: Number(start), ...endLine };
}

interface People {
  readonly reviewers: readonly string[];
  readonly contestedBy: readonly string[];
}

/** `claude,gemini!judge`; most findings are disputed by nobody. */
export function writePeople({ reviewers, contestedBy }: People): string {
  const raised = reviewers.join(',');
  return contestedBy.length === 0 ? raised : `${raised}!${contestedBy.join(',')}`;
}

/** Undefined where one of them is no reviewer's name. */
export function readPeople(text: string): People | undefined {
  const [reviewers = [], contestedBy = [], ...more] = text.split('!').map((names) => names.split(','));
  const isNamed = [...reviewers, ...contestedBy].every((name) => ReviewerId.safeParse(name).success);
  return isNamed && more.length === 0 ? { reviewers, contestedBy } : undefined;
}
