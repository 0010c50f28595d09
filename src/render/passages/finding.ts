import type { BlockContent, PhrasingContent } from 'mdast';
import type { Finding, Location } from '../../domain/finding.ts';
import { lineRange } from '../../domain/identity.ts';
import { markFinding } from '../../domain/memory/finding-mark.ts';
import type { Severity } from '../../domain/severity.ts';
import { locationUrl, type RenderContext } from '../context.ts';
import { codeSpan, link, list, markSpan, paragraph, strong, sub, text } from '../markdown/build.ts';
import { markdownText, plainText } from '../markdown/untrusted.ts';
import { nativeWords } from './native-words.ts';

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

/** Severity, category and confidence in one line, in the words of the contract they come from. */
export function classification(finding: Finding, context: RenderContext): PhrasingContent[] {
  const { severity, saysCategory, confidence } = nativeWords(finding, context.formatOf(finding));
  const parts: PhrasingContent[][] = [
    [strong(text(severity ?? severityLabels[finding.severity]))],
    ...(saysCategory ? [] : [plainText(finding.category, { ...context, maxBytes: 80 })]),
    [text(confidence)],
  ];
  if (finding.preExisting) parts.push([text('was there before this change')]);
  const human = humanWords(finding);
  return separated(human === undefined ? parts : [...parts, [text(human)]], ' · ');
}

/** Why a person has to look at a finding; undefined where nobody has to. */
export function humanWords({ contestedBy, requiresHuman }: Finding): string | undefined {
  if (contestedBy.length > 0) return `disputed by ${contestedBy.join(', ')}: a human decides`;
  return requiresHuman ? 'asks for a human' : undefined;
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
    ...labelled(fixLabel(finding, context), markdownText(finding.fix?.text ?? '', context)),
    ...(references.length === 0 ? [] : [paragraph(strong(text('References:'))), list(references)]),
  ];
}

/** Only C1 says of a fix how sure it is; everybody else's is as sure as the finding. */
function fixLabel(finding: Finding, context: RenderContext): string {
  const isC1 = context.formatOf(finding) === 'review-output';
  return isC1 && finding.fix !== undefined
    ? `Fix (${finding.fix.confidence.toUpperCase()} confidence)`
    : 'Fix';
}

/** Whose words a finding has, and who else reported the same. */
export function seenBy([by = 'unknown', ...others]: readonly string[]): string {
  return others.length === 0 ? `by ${by}` : `by ${by}, also seen by ${others.join(', ')}`;
}

/** Small print of a comment: who saw it, and our mark, which must end its line. */
export function signature(finding: Finding, context: RenderContext): BlockContent {
  const reviewers = context.reviewersOf(finding);
  const mark = markFinding(finding, { tool: context.toolKey, head: context.head, reviewers });
  return paragraph(sub(text(`${seenBy(reviewers)} · `), markSpan(mark)));
}

/** Small print in a review's text, whose marks stand at its end: a later run finds the words again by the id. */
export function smallPrint(reviewers: readonly string[], id: string): BlockContent {
  return paragraph(sub(text(`${seenBy(reviewers)} · `), codeSpan(id)));
}

/** All places of a finding, as a list. */
export function findingPlaces(finding: Finding, context: RenderContext): BlockContent[] {
  const places = finding.locations.map((location) => [paragraph(placeOf(location, context))]);
  return places.length === 0 ? [] : [list(places)];
}
