import type { BlockContent, PhrasingContent } from 'mdast';
import { heading, paragraph, strong, text } from '../markdown/markdown-nodes.ts';
import { type PlainTextOptions, plainText } from '../markdown/plain-text.ts';
import { type Finding, severities } from '../model/finding.ts';
import { counted } from '../model/text.ts';

import { inWords } from '../policy/completeness.ts';
import type { Decision } from '../policy/decision.ts';
import { reaches } from '../policy/gate-decision.ts';
import { isSettled, type Weight } from '../policy/weight.ts';
import { humanWords, severityLabels } from './finding-text.ts';
import { howToComplete, proposedPolicyNotice, scopeNotice } from './notices-text.ts';
import type { RenderContext } from './render-context.ts';

export type WeightOf = (finding: Finding) => Weight;

export interface WeightGroup<T> {
  /** Includes the number of items. */
  readonly title: string;
  readonly items: readonly T[];
  /** Whether items of different severities share the group. */
  readonly mixed: boolean;
  /** Priority of its items for `fitToBudget`. */
  readonly priority: number;
}

/** Groups after blocking and counting findings, least important last. */
const apart: readonly (Pick<WeightGroup<unknown>, 'title' | 'priority'> & {
  readonly weight: Weight;
})[] = [
  {
    weight: 'needs-verification',
    title: 'Needs verification',
    priority: 22,
  },
  {
    weight: 'pre-existing',
    title: 'Already there before this change',
    priority: 8,
  },
  { weight: 'settled', title: 'Settled or withheld', priority: 6 },
];

/** Blocking findings, counting ones by severity, then the rest; each item in one group, no group empty. */
export function groupByWeight<T extends { readonly finding: Finding }>(
  items: readonly T[],
  weightOf: WeightOf,
): readonly WeightGroup<T>[] {
  const weights = items.map(({ finding }) => weightOf(finding));
  const of = (weight: Weight) => items.filter((_, index) => weights[index] === weight);
  const counting = of('counts');
  return [
    { title: 'Blocking', items: of('blocking'), mixed: true, priority: 70 },
    ...severities.map((severity, index) => ({
      title: severityLabels[severity],
      items: counting.filter(({ finding }) => finding.severity === severity),
      mixed: false,
      priority: (severities.length - index) * 10,
    })),
    ...apart.map(({ weight, ...group }) => ({ ...group, items: of(weight), mixed: true })),
  ]
    .filter((group) => group.items.length > 0)
    .map((group) => ({ ...group, title: `${group.title} (${group.items.length})` }));
}

const signs = { PASS: '✅', WARN: '⚠️', FAIL: '❌', ABORT: '⛔' } as const;

type GateContext = Pick<RenderContext, 'gate'>;

/** Whether the gate would fail if policy enforced it. */
function wouldFail({ soFar }: Decision, { gate }: GateContext): boolean {
  return !gate.enforce && reaches(soFar, gate.failOn);
}

/** The verdict in a few words. */
export function headline(decision: Decision, context: GateContext): string {
  const blocking =
    decision.blocking.length > 0 ? ` · ${counted(decision.blocking.length, 'blocking finding')}` : '';
  const would = wouldFail(decision, context) ? 'Advisory: would fail · ' : 'Advisory: ';
  const advisory = context.gate.enforce ? '' : would;
  if (decision.verdict === null) return `⏸️ ${advisory}Incomplete${blocking}`;
  return `${signs[decision.verdict]} ${advisory}${decision.verdict}${blocking}`;
}

interface FindingsSummary {
  readonly findings: readonly Finding[];
  /** Number of findings below the required confidence. */
  readonly unsure?: number;
  /** Number of open findings from earlier reviews. */
  readonly earlier?: number;
  /** Number of findings that need a person for another reason. */
  readonly humans?: number;
  /** Number of reviewers' questions. */
  readonly questions?: number;
}

/** Facts about the findings for the first sentence. */
export function summarizeFindings(findings: readonly Finding[], weightOf: WeightOf) {
  const open = findings.filter((finding) => !isSettled(finding));
  return {
    findings,
    unsure: open.filter((finding) => weightOf(finding) === 'needs-verification').length,
    humans: open.filter((finding) => humanWords(finding).length > 0).length,
  };
}

function countToConsider(open: number, unsure: number): string {
  if (unsure === 0) return `${counted(open, 'finding')} to consider`;
  if (unsure === open) return `${counted(open, 'finding')} to verify`;
  return `${counted(open, 'finding')} to consider, ${unsure} of them to verify`;
}

