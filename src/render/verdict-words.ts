import { inWords } from '../domain/completeness.ts';
import { counted } from '../domain/counted.ts';
import type { Decision } from '../domain/decision.ts';
import type { Finding } from '../domain/finding.ts';
import { isSettled } from '../domain/weight.ts';

const signs = { PASS: '✅', WARN: '⚠️', FAIL: '❌', ABORT: '⛔' } as const;

/** The verdict in a few words. */
export function headline(decision: Decision, part?: { readonly name: string }): string {
  const within = part === undefined ? '' : ` · ${part.name}`;
  const blocking =
    decision.blocking.length > 0 ? ` · ${counted(decision.blocking.length, 'blocking finding')}` : '';
  if (decision.verdict === null) return `⏸️ Incomplete${within}${blocking}`;
  return `${signs[decision.verdict]} ${decision.verdict}${within}${blocking}`;
}

interface Known {
  readonly findings: readonly Finding[];
  /** Number of these that are too unsure for their severity. */
  readonly unsure?: number;
  /** Number of findings of earlier reviews that are still open. */
  readonly earlier?: number;
  /** Number of questions that reviewers ask. */
  readonly questions?: number;
  /** What was reviewed, where it is not the whole change. */
  readonly part?: { readonly name: string } | undefined;
}

function toConsider(open: number, unsure: number): string {
  if (unsure === 0) return `${counted(open, 'finding')} to consider`;
  if (unsure === open) return `${counted(open, 'finding')} to verify`;
  return `${counted(open, 'finding')} to consider, ${unsure} of them to verify`;
}

function unfinished({ verdict }: Decision, part: Known['part']): string | undefined {
  if (verdict === null) return 'So far nothing blocks';
  return part === undefined ? undefined : 'Nothing in it blocks merging';
}

/** What to do now, in one sentence; empty where nothing can be said yet. */
export function todo(decision: Decision, { findings, unsure = 0, earlier = 0, part }: Known): string {
  if (decision.soFar === 'ABORT') return 'Stop: a person has to decide before anything is fixed.';
  if (decision.blocking.length > 0)
    return `Fix ${counted(decision.blocking.length, 'blocking finding')} before merging.`;
  if (decision.soFar !== 'PASS') return 'A reviewer asks for changes before merging.';
  const nothing = unfinished(decision, part) ?? 'Nothing blocks merging';
  const open = findings.filter((finding) => !isSettled(finding)).length;
  if (open > 0) return `${nothing}; ${toConsider(open, unsure)}.`;
  if (earlier > 0)
    return `${nothing} and nothing is new; ${counted(earlier, 'earlier finding')} to consider.`;
  if (decision.verdict === null) return '';
  return findings.length === 0 ? 'No findings.' : 'No finding is open.';
}

/** One or two sentences: what keeps the review from being whole, and what to do now. */
export function nextStep(decision: Decision, known: Known): string {
  const { questions = 0 } = known;
  const { incomplete, tightenedBy } = decision;
  return [
    ...(incomplete.length === 0
      ? []
      : [`This review is not complete: ${incomplete.map(inWords).join('; ')}.`]),
    ...(questions === 0 ? [] : [`Answer ${counted(questions, 'question')} below.`]),
    todo(decision, known),
    ...(tightenedBy.length === 0 ? [] : [`Made stricter: ${tightenedBy.join('; ')}.`]),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
