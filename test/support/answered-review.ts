import {
  eventOf,
  inline,
  measure,
  onFile,
  openFor,
  other,
  outside,
  type Situation,
  type Started,
  type Trigger,
} from './counted-run.ts';
import type { PullRequest } from './github/model/pull-request.ts';
import { Review } from './github/model/review.ts';
import type { GitHubStandIn } from './github/stand-in.ts';
import { documentedPermissions, reviewOutputFinding } from './twelve-findings.ts';

export const critical = reviewOutputFinding({
  file: 'src/1.ts',
  line: 1,
  severity: 'CRITICAL',
  issue: 'Input reaches the query unescaped.',
});

/** What the run after the push has to do besides telling a new finding, and settling what the push answered. */
export interface Work {
  /** An approval of ours stands, which the new finding takes back. */
  readonly approved?: true;
  readonly resolves?: 'may' | 'may-not';
  readonly onFile?: true;
  readonly trigger?: Trigger;
}

const mayResolve = { ...documentedPermissions, contents: 'write' } as const;

interface Opened {
  readonly github: GitHubStandIn;
  readonly pull: PullRequest;
}

/** A review that demands changes, and the push that answers it. */
export async function reviewed(situation: Situation, { approved }: Work): Promise<Opened> {
  const opened = await openFor({ files: 2, ...situation });
  const { pull } = opened;
  await measure({ ...opened, findings: [inline, critical, outside] });
  if (approved) approve(pull);
  const { git } = pull.repository;
  git.branch('feature').writeAll({ 'src/0.ts': '// First.\n', 'src/1.ts': '// Second.\n' }).commit('Answer');
  pull.repository.push('feature');
  return opened;
}

/** As an earlier run of another state of things left it. */
export function approve(pull: PullRequest): void {
  const [first] = pull.reviews.filter(({ body }) => body.includes(':review:'));
  if (first === undefined) throw new Error('nobody reviewed yet');
  const body = first.body.replace(/(:review:)[0-9a-f]{16}/, `$1${'0'.repeat(16)}`);
  const left = new Review(pull, { author: first.author, body, commitId: first.commitId });
  left.state = 'APPROVED';
  pull.reviews.push(left);
}

/** The run after that push. */
export function again(
  opened: Opened,
  { resolves, onFile: isOnFile, trigger = 'pull_request' }: Work,
): Started {
  return {
    ...opened,
    findings: [other, outside, ...(isOnFile ? [onFile] : [])],
    event: eventOf(opened.pull, trigger),
    ...(resolves && { inputs: { 'resolve-threads': 'true' } }),
    ...(resolves === 'may' && { permissions: mayResolve }),
  };
}
