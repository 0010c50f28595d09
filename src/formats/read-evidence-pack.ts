import { EvidencePack } from '../model/evidence-pack.ts';
import type { Native } from '../model/finding.ts';
import { type Context, emptyList, type FormatDefinition, type Reading } from './format-definition.ts';
import { own } from './json-value.ts';
import { deviation, ProblemList, refused } from './rules.ts';
import { addSchemaProblems, checkTimestamp } from './schema-problems.ts';

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
  const problems = new ProblemList('');
  addSchemaProblems(problems, error, { value, ruleOf: () => rules.pack });
  checkTarget(value, problems, context);
  if (data !== undefined) checkClaims(data, problems);
  return {
    ok: !problems.isRefused,
    document: {
      ...emptyList('evidence-pack'),
      complete: false,
      claims: data === undefined ? {} : { pullRequest: data.pr.number },
      native: value,
    },
    problems: problems.problems,
  };
}

function checkTarget(value: Native, problems: ProblemList, { pullRequest }: Context): void {
  const number = own(own(value, 'pr'), 'number');
  // 0 is the number in a pack that was made without a pull request.
  const isKnown = typeof number === 'number' && number !== 0 && pullRequest !== undefined;
  if (!isKnown || number === pullRequest) return;
  const message = `The pack is of pull request ${number}, but the review is of ${pullRequest}.`;
  problems.add(rules.target, ['pr', 'number'], message, `Use the pack of pull request ${pullRequest}.`);
}

/** Compares statements of a well-formed pack with its own lists. */
function checkClaims(pack: EvidencePack, problems: ProblemList): void {
  const { stats, touched_files: files } = pack.diff;
  const { verifiers, summary } = pack.verification;
  const { override_applied: isApplied, override_source: source } = pack.risk;
  const sum = (key: 'insertions' | 'deletions') => files.reduce((total, file) => total + file[key], 0);
  const count = (wanted: string) => verifiers.filter(({ status }) => status === wanted).length;
  // C3 has no count of verifiers that ran out of time: they have failed, or were cut short.
  const late = count('timeout');
  const compare = (at: readonly string[], given: number, least: number, most = least) => {
    if (given >= least && given <= most) return;
    const right = least === most ? `${least}` : `${least} to ${most}`;
    const message = `The count is ${given}; from its own lists it is ${right}.`;
    problems.add(rules.claims, at, message, `Write ${right}.`);
  };
  checkTimestamp(problems, rules.generatedAt, ['generated_at'], pack.generated_at);
  compare(['diff', 'stats', 'files_changed'], stats.files_changed, files.length);
  compare(['diff', 'stats', 'insertions'], stats.insertions, sum('insertions'));
  compare(['diff', 'stats', 'deletions'], stats.deletions, sum('deletions'));
  const counts = ['verification', 'summary'];
  compare([...counts, 'passed'], summary.passed, count('pass'));
  compare([...counts, 'failed'], summary.failed, count('fail'), count('fail') + late);
  compare([...counts, 'warnings'], summary.warnings, count('warn'));
  compare([...counts, 'skipped'], summary.skipped, count('skipped'), count('skipped') + late);
  if (isApplied !== (source !== null)) {
    const advice = 'Name the source of the override, or write null where none was applied.';
    problems.add(
      rules.claims,
      ['risk', 'override_source'],
      'Exactly an override that was applied has a source.',
      advice,
    );
  }
  const reversed = pack.hotspots.findIndex(({ line_start: start, line_end: end }) => start > end);
  if (reversed === -1) return;
  const advice = 'Write the first line before the last.';
  problems.add(
    rules.claims,
    ['hotspots', reversed, 'line_end'],
    'The hotspot ends before it starts.',
    advice,
  );
}
