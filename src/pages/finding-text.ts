import type { BlockContent, PhrasingContent } from 'mdast';
import { z } from 'zod';
import type { RenderContext } from '../decide/render-context.ts';
import { codeSpan, details, list, sub, text } from '../markdown/markdown-nodes.ts';
import { brief, joined, present, say, words } from '../markdown/phrases.ts';
import type { Section } from '../markdown/serialize-markdown.ts';
import { codeText, markdownText } from '../markdown/untrusted-markdown.ts';
import type { Evidence, Finding, FindingSource } from '../model/finding.ts';
import type { RememberedFinding } from '../model/known-finding.ts';
import { raisedBy } from '../model/original.ts';
import type { PlaceReason } from '../model/receipt.ts';
import { counted } from '../model/text.ts';
import {
  caveatsOf,
  firstPlace,
  labelledTitle,
  levelSigns,
  markOf,
  placementWithReason,
  placeOf,
  severityLabels,
  smallPrint,
  withoutLabel,
  writtenPlace,
} from './finding-words.ts';

function labelled(label: string, untrusted: string | undefined, context: RenderContext): BlockContent[] {
  const [first, ...rest] = markdownText(withoutLabel(untrusted ?? ''), context);
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

/** The text without its first sentence, where that is the title and has no other markup than code. */
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
  const own = withoutLabel(issue);
  const unrepeated = own.trim() === title.trim() ? '' : own;
  const isFixAsSure = fix === undefined || fix.confidence === confidence.band;
  const fixLabel = isFixAsSure ? 'Fix' : `Fix (${fix.confidence} confidence)`;
  return [
    ...markdownText(titleDerived ? withoutTitle(own, title) : unrepeated, context),
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

/** Category, and confidence unless it is a caveat. */
function kindOf({ category, confidence: { band } }: Finding, context: RenderContext): PhrasingContent[][] {
  return [
    brief(category, context, 80),
    band === 'speculative' ? [] : words`${levelSigns[band]} ${band} confidence`,
  ];
}

/** The last line of a finding in a comment. */
export function entryPrint(finding: Finding, context: RenderContext): BlockContent {
  return smallPrint(raisedBy(finding), finding.id, joined(kindOf(finding, context), ', '));
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
  const place = () => (first === undefined ? [] : words` ${sub(codeSpan(writtenPlace(first)))}`);
  return [
    () => [details(summary(), full(maxRepeats))],
    () => [details(summary(), full(0))],
    () => [details(words`${labelledTitle(finding, context)}${place()}`, print())],
  ];
}
