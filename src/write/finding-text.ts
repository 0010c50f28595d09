import type { BlockContent, PhrasingContent } from 'mdast';
import type { Passage } from '../comments/ledger.ts';
import type { Section } from '../markdown/fit-markdown.ts';
import {
  codeSpan,
  details,
  hiddenMark,
  link,
  list,
  paragraph,
  strong,
  sub,
  text,
} from '../markdown/markdown-nodes.ts';
import { codeText, plainText } from '../markdown/plain-text.ts';
import { markdownText } from '../markdown/untrusted-markdown.ts';
import type { Evidence, Finding, FindingSource, Location, Severity } from '../model/finding.ts';
import { lineRange } from '../model/identity.ts';
import { type RememberedFinding, rememberFinding } from '../model/known-finding.ts';
import type { PlaceReason } from '../model/receipt.ts';
import { shortened } from '../model/text.ts';
import { titleFrom } from '../model/title.ts';
import { decidedBy } from './notices-text.ts';
import { locationUrl, type RenderContext } from './render-context.ts';

const reasonWords: Record<PlaceReason, string> = {
  'in-diff': 'on its lines',
  'range-cut': 'on the part of its lines that the diff shows',
  'scope-file': 'on the file',
  'no-line': 'on the file, since it names no line',
  'line-outside-diff': 'on the file, since its line is outside the diff',
  'file-outside-diff': 'in the review, since its file is not in the diff',
  'multi-file': 'in the review, since it spans files',
  system: 'in the review, since it names no file',
  'below-inline-from': 'in the review, because of its severity',
  'over-max-comments': 'in the review, beyond the number of comments',
  'line-from-base': 'in the review, since its line came from the base branch',
  'file-not-comparable': 'on the file, since its lines in the checkout cannot be compared with the commit',
  'not-placed-by-github': 'in the review, since GitHub did not place it',
  'already-open': 'withheld: it is open already',
  'not-open': 'withheld: it is not open',
  suppressed: 'withheld: suppressed',
  refused: 'withheld: it breaks its contract',
  'outside-report': 'withheld: outside what its reviewer may report',
  'not-posted': 'withheld: no review was posted in this run',
  'no-room': 'withheld: the review had no room for it',
};

/** Describes where a finding was posted and why. */
export function placeWords(reason: PlaceReason): string {
  return reasonWords[reason];
}

const statusWords: Partial<Record<Finding['status'], string>> = {
  fixed: 'marked as fixed, not yet verified',
  verified: 'verified: it is fixed',
  wont_fix: 'accepted as it is',
};

/** The decision on a finding, or else where it was posted and why. */
export function placementWords({ status }: Pick<Finding, 'status'>, reason: PlaceReason): string {
  return statusWords[status] ?? placeWords(reason);
}

export const severityLabels: Record<Severity, string> = {
  critical: '🚨 Critical',
  high: '🔴 High',
  medium: '🟡 Medium',
  low: '🔵 Low',
  info: '⚪ Info',
};

/** `src/a.ts:42-48` as code, linked to the reviewed commit if there is a server. */
export function placeOf(location: Location, context: RenderContext): PhrasingContent {
  const lines = location.startLine === undefined ? '' : `:${lineRange(location)}`;
  const shown = codeSpan(`${location.path}${lines}`);
  const url = locationUrl(location, context);
  return url === undefined ? shown : link([shown], url);
}

/** Line numbers of a location whose file is named above. */
export function linesOf(location: Location, context: RenderContext): PhrasingContent {
  const { startLine, endLine = startLine } = location;
  const lines = startLine === endLine ? `line ${startLine}` : `lines ${startLine}–${endLine}`;
  const shown = text(startLine === undefined ? 'the file' : lines);
  const url = locationUrl(location, context);
  return url === undefined ? shown : link([shown], url);
}

function separated(parts: readonly (readonly PhrasingContent[])[], separator: string): PhrasingContent[] {
  return parts.flatMap((part, index) => (index === 0 ? [...part] : [text(separator), ...part]));
}

