import ignore from 'ignore';

/**
 * A test of paths against one ignore-style pattern, as `.gitignore`, CODEOWNERS and `.gitattributes` share it;
 * exact case. Paths are relative, without a leading slash. Nothing matches a pattern that is none.
 */
export function compilePattern(pattern: string): (path: string) => boolean {
  const rules = ignore({ ignorecase: false, allowRelativePaths: true }).add([pattern]);
  const folder = fixedFolder(pattern);
  return (path) => path !== '' && path.startsWith(folder) && rules.ignores(path);
}

/**
 * The folder that all matches lie in, with its slash; `''` where they may lie anywhere. A slash before the end of a
 * pattern ties it to the root, and most of a large file of rules is so tied.
 */
function fixedFolder(pattern: string): string {
  if (!/\/./.test(pattern)) return '';
  const [literal = ''] = /^[\p{L}\p{N}._/-]*/u.exec(pattern.replace(/^\//, '')) ?? [];
  return literal.slice(0, literal.lastIndexOf('/') + 1);
}
