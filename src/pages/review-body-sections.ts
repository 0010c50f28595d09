import type { BlockContent, PhrasingContent } from 'mdast';
import { z } from 'zod';
import type { RenderContext } from '../decide/render-context.ts';
import type { Run } from '../decide/run.ts';
import { byteLength } from '../markdown/characters.ts';
import { codeFence, codeSpan, details, list, text } from '../markdown/markdown-nodes.ts';
import { brief, bullets, joined, present, say, words } from '../markdown/phrases.ts';
import { codeText, markdownText } from '../markdown/untrusted-markdown.ts';
import { type InvalidOriginal, inFull, type Problem } from '../model/ingest-report.ts';
import { type Coverage, type MissingFolder, type MissingReason, missingByFolder } from '../model/manifest.ts';
import type { SourceDocument } from '../model/review-document.ts';
import { counted } from '../model/text.ts';
import { reviewFiles } from '../review-directory/review-files.ts';
import { agentPrompt, type PromptFinding } from './agent-prompt.ts';
import type { BodySection } from './open-findings-text.ts';

/** Enough to recognise the finding; the ingest report has the complete text. */
const maxNativeBytes = 1_500;

/** More of them do not fit into any page, and would be rendered for nothing. */
const maxInvalid = 1_000;

/** One line a problem with its fix; several things that were filled in or read otherwise are one line. */
function problemLines(problems: readonly Problem[], context: RenderContext): readonly PhrasingContent[][] {
  const lineOf = (problem: Problem) =>
    words`${codeSpan(problem.rule)} ${brief(inFull(problem), context, 600)}`;
  const deviations = problems.filter(({ grade }) => grade === 'deviation');
  if (deviations.length < 2) return problems.map(lineOf);
  const together = deviations.map(({ message }) => message).join(' ');
  const faults = problems.filter((problem) => !deviations.includes(problem));
  return [...faults.map(lineOf), brief(together, context, 600)];
}

/**
 * Each invalid finding with its title if readable, every rule it breaks and how to fix it. The first `texts`
 * also show what the reviewer wrote.
 */
export function invalidList(
  refused: readonly InvalidOriginal[],
  context: RenderContext,
  { texts = 0, limit = maxInvalid } = {},
): BlockContent[] {
  const items = refused
    .slice(0, limit)
    .map(({ reviewer, pointer, title = '', problems, native }, index) =>
      present<BlockContent>(
        say`${joined([[codeSpan(`${reviewer} ${pointer}`)], brief(title, context, 200)], ' ')}`,
        bullets(problemLines(problems, context)),
        index < texts && codeText(JSON.stringify(native, null, 2), { ...context, maxBytes: maxNativeBytes }),
      ),
    );
  const unlisted = refused.length - items.length;
  return present<BlockContent>(list(items), unlisted > 0 && moreIn(reviewFiles.ingestReport, unlisted));
}

/** Names the file of the review directory that has the findings which a page has no room for. */
export function moreIn(file: string, count: number): BlockContent {
  return say`${counted(count, 'more finding')} in ${codeSpan(file)}`;
}

/** Thousands of files often lack for the same reason, so they are grouped by folder. */
const maxFolders = 20;

const missingWords: Record<MissingReason, string> = {
  'patch-missing': 'GitHub sends no patch, and the job has no checkout with fetch-depth: 0',
  'file-list-capped': 'GitHub lists no more than 3,000',
  'unreadable-diff': 'the diff and the list of files do not agree',
  binary:
    'binary to git, so no diff shows the lines: save text as UTF-8 without NUL bytes, or ignore the file in policy',
};

function folderLine({ folder, files, reasons }: MissingFolder) {
  const why = reasons.map((reason) => missingWords[reason]).join('; ');
  const count = counted(files, 'file');
  return folder === '/'
    ? words`${count} without a known name: ${why}`
    : words`${codeSpan(folder)} ${count}: ${why}`;
}

/** Changed files that could not be read, with reasons, grouped by folder. */
export function notReadSection(coverage: Coverage): BodySection[] {
  if (coverage.missing.length === 0) return [];
  const folders = missingByFolder(coverage);
  const filesIn = (some: readonly MissingFolder[]) => some.reduce((sum, { files }) => sum + files, 0);
  const more = folders.slice(maxFolders);
  const lines = folders.slice(0, maxFolders).map(folderLine);
  const rest = words`and ${counted(filesIn(more), 'file')} in ${counted(more.length, 'more folder')}`;
  const title = `Not read (${filesIn(folders)} of ${counted(coverage.expected, 'file')})`;
  const whole = () => [details([text(title)], [bullets(more.length === 0 ? lines : [...lines, rest])])];
  return [{ variants: [whole, () => [say`**${title}**`]], priority: 24 }];
}

