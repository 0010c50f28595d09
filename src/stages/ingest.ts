import type { Context } from '../contracts/context.ts';
import { Format } from '../contracts/format.ts';
import { Failure } from '../domain/failure.ts';
import { IngestReport } from '../domain/ingest-report.ts';
import { Manifest } from '../domain/manifest.ts';
import { ReviewDocument } from '../domain/review-document.ts';
import type { Settings } from '../domain/settings.ts';
import type { ReceivedFiles, Reporter, ReviewDirectory } from '../ports.ts';
import { changedLines } from './ingest/changed-lines.ts';
import { gatherFromDirectory, gatherNamed } from './ingest/gather.ts';
import { type Ingested, ingest } from './ingest/ingest.ts';
import { parsePinnedDiff } from './parse-pinned-diff.ts';
import { loadPolicy } from './policy-file.ts';
import { forgetResults, readOwn, reviewFiles, writeJson } from './review-files.ts';

interface IngestContext {
  readonly directory: ReviewDirectory;
  /** Finds named files; what the head commit tracks is told apart. */
  readonly received: (head: string) => ReceivedFiles;
  readonly reporter: Reporter;
  readonly settings: Settings;
  readonly gunzip: (bytes: Uint8Array, limit: number) => Uint8Array | undefined;
  readonly now: () => number;
  /** Absolute path below which reviewers ran. */
  readonly root: string;
}

/** Writes `findings.json` and `ingest_report.json` from whatever the reviewers left. */
export async function ingestStage(context: IngestContext): Promise<Ingested> {
  const { directory, reporter, settings } = context;
  await forgetResults(directory, 'ingest');
  const manifest = await readOwn(directory, {
    name: reviewFiles.manifest,
    schema: Manifest,
    writtenBy: 'fetch',
  });
  refuseForeignTree(manifest, settings);
  const diff = await parsePinnedDiff(directory, manifest, reviewFiles.diff);
  const toHead = await parsePinnedDiff(directory, manifest, reviewFiles.workingTreeDiff);
  const gathered =
    settings.findings.length > 0
      ? await gatherNamed(context.received(manifest.commits.head), settings.findings)
      : await gatherFromDirectory(directory, manifest.fetchedAt);
  const result = ingest({
    head: manifest.commits.head,
    diff,
    toHead,
    today: new Date(context.now()).toISOString().slice(0, 10),
    gathered,
    effective: await loadPolicy(directory, manifest, settings.policyInputs),
    format: Format.optional().parse(settings.format),
    gunzip: context.gunzip,
    context: contractContext(manifest, changedLines(diff, toHead), context),
  });
  await writeJson(directory, reviewFiles.findings, ReviewDocument.parse(result.document));
  await writeJson(directory, reviewFiles.ingestReport, IngestReport.parse(result.report));
  report(reporter, result);
  return result;
}

/** Lines of an unrelated commit mean nothing at the head, so a review of them is refused rather than misplaced. */
function refuseForeignTree(manifest: Manifest, settings: Settings): void {
  if (manifest.workingDirectory.state !== 'other' || settings.findings.length === 0) return;
  const { head } = manifest.commits;
  throw new Failure({
    kind: 'usage',
    code: 'WORKING_DIRECTORY_FOREIGN',
    message: `the working directory is at ${manifest.workingDirectory.commit ?? 'another commit'}, which is neither the head ${head} nor its test merge`,
    fix: `check out what is reviewed: add \`ref: refs/pull/\${{ github.event.pull_request.number || inputs.pull-request }}/head\` under \`with:\` of actions/checkout`,
  });
}

function contractContext(
  manifest: Manifest,
  changed: Context['changed'],
  { settings, root }: IngestContext,
): Context {
  const { repository, pullRequest } = manifest;
  return {
    head: manifest.commits.head,
    ...(repository === undefined ? {} : { repository: `${repository.owner}/${repository.name}` }),
    ...(pullRequest === undefined ? {} : { pullRequest: pullRequest.number }),
    ...(changed === undefined ? {} : { changed }),
    paths: { root, ...(settings.pathPrefix === '' ? {} : { prefix: settings.pathPrefix }) },
  };
}

function report(reporter: Reporter, { document, report: ingested }: Ingested): void {
  for (const each of ingested.documents) {
    const refused = each.refused === 0 ? '' : `, ${each.refused} refused`;
    reporter.info(
      `${each.reviewer}: ${each.accepted} findings${refused} from ${each.file} (${each.format ?? 'unknown format'})`,
    );
    for (const { rule, path, message, recommendation, grade } of each.problems) {
      const line = `${each.file}${path === '' ? '' : ` ${path}`} ${rule}: ${message} ${recommendation}`;
      if (grade === 'refused') reporter.warning(line);
      else reporter.debug(line);
    }
  }
  for (const note of ingested.notes) reporter.warning(note);
  if (ingested.carried.length > 0) {
    reporter.info(`${ingested.carried.length} locations were carried from the working directory to the head`);
  }
  reporter.info(`${document.findings.length} findings after joining`);
}
