import type { Acceptance } from '../comments/accept-findings.ts';
import type { AppliedCommands } from '../comments/judge-requests.ts';
import { describeRemembered } from '../decide/decide-run.ts';
import type { Run } from '../decide/run.ts';
import { type Optional, present } from '../markdown/phrases.ts';
import { withOpenOriginals } from '../memory/reconcile.ts';
import { type Finding, isAtLeast, type Severity, type Suppressed } from '../model/finding.ts';
import { raisedBy } from '../model/original.ts';
import { entryOf, type PlaceReason, type Receipt, type ReceiptEntry } from '../model/receipt.ts';
import { type BlockingRules, type PlaceRules, rulesFor } from '../policy/category.ts';
import type { JudgedFinding } from '../policy/decision.ts';
import { type EffectivePolicy, inlineRule } from '../policy/effective-policy.ts';
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
import { placeReasonWords, writtenPlace } from './finding-words.ts';

/** Reasons for a state, and ways to change it. */
export interface Explanation {
  readonly because: readonly string[];
  readonly change: readonly string[];
}

function explain(because: string, ...change: readonly Optional<string>[]): Explanation {
  return { because: [because], change: present(...change) };
}

/** A finding with its title and what this run knows about it. */
export type Explained = JudgedFinding &
  Pick<Finding, 'refuted'> & {
    readonly title: string;
    readonly fingerprint: string;
    /** Why it is settled, when neither status nor suppression shows the reason. */
    readonly settled?: Explanation;
    /**
     * Set when an earlier run published it and no reviewer repeats it; `missed`: a complete review did not
     * report it again.
     */
    readonly unrepeated?: { readonly missed: boolean };
  };

/** The findings of a run, and those of earlier ones that count as before. */
export function explainable({ document, reconciled }: Run): readonly Explained[] {
  const found = document.findings.map((finding) => {
    return { ...withOpenOriginals(finding, reconciled), raisedBy: raisedBy(finding) };
  });
  const remembered = reconciled.stillOpen.map((entry) => ({
    ...describeRemembered(entry, 'still open from an earlier run'),
    unrepeated: { missed: entry.remembered.missedAt !== undefined },
  }));
  return [...found, ...remembered];
}

/** What explains the findings of a run. */
export interface ExplainedRun {
  readonly effective: EffectivePolicy;
  readonly commands: Pick<AppliedCommands, 'acceptances'>;
  /** Where findings were published; absent when this run published nothing. */
  readonly receipt?: Receipt | undefined;
}

export interface FindingExplanation extends Explanation {
  readonly id: string;
  readonly fingerprint: string;
  readonly title: string;
  readonly weight: Weight;
  /** Where it is shown, as in `is inline: URL`; absent when unknown. */
  readonly where?: string;
  /** Each reviewer's own report when several were merged; otherwise absent. */
  readonly reports?: readonly MergedReport[];
}

interface MergedReport {
  readonly reviewer: string;
  readonly severity: Severity;
  /** As people write it: `src/a.ts:3`. */
  readonly place?: string;
  readonly title: string;
  readonly text: string;
}

function mergedReports(sources: NonNullable<Explained['sources']>): readonly MergedReport[] {
  return sources.map(({ reviewer, severity, locations: [location], title, issue: text }) => {
    return { reviewer, severity, ...(location && { place: writtenPlace(location) }), title, text };
  });
}

/** Explains why a finding blocks or does not, where it is shown, and how to change either. */
export function explainFinding(
  finding: Explained,
  { effective: policy, commands, receipt }: ExplainedRun,
): FindingExplanation {
  const { id, fingerprint, title, sources = [] } = finding;
  const acceptance = commands.acceptances.find((each) => each.id === id);
  const placement = entryOf(receipt, id);
  const weight = weigh(finding, policy.blocking);
  const facts =
    weight === 'settled'
      ? [whySettled(finding, acceptance)]
      : [whyWeighed(finding, weight, policy.blocking), whyUnrepeated(finding)];
  const where = placement && placementLine(placement, receipt?.outcome);
  const move = placement && weight !== 'settled' && howToMove(finding, placement.reason, policy);
  return {
    id,
    fingerprint,
    title,
    weight,
    ...(where !== undefined && { where }),
    because: [...facts.flatMap(({ because }) => because), ...byOthers(finding, policy.blocking)],
    change: present(
      facts.flatMap(({ change }) => change),
      move,
    ),
    ...(sources.length > 1 && { reports: mergedReports(sources) }),
  };
}

/** Where a finding is shown; undefined when its reason already explains why it is not. */
function placementLine(
  { place, reason, url }: ReceiptEntry,
  outcome: Receipt['outcome'] | undefined,
): string | undefined {
  if (reason === 'suppressed' || reason === 'not-open') return undefined;
  const where = `${placeReasonWords[reason]}${url === undefined ? '' : `: ${url}`}`;
  if (place !== 'withheld' && outcome === 'local') return `on a pull request it would be ${where}`;
  if (place !== 'withheld' && outcome === 'dry-run') return `without \`dry-run\` it would be ${where}`;
  return `is ${where}`;
}

