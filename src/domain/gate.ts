import { z } from 'zod';

/**
 * The check conclusions we use. GitHub lets a merge pass on `success`, `neutral` and `skipped`, so only a
 * finished review may get one of those.
 * @see https://docs.github.com/en/pull-requests/collaborating-with-pull-requests/collaborating-on-repositories-with-code-quality-features/about-status-checks
 */
export const CheckConclusion = z.enum(['success', 'neutral', 'failure', 'action_required', 'cancelled']);
export type CheckConclusion = z.infer<typeof CheckConclusion>;
