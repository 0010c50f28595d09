import { Manifest } from '../domain/manifest.ts';
import type { Settings } from '../domain/settings.ts';
import type { Reporter, ReviewDirectory } from '../ports.ts';
import type { ReadingContext } from './ingest/read-document.ts';
import { loadPolicy } from './policy-file.ts';
import type { WithPrograms } from './review/programs.ts';
import { runReviewers } from './review/run-reviewers.ts';
import { runVerifiers } from './review/verifiers.ts';
import { readOwn, reviewFiles } from './review-files.ts';

interface ReviewContext {
  readonly settings: Settings;
  readonly reporter: Reporter;
  readonly directory: ReviewDirectory;
  readonly root: string;
  readonly redact: (text: string) => string;
  readonly gunzip: ReadingContext['gunzip'];
  /** Absent where no program can be started: then the verifiers stay unknown in the evidence pack. */
  readonly withPrograms?: WithPrograms;
}

/**
 * Runs the verifiers that base policy configures, then its reviewers. Reviewers without `run` are steps of their own:
 * their documents are received through `findings` or the review directory.
 */
export async function reviewStage({ settings, withPrograms, ...context }: ReviewContext): Promise<void> {
  const { directory, reporter } = context;
  const pinned = { name: reviewFiles.manifest, schema: Manifest, writtenBy: 'fetch' };
  const manifest = await readOwn(directory, pinned);
  const effective = await loadPolicy(directory, manifest, settings.policyInputs);
  await withPrograms?.(async (programs) => {
    const verified = await runVerifiers({
      ...context,
      manifest,
      effective,
      programs,
      ownCheck: settings.checkName,
    });
    await runReviewers({ ...context, settings, manifest: verified, effective, programs });
  });
  if (Object.values(effective.reviewers).some(({ run }) => run !== undefined)) return;
  const where = settings.findings.length > 0 ? 'the files that `findings` names' : 'the review directory';
  reporter.info(`No reviewer is run here; documents are received from ${where}`);
}
