import { forbidden, type Needs, requirePermission } from '../errors.ts';
import type { PullRequest } from '../model/pull-request.ts';
import type { Repository } from '../model/repository.ts';
import type { Token, World } from '../model/world.ts';

/** What the resolver of a field gets: values, functions of the field's arguments, or both nested. */
export type Node = Readonly<Record<string, unknown>>;

/** How to show what everything else points back to; handed in, so that the modules need not import in circles. */
export interface NodeMakers {
  readonly repository: (viewer: Viewer, repository: Repository) => Node;
  readonly pullRequest: (viewer: Viewer, pull: PullRequest) => Node;
}

/** Who asks; decides what is visible and what is allowed. */
export class Viewer {
  readonly world: World;
  readonly token: Token;
  readonly #makers: NodeMakers;

  constructor(world: World, token: Token, makers: NodeMakers) {
    this.#makers = makers;
    this.world = world;
    this.token = token;
  }

  repositoryNode(repository: Repository): Node {
    return this.#makers.repository(this, repository);
  }

  pullRequestNode(pull: PullRequest): Node {
    return this.#makers.pullRequest(this, pull);
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
