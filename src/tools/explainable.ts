import type { EarlierFinding } from '../comments/ledger.ts';
import type { Explained, Explanation } from '../gate/explain-finding.ts';
import { judgeRemembered } from '../memory/judge-remembered.ts';
import { raisedBy } from '../model/original.ts';
import { type Receipt, standsIn } from '../model/receipt.ts';
import type { LoadedRun } from '../write/load-run.ts';

function remember(entry: EarlierFinding, title: string): Explained {
  return {
    ...judgeRemembered(entry),
    fingerprint: entry.remembered.fingerprint,
    title: entry.shownAt.url === undefined ? title : `${title}: ${entry.shownAt.url}`,
  };
}

/** The findings of a run, and those of earlier ones that count as before. */
export function explainable(
  { document, reconciled, heard }: LoadedRun,
  receipt: Receipt | undefined,
): readonly Explained[] {
  const stands = standsIn(receipt);
  const found = document.findings.map((finding): Explained => {
    const stand = stands.get(finding.id);
    const refusal = heard.refusals.find(({ id }) => id === finding.id);
    return {
      ...finding,
      raisedBy: raisedBy(finding),
      ...(stand && { stand }),
      ...(refusal && { refusal }),
    };
  });
  const remembered = reconciled.stillOpen.map((entry) => ({
    ...remember(entry, 'still open from an earlier run'),
    unrepeated: { missed: entry.remembered.missedAt !== undefined },
  }));
  return [...found, ...remembered];
}

function whySettled({ remembered: { kind } }: EarlierFinding): Explanation {
  const change = ['it is reopened once a reviewer reports it again'];
  return kind === 'withdrawn'
    ? { because: ['complete reviews of two heads did not find it again'], change }
    : { because: ['it is fixed: a reviewer that raised it reviewed again and does not report it'], change };
}

/** What earlier runs published and counts no more: its id was shown, so it is known by it. */
export function explainableBefore({
  reconciled: { closing, closed, accepted },
  heard,
}: LoadedRun): readonly Explained[] {
  const title = 'published by an earlier run';
  return [
    ...[...closing, ...closed].map((entry) => ({
      ...remember(entry, title),
      status: 'fixed' as const,
      settled: whySettled(entry),
    })),
    ...accepted.map((entry): Explained => {
      const refusal = heard.refusals.find(({ id }) => id === entry.remembered.id);
      const finding = remember(entry, title);
      return refusal === undefined
        ? { ...finding, suppressed: { by: 'suppress', reason: 'an entry of the policy names it' } }
        : { ...finding, status: 'wont_fix', refusal };
    }),
  ];
}
