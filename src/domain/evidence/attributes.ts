import type { Attributes } from './file-kind.ts';
import type { FileText } from './file-text.ts';
import { compilePattern } from './path-patterns.ts';
import { folderOf, nameOf } from './path-words.ts';

interface Line {
  readonly folder: string;
  readonly matches: (path: string) => boolean;
  readonly generated?: boolean;
  readonly vendored?: boolean;
}

/**
 * `linguist-generated` and `linguist-vendored` of every `.gitattributes` at the base commit. Later lines win over
 * earlier ones, and files further down over those above.
 */
export function readAttributes(files: readonly FileText[]): Attributes {
  const lines = files
    .filter(({ path }) => nameOf(path) === '.gitattributes')
    .toSorted((a, b) => folderOf(a.path).length - folderOf(b.path).length)
    .flatMap(readLines);
  const last = (key: 'generated' | 'vendored') => {
    const relevant = lines.filter((line) => line[key] !== undefined);
    return (path: string) =>
      relevant.findLast((line) => line.matches(inside(path, line.folder)))?.[key] === true;
  };
  return { isGenerated: last('generated'), isVendored: last('vendored') };
}

function readLines({ path, text }: FileText): readonly Line[] {
  return text.split(/\r?\n/).flatMap((line): Line[] => {
    const [pattern = '', ...attributes] = line.trim().split(/\s+/);
    // A folder has no attributes, so a pattern for one says nothing of the files in it; nor is there negation.
    if (pattern === '' || /^[#!]/.test(pattern) || pattern.endsWith('/')) return [];
    const generated = stateOf(attributes, 'linguist-generated');
    const vendored = stateOf(attributes, 'linguist-vendored');
    if (generated === undefined && vendored === undefined) return [];
    const matches = compilePattern(pattern);
    const state = {
      ...(generated !== undefined && { generated }),
      ...(vendored !== undefined && { vendored }),
    };
    return [{ folder: folderOf(path), matches, ...state }];
  });
}

function stateOf(attributes: readonly string[], name: string): boolean | undefined {
  const found = attributes.findLast((each) => each.replace(/^[-!]/, '').split('=')[0] === name);
  return found === undefined ? undefined : found === name || found === `${name}=true`;
}

/** The path as seen from the folder; `''`, which matches nothing, when it is not in it. */
function inside(path: string, folder: string): string {
  if (folder === '') return path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : '';
}
