import ignore from 'ignore';

/**
 * A test of paths against one ignore-style pattern, as `.gitignore`, CODEOWNERS and `.gitattributes` share it;
 * exact case. Paths are relative, without a leading slash. Nothing matches a pattern that is none.
 */
export function compilePattern(pattern: string): (path: string) => boolean {
  const rules = ignore({ ignorecase: false, allowRelativePaths: true }).add([pattern]);
  return (path) => path !== '' && rules.ignores(path);
}
