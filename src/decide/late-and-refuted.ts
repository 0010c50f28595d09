import { findFile } from '../diff/hunk.ts';
import { parseDiff } from '../diff/parse-diff.ts';
import { basisOf } from '../memory/completion.ts';
import { type Reconciled, withOpenOriginals } from '../memory/reconcile.ts';
import { completionOf, knownDiff } from '../model/completion.ts';
import { type Finding, hasOpenStatus } from '../model/finding.ts';
import { placesOf, rememberFinding } from '../model/known-finding.ts';
import { raisedBy } from '../model/original.ts';
import { type EffectivePolicy, reviewerPolicy } from '../policy/effective-policy.ts';
import { isModel } from '../policy/reviewer-policy.ts';
import { isSettled, judge } from '../policy/weight.ts';
import type { RunFiles } from './run.ts';

type LateRun = Pick<RunFiles, 'completed' | 'effective' | 'manifest' | 'diff'>;

/** The one model that raised a finding which may be late; undefined where it is never late. */
function raiserOf(finding: Finding, { effective }: LateRun): string | undefined {
  const [reviewer, ...others] = raisedBy(finding);
  const isShared = others.length > 0 || finding.corroboratedBy.length > 0;
  if (reviewer === undefined || isShared || finding.severity === 'critical') return undefined;
  if (isSettled(finding) || !isModel(reviewerPolicy(effective, reviewer))) return undefined;
  return reviewer;
}

/**
 * The files that changed since a reviewer completed a whole answer about this change, under the same policy and version
 * of ours; undefined where that is unknown.
 */
function changedSince(reviewer: string, { completed, manifest }: LateRun): readonly string[] | undefined {
  const last = completionOf(completed, reviewer);
  if (last === undefined || last.rechecked !== undefined || last.basis !== basisOf(manifest))
    return undefined;
  const diff = knownDiff(completed, last.commits, manifest.commits);
  if (diff === undefined) return undefined;
  const reading = parseDiff(Buffer.from(diff, 'latin1'));
  if (!reading.ok) return undefined;
  return reading.diff.files.flatMap(({ path, oldPath }) => [path, oldPath ?? path]);
}

/** Whether a path may be what a text names: the path, or its end. */
function isNamed(path: string, name: string): boolean {
  return path === name || path.endsWith(`/${name.replace(/^\.?\//, '')}`);
}

/** Whether a new finding is about lines of the change that its reviewer had read as they are (threat G13). */
function isAboutReadLines(finding: Finding, reviewer: string, run: LateRun): boolean {
  const changed = changedSince(reviewer, run);
  if (changed === undefined || finding.locations.length === 0) return false;
  if (finding.locations.some(({ path }) => findFile(run.diff, path) === undefined)) return false;
  const named = placesOf(rememberFinding(finding, run.manifest.commits.head)).map(({ path }) => path);
  const program = reviewerPolicy(run.effective, reviewer).run ?? [];
  return !changed.some((path) => [...named, ...program].some((name) => isNamed(path, name)));
}

/**
 * Marks what a model found only now on lines that it had read in an earlier complete answer, where policy reports it: it
 * gets no thread, and where it would block a person decides. What was late stays so; what came back is not.
 */
export function withLate(compared: Reconciled, run: LateRun): Reconciled {
  if (run.effective.late !== 'report') return compared;
  const findings = compared.findings.map((finding): Finding => {
    const reviewer = hasOpenStatus(finding) ? raiserOf(finding, run) : undefined;
    if (reviewer === undefined || finding.status === 'reopened') return finding;
    const known = compared.continued.get(finding.fingerprint)?.remembered;
    const isLate = known === undefined ? isAboutReadLines(finding, reviewer, run) : known.late === true;
    return isLate ? { ...finding, late: true } : finding;
  });
  return { ...compared, findings };
}

/**
 * What a referee refuted: a new finding that would not block is set aside; one that blocks, or that an earlier run posted,
 * is disputed and as it was. Only what policy says of `high` findings lifts a block (threat G12).
 */
export function withRefutations(
  compared: Reconciled,
  { blocking: rules, referee }: Pick<EffectivePolicy, 'blocking' | 'referee'>,
): Reconciled {
  const findings = compared.findings.map((finding): Finding => {
    const { refuted, contestedBy, severity, status, fingerprint } = finding;
    if (refuted === undefined || isSettled(finding)) return finding;
    const { weight, verdict } = judge(withOpenOriginals(finding, compared), rules);
    const isLifted = referee?.lifts === true && verdict === 'WARN' && severity !== 'critical';
    const isPosted = status === 'reopened' || compared.continued.has(fingerprint);
    if (!isPosted && (weight !== 'blocking' || isLifted))
      return {
        ...finding,
        suppressed: { by: 'referee', reason: `${refuted.by} refuted it before it was posted` },
      };
    const disputers = [...new Set([...contestedBy, refuted.by])].sort();
    return { ...finding, contestedBy: disputers, requiresHuman: true };
  });
  return { ...compared, findings };
}