/** Reasons for which a person must look at a finding; empty without any. */
export function humanWords({ contestedBy, requiresHuman }: Finding): readonly string[] {
  if (contestedBy.length > 0) return [`disputed by ${contestedBy.join(', ')}: a person decides`];
  return requiresHuman ? ['asks for a person'] : [];
}

/** Notes that distinguish a finding from those the author has to fix. */
export function caveatsOf(finding: Finding): readonly string[] {
  const sureness = finding.confidence.band === 'speculative' ? ['speculative'] : [];
  const age = finding.preExisting ? ['there before this change'] : [];
  return [...sureness, ...age, ...humanWords(finding)];
}

/** The title in an earlier comment of ours, or else its first words; empty when both are gone. */
export function postedTitle(
  { title, text: words = '' }: Partial<Passage>,
  context: RenderContext,
): PhrasingContent[] {
  const [firstLine = ''] = words.split('\n');
  const begins =
    firstLine.length > 120
      ? (titleFrom(firstLine) ?? shortened(firstLine, 120))
      : firstLine.replace(/\.$/, '');
  const [block] = markdownText(title ?? begins, { ...context, maxBytes: 400 });
  return block?.type === 'paragraph' ? block.children : [];
}

export function titleOf(finding: Finding, context: RenderContext): PhrasingContent[] {
  return plainText(finding.title, { ...context, maxBytes: 400 });
}

/** A reviewer's own label, such as `Fix:`, at the start of its text. */
const ownLabel =
  /^(?:\*\*|__)?(?:suggested fix|fix|suggestion|recommendation|why it matters|impact|implications|issue|problem):?(?:\*\*|__)?:?\s+/i;

/** The text without a label that ours would repeat. Only a label with a colon counts. */
export function withoutLabel(words: string): string {
  const [label = ''] = ownLabel.exec(words.slice(0, 80)) ?? [];
  return label.includes(':') ? words.slice(label.length) : words;
}

function labelled(label: string, blocks: readonly BlockContent[]): BlockContent[] {
  const [first, ...rest] = blocks;
  if (first === undefined) return [];
  if (first.type !== 'paragraph') return [paragraph(strong(text(`${label}:`))), ...blocks];
  return [paragraph(strong(text(`${label}:`)), text(' '), ...first.children), ...rest];
}

/** Labels the fix with its confidence if that differs from the finding's. */
function fixLabel({ fix, confidence }: Finding): string {
  return fix === undefined || fix.confidence === confidence.band
    ? 'Fix'
    : `Fix (${fix.confidence} confidence)`;
}

function referenceBlocks({ references }: Finding, context: RenderContext): BlockContent[] {
  const items = references.map((reference) => markdownText(reference, { ...context, maxBytes: 1000 }));
  const [only = []] = items;
  if (items.length < 2) return labelled('Reference', only);
  return [paragraph(strong(text('References:'))), list(items)];
}

/** Issue, implications, fix with its confidence, and references. */
export function explanation(finding: Finding, context: RenderContext): BlockContent[] {
  const { title, titleDerived, issue, implications = '', fix } = finding;
  const isRepeated = !titleDerived && withoutLabel(issue).trim() === title.trim();
  return [
    ...(isRepeated ? [] : markdownText(withoutLabel(issue), context)),
    ...labelled('Why it matters', markdownText(withoutLabel(implications), context)),
    ...labelled(fixLabel(finding), markdownText(withoutLabel(fix?.text ?? ''), context)),
    ...referenceBlocks(finding, context),
  ];
}

const evidenceWords: Record<Evidence['type'], string> = {
  verifier_output: 'output of a verifier',
  hunk_level_code: 'the code',
  repo_policy: 'a rule of this repository',
  contextual_reasoning: 'reasoning from context',
};

