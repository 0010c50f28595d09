import type { Native, ParsedFinding } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { titleFrom } from '../model/title.ts';
import { pointerTo } from './json-reader.ts';
import { claimedSeverity, own } from './own-document.ts';
import type { Context } from './parse-context.ts';
import { emptyList, type Reading } from './parsed-document.ts';
import { type FindingReading, readFindings } from './read-findings.ts';
import { severityOf, toFinding } from './review-output-finding.ts';
import { judgeFinding } from './review-output-judge.ts';
import { isRefusal, none, problem, quote } from './rules.ts';

/** C1. The document is nothing but its findings, so `[]` is a whole, clean review. */
export function parseReviewOutput(value: Native, context: Context): Reading {
  if (!Array.isArray(value)) {
    return { ok: false, document: emptyDocument, problems: [notAnArray(value)] };
  }
  const beginnings = seenBeginnings(value.length);
  const { findings, refused, problems, ok } = readFindings(value, '', {
    context,
    read: (native, pointer) => {
      const reading = readFinding(native, pointer, context);
      // Taken while the text is at hand: going over thousands of them once more costs as much as a rule.
      if (reading.finding !== undefined) beginnings.add(reading.finding.issue);
      return reading;
    },
    describe: (native) => ({ ...claimedSeverity(native, 'severity', severityOf), ...titleOf(native) }),
  });
  return {
    ok,
    document: { ...emptyDocument, findings, refused, claims: { total: value.length } },
    problems: beginnings.areDistinct() ? problems : [...problems, ...duplicateProblems(findings)],
  };
}

function readFinding(native: Native, pointer: string, context: Context): FindingReading {
  const { data, locations, problems } = judgeFinding(native, pointer, context);
  const isRefused = data === undefined || (problems !== none && problems.some(isRefusal));
  return { finding: isRefused ? undefined : toFinding(data, locations, { native, pointer }), problems };
}

const emptyDocument = emptyList('review-output');

function notAnArray(value: Native): Problem {
  return problem('C1/R2', {
    path: '',
    type: 'type',
    message: `The output is ${quote(value)}; it must be an array of findings.`,
    recommendation: 'Return an array, `[]` when there is nothing to report.',
  });
}

function titleOf(native: Native): { readonly title?: string } {
  const issue = own(native, 'issue');
  const title = typeof issue === 'string' ? titleFrom(issue) : undefined;
  return title === undefined ? {} : { title };
}

/**
 * Whether texts may repeat, told by a number that the same text always has and others rarely share: of its length
 * and its first characters. Where each text has one of its own, no two can say the same, and nothing long was
 * compared.
 */
export function seenBeginnings(most: number) {
  // Open addressing in whole numbers, 0 for a free slot: a set of objects costs several times as much.
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * most + 2)));
  const mask = slots.length - 1;
  let areDistinct = true;
  return {
    /** To be called at most as often as was said. */
    add: (text: string): void => {
      const beginning = beginningOf(text);
      let at = beginning & mask;
      while (slots[at] !== 0 && slots[at] !== beginning) at = (at + 1) & mask;
      if (slots[at] === 0) slots[at] = beginning;
      else areDistinct = false;
    },
    areDistinct: () => areDistinct,
  };
}

/** Never 0. */
function beginningOf(text: string): number {
  let hash = text.length;
  const end = Math.min(text.length, 16);
  for (let at = 0; at < end; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash | 1;
}

/**
 * C1/N3 as far as a machine can tell inside one document: the same words about the same file, or about no
 * file, in whatever scope. Different words for one issue are joined later, by similarity.
 */
function duplicateProblems(findings: readonly ParsedFinding[]): readonly Problem[] {
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
