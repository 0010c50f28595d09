import type { Snapshot, Source } from '../../../src/ports/source.ts';
import { buildConversation } from '../builders/memory.ts';
import { baseCommit, buildManifest, headCommit } from '../builders/run.ts';

/** A change of nothing on a pull request with an empty conversation, and no policy file. */
export function buildSnapshot(overrides: Partial<Snapshot> = {}): Snapshot {
  const { repository, pullRequest } = buildManifest();
  return {
    ...(repository === undefined ? {} : { repository }),
    ...(pullRequest === undefined ? {} : { pullRequest }),
    commits: { head: headCommit, base: baseCommit, mergeBase: baseCommit },
    diff: new Uint8Array(),
    files: [],
    comments: [],
    conversation: buildConversation(),
    coverage: { expected: 2, covered: 2, missing: [] },
    workingDirectory: { state: 'head', commit: headCommit, differing: [] },
    workingTreeDiff: new Uint8Array(),
    policy: { state: 'absent' },
    evidence: {},
    ...overrides,
  };
}

export function scriptedSource(snapshot: Snapshot): Source {
  return { fetch: async () => snapshot };
}
