/** What this project is called, where it lives and which version this is: the one place that says so. */
export const project = {
  name: 'pr-verdict',
  /** Owner and repository, as `uses:` names them. */
  home: 'OWNER/pr-verdict',
  /** Equal to package.json's; a contract test holds them together. */
  version: '0.1.0',
} as const;
