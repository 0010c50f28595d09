import type { BlockContent, PhrasingContent } from 'mdast';
import type { AppliedCommands, Facts, KnownJudged } from '../comments/apply-commands.ts';
import { codeSpan, heading, list } from '../markdown/markdown-nodes.ts';
import { brief, bullets, present, say, words } from '../markdown/phrases.ts';
import { type PlainTextOptions, plainText } from '../markdown/plain-text.ts';
import { serialize } from '../markdown/serialize-markdown.ts';
import { publishedPlaces, type Receipt } from '../model/receipt.ts';
import type { Decision } from '../policy/decision.ts';
import type { Conclusion } from '../policy/gate-decision.ts';
import { stepsToComplete } from '../policy/steps-to-complete.ts';
import {
  type Explained,
  type Explanation,
  explainFinding,
  type FindingExplanation,
} from './explain-finding.ts';
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
    ...because.map((each) => words`because ${plainText(each, options)}`),
    ...change.map((each) => words`to change it: ${plainText(each, options)}`),
  ];
}

function verdictBlocks(verdict: VerdictExplanation, options: PlainTextOptions): BlockContent[] {
  const event = verdict.event === undefined ? [] : words`, ${codeSpan(verdict.event)}`;
  return [
    heading(2, ...words`${verdictWord(verdict)}${event}`),
    say`check ${verdict.conclusion}: ${plainText(verdict.title, options)}`,
    bullets(reasons(verdict, options)),
  ];
}

function findingBlocks(finding: FindingExplanation, options: PlainTextOptions): BlockContent[] {
  const { id, weight, title, where, fingerprint, reports = [] } = finding;
  const lines = [
    ...(where === undefined ? [] : [plainText(where, options)]),
    ...reasons(finding, options),
    ...(fingerprint === '' ? [] : [words`fingerprint ${codeSpan(fingerprint)}`]),
  ];
  const merged = reports.map((report) => {
    const place = report.place === undefined ? [] : words` · ${codeSpan(report.place)}`;
    const isNew = report.text.trim() !== '' && report.text !== report.title;
    return present<BlockContent>(
      say`${report.reviewer} · ${report.severity}${place}: ${plainText(report.title, options)}`,
      isNew && say`${brief(report.text, options, 4000)}`,
    );
  });
  return present<BlockContent>(
    heading(3, ...words`${codeSpan(id)} ${weight}`),
    say`${plainText(title, options)}`,
    lines.length > 0 && bullets(lines),
    merged.length > 0 && [say`Merged reports:`, list(merged)],
  );
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
