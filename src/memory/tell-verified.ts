import type { Reporter } from '../model/reporter.ts';
import type { Rechecked } from './marked-fixed.ts';

/** Tells the log what became of the findings that were marked as fixed. */
export function reportVerified(reporter: Reporter, { verified, reopened, unanswered }: Rechecked): void {
  reporter.info(
    `Of what was marked fixed, ${verified.length} verified, ${reopened.length} reopened, ${unanswered.length} unanswered`,
  );
  for (const id of unanswered)
    reporter.warning(`${id} stays as it is: it is marked as fixed, and nobody who raised it could tell`);
}
