import { EvidencePack } from '../model/evidence-pack.ts';
import type { Native } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { type Context, emptyList, type FormatDefinition, type Reading } from './format-definition.ts';
import { own } from './json-value.ts';

import { deviation, isRefusal, none, problem, refused } from './rules.ts';
import { schemaProblems, timestampDeviation } from './schema-problems.ts';

const rules = {
  pack: refused(
    'C3/pack',
    'The evidence pack has exactly the fields of its schema, with nulls only where it has them.',
  ),
  generatedAt: deviation('C3/generated-at', '`generated_at` is an ISO 8601 timestamp.'),
  claims: deviation(
    'C3/pack-claims',
    'The counts of the pack are those of its lists, its ranges ascend, and only an override has a source.',
  ),
  target: refused('C3/pack-target', 'The evidence pack is of the pull request under review.'),
};

export const evidencePack: FormatDefinition = {
  title: 'C3: evidence pack',
  schema: EvidencePack,
  rules: Object.values(rules),
  read: readEvidencePack,
};

/** C3's evidence pack is closed. It is no review, so it has no findings; `native` is the whole pack. */
function readEvidencePack(value: Native, context: Context): Reading {
  const { data, error } = EvidencePack.safeParse(value);
  const faults =
    error === undefined ? none : schemaProblems(error, { value, pointer: '', ruleOf: () => rules.pack });
  const problems = [
    ...faults,
    ...targetProblem(value, context),
    ...(data === undefined ? none : claimDeviations(data)),
  ];
  return {
    ok: !problems.some(isRefusal),
    document: {
      ...emptyList('evidence-pack'),
      complete: false,
      claims: data === undefined ? {} : { pullRequest: data.pr.number },
      native: value,
    },
    problems,
  };
}

function targetProblem(value: Native, { pullRequest }: Context): readonly Problem[] {
  const number = own(own(value, 'pr'), 'number');
  // 0 is the number in a pack that was made without a pull request.
  const isKnown = typeof number === 'number' && number !== 0 && pullRequest !== undefined;
  if (!isKnown || number === pullRequest) return none;
  return [
    problem(rules.target, {
      path: '/pr/number',
      message: `The pack is of pull request ${number}, but the review is of ${pullRequest}.`,
      recommendation: `Use the pack of pull request ${pullRequest}.`,
    }),
  ];
}

/** Statements of a well-formed pack, held against its own lists. */
function claimDeviations(pack: EvidencePack): readonly Problem[] {
  const { stats, touched_files: files } = pack.diff;
  const { verifiers, summary } = pack.verification;
  const { override_applied: isApplied, override_source: source } = pack.risk;
  const sum = (key: 'insertions' | 'deletions') => files.reduce((total, file) => total + file[key], 0);
  const count = (wanted: string) => verifiers.filter(({ status }) => status === wanted).length;
  // C3 has no count of verifiers that ran out of time: they have failed, or were cut short.
  const late = count('timeout');
  const reversed = pack.hotspots.findIndex(({ line_start: start, line_end: end }) => start > end);
  return [
    ...timestampDeviation(rules.generatedAt, { path: '/generated_at', timestamp: pack.generated_at }),
    ...miscounted('/diff/stats/files_changed', stats.files_changed, [files.length]),
    ...miscounted('/diff/stats/insertions', stats.insertions, [sum('insertions')]),
    ...miscounted('/diff/stats/deletions', stats.deletions, [sum('deletions')]),
    ...miscounted('/verification/summary/passed', summary.passed, [count('pass')]),
    ...miscounted('/verification/summary/failed', summary.failed, [count('fail'), late]),
    ...miscounted('/verification/summary/warnings', summary.warnings, [count('warn')]),
    ...miscounted('/verification/summary/skipped', summary.skipped, [count('skipped'), late]),
    ...(isApplied === (source !== null)
      ? none
      : [
          claim(
            '/risk/override_source',
            'Exactly an override that was applied has a source.',
            'Name the source of the override, or write null where none was applied.',
          ),
        ]),
    ...(reversed === -1
      ? none
      : [
          claim(
            `/hotspots/${reversed}/line_end`,
            'The hotspot ends before it starts.',
            'Write the first line before the last.',
          ),
        ]),
  ];
}

function miscounted(
  path: string,
  given: number,
  [least, perhaps = 0]: readonly [number, number?],
): readonly Problem[] {
  const most = least + perhaps;
  if (given >= least && given <= most) return none;
  const right = least === most ? `${least}` : `${least} to ${most}`;
  return [claim(path, `The count is ${given}; from its own lists it is ${right}.`, `Write ${right}.`)];
}

function claim(path: string, message: string, recommendation: string): Problem {
  return problem(rules.claims, { path, message, recommendation });
}
