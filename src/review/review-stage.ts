import { usageFailure } from '../model/failure.ts';
import type { Manifest } from '../model/manifest.ts';
import { builtInReviewer, type Obstacle, reasonOf } from '../model/reviewer.ts';
import { nearestWord, shortened } from '../model/text.ts';
import { type EffectivePolicy, withFormat } from '../policy/effective-policy.ts';
import { parsePolicy } from '../policy/parse-policy.ts';
import type { Policy } from '../policy/policy.ts';
import { inputOf, isModel, type ReviewerPolicy, type VerifierPolicy } from '../policy/reviewer-policy.ts';
import type { Settings } from '../policy/settings.ts';
import type { Programs, StagePorts } from '../ports/stage-ports.ts';
import {
  loadPolicy,
  manifestFile,
  readOwn,
  readPinned,
  reviewFiles,
} from '../review-directory/review-files.ts';
import { type ChangeContext, readEarlierRuns } from './earlier-runs.ts';
import type { GivenContext, ProgramContext, TrustInPrograms } from './programs.ts';
import { acceptSize, loadChange } from './reviewed-change.ts';
import { runReviewers } from './run-reviewers.ts';
import { receiveDocuments, recheckSkipped, takeAnswers } from './take-answers.ts';
import { runVerifiers } from './verifiers.ts';

/**
 * Trusts programs that `policy` starts in the same way with at least these variables; undefined trusts none.
 * A program is identified by its arguments and folder, not by its reviewer's id.
 */
function trustProgramsOf(policy: Pick<Policy, 'reviewers' | 'verifiers'> | undefined): TrustInPrograms {
  const known = [...Object.values(policy?.reviewers ?? {}), ...Object.values(policy?.verifiers ?? {})];
  return (wanted) =>
    wanted.run === undefined ||
    known.some(
      (each) =>
        startOf(each) === startOf(wanted) && wanted.env.every((variable) => each.env.includes(variable)),
    );
}

function startOf(policy: ReviewerPolicy | VerifierPolicy): string {
  const place = 'role' in policy ? [inputOf(policy), isModel(policy)] : ['worktree', false];
  return JSON.stringify([policy.run, policy.cwd ?? '.', ...place]);
}

const maxArguments = 300;

/**
 * Which programs may start. A worktree reads its own policy, written by the branch's author, so without
 * `--trust-policy` only programs of the merge base's policy start. The others are listed.
 */
async function trustPrograms({
  directory,
  manifest,
  effective,
  reporter,
  programs,
}: Omit<ProgramContext, 'isTrusted' | 'exposure'>): Promise<TrustInPrograms> {
  const isOwn = manifest.files.some(({ name }) => name === reviewFiles.trustedPolicy);
  if (!isOwn || programs.trustsPolicy) return () => true;
  const reading = parsePolicy(await readPinned(directory, manifest, reviewFiles.trustedPolicy));
  const isTrusted = trustProgramsOf(reading.ok ? reading.policy : undefined);
  const named = { Reviewer: effective.reviewers, Verifier: effective.verifiers };
  for (const [kind, policies] of Object.entries(named)) {
    for (const [id, policy] of Object.entries(policies)) {
      if (isTrusted(policy)) continue;
      const variables = policy.env.length === 0 ? '' : ` with ${policy.env.join(', ')}`;
      const program = shortened(JSON.stringify(policy.run), maxArguments);
      reporter.warning(
        `${kind} ${id} is not started: the policy at the merge base does not have this command. Read it, then run with --trust-policy: ${program}${variables}`,
      );
    }
  }
  return isTrusted;
}

type ReviewStageContext = GivenContext & Pick<StagePorts, 'withPrograms' | 'received'>;

/**
 * Runs the verifiers of base policy, then its reviewers. Reviewers without `run` are workflow steps of their
 * own. As a step of its own, the stage takes their documents, named by `findings`, into the review directory. The
 * built-in reviewer runs during ingest.
 */
