import { isAtLeast, type Location, type Severity } from '../model/finding.ts';
import { lineRange } from '../model/identity.ts';
import type { PlaceReason, PublishedPlace } from '../model/receipt.ts';
import { counted } from '../model/text.ts';
import { type BlockingRules, type PlaceRules, rulesFor } from '../policy/category.ts';
import { type EffectivePolicy, inlineRule } from '../policy/effective-policy.ts';
import type { Override } from '../policy/policy.ts';
import { policyInputs } from '../policy/policy-inputs.ts';
import {
  blockedBy,
  countAgreeing,
  isAdvisory,
  isChallenged,
  judge,
  type Weight,
  weigh,
} from '../policy/weight.ts';
import { placeWords } from '../write/finding-text.ts';
import { type Explained, type Explanation, whySettled } from './explain-settled.ts';

export interface FindingExplanation extends Explanation {
  readonly id: string;
  readonly fingerprint: string;
  readonly title: string;
  readonly weight: Weight;
  /** Where it is shown, as in `is on its lines: URL`; absent when unknown. */
  readonly where?: string;
  /** Each reviewer's own report when several were merged; otherwise absent. */
  readonly reports?: readonly MergedReport[];
}

export interface MergedReport {
  readonly reviewer: string;
  readonly severity: Severity;
  /** As `src/app.ts:42-48`; absent when it names no file. */
  readonly place?: string;
  readonly title: string;
  readonly text: string;
}

function mergedReports({ sources = [] }: Explained): readonly MergedReport[] {
  if (sources.length < 2) return [];
  return sources.map(({ reviewer, severity, locations: [location], title, issue }) => ({
    reviewer,
    severity,
    ...(location && { place: writtenPlace(location) }),
    title,
    text: issue,
  }));
}

function writtenPlace({ path, ...lines }: Location): string {
  return lines.startLine === undefined ? path : `${path}:${lineRange(lines)}`;
}

