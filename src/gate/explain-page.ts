import type { BlockContent, PhrasingContent } from 'mdast';
import type { AppliedCommands, Facts, KnownJudged } from '../comments/apply-commands.ts';
import { codeSpan, heading, list, paragraph, text } from '../markdown/markdown-nodes.ts';
import { type PlainTextOptions, plainText } from '../markdown/plain-text.ts';
import { serialize } from '../markdown/serialize-markdown.ts';
import { publishedPlaces, type Receipt } from '../model/receipt.ts';
import type { Decision } from '../policy/decision.ts';
import type { Conclusion } from '../policy/gate-decision.ts';
import { stepsToComplete } from '../policy/steps-to-complete.ts';
import { explainFinding, type FindingExplanation, type MergedReport } from './explain-finding.ts';
import type { Explained, Explanation } from './explain-settled.ts';
import { explainVerdict, type VerdictExplanation, verdictWord } from './explain-verdict.ts';

/** More explanations would hide the rest of the check. */
const maxExplained = 5;

/** The explanation of a finding, or of the whole result. */
export type Asked = { readonly verdict: VerdictExplanation } | { readonly finding: FindingExplanation };

/** The explanations that were requested last, without findings that are no longer known. */
export function explainAsked(
  commands: Pick<AppliedCommands, 'questions' | 'refusals' | 'waivers'>,
  run: {
    readonly decision: Decision;
    readonly facts: Facts;
    readonly findings: readonly KnownJudged[];
    readonly conclusion: Conclusion;
    /** Where findings were published; absent when this run published nothing. */
    readonly receipt?: Receipt | undefined;
  },
): readonly Asked[] {
  const { decision, facts, conclusion } = run;
  const { effective } = facts;
  const placements = publishedPlaces(run.receipt);
  const findings = run.findings.map((finding): Explained => {
    const { id, title = 'Its title is in its comment.', fingerprint = '' } = finding;
    const refusal = commands.refusals.find((each) => each.id === id);
    const placement = placements.get(id);
    return { ...finding, title, fingerprint, ...(refusal && { refusal }), ...(placement && { placement }) };
  });
  const asked = [...new Set(commands.questions.map(({ id }) => id))].slice(-maxExplained);
  return asked.flatMap((id): readonly Asked[] => {
    if (id === undefined) {
      const steps = stepsToComplete({
        decision,
        reviewers: facts.reviewers,
        waivedBy: effective.waivedBy,
      });
      return [
        {
          verdict: explainVerdict({
            decision,
            facts,
            commands,
            findings,
            conclusion,
            stepsToComplete: steps,
          }),
        },
      ];
    }
    const finding = findings.find((each) => each.id === id);
    return finding === undefined ? [] : [{ finding: explainFinding(finding, effective) }];
  });
}

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