export async function reviewStage({ withPrograms, received, ...given }: ReviewStageContext): Promise<void> {
  const { directory, reporter, settings } = given;
  const { effective, fetched } = await readPolicy(given);
  requireKnown(settings, effective);
  const known = await readChange(given, fetched, effective);
  const accepted = known.sizeAccepted ? await acceptSize(directory, known, effective) : {};
  const context = { ...known, ...accepted };
  await withPrograms(async ({ concurrency, ...machine }) => {
    const programs = { ...machine, concurrency: effective.concurrency ?? concurrency };
    learnSecrets(effective, programs);
    const isTrusted = await trustPrograms({ ...context, programs });
    // A warning for every program that starts in the checkout.
    const exposure = (await programs.findsCredential()) ? reasonOf(exposed) : undefined;
    const ready = { ...context, programs, exposure, isTrusted };
    await runReviewers({ ...ready, ...(await runVerifiers(ready)) });
  });
  if (settings.stage === 'review') await receiveDocuments({ ...context, received });
  if (Object.values(effective.reviewers).some(({ run }) => run !== undefined)) return;
  reporter.info(explainNoReviewer(settings, effective));
}

/** Any program may print what another one was given, so all is redacted from the start. */
function learnSecrets(
  { reviewers, verifiers }: EffectivePolicy,
  { environmentFor }: Pick<Programs, 'environmentFor'>,
) {
  const policies = [...Object.values(reviewers), ...Object.values(verifiers)];
  for (const name of new Set(policies.flatMap(({ env }) => env))) environmentFor([name]);
}

async function readPolicy({ directory, settings }: Pick<GivenContext, 'directory' | 'settings'>) {
  const fetched = await readOwn(directory, manifestFile);
  const configured = await loadPolicy(directory, fetched, settings.policyInputs);
  return { fetched, effective: withFormat(configured, settings.format) };
}

/** The change and what earlier runs left about it. */
async function readChange(
  given: GivenContext,
  manifest: Manifest,
  effective: EffectivePolicy,
): Promise<ChangeContext> {
  const read = await loadChange(given.directory, manifest, effective);
  const earlier = await readEarlierRuns({ ...given, manifest, effective });
  const sizeAccepted = effective.oversized === 'review' || earlier.published?.isSizeWaived === true;
  return { ...given, ...read, manifest, effective, earlier, sizeAccepted };
}

/** In place of {@link reviewStage} where other jobs started the reviewers: takes what they answered. */
export async function takeStage(given: GivenContext): Promise<void> {
  const { effective, fetched } = await readPolicy(given);
  await takeAnswers({ ...given, effective });
  await recheckSkipped(await readChange(given, fetched, effective));
}

const exposed: Obstacle = {
  code: 'CHECKOUT_CREDENTIALS',
  text: 'it ran in a checkout whose git configuration holds a credential that it can use: check out with `persist-credentials: false`',
};

/** Explains why no reviewer was started, and what is read in its place. */
function explainNoReviewer({ stage, findings }: Settings, { reviewers, hygiene }: EffectivePolicy): string {
  const isNamed = Object.keys(reviewers).length > 0;
  const who = isNamed
    ? 'No reviewer is started: none in the policy has a `run`'
    : 'No reviewer is started: the policy names none';
  if (findings.length > 0) return `${who}; the files that \`findings\` names are read`;
  if (isNamed || stage !== 'run')
    return `${who}; documents that others leave in the review directory are read`;
  return `${who}, and \`findings\` names no file${hygiene ? ', so only the built-in reviewer runs' : ''}`;
}

/** Rerunning an unknown reviewer would silently leave the intended one as it is. */
function requireKnown(
  { reviewers, findings }: Settings,
  { reviewers: configured, hygiene }: EffectivePolicy,
) {
  const received = findings.flatMap(({ reviewer }) => reviewer ?? []);
  const known = new Set([...Object.keys(configured), ...(hygiene ? [builtInReviewer] : []), ...received]);
  const unknown = reviewers.filter((id) => !known.has(id) && !id.startsWith('kind:'));
  if (unknown.length === 0) return;
  const named = unknown.map((id) => {
    const nearest = nearestWord(id, [...known]);
    return nearest === undefined ? id : `${id} (did you mean ${nearest}?)`;
  });
  throw usageFailure(
    'REVIEWER_UNKNOWN',
    `\`reviewers\` names reviewers that the policy does not have: ${named.join(', ')}`,
    known.size === 0 ? 'Leave `reviewers` empty.' : `It takes ${[...known].sort().join(', ')}.`,
  );
}
