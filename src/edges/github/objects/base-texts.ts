import type { FileText } from '../../../domain/evidence/file-text.ts';
import type { Objects, Wanted } from './objects.ts';

export function baseTextsToRead(commit: string, paths: readonly string[]): readonly Wanted[] {
  return paths.map((path) => ({ expression: `${commit}:${path}`, text: true }));
}

/** The texts that exist; undefined when one of them could not be read whole, since then rules may be missing. */
export function readBaseTexts(
  objects: Objects,
  commit: string,
  paths: readonly string[],
): readonly FileText[] | undefined {
  const texts = paths.map((path) => ({ path, blob: objects.get(`${commit}:${path}`) }));
  if (texts.some(({ blob }) => blob === undefined || blob?.isTruncated === true)) return undefined;
  return texts.flatMap(({ path, blob }) => (blob?.text == null ? [] : [{ path, text: blob.text }]));
}
