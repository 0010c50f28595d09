import { type Obstacle, reasonOf } from '../../domain/assignment/obstacle.ts';
import type { Programs } from '../../ports/programs.ts';

const exposed: Obstacle = {
  code: 'CHECKOUT_CREDENTIALS',
  text: 'it ran in a checkout whose git configuration holds a credential that it can use: check out with `persist-credentials: false`',
};

/** What is to be said of everybody who starts in the checkout; undefined where nothing lies open there. */
export async function exposureOf(programs: Programs): Promise<string | undefined> {
  return (await programs.findsCredential()) ? reasonOf(exposed) : undefined;
}
