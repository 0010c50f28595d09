import { inWords } from '../domain/completeness.ts';
import type { Decision, Judged } from '../domain/decision.ts';
import type { EffectivePolicy } from '../domain/policy/effective-policy.ts';
import { blockedBy, type Weight, weigh } from '../domain/weight.ts';

/** A finding, and the words it is known by. */
export type Explained = Judged & { readonly title: string };

/** Why something is as it is, and what would make it otherwise. */
export interface Explanation {
  readonly because: readonly string[];
  readonly change: readonly string[];
}

export interface FindingExplanation extends Explanation {
  readonly id: string;
  readonly title: string;
  readonly weight: Weight;
}

export interface VerdictExplanation extends Explanation {
  readonly verdict: Decision['verdict'];
  readonly event: Decision['event'];
}

function whyBlocking(finding: Explained, { blocking }: EffectivePolicy): Explanation {
  const { severity, confidence, corroboratedBy } = finding;
  const because =
    blockedBy(finding, blocking) === 'agreement'
      ? `${corroboratedBy.length + 1} reviewers agree, and policy.corroboration blocks what they agree on from ${blocking.corroboration?.from} on`
      : `policy.blocking blocks ${severity} findings from ${blocking.blocking[severity]} confidence on, and this one has ${confidence.band}`;
  return { because: [because], change: ['fix it', 'if it is false, add an entry to policy.suppress'] };
}

function whyNotBlocking(finding: Explained, { blocking }: EffectivePolicy): Explanation {
  const { severity, confidence, contestedBy } = finding;
  const least = blocking.blocking[severity];
  const disputed = contestedBy.length === 0 ? [] : [`it is disputed by ${contestedBy.join(', ')}`];
  return least === 'never'
    ? {
        because: [`policy.blocking never blocks ${severity} findings`, ...disputed],
        change: [`a confidence in policy.blocking.${severity} would let it block`],
      }
    : {
        because: [
          `policy.blocking blocks ${severity} findings from ${least} confidence on, and this one has ${confidence.band}`,
          ...disputed,
        ],
        change: [`it would block with ${least} confidence`],
      };
}

function whyWeighed(finding: Explained, weight: Weight, effective: EffectivePolicy): Explanation {
  switch (weight) {
    case 'blocking':
      return whyBlocking(finding, effective);
    case 'settled':
      return finding.suppressed === undefined
        ? { because: [`its status is ${finding.status}`], change: [] }
        : { because: [`it is withheld: ${finding.suppressed.reason}`], change: [] };
    case 'pre-existing':
      return {
        because: ['it was there before this change, and policy.pre-existing is ignore'],
        change: ['policy.pre-existing: block would weigh it like the others'],
      };
    case 'counts':
    case 'needs-verification':
      return whyNotBlocking(finding, effective);
  }
}

/** Why a finding blocks or does not, from the same rules that weigh it. */
export function explainFinding(finding: Explained, effective: EffectivePolicy): FindingExplanation {
  const weight = weigh(finding, effective.blocking);
  return { id: finding.id, title: finding.title, weight, ...whyWeighed(finding, weight, effective) };
}

const meanings = {
  PASS: 'nothing blocks',
  WARN: 'a finding blocks, none of them critical',
  FAIL: 'a critical finding blocks',
  ABORT: 'a blocking finding is of a category in policy.abort-on',
} as const;

/** Why the verdict and the event are what they are. `obstacles` are those to an approval. */
export function explainVerdict(decision: Decision, obstacles: readonly string[]): VerdictExplanation {
  const { verdict, event, soFar, incomplete, blocking, tightenedBy, waived } = decision;
  const found = tightenedBy.length === 0 ? [`${soFar}: ${meanings[soFar]}`] : tightenedBy;
  const isClean = soFar === 'PASS';
  return {
    verdict,
    event,
    because: [
      ...incomplete.map((reason) => `no verdict: ${inWords(reason)}`),
      ...found,
      ...waived.map((subject) => `waived for this head: ${subject}`),
      ...(isClean && event === 'COMMENT' ? obstacles.map((each) => `no approval: ${each}`) : []),
    ],
    change: [
      ...blocking.map((id) => `fix ${id}`),
      ...incomplete.map(({ text }) => `settle or waive: ${text}`),
      ...tightenedBy.map((claim) => `a document that no longer claims it: ${claim}`),
    ],
  };
}

function lines(label: string, texts: readonly string[]): string {
  return texts.map((text) => `  ${label} ${text.replace(/\s+/g, ' ')}\n`).join('');
}

/** The verdict for a terminal. */
export function verdictText(explanation: VerdictExplanation): string {
  const head = `${explanation.verdict ?? 'Incomplete'}, ${explanation.event}\n`;
  return head + lines('because', explanation.because) + lines('to change it:', explanation.change);
}

/** One finding for a terminal. */
export function findingText(explanation: FindingExplanation): string {
  const head = `${explanation.id} ${explanation.weight}: ${explanation.title.replace(/\s+/g, ' ')}\n`;
  return head + lines('because', explanation.because) + lines('to change it:', explanation.change);
}
