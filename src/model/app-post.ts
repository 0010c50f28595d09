import { z } from 'zod';
import { closedObject } from './schemas.ts';

/** The same for one text of one app, however often it is edited. */
export const AppPostKey = z.string().regex(/^[cu][0-9a-f]{1,20}$/);

/** The text of an app on the pull request that an original was read from. */
export const AppPost = closedObject({
  key: AppPostKey,
  url: z.string(),
  /** Whether people see it in an open thread, as the app wrote it. */
  isShown: z.boolean(),
});
export type AppPost = z.infer<typeof AppPost>;

/** The key of a comment of an app. */
export function keyOfComment(id: number): string {
  return `c${id}`;
}
