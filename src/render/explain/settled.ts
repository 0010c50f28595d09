import type { FindingStatus } from '../../domain/finding.ts';
import { matchesAny } from '../../domain/globs.ts';
import type { EffectivePolicy } from '../../domain/policy/effective-policy.ts';
import type { Suppressed } from '../../domain/suppressed.ts';
import { matcherOf } from '../../domain/suppression/suppress.ts';
import type { Explained, Explanation } from './explained.ts';

/** The entry that silences a finding; of several the one whose reason it has. */
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

/** What would let a withheld finding count. */
function toShow(finding: Explained, suppressed: Suppressed, policy: EffectivePolicy): readonly string[] {
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
    case 'scope':
      return ['a run without `scope` looks at the whole change'];
    case 'surmise':
      return [
        'it would be shown with medium confidence or more, or resting on more than `contextual_reasoning`',
      ];
    case 'verifier':
      return ['it would be shown if the verifier did not say it; what blocks is shown in any case'];
    case 'style':
      return ['it would be shown in another category, or where the verifier has nothing to say of its lines'];
    case 'refutation':
      return ['it becomes a dispute once a reviewer reports what it denies'];
    case 'verify':
      return ['it counts in the next run with `mode: full`'];
  }
}

/** Whose word it is that leaves a finding as it is, and how that is taken back. */
function whyLeft({ refusal }: Explained): Explanation {
  if (refusal === undefined)
    return {
      because: ['it stays as it is on somebody’s word (`wont_fix`)'],
      change: ['it would count again if that word were taken back'],
    };
  const who = `${refusal.by}${refusal.selfAccepted ? ', whose change it is,' : ''}`;
  return refusal.how === 'command'
    ? {
        because: [`${who} left it as it is, with \`/pr-verdict wont-fix\``],
        change: ['it counts again in the first run after that comment is deleted'],
      }
    : {
        because: [`${who} resolved its thread`],
        change: ['it counts again in the first run after that thread is unresolved'],
      };
}

const statusWords: Readonly<Record<Exclude<FindingStatus, 'wont_fix'>, string>> = {
  open: 'it is open',
  reopened: 'it is open again',
  fixed: 'it is marked fixed',
  verified: 'it is fixed, and was looked at again',
};

/** Why a finding is out of play, and what would let it count again. */
export function whySettled(finding: Explained, policy: EffectivePolicy): Explanation {
  const { settled, suppressed, status } = finding;
  if (settled !== undefined) return settled;
  if (suppressed !== undefined)
    return {
      because: [`it is withheld: ${suppressed.reason}`],
      change: toShow(finding, suppressed, policy),
    };
  if (status === 'wont_fix') return whyLeft(finding);
  return { because: [statusWords[status]], change: [] };
}
