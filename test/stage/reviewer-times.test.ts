import { expect, it } from 'vitest';
import { runConfigured, scripted } from '../support/configured-run.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';

const answer = JSON.stringify([{ ...reviewOutputFinding(), file: 'src/app.ts', line: 3 }]);
const reviewers = { model: { run: ['model'] }, received: { required: false } };

/** One run in which the reviewer crashes once and then answers; times are those of its two attempts. */
async function reviewTaking(...[first, second]: readonly [number, number]) {
  const directory = new MemoryDirectory();
  const { checks, publisher } = await runConfigured(
    { reviewers },
    {
      onGitHub: true,
      directory,
      commands: scripted(
        { end: { how: 'killed', signal: 'SIGSEGV' }, duration: first },
        { stdout: answer, duration: second },
      ),
    },
  );
  return {
    check: checks?.concluded[0]?.output.summary ?? '',
    report: directory.text('report.md'),
    posted: JSON.stringify([publisher?.requests, publisher?.submissions]),
  };
}

it('tells in the check and the job summary how long all attempts of a reviewer took, and what became of its findings', async () => {
  const { check, report } = await reviewTaking(61_000, 2_400);
  for (const told of [check, report]) {
    expect(told).toContain('| `model` | ai | reviewed | 1 | 1 | 0 | 0 | 1 min 3 s |');
    expect(told).toMatch(/^\| `received` .* \| – \|$/m);
  }
});

it('posts the same bytes, however long anybody took', async () => {
  const quick = await reviewTaking(10, 20);
  const slow = await reviewTaking(300_000, 400_000);
  expect(slow.posted).toBe(quick.posted);
  expect(slow.posted).toContain('The value is computed twice');
  expect(slow.check).not.toBe(quick.check);
});
