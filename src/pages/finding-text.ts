import type { BlockContent, PhrasingContent } from 'mdast';
import { z } from 'zod';
import { locationUrl, type RenderContext } from '../decide/render-context.ts';
import type { Section } from '../markdown/fit-markdown.ts';
import { codeSpan, details, hiddenMark, link, list, sub, text } from '../markdown/markdown-nodes.ts';
import { brief, joined, present, say, words } from '../markdown/phrases.ts';
import { codeText, markdownText } from '../markdown/untrusted-markdown.ts';
import type { ConfidenceBand, Evidence, Finding, FindingSource, Location, Severity } from '../model/finding.ts';
import { severities } from '../model/finding.ts';
import { lineRange } from '../model/identity.ts';
import { RememberedFinding, strictestOf } from '../model/known-finding.ts';
import { markOfFinding } from '../model/mark.ts';
import { raisedBy, weighedSources } from '../model/original.ts';
import type { PlaceReason } from '../model/receipt.ts';
import { redactTexts } from '../model/redact.ts';
import { counted, listNames } from '../model/text.ts';
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
const levelSigns: Record<ConfidenceBand, string> = { high: '🟢', medium: '🟡', low: '🔵', speculative: '⚪' };

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
function rankedBy({ sources }: Finding): readonly string[] {
  const raising = weighedSources(sources);
  const parts = severities.flatMap((severity) => {
    const by = new Set(raising.filter((each) => each.severity === severity).map(({ reviewer }) => reviewer));
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

function labelled(label: string, untrusted: string | undefined, context: RenderContext): BlockContent[] {
  const [first, ...rest] = markdownText(untrusted ?? '', context);
  if (first === undefined) return [];
  return first.type === 'paragraph'
    ? [say`**${label}:** ${first.children}`, ...rest]
    : [say`**${label}:**`, first, ...rest];
}

function referenceBlocks({ references }: Finding, context: RenderContext): BlockContent[] {
  const bounded = { ...context, maxBytes: 1000 };
  const [only = ''] = references;
  if (references.length < 2) return labelled('Reference', only, bounded);
  return [say`**References:**`, list(references.map((reference) => markdownText(reference, bounded)))];
}

/** The issue without its first sentence, where that is the title and has no other markup than code. */
function withoutTitle(own: string, title: string): string {
  if (/[*_`[\]<>~\\]/.test(title)) return own;
  let end = 0;
  for (const char of title) {
    while (own[end] === '`') end++;
    if (!own.startsWith(char, end)) return own;
    end += char.length;
  }
  if (own[end] === '`') end++;
  const isWholeCode = own.slice(0, end).split('`').length % 2 === 1;
  const rest = own.slice(end);
  return isWholeCode && /^[.!?]?(?:\s|$)/.test(rest) ? rest.replace(/^[.!?]?\s*/, '') : own;
}

/** Issue, implications, fix with its confidence if that differs from the finding's, and references. */
export function explanation(finding: Finding, context: RenderContext): BlockContent[] {
  const { title, titleDerived, issue, implications, fix, confidence } = finding;
  const unrepeated = issue.trim() === title.trim() ? '' : issue;
  const isFixAsSure = fix === undefined || fix.confidence === confidence.band;
  const fixLabel = isFixAsSure ? 'Fix' : `Fix (${fix.confidence} confidence)`;
  return [
    ...markdownText(titleDerived ? withoutTitle(issue, title) : unrepeated, context),
    ...labelled('Why it matters', implications, context),
    ...labelled(fixLabel, fix?.text, context),
    ...referenceBlocks(finding, context),
  ];
}

const evidenceWords: Record<Evidence['type'], string> = {
  verifier_output: 'output of a verifier',
  hunk_level_code: 'the code',
  repo_policy: 'a rule of this repository',
  contextual_reasoning: 'reasoning from context',
};

/** Code that C3 and C2 have in fields of their own. */
const NativeCode = z
  .object({ hunk: z.string().catch(''), code_context: z.string().catch('') })
  .catch({ hunk: '', code_context: '' });

function evidenceBlocks(finding: Finding, context: RenderContext): BlockContent[] {
  const { evidence, action, sources } = finding;
  const { hunk, code_context: code } = NativeCode.parse(sources[0]?.native);
  const bounded = { ...context, maxBytes: 4000 };
  const detail = evidence?.detail ?? '';
  return present<BlockContent>(
    evidence && say`Based on ${evidenceWords[evidence.type]}.`,
    detail.trim() !== '' && (detail === code ? codeText(detail, bounded) : markdownText(detail, bounded)),
    hunk.trim() !== '' && codeText(hunk, bounded),
    (action === 'verify' || action === 'discuss') &&
      say`The reviewer suggests to ${action} this before it is fixed.`,
  );
}

function originalBlocks(original: FindingSource, shown: Finding, context: RenderContext): BlockContent[] {
  const { reviewer, severity, title, issue } = original;
  const place = firstPlace(original, context);
  const head = joined([words`**${reviewer}**`, words`${severityLabels[severity]}`, place]);
  const isNew = issue.trim() !== '' && issue !== shown.issue && issue !== title;
  return [
    say`${head}: ${brief(title, context)}`,
    ...(isNew ? markdownText(issue, { ...context, maxBytes: 4000 }) : []),
  ];
}

/** More repeats of reviewers whose text is already there would hide nothing new. */
const maxRepeats = 10;

/**
 * Merged originals, the first one of each reviewer before any second one, of which some are only counted: noise of one
 * reviewer must not cost the text of another (threat G1).
 */
function mergedReports(finding: Finding, repeats: number, context: RenderContext): BlockContent[] {
  const [shown, ...merged] = finding.sources;
  const known = new Set([shown?.reviewer]);
  const firsts: FindingSource[] = [];
  const others: FindingSource[] = [];
  for (const original of merged) {
    (known.has(original.reviewer) ? others : firsts).push(original);
    known.add(original.reviewer);
  }
  const listed = [...firsts, ...others.slice(0, repeats)];
  const more = merged.length - listed.length;
  return present<BlockContent>(
    listed.length > 0 && list(listed.map((original) => originalBlocks(original, finding, context))),
    more > 0 && say`and ${counted(more, 'more report')} of the same reviewers`,
  );
}

/** What a referee says against it, evidence, and merged originals, each with a title. */
function supplements(
  finding: Finding,
  repeats: number,
  context: RenderContext,
): readonly (readonly [title: string, blocks: readonly BlockContent[]])[] {
  const merged = new Set(finding.sources.slice(1).map(({ reviewer }) => reviewer));
  const all = [
    [`Disputed by ${finding.refuted?.by}`, refutedBlocks(finding, context)],
    ['Evidence', evidenceBlocks(finding, context)],
    [`Merged reports (${[...merged].join(', ')})`, mergedReports(finding, repeats, context)],
  ] as const;
  return all.filter(([, blocks]) => blocks.length > 0);
}

/** Why a referee says that the code shows otherwise, with the lines that it quotes. */
function refutedBlocks({ refuted }: Finding, context: RenderContext): BlockContent[] {
  if (refuted === undefined) return [];
  const { reason, place, code } = refuted;
  return [...markdownText(reason, { ...context, maxBytes: 2000 }), say`${placeOf(place, context)}`].concat(
    codeText(code, { ...context, maxBytes: 2000 }),
  );
}

/** Findings that a referee refuted before they were posted, in one fold with reason and place; empty for none. */
export function refutedFold(findings: readonly Finding[], context: RenderContext): BlockContent[] {
  const items = findings.flatMap((finding) => {
    const { refuted, id, suppressed } = finding;
    if (refuted === undefined || suppressed?.by !== 'referee') return [];
    const head = joined([
      labelledTitle(finding, context),
      firstPlace(finding, context),
      words`by ${raisedBy(finding).join(', ')}`,
      [codeSpan(id)],
    ]);
    const against = words`${refuted.by}: ${brief(refuted.reason, context, 600)} (${placeOf(refuted.place, context)})`;
    return [[say`${head}`, say`${against}`]];
  });
  return items.length === 0
    ? []
    : [details([text(`Refuted before posting (${items.length})`)], [list(items)])];
}

/** The same in folds; where room is short, without repeats. */
export function foldedSupplements(finding: Finding, context: RenderContext): Section['variants'] {
  const folds = (repeats: number) => () =>
    supplements(finding, repeats, context).map(([title, blocks]) => details([text(title)], blocks));
  return [folds(maxRepeats), folds(0)];
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

/** Category, and confidence unless it is a caveat. */
function kindOf({ category, confidence: { band } }: Finding, context: RenderContext): PhrasingContent[][] {
  return [
    brief(category, context, 80),
    band === 'speculative' ? [] : words`${levelSigns[band]} ${band} confidence`,
  ];
}

/** Footer of a finding: reviewers, classification, and the id used by people and later runs. */
export function smallPrint(
  reviewers: readonly string[],
  id: string,
  kind: readonly PhrasingContent[] = [],
): BlockContent {
  return say`${sub(...joined([words`${seenBy(reviewers)}`, kind, [codeSpan(id)]]))}`;
}

/** The last line of a finding in a comment. */
export function entryPrint(finding: Finding, context: RenderContext): BlockContent {
  return smallPrint(raisedBy(finding), finding.id, joined(kindOf(finding, context), ', '));
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

/** A finding on a page, folded below its title. */
export interface FoldedFinding {
  readonly finding: Finding;
  /** Reason for its placement; absent when it was not placed. */
  readonly reason?: PlaceReason | undefined;
  /** The finding whose comment shows it as well. */
  readonly joins?: string | undefined;
  /** What later runs are to remember of it; absent on a page that they do not read. */
  readonly remember?: (() => RememberedFinding) | undefined;
  /** Follows the title. */
  readonly afterTitle?: () => readonly PhrasingContent[];
}

/** A complete finding folded below its title; only reviewers and id remain when room is short. */
export function findingFold(folded: FoldedFinding, context: RenderContext): Section['variants'] {
  const { finding, reason, joins, remember, afterTitle = () => [] } = folded;
  const { locations, scopeText } = finding;
  const print = () => {
    const remembered = remember?.();
    return present<BlockContent>(
      smallPrint(remembered?.reviewers ?? raisedBy(finding), finding.id),
      remembered && markOf(remembered, context),
    );
  };
  const classification = () => {
    const places = locations.map((location) => [placeOf(location, context)]);
    const placed = reason === undefined ? [] : placementWithReason(finding, { reason, joins }, context);
    return joined([...kindOf(finding, context), joined(places, ', '), ...caveatsOf(finding), placed]);
  };
  const full = (repeats: number) =>
    present<BlockContent>(
      say`${classification()}`,
      scopeText !== undefined && say`${brief(scopeText, context)}`,
      explanation(finding, context),
      // Not folded, because a later run reads this passage from its opening tag to the footer.
      supplements(finding, repeats, context).flatMap(([title, blocks]) => [say`**${title}**`, ...blocks]),
      print(),
    );
  const summary = () => words`${labelledTitle(finding, context)}${afterTitle()}`;
  const [first] = locations;
  // The links of a thousand findings would take the room of a hundred.
  const place = first === undefined ? [] : words` ${sub(codeSpan(writtenPlace(first)))}`;
  return [
    () => [details(summary(), full(maxRepeats))],
    () => [details(summary(), full(0))],
    () => [details(words`${labelledTitle(finding, context)}${place}`, print())],
  ];
}
