import type { BlockContent } from 'mdast';
import type { KnownJudged } from '../comments/apply-commands.ts';
import { toVerdict, toVerdictFinding, type VerdictFile, type VerdictSource } from '../formats/verdict.ts';
import { codeSpan, heading, list, paragraph, text } from '../markdown/markdown-nodes.ts';
import { plainText } from '../markdown/plain-text.ts';
import { serialize } from '../markdown/serialize-markdown.ts';
import { keepReport, workOf } from '../memory/keep-report.ts';
import { archiveReplaced, bringBack, keepRecord, resumeReview, subjectOf } from '../memory/review-record.ts';
import type { ReviewDirectory } from '../model/files.ts';
import type { Finding } from '../model/finding.ts';
import type { Manifest } from '../model/manifest.ts';
import type { Reporter } from '../model/reporter.ts';
import type { Mode, ReviewDocument } from '../model/review-document.ts';
import { sha256 } from '../model/text.ts';
import { type BlockingRules, normaliseCategory } from '../policy/category.ts';
import type { Decision } from '../policy/decision.ts';
import { resumesVerdict, type Settings } from '../policy/settings.ts';
import { isToBeDealtWith, type Weight, weigh } from '../policy/weight.ts';
import { readPinned, reviewFiles, writeJson } from '../review-directory/review-files.ts';
import { isAboutThis, readResults } from '../review-directory/reviewer-results.ts';
import { placeOf, severityLabels, titleOf } from './finding-text.ts';
import type { LoadedRun } from './load-run.ts';
import type { Placed } from './placement.ts';
import type { RenderContext } from './render-context.ts';
import { renderReport } from './report-page.ts';
import type { ReviewInput } from './review-input.ts';
import { readReviewerPage, usageLine } from './reviewer-table.ts';

