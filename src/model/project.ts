/** Name, home and version of this project. */
export const project = {
  name: 'pr-verdict',
  /** Owner and repository, as in `uses:`. */
  home: 'OWNER/pr-verdict',
  /** Equal to package.json's version, which a contract test checks. */
  version: '0.1.0',
} as const;
