import { afterEach, describe, expect, it, vi } from 'vitest';
import { c1Finding } from '../support/builders/documents.ts';
import {
  eventOf,
  expectFrugal,
  inline,
  measure,
  onFile,
  other,
  outside,
  type Trigger,
  timeline,
} from '../support/counted-run.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import type { GitHubStandIn } from '../support/github/stand-in.ts';
import { openFor, type Situation } from '../support/open-pull-request.ts';

let github: GitHubStandIn;
let pull: PullRequest;

afterEach(async () => {
  vi.unstubAllGlobals();
  github.assertClean();
  await github.close();
});

async function open(situation: Situation): Promise<void> {
  ({ github, pull } = await openFor(situation));
}

const sizes: readonly Situation[] = [
  {},
  { files: 350 },
  { threads: 1, replies: 150 },
  { files: 150, threads: 120, remarks: 250, commits: 120 },
];

describe('a run that publishes a review', () => {
  it.each(sizes)('keeps to the promised requests and round trips with %j', async (situation) => {
    await open(situation);
    const { result } = await expectFrugal({ github, pull, findings: [inline, onFile, outside] });
    expect(result).toMatchObject({ receipt: { outcome: 'published', counts: { inline: 1, file: 1 } } });
  });

  it('waits seven times without threads on whole files', async () => {
    await open({});
    const { waves, requests } = await expectFrugal({ github, pull, findings: [inline] });
    expect(waves).toHaveLength(7);
    expect(requests).toBe(12);
  });

  it('waits no longer, and asks no more, for threads on whole files', async () => {
    await open({});
    const { waves, requests } = await expectFrugal({ github, pull, findings: [inline, onFile] });
    expect(waves).toHaveLength(7);
    expect(requests).toBe(12);
  });
});

const instructions = { 'src/AGENTS.md': 'Be kind.\n', '.pr-review/security.md': 'Look twice.\n' };
const known: readonly Situation[] = [{}, { threads: 150, base: instructions }];
const triggers: readonly Trigger[] = ['pull_request', 'workflow_dispatch'];

describe('a run on a pull request that it reviewed before', () => {
  it.each(known)('writes nothing but its check the second time, with %j', async (situation) => {
    await open(situation);
    const findings = [inline, onFile, outside];
    await measure({ github, pull, findings });
    const { waves } = await expectFrugal({ github, pull, findings });
    const writes = waves
      .flat()
      .filter((name) => !/^GET|graphql (?:NameOnHead|Overview|CheckTexts|More|OwnReviews)$/.test(name));
    expect(writes.every((name) => name.includes('/check-runs'))).toBe(true);
    expect(writes).toHaveLength(2);
  });

  it('waits four times the second time', async () => {
    await open({});
    const findings = [inline, onFile, outside];
    await measure({ github, pull, findings });
    const { waves } = await measure({ github, pull, findings });
    expect(waves, timeline(waves)).toHaveLength(4);
  });

  it.each(known.flatMap((situation) => triggers.map((trigger) => [situation, trigger] as const)))(
    'compares the heads within the promise after a push, with %j on %s',
    async (situation, trigger) => {
      await open(situation);
      await measure({ github, pull, findings: [inline, outside] });
      pull.repository.git.branch('feature').write('src/0.ts', '// First.\nexport {};\n').commit('Answer');
      pull.repository.push('feature');

      const findings = [{ ...inline, line: 2 }, outside, onFile, { ...other, line: 2 }];
      const event = eventOf(pull, trigger);
      const { result, waves } = await expectFrugal({ github, pull, findings, event });
      expect(result).toMatchObject({ receipt: { outcome: 'published', counts: { inline: 1, file: 1 } } });
      expect(waves[2]).toContain('POST /api/graphql CheckTexts');
      expect(waves[3]).toContain('POST /api/graphql More');
    },
  );
});

describe('a run that settles many earlier findings', () => {
  it('updates all of them in one request, however many comments that are', async () => {
    const files = 30;
    await open({ files });
    const each = Array.from({ length: files }, (_, index) =>
      c1Finding({ file: `src/${index}.ts`, line: 1, issue: `File ${index} is one of a kind.` }),
    );
    await measure({ github, pull, findings: each });
    const { git } = pull.repository;
    const answers = each.map((_, index) => [`src/${index}.ts`, `// Answer ${index}\n`] as const);
    git.branch('feature').writeAll(Object.fromEntries(answers)).commit('Answer all');
    pull.repository.push('feature');

    const { waves } = await expectFrugal({ github, pull, findings: [] });
    expect(waves.flat().filter((name) => name.includes('graphql Upkeep'))).toHaveLength(1);
    const closed = pull.threads.filter(({ comments }) =>
      comments[0]?.body.startsWith('<details>\n<summary>✅ Fixed'),
    );
    expect(closed).toHaveLength(files);
  });
});
