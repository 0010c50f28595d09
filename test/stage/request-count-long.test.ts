import { afterEach, describe, expect, it, vi } from 'vitest';
import { again, approve, critical, type Work } from '../support/answered-review.ts';
import {
  expectFrugal,
  inline,
  measure,
  onFile,
  openFor,
  outside,
  type Situation,
  say,
} from '../support/counted-run.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import type { GitHubStandIn } from '../support/github/stand-in.ts';

let github: GitHubStandIn;
let pull: PullRequest;

afterEach(async () => {
  vi.unstubAllGlobals();
  github.assertClean();
  await github.close();
});

const everything = { threads: 1_500, replies: 900, remarks: 2_000 };
const ofManyFiles = { ...everything, files: 1_200 };
const all = { approved: true, resolves: 'may', onFile: true, trigger: 'workflow_dispatch' } as const;

describe('a run on a pull request where much was said', () => {
  it.each<Situation>([
    { threads: 1_500 },
    { remarks: 2_000 },
    { threads: 1, replies: 900 },
    everything,
    ofManyFiles,
  ])('keeps to the promised requests and nine round trips with %j', async (situation) => {
    ({ github, pull } = await openFor(situation));
    const { result } = await expectFrugal({ github, pull, findings: [inline, onFile, outside] });
    expect(result).toMatchObject({ receipt: { outcome: 'published', counts: { inline: 1, file: 1 } } });
  });

  it.each<Work>([{ approved: true }, all])(
    'keeps to them where it puts straight what it said in the midst of it, with %j',
    async (work) => {
      ({ github, pull } = await openFor({ files: 2, threads: 750, remarks: 1_000 }));
      await measure({ github, pull, findings: [inline, critical, outside] });
      approve(pull);
      say(pull, { threads: 750, replies: 900, remarks: 1_000 });
      const { git } = pull.repository;
      git
        .branch('feature')
        .writeAll({ 'src/0.ts': '// First.\n', 'src/1.ts': '// Second.\n' })
        .commit('Answer');
      pull.repository.push('feature');

      const { result } = await expectFrugal(again({ github, pull }, work));
      expect(result).toMatchObject({ receipt: { outcome: 'published', missing: [] } });
      const settled = pull.threads.filter(({ comments }) => comments[0]?.body.startsWith('**✅ Fixed**'));
      expect(settled).toHaveLength(2);
      const ours = pull.reviews.filter(({ author }) => author !== pull.author);
      expect(ours.map(({ state }) => state)).toEqual(['DISMISSED', 'DISMISSED', 'COMMENTED']);
    },
  );
});
