import type { BlockContent, PhrasingContent } from 'mdast';
import type { Run } from '../decide/run.ts';
import { heading, text } from '../markdown/markdown-nodes.ts';
import { brief, joined, say, words } from '../markdown/phrases.ts';
import { plainText } from '../markdown/untrusted-markdown.ts';
import { type Finding, type Severity, severities } from '../model/finding.ts';
import { groupBy } from '../model/lists.ts';
import { counted } from '../model/text.ts';
import { inWords } from '../policy/completeness.ts';
import { reaches } from '../policy/gate-decision.ts';
import { compareFindings, isSettled, type Weight } from '../policy/weight.ts';
import { humanWords } from './finding-text.ts';
import { changeNotices, howToComplete } from './run-text.ts';

/** Weights in words, most important first. */
export const weightWords = {
  blocking: 'Blocking',
  counts: 'To consider',
  'needs-verification': 'Needs verification',
  'pre-existing': 'Already there before this change',
  settled: 'Settled or withheld',
} as const satisfies Readonly<Record<Weight, string>>;

/** The priority of a finding for `fitToBudget`. */
export function priorityOf(weight: Weight, severity: Severity): number {
  const bySeverity = (severities.length - severities.indexOf(severity)) * 10;
  const priorities = { blocking: 70, counts: bySeverity, 'needs-verification': 22 };
  return { ...priorities, 'pre-existing': 8, settled: 6 }[weight];
}

/**
 * Blocking findings first, in each group the most severe first; no group is empty, and its title includes the number of
 * its items.
 */
export function groupByWeight<T extends { readonly finding: Finding }>(
  items: readonly T[],
  weightOf: (finding: Finding) => Weight,
) {
  const sorted = items.toSorted((a, b) => compareFindings(a.finding, b.finding));
  const groups = groupBy(sorted, ({ finding }) => weightOf(finding));
  const weights: readonly Weight[] = ['blocking', 'counts', 'needs-verification', 'pre-existing', 'settled'];
  return weights.flatMap((weight) => {
    const found = groups.get(weight);
    if (found === undefined) return [];
    return [{ weight, title: `${weightWords[weight]} (${found.length})`, items: found }];
  });
}

const signs = { PASS: '✅', WARN: '⚠️', FAIL: '❌', ABORT: '⛔' } as const;

/** The verdict in a few words, and whether an advisory gate would fail. */
export function headline({ decision, effective }: Pick<Run, 'decision' | 'effective'>): string {
  const { verdict, soFar, blocking } = decision;
  const would = reaches(soFar, effective.failOn) ? 'Advisory: would fail · ' : 'Advisory: ';
  const advisory = effective.enforce ? '' : would;
  const count = blocking.length > 0 ? ` · ${counted(blocking.length, 'blocking finding')}` : '';
  const sign = verdict === null ? '⏸️' : signs[verdict];
  return `${sign} ${advisory}${verdict ?? 'Incomplete'}${count}`;
}

/** What a page shows of a run. */
interface PageContent {
  /** By default all findings of the run. */
  readonly findings?: readonly Finding[];
  /** Number of open findings from earlier reviews. */
  readonly earlier?: number;
  /** Number of reviewers' questions. */
  readonly questions?: number;
  /** Whether it names the people who have to look. */
  readonly namesOwners?: boolean;
}

/** A longer title would hide the sentence. */
const maxTitle = 120;

/** The title of the only blocking finding, if this run has it; otherwise the number of blocking findings. */
function toFix({ decision, effective, render }: Run, findings: readonly Finding[]) {
  const { blocking } = decision;
  const lead = effective.enforce ? 'Fix before merging: ' : 'Advisory, so not required for merging: ';
  const only = blocking.length === 1 ? findings.find(({ id }) => id === blocking[0]) : undefined;
  if (only === undefined || only.title.length > maxTitle) {
    const count = counted(blocking.length, 'blocking finding');
    return effective.enforce ? words`Fix ${count} before merging.` : words`${lead}${count}.`;
  }
  const end = /[.!?…]$/.test(only.title) ? '' : '.';
  return words`${lead}**${plainText(only.title, render)}**${end}`;
}

/** What to do now in one sentence; empty when nothing is known yet. */
export function whatToDo(
  run: Run,
  { findings = run.document.findings, earlier = 0 }: PageContent = {},
): PhrasingContent[] {
  const { soFar, verdict, blocking } = run.decision;
  const { enforce } = run.effective;
  if (soFar === 'ABORT')
    return enforce
      ? words`Stop: a person has to decide before anything is fixed.`
      : words`Advisory: would stop for a person to decide.`;
  if (blocking.length > 0) return toFix(run, findings);
  if (soFar !== 'PASS')
    return words`A reviewer asks for changes${enforce ? ' before merging' : ', which is advisory'}.`;
  const nothing = verdict === null ? 'So far nothing blocks' : 'Nothing blocks merging';
  const open = findings.filter((finding) => run.weightOf(finding) !== 'settled');
  if (open.length > 0) {
    const unsure = open.filter((finding) => run.weightOf(finding) === 'needs-verification').length;
    const areUnsure = unsure === open.length;
    const some = unsure === 0 || areUnsure ? '' : `, ${unsure} of them to verify`;
    return words`${nothing}; ${counted(open.length, 'finding')} to ${areUnsure ? 'verify' : 'consider'}${some}.`;
  }
  if (earlier > 0) {
    const are = earlier === 1 ? 'is' : 'are';
    return words`${nothing} and nothing is new; ${counted(earlier, 'earlier finding')} ${are} open.`;
  }
  if (verdict === null) return [];
  return findings.length === 0 ? words`No findings.` : words`No finding is open.`;
}

/** The check lists all reasons. */
const maxReasons = 5;

function whyNotComplete({ decision: { incomplete }, render }: Run): PhrasingContent[] {
  if (incomplete.length === 0) return [];
  const more = incomplete.length - maxReasons;
  const reasons = incomplete.slice(0, maxReasons).map(inWords);
  const all = more > 0 ? [...reasons, `and ${counted(more, 'more reason')}`] : reasons;
  return brief(`This review is not complete: ${all.join('; ')}.`, render, 2000);
}

/** Why the review is incomplete, what to do now, and who else must look. */
export function nextStep(run: Run, page: PageContent = {}): PhrasingContent[] {
  const { findings = run.document.findings, questions = 0, namesOwners = false } = page;
  const forPeople = findings.filter((finding) => !isSettled(finding) && humanWords(finding).length > 0);
  const humans = namesOwners ? 0 : forPeople.length;
  const stricter = run.decision.tightenedBy.join('; ');
  const sentences = [
    whyNotComplete(run),
    questions === 0 ? [] : words`Answer ${counted(questions, 'question')} below.`,
    whatToDo(run, page),
    humans === 0 ? [] : words`A person has to look at ${counted(humans, 'finding')}.`,
    stricter === '' ? [] : brief(`Made stricter: ${stricter}.`, run.render, 2000),
  ];
  return joined(sentences, ' ');
}

/** The part most people read: verdict, what to do now, and whether the policy changes. */
export function verdictLead(run: Run, page: PageContent = {}): BlockContent[] {
  return [
    heading(2, text(headline(run))),
    say`${nextStep(run, page)}`,
    ...howToComplete(run.stepsToComplete),
    ...changeNotices(run),
  ];
}
