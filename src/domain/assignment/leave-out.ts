/**
 * A unified diff without some of its files, which are named in the order of the diff. One that does not have as
 * many parts as files is left as it is: cutting it would take the wrong ones.
 */
export function leaveOut(
  diff: string,
  files: readonly { readonly path: string }[],
  isIgnored: (path: string) => boolean,
): string {
  const parts = diff.split(/^(?=diff --git )/m);
  if (parts.length !== files.length) return diff;
  return parts.filter((_, index) => !isIgnored(files[index]?.path ?? '')).join('');
}
