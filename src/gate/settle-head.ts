import type { StepOf } from '../policy/gate-plan.ts';
import { type Settled, settle } from '../policy/shared-head.ts';
import type { CheckRun, Checks, ChecksPort } from './gate-port-shape.ts';

/**
 * Reads every check of ours on the head after our own stands, so that of two runs that end together at least one
 * sees both, and concludes those that say something else than the worst verdict. Which pull requests have the head is
 * read again as well.
 */
export async function settleHead(
  { checks, members: membersOf }: ChecksPort,
  { name, head }: StepOf<'settle-head'>,
  own: number | undefined,
): Promise<Settled | undefined> {
  const [now, present] = await Promise.all([membersOf(head), checks.list({ name, head })]);
  const members = settle(now.open, present, now);
  for (const due of checksToChange(members, present)) await concludeSettledCheck(checks, due);
  return members.find(({ id }) => id === own);
}

interface Due {
  readonly settled: Settled;
  readonly before: CheckRun;
}

/** What is not concluded that way already. */
export function checksToChange(settled: readonly Settled[], present: readonly CheckRun[]): readonly Due[] {
  return settled.flatMap((each) => {
    const before = present.find(({ id }) => id === each.id);
    const stands = before?.conclusion === each.conclusion && before.title === each.title;
    return before === undefined || stands ? [] : [{ settled: each, before }];
  });
}

/** Changes how a check is concluded, and nothing that stands on its page. */
export async function concludeSettledCheck(checks: Checks, { settled, before }: Due): Promise<void> {
  const { id, conclusion, title } = settled;
  const output = { title, summary: before.summary, text: before.text };
  await checks.conclude(id, { conclusion, output, annotations: [], total: before.annotations });
}
