import { createHash } from 'node:crypto';
import type { Account } from './accounts.ts';
import type { Repository } from './repository.ts';

/** Scopes as a workflow's `permissions:` names them. */
export type Scope = 'actions' | 'checks' | 'contents' | 'issues' | 'metadata' | 'pull-requests' | 'statuses';
export type Access = 'read' | 'write';
export type Permissions = Readonly<Partial<Record<Scope, Access>>>;

export interface Token {
  readonly secret: string;
  /** A job's token, a person's, or another app's. */
  readonly kind: 'workflow' | 'user' | 'app';
  readonly account: Account;
  /** What the token was made for; a person's token reaches all that the person does. */
  readonly repository: Repository | undefined;
  readonly permissions: Permissions;
}

export class Tokens {
  readonly #bySecret = new Map<string, Token>();

  issue(token: Omit<Token, 'secret'>): Token {
    const secret = makeSecret(token.kind, this.#bySecret.size);
    const issued = { ...token, secret };
    this.#bySecret.set(secret, issued);
    return issued;
  }

  find(secret: string): Token | undefined {
    return this.#bySecret.get(secret);
  }

  /** As at the end of a job: the token is no longer good for anything. */
  revoke(secret: string): void {
    this.#bySecret.delete(secret);
  }
}

/** App tokens are long, with dots and underscores; nothing may count on 40 characters. */
function makeSecret(kind: Token['kind'], serial: number): string {
  const digest = (part: number) => createHash('sha256').update(`${kind} ${serial} ${part}`).digest('hex');
  if (kind === 'user') return `ghp_${digest(0).slice(0, 36)}`;
  return `ghs_${[0, 1, 2, 3, 4, 5, 6, 7].map(digest).join('_').replace('_', '.')}`;
}
