import { EvidencePack } from '../model/evidence-pack.ts';
import type { Native } from '../model/finding.ts';
import type { Context, FormatDefinition, Reading } from './format-definition.ts';
import { own } from './json-value.ts';
import { DocumentDraft } from './read-findings.ts';
import { deviation, type ProblemList, refused } from './rules.ts';
import { addSchemaProblems, checkStatements, checkTimestamp } from './schema-problems.ts';

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
  const draft = new DocumentDraft('evidence-pack', context);
  addSchemaProblems(draft.problems, error, { value, ruleOf: () => rules.pack });
  checkTarget(value, draft.problems, context);
  if (data !== undefined) checkClaims(data, draft.problems);
  return draft.finish({
    complete: false,
    claims: data === undefined ? {} : { pullRequest: data.pr.number },
    native: value,
  });
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
  const within = (given: number, least: number) => Math.min(Math.max(given, least), least + count('timeout'));
  const counts = ['verification', 'summary'];
  checkTimestamp(problems, rules.generatedAt, ['generated_at'], pack.generated_at);
  checkStatements(problems, rules.claims, [
    [['diff', 'stats', 'files_changed'], stats.files_changed, files.length],
    [['diff', 'stats', 'insertions'], stats.insertions, sum('insertions')],
    [['diff', 'stats', 'deletions'], stats.deletions, sum('deletions')],
    [[...counts, 'passed'], summary.passed, count('pass')],
    [[...counts, 'failed'], summary.failed, within(summary.failed, count('fail'))],
    [[...counts, 'warnings'], summary.warnings, count('warn')],
    [[...counts, 'skipped'], summary.skipped, within(summary.skipped, count('skipped'))],
  ]);
  if (isApplied !== (source !== null)) {
    const message = 'Exactly an override that was applied has a source.';
    problems.add(rules.claims, ['risk', 'override_source'], message);
  }
  const reversed = pack.hotspots.findIndex(({ line_start: start, line_end: end }) => start > end);
  if (reversed === -1) return;
  problems.add(rules.claims, ['hotspots', reversed, 'line_end'], 'The hotspot ends before it starts.');
}
