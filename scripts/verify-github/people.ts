import { z } from 'zod';
import { NotTried, type Verify } from './assumptions.ts';
import type { GitHub, Sandbox } from './github.ts';
import type { BundleRun } from './run-bundle.ts';

interface PeopleRuns {
  readonly github: GitHub;
  readonly sandbox: Sandbox;
  readonly verify: Verify;
  readonly number: number;
  /** The commit at which the branch of the pull request began. */
  readonly start: string;
  /** A person with write access who did not open the pull request. */
  readonly approver: GitHub | undefined;
  /** A run with an open finding that does not block. */
  readonly run: (inputs?: Readonly<Record<string, string>>) => Promise<BundleRun>;
  /** Moves the pull request's branch to a commit with this word in the lines with findings, which settles the others. */
  readonly push: (word: string) => Promise<void>;
  readonly ended: (run: BundleRun) => string;
}

const policy = `version: 1\npolicy: { human-approval: { paths: ['**'] }, follow-up: { from: low } }\n`;
const waiting = 'Waiting for an approval';
const Issues = z.array(z.looseObject({ number: z.number(), body: z.string().nullish() }));

/** What people decide: the approval of a head, and what a merge leaves. Merges the pull request at the end. */
export async function verifyPeople(runs: PeopleRuns): Promise<void> {
  const { github, sandbox, verify, number, start, run, push, ended } = runs;
  await sandbox.branch('base', await sandbox.commit(start, { '.github/pr-verdict.yml': policy }, 'Policy'));
  const approve = async (commit: string) => {
    if (runs.approver === undefined)
      throw new NotTried('set PR_VERDICT_APPROVER_TOKEN to a token of another person with write access');
    const review = { event: 'APPROVE', commit_id: commit };
    await runs.approver.read(z.unknown(), `/pulls/${number}/reviews`, review);
  };
  const headOf = async () => (await sandbox.pull(number)).head.sha;

  await push('third');
  const before = await headOf();
  await verify('A gate that waits for people passes once one approves this head', async () => {
    const asked = await run();
    if (asked.exitCode !== 2 || !asked.log.includes(waiting)) return ended(asked);
    await approve(before);
    const approved = await run();
    return approved.exitCode === 0 && approved.log.includes('approved by') ? undefined : ended(approved);
  });
  await push('fourth');
  await verify(
    'After a push, an approval of the commit before passes nothing, also when it comes late',
    async () => {
      await run();
      await approve(before);
      const after = await run();
      return after.exitCode === 2 && after.log.includes(waiting) ? undefined : ended(after);
    },
  );

  const merged = await github.request('PUT', `/pulls/${number}/merge`, {});
  await verify('One issue lists what a merge leaves, whatever events repeat', async () => {
    if (merged.status >= 300) return `the merge answered ${merged.status}: ${merged.text.slice(0, 200)}`;
    const open = () => run({ stage: 'follow-up' });
    const [first, second] = [await open(), await open()];
    const all = await github.read(Issues, '/issues?state=open&per_page=100');
    const ours = all.filter(({ body }) => body?.includes(` follow-up ${number} -->`));
    for (const issue of ours)
      await github.read(z.unknown(), `/issues/${issue.number}`, { state: 'closed' }, 'PATCH');
    if (first.exitCode !== 0 || second.exitCode !== 0) return `${ended(first)}; ${ended(second)}`;
    return ours.length === 1 ? undefined : `${ours.length} issues`;
  });
}