/** How a finding could get a comment; braces enclose what differs from finding to finding. */
const moves: Partial<Record<PlaceReason, string>> = {
  'below-inline-from': '`{inline-key}: {severity}`, or the input of that name, would give it a comment',
  'over-max-comments': `\`policy.max-comments\`, ${policyInputs['max-comments'].accepts.to} at most, sets the number of comments; the worst findings come first`,
  'no-line': 'with a line of the diff in its document it would be shown there',
  'line-outside-diff': 'on a line of the diff it would be shown there: `pr-verdict lines` lists them',
  'outside-report': '`reviewers.{reviewer}.report: all` would show it',
  'shown-as-text': '`policy.envelope-steps: comments` would show it',
  'not-posted':
    'the next review shows it: one is posted for something new from {inline-from} on (`policy.inline-from`), a new question or another event',
};

function howToMove(finding: Explained, reason: PlaceReason, policy: EffectivePolicy): Optional<string> {
  const move = moves[reason];
  const { key, from } = inlineRule(finding, policy);
  const inline = { 'inline-key': key, 'inline-from': from, severity: finding.severity };
  return move && fill(move, { ...inline, reviewer: reviewerOf(finding) });
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{([a-z-]+)\}/g, (_, name: string) => values[name] ?? '');
}

function reviewerOf({ raisedBy = [] }: Explained): string {
  return raisedBy[0] ?? 'ID';
}

const inFullRun = 'it counts in the next run with `mode: full`';

/** How a withheld finding could count. */
const withheld: Record<Suppressed['by'], string> = {
  suppress: 'it would count without its entry in `policy.suppress`',
  'max-findings': 'a higher `reviewers.{reviewer}.max-findings` shows more, the worst first',
  ignore: 'it would count without the pattern in `paths.ignore` that matches its file',
  report: '`reviewers.{reviewer}.report: all` would let it count',
  surmise: 'it would be shown with medium confidence or more, or resting on more than `contextual_reasoning`',
  verifier: 'it would be shown if the verifier did not report it; what blocks is shown in any case',
  style: 'it would be shown in another category, or if the verifier reported nothing on its lines',
  refutation: 'it becomes a dispute once a reviewer reports what it denies',
  referee: 'it would count if the quoted lines changed, or were not at the head',
  verify: inFullRun,
  quick: inFullRun,
  wont_fix: 'it counts again once its `status` in `review-latest.json` is `open`',
};

/** Who accepted a finding, when and why, and how to withdraw that. */
function whyAccepted(acceptance: Acceptance | undefined): Explanation {
  if (acceptance === undefined)
    return explain('a person accepted it as it is (`wont_fix`)', 'it counts again once that is withdrawn');
  const { by, selfAccepted, statement } = acceptance;
  const who = `${by}${selfAccepted ? ', the author of this change,' : ''}`;
  const again = 'it counts again in the first run after that';
  if (statement === undefined) return explain(`${who} resolved its thread`, `${again} thread is unresolved`);
  const { at, reason, url } = statement;
  const [done, name] = acceptance.deferred ? ['deferred', 'defer'] : ['accepted', 'wont-fix'];
  const how = `${done} it on ${at.slice(0, 10)} with \`/pr-verdict ${name}\` (${reason}): ${url}`;
  return explain(`${who} ${how}`, `${again} comment is deleted`);
}

/** Why a finding does not count, and how it would count again. */
function whySettled(finding: Explained, acceptance: Acceptance | undefined): Explanation {
  const { settled, suppressed, status } = finding;
  if (settled !== undefined) return settled;
  if (suppressed !== undefined) {
    const change = fill(withheld[suppressed.by], { reviewer: reviewerOf(finding) });
    return explain(`it is withheld: ${suppressed.reason}`, change);
  }
  if (status === 'wont_fix') return whyAccepted(acceptance);
  return explain(status === 'verified' ? 'it is fixed, and that was verified' : 'it is marked fixed');
}

function byOthers(finding: Explained, rules: BlockingRules): readonly string[] {
  const { corroboratedBy, contestedBy, refuted, late } = finding;
  const cancels = isChallenged(finding, rules) ? ', a challenger, so agreement does not count' : '';
  return present<string>(
    corroboratedBy.length > 0 && `it was also reported by ${corroboratedBy.join(', ')}`,
    contestedBy.length > 0 && `it is disputed by ${contestedBy.join(', ')}${cancels}: a person decides`,
    late === true &&
      'it is late: its reviewer had read these lines before, so it asks for no change, and a person decides',
    refuted && `${refuted.by} says that ${writtenPlace(refuted.place)} shows otherwise: ${refuted.reason}`,
  );
}

