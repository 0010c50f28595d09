import { nameDifferent } from '../compare/names.ts';
import { likeness, similarity } from '../compare/similarity.ts';
import type { Answer } from '../model/answers.ts';
import type { Pair } from './find-pairs.ts';
import type { Duplicates } from './group-originals.ts';

/** From this certainty on, two groups are merged. */
export const merging = 1;

/** From this certainty on, no answer of an adjudicator changes it. */
const final = 2;

/** Above every other certainty, so that originals with one fingerprint are merged first. */
export const sameFingerprint = 100;

/** How similar the texts of a pair are, and how certain it is therefore that they report one problem. */
export interface Comparison {
  readonly similarity: number;
  readonly certainty: number;
}

/** The part of a rule's id that a text would repeat: `no-eval` of `security/no-eval`. */
function shortRule(rule: string): string {
  return rule.toLowerCase().split('/').pop() ?? rule;
}

/** Whether a text has a rule's id as a word; an id that could be a word of prose is never meant. */
function mentions({ originals: [{ finding }] }: Duplicates, rule: string): boolean {
  const id = shortRule(rule);
  if (id.length < 4 || !/[\d_.-]/.test(id)) return false;
  const words = `${finding.title} ${finding.issue}`
    .toLowerCase()
    .match(/[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*/gu);
  return words?.includes(id) === true;
}

/** One rule about one thing: two tools that share rules, or a model that names the tool's rule. */
function isOneRule(one: Duplicates, other: Duplicates): boolean {
  const [rule, otherRule] = [one.rule, other.rule];
  if (rule === undefined && otherRule === undefined) return false;
  const isOne =
    rule === undefined || otherRule === undefined
      ? mentions(rule === undefined ? one : other, rule ?? otherRule ?? '')
      : shortRule(rule) === shortRule(otherRule);
  return isOne && !nameDifferent(one.profile.named, other.profile.named);
}

/**
 * Compares two groups. Certain are only: one rule on one line, the same words on the same place, and two models that
 * are clearly alike on one line. A near miss, another problem on the same line, shares most of the line's words.
 */
export function compare({ one, other, nearness }: Pair): Comparison {
  const score = similarity(one.profile, other.profile);
  const isOnLine = nearness === 'overlapping';
  if (isOnLine && isOneRule(one, other)) return { similarity: score, certainty: final };
  if ((isOnLine || nearness === 'around') && score >= likeness.sameWords)
    return { similarity: score, certainty: final };
  const areModels = one.rule === undefined && other.rule === undefined;
  const certainty =
    isOnLine && areModels
      ? Math.min(score / likeness.twoModels, final * 0.99)
      : Math.min(score / likeness.sameWords, merging * 0.99);
  return { similarity: score, certainty };
}

function shareReviewer(one: Duplicates, other: Duplicates): boolean {
  for (const reviewer of one.reviewers) if (other.reviewers.has(reviewer)) return true;
  return false;
}

/**
 * The certainty for merging; undefined when two groups must stay apart: one reviewer lists both in one scope, so it
 * means two problems, or the adjudicator calls them different and nothing makes them certainly one.
 */
export function linkOf(
  { one, other }: Pair,
  { certainty }: Comparison,
  answer: Answer | undefined,
): number | undefined {
  if (shareReviewer(one, other) && (one.scope === other.scope || certainty < final)) return undefined;
  if (certainty >= final) return certainty;
  if (answer === 'same') return final;
  return answer === 'different' ? undefined : certainty;
}

/**
 * Whether a pair counts for corroboration: certainly one problem, or called so, or of one category on common lines.
 * Neither a third finding nor the answer `different` takes that away (threats G8, G12).
 */
export function corroborates(
  { one, other, nearness }: Pair,
  { certainty }: Comparison,
  answer: Answer | undefined,
): boolean {
  if (certainty >= merging || answer === 'same') return true;
  return nearness === 'overlapping' && one.categories.some((category) => other.categories.includes(category));
}

/**
 * Whether an adjudicator is asked: about different reviewers within a few lines, and about two models anywhere whose
 * texts are half as alike as two models on one line must be.
 */
export function isDoubtful(pair: Pair, { similarity: score, certainty }: Comparison): boolean {
  const { one, other, nearness } = pair;
  if (certainty >= final || shareReviewer(one, other)) return false;
  if (nearness === 'overlapping' || nearness === 'near') return true;
  return one.rule === undefined && other.rule === undefined && score >= likeness.twoModels / 2;
}
