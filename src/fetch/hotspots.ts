import type { EvidencePack } from '../model/evidence-pack.ts';
import type { FileChange, Hinted } from './file-change.ts';

import type { LineSpan, Match } from './risk.ts';

type Hotspot = EvidencePack['hotspots'][number];

/** Maximum number of places; more would be no focus. */
const maxHotspots = 50;

interface Smell extends Hinted {
  readonly category: string;
  readonly why: string;
  readonly kinds: readonly FileChange['kind'][];
  /** Matched against added lines with their `+`; every repetition is bounded, so that time is linear. */
  readonly code: RegExp;
}

const words = (text: string): readonly string[] => text.split(' ');

/** Lines that deserve attention without raising the risk. */
export const smells: readonly Smell[] = [
  {
    category: 'error-handling',
    why: 'An error is caught and nothing is done about it.',
    kinds: ['code'],
    hints: ['catch', 'except', 'rescue', 'err != nil'],
    code: /\bcatch\s{0,9}(?:\([^)\n]{0,200}\)\s{0,9})?\{[\s+]{0,99}\}|\bexcept\b[^:\n]{0,200}:[\s+]{0,99}(?:pass\b|\.\.\.)|\brescue\s{0,9}(?:=>\s{0,9}\w{1,99}[\s+]{0,99})?(?:nil\b|;?[\s+]{0,99}end\b)|\bif err != nil \{[\s+]{0,99}\}/,
  },
  {
    category: 'disabled-test',
    why: 'A test no longer runs.',
    kinds: ['test'],
    hints: words(
      '.skip .only .todo xit xdescribe @pytest.mark. @disabled @ignore #[ignore marktestskipped [fact(skip pending',
    ),
    code: /\b(?:it|test|describe|suite)\.(?:skip|only|todo)\b|\bx(?:it|describe)\s*\(|@pytest\.mark\.(?:skip|xfail)|@unittest\.skip|\bt\.Skip(?:f|Now)?\(|@(?:Disabled|Ignore)\b|#\[ignore|\bmarkTestSkipped\(|\[Fact\(Skip|\bpending\b\s*['"]/,
  },
  {
    category: 'suppressed-check',
    why: 'A check is switched off here.',
    kinds: ['code', 'test'],
    hints: words(
      'ignore @ts- eslint-disable noqa nosec pylint: rubocop: nolint @suppresswarnings #[allow( #pragma',
    ),
    code: /@ts-(?:ignore|nocheck|expect-error)|\beslint-disable|\bbiome-ignore|#\s*(?:type:\s*ignore|noqa|nosec)|\bpylint:\s*disable|\brubocop:disable|\/\/\s*nolint|@SuppressWarnings|#\[allow\(|#pragma warning disable|@phpstan-ignore/,
  },
];

/** The places to review first: matches of risk rules in their order, then lines that deserve attention. */
export function findHotspots(files: readonly FileChange[], matches: readonly Match[]): Hotspot[] {
  const risky = matches
    .filter(({ rule }) => rule.noHotspots !== true)
    .flatMap(({ rule, file, spans }) =>
      spans.map((span) => hotspot(file, span, { category: rule.factor, why: rule.why, risky: true })),
    );
  const odd = files.flatMap((file) =>
    smells.flatMap((smell) => {
      const { category, why, kinds } = smell;
      return kinds.includes(file.kind)
        ? smellSpans(file, smell).map((span) => hotspot(file, span, { category, why, risky: false }))
        : [];
    }),
  );
  return [...bySeverity(risky, matches), ...odd].slice(0, maxHotspots);
}

function hotspot(
  { path }: FileChange,
  { start, end }: LineSpan,
  { category, why, risky }: { category: string; why: string; risky: boolean },
): Hotspot {
  return { file: path, line_start: start, line_end: end, category, why, risk_contributing: risky };
}

function bySeverity(hotspots: readonly Hotspot[], matches: readonly Match[]): readonly Hotspot[] {
  const red = new Set(matches.flatMap(({ rule, severity }) => (severity === 'red' ? [rule.factor] : [])));
  return [
    ...hotspots.filter(({ category }) => red.has(category)),
    ...hotspots.filter(({ category }) => !red.has(category)),
  ];
}

function smellSpans({ blocks }: FileChange, smell: Smell): readonly LineSpan[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'added' || !block.mayMatch(smell)) return [];
    const found = smell.code.exec(block.text);
    if (found === null) return [];
    const start = block.line + newlines(block.text.slice(0, found.index));
    return [{ start, end: start + newlines(found[0]) }];
  });
}

function newlines(text: string): number {
  return text.split('\n').length - 1;
}
