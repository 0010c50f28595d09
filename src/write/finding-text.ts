import type { BlockContent, PhrasingContent } from 'mdast';
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
import { markdownText, plainText } from '../markdown/untrusted-markdown.ts';
import type { Finding, Location } from '../model/finding.ts';
import { lineRange } from '../model/identity.ts';
import { type RememberedFinding, rememberFinding } from '../model/known-finding.ts';
import type { PlaceReason } from '../model/receipt.ts';
import type { Severity } from '../model/severity.ts';
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

/** Where a finding went and why, in words. */
export function placeWords(reason: PlaceReason): string {
  return reasonWords[reason];
}

const settledWords: Partial<Record<Finding['status'], string>> = {
  fixed: 'marked as fixed, not yet verified',
  verified: 'verified: it is fixed',
  wont_fix: 'accepted as it is',
};

/** What became of a finding: what was decided of it, else where it went and why. */
export function whereabouts({ status }: Pick<Finding, 'status'>, reason: PlaceReason): string {
  return settledWords[status] ?? placeWords(reason);
}

export const severityLabels: Record<Severity, string> = {
  critical: '🚨 Critical',
  high: '🔴 High',
  medium: '🟡 Medium',
  low: '🔵 Low',
  info: '⚪ Info',
};

/** `src/a.ts:42-48` as code, linked to the reviewed commit where there is a server to link to. */
export function placeOf(location: Location, context: RenderContext): PhrasingContent {
  const lines = location.startLine === undefined ? '' : `:${lineRange(location)}`;
  const shown = codeSpan(`${location.path}${lines}`);
  const url = locationUrl(location, context);
  return url === undefined ? shown : link([shown], url);
}

function separated(parts: readonly (readonly PhrasingContent[])[], separator: string): PhrasingContent[] {
  return parts.flatMap((part, index) => (index === 0 ? [...part] : [text(separator), ...part]));
}

/** Severity, category and confidence in one line. */
export function classification(finding: Finding, context: RenderContext): PhrasingContent[] {
  const { severity, category, confidence, preExisting } = finding;
  const { band } = confidence;
  const words = [
    band === 'speculative' ? band : `${band} confidence`,
    ...(preExisting ? ['was there before this change'] : []),
    ...humanWords(finding),
  ];
  return [
    strong(text(severityLabels[severity])),
    text(' · '),
    ...plainText(category, { ...context, maxBytes: 80 }),
    text(` · ${words.join(' · ')}`),
  ];
}

/** Why a person has to look at a finding; empty where none has to. */
export function humanWords({ contestedBy, requiresHuman }: Finding): readonly string[] {
  if (contestedBy.length > 0) return [`disputed by ${contestedBy.join(', ')}: a human decides`];
  return requiresHuman ? ['asks for a human'] : [];
}

export function titleOf(finding: Finding, context: RenderContext): PhrasingContent[] {
  return plainText(finding.title, { ...context, maxBytes: 400 });
}

function labelled(label: string, blocks: readonly BlockContent[]): BlockContent[] {
  const [first, ...rest] = blocks;
  if (first === undefined) return [];
  if (first.type !== 'paragraph') return [paragraph(strong(text(`${label}:`))), ...blocks];
  return [paragraph(strong(text(`${label}:`)), text(' '), ...first.children), ...rest];
}

/** What a finding says: issue, why it matters, how to fix it and how sure that is, what it rests on. */
export function explanation(finding: Finding, context: RenderContext): BlockContent[] {
  const references = finding.references.map((reference) =>
    markdownText(reference, { ...context, maxBytes: 1000 }),
  );
  return [
    ...markdownText(finding.issue, context),
    ...labelled('Why it matters', markdownText(finding.implications ?? '', context)),
    ...labelled(fixLabel(finding), markdownText(finding.fix?.text ?? '', context)),
    ...(references.length === 0 ? [] : [paragraph(strong(text('References:'))), list(references)]),
  ];
}

/** A fix that is as sure as its finding says no more. */
function fixLabel({ fix, confidence }: Finding): string {
  return fix === undefined || fix.confidence === confidence.band
    ? 'Fix'
    : `Fix (${fix.confidence} confidence)`;
}

