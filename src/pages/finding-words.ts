import type { BlockContent, PhrasingContent } from 'mdast';
import { locationUrl, type RenderContext } from '../decide/render-context.ts';
import { codeSpan, hiddenMark, link, sub, text } from '../markdown/markdown-nodes.ts';
import { brief, joined, say, words } from '../markdown/phrases.ts';
import {
  type ConfidenceBand,
  type Finding,
  type Location,
  type Severity,
  severities,
} from '../model/finding.ts';
import { lineRange } from '../model/identity.ts';
import { RememberedFinding, strictestOf } from '../model/known-finding.ts';
import { markOfFinding } from '../model/mark.ts';
import { weighedSources } from '../model/original.ts';
import type { PlaceReason } from '../model/receipt.ts';
import { redactTexts } from '../model/redact.ts';
import { listNames } from '../model/text.ts';
import type { Weighable } from '../policy/weight.ts';
import { decidedBy } from './run-text.ts';

/** Where a finding was posted and why. */
export const placeReasonWords: Record<PlaceReason, string> = {
  'in-diff': 'inline',
  'range-cut': 'inline, on the part of its lines that the diff shows',
  'scope-file': 'on the file',
  'no-line': 'on the file, since it names no line',
  'line-outside-diff': 'on the file, since its line is outside the diff',
  'file-outside-diff': 'in the review, since its file is not in the diff',
  'multi-file': 'in the review, since it spans files',
  system: 'in the review, since it names no file',
  'below-inline-from': 'in the review, since its severity gets no comment',
  'over-max-comments': 'in the review, since the maximum number of comments is reached',
  'line-from-base': 'in the review, since its line came from the base branch',
  'file-not-comparable': 'on the file, since its lines in the checkout cannot be compared with the commit',
  'not-placed-by-github': 'in the review, since GitHub did not place it',
  late: 'in the review, since its reviewer had read these lines before',
  'already-open': 'withheld: it is open already',
  'posted-by-app': 'withheld: a thread of the app shows it',
  'not-open': 'withheld: it is not open',
  suppressed: 'withheld: suppressed',
  refused: 'withheld: it breaks its contract',
  'outside-report': 'withheld: outside what its reviewer may report',
  'shown-as-text': 'withheld: the text of its plan is shown instead',
  'not-posted': 'withheld: no review was posted in this run',
  'no-room': 'withheld: the review had no room for it',
};

const statusWords: Partial<Record<Finding['status'], string>> = {
  fixed: 'marked as fixed, not yet verified',
  verified: 'verified: it is fixed',
  wont_fix: 'accepted as it is',
};

/** The decision on a finding, or else where it was posted and why. */
export function placementWords(
  { status }: Pick<Finding, 'status'>,
  reason: PlaceReason,
  joins?: string,
): string {
  const shared = joins === undefined ? '' : `, in one comment with ${joins}`;
  return statusWords[status] ?? `${placeReasonWords[reason]}${shared}`;
}

export const severityLabels: Record<Severity, string> = {
  critical: '🚨 Critical',
  high: '🔴 High',
  medium: '🟡 Medium',
  low: '🔵 Low',
  info: '⚪ Info',
};

/** C2's signs of the levels of confidence. */
export const levelSigns: Record<ConfidenceBand, string> = {
  high: '🟢',
  medium: '🟡',
  low: '🔵',
  speculative: '⚪',
};

function linked(shown: PhrasingContent, location: Location, context: RenderContext): PhrasingContent {
  const url = locationUrl(location, context);
  return url === undefined ? shown : link([shown], url);
}

/** `src/a.ts:42-48`; only the path without a line. */
export function writtenPlace(location: Location): string {
  return location.startLine === undefined ? location.path : `${location.path}:${lineRange(location)}`;
}

/** The place as code, linked to the reviewed commit if there is a server. */
export function placeOf(location: Location, context: RenderContext): PhrasingContent {
  return linked(codeSpan(writtenPlace(location)), location, context);
}

/** The place of the first location; empty without one. */
export function firstPlace(
  { locations: [location] }: Pick<Finding, 'locations'>,
  context: RenderContext,
): PhrasingContent[] {
  return location === undefined ? [] : [placeOf(location, context)];
}

