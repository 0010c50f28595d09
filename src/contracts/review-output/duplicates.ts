import type { ParsedFinding } from '../../domain/finding.ts';
import type { Problem } from '../../domain/problem.ts';
import { pointerTo } from '../json/pointer.ts';
import { none, problem } from '../problem.ts';

/**
 * C1/N3 as far as a machine can tell inside one document: the same words about the same file, or about no
 * file, in whatever scope. Different words for one issue are joined later, by similarity.
 */
export function duplicateProblems(findings: readonly ParsedFinding[]): readonly Problem[] {
  return haveTheirOwnTitles(findings) ? none : repeatedIssues(findings);
}

/** The same words make the same title, and titles are short: telling them apart is quick. */
function haveTheirOwnTitles(findings: readonly ParsedFinding[]): boolean {
  const titles = new Set<string>();
  for (const { title, category } of findings) {
    // Where words give no title the category stands in for it, and says nothing of the words.
    if (title === category) return false;
    titles.add(title);
  }
  return titles.size === findings.length;
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
