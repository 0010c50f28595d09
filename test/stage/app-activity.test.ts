import { expect, it } from 'vitest';
import { createAppReader } from '../../src/github/app-activity.ts';
import type { Failure } from '../../src/model/failure.ts';
import { appOn } from '../support/apps.ts';
import { checkName } from '../support/builders/run.ts';
import { type DemoRuns, startDemoRuns } from '../support/demo-runs.ts';
import { publishing } from '../support/github/demo.ts';
import { editComment } from '../support/github/model/conversation.ts';
import type { Permissions } from '../support/github/model/world.ts';

const line = { path: 'src/app.ts', line: 5, side: 'RIGHT' };
const annotation = (annotation_level: 'notice' | 'failure', message: string) => {
  return { path: 'new.ts', start_line: 1, end_line: 1, annotation_level, message };
};

/** Reads what apps did, as a run does whose policy names CodeRabbit and Bugbot. */
async function reader(demo: DemoRuns, permissions: Permissions = publishing) {
  const { client } = await demo.connect(permissions);
  const gaps: Failure[] = [];
  const pull = { client, owner: 'octo', repo: 'demo', number: demo.pull.number };
  const gate = { kind: 'check', name: checkName } as const;
  const read = createAppReader({ pull, url: demo.pull.htmlUrl, gate, tool: '0123abcd' }, (gap) =>
    gaps.push(gap),
  );
  const request = { logins: ['coderabbitai'], checks: ['Cursor Bugbot'], statuses: true };
  demo.github.journal.clear();
  return {
    gaps,
    read: () => read({ head: demo.pull.headSha, ...request }),
    sent: () => demo.github.journal.entries.length,
  };
}

const coderabbit = { login: 'coderabbitai', id: 136_622_811, type: 'Bot' };

it('reads reviews, comments, checks, statuses and reactions in one request', async () => {
  const demo = await startDemoRuns();
  const { pull } = demo;
  const [rabbit, bugbot] = [appOn(pull, 'coderabbitai[bot]'), appOn(pull, 'cursor[bot]')];
  rabbit.review({
    body: 'One thing.',
    comments: [{ ...line, start_line: 4, start_side: 'RIGHT', body: '**Leak**' }],
  });
  rabbit.comment('Walkthrough');
  rabbit.status('CodeRabbit', 'success', 'Review completed');
  rabbit.react('eyes');
  const annotations = [annotation('failure', 'No.')];
  bugbot.check({ name: 'Cursor Bugbot', conclusion: 'neutral', title: 'Found 1', annotations });
  bugbot.check({ name: 'Other', conclusion: 'success' });
  const { read, sent } = await reader(demo);
  const { activity } = await read();
  expect(sent()).toBe(1);
  expect(activity).toMatchObject({
    complete: true,
    reviews: [
      {
        account: coderabbit,
        body: 'One thing.',
        state: 'COMMENTED',
        commit: pull.headSha,
        editedByOthers: false,
      },
    ],
    comments: [
      { account: coderabbit, body: 'Walkthrough' },
      {
        body: '**Leak**',
        place: {
          path: 'src/app.ts',
          startLine: 4,
          line: 5,
          originalCommit: pull.headSha,
          reply: false,
          resolved: false,
        },
      },
    ],
    checks: [
      {
        name: 'Cursor Bugbot',
        app: 'cursor',
        status: 'completed',
        conclusion: 'neutral',
        title: 'Found 1',
        annotationCount: 1,
        annotations: [{ path: 'new.ts', startLine: 1, endLine: 1, level: 'failure', message: 'No.' }],
      },
    ],
    statuses: [
      { context: 'CodeRabbit', account: coderabbit, state: 'SUCCESS', description: 'Review completed' },
    ],
    reactions: [{ content: 'EYES', account: coderabbit }],
  });
});

it('shows a review of an earlier head at the new one after a force-push and after a merge of the base', async () => {
  const demo = await startDemoRuns();
  const { pull } = demo;
  const rabbit = appOn(pull, 'coderabbitai[bot]');
  const { read } = await reader(demo);
  const commits = async () => (await read()).activity.reviews.map(({ commit }) => commit);
  rabbit.review({ body: 'Fine.' });
  const first = pull.headSha;
  demo.push();
  expect(await commits()).toEqual([first]);
  demo.pushBase({ 'base.md': 'More.\n' });
  demo.git.branch('feature').merge('main');
  demo.repository.push('feature');
  expect(await commits()).toEqual([pull.headSha]);
  demo.forcePush({ 'new.ts': 'export {};\n' });
  expect(await commits()).toEqual([pull.headSha]);
});

it('knows who ever edited a text, and asks once for each state of it', async () => {
  const demo = await startDemoRuns();
  const { pull, github } = demo;
  const rabbit = appOn(pull, 'coderabbitai[bot]');
  const own = rabbit.comment('Walkthrough');
  const mixed = rabbit.comment('Another');
  rabbit.edit(own, 'Walkthrough, more');
  editComment(mixed, github.world.accounts.named('alice'), 'All good');
  rabbit.edit(mixed, 'Another, again');
  const { read, sent } = await reader(demo);
  const edited = async () => (await read()).activity.comments.map(({ editedByOthers }) => editedByOthers);
  expect(await edited()).toEqual([false, true]);
  expect(sent()).toBe(2);
  expect(await edited()).toEqual([false, true]);
  expect(sent()).toBe(3);
});

it('reads further annotations, fifty in a request', async () => {
  const demo = await startDemoRuns();
  const annotations = Array.from({ length: 120 }, (_, at) => annotation('notice', `${at}`));
  appOn(demo.pull, 'cursor[bot]').check({ name: 'Cursor Bugbot', conclusion: 'neutral', annotations });
  const { read, sent } = await reader(demo);
  const [check] = (await read()).activity.checks;
  expect([check?.annotations.length, check?.annotationCount, sent()]).toEqual([120, 120, 3]);
});

it('proves since when the head is current by a check of ours that is under way', async () => {
  const demo = await startDemoRuns();
  const { read } = await reader(demo);
  expect((await read()).firstCheckAt).toBeNull();
  await demo.review([]);
  const { startedAt } = demo.lastCheck() ?? {};
  const again = await reader(demo);
  expect((await again.read()).firstCheckAt).toBe(startedAt);
});

it('is not complete where the token may not read statuses', async () => {
  const demo = await startDemoRuns();
  appOn(demo.pull, 'coderabbitai[bot]').status('CodeRabbit', 'success', 'Review completed');
  const { statuses: _, ...permissions } = publishing;
  const { read, gaps } = await reader(demo, permissions);
  expect((await read()).activity).toMatchObject({ complete: false, statuses: [] });
  expect(gaps[0]?.fix).toContain('statuses: read');
});

it('is not complete with more checks of a name than are read', async () => {
  const demo = await startDemoRuns();
  for (let n = 0; n < 11; n += 1) appOn(demo.pull, 'cursor[bot]').check({ name: 'Cursor Bugbot' });
  const { read } = await reader(demo);
  expect((await read()).activity).toMatchObject({ complete: false, checks: [] });
});
