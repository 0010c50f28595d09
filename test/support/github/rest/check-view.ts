import type { Annotation, CheckRun, CommitStatus } from '../model/check-run.ts';
import type { Repository } from '../model/repository.ts';
import { userView } from './account-view.ts';
import { minimalPullView } from './pull-view.ts';

type View = Readonly<Record<string, unknown>>;

export function checkRunView(run: CheckRun): View {
  const { repository, id, headSha } = run;
  return {
    id,
    name: run.name,
    node_id: run.nodeId,
    head_sha: headSha,
    external_id: run.externalId ?? '',
    html_url: `${repository.htmlUrl}/runs/${id}`,
    ...(run.detailsUrl === undefined ? {} : { details_url: run.detailsUrl }),
    status: run.status,
    conclusion: run.conclusion ?? null,
    started_at: run.startedAt ?? run.startedByDefault,
    completed_at: run.completedAt ?? null,
    output: {
      title: run.title ?? null,
      summary: run.summary ?? null,
      text: run.text ?? null,
      annotations_count: run.annotations.length,
    },
    check_suite: { id: suiteOf(run) },
    app: appView(run),
    pull_requests: repository.pulls
      .filter((pull) => pull.state === 'open' && pull.headSha === headSha && !pull.fromFork)
      .map(minimalPullView),
  };
}

/** A workflow token's check lands in some suite of its app on the commit: the first there is. */
function suiteOf(run: CheckRun): number {
  const first = run.repository.checkRuns.find(
    (other) => other.headSha === run.headSha && other.token.account === run.token.account,
  );
  return (first ?? run).id + 1_000_000;
}

function appView({ token }: CheckRun): View {
  const slug = token.account.login.replace('[bot]', '');
  return {
    id: token.kind === 'workflow' ? 15368 : token.account.id,
    slug,
    name: token.kind === 'workflow' ? 'GitHub Actions' : slug,
  };
}

export function annotationView(annotation: Annotation): View {
  return {
    path: annotation.path,
    start_line: annotation.start_line,
    end_line: annotation.end_line,
    start_column: annotation.start_column ?? null,
    end_column: annotation.end_column ?? null,
    annotation_level: annotation.annotation_level,
    title: annotation.title ?? null,
    message: annotation.message,
  };
}

export function statusView(repository: Repository, status: CommitStatus): View {
  return {
    id: status.id,
    state: status.state,
    description: status.description ?? null,
    target_url: status.targetUrl ?? null,
    context: status.context,
    created_at: status.createdAt,
    updated_at: status.createdAt,
    creator: userView(repository.world, status.token.account),
  };
}
