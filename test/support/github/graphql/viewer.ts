import { forbidden, type Needs, requirePermission } from '../errors.ts';
import type { Repository } from '../model/repository.ts';
import type { Token, World } from '../model/world.ts';

/** The account that asks; decides what is visible and what is allowed. */
export class Viewer {
  readonly world: World;
  readonly token: Token;

  constructor(world: World, token: Token) {
    this.world = world;
    this.token = token;
  }

  may(repository: Repository, needs: Needs): boolean {
    try {
      requirePermission(this.token, repository, needs);
      return true;
    } catch {
      return false;
    }
  }

  require(repository: Repository, needs: Needs): void {
    if (!this.may(repository, needs)) throw forbidden('Resource not accessible by integration');
  }
}
