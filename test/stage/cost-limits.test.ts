import { afterEach, expect, it } from 'vitest';
import { c1, c1Blocking } from '../support/builders/documents.ts';
import { numbered } from '../support/github/demo.ts';
import { addComment } from '../support/github/model/conversation.ts';
import { type ReviewedPullRequest, startReviewed } from '../support/reviewed-pull-request.ts';

let world: ReviewedPullRequest;

afterEach(async () => {
  world.github.assertClean();
  await world.github.close();
});

const app = (text: string) => ({ 'src/app.ts': numbered({ 3: 'changed', 20: 'first 20', 30: text }) });

async function start(limits: Readonly<Record<string, unknown>>): Promise<void> {
  const claude = { run: ['claude'], retries: 0, repairs: 0, ...limits };
  world = await startReviewed({ reviewers: { claude } });
}

it('a reviewer is skipped after its last run; its finding stays open until a person asks for it again', async () => {
  await start({ 'max-runs': 1 });
  world.push(app('second 30'));
  const first = await world.run({ claude: { stdout: c1(c1Blocking()) } });
  world.push(app('third 30'));

  const second = await world.run();

  expect(first.asked).toEqual(['claude']);
  expect(second.asked).toEqual([]);
  expect(second.result).toMatchObject({ status: 'failed', verdict: first.result.verdict });
  expect(world.repository.checkRuns.at(-1)?.summary).toContain('max-runs');

  addComment(world.pull, world.github.world.accounts.named('alice'), '/pr-verdict rerun claude');
  const third = await world.run();
  expect(third.asked).toEqual(['claude']);
  expect(third.result.status).toBe('passed');
});

it('a reviewer without a whole answer is not skipped, and leaves the review incomplete after its last run', async () => {
  await start({ 'max-runs': 2, 'min-change': 100 });
  const fails = { claude: { end: { how: 'killed', signal: 'SIGSEGV' } } } as const;
  await world.run(fails);
  expect((await world.run(fails)).asked).toEqual(['claude']);

  const { asked, result } = await world.run();

  expect(asked).toEqual([]);
  expect(result.status).toBe('incomplete');
});
