import type { BlockContent, PhrasingContent } from 'mdast';
import { codeSpan, heading, list, paragraph, text } from '../markdown/markdown-nodes.ts';
import { type PlainTextOptions, plainText } from '../markdown/plain-text.ts';
import { serialize } from '../markdown/serialize-markdown.ts';
import type { FindingExplanation, MergedReport } from './explain-finding.ts';
import type { Asked } from './explain-request.ts';
import type { Explanation } from './explain-settled.ts';
import { type VerdictExplanation, verdictWord } from './explain-verdict.ts';

function reasons({ because, change }: Explanation, options: PlainTextOptions): PhrasingContent[][] {
  return [
    ...because.map((each) => [text('because '), ...plainText(each, options)]),
    ...change.map((each) => [text('to change it: '), ...plainText(each, options)]),
  ];
}

function items(lines: readonly PhrasingContent[][]): BlockContent[] {
  return lines.length === 0 ? [] : [list(lines.map((line) => [paragraph(...line)]))];
}

function verdictBlocks(verdict: VerdictExplanation, options: PlainTextOptions): BlockContent[] {
  return [
    heading(
      2,
      text(verdictWord(verdict)),
      ...(verdict.event === undefined ? [] : [text(', '), codeSpan(verdict.event)]),
    ),
    paragraph(text(`check ${verdict.conclusion}: `), ...plainText(verdict.title, options)),
    ...items(reasons(verdict, options)),
  ];
}

function reportItem(
  { reviewer, severity, place, title, text: words }: MergedReport,
  options: PlainTextOptions,
) {
  const where = place === undefined ? [] : [text(' · '), codeSpan(place)];
  return [
    paragraph(text(`${reviewer} · ${severity}`), ...where, text(': '), ...plainText(title, options)),
    ...(words.trim() === '' || words === title
      ? []
      : [paragraph(...plainText(words, { ...options, maxBytes: 4000 }))]),
  ];
}

function reportBlocks({ reports = [] }: FindingExplanation, options: PlainTextOptions): BlockContent[] {
  if (reports.length === 0) return [];
  return [paragraph(text('Merged reports:')), list(reports.map((each) => reportItem(each, options)))];
}

function findingBlocks(finding: FindingExplanation, options: PlainTextOptions): BlockContent[] {
  return [
    heading(3, codeSpan(finding.id), text(` ${finding.weight}`)),
    paragraph(...plainText(finding.title, options)),
    ...items([
      ...(finding.where === undefined ? [] : [plainText(finding.where, options)]),
      ...reasons(finding, options),
      ...(finding.fingerprint === '' ? [] : [[text('fingerprint '), codeSpan(finding.fingerprint)]]),
    ]),
    ...reportBlocks(finding, options),
  ];
}

/** The blocks that explain findings or the result. */
export function explanationBlocks(asked: readonly Asked[], options: PlainTextOptions): BlockContent[] {
  const bounded = { ...options, maxBytes: 600 };
  return asked.flatMap((each) =>
    'verdict' in each ? verdictBlocks(each.verdict, bounded) : findingBlocks(each.finding, bounded),
  );
}

/** The page of `explain`. Not redacted: it holds no secret, and its text comes from the user's own files. */
export function explainPage(
  verdict: VerdictExplanation | undefined,
  findings: readonly FindingExplanation[],
): string {
  return serialize(
    explanationBlocks(
      [...(verdict === undefined ? [] : [{ verdict }]), ...findings.map((finding) => ({ finding }))],
      { redact: (line) => line },
    ),
  );
}
