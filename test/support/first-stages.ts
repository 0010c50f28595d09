import { fetchStage } from '../../src/fetch/fetch-stage.ts';
import type { Source } from '../../src/fetch/source.ts';
import type { WithPrograms } from '../../src/review/programs.ts';
import { reviewStage } from '../../src/review/review-stage.ts';
import { buildSettings } from './builders/run.ts';
import { MemoryDirectory } from './fakes/memory-directory.ts';
import { RecordingReporter } from './fakes/recording-reporter.ts';
import { headFilesOf } from './hygiene.ts';

/** The first two stages of a run, one by one, in a review directory of its own; nothing lies in the working directory. */
export function firstStages(run: {
  readonly source: Source;
  readonly reporter?: RecordingReporter;
  readonly withPrograms: WithPrograms;
}) {
  const { source, reporter = new RecordingReporter(), withPrograms } = run;
  const directory = new MemoryDirectory();
  const settings = buildSettings();
  const { config: policyPath, source: sourceKind, scope, mode } = settings;
  return {
    directory,
    reporter,
    fetch: () =>
      fetchStage({
        source,
        directory,
        reporter,
        policyPath,
        sourceKind,
        scope,
        mode,
        tool: 'abcdef12',
        head: headFilesOf({}),
        now: () => 0,
      }),
    review: () =>
      reviewStage({
        settings,
        reporter,
        directory,
        root: '/checkout',
        redact: (text) => text.replaceAll('hunter2', '***'),
        gunzip: () => undefined,
        changesSince: async () => undefined,
        withPrograms,
      }),
  };
}