/** A field of the reviewer's own document, kept as written. */
function nativeText({ sources: [source] }: Finding, key: string): string {
  const native = source?.native;
  const isObject = typeof native === 'object' && native !== null && !Array.isArray(native);
  const value = isObject && Object.hasOwn(native, key) ? native[key] : undefined;
  return typeof value === 'string' ? value : '';
}

function evidenceBlocks(finding: Finding, context: RenderContext): BlockContent[] {
  const { evidence, action } = finding;
  const hunk = nativeText(finding, 'hunk');
  const bounded = { ...context, maxBytes: 4000 };
  const isCode = evidence !== undefined && nativeText(finding, 'code_context') === evidence.detail;
  return [
    ...(evidence === undefined ? [] : [paragraph(text(`Based on ${evidenceWords[evidence.type]}.`))]),
    ...(evidence === undefined || evidence.detail.trim() === ''
      ? []
      : isCode
        ? [codeText(evidence.detail, bounded)]
        : markdownText(evidence.detail, bounded)),
    ...(hunk.trim() === '' ? [] : [codeText(hunk, bounded)]),
    ...(action === 'verify' || action === 'discuss'
      ? [paragraph(text(`The reviewer suggests to ${action} this before it is fixed.`))]
      : []),
  ];
}

function originalBlocks(original: FindingSource, shown: Finding, context: RenderContext): BlockContent[] {
  const { reviewer, severity, locations, title, issue } = original;
  const [location] = locations;
  const isNew = issue.trim() !== '' && issue !== shown.issue && issue !== title;
  return [
    paragraph(
      strong(text(reviewer)),
      text(` · ${severityLabels[severity]}`),
      ...(location === undefined ? [] : [text(' · '), placeOf(location, context)]),
      text(': '),
      ...plainText(title, { ...context, maxBytes: 400 }),
    ),
    ...(isNew ? markdownText(issue, { ...context, maxBytes: 4000 }) : []),
  ];
}

/** Evidence and every merged original, each with a title. Originals are shown completely (design 5). */
function supplements(
  finding: Finding,
  context: RenderContext,
): readonly (readonly [title: string, blocks: readonly BlockContent[]])[] {
  const evidence = evidenceBlocks(finding, context);
  const merged = finding.sources.slice(1).map((original) => originalBlocks(original, finding, context));
  const names = [...new Set(finding.sources.slice(1).map(({ reviewer }) => reviewer))].join(', ');
  return [
    ...(evidence.length === 0 ? [] : [['Evidence', evidence] as const]),
    ...(merged.length === 0 ? [] : [[`Merged reports (${names})`, [list(merged)]] as const]),
  ];
}

/** One fold per supplement, for a comment. */
export function supplementFolds(finding: Finding, context: RenderContext): BlockContent[] {
  return supplements(finding, context).map(([title, blocks]) => details([text(title)], blocks));
}

/** The reviewer whose text is shown, and the others that reported the same finding. */
export function seenBy([by = 'unknown', ...others]: readonly string[]): string {
  return others.length === 0 ? `by ${by}` : `by ${by}, also reported by ${others.join(', ')}`;
}

/** The mark of a finding shown for the first time. */
function markOf(finding: Finding, context: RenderContext): BlockContent {
  const { head, toolKey: tool, reviewersOf } = context;
  return hiddenMark({ ...rememberFinding(finding, { head, reviewers: reviewersOf(finding) }), tool });
}

/** Footer of a comment, with our mark. */
export function signature(finding: Finding, context: RenderContext): readonly BlockContent[] {
  const { category, confidence } = finding;
  const kind = [
    ...plainText(category, { ...context, maxBytes: 80 }),
    ...(confidence.band === 'speculative' ? [] : [text(`, ${confidence.band} confidence`)]),
  ];
  return [smallPrint(context.reviewersOf(finding), finding.id, kind), markOf(finding, context)];
}

