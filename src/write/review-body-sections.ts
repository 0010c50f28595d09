import type { BlockContent, List } from 'mdast';
import { z } from 'zod';
import { byteLength } from '../markdown/characters.ts';
import { codeFence, codeSpan, details, list, paragraph, strong, text } from '../markdown/markdown-nodes.ts';
import { codeText, plainText } from '../markdown/plain-text.ts';
import { markdownText } from '../markdown/untrusted-markdown.ts';
import type { RefusedFinding } from '../model/ingest-report.ts';
import { type Coverage, type MissingFolder, type MissingReason, missingByFolder } from '../model/manifest.ts';
import { inFull } from '../model/problem.ts';
import type { Question, SourceDocument } from '../model/review-document.ts';
import { counted } from '../model/text.ts';
import { agentPrompt, type PromptFinding } from './agent-prompt.ts';
import type { BodySection } from './open-findings-text.ts';
import type { RenderContext } from './render-context.ts';

/** Enough to recognise the finding; the ingest report has the complete text. */
const maxNativeBytes = 1_500;

/**
 * Each refused finding with its title if readable, every rule it breaks and how to fix it. The first `texts`
 * also show what the reviewer wrote.
 */
export function refusedList(
  refused: readonly RefusedFinding[],
  context: RenderContext,
  { texts = 0 } = {},
): List {
  return list(
    refused.map(({ reviewer, pointer, title, problems, native }, index) => [
      paragraph(
        codeSpan(`${reviewer} ${pointer}`),
        ...(title === undefined ? [] : [text(' '), ...plainText(title, { ...context, maxBytes: 200 })]),
      ),
      list(
        problems.map((problem) => [
          paragraph(
            codeSpan(problem.rule),
            text(' '),
            ...plainText(inFull(problem), { ...context, maxBytes: 600 }),
          ),
        ]),
      ),
      ...(index < texts
        ? [codeText(JSON.stringify(native, null, 2), { ...context, maxBytes: maxNativeBytes })]
        : []),
    ]),
  );
}

/** Thousands of files often lack for the same reason, so they are grouped by folder. */
const maxFolders = 20;

const reasonWords: Record<MissingReason, string> = {
  'patch-missing': 'GitHub sends no patch, and the job has no checkout with fetch-depth: 0',
  'file-list-capped': 'GitHub lists no more than 3,000',
  'unreadable-diff': 'the diff and the list of files do not agree',
};

function folderLine({ folder, files, reasons }: MissingFolder) {
  const why = reasons.map((reason) => reasonWords[reason]).join('; ');
  return folder === '/'
    ? paragraph(text(`${counted(files, 'file')} without a known name: ${why}`))
    : paragraph(codeSpan(folder), text(` ${counted(files, 'file')}: ${why}`));
}

function filesIn(folders: readonly MissingFolder[]): number {
  return folders.reduce((total, { files }) => total + files, 0);
}

/** Changed files that could not be read, with reasons, grouped by folder. */
export function notReadSection(coverage: Coverage): BodySection[] {
  if (coverage.missing.length === 0) return [];
  const folders = missingByFolder(coverage);
  const items = folders.slice(0, maxFolders).map((folder) => [folderLine(folder)]);
  const more = folders.slice(maxFolders);
  const rest =
    more.length > 0
      ? [paragraph(text(`and ${counted(filesIn(more), 'file')} in ${counted(more.length, 'more folder')}`))]
      : [];
  const title = [text(`Not read (${filesIn(folders)} of ${counted(coverage.expected, 'file')})`)];
  return [
    {
      variants: [() => [details(title, [list(items), ...rest])], () => [paragraph(strong(...title))]],
      priority: 24,
    },
  ];
}

function optionsOf({ options, recommended }: Question, context: RenderContext) {
  if (options.length === 0) return [];
  const items = options.map(({ key, text: option }) => [
    paragraph(
      ...plainText(`${key}: ${option}`, { ...context, maxBytes: 400 }),
      text(key === recommended ? ' (recommended)' : ''),
    ),
  ]);
  return [list(items)];
}

