import type { Repository } from '../model/repository.ts';
import { presentUser } from './account-view.ts';

type View = Readonly<Record<string, unknown>>;

const linkTemplates: Readonly<Record<string, string>> = {
  archive_url: '/{archive_format}{/ref}',
  assignees_url: '/assignees{/user}',
  blobs_url: '/git/blobs{/sha}',
  branches_url: '/branches{/branch}',
  collaborators_url: '/collaborators{/collaborator}',
  comments_url: '/comments{/number}',
  commits_url: '/commits{/sha}',
  compare_url: '/compare/{base}...{head}',
  contents_url: '/contents/{+path}',
  contributors_url: '/contributors',
  deployments_url: '/deployments',
  downloads_url: '/downloads',
  events_url: '/events',
  forks_url: '/forks',
  git_commits_url: '/git/commits{/sha}',
  git_refs_url: '/git/refs{/sha}',
  git_tags_url: '/git/tags{/sha}',
  hooks_url: '/hooks',
  issue_comment_url: '/issues/comments{/number}',
  issue_events_url: '/issues/events{/number}',
  issues_url: '/issues{/number}',
  keys_url: '/keys{/key_id}',
  labels_url: '/labels{/name}',
  languages_url: '/languages',
  merges_url: '/merges',
  milestones_url: '/milestones{/number}',
  notifications_url: '/notifications{?since,all,participating}',
  pulls_url: '/pulls{/number}',
  releases_url: '/releases{/id}',
  stargazers_url: '/stargazers',
  statuses_url: '/statuses/{sha}',
  subscribers_url: '/subscribers',
  subscription_url: '/subscription',
  tags_url: '/tags',
  teams_url: '/teams',
  trees_url: '/git/trees{/sha}',
};

/** The part that GitHub embeds in checks, runs and commits. */
export function minimalRepositoryView(repository: Repository): View {
  const { world, id, nodeId, name, fullName, owner, htmlUrl, apiUrl, visibility, parent } = repository;
  const links = Object.entries(linkTemplates).map(([key, path]) => [key, `${apiUrl}${path}`]);
  return {
    id,
    node_id: nodeId,
    name,
    full_name: fullName,
    private: visibility === 'private',
    owner: presentUser(world, owner),
    html_url: htmlUrl,
    description: null,
    fork: parent !== undefined,
    url: apiUrl,
    ...Object.fromEntries(links),
  };
}

export function repositoryView(repository: Repository): View {
  const { htmlUrl, fullName, visibility, defaultBranch, createdAt, world } = repository;
  const host = new URL(world.urls.server).host;
  const open = repository.pulls.filter((pull) => pull.state === 'open').length;
  return {
    ...minimalRepositoryView(repository),
    clone_url: `${htmlUrl}.git`,
    git_url: `git://${host}/${fullName}.git`,
    ssh_url: `git@${host}:${fullName}.git`,
    svn_url: htmlUrl,
    mirror_url: null,
    homepage: null,
    language: null,
    license: null,
    visibility,
    default_branch: defaultBranch,
    archived: false,
    disabled: false,
    is_template: false,
    topics: [],
    has_issues: true,
    has_projects: true,
    has_wiki: true,
    has_pages: false,
    has_downloads: true,
    has_discussions: false,
    allow_forking: true,
    web_commit_signoff_required: false,
    size: 0,
    forks: 0,
    forks_count: 0,
    stargazers_count: 0,
    watchers: 0,
    watchers_count: 0,
    open_issues: open,
    open_issues_count: open,
    pushed_at: createdAt,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

export function fullRepositoryView(repository: Repository): View {
  const { parent } = repository;
  return {
    ...repositoryView(repository),
    network_count: 0,
    subscribers_count: 0,
    ...(parent === undefined ? {} : { parent: repositoryView(parent), source: repositoryView(parent) }),
  };
}
