import type { EffectivePolicy } from '../../domain/policy/effective-policy.ts';
import { type Weight, weigh } from '../../domain/verdict/weight.ts';
import type { Explained, Explanation } from './explained.ts';
import { standWords, toMove } from './place.ts';
import { whySettled } from './settled.ts';
import { whyWeighed } from './weighed.ts';

export interface FindingExplanation extends Explanation {
  readonly id: string;
  readonly fingerprint: string;
  readonly title: string;
  readonly weight: Weight;
  /** Where it stands, as in `stands on its lines: URL`; absent where nothing tells. */
  readonly stands?: string;
}

/** What others made of it. */
function saidByOthers({ corroboratedBy, contestedBy, confidence }: Explained): readonly string[] {
  const others = corroboratedBy.join(', ');
  const { band, raisedFrom } = confidence;
  const rise = raisedFrom === undefined ? '' : `, which raised its confidence from ${raisedFrom} to ${band}`;
  return [
    ...(corroboratedBy.length === 0
      ? []
      : [`it is one problem with what was also reported by ${others}${rise}`]),
    ...(contestedBy.length === 0
      ? []
      : [
          `it is disputed by ${contestedBy.join(', ')}, so nobody's agreement counts and a human is asked for`,
        ]),
  ];
}

/** Why it is open although nobody says it any more. */
function whyUnrepeated({ unrepeated, id }: Explained): Explanation {
  if (unrepeated === undefined) return { because: [], change: [] };
  const missed =
    'a whole review did not find it again: one of another head that does not either withdraws it';
  return {
    because: ['nobody repeats what an earlier run published, and silence alone does not close it'],
    change: [
      ...(unrepeated.missed ? [missed] : []),
      `it closes once who raised it reviews a change of its files and no longer reports it; else \`/pr-verdict wont-fix ${id}\``,
    ],
  };
}

/** Why a finding blocks or does not, where it stands, and what would change either. */
export function explainFinding(finding: Explained, policy: EffectivePolicy): FindingExplanation {
  const { id, fingerprint, title, stand } = finding;
  const weight = weigh(finding, policy.blocking);
  const isSettled = weight === 'settled';
  const why = isSettled ? whySettled(finding, policy) : whyWeighed(finding, weight, policy.blocking);
  const silent: Explanation = isSettled ? { because: [], change: [] } : whyUnrepeated(finding);
  const stands = stand && standWords(stand);
  const moved = stand === undefined || isSettled ? [] : toMove(finding, stand, policy);
  return {
    id,
    fingerprint,
    title,
    weight,
    ...(stands !== undefined && { stands }),
    because: [...why.because, ...silent.because, ...saidByOthers(finding)],
    change: [...why.change, ...silent.change, ...moved],
  };
}

/** Lines of a terminal that begin with what they say. */
export function labelledLines(label: string, texts: readonly string[]): string {
  return texts.map((text) => `  ${label} ${text.replace(/\s+/g, ' ')}\n`).join('');
}

/** One finding for a terminal. */
export function findingText(explanation: FindingExplanation): string {
  const { id, fingerprint, title, weight, stands, because, change } = explanation;
  return [
    `${id} ${weight}: ${title.replace(/\s+/g, ' ')}\n`,
    stands === undefined ? '' : `  ${stands}\n`,
    labelledLines('because', because),
    labelledLines('to change it:', change),
    `  fingerprint ${fingerprint}\n`,
  ].join('');
}
