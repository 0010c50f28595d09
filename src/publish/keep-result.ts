import type { KnownJudged } from '../comments/accept-findings.ts';
import type { Run } from '../decide/run.ts';
import { scaleOf } from '../formats/format-definition.ts';
import { toVerdict, toVerdictFinding } from '../formats/verdict.ts';
import type { VerdictFile } from '../formats/verdict-fields.ts';
import { codeSpan, heading, text, withCode } from '../markdown/markdown-nodes.ts';
import { brief, bullets, joined, say, words } from '../markdown/phrases.ts';
import { serialize } from '../markdown/serialize-markdown.ts';
import { keepRecord, resumeReview } from '../memory/review-record.ts';
import type { ReviewDirectory } from '../model/files.ts';
import { type Finding, hasOpenStatus } from '../model/finding.ts';
import { type Manifest, treeUnderReview } from '../model/manifest.ts';
import type { ReviewDocument } from '../model/review-document.ts';
import { sha256, trimBoth } from '../model/text.ts';
import { firstPlace, severityLabels } from '../pages/finding-words.ts';
import { usageLine } from '../pages/run-text.ts';
import { normaliseCategory } from '../policy/category.ts';
import { resumesVerdict } from '../policy/settings.ts';
import { isToBeDealtWith, needsVerification } from '../policy/weight.ts';
import type { StagePorts } from '../ports/stage-ports.ts';
import { readPinned, reviewFiles, verdictFile, writeOwn } from '../review-directory/review-files.ts';
import { archiveReplaced, subjectOf, workOf } from '../review-directory/verdict-files.ts';

