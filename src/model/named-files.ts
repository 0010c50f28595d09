import type { Finding } from './finding.ts';
import { trimEnd } from './trim.ts';

/** More than this many files say nothing of one finding any more. */
const maxNames = 8;

/** Lines and anchors that people put behind a file's name. */
const position = /(?::\d+(?:[-:]\d+)*|#L?\d+(?:-L?\d+)?)$/;

function nameIn(token: string): string[] {
  if (token.includes('://')) return [];
  const name = trimEnd(token, '.:!?').replace(position, '').replace(/^\.\//, '');
  const isPlain =
    /^[\p{L}\p{N}_.@~+-][\p{L}\p{N}_.@~+/-]{0,199}$/u.test(name) && !/(^|\/)\.*(\/|$)/.test(name);
  return isPlain && /\.[\p{L}\p{N}]{1,12}$|\//u.test(name) ? [name] : [];
}

function namesIn(text: string): readonly string[] {
  return text.split(/[\s`'"<>()[\]{},;|*]+/).flatMap(nameIn);
}

/** The files that a finding has places in besides its first one. */
export function otherFiles({ locations }: Pick<Finding, 'locations'>): readonly string[] {
  const [first, ...others] = locations.map(({ path }) => path);
  return [...new Set(others)].filter((path) => path !== first);
}

/**
 * The files that a finding names besides those of its places, in its fix and its references: with folders before
 * bare names. What only looks like a file costs a look and means nothing.
 */
export function namedFiles({ locations, fix, references }: Finding): readonly string[] {
  const places = new Set(locations.map(({ path }) => path));
  const said = [fix?.text ?? '', ...references].flatMap(namesIn);
  const withFolder = said.filter((name) => name.includes('/'));
  const names = new Set([...withFolder, ...said].filter((name) => !places.has(name)));
  return [...names].slice(0, maxNames);
}
