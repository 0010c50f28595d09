import { z } from 'zod';

const count = z.number().int().min(0);

/** A note of a check run about lines of a file; texts are those of whoever made the check. */
const CheckNote = z
  .strictObject({
    path: z.string(),
    line: count,
    level: z.enum(['notice', 'warning', 'failure']),
    message: z.string(),
  })
  .readonly();

/** One check run on the head, as GitHub tells it. */
export const CheckAttempt = z
  .strictObject({
    id: count,
    /** Attempts of one job share their suite; null where GitHub names none. */
    suite: count.nullable(),
    status: z.string(),
    /** Null until it is completed. */
    conclusion: z.string().nullable(),
    startedAt: z.string().nullable(),
    completedAt: z.string().nullable(),
    title: z.string(),
    /** May be fewer than there are. */
    notes: z.array(CheckNote).readonly(),
    notesTotal: count,
  })
  .readonly();
export type CheckAttempt = z.infer<typeof CheckAttempt>;

/** `checks.json`: the newest check runs on the head by each name that policy wants. */
export const ObservedChecks = z
  .array(
    z.discriminatedUnion('state', [
      z
        .strictObject({
          name: z.string(),
          state: z.literal('read'),
          attempts: z.array(CheckAttempt).readonly(),
        })
        .readonly(),
      z.strictObject({ name: z.string(), state: z.literal('unreadable'), reason: z.string() }).readonly(),
    ]),
  )
  .readonly();
export type ObservedChecks = z.infer<typeof ObservedChecks>;

/**
 * The newest attempt of each suite, since a job that is run again leaves its former check standing. Ids grow. Workflows
 * that share a job's name have a suite each.
 */
export function newestAttempts<T extends Pick<CheckAttempt, 'id' | 'suite'>>(
  attempts: readonly T[],
): readonly T[] {
  const bySuite = new Map<number | null, T>();
  for (const attempt of attempts.toSorted((a, b) => a.id - b.id)) bySuite.set(attempt.suite, attempt);
  return [...bySuite.values()].sort((a, b) => a.id - b.id);
}
