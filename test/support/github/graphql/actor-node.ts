import type { Account, World } from '../model/world.ts';

import { presentUser } from '../rest/account-view.ts';
import type { Node } from './viewer.ts';

/** An author, or null once the account was deleted. Unlike REST, GraphQL names a bot without its `[bot]`. */
export function actorNode(world: World, account: Account): Node | null {
  if (world.accounts.present(account) === null) return null;
  return { ...accountNode(world, account), login: account.login.replace(/\[bot\]$/, '') };
}

/** The account behind the token, named in full. */
export function viewerNode(world: World, account: Account): Node {
  return { ...accountNode(world, account), __typename: 'User' };
}

/** Where the schema wants a user and nothing else. */
export function userNode(world: World, account: Account): Node | null {
  const actor = actorNode(world, account);
  return actor === null ? null : { ...actor, __typename: 'User' };
}

function accountNode(world: World, account: Account): Node {
  const { html_url: url } = presentUser(world, account);
  return {
    __typename: account.type,
    id: account.nodeId,
    databaseId: account.id,
    login: account.login,
    name: account.login,
    url,
  };
}
