import { z } from 'zod';
import { Failure } from '../model/failure.ts';
import { CommitId } from '../model/review-document.ts';
import type { GitHubClient } from './client.ts';
import { readPullRequest } from './operation.ts';
import { readList } from './pages.ts';

/** The finished run that started this one, as its event tells of it. */
export interface TriggeringRun {
  /** Commit that it ran on. */
  readonly head: string;
  /** `owner/name` of the repository that the commit is in. */
  readonly headRepository: string;
  readonly headBranch: string;
}

const Pull = z.object({
  number: z.number().int(),
  head: z.object({ sha: CommitId, repo: z.object({ full_name: z.string() }).nullable() }),
});

/** An owner has at most this many pull requests from one branch that anybody would open. */
const maxPages = 3;

/**
 * The one open pull request whose head is exactly what the run was about (threat Y5). The event's own list is empty
 * for forks, so it is not asked. Throws `Failure`: superseded where a newer head is there, an error where several
 * pull requests have this head and nothing says which of them was meant.
 */
export async function findTriggeringPullRequest(
  client: GitHubClient,
  { owner, repo, run }: { readonly owner: string; readonly repo: string; readonly run: TriggeringRun },
): Promise<number> {
  const [headOwner = ''] = run.headRepository.split('/');
  const open = await readList(client, {
    operation: readPullRequest,
    item: Pull,
    send: (rest, page) =>
      rest.pulls.list({ owner, repo, state: 'open', head: `${headOwner}:${run.headBranch}`, ...page }),
    maxPages,
  });
  const ofBranch = open.filter(({ head }) => head.repo?.full_name === run.headRepository);
  const matching = ofBranch.filter(({ head }) => head.sha === run.head);
  const [pull, ...others] = matching;
  if (pull === undefined) throw ofBranch.length > 0 ? movedOn(run) : noneOpen(run);
  if (others.length > 0) throw several(run, matching);
  return pull.number;
}

function movedOn({ head }: TriggeringRun): Failure {
  return new Failure({
    kind: 'superseded',
    code: 'HEAD_MOVED',
    message: `The run that started this one was about ${head}, and its pull request has a newer head.`,
    fix: 'The run for the newer head is reviewed; there is nothing to do.',
  });
}

function noneOpen({ head, headRepository, headBranch }: TriggeringRun): Failure {
  return new Failure({
    kind: 'superseded',
    code: 'PULL_REQUEST_GONE',
    message: `No open pull request comes from ${headRepository}:${headBranch} at ${head}.`,
    fix: 'It was closed meanwhile; there is nothing to do.',
  });
}

function several({ head }: TriggeringRun, pulls: readonly { readonly number: number }[]): Failure {
  return new Failure({
    kind: 'usage',
    code: 'PULL_REQUEST_AMBIGUOUS',
    message: `The pull requests ${pulls.map(({ number }) => `#${number}`).join(', ')} all have the head ${head}, so nothing says which one was meant.`,
    fix: 'Run the workflow by workflow_dispatch and pass `pull-request`.',
  });
}
