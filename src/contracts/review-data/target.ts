import type { Native } from '../../domain/finding.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Context } from '../context.ts';
import { own } from '../own.ts';
import { problem, quote } from '../problem.ts';

/** The shortest abbreviation of a commit id that is taken as one, which is git's own default. */
const shortestId = 7;

/** A document that names another pull request or commit than the one under review is refused (threat I4). */
export function targetProblems(
  value: Native,
  { head, repository, pullRequest }: Context,
): readonly Problem[] {
  const info = own(value, 'pr_info');
  const number = own(info, 'number');
  const repo = own(info, 'repo');
  const sha = own(info, 'head_sha');
  const problems: Problem[] = [];
  if (typeof number === 'number' && pullRequest !== undefined && number !== pullRequest) {
    problems.push(otherTarget('number', number, pullRequest));
  }
  if (typeof repo === 'string' && repository !== undefined && !sameRepository(repo, repository)) {
    problems.push(otherTarget('repo', repo, repository));
  }
  if (typeof sha === 'string' && head !== undefined && !abbreviates(sha, head)) {
    problems.push(otherTarget('head_sha', sha, head));
  }
  return problems;
}

function sameRepository(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function abbreviates(sha: string, head: string): boolean {
  return sha.length >= shortestId && head.toLowerCase().startsWith(sha.toLowerCase());
}

function otherTarget(field: string, given: unknown, wanted: unknown): Problem {
  return problem('C2/target', {
    path: `/pr_info/${field}`,
    type: 'target',
    message: `\`${field}\` is ${quote(given)}, but the review is of ${quote(wanted)}.`,
    recommendation: `Review ${quote(wanted)} and write that.`,
  });
}
