import { afterEach, describe, expect, it, vi } from 'vitest';
import { again, approve, critical, reviewed, type Work } from '../support/answered-review.ts';
import { expectFrugal, measure, openFor, type Situation, timeline } from '../support/counted-run.ts';
import { issueCommentEvent } from '../support/github/events.ts';
import { addComment } from '../support/github/model/conversation.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import type { GitHubStandIn } from '../support/github/stand-in.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';

let github: GitHubStandIn;
let pull: PullRequest;

afterEach(async () => {
  vi.unstubAllGlobals();
  github.assertClean();
  await github.close();
});

const ours = () => pull.reviews.filter(({ author }) => author !== pull.author);

const all = { approved: true, resolves: 'may', onFile: true, trigger: 'workflow_dispatch' } as const;
const works: readonly Work[] = [
  {},
  { approved: true },
  { resolves: 'may' },
  { resolves: 'may-not' },
  { onFile: true },
  { trigger: 'workflow_dispatch' },
  { approved: true, resolves: 'may' },
  { approved: true, resolves: 'may-not' },
  { approved: true, trigger: 'workflow_dispatch' },
  { ...all, trigger: 'pull_request' },
  all,
];
const instructions = { 'src/AGENTS.md': 'Be kind.\n', '.pr-review/security.md': 'Look twice.\n' };
const larger: readonly Situation[] = [{ files: 250 }, { files: 350 }, { threads: 150, base: instructions }];
const cases: readonly (readonly [Situation, Work])[] = [
  ...works.map((work) => [{}, work] as const),
  ...larger.flatMap((situation) => [[situation, { approved: true }] as const, [situation, all] as const]),
];

describe('a run that puts straight what it said before', () => {
  it.each(cases)('keeps to the same promise with %j and %j', async (situation, work) => {
    ({ github, pull } = await reviewed(situation, work));
    const { result, waves } = await expectFrugal(again({ github, pull }, work));
    expect(result, timeline(waves)).toMatchObject({
      receipt: { outcome: 'published', counts: { inline: 1, file: work.onFile ? 1 : 0 }, missing: [] },
    });
    const states = work.approved ? ['DISMISSED', 'DISMISSED', 'COMMENTED'] : ['DISMISSED', 'COMMENTED'];
    expect(ours().map(({ state }) => state)).toEqual(states);
    expect(ours().filter(({ body }) => body.startsWith('What was open here'))).toHaveLength(
      states.length - 1,
    );
    const settled = pull.threads.filter(({ comments }) => comments[0]?.body.startsWith('**✅ Fixed**'));
    expect(settled).toHaveLength(2);
    expect(settled.filter(({ resolvedBy }) => resolvedBy !== undefined)).toHaveLength(
      work.resolves === 'may' ? 2 : 0,
    );
  });

  it('keeps to it where nothing new is told', async () => {
    ({ github, pull } = await reviewed({ threads: 150, base: instructions }, all));
    const { result } = await expectFrugal({ ...again({ github, pull }, all), findings: [] });
    expect(result).toMatchObject({ verdict: 'PASS' });
  });
});

describe('a run that settles everything that a full review found', () => {
  const files = 50;
  const each = Array.from({ length: files }, (_, index) =>
    reviewOutputFinding({
      file: `src/${index}.ts`,
      line: 1,
      severity: 'CRITICAL',
      issue: `Number ${index} is wrong.`,
    }),
  );

  it.each<readonly [Work, readonly number[]]>([
    [{}, [51, 51]],
    [{ approved: true }, [103]],
    [{ approved: true, onFile: true, trigger: 'workflow_dispatch' }, [103]],
  ])('edits and resolves fifty comments within the promise, with %j', async (work, sizes) => {
    ({ github, pull } = await openFor({ files, threads: 150, base: instructions }));
    const inputs = { 'max-comments': `${files}` };
    await measure({ github, pull, findings: each, inputs });
    if (work.approved) approve(pull);
    const { git } = pull.repository;
    const answers = each.map((_, index) => [`src/${index}.ts`, `// Answer ${index}\n`] as const);
    git.branch('feature').writeAll(Object.fromEntries(answers)).commit('Answer all');
    pull.repository.push('feature');

    const started = again({ github, pull }, { ...work, resolves: 'may' });
    const { result } = await expectFrugal(started);
    expect(result).toMatchObject({ receipt: { outcome: 'published', missing: [] } });
    const settled = pull.threads.filter(({ comments }) => comments[0]?.body.startsWith('**✅ Fixed**'));
    expect(settled.filter(({ resolvedBy }) => resolvedBy !== undefined)).toHaveLength(files);
    const isUpkeep = ({ operations }: { readonly operations: readonly string[] }) =>
      operations.includes('resolveReviewThread');
    expect(github.journal.entries.filter(isUpkeep).map(({ operations }) => operations.length)).toEqual(sizes);
  });
});

describe('a run that a comment starts', () => {
  it.each<Situation>([{}, { threads: 150 }])('keeps to the same promise with %j', async (situation) => {
    ({ github, pull } = await openFor({ files: 2, ...situation }));
    await measure({ github, pull, findings: [critical] });
    approve(pull);
    const [thread] = pull.threads.slice(situation.threads ?? 0);
    const id = /:([a-z-]+-[0-9a-f]{8}-[0-9-]+):critical/.exec(thread?.comments[0]?.body ?? '')?.[1];
    const comment = addComment(pull, pull.author, `/pr-verdict wont-fix ${id} the table is public`);
    const payload = issueCommentEvent(comment);
    const { result } = await expectFrugal({
      github,
      pull,
      findings: [],
      event: { name: 'issue_comment', payload },
    });
    expect(result).toMatchObject({ status: 'passed', verdict: 'PASS' });
    expect(ours().map(({ state }) => state)).toEqual(['DISMISSED', 'DISMISSED']);
    expect(comment.reactions.map(({ content }) => content)).toEqual(['+1']);
  });
});