/** Line numbers of a location whose file is named above. */
export function linesOf(location: Location, context: RenderContext): PhrasingContent {
  const { startLine, endLine = startLine } = location;
  const lines = startLine === endLine ? `line ${startLine}` : `lines ${startLine}–${endLine}`;
  return linked(text(startLine === undefined ? 'the file' : lines), location, context);
}

/** Reasons for which a person must look at a finding; empty without any. */
export function humanWords({ contestedBy, requiresHuman }: Finding): readonly string[] {
  if (contestedBy.length > 0) return [`disputed by ${contestedBy.join(', ')}: a person decides`];
  return requiresHuman ? ['needs a human decision'] : [];
}

/** `critical by a, medium by b` of a finding whose reviewers rank it differently; empty where they agree. */
function rankedBy({ sources, originals = [] }: Finding & Pick<Weighable, 'originals'>): readonly string[] {
  const all = [...weighedSources(sources), ...originals];
  const parts = severities.flatMap((severity) => {
    const by = new Set(all.flatMap((each) => (each.severity === severity ? (each.reviewer ?? []) : [])));
    return by.size === 0 ? [] : `${severity} by ${listNames([...by], 3)}`;
  });
  return parts.length < 2 ? [] : [parts.join(', ')];
}

/** Notes that distinguish a finding from those the author has to fix. */
export function caveatsOf(finding: Finding): readonly PhrasingContent[][] {
  const caveats = [
    ...rankedBy(finding),
    ...(finding.confidence.band === 'speculative' ? [`${levelSigns.speculative} speculative`] : []),
    ...(finding.preExisting ? ['already there before this change'] : []),
    ...humanWords(finding),
  ];
  return caveats.map((caveat) => [text(caveat)]);
}

/** A reviewer's own label, such as `Fix:`, at the start of its text. */
const ownLabel =
  /^(?:\*\*|__)?(?:suggested fix|fix|suggestion|recommendation|why it matters|impact|implications|issue|problem):?(?:\*\*|__)?:?\s+/i;

/** The text without a label that ours would repeat. Only a label with a colon counts. */
export function withoutLabel(untrusted: string): string {
  const [label = ''] = ownLabel.exec(untrusted.slice(0, 80)) ?? [];
  return label.includes(':') ? untrusted.slice(label.length) : untrusted;
}

/** The reviewer whose text is shown, and the others that reported the same finding. */
export function seenBy([by = 'unknown', ...others]: readonly string[]): string {
  return others.length === 0 ? `by ${by}` : `by ${by}, also reported by ${others.join(', ')}`;
}

/** The mark by which later runs find a finding, and weigh it when no check remembers it. */
export function markOf(finding: RememberedFinding, { toolKey: tool, redact }: RenderContext): BlockContent {
  const { data = strictestOf(finding) } = RememberedFinding.safeParse(redactTexts(finding, redact));
  return hiddenMark(markOfFinding(data, tool));
}

/** Footer of a finding: reviewers, classification, and the id used by people and later runs. */
export function smallPrint(
  reviewers: readonly string[],
  id: string,
  kind: readonly PhrasingContent[] = [],
): BlockContent {
  return say`${sub(...joined([words`${seenBy(reviewers)}`, kind, [codeSpan(id)]]))}`;
}

/** Severity and title. */
export function labelledTitle(finding: Finding, context: RenderContext): PhrasingContent[] {
  return words`${severityLabels[finding.severity]} · ${brief(finding.title, context)}`;
}

/** The placement, and the reason if the finding is withheld or accepted. */
export function placementWithReason(
  finding: Finding,
  { reason, joins }: { readonly reason: PlaceReason; readonly joins?: string | undefined },
  context: RenderContext,
): PhrasingContent[] {
  const { id, status, suppressed } = finding;
  const where = placementWords(finding, reason, joins);
  const acceptance = status === 'wont_fix' ? context.acceptances.find((each) => each.id === id) : undefined;
  if (acceptance !== undefined)
    return words`${acceptance.deferred ? 'deferred' : where} ${decidedBy(acceptance, context)}`;
  return suppressed === undefined
    ? words`${where}`
    : words`${where}: ${brief(suppressed.reason, context, 600)}`;
}
