import pLimit from 'p-limit';
import { ObservedChecks, type VerifierReport } from '../model/evidence-pack.ts';
import { compareText } from '../model/text.ts';
import { isModel, type VerifierPolicy } from '../policy/reviewer-policy.ts';
import { outputLimit } from '../ports/stage-ports.ts';
import { readOwnPinned, reviewFiles } from '../review-directory/review-files.ts';
import { exclusion, isSelected, partsOf, whyNotStarted } from './assign.ts';
import { guardFiles, type ProgramContext } from './programs.ts';
import { type PinnedPack, rewritePack } from './reviewed-change.ts';
import {
  joinReports,
  observedResult,
  type ReportPart,
  readVerifier,
  remark,
  verificationOf,
} from './verifier-reports.ts';

/**
 * Runs the verifiers of base policy and adds their results to the evidence pack. They are facts for reviewers
 * and gate nothing themselves. Without verifiers nothing changes.
 */
export async function runVerifiers(context: ProgramContext): Promise<PinnedPack> {
  const { directory, reporter, manifest, pack, effective, programs } = context;
  const verifiers = Object.entries(effective.verifiers).sort(([a], [b]) => compareText(a, b));
  if (verifiers.length === 0) return { manifest, pack };
  const observed = await readOwnPinned(directory, manifest, {
    name: reviewFiles.checks,
    schema: ObservedChecks,
  });
  const limit = pLimit(programs.concurrency);
  const removePlanted = await guardFiles(context);
  const reports = await Promise.all(
    verifiers.map(([name, policy]) => limit(() => verify({ name, policy, observed }, context))),
  ).finally(removePlanted);
  for (const { name, status } of reports) reporter.info(`Verifier ${name}: ${status}`);
  const verified = { ...pack, verification: verificationOf(reports) };
  return rewritePack(directory, { manifest, pack: verified }, 'verification');
}

/** A verifier runs code of the head, which must not run where models answer. */
function leftToTools({ effective, settings }: ProgramContext): string | undefined {
  const isForModels =
    settings.reviewers.length > 0 &&
    Object.entries(effective.reviewers)
      .filter(([id, policy]) => isSelected(id, policy, settings.reviewers))
      .every(([, policy]) => isModel(policy));
  return isForModels
    ? 'it is not run in the job of the models; `check` reads the result of another job'
    : undefined;
}

interface Verifier {
  readonly name: string;
  readonly policy: VerifierPolicy;
  readonly observed: ObservedChecks | undefined;
}

async function verify(
  { name, policy, observed }: Verifier,
  context: ProgramContext,
): Promise<VerifierReport> {
  const { programs, change, reporter, exposure } = context;
  const { run = [], check } = policy;
  const skipped = (...reasons: readonly (string | undefined)[]): VerifierReport => ({
    name,
    status: 'skipped',
    findings: [remark(reasons.filter((why) => why !== undefined).join('; '), 'info')],
    duration_ms: 0,
  });
  const excluded = exclusion(policy, change.facts);
  if (excluded !== undefined) return skipped(excluded);
  const seen = check === undefined ? undefined : observedResult(check, observed, context);
  if (seen !== undefined && !('why' in seen)) return { ...seen, name };
  const notStarted =
    policy.run === undefined
      ? 'it has no `run`'
      : (leftToTools(context) ?? whyNotStarted(policy, context)?.reason);
  if (notStarted !== undefined) return skipped(seen?.why, notStarted);
  if (seen !== undefined) reporter.info(`Verifier ${name} is run here: ${seen.why}`);
  const given = programs.environmentFor(policy.env);
  if ('missing' in given) return skipped(`it has no ${given.missing.join(', ')} here (\`env\`)`);
  const folders = partsOf(policy.cwd, change.present);
  if (folders.length === 0) return skipped('no folder with changes matches `cwd`');
  if (exposure !== undefined) reporter.warning(`Verifier ${name}: ${exposure}`);
  const reports: ReportPart[] = [];
  for (const folder of folders) {
    const directory = folder === '' ? context.root : `${context.root}/${folder}`;
    const request = { run, directory, environment: given.environment, timeout: policy.timeout, outputLimit };
    const outcome = await programs.commands.run(request, programs.cancelled);
    reports.push(readVerifier(outcome, { ...context, policy, folder }));
  }
  return joinReports(name, reports);
}
