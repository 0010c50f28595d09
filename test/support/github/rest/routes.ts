import type { Route } from '../router.ts';
import { actionsRoutes } from './actions.ts';
import { checkRoutes } from './checks.ts';
import { gitDataRoutes } from './git-data.ts';
import { issueRoutes } from './issues.ts';
import { pullRoutes } from './pulls.ts';
import { repositoryRoutes } from './repository.ts';
import { reviewCommentRoutes } from './review-comments.ts';
import { reviewRoutes } from './reviews.ts';
import { statusRoutes } from './statuses.ts';

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