/** Why it is open although no reviewer reports it any more. */
function whyUnrepeated({ unrepeated, id }: Explained): Explanation {
  if (unrepeated === undefined) return { because: [], change: [] };
  const missed = 'a complete review did not find it again; a second one, of another head, would withdraw it';
  return explain(
    'no reviewer repeated what an earlier run published, and that alone does not close it',
    unrepeated.missed && missed,
    `it closes once a reviewer that raised it reviews a change of its files and no longer reports it; else \`/pr-verdict wont-fix ${id}\``,
  );
}

/** The rules for a finding by the keys that set them, and the most specific of these keys. */
function keysOf({ setBy: [first, ...overrides], path }: PlaceRules) {
  const key = overrides.at(-1) ?? 'policy';
  const where = path === undefined ? '' : ` for \`${path}\``;
  const more = overrides.map((each) => `\`${each}\``).join(' and ');
  const rules = overrides.length === 0 ? `\`${first}\`` : `\`${first}\` with ${more}${where}`;
  return { key, rules };
}

function whyBlocking(finding: Explained, rules: BlockingRules, places: readonly PlaceRules[]): Explanation {
  const { severity, confidence, id } = finding;
  const reason = blockedBy(finding, finding, rules, places);
  const { blocking, corroboration } = reason?.rules ?? rules.everywhere;
  const because =
    reason?.by === 'agreement'
      ? `${countAgreeing(finding, rules)} reviewers agree, and \`policy.corroboration\` blocks what ${corroboration?.reviewers} agree on from ${corroboration?.from} on`
      : `${keysOf(reason?.rules ?? rules.everywhere).rules} blocks ${severity} findings from ${blocking[severity]} confidence on, and this one has ${confidence.band}`;
  const silence = `if it is false: \`pr-verdict suppress ${id} --reason "…"\`, or on a pull request \`/pr-verdict wont-fix ${id}\` in a comment`;
  return explain(because, 'fix it', silence);
}

/** The agreement of reviewers with which it would block; empty where none would do. */
function throughAgreement(finding: Explained, rules: BlockingRules, at: PlaceRules): Optional<string> {
  const { severity } = finding;
  const agreeing = countAgreeing(finding, rules);
  const { corroboration } = at;
  if (isChallenged(finding, rules)) return undefined;
  if (agreeing > 1) {
    const key = `${keysOf(at).key}.corroboration: { reviewers: ${agreeing}, from: ${severity} }`;
    return `\`${key}\` would let the agreement of ${agreeing} block it`;
  }
  if (corroboration === undefined || !isAtLeast(severity, corroboration.from)) return undefined;
  return `it would block if ${corroboration.reviewers} reviewers agreed (\`policy.corroboration\`)`;
}

function whyNotBlocking(finding: Explained, rules: BlockingRules, at: PlaceRules): Explanation {
  const { severity, confidence, contestedBy } = finding;
  const least = at.blocking[severity];
  const { key, rules: setBy } = keysOf(at);
  const isHeldByDispute =
    isChallenged(finding, rules) && weigh({ ...finding, contestedBy: [] }, rules) === 'blocking';
  const from = `blocks ${severity} findings from ${least} confidence on, and this one has ${confidence.band}`;
  const because = `${setBy} ${least === 'never' ? `never blocks ${severity} findings` : from}`;
  return explain(
    because,
    isHeldByDispute && `it would block if ${contestedBy.join(', ')} no longer disputed it`,
    least !== 'never' && `it would block with ${least} confidence`,
    `\`${key}.blocking.${severity}: ${confidence.band}\` would let it block`,
    throughAgreement(finding, rules, at),
  );
}

function whyAdvisory({ raisedBy = ['ID'] }: Explained): Explanation {
  const keys = raisedBy.map((id) => `\`reviewers.${id}.advisory: claims\``).join(' or ');
  const others = 'so would a reviewer that is not advisory and reports it as well';
  const because = 'only reviewers with `advisory: all` raised it';
  return explain(because, `${keys} would weigh it like others; ${others}`);
}

function whyOld(at: PlaceRules): Explanation {
  const key = `${keysOf(at).key}.pre-existing`;
  const because = `it was there before this change, and \`${key}\` ignores that`;
  return explain(because, `\`${key}: block\` would weigh it like the others`);
}

/** Explains the weight of an open finding, by the rules for its strictest original at its first place. */
function whyWeighed(explained: Explained, weight: Exclude<Weight, 'settled'>, rules: BlockingRules) {
  const { original } = judge(explained, rules);
  const { severity, confidence, category, preExisting, locations, corroboratedBy } = original;
  const decisive = { severity, confidence, category, preExisting, locations, corroboratedBy };
  const finding = { ...explained, ...decisive, sources: [] };
  const places = rulesFor(finding, rules);
  const weighed = places.filter((at) => !preExisting || at.preExisting === 'block');
  const [first = rules.everywhere] = weight === 'pre-existing' ? places : weighed;
  if (weight === 'blocking') return whyBlocking(finding, rules, weighed);
  if (weight === 'pre-existing') return whyOld(first);
  return isAdvisory(finding, rules) ? whyAdvisory(finding) : whyNotBlocking(finding, rules, first);
}
