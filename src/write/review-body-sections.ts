import type { Section } from '../markdown/fit-markdown.ts';
import { codeSpan, heading, list, paragraph, strong, text } from '../markdown/markdown-nodes.ts';
import { plainText } from '../markdown/untrusted-markdown.ts';
import { counted } from '../model/counted.ts';
import { type Coverage, type MissingFolder, type MissingReason, missingByFolder } from '../model/manifest.ts';
import type { Question, SourceDocument } from '../model/review-document.ts';
import { findingFold, findingLine } from './finding-text.ts';
import type { Placed } from './placement.ts';
import type { RenderContext } from './render-context.ts';
import { groupByWeight, type WeightGroup, type WeightOf } from './verdict-words.ts';

/** One part of a review's body. */
export interface BodySection extends Section {
  /** Number of findings that the reader loses when it is cut; 0 where it is absent. */
  readonly findings?: number;
}

/** Number of findings that the reader does not see. */
export function findingsIn(sections: readonly BodySection[]): number {
  return sections.reduce((sum, { findings = 0 }) => sum + findings, 0);
}

function groupSections(
  { title, note, items, mixed, priority }: WeightGroup<Placed>,
  context: RenderContext,
): BodySection[] {
  const top = () => [heading(3, text(title)), ...(note === undefined ? [] : [paragraph(text(note))])];
  const [inBody, commented] = [true, false].map((wanted) =>
    items.filter(({ placement }) => (placement.place === 'body') === wanted),
  );
  const lines = () =>
    (commented ?? []).map(({ finding }) => [paragraph(...findingLine({ finding, mixed }, context))]);
  return [
    {
      variants: commented?.length === 0 ? [top] : [() => [...top(), list(lines())], top],
      priority: priority + 1,
    },
    ...(inBody ?? []).map(({ finding, placement: { reason } }) => ({
      variants: findingFold({ finding, reason, mixed, isMarked: true }, context),
      priority,
      findings: 1,
    })),
  ];
}

/** The findings that a review publishes: a line for each that has a comment of its own, the others in full. */
export function findingSections(
  placed: readonly Placed[],
  weightOf: WeightOf,
  context: RenderContext,
): readonly BodySection[] {
  const shown = placed.filter(({ placement }) => placement.place !== 'withheld');
  return groupByWeight(shown, weightOf).flatMap((group) => groupSections(group, context));
}

/** Thousands of files are often missing for one reason. */
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

/** Changed files that could not be read, and why, summed by folder. */
export function notReadSection(coverage: Coverage): BodySection[] {
  if (coverage.missing.length === 0) return [];
  const folders = missingByFolder(coverage);
  const items = folders.slice(0, maxFolders).map((folder) => [folderLine(folder)]);
  const more = folders.slice(maxFolders);
  const rest =
    more.length > 0
      ? [paragraph(text(`and ${counted(filesIn(more), 'file')} in ${counted(more.length, 'more folder')}`))]
      : [];
  const title = heading(3, text(`Not read (${filesIn(folders)} of ${counted(coverage.expected, 'file')})`));
  return [{ variants: [() => [title, list(items), ...rest], () => [title]], priority: 24 }];
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

/** What reviewers need to know before they can judge, each with the answers they offer. */
export function questionSection(
  documents: readonly Pick<SourceDocument, 'reviewer' | 'questions'>[],
  context: RenderContext,
): BodySection[] {
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
  const title = heading(3, text(`Questions from reviewers (${items.length})`));
  return [{ variants: [() => [title, list(items)]], priority: 65 }];
}
