/** Name, home and version of this project. */
export const project = {
  name: 'pr-verdict',
  /**
   * Owner and repository, as in `uses:`. Until there is an owner, a name that no account of GitHub can have, since what
   * it names would run in every workflow that still has the placeholder.
   */
  home: '_OWNER_/pr-verdict',
  /** Equal to package.json's version, which a contract test checks. */
  version: '0.1.0',
} as const;

/** The address of a page of this project's documentation, such as `memory.md#late-findings`. */
export function pageAddress(page: string): string {
  return `https://github.com/${project.home}/blob/main/docs/${page}`;
}
