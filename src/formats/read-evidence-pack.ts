import { EvidencePack } from '../model/evidence-pack.ts';
import type { Native, ParsedFinding, Severity } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { titleFrom } from '../model/title.ts';

import { pointerTo } from './json-reader.ts';
import { own } from './own-document.ts';
import type { Context } from './parse-context.ts';
import type { Reading } from './parsed-document.ts';
import { readPath } from './places.ts';
import { isRefusal, problem, quote } from './rules.ts';
import { schemaProblems, timestampDeviation } from './schema-problems.ts';

/**
 * C3's evidence pack: closed, so an unknown key is an error that names its place. What its verifiers found are
 * findings; the pack itself stays whole in `native`.
 */
export function parseEvidencePack(value: Native, context: Context): Reading {
  const parsed = EvidencePack.safeParse(value);
  const problems: readonly Problem[] = [
    ...(parsed.success ? [] : schemaProblems(parsed.error, { value, pointer: '', ruleOf: () => 'C3/pack' })),
    ...targetProblem(value, context),
    ...(parsed.success ? claimDeviations(parsed.data) : []),
  ];
  return {
    ok: !problems.some(isRefusal),
    document: {
      format: 'evidence-pack',
      state: { state: 'reviewed' },
      claims: parsed.success ? { pullRequest: parsed.data.pr.number } : {},
      questions: [],
      native: value,
      findings: parsed.success ? verifierFindings(parsed.data, value, context) : [],
      refused: [],
      complete: true,
    },
    problems,
  };
}

function targetProblem(value: Native, { pullRequest }: Context): readonly Problem[] {
  const number = own(own(value, 'pr'), 'number');
  // 0 is what a pack says that was made without a pull request.
  if (typeof number !== 'number' || number === 0 || pullRequest === undefined || number === pullRequest)
    return [];
  return [
    problem('C3/pack-target', {
      path: '/pr/number',
      type: 'target',
      message: `The pack is of pull request ${number}, but the review is of ${pullRequest}.`,
      recommendation: `Use the pack of pull request ${quote(pullRequest)}.`,
    }),
  ];
}

const severities = { error: 'high', warning: 'medium', info: 'info' } as const satisfies Record<
  string,
  Severity
>;

function verifierFindings(pack: EvidencePack, value: Native, context: Context): readonly ParsedFinding[] {
  return pack.verification.verifiers.flatMap(({ name, findings }, verifier) =>
    findings.map((each, index): ParsedFinding => {
      const keys = ['verification', 'verifiers', verifier, 'findings', index];
      const category = name.trim() || 'verification';
      const reading = readPath(each.file, context.paths);
      const hasLine = reading.ok && each.line !== null && each.line >= 1;
      return {
        scope: hasLine ? 'inline' : reading.ok ? 'file' : 'system',
        locations: reading.ok
          ? [
              {
                path: reading.path,
                ...(hasLine && each.line !== null ? { startLine: each.line } : {}),
                side: 'RIGHT',
              },
            ]
          : [],
        ...(reading.ok ? {} : { scopeText: category }),
        title: titleFrom(each.message) ?? category,
        titleDerived: true,
        issue: each.message,
        category,
        severity: severities[each.severity],
        confidence: { band: 'high' },
        references: [],
        evidence: { type: 'verifier_output', detail: each.message },
        requiresHuman: false,
        preExisting: false,
        status: 'open',
        pointer: pointerTo('', ...keys),
        native: keys.reduce<Native | undefined>((at, key) => own(at, key), value) ?? null,
      };
    }),
  );
}

/** What a well-formed pack says of itself, held against its own lists. */
function claimDeviations(pack: EvidencePack): readonly Problem[] {
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
