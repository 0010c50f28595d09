import type { Annotation, CheckRun, CommitStatus } from '../model/check-run.ts';
import type { Repository } from '../model/repository.ts';
import { presentUser, userView } from './account-view.ts';
import { minimalPullView } from './pull-view.ts';

type View = Readonly<Record<string, unknown>>;

export function checkRunView(run: CheckRun): View {
  const { repository, id, headSha } = run;
  const url = `${repository.apiUrl}/check-runs/${id}`;
  return {
    id,
    name: run.name,
    node_id: run.nodeId,
    head_sha: headSha,
    external_id: run.externalId ?? '',
    url,
    html_url: `${repository.htmlUrl}/runs/${id}`,
    details_url: run.detailsUrl ?? `${repository.htmlUrl}/runs/${id}`,
    status: run.status,
    conclusion: run.conclusion ?? null,
    started_at: run.startedAt ?? run.startedByDefault,
    completed_at: run.completedAt ?? null,
    output: {
      title: run.title ?? null,
      summary: run.summary ?? null,
      text: run.text ?? null,
      annotations_count: run.annotations.length,
      annotations_url: `${url}/annotations`,
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

function appView({ repository, token }: CheckRun): View {
  const { world } = repository;
  const slug = token.account.login.replace('[bot]', '');
  return {
    id: token.kind === 'workflow' ? 15368 : token.account.id,
    slug,
    node_id: `A_${token.account.id}`,
    owner: presentUser(world, world.accounts.named('github')),
    name: token.kind === 'workflow' ? 'GitHub Actions' : slug,
    description: null,
    external_url: `${world.urls.server}/apps/${slug}`,
    html_url: `${world.urls.server}/apps/${slug}`,
    created_at: '2018-07-30T09:30:17Z',
    updated_at: '2024-04-10T20:33:16Z',
    permissions: {},
    events: [],
  };
}

export function annotationView({ repository, headSha }: CheckRun, annotation: Annotation): View {
  return {
    path: annotation.path,
    blob_href: `${repository.htmlUrl}/blob/${headSha}/${annotation.path}`,
    start_line: annotation.start_line,
    end_line: annotation.end_line,
    start_column: annotation.start_column ?? null,
    end_column: annotation.end_column ?? null,
    annotation_level: annotation.annotation_level,
    title: annotation.title ?? null,
    message: annotation.message,
    raw_details: annotation.raw_details ?? null,
  };
}

export function statusView(repository: Repository, status: CommitStatus): View {
  return {
    ...simpleStatusView(repository, status),
    creator: userView(repository.world, status.token.account),
  };
}

export function simpleStatusView(repository: Repository, status: CommitStatus): View {
  const { account } = status.token;
  return {
    url: `${repository.apiUrl}/statuses/${status.sha}`,
    avatar_url: `${repository.world.urls.server}/avatars/u/${account.id}`,
    id: status.id,
    node_id: `SC_kwDO${status.id}`,
    state: status.state,
    description: status.description ?? null,
    target_url: status.targetUrl ?? null,
    context: status.context,
    created_at: status.createdAt,
    updated_at: status.createdAt,
  };
}
