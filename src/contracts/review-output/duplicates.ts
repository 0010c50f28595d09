import type { ParsedFinding } from '../../domain/finding.ts';
import type { Problem } from '../../domain/problem.ts';
import { pointerTo } from '../json/pointer.ts';
import { problem } from '../problem.ts';

/**
 * C1/N3 as far as a machine can tell inside one document: the same words about the same file, or about no
 * file, in whatever scope. Different words for one issue are joined later, by similarity.
 */
export function duplicateProblems(findings: readonly ParsedFinding[]): readonly Problem[] {
  const seen = new Map<string, Map<string, string>>();
  const problems: Problem[] = [];
  for (const { issue, locations, pointer } of findings) {
    const words = issue.trim();
    const subjects = locations.length === 0 ? [''] : locations.map(({ path }) => path);
    let earlier: string | undefined;
    for (const subject of subjects) {
      let issues = seen.get(subject);
      if (issues === undefined) {
        issues = new Map();
        seen.set(subject, issues);
      }
      earlier ??= issues.get(words);
      if (!issues.has(words)) issues.set(words, pointer);
    }
    if (earlier !== undefined) problems.push(duplicate(pointer, earlier));
  }
  return problems;
}

function duplicate(pointer: string, earlier: string): Problem {
  return problem('C1/N3', {
    path: pointerTo(pointer, 'issue'),
    type: 'duplicate',
    message: `The finding describes the same issue as the one at ${earlier}.`,
    recommendation: 'Keep the more actionable of the two.',
  });
}