/** A longer title would hide the sentence. */
const maxTitle = 120;

type Sentence = readonly PhrasingContent[];

function asSentence(words: string, context: PlainTextOptions): Sentence {
  return plainText(words, { ...context, maxBytes: 2000 });
}

type VerdictContext = PlainTextOptions & GateContext;

/** The title of the only blocking finding, if this run has it; otherwise the number of blocking findings. */
function toFix({ blocking }: Decision, { findings }: FindingsSummary, context: VerdictContext): Sentence {
  const { enforce } = context.gate;
  const advisory = 'Advisory, so not required for merging: ';
  const count = counted(blocking.length, 'blocking finding');
  const only = blocking.length === 1 ? findings.find(({ id }) => id === blocking[0]) : undefined;
  if (only === undefined || only.title.length > maxTitle)
    return [text(enforce ? `Fix ${count} before merging.` : `${advisory}${count}.`)];
  const end = /[.!?…]$/.test(only.title) ? '' : '.';
  return [
    text(enforce ? 'Fix before merging: ' : advisory),
    strong(...plainText(only.title, context)),
    text(end),
  ];
}

/** What to do now in one sentence; empty when nothing can be said yet. */
export function whatToDo(decision: Decision, situation: FindingsSummary, context: VerdictContext): Sentence {
  const { findings, unsure = 0, earlier = 0 } = situation;
  const { enforce } = context.gate;
  if (decision.soFar === 'ABORT')
    return [
      text(
        enforce
          ? 'Stop: a person has to decide before anything is fixed.'
          : 'Advisory: would stop for a person to decide.',
      ),
    ];
  if (decision.blocking.length > 0) return toFix(decision, situation, context);
  if (decision.soFar !== 'PASS')
    return [text(`A reviewer asks for changes${enforce ? ' before merging' : ', which is advisory'}.`)];
  const nothing = decision.verdict === null ? 'So far nothing blocks' : 'Nothing blocks merging';
  const open = findings.filter((finding) => !isSettled(finding)).length;
  if (open > 0) return [text(`${nothing}; ${countToConsider(open, unsure)}.`)];
  if (earlier > 0)
    return [
      text(
        `${nothing} and nothing is new; ${counted(earlier, 'earlier finding')} ${earlier === 1 ? 'is' : 'are'} open.`,
      ),
    ];
  if (decision.verdict === null) return [];
  return [text(findings.length === 0 ? 'No findings.' : 'No finding is open.')];
}

/** The check lists all reasons. */
const maxReasons = 5;

function reasonsOf(incomplete: Decision['incomplete']): string {
  const more = incomplete.length - maxReasons;
  const shown = incomplete.slice(0, maxReasons).map(inWords).join('; ');
  return more > 0 ? `${shown}; and ${counted(more, 'more reason')}` : shown;
}

/** Why the review is incomplete, what to do now, and who else must look. */
export function nextStep(
  decision: Decision,
  situation: FindingsSummary,
  context: VerdictContext,
): PhrasingContent[] {
  const { questions = 0, humans = 0 } = situation;
  const { incomplete, tightenedBy } = decision;
  return [
    incomplete.length === 0
      ? []
      : asSentence(`This review is not complete: ${reasonsOf(incomplete)}.`, context),
    questions === 0 ? [] : asSentence(`Answer ${counted(questions, 'question')} below.`, context),
    whatToDo(decision, situation, context),
    humans === 0 ? [] : asSentence(`A person has to look at ${counted(humans, 'finding')}.`, context),
    tightenedBy.length === 0 ? [] : asSentence(`Made stricter: ${tightenedBy.join('; ')}.`, context),
  ]
    .filter(({ length }) => length > 0)
    .flatMap((sentence, index) => (index === 0 ? sentence : [text(' '), ...sentence]));
}

/** The part most people read: verdict, what to do now, and whether the policy changes. */
export function verdictLead(
  { decision, stepsToComplete }: { readonly decision: Decision; readonly stepsToComplete: readonly string[] },
  situation: FindingsSummary,
  context: RenderContext,
): BlockContent[] {
  return [
    heading(2, ...plainText(headline(decision, context), context)),
    paragraph(...nextStep(decision, situation, context)),
    ...howToComplete(stepsToComplete),
    ...scopeNotice(context),
    ...proposedPolicyNotice(context),
  ];
}