type Asking = Pick<SourceDocument, 'reviewer' | 'questions'>;

/** A reviewer's summary of the whole change. */
export type Summary = Pick<SourceDocument, 'reviewer'> & Partial<Pick<SourceDocument, 'summary' | 'native'>>;

/** Questions that reviewers need answered before they can review, with the answers they offer. */
export function questionSection(documents: readonly Asking[], context: RenderContext): BodySection[] {
  const items = documents.flatMap(({ reviewer, questions }) =>
    questions.map((question) => [
      paragraph(
        strong(text(reviewer)),
        text(': '),
        ...plainText(question.question, { ...context, maxBytes: 1000 }),
      ),
      ...optionsOf(question, context),
    ]),
  );
  if (items.length === 0) return [];
  const title = [text(`Questions from reviewers (${items.length})`)];
  return [{ variants: [() => [details(title, [list(items)])]], priority: 65 }];
}

/** Bytes of one reviewer's summary. */
const maxSummaryBytes = 2_000;

/** C2's summary fields other than the overview, which is the document's summary. */
const ReviewSummary = z.object({
  review_summary: z.object({
    key_findings: z.array(z.string()).catch([]),
    security_assessment: z.string().catch(''),
    positive_highlights: z.string().catch(''),
  }),
});

function summaryBlocks({ summary = '', native }: Summary, context: RenderContext): BlockContent[] {
  const { data } = ReviewSummary.safeParse(native);
  const {
    key_findings = [],
    security_assessment = '',
    positive_highlights = '',
  } = data?.review_summary ?? {};
  const parts: readonly (readonly [label: string, words: string])[] = [
    ['', summary],
    ['Key findings', key_findings.map((each) => `- ${each}`).join('\n')],
    ['Security', security_assessment],
    ['Good', positive_highlights],
  ];
  let room = maxSummaryBytes;
  return parts.flatMap(([label, words]) => {
    if (words.trim() === '' || room <= 0) return [];
    const blocks = markdownText(words, { ...context, maxBytes: room });
    room -= byteLength(words);
    return label === '' ? blocks : [paragraph(strong(text(label))), ...blocks];
  });
}

/** Reviewers' summaries, which do not affect the verdict. */
export function reviewersSaySection(documents: readonly Summary[], context: RenderContext): BodySection[] {
  const blocks = () =>
    documents.flatMap((document) => {
      const said = summaryBlocks(document, context);
      return said.length === 0 ? [] : [paragraph(strong(codeSpan(document.reviewer))), ...said];
    });
  const whole = blocks();
  if (whole.length === 0) return [];
  return [{ variants: [() => [details([text('What the reviewers say')], whole)], () => []], priority: 7 }];
}

/** All open findings as one task to paste. */
export function promptSection(findings: readonly PromptFinding[], context: RenderContext): BodySection[] {
  if (findings.length === 0) return [];
  const fence = () => codeFence(null, agentPrompt(findings, context));
  return [{ variants: [() => [details([text('Prompt for an agent')], [fence()])], () => []], priority: 3 }];
}

/** The job summary has all of them. */
const maxRefusedTexts = 20;

/** Refused findings; `accepted`: policy treats the review as complete without them. */
export function refusedSections(
  refused: readonly RefusedFinding[],
  accepted: boolean,
  context: RenderContext,
): BodySection[] {
  if (refused.length === 0) return [];
  const title = [text(`Refused findings (${refused.length})`)];
  const words = accepted
    ? 'These could not be read, so they do not count. Policy accepts that.'
    : 'These could not be read, so they do not count and the review is not complete.';
  const lead = paragraph(text(words));
  return [
    {
      variants: [
        () => [details(title, [lead, refusedList(refused, context, { texts: maxRefusedTexts })])],
        () => [details(title, [lead, refusedList(refused, context)])],
        () => [paragraph(strong(...title), text(` ${words}`))],
      ],
      priority: 25,
    },
  ];
}