interface VerdictFileInput {
  readonly directory: ReviewDirectory;
  readonly decision: Decision;
  readonly document: ReviewDocument;
  readonly rules: BlockingRules;
  readonly mode: Mode;
  readonly reviewId: string;
  /** The review that this run verifies. */
  readonly resumed: Pick<VerdictFile, 'findings'> | undefined;
  readonly manifest: Manifest;
  readonly reportPath: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

function toSource(finding: Finding, document: ReviewDocument): VerdictSource {
  const [source] = finding.sources;
  const format = source === undefined ? undefined : document.documents[source.document]?.format;
  const { suppressed, status } = finding;
  const isSilenced = suppressed !== undefined && (status === 'open' || status === 'reopened');
  return {
    ...finding,
    // The file has no other status for what policy suppressed after the file was written.
    ...(isSilenced && { status: 'wont_fix' }),
    ...(format === 'verdict' && { scale: format }),
  };
}

/**
 * Writes C5's verdict file: the findings that count, those that the team will not fix, and in keys of their own those
 * that need verification or were there before. An incomplete review has no verdict and writes no file. In a worktree
 * `verify` updates the file of the review that it resumes.
 */
async function writeVerdictFile(input: VerdictFileInput): Promise<void> {
  const { directory, decision, document, mode, reviewId } = input;
  const { commits } = input.manifest;
  if (decision.verdict === null) return;
  const header = {
    reviewId,
    timestamp: new Date(input.now).toISOString(),
    ...subjectOf(input.manifest),
    mode: input.mode,
    verdict: decision.verdict,
    reportPath: input.reportPath,
    tree: commits.tree ?? commits.head,
  } as const;
  const listed = new Set(input.resumed?.findings.map(({ id }) => id));
  const isListed = (finding: Finding) =>
    listed.has(finding.id) || finding.suppressed?.by === 'wont_fix' || isToBeDealtWith(finding, input.rules);
  const others = document.findings.filter((finding) => !isListed(finding));
  const write = (findings: readonly Finding[]) => findings.map((finding) => toSource(finding, document));
  const weighing = (weight: Weight) =>
    write(others.filter((finding) => weigh(finding, input.rules) === weight)).map(toVerdictFinding);
  const verdict = {
    ...toVerdict(header, write(document.findings.filter(isListed))),
    needsVerification: weighing('needs-verification'),
    preExisting: weighing('pre-existing'),
  };
  if (mode === 'full') await archiveReplaced(directory);
  await writeJson(directory, reviewFiles.verdict, verdict);
  if (mode === 'verify') await bringBack(directory, reviewId);
  if (mode === 'quick' || input.manifest.workingDirectory.state !== 'worktree') return;
  const diff = mode === 'full' ? await readPinned(directory, input.manifest, reviewFiles.diff) : undefined;
  await keepRecord(directory, { verdict, document }, diff);
}

interface Aborted {
  readonly decision: Decision;
  readonly findings: readonly Finding[];
  /** All weighed findings, including those still open from earlier runs. */
  readonly weighed: readonly KnownJudged[];
  /** Categories in which a blocking finding aborts. */
  readonly abortOn: readonly string[];
  /** The branch or the pull request's title. */
  readonly work: string;
}

function findingItem(
  { id, severity }: KnownJudged,
  { findings }: Aborted,
  context: RenderContext,
): BlockContent[] {
  const finding = findings.find((each) => each.id === id);
  const [location] = finding?.locations ?? [];
  return [
    paragraph(
      text(`${severityLabels[severity]} `),
      codeSpan(id),
      text(' '),
      ...(finding === undefined ? [text('still open from an earlier review')] : titleOf(finding, context)),
      ...(location === undefined ? [] : [text(' · '), placeOf(location, context)]),
    ),
  ];
}

/** C5's abort report: the triggering findings, the work, and possible next steps. */
export function renderAbortReason(aborted: Aborted, context: RenderContext): string {
  const { decision, weighed, abortOn, work } = aborted;
  const stops = new Set(abortOn.map(normaliseCategory));
  const blocking = weighed.filter(({ id }) => decision.blocking.includes(id));
  const triggers = blocking.filter(({ category }) => stops.has(normaliseCategory(category)));
  const others = blocking.filter((finding) => !triggers.includes(finding));
  const items = (findings: readonly KnownJudged[]) =>
    findings.map((each) => findingItem(each, aborted, context));
  const claims = decision.tightenedBy
    .filter((claim) => claim.endsWith(' ABORT'))
    .map((claim) => [paragraph(...plainText(claim, { ...context, maxBytes: 400 }))]);
  return serialize([
    heading(2, text('⛔ ABORT')),
    heading(3, text('What stopped this')),
    list([...items(triggers), ...claims]),
    ...(others.length === 0 ? [] : [heading(3, text('What else blocks')), list(items(others))]),
    heading(3, text('What was worked on')),
    paragraph(...plainText(work, { ...context, maxBytes: 400 }), text(` at ${context.head.slice(0, 10)}`)),
    heading(3, text('Suggested next steps')),
    list([
      [paragraph(text('Do not fix anything yet: a person decides whether this change goes on.'))],
      [paragraph(text('Discuss each finding above with the owners of its code.'))],
      [
        paragraph(
          text('Then change the approach, or accept the finding with `wont-fix`, and run the review again.'),
        ),
      ],
    ]),
  ]);
}

const signaturePattern = /\n<!-- pr-verdict (?<digest>[0-9a-f]{64}) -->\n$/;

/** The text with its digest, which shows a later run whether anyone has edited it. */
function signed(reason: string): string {
  return `${reason}\n<!-- pr-verdict ${sha256(reason)} -->\n`;
}

function isUnedited(file: string): boolean {
  const digest = signaturePattern.exec(file)?.groups?.['digest'];
  return digest !== undefined && digest === sha256(file.replace(signaturePattern, ''));
}

/**
 * `abort-reason.md` exists only while the verdict is ABORT (C5). A file that people have added to is theirs: it is kept,
 * and a further reason is put below.
 */
async function writeAbortReason(
  aborted: Aborted,
  {
    directory,
    reporter,
  }: { readonly directory: ReviewDirectory; readonly reporter: Pick<Reporter, 'notice'> },
  render: RenderContext,
): Promise<void> {
  const name = reviewFiles.abortReason;
  const bytes = await directory.read(name);
  const file = bytes === undefined ? undefined : new TextDecoder().decode(bytes);
  const isTheirs = file !== undefined && !isUnedited(file);
  if (aborted.decision.verdict !== 'ABORT') {
    if (isTheirs) reporter.notice(`${name} is about an earlier review. It was edited, so it is kept.`);
    else await directory.remove(name);
    return;
  }
  const reason = renderAbortReason(aborted, render);
  if (!isTheirs) await directory.write(name, signed(reason));
  else if (!file.includes(reason)) await directory.write(name, `${file.trimEnd()}\n\n${reason}`);
}

/** The runner shows ten annotations per level and step; this leaves two for other messages. */
const maxShown = 8;

function line({ finding }: Placed): string {
  const [location] = finding.locations;
  const where = location === undefined ? '' : `${location.path}:${location.startLine ?? 1}: `;
  return `${where}${finding.title} (${finding.severity})`;
}

/**
 * Writes findings that could not be published as annotations: the most severe ones and the number of the
 * others.
 */
export function mirrorFindings(placed: readonly Placed[], reporter: Pick<Reporter, 'warning'>): void {
  const unpublished = placed.filter(({ placement }) => placement.place !== 'withheld');
  for (const each of unpublished.slice(0, maxShown)) reporter.warning(line(each));
  const hidden = unpublished.length - maxShown;
  if (hidden > 0) reporter.warning(`${hidden} more findings are in the job summary and in findings.json.`);
}

/** Leaves room below the job summary's limit of 1 MiB. */
const reportBudget = 900_000;

/** The complete review as a page, wherever its findings were posted. */
export async function reportPage(
  loaded: LoadedRun,
  input: ReviewInput,
  directory: ReviewDirectory,
): Promise<string> {
  const { decision, document, report, commands } = loaded;
  const { placed, weightOf, stepsToComplete, evidence, render } = input;
  const reviewers = await readReviewerPage(directory, loaded);
  return renderReport(
    {
      decision,
      placed,
      weightOf,
      reviewers,
      stepsToComplete,
      documents: document.documents,
      report,
      commands,
      ...(evidence && { evidence }),
    },
    render,
    reportBudget,
  );
}

/**
 * Keeps the result of a review, whatever of it is published: the report, the job summary, C5's verdict file and the
 * reason of an abort.
 */
export async function keepResult(
  loaded: LoadedRun,
  { input, page, key }: { readonly input: ReviewInput; readonly page: string; readonly key: string },
  context: {
    readonly directory: ReviewDirectory;
    readonly reporter: Reporter;
    readonly settings: Settings;
    readonly reports?: ((folder: string) => Promise<ReviewDirectory>) | undefined;
    readonly now: () => number;
  },
): Promise<void> {
  const { directory, reporter, settings } = context;
  const { manifest, document, effective, decision, weighed } = loaded;
  const now = context.now();
  const resumed = resumesVerdict({ ...settings, source: manifest.source })
    ? (await resumeReview(directory, manifest)).verdict
    : undefined;
  const reviewId = resumed?.reviewId ?? sha256(`${key} ${now}`).slice(0, 8);
  const report = manifest.source === 'local' ? `${page}\nReview \`${reviewId}\`\n` : page;
  await directory.write(reviewFiles.report, report);
  const earlierPath = resumed?.reportPath;
  const reportPath = await keepReport(report, manifest, {
    ...context,
    folder: effective.reports,
    reviewId,
    earlierPath,
    now,
  });
  const results = [...(await readResults(directory)).values()];
  const usage = usageLine(results.filter((result) => isAboutThis(result, manifest)));
  await reporter.summary(usage === undefined ? page : `${page}\n${usage}\n`);
  await writeVerdictFile({
    directory,
    decision,
    document,
    rules: effective.blocking,
    mode: settings.mode,
    reviewId,
    resumed,
    manifest,
    reportPath,
    now,
  });
  const aborted = { decision, findings: document.findings, weighed, abortOn: effective.abortOn };
  await writeAbortReason({ ...aborted, work: workOf(manifest) }, context, input.render);
}
