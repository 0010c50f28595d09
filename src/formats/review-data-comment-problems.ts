import type { Problem } from '../model/problem.ts';
import { pointerTo } from './json-reader.ts';
import { levelOf, type ReviewDataComment } from './review-data-schema.ts';
import { problem, quote, type RuleId } from './rules.ts';

const rules: ReadonlyMap<PropertyKey | undefined, RuleId> = new Map([
  ['file', 'C2/file'],
  ['line', 'C2/line'],
  ['confidence', 'C2/confidence'],
  ['confidence_level', 'C2/confidence-level'],
  ['severity', 'C2/severity'],
  ['title', 'C2/title'],
  ['description', 'C2/description'],
  ['code_context', 'C2/code-context'],
  ['suggestion', 'C2/suggestion'],
]);

/** The clause that a fault in a field of one comment breaks; any other path is the comment itself. */
export function commentRuleOf(path: readonly PropertyKey[]): RuleId {
  return rules.get(path[0]) ?? 'C2/line-comments';
}

export const commentKeys: ReadonlySet<string> = new Set([...rules.keys()].map(String));

/** Where a valid comment departs from the schema's prose. */
export function commentDeviations(data: ReviewDataComment, pointer: string): readonly Problem[] {
  const problems: Problem[] = [];
  const level = levelOf(data.confidence);
  if (data.confidence_level !== level) {
    problems.push(
      problem('C2/confidence-mapping', {
        path: pointerTo(pointer, 'confidence_level'),
        type: 'claim',
        message: `A confidence of ${data.confidence} is ${quote(level)}, not ${quote(data.confidence_level)}.`,
        recommendation: `Write ${quote(level)}.`,
      }),
    );
  }
  const words = data.title.trim().split(/\s+/).length;
  if (words > 10) {
    problems.push(
      problem('C2/title-words', {
        path: pointerTo(pointer, 'title'),
        type: 'limit',
        message: `The title has ${words} words; at most 10 are wanted.`,
        recommendation: 'Shorten the title; the description holds the rest.',
      }),
    );
  }
  return problems;
}
