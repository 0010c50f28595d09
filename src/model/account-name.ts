/** The name of an account by either of an app's logins: REST puts `[bot]` behind it, GraphQL mostly does not. */
export function accountName(login: string): string {
  return login.replace(/\[bot\]$/, '');
}
