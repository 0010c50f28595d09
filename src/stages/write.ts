import { Conversation } from '../domain/conversation.ts';
import type { Decision } from '../domain/decision.ts';
import type { Diff } from '../domain/diff/diff.ts';
import type { EffectivePolicy } from '../domain/effective-policy.ts';
import type { Finding } from '../domain/finding.ts';
import { IngestReport } from '../domain/ingest-report.ts';
import { Manifest } from '../domain/manifest.ts';
import { readMarks, toolKey } from '../domain/mark.ts';
import { type Memory, recall } from '../domain/memory.ts';
import { type Placed, placeFindings } from '../domain/placement.ts';
import { Plan } from '../domain/plan.ts';
import type { ReportScope } from '../domain/policy.ts';
import { Receipt } from '../domain/receipt.ts';
import { ReviewDocument } from '../domain/review-document.ts';
import type { Settings } from '../domain/settings.ts';
import { suggestedLines } from '../domain/suggestion.ts';
import type { PublishedComment, Publisher, Reporter, ReviewDirectory } from '../ports.ts';
import { renderReport } from '../render/report.ts';
import { judge } from './judgement.ts';
import { parsePinnedDiff } from './parse-pinned-diff.ts';
import { loadPolicy } from './policy-file.ts';
import { renderContext, reviewersOf } from './render-context.ts';
import {
  forgetResults,
  readOwn,
  readOwnPinned,
  requireHead,
  reviewFiles,
  writeJson,
} from './review-files.ts';
import { planReview, type ReviewInput, reviewBody } from './write/plan-review.ts';
import { type Published, publish } from './write/publish.ts';
import { makeReceipt } from './write/receipt.ts';
import { writeVerdictFile } from './write/verdict-file.ts';

/** Enough for any review that people read; the job summary drops everything above 1 MiB. */
const reportBudget = 900_000;

interface WriteContext {
  readonly directory: ReviewDirectory;
  readonly reporter: Reporter;
  readonly settings: Settings;
  /** Absent for the local target. */
  readonly publisher: Publisher | undefined;
  readonly redact: (text: string) => string;
  readonly now: () => number;
}

export interface Written {
  readonly plan: Plan;
  readonly receipt: Receipt;
  readonly decision: Decision;
}

interface Loaded {
  readonly manifest: Manifest;
  readonly document: ReviewDocument;
  readonly report: IngestReport;
  readonly effective: EffectivePolicy;
  readonly memory: Memory;
}

const nothingRemembered: Memory = { fingerprints: new Set(), keys: new Set() };

async function load({ directory, settings }: WriteContext): Promise<Loaded> {
  const manifest = await readOwn(directory, {
    name: reviewFiles.manifest,
    schema: Manifest,
    writtenBy: 'fetch',
  });
  const conversation = await readOwnPinned(directory, manifest, {
    name: reviewFiles.conversation,
    schema: Conversation,
  });
  const document = await readOwn(directory, {
    name: reviewFiles.findings,
    schema: ReviewDocument,
    writtenBy: 'ingest',
  });
  requireHead(manifest, { name: reviewFiles.findings, head: document.head, writtenBy: 'ingest' });
  return {
    manifest,
    document,
    report: await readOwn(directory, {
      name: reviewFiles.ingestReport,
      schema: IngestReport,
      writtenBy: 'ingest',
    }),
    effective: await loadPolicy(directory, manifest, settings.policyInputs),
    memory:
      conversation === undefined ? nothingRemembered : recall(conversation, toolKey(settings.checkName)),
  };
}

const widest: readonly ReportScope[] = ['all', 'file', 'diff', 'changed'];

/** Tools report on changed lines, models on anything, unless base policy says otherwise. */
function reportScopeOf({ document, effective }: Loaded): (finding: Finding) => ReportScope {
  const scopeOf = (id: string): ReportScope => {
    const configured = Object.hasOwn(effective.reviewers, id) ? effective.reviewers[id]?.report : undefined;
    const kind = document.reviewers.find((reviewer) => reviewer.id === id)?.kind;
    return configured ?? (kind === 'tool' ? 'changed' : 'all');
  };
  const reviewers = reviewersOf(document);
  return (finding) => {
    const scopes = reviewers(finding).map(scopeOf);
    return widest.find((scope) => scopes.includes(scope)) ?? 'all';
  };
}

/** Base policy allows suggestions by reviewer: the one whose words stand in the comment must be allowed. */
function suggester({ document, effective }: Loaded, diff: Diff): ReviewInput['suggest'] {
  const reviewers = reviewersOf(document);
  return (finding, placement) => {
    const [author = ''] = reviewers(finding);
    const allowed = Object.hasOwn(effective.reviewers, author) && effective.reviewers[author]?.suggestions;
    return allowed === true ? suggestedLines(finding, placement, diff) : undefined;
  };
}

