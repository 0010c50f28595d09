import type { EvidencePack } from '../model/evidence-pack.ts';
import type { Match } from './match-rules.ts';

/** Maximum number of places; more would be no focus. */
const maxHotspots = 50;

/** The places to review first: what risk rules matched, red factors first. */
export function findHotspots(matches: readonly Match[]): EvidencePack['hotspots'] {
  const red = new Set(matches.flatMap(({ rule, severity }) => (severity === 'red' ? [rule.factor] : [])));
  return matches
    .filter(({ rule }) => rule.isDependency !== true)
    .toSorted((a, b) => Number(red.has(b.rule.factor)) - Number(red.has(a.rule.factor)))
    .flatMap(({ rule, file, spans }) =>
      spans.map(({ start, end }) => ({
        file: file.path,
        line_start: start,
        line_end: end,
        category: rule.factor,
        why: rule.why,
        risk_contributing: true,
      })),
    )
    .slice(0, maxHotspots);
}
