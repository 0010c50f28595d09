import type { Refusal } from '../comments/refusals.ts';
import type { Stand } from '../model/receipt.ts';
import type { Judged } from '../policy/decision.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import { isChallenged, type Weight, weigh } from '../policy/weight.ts';
import { placeWords } from '../write/place-words.ts';
import { whySettled, whyWeighed } from './explain-weight.ts';

/** Why something is as it is, and what would make it otherwise. */
export interface Explanation {
  readonly because: readonly string[];
  readonly change: readonly string[];
}

/** A finding, the words it is known by, and what this run knows of it besides. */
export type Explained = Judged & {
  readonly title: string;
  readonly fingerprint: string;
  /** Why it is settled, where neither status nor suppression says so. */
  readonly settled?: Explanation;
  /** Whose word leaves it as it is. */
  readonly refusal?: Refusal;
  /** An earlier run published it and no reviewer repeats it; `missed`: a complete review did not find it again. */
  readonly unrepeated?: { readonly missed: boolean };
  readonly stand?: Stand;
};

export interface FindingExplanation extends Explanation {
  readonly id: string;
  readonly fingerprint: string;
  readonly title: string;
  readonly weight: Weight;
  /** Where it is shown, as in `is on its lines: URL`; absent where that is unknown. */
  readonly where?: string;
}

/** What others made of it. */
function saidByOthers(finding: Explained, { blocking }: EffectivePolicy): readonly string[] {
  const { corroboratedBy, contestedBy } = finding;
  const cancelled = isChallenged(finding, blocking)
    ? ' a challenger, so agreement does not count and'
    : ' so';
  return [
    ...(corroboratedBy.length === 0
      ? []
      : [`it is one problem with what was also reported by ${corroboratedBy.join(', ')}`]),
    ...(contestedBy.length === 0
      ? []
      : [`it is disputed by ${contestedBy.join(', ')},${cancelled} a human is asked for`]),
  ];
}

/** Why it is open although no reviewer reports it any more. */
function whyUnrepeated({ unrepeated, id }: Explained): Explanation {
  if (unrepeated === undefined) return { because: [], change: [] };
  const missed = 'a complete review did not find it again; a second one, of another head, would withdraw it';
  return {
    because: ['no reviewer repeated what an earlier run published, and that alone does not close it'],
    change: [
      ...(unrepeated.missed ? [missed] : []),
      `it closes once a reviewer that raised it reviews a change of its files and no longer reports it; else \`/pr-verdict wont-fix ${id}\``,
    ],
  };
}

/** Why a finding blocks or does not, where it is shown, and what would change either. */
export function explainFinding(finding: Explained, policy: EffectivePolicy): FindingExplanation {
  const { id, fingerprint, title, stand } = finding;
  const weight = weigh(finding, policy.blocking);
  const isSettled = weight === 'settled';
  const why = isSettled ? whySettled(finding, policy) : whyWeighed(finding, weight, policy.blocking);
  const silent: Explanation = isSettled ? { because: [], change: [] } : whyUnrepeated(finding);
  const where = stand && standWords(stand);
  const moved = stand === undefined || isSettled ? [] : toMove(finding, stand, policy);
  return {
    id,
    fingerprint,
    title,
    weight,
    ...(where !== undefined && { where }),
    because: [...why.because, ...silent.because, ...saidByOthers(finding, policy)],
    change: [...why.change, ...silent.change, ...moved],
  };
}

/** GitHub takes more, but people do not read them. */
const mostComments = 50;

/** Where a finding is shown; undefined where its reason already says why it is not. */
export function standWords({ place, reason, url, outcome }: Stand): string | undefined {
  if (reason === 'suppressed' || reason === 'not-open') return undefined;
  const where = `${placeWords(reason)}${url === undefined ? '' : `: ${url}`}`;
  if (place === 'withheld') return `is ${where}`;
  switch (outcome) {
    case 'local':
      return `would be ${where}, on a pull request`;
    case 'dry-run':
      return `would be ${where}, without \`dry-run\``;
    case 'published':
    case 'quiet':
    case 'superseded':
      return `is ${where}`;
  }
}

/** What would give a finding a comment that it could have and lacks. */
export function toMove(finding: Explained, { reason }: Stand, policy: EffectivePolicy): readonly string[] {
  const { severity, raisedBy: [reviewer = '<id>'] = [] } = finding;
  switch (reason) {
    case 'below-inline-from':
      return [`\`policy.inline-from: ${severity}\`, or the input of that name, would give it a comment`];
    case 'over-max-comments':
      return policy.maxComments >= mostComments
        ? [
            `${mostComments} comments are the most: a stricter \`policy.inline-from\` leaves them to what is worse`,
          ]
        : [
            `\`policy.max-comments: ${mostComments}\`, with no lower input of that name, leaves room for more comments than ${policy.maxComments}, the worst first`,
          ];
    case 'no-line':
      return ['with a line of the diff in its document it would be shown there'];
    case 'line-outside-diff':
      return ['on a line of the diff it would be shown there: `pr-verdict lines` lists them'];
    case 'outside-report':
      return [`\`reviewers.${reviewer}.report: all\` would show it`];
    case 'not-posted':
      return [
        `the next review shows it: one is posted for something new from ${policy.inlineFrom} on (\`policy.inline-from\`), a new question or another event`,
      ];
    case 'in-diff':
    case 'no-room':
    case 'range-cut':
    case 'scope-file':
    case 'file-outside-diff':
    case 'multi-file':
    case 'system':
    case 'line-from-base':
    case 'file-not-comparable':
    case 'not-placed-by-github':
    case 'already-open':
    case 'not-open':
    case 'suppressed':
    case 'refused':
      return [];
  }
}