/** Questions that reviewers need answered before they can review, with the answers they offer. */
export function questionSection({ document, render: context }: Run): BodySection[] {
  const items = document.documents.flatMap(({ reviewer, questions }) =>
    questions.map(({ question, options, recommended }) => {
      const answers = options.map(({ key, text: option }) => {
        const note = key === recommended ? ' (recommended)' : '';
        return words`${brief(`${key}: ${option}`, context)}${note}`;
      });
      return present<BlockContent>(
        say`**${reviewer}**: ${brief(question, context, 1000)}`,
        answers.length > 0 && bullets(answers),
      );
    }),
  );
  if (items.length === 0) return [];
  const title = words`Questions from reviewers (${items.length})`;
  return [{ variants: [() => [details(title, [list(items)])]], priority: 65 }];
}

/** Bytes of one reviewer's summary; a plan's text (C4) is all that people get of it. */
const maxSummaryBytes = 2_000;
const maxPlanBytes = 20_000;

/** C2's summary fields other than the overview, which is the document's summary. */
const NativeSummary = z.object({
  review_summary: z.object({
    key_findings: z.array(z.string()).catch([]),
    security_assessment: z.string().catch(''),
    positive_highlights: z.string().catch(''),
  }),
});

function summaryBlocks(
  { reviewer, format, summary = '', native }: SourceDocument,
  context: RenderContext,
): BlockContent[] {
  const more = NativeSummary.safeParse(native).data?.review_summary;
  const parts = {
    '': summary,
    'Key findings': more?.key_findings.map((each) => `- ${each}`).join('\n') ?? '',
    Security: more?.security_assessment ?? '',
    Good: more?.positive_highlights ?? '',
  };
  let room = format === 'envelope' ? maxPlanBytes : maxSummaryBytes;
  const blocks = Object.entries(parts).flatMap(([label, untrusted]) => {
    if (untrusted.trim() === '' || room <= 0) return [];
    const shown = markdownText(untrusted, { ...context, maxBytes: room });
    room -= byteLength(untrusted);
    return label === '' ? shown : [say`**${label}**`, ...shown];
  });
  return blocks.length === 0 ? [] : [say`**${codeSpan(reviewer)}**`, ...blocks];
}

/** The texts of plans (C4), for pages that have no room for other reviewers' summaries. */
export function planTexts({ document, render }: Pick<Run, 'document' | 'render'>): BlockContent[] {
  const plans = document.documents.filter(({ format }) => format === 'envelope');
  return plans.flatMap((each) => summaryBlocks(each, render));
}

/** Reviewers' summaries, which do not affect the verdict. */
export function reviewersSaySection({ document, render }: Run): BodySection[] {
  const blocks = document.documents.flatMap((each) => summaryBlocks(each, render));
  if (blocks.length === 0) return [];
  return [{ variants: [() => [details(words`What the reviewers say`, blocks)], () => []], priority: 7 }];
}

/** All open findings as one task to paste. */
export function promptSection(findings: readonly PromptFinding[], context: RenderContext): BodySection[] {
  if (findings.length === 0) return [];
  const fence = () => codeFence(null, agentPrompt(findings, context));
  const prompt = () => [details(words`Prompt for an agent`, [fence()])];
  return [{ variants: [prompt, () => []], priority: 3 }];
}

/** The job summary has all of them. */
const maxInvalidTexts = 20;

/** Invalid findings, and whether policy treats the review as complete without them. */
export function invalidSections({ report, decision, render }: Run): BodySection[] {
  const { refused } = report;
  if (refused.length === 0) return [];
  const isAccepted = decision.incomplete.every(({ code }) => code !== 'FINDINGS_REFUSED');
  const title = `Invalid findings (${refused.length})`;
  const effect = isAccepted ? '. Policy accepts that.' : ' and the review is not complete.';
  const why = `These could not be read, so they do not count${effect}`;
  const listed = (texts: number) => [say`${why}`, ...invalidList(refused, render, { texts })];
  const fold = (texts: number) => [details([text(title)], listed(texts))];
  const variants = [() => fold(maxInvalidTexts), () => fold(0), () => [say`**${title}** ${why}`]] as const;
  return [{ variants, priority: 25 }];
}
