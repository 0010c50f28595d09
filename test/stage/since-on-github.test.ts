import { afterEach, expect, it } from 'vitest';
import { readDiffBetween } from '../../src/github/comparison.ts';
import { packState, readStateText, stateLine, unpackState } from '../../src/memory/packed-state.ts';
import type { RunState } from '../../src/memory/run-state.ts';
import { numbered } from '../support/github/demo.ts';
import { connectAs } from '../support/github-client.ts';
import { type ReviewedPullRequest, startReviewed } from '../support/reviewed-pull-request.ts';
import { documentedPermissions } from '../support/twelve-findings.ts';

let world: ReviewedPullRequest;

afterEach(async () => {
  world.github.assertClean();
  await world.github.close();
});

async function start(): Promise<void> {
  world = await startReviewed({ reviewers: { claude: { run: ['claude'], retries: 0, repairs: 0 } } });
}

const app = (text: string) => ({ 'src/app.ts': numbered({ 20: 'first 20', 30: text }) });
const sinceNow = async (...given: Parameters<ReviewedPullRequest['run']>) =>
  (await world.run(...given)).since.get('claude');
const compared = () =>
  world.github.journal.entries.filter(({ route }) => route?.includes('/compare/') === true).length;

it('is the change since the reviewer last completed, from the state in our check, for one request more', async () => {
  await start();
  expect(await sinceNow()).toBeUndefined();
  expect(compared()).toBe(1);
  world.push(app('second 30'));
  world.github.journal.clear();

  const since = await sinceNow();

  expect(since).toContain('+second 30');
  expect(since).not.toContain('+first 20');
  expect(compared()).toBe(2);
});

it('reaches back past runs in which the reviewer gave no whole answer', async () => {
  await start();
  await world.run();
  world.push(app('second 30'));
  await world.run({ claude: { end: { how: 'killed', signal: 'SIGSEGV' } } });
  world.push(app('third 30'));
  await world.run({ claude: { stdout: '[{}]' } });

  const since = await sinceNow();

  expect(since).toContain('+third 30');
  expect(since).not.toContain('second 30');
});

it('is unknown from a head that is no ancestor', async () => {
  await start();
  const { github, repository, pull } = world;
  const before = pull.headSha;
  world.push(app('second 30'));
  const after = pull.headSha;
  world.push(app('third 30'), repository.defaultBranch);
  const { client } = await connectAs(github, { repository, permissions: documentedPermissions });
  const between = (from: string, to: string) =>
    readDiffBetween(client, { owner: 'octo', repo: 'demo' }, [from, to]);

  expect(Buffer.from((await between(before, after)) ?? []).toString()).toContain('+second 30');
  expect(await between(after, pull.headSha)).toBeUndefined();
});

it.each<[string, (state: RunState) => RunState | undefined]>([
  ['another pull request', (state) => ({ ...state, pull: 2 })],
  ['another instance', (state) => ({ ...state, tool: 'abcdef12' })],
  ['another head', (state) => ({ ...state, head: '0'.repeat(40) })],
  ['nothing of ours', () => undefined],
])('rests on no check that is about %s', async (_, forge) => {
  await start();
  await world.run();
  world.push(app('second 30'));
  const [check] = world.repository.checkRuns;
  const state = unpackState(readStateText(check?.text ?? '') ?? '');
  if (check === undefined || state?.completed === undefined) throw new Error('The check keeps no answers');
  const forged = forge(state);
  check.text = forged === undefined ? 'anything' : stateLine(packState(forged, 60_000) ?? '');

  expect(await sinceNow()).toBeUndefined();
});

it('is absent where the token may not read checks, and the run goes on', async () => {
  await start();
  await world.run();
  world.push(app('second 30'));
  const { checks: _, ...permissions } = documentedPermissions;

  expect(await sinceNow({}, { permissions, settings: { gate: 'job' } })).toBeUndefined();
});
