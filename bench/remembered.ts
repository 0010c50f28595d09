/**
 * What it takes to compare a flood of findings with those that earlier runs left.
 *
 *     node bench/remembered.ts
 */
import { fileURLToPath } from 'node:url';
import { mergeFindings } from '../src/ingest/merge-findings.ts';
import { reconcile } from '../src/memory/reconcile.ts';
import { effectivePolicy } from '../src/policy/effective-policy.ts';
import { buildKnown, buildReconcileInput } from '../test/support/builders/memory.ts';
import { printRows, type Row, runMeasured } from './child.ts';
import { manyFindings } from './join/speed.ts';

/** Findings, the same in every run of this program, and files that they are in. */
const [remembered, fresh, files] = [2000, 9000, 50];

/** Compares findings whose words and lines all differ from those that are remembered, so that none is found at once. */
function compareFlood(): void {
  const { findings } = mergeFindings(manyFindings(fresh, files), effectivePolicy(undefined, {}).blocking);
  const before = mergeFindings(manyFindings(remembered, files), effectivePolicy(undefined, {}).blocking);
  const ledger = before.findings.map(({ locations: [place], title, severity }, at) => ({
    remembered: buildKnown({
      id: `security-${at.toString(16).padStart(8, '0')}-3`,
      fingerprint: at.toString(16).padStart(16, '0'),
      ...{ severity, title, path: place?.path, line: (place?.startLine ?? 1) + 1 },
    }),
    shownAt: { in: 'nowhere' as const },
  }));
  reconcile(buildReconcileInput({ findings, ledger }));
}

/** In a process of its own, for its memory. */
export async function measureRemembered(): Promise<readonly Row[]> {
  const { cpuMs, memoryMb } = await runMeasured([fileURLToPath(import.meta.url), '--compare']);
  const what = `${remembered} remembered and ${fresh} new findings`;
  return [
    { name: `comparing ${what}`, value: cpuMs, unit: 'ms' },
    { name: `comparing ${what}: memory`, value: memoryMb, unit: 'MB', goal: 500 },
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--compare')) compareFlood();
  else printRows(await measureRemembered());
}
