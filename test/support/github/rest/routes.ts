import type { Route } from '../router.ts';
import { actionsRoutes } from './actions.ts';
import { checkRoutes, statusRoutes } from './checks.ts';
import { issueRoutes } from './issues.ts';
import { pullRoutes } from './pulls.ts';
import { gitDataRoutes, repositoryRoutes } from './repository.ts';
import { reviewCommentRoutes, reviewRoutes } from './reviews.ts';

/** Every operation that the stand-in knows; the extract of the description lists the same. */
export const restRoutes: readonly Route[] = [
  ...repositoryRoutes,
  ...pullRoutes,
  ...reviewRoutes,
  ...reviewCommentRoutes,
  ...issueRoutes,
  ...checkRoutes,
  ...statusRoutes,
  ...gitDataRoutes,
  ...actionsRoutes,
];
