import { placeFindings } from '../../domain/placement/placement.ts';
import { insideOf } from '../../domain/scope/part.ts';
import type { Settings } from '../../domain/settings.ts';
import { weigh } from '../../domain/verdict/weight.ts';
import type { ReviewDirectory } from '../../ports/review-directory.ts';
import { readEvidence } from '../review-directory/evidence-file.ts';
import { parsePinnedDiff } from '../review-directory/pinned-diff.ts';
import { reviewFiles } from '../review-directory/review-files.ts';
import type { LoadedRun } from '../run/load-run.ts';
import { renderContext } from '../run/render-context.ts';
import { ownersToAsk } from './owners.ts';
import type { ReviewInput } from './plan-review.ts';
import { reportScopes } from './report-scope.ts';
import { suggester } from './suggester.ts';

interface InputContext {
  readonly directory: ReviewDirectory;
  readonly settings: Settings;
  readonly redact: (text: string) => string;
  readonly runKey: string;
}

/** Everything that the review is planned from: what was decided, where each finding goes, and what texts are made with. */
export async function reviewInput(loaded: LoadedRun, context: InputContext): Promise<ReviewInput> {
  const { directory, settings, runKey } = context;
  const { manifest, document, report, effective, memory, reconciled, decision } = loaded;
  const diff = await parsePinnedDiff(directory, manifest, reviewFiles.diff);
  const evidence = await readEvidence(directory, manifest);
  const owners = await ownersToAsk(directory, loaded, evidence);
  return {
    target: settings.target,
    runKey,
    decision,
    document,
    placed: placeFindings(document.findings, {
      diff,
      inlineFrom: effective.inlineFrom,
      maxComments: effective.maxComments,
      alreadyOpen: new Set(reconciled.continued.keys()),
      reportScope: reportScopes(loaded),
      isInside: manifest.part && insideOf(manifest.part),
    }),
    refused: report.refused,
    memory,
    reconciled,
    resolveThreads: settings.resolveThreads,
    inlineFrom: effective.inlineFrom,
    weightOf: (finding) => weigh(finding, effective.blocking),
    render: renderContext({ ...loaded, diff }, context),
    coverage: manifest.coverage,
    suggest: suggester(loaded, diff),
    ...(owners && { owners }),
    ...(evidence && { evidence }),
  };
}
