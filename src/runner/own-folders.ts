/** Our own records of reviews in a work tree: looking at a change must not change it. */
export const ownFolders: readonly string[] = ['.code-review', 'docs/code-reviews'];
