import type { EvidencePack } from '../model/evidence-pack.ts';
import { confidenceRank, type Finding, type Location, type Suppressed } from '../model/finding.ts';
import { isNear } from '../model/original.ts';
import { compareText } from '../model/text.ts';

import { type BlockingRules, normaliseCategory } from '../policy/category.ts';
import { compareFindings, isSettled, weigh } from '../policy/weight.ts';

import { Profile, similarity, similarityThreshold } from './similarity.ts';

interface CapInput {
  readonly findings: readonly Finding[];
  /** Ids of the reviewers of a finding. */
  readonly reviewersOf: (finding: Finding) => readonly string[];
  /** Findings shown per reviewer at most, by id; a missing reviewer has no cap. */
  readonly caps: ReadonlyMap<string, number>;
  readonly rules: BlockingRules;
}

interface Capped {
  readonly findings: readonly Finding[];
  /** One line per reviewer with withheld findings. */
  readonly notes: readonly string[];
}

/**
 * Blocking findings come first and are never withheld, so that a cap changes no verdict; then the most
 * severe.
 */
function ranked({ findings, rules }: CapInput): readonly { finding: Finding; blocks: boolean }[] {
  return findings
    .filter((finding) => !isSettled(finding))
    .map((finding) => ({ finding, blocks: weigh(finding, rules) === 'blocking' }))
    .sort((a, b) => Number(b.blocks) - Number(a.blocks) || compareFindings(a.finding, b.finding));
}

/**
 * Withholds findings beyond the caps of all their reviewers. A finding within one reviewer's cap is shown and
 * counts for all its reviewers. The input order has no effect.
 */
export function capFindings(input: CapInput): Capped {
  const { findings, reviewersOf, caps } = input;
  if (caps.size === 0) return { findings, notes: [] };
  const shown = new Map<string, number>();
  const beyond = new Map<Finding, string>();
  const withheld = new Map<string, number>();
  const countIn = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const { finding, blocks } of ranked(input)) {
    const reviewers = [...new Set(reviewersOf(finding))];
    const hasRoom = (id: string) => (shown.get(id) ?? 0) < (caps.get(id) ?? Number.POSITIVE_INFINITY);
    if (blocks || reviewers.length === 0 || reviewers.some(hasRoom)) {
      for (const id of reviewers) countIn(shown, id);
    } else {
      const limits = reviewers.sort().map((id) => `${caps.get(id)} of ${id}`);
      beyond.set(finding, `beyond the findings that policy shows: ${limits.join(', ')}`);
      for (const id of reviewers) countIn(withheld, id);
    }
  }
  return {
    findings: findings.map((finding) => {
      const reason = beyond.get(finding);
      return reason === undefined ? finding : { ...finding, suppressed: { by: 'max-findings', reason } };
    }),
    notes: [...withheld]
      .sort(([a], [b]) => compareText(a, b))
      .map(
        ([id, count]) =>
          `${id}: ${count} of its findings withheld, beyond its max-findings of ${caps.get(id)}`,
      ),
  };
}

type Verifier = EvidencePack['verification']['verifiers'][number];

/** One statement of a verifier about a file. */
interface Remark {
  readonly verifier: string;
  readonly location: Location;
  readonly profile: Profile;
}

/** Normalised categories of a linter's work. */
const styleCategories: ReadonlySet<string> = new Set(['style', 'naming']);

function remarksOf(verifiers: readonly Verifier[]): ReadonlyMap<string, readonly Remark[]> {
  const byPath = new Map<string, Remark[]>();
  for (const { name, findings } of verifiers) {
    for (const { file, line, message } of findings.filter((each) => each.file !== '')) {
      const lines = line === null || line < 1 ? {} : { startLine: line };
      const location: Location = { path: file, side: 'RIGHT', ...lines };
      const remark = { verifier: name, location, profile: new Profile(message) };
      const there = byPath.get(file);
      if (there === undefined) byPath.set(file, [remark]);
      else there.push(remark);
    }
  }
  return byPath;
}

function restsOnContextAlone({ confidence, evidence }: Finding): boolean {
  return (
    confidenceRank(confidence.band) >= confidenceRank('low') && evidence?.type === 'contextual_reasoning'
  );
}

/** Why a finding without effect on the verdict need not be shown; undefined if it should be. */
function reasonFor(
  finding: Finding,
  remarks: ReadonlyMap<string, readonly Remark[]>,
): Suppressed | undefined {
  if (restsOnContextAlone(finding))
    return { by: 'surmise', reason: 'low confidence, and nothing but context to rest on' };
  const near = finding.locations
    .flatMap((place) => (remarks.get(place.path) ?? []).map((remark) => ({ place, remark })))
    .filter(({ place, remark }) => isNear(place, remark.location))
    .map(({ remark }) => remark);
  if (near.length === 0) return undefined;
  const profile = new Profile(`${finding.titleDerived ? '' : `${finding.title}\n`}${finding.issue}`);
  const twin = near.find((remark) => similarity(profile, remark.profile) >= similarityThreshold);
  if (twin !== undefined) return { by: 'verifier', reason: `the verifier ${twin.verifier} says the same` };
  const [covering] = near;
  const isStyle = styleCategories.has(normaliseCategory(finding.category));
  return isStyle
    ? { by: 'style', reason: `style, which the verifier ${covering?.verifier} covers here` }
    : undefined;
}

/**
 * C3's synthesis: withholds speculation and what a verifier already says, with data and reason. Blocking or
 * disputed findings and those that ask for a person are never withheld.
 */
export function suppressInSynthesis(
  findings: readonly Finding[],
  { verifiers, rules }: { readonly verifiers: readonly Verifier[]; readonly rules: BlockingRules },
): readonly Finding[] {
  const remarks = remarksOf(verifiers);
  return findings.map((finding) => {
    if (isSettled(finding) || finding.requiresHuman || finding.contestedBy.length > 0) return finding;
    if (weigh(finding, rules) === 'blocking') return finding;
    const suppressed = reasonFor(finding, remarks);
    return suppressed === undefined ? finding : { ...finding, suppressed };
  });
}