/** The reviewer whose text a finding has, and the others that reported the same. */
export function seenBy([by = 'unknown', ...others]: readonly string[]): string {
  return others.length === 0 ? `by ${by}` : `by ${by}, also reported by ${others.join(', ')}`;
}

/** The mark of a finding that this run shows for the first time. */
function markOf(finding: Finding, context: RenderContext): BlockContent {
  const { head, toolKey: tool, reviewersOf } = context;
  return hiddenMark({ ...rememberFinding(finding, { head, reviewers: reviewersOf(finding) }), tool });
}

/** Small print of a comment, and our mark. */
export function signature(finding: Finding, context: RenderContext): readonly BlockContent[] {
  return [smallPrint(context.reviewersOf(finding), finding.id), markOf(finding, context)];
}

/** Small print below a finding: its reviewers, and the id by which people and later runs name it. */
export function smallPrint(reviewers: readonly string[], id: string): BlockContent {
  return paragraph(sub(text(`${seenBy(reviewers)} · `), codeSpan(id)));
}

/** A finding in a page, below a heading. */
export interface ShownFinding {
  readonly finding: Finding;
  /** Where it went; absent where nothing was placed. */
  readonly reason?: PlaceReason | undefined;
  /** Whether the heading above leaves its severity open. */
  readonly mixed?: boolean;
  /** What an earlier run that posted the finding first remembers of it. */
  readonly known?: RememberedFinding;
  /** Whether a later run finds it again by a mark. */
  readonly isMarked?: boolean;
}

function titled({ finding, mixed = true }: ShownFinding, context: RenderContext): PhrasingContent[] {
  const title = titleOf(finding, context);
  return mixed ? [text(`${severityLabels[finding.severity]} · `), ...title] : title;
}

/** Severity, title, first place, and whether a person has to look. */
export function findingLine(shown: ShownFinding, context: RenderContext): PhrasingContent[] {
  const { finding } = shown;
  const [location] = finding.locations;
  return [
    ...titled(shown, context),
    ...(location === undefined ? [] : [text(' — '), placeOf(location, context)]),
    ...humanWords(finding).map((words) => text(` · ${words}`)),
  ];
}

/** Where a finding went, and the reason for which it is withheld or accepted. */
export function whereOf(
  where: string,
  { id, status, suppressed }: Finding,
  context: RenderContext,
): PhrasingContent[] {
  const refusal = status === 'wont_fix' ? context.refusals.find((each) => each.id === id) : undefined;
  if (refusal !== undefined) return [text(`${where} `), ...decidedBy(refusal, context)];
  if (suppressed === undefined) return [text(where)];
  return [text(`${where}: `), ...plainText(suppressed.reason, { ...context, maxBytes: 600 })];
}

/** All of a finding, folded below its title; where room is short, its reviewers and its id. */
export function findingFold(shown: ShownFinding, context: RenderContext): Section['variants'] {
  const { finding, reason, known, isMarked = false } = shown;
  const mark = known ? hiddenMark({ ...known, tool: context.toolKey }) : markOf(finding, context);
  const print = [
    smallPrint(known?.reviewers ?? context.reviewersOf(finding), known?.id ?? finding.id),
    ...(isMarked ? [mark] : []),
  ];
  const full = () => {
    const where = reason === undefined ? [] : whereOf(whereabouts(finding, reason), finding, context);
    const places = finding.locations.map((location) => [placeOf(location, context)]);
    const line = separated(
      [separated(places, ', '), where].filter(({ length }) => length > 0),
      ' · ',
    );
    return [
      paragraph(...classification(finding, context)),
      ...(line.length === 0 ? [] : [paragraph(...line)]),
      ...(finding.scopeText === undefined
        ? []
        : [paragraph(...plainText(finding.scopeText, { ...context, maxBytes: 400 }))]),
      ...explanation(finding, context),
      ...print,
    ];
  };
  return [() => [details(titled(shown, context), full())], () => [details(titled(shown, context), print)]];
}
