import type { Judged } from '../domain/decision.ts';
import type { FindingStatus } from '../domain/finding.ts';
import { type BlockingRules, type PlaceRules, rulesFor } from '../domain/policy/blocking-rules.ts';
import type { EffectivePolicy } from '../domain/policy/effective-policy.ts';
import { blockedBy, countAgreeing, isAdvisory, type Weight, weigh } from '../domain/weight.ts';

/** A finding, and the words it is known by. */
export type Explained = Judged & {
  readonly title: string;
  readonly fingerprint: string;
  /** Why it is settled, where neither its status nor its suppression says it. */
  readonly settled?: string;
};

/** What of the policy a finding is weighed by, or withheld. */
export type Weighing = Pick<EffectivePolicy, 'blocking' | 'suppress'>;

/** Why something is as it is, and what would make it otherwise. */
export interface Explanation {
  readonly because: readonly string[];
  readonly change: readonly string[];
}

export interface FindingExplanation extends Explanation {
  readonly id: string;
  readonly fingerprint: string;
  readonly title: string;
  readonly weight: Weight;
}

function saidBy({ saidBy: keys, path }: PlaceRules): string {
  const said = keys.map((key) => `\`${key}\``);
  const [first = '', ...overrides] = said;
  if (overrides.length === 0) return first;
  return `${first} with ${overrides.join(' and ')}${path === undefined ? '' : ` for \`${path}\``}`;
}

/** What others made of it. */
function saidByOthers({ corroboratedBy, contestedBy }: Explained): readonly string[] {
  const others = corroboratedBy.join(', ');
  return [
    ...(corroboratedBy.length === 0 ? [] : [`it is one problem with what was also reported by ${others}`]),
    ...(contestedBy.length === 0
      ? []
      : [
          `it is disputed by ${contestedBy.join(', ')}, so nobody's agreement counts and a human is asked for`,
        ]),
  ];
}

function whyBlocking(finding: Explained, policy: BlockingRules, places: readonly PlaceRules[]): Explanation {
  const { severity, confidence } = finding;
  const reason = blockedBy(finding, policy, places);
  if (reason === undefined) return { because: [], change: [] };
  const { by, rules } = reason;
  const because =
    by === 'agreement'
      ? `${countAgreeing(finding, policy)} reviewers agree, and policy.corroboration blocks what ${rules.corroboration?.reviewers} agree on from ${rules.corroboration?.from} on`
      : `${saidBy(rules)} blocks ${severity} findings from ${rules.blocking[severity]} confidence on, and this one has ${confidence.band}`;
  const silence = `if it is false: \`pr-verdict suppress ${finding.id} --reason "…"\`, or on a pull request \`/pr-verdict wont-fix ${finding.id}\` in a comment`;
  return { because: [because], change: ['fix it', silence] };
}

function whyNotAt(finding: Explained, rules: PlaceRules): Explanation {
  const { severity, confidence, corroboratedBy, contestedBy } = finding;
  const least = rules.blocking[severity];
  const { corroboration } = rules;
  const missing = (corroboration?.reviewers ?? 0) - 1 - corroboratedBy.length;
  const agree =
    corroboration === undefined || missing < 1 || contestedBy.length > 0
      ? []
      : [`it would block if ${missing} more independent reviewers reported it (policy.corroboration)`];
  return least === 'never'
    ? {
        because: [`${saidBy(rules)} never blocks ${severity} findings`],
        change: [`a confidence in policy.blocking.${severity} would let it block`, ...agree],
      }
    : {
        because: [
          `${saidBy(rules)} blocks ${severity} findings from ${least} confidence on, and this one has ${confidence.band}`,
        ],
        change: [`it would block with ${least} confidence`, ...agree],
      };
}

function whyNotBlocking(finding: Explained, places: readonly PlaceRules[]): Explanation {
  const at = places.map((rules) => whyNotAt(finding, rules));
  return {
    because: [...new Set(at.flatMap(({ because }) => because))],
    change: [...new Set(at.flatMap(({ change }) => change))],
  };
}

const onlyAdvisory: Explanation = {
  because: ['only reviewers raised it whose `advisory` is `all` in the policy'],
  change: ['it would be weighed like others if a reviewer that is not advisory reported it as well'],
};

const settledWords: Readonly<Record<FindingStatus, string>> = {
  open: 'it is open',
  reopened: 'it is open again',
  fixed: 'it is marked fixed',
  verified: 'it is fixed, and was looked at again',
  wont_fix: 'it stays as it is on somebody’s word (`wont-fix`)',
};

/** What would let it count again, where somebody decided that it does not. */
function whySettled({ suppressed, status, settled }: Explained, { suppress }: Weighing): Explanation {
  if (settled !== undefined) return { because: [settled], change: [] };
  if (suppressed === undefined) {
    const back = ['it would count again if that word were taken back'];
    return { because: [settledWords[status]], change: status === 'wont_fix' ? back : [] };
  }
  const entry = suppress.findIndex(({ reason }) => reason === suppressed.reason);
  const without = [`it would count without policy.suppress[${entry}]`];
  return { because: [`it is withheld: ${suppressed.reason}`], change: entry < 0 ? [] : without };
}

/** The keys that leave out what was there before, at each place of a finding. */
function whyOld(places: readonly PlaceRules[]): Explanation {
  const keys = places.map(({ saidBy: [, ...overrides], path }) => {
    const more = overrides.length === 0 ? '' : ` with ${overrides.join(' and ')}`;
    return `policy.pre-existing${more}${more === '' || path === undefined ? '' : ` for ${path}`}`;
  });
  return {
    because: [`it was there before this change, and ${[...new Set(keys)].join(', ')} ignores that`],
    change: ['pre-existing: block would weigh it like the others'],
  };
}

function whyWeighed(
  finding: Explained,
  weight: Weight,
  { blocking: rules, suppress }: Weighing,
): Explanation {
  const places = rulesFor(finding, rules);
  const weighed = places.filter(({ preExisting }) => !finding.preExisting || preExisting === 'block');
  switch (weight) {
    case 'blocking':
      return whyBlocking(finding, rules, weighed);
    case 'settled':
      return whySettled(finding, { blocking: rules, suppress });
    case 'pre-existing':
      return whyOld(places);
    case 'counts':
    case 'needs-verification':
      return isAdvisory(finding, rules) ? onlyAdvisory : whyNotBlocking(finding, weighed);
  }
}

/** Why a finding blocks or does not, from the same rules that weigh it. */
export function explainFinding(finding: Explained, policy: Weighing): FindingExplanation {
  const { id, fingerprint, title } = finding;
  const weight = weigh(finding, policy.blocking);
  const { because, change } = whyWeighed(finding, weight, policy);
  return { id, fingerprint, title, weight, because: [...because, ...saidByOthers(finding)], change };
}

/** Lines of a terminal that begin with what they say. */
export function labelledLines(label: string, texts: readonly string[]): string {
  return texts.map((text) => `  ${label} ${text.replace(/\s+/g, ' ')}\n`).join('');
}

/** One finding for a terminal. */
export function findingText({ id, fingerprint, title, weight, because, change }: FindingExplanation): string {
  const head = `${id} ${weight}: ${title.replace(/\s+/g, ' ')}\n`;
  return `${head}${labelledLines('because', because)}${labelledLines('to change it:', change)}  fingerprint ${fingerprint}\n`;
}
