import type { Ids } from './ids.ts';

export interface Account {
  readonly login: string;
  readonly id: number;
  readonly nodeId: string;
  readonly type: 'User' | 'Bot' | 'Organization';
}

/** The identity that all workflows of a repository share, with the id it has on github.com. */
const actionsBot: Account = {
  login: 'github-actions[bot]',
  id: 41898282,
  nodeId: 'MDM6Qm90NDE4OTgyODI=',
  type: 'Bot',
};

/** Accounts come into being when first named. */
export class Accounts {
  readonly #byLogin = new Map<string, Account>([[actionsBot.login, actionsBot]]);
  readonly #ghosts = new Set<string>();
  readonly #ids: Ids;

  constructor(ids: Ids) {
    this.#ids = ids;
  }

  named(login: string): Account {
    const known = this.#byLogin.get(login);
    if (known !== undefined) return known;
    const id = this.#ids.next();
    const type = login.endsWith('[bot]') ? 'Bot' : 'User';
    const account: Account = { login, id, nodeId: `U_${id}`, type };
    this.#byLogin.set(login, account);
    return account;
  }

  find(login: string): Account | undefined {
    return this.#ghosts.has(login) ? undefined : this.#byLogin.get(login);
  }

  /** Deletes an account: what it wrote stays, its author is null from now on. */
  remove(login: string): void {
    this.#ghosts.add(login);
  }

  /** The account, or null once it was deleted. */
  present(account: Account): Account | null {
    return this.#ghosts.has(account.login) ? null : account;
  }
}
