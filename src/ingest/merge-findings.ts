import type { Finding } from '../model/finding.ts';
import { compareActionable, type Original } from '../model/original.ts';
import type { BlockingRules } from '../policy/category.ts';
import { Agreements } from './agreements.ts';
import { findAlikePairs, PairList } from './alike-pairs.ts';
import { averageLinkage, Components, LikenessTable } from './clusters.ts';
import { agree, type Duplicates, findJudged, groupDuplicates, linkOf } from './duplicates.ts';
import { withIds } from './ids.ts';
import { mergeGroup } from './merge-group.ts';
import { similarityThreshold } from './similarity.ts';

export type { Original } from '../model/original.ts';

/** Groups that links connect, and how strongly. */
interface Connected {
  readonly members: Duplicates[];
  readonly table: LikenessTable;
}

/** Only what some link connects is clustered: most groups are alone, and clusters do not see each other. */
function connectedSets(groups: readonly Duplicates[], links: PairList): readonly Connected[] {
  const components = new Components(groups.length);
  links.forEach((one, other, link) => {
    if (link >= similarityThreshold) components.connect(one, other);
  });
  const sets = new Map<number, Duplicates[]>();
  const places = groups.map((group, number) => {
    const root = components.rootOf(number);
    const members = sets.get(root) ?? [];
    sets.set(root, members);
    return { root, within: members.push(group) - 1 };
  });
  const tables = new Map([...sets].map(([root, { length }]) => [root, new LikenessTable(length)]));
  links.forEach((oneNumber, otherNumber, link) => {
    const one = places[oneNumber];
    const other = places[otherNumber];
    if (one === undefined || one.root !== other?.root) return;
    tables.get(one.root)?.set(one.within, other.within, link);
  });
  return [...sets].map(([root, members]) => ({
    members,
    table: tables.get(root) ?? new LikenessTable(members.length),
  }));
}

/** The clusters, each with the judgements of its findings. */
function withJudgements(
  clusters: readonly (readonly Duplicates[])[],
  judgements: readonly Duplicates[],
): readonly (readonly Duplicates[])[] {
  if (judgements.length === 0) return clusters;
  return clusters.map((cluster) => {
    const fingerprints = new Set(cluster.map(({ fingerprint }) => fingerprint));
    return [...cluster, ...judgements.filter(({ judged = '' }) => fingerprints.has(judged))];
  });
}

/**
 * Merges originals that are about the same problem into one finding, worst first, each with an id: those with one
 * fingerprint, and those of different reviewers whose places and texts agree. Category never separates. The text
 * that is shown is the most actionable original's; every original is kept in `sources` and weighed on its own. The
 * order of the input never changes the result.
 */
export function mergeFindings(originals: readonly Original[], rules: BlockingRules): readonly Finding[] {
  const sorted = [...originals].sort(compareActionable);
  const judged = findJudged(sorted);
  const groups = groupDuplicates(sorted, judged);
  const agreements = new Agreements(groups, rules);
  const links = new PairList();
  findAlikePairs(groups, (one, other, similarity) => {
    if (agree(one, other, similarity)) agreements.add(one.number, other.number);
    if (one.judged !== undefined || other.judged !== undefined) return;
    const link = linkOf(one, other, similarity);
    if (link !== undefined) links.add(one.number, other.number, link);
  });
  agreements.addJudgements(judged);
  const isJudgement = ({ judged: target }: Duplicates) => target !== undefined;
  const clusters = connectedSets(groups, links)
    .flatMap(({ members, table }) => averageLinkage(members, table, similarityThreshold))
    .filter((cluster) => !cluster.every(isJudgement));
  return withIds(
    withJudgements(clusters, groups.filter(isJudgement)).map((cluster) =>
      mergeGroup(
        cluster.flatMap(({ originals: members, number }) =>
          members.map((original) => ({ original, group: number })),
        ),
        { rules, agreements },
      ),
    ),
  );
}
