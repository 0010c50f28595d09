import { likeness, Profile, similarity } from '../compare/similarity.ts';
import type { EvidencePack } from '../model/evidence-pack.ts';
import { confidenceRank, type Finding, type Location, type Suppressed } from '../model/finding.ts';
import { groupBy } from '../model/lists.ts';
import { isNear, raisedBy } from '../model/original.ts';
import { compareText } from '../model/text.ts';
import { type BlockingRules, normaliseCategory } from '../policy/category.ts';
import { compareFindings, isSettled, weigh } from '../policy/weight.ts';

/**
 * Withholds findings beyond the caps of all their reviewers, the least severe ones and never blocking ones, so that a
 * cap changes no verdict. A finding within one reviewer's cap is shown and counts for all its reviewers. The input
 * order has no effect. The notes have a line per reviewer with withheld findings.
 */
export function capFindings(
  findings: readonly Finding[],
  rules: BlockingRules,
  /** Findings shown of a reviewer at most. */
  caps: ReadonlyMap<string, number>,
): { readonly findings: readonly Finding[]; readonly notes: readonly string[] } {
  if (caps.size === 0) return { findings, notes: [] };
  const ranked = findings
    .filter((finding) => !isSettled(finding))
    .map((finding) => ({ finding, blocks: weigh(finding, rules) === 'blocking' }))
    .sort((a, b) => Number(b.blocks) - Number(a.blocks) || compareFindings(a.finding, b.finding));
  const shown = new Map<string, number>();
  const withheld = new Map<string, number>();
  const beyond = new Map<Finding, string>();
  for (const { finding, blocks } of ranked) {
    const reviewers = raisedBy(finding).toSorted();
    const isShown =
      blocks ||
      reviewers.length === 0 ||
      reviewers.some((id) => (shown.get(id) ?? 0) < (caps.get(id) ?? Infinity));
    const counts = isShown ? shown : withheld;
    for (const id of reviewers) counts.set(id, (counts.get(id) ?? 0) + 1);
    const limits = reviewers.map((id) => `${caps.get(id)} of ${id}`).join(', ');
    if (!isShown) beyond.set(finding, `beyond the findings that policy shows: ${limits}`);
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
  const remarks = verifiers.flatMap(({ name, findings }) =>
    findings.map(({ file, line, message }): Remark => {
      const lines = line === null || line < 1 ? {} : { startLine: line };
      return {
        verifier: name,
        location: { path: file, side: 'RIGHT', ...lines },
        profile: new Profile({ text: message }),
      };
    }),
  );
  return groupBy(remarks, ({ location }) => location.path);
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
  const near = finding.locations.flatMap((place) =>
    (remarks.get(place.path) ?? []).filter(({ location }) => isNear(place, location)),
  );
  const [covering] = near;
  if (covering === undefined) return undefined;
  const profile = new Profile({
    text: `${finding.titleDerived ? '' : `${finding.title}\n`}${finding.issue}`,
  });
  const twin = near.find((remark) => similarity(profile, remark.profile) >= likeness.verified);
  if (twin !== undefined) return { by: 'verifier', reason: `the verifier ${twin.verifier} says the same` };
  const isStyle = styleCategories.has(normaliseCategory(finding.category));
  return isStyle
    ? { by: 'style', reason: `style, which the verifier ${covering.verifier} covers here` }
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