/** Footer of a finding: reviewers, classification, and the id used by people and later runs. */
export function smallPrint(
  reviewers: readonly string[],
  id: string,
  kind: readonly PhrasingContent[] = [],
): BlockContent {
  const words = kind.length === 0 ? [] : [...kind, text(' · ')];
  return paragraph(sub(text(`${seenBy(reviewers)} · `), ...words, codeSpan(id)));
}

/** A finding in a page, below a heading. */
export interface ShownFinding {
  readonly finding: Finding;
  /** Reason for its placement; absent when it was not placed. */
  readonly reason?: PlaceReason | undefined;
  /** Whether findings below the same heading have different severities. */
  readonly mixed?: boolean;
  /** The memory of the run that first posted the finding. */
  readonly known?: RememberedFinding | undefined;
  /** Whether the text has a mark for later runs. */
  readonly isMarked?: boolean;
}

export function titled({ finding, mixed = true }: ShownFinding, context: RenderContext): PhrasingContent[] {
  const title = titleOf(finding, context);
  return mixed ? [text(`${severityLabels[finding.severity]} · `), ...title] : title;
}

/** Severity, title, first location and notes. */
export function findingLine(shown: ShownFinding, context: RenderContext): PhrasingContent[] {
  const { finding } = shown;
  const [location] = finding.locations;
  return [
    ...titled(shown, context),
    ...(location === undefined ? [] : [text(' — '), placeOf(location, context)]),
    ...caveatsOf(finding).map((words) => text(` · ${words}`)),
  ];
}

/** The placement, and the reason if the finding is withheld or accepted. */
export function placementWithReason(
  where: string,
  { id, status, suppressed }: Finding,
  context: RenderContext,
): PhrasingContent[] {
  const refusal = status === 'wont_fix' ? context.refusals.find((each) => each.id === id) : undefined;
  if (refusal !== undefined) return [text(`${where} `), ...decidedBy(refusal, context)];
  if (suppressed === undefined) return [text(where)];
  return [text(`${where}: `), ...plainText(suppressed.reason, { ...context, maxBytes: 600 })];
}

/** Category, confidence, locations and placement: the first line below a folded title. */
function classification({ finding, reason }: ShownFinding, context: RenderContext): PhrasingContent[] {
  const { category, confidence, locations } = finding;
  const { band } = confidence;
  const places = locations.map((location) => [placeOf(location, context)]);
  const where =
    reason === undefined ? [] : [placementWithReason(placementWords(finding, reason), finding, context)];
  return separated(
    [
      plainText(category, { ...context, maxBytes: 80 }),
      ...(band === 'speculative' ? [] : [[text(`${band} confidence`)]]),
      ...(places.length === 0 ? [] : [separated(places, ', ')]),
      ...caveatsOf(finding).map((words) => [text(words)]),
      ...where,
    ],
    ' · ',
  );
}

/** A complete finding folded below its title and `besides`; only reviewers and id remain when room is short. */
export function findingFold(
  shown: ShownFinding,
  context: RenderContext,
  besides: () => readonly PhrasingContent[] = () => [],
): Section['variants'] {
  const { finding, known, isMarked = false } = shown;
  const print = () => [
    smallPrint(known?.reviewers ?? context.reviewersOf(finding), known?.id ?? finding.id),
    ...(isMarked ? [known ? hiddenMark({ ...known, tool: context.toolKey }) : markOf(finding, context)] : []),
  ];
  const scope = finding.scopeText;
  const full = () => [
    paragraph(...classification(shown, context)),
    ...(scope === undefined ? [] : [paragraph(...plainText(scope, { ...context, maxBytes: 400 }))]),
    ...explanation(finding, context),
    // Not folded, because a later run reads this passage from its opening tag to the footer.
    ...supplements(finding, context).flatMap(([title, blocks]) => [
      paragraph(strong(text(title))),
      ...blocks,
    ]),
    ...print(),
  ];
  const summary = () => [...titled(shown, context), ...besides()];
  return [() => [details(summary(), full())], () => [details(summary(), print())]];
}
