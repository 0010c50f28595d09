import { confidenceRank } from '../model/confidence.ts';
import type { EvidencePack } from '../model/evidence-pack.ts';
import type { Finding, Location } from '../model/finding.ts';
import { isNear } from '../model/same-place.ts';
import type { Suppressed } from '../model/suppressed.ts';
import { type BlockingRules, normaliseCategory } from '../policy/category.ts';

import { isSettled, weigh } from '../policy/weight.ts';
import { type Profile, profileOf } from './profile.ts';
import { similarity, similarityThreshold } from './similarity.ts';

type Verifier = EvidencePack['verification']['verifiers'][number];

/** One thing that a verifier said of a file. */
interface Remark {
  readonly verifier: string;
  readonly location: Location;
  readonly profile: Profile;
}

/** Categories, normalised, that are a linter's work. */
const styleCategories: ReadonlySet<string> = new Set(['style', 'naming']);

function remarksOf(verifiers: readonly Verifier[]): ReadonlyMap<string, readonly Remark[]> {
  const byPath = new Map<string, Remark[]>();
  for (const { name, findings } of verifiers) {
    for (const { file, line, message } of findings.filter((each) => each.file !== '')) {
      const lines = line === null || line < 1 ? {} : { startLine: line };
      const location: Location = { path: file, side: 'RIGHT', ...lines };
      const remark = { verifier: name, location, profile: profileOf(message) };
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

/** Why a finding that nothing hangs on need not be shown; undefined where it should be. */
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
  const profile = profileOf(`${finding.titleDerived ? '' : `${finding.title}\n`}${finding.issue}`);
  const twin = near.find((remark) => similarity(profile, remark.profile) >= similarityThreshold);
  if (twin !== undefined) return { by: 'verifier', reason: `the verifier ${twin.verifier} says the same` };
  const [covering] = near;
  const isStyle = styleCategories.has(normaliseCategory(finding.category));
  return isStyle
    ? { by: 'style', reason: `style, which the verifier ${covering?.verifier} covers here` }
    : undefined;
}

/**
 * C3's synthesis: what is mere surmise, and what a verifier says already, is withheld with its data and the reason.
 * Never what blocks, what is disputed or what asks for a human: nothing here may loosen a result.
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
