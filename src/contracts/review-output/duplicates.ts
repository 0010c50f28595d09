import type { ParsedFinding } from '../../domain/finding.ts';
import type { Problem } from '../../domain/problem.ts';
import { pointerTo } from '../json/pointer.ts';
import { none, problem } from '../problem.ts';

/**
 * C1/N3 as far as a machine can tell inside one document: the same words about the same file, or about no
 * file, in whatever scope. Different words for one issue are joined later, by similarity.
 */
export function duplicateProblems(
  findings: readonly ParsedFinding[],
  beginnings: ReadonlySet<number>,
): readonly Problem[] {
  return beginnings.size === findings.length ? none : repeatedIssues(findings);
}

/**
 * A number that the same text always has and others rarely share: of its length and its first characters. Where
 * every finding of a document has one of its own, no two can say the same, and nothing long was compared.
 */
export function beginningOf(text: string): number {
  let hash = text.length;
  const end = Math.min(text.length, 16);
  for (let at = 0; at < end; at += 1) hash = (hash * 31 + text.charCodeAt(at)) | 0;
  return hash & 0x3fff_ffff;
}

function repeatedIssues(findings: readonly ParsedFinding[]): readonly Problem[] {
  const first = new Map<string, ParsedFinding>();
  // Where each issue that appears again was seen, by subject: few issues do.
  const repeated = new Map<string, Map<string, string>>();
  const problems: Problem[] = [];
  for (const finding of findings) {
    const words = finding.issue;
    const original = first.get(words);
    if (original === undefined) {
      first.set(words, finding);
      continue;
    }
    const places = repeated.get(words) ?? new Map(placesOf(original));
    repeated.set(words, places);
    const earlier = placesOf(finding).find(([subject]) => places.has(subject));
    if (earlier !== undefined) problems.push(duplicate(finding.pointer, places.get(earlier[0]) ?? ''));
    for (const [subject, pointer] of placesOf(finding))
      if (!places.has(subject)) places.set(subject, pointer);
  }
  return problems;
}

function placesOf({ locations, pointer }: ParsedFinding): readonly (readonly [string, string])[] {
  return locations.length === 0 ? [['', pointer]] : locations.map(({ path }) => [path, pointer] as const);
}

function duplicate(pointer: string, earlier: string): Problem {
  return problem('C1/N3', {
    path: pointerTo(pointer, 'issue'),
    type: 'duplicate',
    message: `The finding describes the same issue as the one at ${earlier}.`,
    recommendation: 'Keep the more actionable of the two.',
  });
}
