import type { LineRange } from '../diff/hunk.ts';
import type { EvidencePack } from '../model/evidence-pack.ts';
import type { ChangedBlock, FileChange } from './file-change.ts';
import type { Match } from './match-rules.ts';

type Hotspot = EvidencePack['hotspots'][number];

/** Maximum number of places; more would be no focus. */
const maxHotspots = 50;

interface Smell {
  readonly category: string;
  readonly why: string;
  readonly kinds: readonly FileChange['kind'][];
  /** Matched with added lines and their `+`; every repetition is bounded, so that time is linear. */
  readonly code: RegExp;
}

/** Lines that deserve attention without raising the risk. */
const smells: readonly Smell[] = [
  {
    category: 'error-handling',
    why: 'An error is caught and nothing is done about it.',
    kinds: ['code'],
    code: /\bcatch\s{0,9}(?:\([^)\n]{0,200}\)\s{0,9})?\{[\s+]{0,99}\}|\bexcept\b[^:\n]{0,200}:[\s+]{0,99}(?:pass\b|\.\.\.)|\brescue\s{0,9}(?:=>\s{0,9}\w{1,99}[\s+]{0,99})?(?:nil\b|;?[\s+]{0,99}end\b)|\bif err != nil \{[\s+]{0,99}\}/,
  },
  {
    category: 'disabled-test',
    why: 'A test no longer runs.',
    kinds: ['test'],
    code: /\b(?:it|test|describe|suite)\.(?:skip|only|todo)\b|\bx(?:it|describe)\s*\(|@pytest\.mark\.(?:skip|xfail)|@unittest\.skip|\bt\.Skip(?:f|Now)?\(|@(?:Disabled|Ignore)\b|#\[ignore|\bmarkTestSkipped\(|\[Fact\(Skip|\bpending\b\s*['"]/,
  },
  {
    category: 'suppressed-check',
    why: 'A check is switched off here.',
    kinds: ['code', 'test'],
    code: /@ts-(?:ignore|nocheck|expect-error)|\beslint-disable|\bbiome-ignore|#\s*(?:type:\s*ignore|noqa|nosec)|\bpylint:\s*disable|\brubocop:disable|\/\/\s*nolint|@SuppressWarnings|#\[allow\(|#pragma warning disable|@phpstan-ignore/,
  },
];

/** The places to review first: matches of risk rules, red ones first, then lines that deserve attention. */
export function findHotspots(files: readonly FileChange[], matches: readonly Match[]): Hotspot[] {
  const red = new Set(matches.flatMap(({ rule, severity }) => (severity === 'red' ? [rule.factor] : [])));
  const risky = matches
    .filter(({ rule }) => rule.isDependency !== true)
    .flatMap(({ rule, file, spans }) =>
      spans.map((span) => toHotspot(file, span, { category: rule.factor, why: rule.why, risky: true })),
    )
    .toSorted((a, b) => Number(red.has(b.category)) - Number(red.has(a.category)));
  const odd = files.flatMap((file) => {
    const sought = smells.filter(({ kinds }) => kinds.includes(file.kind));
    return sought.length === 0 ? [] : file.blocks.flatMap((block) => findSmells(file, block, sought));
  });
  return [...risky, ...odd].slice(0, maxHotspots);
}

function toHotspot(
  { path }: FileChange,
  { start, end }: LineRange,
  { category, why, risky }: { readonly category: string; readonly why: string; readonly risky: boolean },
): Hotspot {
  return { file: path, line_start: start, line_end: end, category, why, risk_contributing: risky };
}

/** For each smell the first place in a block of added lines. */
function findSmells(file: FileChange, block: ChangedBlock, sought: readonly Smell[]): readonly Hotspot[] {
  if (block.kind !== 'added') return [];
  const text = block.decode();
  return sought.flatMap((smell) => {
    const found = smell.code.exec(text);
    if (found === null) return [];
    const start = block.line + countLineFeeds(text.slice(0, found.index));
    const span = { start, end: start + countLineFeeds(found[0]) };
    return [toHotspot(file, span, { ...smell, risky: false })];
  });
}

function countLineFeeds(text: string): number {
  return text.split('\n').length - 1;
}