/** How this review is filed. */
interface Filing {
  readonly reviewId: string;
  /** The review that this run verifies. */
  readonly resumed: VerdictFile | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

function toFiled(finding: Finding, { documents }: ReviewDocument): VerdictFile['findings'][number] {
  const isSilenced = finding.suppressed !== undefined && hasOpenStatus(finding);
  return toVerdictFinding({
    ...finding,
    scale: scaleOf(finding, documents),
    // The file has no other status for what policy suppressed after the file was written.
    ...(isSilenced && { status: 'wont_fix' }),
  });
}

/**
 * Writes C5's verdict file: all findings that a team agent may mark, those that need verification with a key that says
 * so, those that the team will not fix, and in a key of their own those that were there before. An incomplete review has no verdict and writes no file. In a worktree
 * `verify` updates the file of the review that it resumes.
 */
async function writeVerdictFile(
  { decision, document, manifest, settings, weightOf, effective }: Run,
  { reviewId, resumed, now, reportPath }: Filing & { readonly reportPath: string },
  directory: ReviewDirectory,
): Promise<void> {
  const { mode } = settings;
  if (decision.verdict === null) return;
  const header = {
    reviewId,
    timestamp: new Date(now).toISOString(),
    ...subjectOf(manifest),
    mode,
    verdict: decision.verdict,
    reportPath,
    tree: treeUnderReview(manifest.commits),
  } as const;
  const listed = new Set(resumed?.findings.map(({ id }) => id));
  const unsure = new Set(document.findings.filter((each) => needsVerification(each, effective.blocking)));
  const isListed = (finding: Finding) =>
    listed.has(finding.id) ||
    finding.suppressed?.by === 'wont_fix' ||
    unsure.has(finding) ||
    isToBeDealtWith(weightOf(finding));
  const findings = document.findings.filter(isListed).map((finding): VerdictFile['findings'][number] => {
    const filed = toFiled(finding, document);
    return unsure.has(finding) ? { ...filed, requiresVerification: true } : filed;
  });
  const isOld = (finding: Finding) => !isListed(finding) && weightOf(finding) === 'pre-existing';
  const verdict = {
    ...toVerdict(header, findings),
    needsVerification: [...unsure].map(({ id }) => id),
    preExisting: document.findings.filter(isOld).map((finding) => toFiled(finding, document)),
  };
  await writeOwn(directory, verdictFile, verdict);
  if (mode !== 'quick') await archiveReplaced(directory, reviewId);
  if (mode === 'quick' || manifest.workingDirectory.state !== 'worktree') return;
  const diff = mode === 'full' ? await readPinned(directory, manifest, reviewFiles.diff) : undefined;
  await keepRecord(directory, { verdict, document }, diff);
}

const nextSteps = [
  'Do not fix anything yet: a person decides whether this change goes on.',
  'Discuss each finding above with the owners of its code.',
  'Then change the approach, or accept the finding (`wont_fix` in `review-latest.json`), and run the review again.',
];

/** C5's abort report: the triggering findings, the work, and possible next steps. */
export function renderAbortReason(run: Run): string {
  const { decision, document, weighed, effective, manifest, render: context } = run;
  const { abortOn } = effective.blocking;
  const blocking = weighed.filter(({ id }) => decision.blocking.includes(id));
  const isTrigger = ({ category }: KnownJudged) => abortOn.has(normaliseCategory(category));
  const item = ({ id, severity }: KnownJudged) => {
    const finding = document.findings.find((each) => each.id === id);
    const title = finding ? brief(finding.title, context) : words`still open from an earlier review`;
    const place = finding ? firstPlace(finding, context) : [];
    return joined([words`${severityLabels[severity]} ${codeSpan(id)} ${title}`, place]);
  };
  const claims = decision.tightenedBy.filter((claim) => claim.endsWith(' ABORT'));
  const others = blocking.filter((finding) => !isTrigger(finding)).map(item);
  return serialize([
    heading(2, text('⛔ Aborted · ABORT')),
    heading(3, text('What stopped this')),
    bullets([...blocking.filter(isTrigger).map(item), ...claims.map((claim) => brief(claim, context))]),
    ...(others.length === 0 ? [] : [heading(3, text('What else blocks')), bullets(others)]),
    heading(3, text('What was worked on')),
    say`${brief(workOf(manifest), context)} at ${context.head.slice(0, 10)}`,
    heading(3, text('Suggested next steps')),
    bullets(nextSteps.map(withCode)),
  ]);
}

const signature = /\n<!-- pr-verdict [0-9a-f]{64} -->\n$/;

/** The text with its digest, which shows a later run whether anyone has edited it. */
function signed(reason: string): string {
  return `${reason}\n<!-- pr-verdict ${sha256(reason)} -->\n`;
}

function isUnedited(file: string): boolean {
  return file === signed(file.replace(signature, ''));
}

/**
 * `abort-reason.md` exists only while the verdict is ABORT (C5). A file that people have added to is theirs: it is kept,
 * and a further reason is put below.
 */
async function writeAbortReason(run: Run, { directory, reporter }: KeepContext) {
  const name = reviewFiles.abortReason;
  const bytes = await directory.read(name);
  const file = bytes === undefined ? undefined : new TextDecoder().decode(bytes);
  const isTheirs = file !== undefined && !isUnedited(file);
  // A quick check reads too little to know what stopped the work: the reason stays as the full review gave it.
  if (run.manifest.abortedBy !== undefined && file !== undefined) return;
  if (run.decision.verdict !== 'ABORT') {
    if (isTheirs) reporter.notice(`${name} is about an earlier review. It was edited, so it is kept.`);
    else await directory.remove(name);
    return;
  }
  const reason = renderAbortReason(run);
  if (!isTheirs) await directory.write(name, signed(reason));
  else if (!file.includes(reason)) await directory.write(name, `${file.trimEnd()}\n\n${reason}`);
}

/** Maximum number of characters of a file name that come from the names of branch and scope. */
const maxSlug = 80;

/**
 * The report in the folder that policy names. One file per review: the id makes its name unique, the rest is for people.
 * A verification updates the report of the review that it resumes.
 */
function reportPathIn(folder: string, manifest: Manifest, { reviewId, resumed, now }: Filing): string {
  if (resumed?.reportPath.startsWith(`${folder}/`)) return resumed.reportPath;
  const { scope } = manifest;
  const parts = scope === undefined ? [] : [scope.kind, scope.name];
  const day = new Date(now).toISOString().slice(0, 10);
  const slug = [workOf(manifest), ...parts]
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .slice(0, maxSlug);
  return `${folder}/${day}-${trimBoth(slug, '-') || 'worktree'}-${reviewId}.md`;
}

/**
 * Returns the path of a review's report for the verdict file. A worktree keeps a report of each review: in the folder
 * that policy names, else beside its archive. That path starts at the top of the work tree, and is empty outside of it.
 * A quick check has no report (C5).
 */
async function keepReport(
  report: string,
  { manifest, effective: { reports: folder }, settings }: Run,
  filing: Filing,
  { directory, reports, top = directory.path }: KeepContext,
): Promise<string> {
  if (settings.mode === 'quick') return '';
  if (manifest.workingDirectory.state !== 'worktree') return reviewFiles.report;
  if (folder !== undefined && reports !== undefined && !settings.dryRun) {
    const path = reportPathIn(folder, manifest, filing);
    await (await reports(folder)).write(path.slice(folder.length + 1), report);
    return path;
  }
  const name = `report-${filing.reviewId}.md`;
  await directory.write(name, report);
  const [path = '', root = ''] = [`${directory.path}/${name}`, `${top}/`].map((each) =>
    each.replaceAll('\\', '/'),
  );
  return path.startsWith(root) ? path.slice(root.length) : '';
}

type KeepContext = Pick<StagePorts, 'directory' | 'reporter' | 'reports' | 'top' | 'now'>;

/**
 * Keeps the result of a review, whatever of it is published: the report, the job summary, C5's verdict file and the
 * reason of an abort.
 */
export async function keepResult(
  run: Run,
  { page, key }: { readonly page: string; readonly key: string },
  context: KeepContext,
): Promise<void> {
  const { directory, reporter } = context;
  const { manifest, settings } = run;
  const now = context.now();
  const resumed = resumesVerdict({ ...settings, target: manifest.source })
    ? (await resumeReview(directory, manifest)).verdict
    : undefined;
  const reviewId = resumed?.reviewId ?? sha256(`${key} ${now}`).slice(0, 8);
  const report = manifest.source === 'local' ? `${page}\nReview \`${reviewId}\`\n` : page;
  await directory.write(reviewFiles.report, report);
  const filing = { reviewId, resumed, now };
  const reportPath = await keepReport(report, run, filing, context);
  const usage = usageLine(run.started);
  await reporter.summary(usage === undefined ? page : `${page}\n${usage}\n`);
  await writeVerdictFile(run, { ...filing, reportPath }, directory);
  await writeAbortReason(run, context);
}
