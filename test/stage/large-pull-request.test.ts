import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseDiff } from '../../src/diff/parse-diff.ts';
import { createJobCheckout } from '../../src/git/job-checkout.ts';
import { createGitHubSource } from '../../src/github/github-source.ts';
import { toolKey } from '../../src/model/mark.ts';
import { checkName } from '../support/builders/run.ts';
import { gitEnvironment } from '../support/git.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import type { Repository } from '../support/github/model/repository.ts';
import { type GitHubStandIn, startGitHub } from '../support/github/stand-in.ts';
import { connectAs } from '../support/github-client.ts';

/** More than GitHub lists. */
const total = 3_040;
const pages = 30;

let github: GitHubStandIn;
let repository: Repository;
let pull: PullRequest;

beforeAll(async () => {
  github = await startGitHub();
  repository = github.createRepository({ owner: 'octo', name: 'demo', files: { 'a.txt': 'one\n' } });
  const change = Array.from({ length: total }, (_, n) => [
    `src/${n % 40}/f${String(n).padStart(4, '0')}.ts`,
    `${n}\n`,
  ]);
  repository.git.branch('topic').writeAll(Object.fromEntries(change)).commit('Change');
  pull = repository.openPullRequest({ head: 'topic' });
  // The stand-in works a diff out once; not while a request waits for it.
  pull.comparison();
}, 120_000);

afterAll(async () => {
  await github.close();
});

async function fetchChange(withCheckout: boolean) {
  const { client } = await connectAs(github, { repository }, { deadlineMs: 60_000 });
  const lines: string[] = [];
  const checkout = createJobCheckout({
    directory: repository.checkout({ ref: 'refs/pull/1/merge', depth: 0 }).dir,
    environment: gitEnvironment(),
  });
  const source = createGitHubSource({
    tool: toolKey(checkName),
    client,
    repository: { owner: 'octo', name: 'demo', serverUrl: github.serverUrl },
    number: pull.number,
    inspect: async () => ({
      workingDirectory: { state: 'absent', differing: [] },
      workingTreeDiff: new Uint8Array(),
    }),
    reporter: { info: (line) => lines.push(line), warning: (line) => lines.push(line) },
    ...(withCheckout && { checkout }),
  });
  return { snapshot: await source.fetch({ policyPath: '.github/pr-verdict.yml' }), lines };
}

/** Holds pages of the file list back until all are asked for. */
function holdFilePages(): { readonly most: () => number; readonly count: () => number } {
  const held: (() => void)[] = [];
  let asked = 0;
  let open = 0;
  let most = 0;
  github.afterRequest(({ path }) => {
    if (path.includes('/pulls/1/files')) open -= 1;
  });
  github.beforeRequest(async ({ path }) => {
    if (!path.includes('/pulls/1/files')) return;
    asked += 1;
    const wave = new Promise<void>((go) => held.push(go));
    open += 1;
    most = Math.max(most, open);
    if (asked % pages === 0) {
      // More than there may be would come now.
      for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
      for (const go of held.splice(0)) go();
    }
    await wave;
  });
  return { most: () => most, count: () => asked };
}

it('is listed side by side, tells how far it is, and is not complete beyond 3,000 files', async () => {
  const held = holdFilePages();
  const { snapshot, lines } = await fetchChange(false);
  expect(held.count()).toBe(pages);
  expect(held.most()).toBe(pages);
  expect(lines).toEqual([
    'Reading 3040 changed files of #1.',
    ...[500, 1000, 1500, 2000, 2500, 3000].map((read) => `Read ${read} of 3040 changed files.`),
    'GitHub does not hand out this diff whole; it is put together from other sources.',
  ]);
  expect(snapshot.coverage).toEqual({
    expected: total,
    covered: 3_000,
    missing: [{ path: '/', reason: 'file-list-capped' }],
  });
  github.assertClean();
}, 120_000);

it("is whole with all commits in the job's checkout", async () => {
  const { snapshot } = await fetchChange(true);
  expect(snapshot.coverage).toEqual({ expected: total, covered: total, missing: [] });
  expect(snapshot.files).toHaveLength(total);
  const parsed = parseDiff(snapshot.diff);
  expect(parsed.ok && parsed.diff.files.length).toBe(total);
}, 120_000);
