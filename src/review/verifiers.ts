import pLimit from 'p-limit';
import {
  joinReports,
  ObservedChecks,
  readChecks,
  remark,
  type VerifierReport,
  verificationOf,
} from '../fetch/evidence-verification.ts';
import { compareText } from '../model/compare-text.ts';
import type { EvidencePack } from '../model/evidence-pack.ts';
import type { Manifest } from '../model/manifest.ts';
import { reasonOf } from '../model/obstacle.ts';
import type { VerifierPolicy } from '../policy/verifier-policy.ts';
import { readOwnPinned, reviewFiles } from '../review-directory/review-files.ts';
import { exclusion } from './applicable.ts';
import { notTrusted } from './assign.ts';
import { partsOf } from './parts.ts';
import { cleanMessage, readVerifier } from './read-verifier.ts';
import type { ProgramContext } from './review-context.ts';
import { rewritePack } from './rewrite-pack.ts';
import { trustOf } from './trust.ts';

/** The pack as it is from now on, and the manifest that pins it. */
interface Verified {
  readonly manifest: Manifest;
  readonly pack: EvidencePack;
}

/** Most bytes of each stream; as much as is read of a document. */
const outputLimit = 16 * 1024 * 1024;

/**
 * Runs the verifiers that base policy configures, and writes what they say into the evidence pack. They are facts
 * for reviewers and gate nothing by themselves. Without any verifier nothing is touched.
 */
export async function runVerifiers(context: ProgramContext): Promise<Verified> {
  const { directory, reporter, manifest, effective, change, programs } = context;
  const { pack } = change;
  const verifiers = Object.entries(effective.verifiers).sort(([a], [b]) => compareText(a, b));
  if (verifiers.length === 0) return { manifest, pack };
  const observed = await readOwnPinned(directory, manifest, {
    name: reviewFiles.checks,
    schema: ObservedChecks,
  });
  const limit = pLimit(programs.concurrency);
  const reports = await Promise.all(
    verifiers.map(([name, policy]) => limit(() => verify({ name, policy, observed }, context))),
  );
  for (const { name, status } of reports) reporter.info(`Verifier ${name}: ${status}`);
  const verified = { ...pack, verification: verificationOf(reports) };
  return rewritePack(directory, { manifest, pack: verified }, 'verification');
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
  const { programs, root, redact, change, reporter, exposure } = context;
  const ownCheck = context.settings.checkName;
  const { run, check } = policy;
  const skipped = (reason: string): VerifierReport => ({
    name,
    status: 'skipped',
    findings: [remark(reason, 'info')],
    duration_ms: 0,
  });
  const excluded = exclusion(policy, change.facts);
  if (excluded !== undefined) return skipped(excluded);
  const clean = (text: string) => cleanMessage(text, redact);
  const word = check === undefined ? undefined : readChecks(observed, { name, check, ownCheck, clean });
  if (word?.state === 'finished') return word.report;
  const hindrance = run === undefined ? 'it has no `run`' : obstacle(policy, context);
  if (run === undefined || hindrance !== undefined)
    return skipped([word?.why, hindrance].filter((why) => why !== undefined).join('; '));
  if (word !== undefined) reporter.info(`Verifier ${name} is run here: ${word.why}`);
  const given = programs.environmentFor(policy.env);
  if ('missing' in given) return skipped(`it has no ${given.missing.join(', ')} here (\`env\`)`);
  const folders = partsOf(policy.cwd, change.present);
  if (folders.length === 0) return skipped('no folder with changes matches `cwd`');
  if (exposure !== undefined) reporter.warning(`Verifier ${name}: ${exposure}`);
  const reports: Omit<VerifierReport, 'name'>[] = [];
  for (const folder of folders) {
    const directory = folder === '' ? root : `${root}/${folder}`;
    const request = { run, directory, environment: given.environment, timeout: policy.timeout, outputLimit };
    const outcome = await programs.commands.run(request, programs.cancelled);
    reports.push(readVerifier(outcome, { policy, root, folder, redact }));
  }
  return joinReports(name, reports);
}

/** Why no program may run on what lies in the working directory, or would say nothing about the head there. */
function obstacle(
  policy: VerifierPolicy,
  { programs, manifest, isTrusted }: ProgramContext,
): string | undefined {
  if (!isTrusted(policy)) return reasonOf(notTrusted);
  if (trustOf(programs.event, manifest.pullRequest?.fork ?? false) === 'files')
    return 'PRIVILEGED_EVENT: it would run the code of the head in a workflow with the rights of the base';
  const { state } = manifest.workingDirectory;
  if (state === 'absent') return 'nothing is checked out';
  if (state === 'other') return 'something else than the head is checked out';
  return undefined;
}