function byOthers(finding: Explained, { blocking }: EffectivePolicy): readonly string[] {
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

/** Explains why a finding blocks or does not, where it is shown, and how to change either. */
export function explainFinding(finding: Explained, policy: EffectivePolicy): FindingExplanation {
  const { id, fingerprint, title, placement } = finding;
  const weight = weigh(finding, policy.blocking);
  const isSettled = weight === 'settled';
  const why = isSettled ? whySettled(finding, policy) : whyWeighed(finding, weight, policy.blocking);
  const silent: Explanation = isSettled ? { because: [], change: [] } : whyUnrepeated(finding);
  const where = placement && placementLine(placement);
  const move = placement && !isSettled ? toMove[placement.reason]?.(finding, policy) : undefined;
  const reports = mergedReports(finding);
  return {
    id,
    fingerprint,
    title,
    weight,
    ...(where !== undefined && { where }),
    because: [...why.because, ...silent.because, ...byOthers(finding, policy)],
    change: [...why.change, ...silent.change, ...(move === undefined ? [] : [move])],
    ...(reports.length > 0 && { reports }),
  };
}

/** Where a finding is shown; undefined when its reason already explains why it is not. */
function placementLine({ place, reason, url, outcome }: PublishedPlace): string | undefined {
  if (reason === 'suppressed' || reason === 'not-open') return undefined;
  const where = `${placeWords(reason)}${url === undefined ? '' : `: ${url}`}`;
  if (place === 'withheld') return `is ${where}`;
  if (outcome === 'local') return `would be ${where}, on a pull request`;
  return outcome === 'dry-run' ? `would be ${where}, without \`dry-run\`` : `is ${where}`;
}

const commentLimit = policyInputs['max-comments'].accepts.to;

/** How a finding could get a comment; absent when it could not. */
const toMove: Partial<Record<PlaceReason, (finding: Explained, policy: EffectivePolicy) => string>> = {
  'below-inline-from': (finding, policy) =>
    `\`${inlineRule(finding, policy).key}: ${finding.severity}\`, or the input of that name, would give it a comment`,
  'over-max-comments': (_, { maxComments }) =>
    maxComments >= commentLimit
      ? `${commentLimit} comments are the most: a stricter \`policy.inline-from\` leaves them to what is worse`
      : `\`policy.max-comments: ${commentLimit}\`, with no lower input of that name, leaves room for more comments than ${maxComments}, the worst first`,
  'no-line': () => 'with a line of the diff in its document it would be shown there',
  'line-outside-diff': () => 'on a line of the diff it would be shown there: `pr-verdict lines` lists them',
  'outside-report': ({ raisedBy: [reviewer = '<id>'] = [] }) =>
    `\`reviewers.${reviewer}.report: all\` would show it`,
  'not-posted': (finding, policy) =>
    `the next review shows it: one is posted for something new from ${inlineRule(finding, policy).from} on (\`policy.inline-from\`), a new question or another event`,
};

function setBy({ setBy: keys, path }: PlaceRules): string {
  const said = keys.map((key) => `\`${key}\``);
  const [first = '', ...overrides] = said;
  if (overrides.length === 0) return first;
  return `${first} with ${overrides.join(' and ')}${path === undefined ? '' : ` for \`${path}\``}`;
}

/** The policy key that sets the rules at a place: the last override there that has it, else the general key. */
function keyOf(
  { setBy: keys }: PlaceRules,
  { overrides }: BlockingRules,
  says: (override: Override) => boolean,
): string {
  const last = overrides.findLast(
    ({ index, entry }) => keys.includes(`policy.overrides[${index}]`) && says(entry),
  );
  return last === undefined ? 'policy' : `policy.overrides[${last.index}]`;
}

/** Combines the explanations of all places without repetitions. */
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
      : `${setBy(at)} blocks ${severity} findings from ${at.blocking[severity]} confidence on, and this one has ${confidence.band}`;
  const silence = `if it is false: \`pr-verdict suppress ${finding.id} --reason "…"\`, or on a pull request \`/pr-verdict wont-fix ${finding.id}\` in a comment`;
  return { because: [because], change: ['fix it', silence] };
}

/** The agreement of reviewers with which it would block. */
function throughAgreement(finding: Explained, rules: BlockingRules, at: PlaceRules): readonly string[] {
  const { severity } = finding;
  const agreeing = countAgreeing(finding, rules);
  const { corroboration } = at;
  if (isChallenged(finding, rules)) return [];
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
      ? `${setBy(at)} never blocks ${severity} findings`
      : `${setBy(at)} blocks ${severity} findings from ${least} confidence on, and this one has ${confidence.band}`;
  return { because: [because], change };
}

/** Whether only a challenger's dispute keeps it from blocking: that cancels agreement. */
function isHeldByDispute(finding: Explained, rules: BlockingRules): boolean {
  return isChallenged(finding, rules) && weigh({ ...finding, contestedBy: [] }, rules) === 'blocking';
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
      `${words} would weigh it like others; so would a reviewer that is not advisory and reports it as well`,
    ],
  };
}

/** The keys that exclude pre-existing problems, at each place of a finding. */
function whyOld(rules: BlockingRules, places: readonly PlaceRules[]): Explanation {
  return together(
    places.map((at) => {
      const key = `\`${keyOf(at, rules, (entry) => entry['pre-existing'] !== undefined)}.pre-existing`;
      return {
        because: [`it was there before this change, and ${key}\` ignores that`],
        change: [`${key}: block\` would weigh it like the others`],
      };
    }),
  );
}

/** Explains the weight of an open finding, by the rules for its strictest original. */
function whyWeighed(
  explained: Explained,
  weight: Exclude<Weight, 'settled'>,
  rules: BlockingRules,
): Explanation {
  const { severity, confidence, category, preExisting, locations, corroboratedBy } = judge(
    explained,
    rules,
  ).original;
  const decisive = { severity, confidence, category, preExisting, locations, corroboratedBy };
  const finding = { ...explained, ...decisive, sources: [] };
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