/** What GitHub shows, by the fingerprint in each comment's mark. */
function commentUrls(comments: readonly PublishedComment[], tool: string): ReadonlyMap<string, string> {
  const marked = comments.flatMap(({ body, url }) =>
    readMarks(body, tool).flatMap((mark) =>
      mark.kind === 'finding' ? [[mark.fingerprint, url] as const] : [],
    ),
  );
  return new Map(marked);
}

function missingFrom(placed: readonly Placed[], urls: ReadonlyMap<string, string>): string[] {
  return placed
    .filter(({ placement }) => placement.place === 'inline' || placement.place === 'file')
    .filter(({ finding }) => !urls.has(finding.fingerprint))
    .map(({ finding }) => finding.id);
}

function receiptOf(published: Published, input: ReviewInput, plan: Plan): Receipt {
  const { document, refused } = input;
  const nothing = { document, placed: input.placed, refused, review: null, urls: new Map(), missing: [] };
  if (published.outcome === 'superseded') return makeReceipt({ ...nothing, outcome: 'superseded' });
  if (published.outcome === 'already-there') return makeReceipt({ ...nothing, outcome: 'quiet' });
  const urls = commentUrls(published.comments, plan.toolKey);
  return makeReceipt({
    document,
    placed: published.placed,
    refused,
    outcome: published.head === plan.head ? 'published' : 'superseded',
    review: { id: published.id, url: published.url, event: published.event, key: plan.key },
    urls,
    missing: missingFrom(published.placed, urls),
  });
}

async function carryOut(input: ReviewInput, plan: Plan, context: WriteContext): Promise<Receipt> {
  const { publisher, settings, reporter } = context;
  const unpublished = (outcome: Receipt['outcome']) =>
    makeReceipt({
      document: input.document,
      placed: input.placed,
      refused: input.refused,
      outcome,
      review: null,
      urls: new Map(),
      missing: [],
    });
  if (publisher === undefined) return unpublished('local');
  if (settings.dryRun) return unpublished('dry-run');
  if (plan.steps.length === 0) return unpublished('quiet');
  const published = await publish({
    plan,
    placed: input.placed,
    publisher,
    reporter,
    bodyFor: (placed) => reviewBody(input, plan.key, placed),
  });
  return receiptOf(published, input, plan);
}

/**
 * Plans one review and publishes it. `plan.json` and `review.json` are written before the first request, so that
 * whatever happens next, what was meant is on disk. Throws `Failure` when GitHub refuses for good.
 */
export async function writeStage(context: WriteContext): Promise<Written> {
  const { directory, reporter, settings } = context;
  await forgetResults(directory, 'write');
  const loaded = await load(context);
  const { manifest, document, report, effective, memory } = loaded;
  const diff = await parsePinnedDiff(directory, manifest, reviewFiles.diff);
  const decision = judge(loaded);
  const render = renderContext(loaded, context);
  const placed = placeFindings(document.findings, {
    diff,
    inlineFrom: effective.inlineFrom,
    maxComments: effective.maxComments,
    alreadyOpen: memory.fingerprints,
    reportScope: reportScopeOf(loaded),
  });
  const input: ReviewInput = {
    target: settings.target,
    decision,
    document,
    placed,
    refused: report.refused,
    memory,
    inlineFrom: effective.inlineFrom,
    render,
    missing: manifest.coverage.missing,
    suggest: suggester(loaded, diff),
  };
  const { plan, request } = planReview(input);
  await writeJson(directory, reviewFiles.plan, Plan.parse(plan));
  if (request !== undefined) await writeJson(directory, reviewFiles.review, request);
  const whole = renderReport(
    { decision, placed, reviewers: document.reviewers, report },
    render,
    reportBudget,
  );
  await directory.write(reviewFiles.report, whole);
  await reporter.summary(whole);
  await writeVerdictFile({
    directory,
    decision,
    document,
    reviewId: plan.key.slice(0, 8),
    target: manifest.pullRequest?.headRef ?? manifest.commits.head,
    reportPath: reviewFiles.report,
    now: context.now(),
  });
  if (settings.dryRun)
    reporter.info(`Dry run: ${plan.steps.length} writes were planned and none carried out`);
  const receipt = await carryOut(input, plan, context);
  await writeJson(directory, reviewFiles.receipt, Receipt.parse(receipt));
  reporter.info(receiptLine(receipt, plan));
  return { plan, receipt, decision };
}

function receiptLine({ counts, total, review }: Receipt, plan: Plan): string {
  const places = `${counts.inline} inline, ${counts.file} on files, ${counts.body} in the body, ${counts.withheld} withheld`;
  const where = review === null ? (plan.quiet ?? 'nothing published') : review.url;
  return `${total} findings: ${places} · ${where}`;
}
