import type { EvidencePack } from '../../domain/evidence-pack.ts';
import type { Problem } from '../../domain/problem.ts';
import { problem } from '../problem.ts';
import { timestampDeviation } from '../timestamp-deviation.ts';

/** What a well-formed pack says of itself, held against its own lists. */
export function claimDeviations(pack: EvidencePack): readonly Problem[] {
  return [
    ...timestampDeviation('C3/generated-at', { path: '/generated_at', timestamp: pack.generated_at }),
    ...statsDeviations(pack),
    ...verifierDeviations(pack),
    ...overrideDeviation(pack),
    ...hotspotDeviations(pack),
  ];
}

function statsDeviations({ diff: { stats, touched_files: files } }: EvidencePack): readonly Problem[] {
  const sum = (key: 'insertions' | 'deletions') => files.reduce((total, file) => total + file[key], 0);
  const counted = {
    files_changed: files.length,
    insertions: sum('insertions'),
    deletions: sum('deletions'),
  };
  return (['files_changed', 'insertions', 'deletions'] as const).flatMap((key) =>
    miscounted(`/diff/stats/${key}`, { given: stats[key], ...range(counted[key]), of: 'the touched files' }),
  );
}

/** C3 has no count of verifiers that ran out of time: they have failed, or were cut short. */
function verifierDeviations({ verification: { verifiers, summary } }: EvidencePack): readonly Problem[] {
  const count = (wanted: string) => verifiers.filter(({ status }) => status === wanted).length;
  const late = count('timeout');
  const counted = {
    passed: range(count('pass')),
    failed: range(count('fail'), late),
    warnings: range(count('warn')),
    skipped: range(count('skipped'), late),
  };
  return (['passed', 'failed', 'warnings', 'skipped'] as const).flatMap((key) =>
    miscounted(`/verification/summary/${key}`, { given: summary[key], ...counted[key], of: 'the verifiers' }),
  );
}

interface Range {
  readonly least: number;
  readonly most: number;
}

function range(least: number, perhaps = 0): Range {
  return { least, most: least + perhaps };
}

function miscounted(
  path: string,
  { given, least, most, of }: Range & { readonly given: number; readonly of: string },
): readonly Problem[] {
  if (given >= least && given <= most) return [];
  const right = least === most ? `${least}` : `${least} to ${most}`;
  return [
    problem('C3/pack-claims', {
      path,
      type: 'count',
      message: `The count is ${given}; from ${of} it is ${right}.`,
      recommendation: `Write ${right}.`,
    }),
  ];
}

function overrideDeviation({
  risk: { override_applied: isApplied, override_source: source },
}: EvidencePack): readonly Problem[] {
  if (isApplied === (source !== null)) return [];
  return [
    problem('C3/pack-claims', {
      path: '/risk/override_source',
      type: 'claim',
      message: isApplied
        ? 'An override was applied, and nobody says by whom.'
        : 'An override that was not applied has a source.',
      recommendation: isApplied ? 'Name the source of the override.' : 'Write null.',
    }),
  ];
}

function hotspotDeviations({ hotspots }: EvidencePack): readonly Problem[] {
  return hotspots.flatMap(({ line_start: start, line_end: end }, index) =>
    start <= end
      ? []
      : [
          problem('C3/pack-claims', {
            path: `/hotspots/${index}/line_end`,
            type: 'range',
            message: `The hotspot ends at line ${end}, before it starts at ${start}.`,
            recommendation: 'Write the first line before the last.',
          }),
        ],
  );
}
