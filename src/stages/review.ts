import { Manifest } from '../domain/manifest.ts';
import type { Settings } from '../domain/settings.ts';
import type { Reporter, ReviewDirectory } from '../ports.ts';
import { loadPolicy } from './policy-file.ts';
import type { WithPrograms } from './review/programs.ts';
import { runVerifiers } from './review/verifiers.ts';
import { readOwn, reviewFiles } from './review-files.ts';

interface ReviewContext {
  readonly settings: Settings;
  readonly reporter: Reporter;
  readonly directory: ReviewDirectory;
  readonly root: string;
  readonly redact: (text: string) => string;
  /** Absent where no program can be started: then the verifiers stay unknown in the evidence pack. */
  readonly withPrograms?: WithPrograms;
}

/**
 * Runs the verifiers that base policy configures. Reviewers are steps of their own: their documents are received
 * through `findings` or the review directory.
 */
export async function reviewStage({ settings, withPrograms, ...context }: ReviewContext): Promise<void> {
  const { directory, reporter } = context;
  const pinned = { name: reviewFiles.manifest, schema: Manifest, writtenBy: 'fetch' };
  const manifest = await readOwn(directory, pinned);
  const effective = await loadPolicy(directory, manifest, settings.policyInputs);
  await withPrograms?.((programs) => runVerifiers({ ...context, manifest, effective, programs }));
  const where = settings.findings.length > 0 ? 'the files that `findings` names' : 'the review directory';
  reporter.info(`No reviewer is run here; documents are received from ${where}`);
}
