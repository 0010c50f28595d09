import type { Stage } from '../policy/settings.ts';

type Scope = 'contents' | 'pull-requests' | 'issues' | 'checks' | 'statuses';
type Level = 'read' | 'write';

/** Scopes of the job token; a scope that is not listed is not needed. */
export type Permissions = Readonly<Partial<Record<Scope, Level>>>;

/** Statuses are read of apps that answer by one. */
const publishing: Permissions = {
  contents: 'read',
  'pull-requests': 'write',
  issues: 'read',
  checks: 'write',
  statuses: 'read',
};

/**
 * What each stage asks of the job token. `doctor` names a missing scope from here, and the table of the reference is
 * made from it. With `gate: status` the gate needs `statuses` in place of `checks`.
 * @see https://docs.github.com/en/rest/authentication/permissions-required-for-github-apps
 */
export const permissions: Readonly<Record<Stage, Permissions>> = {
  run: publishing,
  publish: publishing,
  open: { contents: 'read', 'pull-requests': 'read', checks: 'write' },
  fetch: { contents: 'read', 'pull-requests': 'read', issues: 'read', checks: 'read' },
  review: {},
  ingest: {},
  write: { 'pull-requests': 'write' },
  gate: { contents: 'read', checks: 'write' },
  'follow-up': { contents: 'read', 'pull-requests': 'read', issues: 'write', checks: 'read' },
};
