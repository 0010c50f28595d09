import { own } from '../formats/json-value.ts';
import type { Native } from '../model/finding.ts';

/**
 * The files that a run leaves and whose schemas are published, by the name of the schema, with keys that only this file
 * has.
 */
export const runFiles = [
  { name: 'findings', title: 'findings.json', knownBy: ['schemaVersion', 'reviewers'] },
  { name: 'ingest-report', title: 'ingest_report.json', knownBy: ['schemaVersion', 'notes'] },
  { name: 'manifest', title: 'manifest.json', knownBy: ['schemaVersion', 'coverage'] },
  { name: 'plan', title: 'plan.json', knownBy: ['schemaVersion', 'toolKey'] },
  { name: 'review', title: 'review.json', knownBy: ['commit_id', 'comments'] },
  { name: 'receipt', title: 'receipt.json', knownBy: ['schemaVersion', 'entries'] },
  { name: 'gate', title: 'gate.json', knownBy: ['schemaVersion', 'gate'] },
] as const;

export type RunFile = (typeof runFiles)[number];

/** The file of a run that has the shape of this value. Needs no schema: they take long to load. */
export function recogniseRunFile(value: Native): RunFile | undefined {
  return runFiles.find(({ knownBy }) => knownBy.every((key) => own(value, key) !== undefined));
}
