import type { Repository } from '../model/repository.ts';
import { presentUser } from './account-view.ts';

export function repositoryView(repository: Repository): Readonly<Record<string, unknown>> {
  const { world, id, nodeId, name, fullName, owner, htmlUrl, apiUrl, visibility, parent } = repository;
  return {
    id,
    node_id: nodeId,
    name,
    full_name: fullName,
    private: visibility === 'private',
    visibility,
    owner: presentUser(world, owner),
    url: apiUrl,
    html_url: htmlUrl,
    clone_url: `${htmlUrl}.git`,
    fork: parent !== undefined,
    default_branch: repository.defaultBranch,
  };
}
