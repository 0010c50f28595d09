import type { Judged } from '../domain/decision.ts';
import { type BlockingRules, type PlaceRules, rulesFor } from '../domain/policy/blocking-rules.ts';
import { blockedBy, isAdvisory, type Weight, weigh } from '../domain/weight.ts';

/** A finding, and the words it is known by. */
export type Explained = Judged & { readonly title: string; readonly fingerprint: string };

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

function disputed({ contestedBy }: Explained): readonly string[] {
  return contestedBy.length === 0
    ? []
    : [`it is disputed by ${contestedBy.join(', ')}, so nobody's agreement counts and a human is asked for`];
}

function whyBlocking(finding: Explained, places: readonly PlaceRules[]): Explanation {
  const { severity, confidence, corroboratedBy } = finding;
  const reason = blockedBy(finding, places);
  if (reason === undefined) return { because: [], change: [] };
  const { by, rules } = reason;
  const because =
    by === 'agreement'
      ? `${corroboratedBy.length + 1} reviewers agree, and policy.corroboration blocks what ${rules.corroboration?.reviewers} agree on from ${rules.corroboration?.from} on`
      : `${saidBy(rules)} blocks ${severity} findings from ${rules.blocking[severity]} confidence on, and this one has ${confidence.band}`;
  const silence = `if it is false: \`pr-verdict suppress ${finding.id} --reason "…"\`, or on a pull request \`/pr-verdict wont-fix ${finding.id}\` in a comment`;
  return { because: [because, ...disputed(finding)], change: ['fix it', silence] };
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
    because: [...new Set(at.flatMap(({ because }) => because)), ...disputed(finding)],
    change: [...new Set(at.flatMap(({ change }) => change))],
  };
}

const onlyAdvisory: Explanation = {
  because: ['only reviewers raised it whose `advisory` is `all` in the policy'],
  change: ['it would be weighed like others if a reviewer that is not advisory reported it as well'],
};

function whySettled({ suppressed, status }: Explained): Explanation {
  if (suppressed === undefined) return { because: [`its status is ${status}`], change: [] };
  return { because: [`it is withheld: ${suppressed.reason}`], change: [] };
}

function whyWeighed(finding: Explained, weight: Weight, rules: BlockingRules): Explanation {
  const places = rulesFor(finding, rules);
  switch (weight) {
    case 'blocking':
      return whyBlocking(
        finding,
        places.filter(({ preExisting }) => !finding.preExisting || preExisting === 'block'),
      );
    case 'settled':
      return whySettled(finding);
    case 'pre-existing':
      return {
        because: ['it was there before this change, and policy.pre-existing is ignore'],
        change: ['policy.pre-existing: block would weigh it like the others'],
      };
    case 'counts':
    case 'needs-verification':
      return isAdvisory(finding, rules) ? onlyAdvisory : whyNotBlocking(finding, places);
  }
}

/** Why a finding blocks or does not, from the same rules that weigh it. */
export function explainFinding(finding: Explained, rules: BlockingRules): FindingExplanation {
  const { id, fingerprint, title } = finding;
  const weight = weigh(finding, rules);
  return { id, fingerprint, title, weight, ...whyWeighed(finding, weight, rules) };
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
