import type { Refusal } from '../comments/judge-requests.ts';
import { matcherOf } from '../ingest/suppress.ts';
import type { FindingStatus, Suppressed } from '../model/finding.ts';
import type { PublishedPlace } from '../model/receipt.ts';
import type { JudgedFinding } from '../policy/decision.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import { matchesAny } from '../policy/glob.ts';

/** Reasons for a state, and ways to change it. */
export interface Explanation {
  readonly because: readonly string[];
  readonly change: readonly string[];
}

/** A finding with its title and what this run knows about it. */
export type Explained = JudgedFinding & {
  readonly title: string;
  readonly fingerprint: string;
  /** Why it is settled, when neither status nor suppression shows the reason. */
  readonly settled?: Explanation;
  /** The person's refusal that settled it. */
  readonly refusal?: Refusal;
  /**
   * Set when an earlier run published it and no reviewer repeats it; `missed`: a complete review did not
   * report it again.
   */
  readonly unrepeated?: { readonly missed: boolean };
  readonly placement?: PublishedPlace;
};

/** The policy entry that suppresses a finding; among several the one with the same reason. */
function entryFor(finding: Explained, { reason }: Suppressed, { suppress }: EffectivePolicy): string {
  const { raisedBy: reviewers = [] } = finding;
  const matching = suppress.flatMap((entry, index) =>
    matcherOf(entry)({ ...finding, reviewers }) ? [{ entry, index }] : [],
  );
  const { index } = matching.find(({ entry }) => entry.reason === reason) ?? matching[0] ?? {};
  return index === undefined ? '`policy.suppress`' : `\`policy.suppress[${index}]\``;
}

function moreOfEach(finding: Explained, { reviewers }: EffectivePolicy): readonly string[] {
  const capped = (finding.raisedBy ?? []).flatMap((id) => {
    const cap = Object.hasOwn(reviewers, id) ? reviewers[id]?.['max-findings'] : undefined;
    return cap === undefined ? [] : [`\`reviewers.${id}.max-findings: ${cap + 1}\``];
  });
  return capped.length === 0
    ? ['a higher `reviewers.<id>.max-findings` shows more, the worst first']
    : [`${capped.join(' or ')} shows one more, the worst first`];
}

function ignoredBy({ locations }: Explained, { ignoredPaths }: EffectivePolicy): string {
  const globs = ignoredPaths.filter((glob) => locations.some(({ path }) => matchesAny([glob])(path)));
  return globs.map((glob) => `\`${glob}\``).join(', ');
}

const countsInFull = 'it counts in the next run with `mode: full`';

/** How a withheld finding could count, when that depends on nothing else. */
const toShow: Record<Exclude<Suppressed['by'], 'suppress' | 'max-findings' | 'ignore' | 'report'>, string> = {
  surmise: 'it would be shown with medium confidence or more, or resting on more than `contextual_reasoning`',
  verifier: 'it would be shown if the verifier did not report it; what blocks is shown in any case',
  style: 'it would be shown in another category, or where the verifier reports nothing on its lines',
  refutation: 'it becomes a dispute once a reviewer reports what it denies',
  verify: countsInFull,
  quick: countsInFull,
  wont_fix: 'it counts again once its `status` in `review-latest.json` is `open`',
};

function howToShow(finding: Explained, suppressed: Suppressed, policy: EffectivePolicy): readonly string[] {
  const [reviewer = '<id>'] = finding.raisedBy ?? [];
  switch (suppressed.by) {
    case 'suppress':
      return [`it would count without ${entryFor(finding, suppressed, policy)}`];
    case 'max-findings':
      return moreOfEach(finding, policy);
    case 'ignore':
      return [`it would count without ${ignoredBy(finding, policy)} in \`paths.ignore\``];
    case 'report':
      return [`\`reviewers.${reviewer}.report: all\` would let it count`];
    default:
      return [toShow[suppressed.by]];
  }
}

/** Who accepted a finding, when and why, and how to withdraw that. */
function whyRefused({ refusal }: Explained): Explanation {
  if (refusal === undefined)
    return {
      because: ['a person accepted it as it is (`wont_fix`)'],
      change: ['it counts again once that is withdrawn'],
    };
  const { by, selfAccepted, statement } = refusal;
  const who = `${by}${selfAccepted ? ', the author of this change,' : ''}`;
  return statement === undefined
    ? {
        because: [`${who} resolved its thread`],
        change: ['it counts again in the first run after that thread is unresolved'],
      }
    : {
        because: [
          `${who} accepted it on ${statement.at.slice(0, 10)} with \`/pr-verdict wont-fix\` (${statement.reason}): ${statement.url}`,
        ],
        change: ['it counts again in the first run after that comment is deleted'],
      };
}

const statusWords: Readonly<Record<Exclude<FindingStatus, 'wont_fix'>, string>> = {
  open: 'it is open',
  reopened: 'it is open again',
  fixed: 'it is marked fixed',
  verified: 'it is fixed, and that was verified',
};

/** Why a finding does not count, and how it would count again. */
export function whySettled(finding: Explained, policy: EffectivePolicy): Explanation {
  const { settled, suppressed, status } = finding;
  if (settled !== undefined) return settled;
  if (suppressed !== undefined)
    return {
      because: [`it is withheld: ${suppressed.reason}`],
      change: howToShow(finding, suppressed, policy),
    };
  if (status === 'wont_fix') return whyRefused(finding);
  return { because: [statusWords[status]], change: [] };
}
