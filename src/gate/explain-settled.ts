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

type ToShow = (finding: Explained, policy: EffectivePolicy, suppressed: Suppressed) => string;

const inFullRun: ToShow = () => 'it counts in the next run with `mode: full`';

function reviewerKey({ raisedBy: [reviewer = '<id>'] = [] }: Explained, key: string): string {
  return `\`reviewers.${reviewer}.${key}\``;
}

/** How a withheld finding could count. */
const toShow: Record<Suppressed['by'], ToShow> = {
  suppress: (finding, { suppress }, { reason }) => {
    const { raisedBy: reviewers = [] } = finding;
    const matching = [...suppress.entries()].filter(([, entry]) =>
      matcherOf(entry)({ ...finding, reviewers }),
    );
    // Of several entries the one with the same reason was applied.
    const [index] = matching.find(([, entry]) => entry.reason === reason) ?? matching[0] ?? [];
    return `it would count without \`policy.suppress${index === undefined ? '' : `[${index}]`}\``;
  },
  'max-findings': (finding) => `a higher ${reviewerKey(finding, 'max-findings')} shows more, the worst first`,
  ignore: ({ locations }, { ignoredPaths }) => {
    const globs = ignoredPaths.filter((glob) => locations.some(({ path }) => matchesAny([glob])(path)));
    return `it would count without ${globs.map((glob) => `\`${glob}\``).join(', ')} in \`paths.ignore\``;
  },
  report: (finding) => `${reviewerKey(finding, 'report: all')} would let it count`,
  surmise: () =>
    'it would be shown with medium confidence or more, or resting on more than `contextual_reasoning`',
  verifier: () => 'it would be shown if the verifier did not report it; what blocks is shown in any case',
  style: () => 'it would be shown in another category, or where the verifier reports nothing on its lines',
  refutation: () => 'it becomes a dispute once a reviewer reports what it denies',
  verify: inFullRun,
  quick: inFullRun,
  wont_fix: () => 'it counts again once its `status` in `review-latest.json` is `open`',
};

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
      change: [toShow[suppressed.by](finding, policy, suppressed)],
    };
  if (status === 'wont_fix') return whyRefused(finding);
  return { because: [statusWords[status]], change: [] };
}
