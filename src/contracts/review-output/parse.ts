import type { Native } from '../../domain/finding.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Context } from '../context.ts';
import { emptyList, type Reading } from '../document.ts';
import { own } from '../own.ts';
import { isRefusal, none, problem, quote } from '../problem.ts';
import { type FindingReading, readFindings } from '../read-findings.ts';
import { claimedSeverity } from '../severity-words.ts';
import { titleFrom } from '../title.ts';
import { duplicateProblems, seenBeginnings } from './duplicates.ts';
import { severityOf, toFinding } from './finding.ts';
import { judgeFinding } from './judge.ts';

/** C1. The document is nothing but its findings, so `[]` is a whole, clean review. */
export function parseReviewOutput(value: Native, context: Context): Reading {
  if (!Array.isArray(value)) {
    return { ok: false, document: emptyDocument, problems: [notAnArray(value)] };
  }
  const beginnings = seenBeginnings(value.length);
  const { findings, refused, problems, ok } = readFindings(value, '', {
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
