import { raise } from '../../domain/confidence.ts';
import { type BlockingRules, type PlaceRules, rulesFor } from '../../domain/policy/blocking-rules.ts';
import type { Override } from '../../domain/policy/override.ts';
import { isAtLeast } from '../../domain/severity.ts';
import { counted } from '../../domain/text/counted.ts';
import { blockedBy, countAgreeing, isAdvisory, type Weight, weigh } from '../../domain/verdict/weight.ts';
import type { Explained, Explanation } from './explained.ts';

function saidBy({ saidBy: keys, path }: PlaceRules): string {
  const said = keys.map((key) => `\`${key}\``);
  const [first = '', ...overrides] = said;
  if (overrides.length === 0) return first;
  return `${first} with ${overrides.join(' and ')}${path === undefined ? '' : ` for \`${path}\``}`;
}

/** Where the policy sets something at a place: in the last override there that says it, else for everywhere. */
function keyOf(
  { saidBy: keys }: PlaceRules,
  { overrides }: BlockingRules,
  says: (override: Override) => boolean,
): string {
  const last = overrides.findLast(
    ({ index, entry }) => keys.includes(`policy.overrides[${index}]`) && says(entry),
  );
  return last === undefined ? 'policy' : `policy.overrides[${last.index}]`;
}

/** One explanation of all places, where several say the same it is said once. */
function together(explanations: readonly Explanation[]): Explanation {
  return {
    because: [...new Set(explanations.flatMap(({ because }) => because))],
    change: [...new Set(explanations.flatMap(({ change }) => change))],
  };
}

function whyBlocking(finding: Explained, rules: BlockingRules, places: readonly PlaceRules[]): Explanation {
  const { severity, confidence } = finding;
  const reason = blockedBy(finding, rules, places);
  if (reason === undefined) return { because: [], change: [] };
  const { by, rules: at } = reason;
  const because =
    by === 'agreement'
      ? `${countAgreeing(finding, rules)} reviewers agree, and \`policy.corroboration\` blocks what ${at.corroboration?.reviewers} agree on from ${at.corroboration?.from} on`
      : `${saidBy(at)} blocks ${severity} findings from ${at.blocking[severity]} confidence on, and this one has ${confidence.band}`;
  const silence = `if it is false: \`pr-verdict suppress ${finding.id} --reason "…"\`, or on a pull request \`/pr-verdict wont-fix ${finding.id}\` in a comment`;
  return { because: [because], change: ['fix it', silence] };
}

/** What agreement of reviewers would have to be for it to block. */
function throughAgreement(finding: Explained, rules: BlockingRules, at: PlaceRules): readonly string[] {
  const { severity, contestedBy } = finding;
  const agreeing = countAgreeing(finding, rules);
  const { corroboration } = at;
  if (contestedBy.length > 0) return [];
  if (corroboration === undefined)
    return agreeing < 2
      ? []
      : [
          `\`policy.corroboration: { reviewers: ${agreeing}, from: ${severity} }\` would let the agreement of ${agreeing} block it`,
        ];
  if (!isAtLeast(severity, corroboration.from))
    return agreeing < corroboration.reviewers
      ? []
      : [`\`policy.corroboration.from: ${severity}\` would let the agreement of ${agreeing} block it`];
  const missing = corroboration.reviewers - agreeing;
  const more = counted(missing, 'more independent reviewer');
  return [`it would block if ${more} reported it (\`policy.corroboration\`)`];
}

function whyNotAt(finding: Explained, rules: BlockingRules, at: PlaceRules): Explanation {
  const { severity, confidence } = finding;
  const least = at.blocking[severity];
  const key = keyOf(at, rules, ({ blocking }) => blocking?.[severity] !== undefined);
  const change = [
    ...(least === 'never' ? [] : [`it would block with ${least} confidence`]),
    `\`${key}.blocking.${severity}: ${confidence.band}\` would let it block`,
    ...throughAgreement(finding, rules, at),
  ];
  const because =
    least === 'never'
      ? `${saidBy(at)} never blocks ${severity} findings`
      : `${saidBy(at)} blocks ${severity} findings from ${least} confidence on, and this one has ${confidence.band}`;
  return { because: [because], change };
}

/** Whether nothing but a dispute keeps it from blocking: it takes the agreement away, and what that would make surer. */
function isHeldByDispute(finding: Explained, rules: BlockingRules): boolean {
  const { contestedBy, corroboratedBy, confidence } = finding;
  if (contestedBy.length === 0) return false;
  const agreed = corroboratedBy.length > 0 ? raise(confidence) : confidence;
  return weigh({ ...finding, contestedBy: [], confidence: agreed }, rules) === 'blocking';
}

function whyNotBlocking(
  finding: Explained,
  rules: BlockingRules,
  places: readonly PlaceRules[],
): Explanation {
  const { because, change } = together(places.map((at) => whyNotAt(finding, rules, at)));
  const undisputed = `it would block if ${finding.contestedBy.join(', ')} no longer disputed it`;
  return { because, change: isHeldByDispute(finding, rules) ? [undisputed, ...change] : change };
}

function whyAdvisory({ raisedBy = [] }: Explained): Explanation {
  const keys = raisedBy.length === 0 ? ['<id>'] : raisedBy;
  const words = keys.map((id) => `\`reviewers.${id}.advisory: claims\``).join(' or ');
  return {
    because: ['only reviewers raised it whose `advisory` is `all` in the policy'],
    change: [
      `${words} would have it weighed like others; so would a reviewer that is not advisory and reports it as well`,
    ],
  };
}

/** The keys that leave out what was there before, at each place of a finding. */
function whyOld(rules: BlockingRules, places: readonly PlaceRules[]): Explanation {
  const said = places.map((at) => {
    const key = keyOf(at, rules, (entry) => entry['pre-existing'] !== undefined);
    return { key, where: key === 'policy' || at.path === undefined ? '' : ` for \`${at.path}\`` };
  });
  return together(
    said.map(({ key, where }) => ({
      because: [`it was there before this change, and \`${key}.pre-existing\`${where} ignores that`],
      change: [`\`${key}.pre-existing: block\` would weigh it like the others`],
    })),
  );
}

/** Why an open finding weighs what it weighs, from the same rules that weigh it. */
export function whyWeighed(
  finding: Explained,
  weight: Exclude<Weight, 'settled'>,
  rules: BlockingRules,
): Explanation {
  const places = rulesFor(finding, rules);
  const weighed = places.filter(({ preExisting }) => !finding.preExisting || preExisting === 'block');
  switch (weight) {
    case 'blocking':
      return whyBlocking(finding, rules, weighed);
    case 'pre-existing':
      return whyOld(rules, places);
    case 'counts':
    case 'needs-verification':
      return isAdvisory(finding, rules) ? whyAdvisory(finding) : whyNotBlocking(finding, rules, weighed);
  }
}
