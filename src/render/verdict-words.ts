import { inWords } from '../domain/completeness.ts';
import type { Decision } from '../domain/decision.ts';
import type { Finding } from '../domain/finding.ts';
import { isSettled } from '../domain/weight.ts';

/** A number with its noun, in the plural unless it is one. */
export function counted(n: number, noun: string): string {
  return n === 1 ? `1 ${noun}` : `${n} ${noun}s`;
}

const signs = { PASS: '✅', WARN: '⚠️', FAIL: '❌', ABORT: '⛔' } as const;

/** The verdict in a few words. */
export function headline(decision: Decision): string {
  const blocking =
    decision.blocking.length > 0 ? ` · ${counted(decision.blocking.length, 'blocking finding')}` : '';
  if (decision.verdict === null) return `⏸️ Incomplete${blocking}`;
  return `${signs[decision.verdict]} ${decision.verdict}${blocking}`;
}

interface Known {
  readonly findings: readonly Finding[];
  /** Number of findings of earlier reviews that are still open. */
  readonly earlier?: number;
}

function todo(
  decision: Decision,
  { open, earlier }: { readonly open: number; readonly earlier: number },
): string {
  if (decision.blocking.length > 0)
    return `Fix ${counted(decision.blocking.length, 'blocking finding')} before merging.`;
  if (decision.soFar === 'ABORT') return 'Stop: a person has to decide before anything is fixed.';
  if (decision.soFar !== 'PASS') return 'A reviewer asks for changes before merging.';
  if (open > 0) return `Nothing blocks merging; ${counted(open, 'finding')} to consider.`;
  if (earlier > 0)
    return `Nothing new and nothing blocks merging; ${counted(earlier, 'earlier finding')} to consider.`;
  return 'No findings.';
}

/** One or two sentences: what to do now, and what keeps the review from being whole. */
export function nextStep(decision: Decision, { findings, earlier = 0 }: Known): string {
  const open = findings.filter((finding) => !isSettled(finding)).length;
  const claims =
    decision.tightenedBy.length === 0 ? '' : ` Made stricter: ${decision.tightenedBy.join('; ')}.`;
  if (decision.verdict !== null) return `${todo(decision, { open, earlier })}${claims}`;
  const why = decision.incomplete.map(inWords).join('; ');
  const next = open > 0 || decision.blocking.length > 0 ? ` ${todo(decision, { open, earlier })}` : '';
  return `This review is not complete: ${why}.${next}${claims}`;
}
