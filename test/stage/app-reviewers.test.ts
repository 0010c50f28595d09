import { describe, expect, it } from 'vitest';
import { buildActivity } from '../support/app-activity.ts';
import {
  alice,
  blocking,
  checkOf,
  clean,
  newestComment,
  openIn,
  policyOf,
  problem,
  rabbitAndModel,
  reviewWith,
} from '../support/app-runs.ts';
import { appOn } from '../support/apps.ts';
import { c1Finding } from '../support/builders/documents.ts';
import { runConfigured } from '../support/configured-run.ts';
import { critical, type DemoRuns, minor, startDemoRuns } from '../support/demo-runs.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import {
  pullRequestEvent,
  reviewCommentEvent,
  reviewEvent,
  workflowRunEvent,
} from '../support/github/events.ts';
import { editComment } from '../support/github/model/conversation.ts';
import type { ReviewComment } from '../support/github/model/review.ts';
import { recordRun, uploadArtifact } from '../support/github/model/workflow-run.ts';
import { removeComment } from '../support/github/reviewing.ts';
import { documentedPermissions } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';
import { zipOf } from '../support/zip-writer.ts';

async function started(options = rabbitAndModel) {
  const demo = await startDemoRuns(options);
  // Our first check on this head: what names it and came later is about it.
  await demo.review([]);
  return { demo, rabbit: appOn(demo.pull, 'coderabbitai[bot]') };
}

const ours = ({ pull }: DemoRuns) =>
  pull.threads.filter(({ comments }) => comments[0]?.author.login === 'github-actions[bot]').length;

it('an app that is not required leaves a concluded check as it is where it cannot be read once more', async () => {
  const demo = await startDemoRuns(
    policyOf('coderabbit: { app: coderabbitai, required: false }, claude: {}'),
  );
  const isConclusion = (r: { method: string; path: string }) =>
    r.method === 'PATCH' && /check-runs/.test(r.path);
  demo.onceAfter(isConclusion, () => demo.answer(({ path }) => path === '/graphql', 502, 'bad gateway'));
  expect((await demo.run([minor])).result).toMatchObject({ status: 'passed', conclusion: 'success' });
  expect(checkOf(demo)).toMatchObject({ conclusion: 'success' });
});

describe('a required app', () => {
  it('that is silent leaves the check in progress, which alone says what to write to it', async () => {
    const { demo } = await started();
    expect(checkOf(demo)).toMatchObject({ conclusion: 'in_progress', title: 'Waiting for coderabbit' });
    expect(checkOf(demo).summary).toContain('`@coderabbitai review`');
    expect(demo.pull.reviews.map(({ body }) => body).join()).not.toContain('@coderabbitai');
  });

  it('that refuses is quoted', async () => {
    const { demo, rabbit } = await started();
    rabbit.status('CodeRabbit', 'success', 'Review rate limited');
    await demo.review([]);
    expect(checkOf(demo).conclusion).toBe('action_required');
    expect(checkOf(demo).summary).toContain('Review rate limited');
  });

  it('that reviewed this head completes the review, whose finding is weighed like others', async () => {
    const { demo, rabbit } = await started();
    rabbit.review(blocking);
    await demo.review([]);
    expect(checkOf(demo)).toMatchObject({ conclusion: 'failure' });
    expect(checkOf(demo).summary).toContain(problem);
  });

  it('does not complete by a review of an earlier head that GitHub points at this one', async () => {
    const { demo, rabbit } = await started();
    rabbit.review({ body: 'Fine.' });
    demo.forcePush({ 'new.ts': 'export {};\n' });
    await demo.review([]);
    expect(demo.pull.reviews.find(({ author }) => author === rabbit.account)?.commitId).toBe(
      demo.pull.headSha,
    );
    expect(checkOf(demo).conclusion).toBe('in_progress');
  });

  it('completes by a review from before our first check only if its event named the commit, also in later runs', async () => {
    const demo = await startDemoRuns(rabbitAndModel);
    const rabbit = appOn(demo.pull, 'coderabbitai[bot]');
    const review = rabbit.review(clean);
    await demo.review([]);
    expect(checkOf(demo).conclusion).toBe('in_progress');
    const given = { files: { 'claude.json': '[]' }, inputs: { findings: 'claude.json' } };
    await demo.runOn('pull_request_review', reviewEvent(review), given);
    expect(checkOf(demo).conclusion).toBe('success');
    await demo.review([]);
    expect(checkOf(demo).conclusion).toBe('success');
  });

  it('does not complete where the change touches its own configuration, until a person waives it', async () => {
    const demo = await startDemoRuns({
      ...rabbitAndModel,
      change: { '.coderabbit.yaml': 'reviews: {}\n', 'src/app.ts': 'export {};\n' },
    });
    demo.repository.collaborators.set('octo', 'admin');
    await demo.review([]);
    const rabbit = appOn(demo.pull, 'coderabbitai[bot]');
    rabbit.review(clean);
    await demo.review([]);
    expect(checkOf(demo).line).toMatch(/^action_required: .*coderabbit is blocked/);
    demo.say('octo', '/pr-verdict waive coderabbit I read the file.');
    await demo.review([]);
    expect(checkOf(demo).conclusion).toBe('success');
  });
});

describe('a check that waits', () => {
  it('is ended by the next run on its head, which forgets nothing of it', async () => {
    const demo = await startDemoRuns(rabbitAndModel);
    await demo.review([minor]);
    const before = demo.lastState()?.findings;
    await demo.review([minor]);
    expect(demo.conclusions()).toEqual(['cancelled', 'in_progress']);
    expect(demo.lastState()?.findings.map(({ id }) => id)).toEqual(before?.map(({ id }) => id));
    expect(ours(demo)).toBe(1);
    appOn(demo.pull, 'coderabbitai[bot]').review(clean);
    await demo.review([minor]);
    expect(demo.conclusions()).toEqual(['cancelled', 'cancelled', 'success']);
  });

  it('is none where more than apps is missing, or a finding blocks', async () => {
    const demo = await startDemoRuns(policyOf('coderabbit: { app: coderabbitai }, claude: {}, other: {}'));
    await demo.review([]);
    expect(checkOf(demo).line).toMatch(/^action_required: Incomplete/);
    await demo.review([critical]);
    expect(checkOf(demo).conclusion).toBe('failure');
  });

  it('waits for an optional app where no other reviewer is', async () => {
    const demo = await startDemoRuns(policyOf('coderabbit: { app: coderabbitai, required: false }'));
    await demo.run([], { files: {} });
    expect(checkOf(demo)).toMatchObject({ conclusion: 'in_progress', title: 'Waiting for coderabbit' });
  });

  it.each([
    ['verdict', 2],
    ['operational', 0],
  ])(
    'ends the step with `step-result: %s` as %i, and says so in the outputs',
    async (stepResult, exitCode) => {
      const demo = await startDemoRuns(rabbitAndModel);
      const { result, reporter } = await demo.runOn('pull_request', pullRequestEvent(demo.pull, 'opened'), {
        files: { 'claude.json': '[]' },
        inputs: { findings: 'claude.json', 'step-result': stepResult },
      });
      expect(result).toMatchObject({ status: 'waiting', exitCode });
      expect(Object.fromEntries(reporter.outputs)).toMatchObject({
        status: 'waiting',
        conclusion: '',
        verdict: '',
      });
    },
  );

  it('is an error with `gate: status`, which nothing concludes again', async () => {
    const demo = await startDemoRuns(rabbitAndModel);
    const permissions = { ...documentedPermissions, statuses: 'write' } as const;
    const { result } = await demo.run([], { settings: { gate: 'status' }, permissions });
    expect(result).toMatchObject({ status: 'waiting', verdict: '', exitCode: 2 });
    expect(demo.repository.statuses.at(-1)).toMatchObject({
      state: 'error',
      description: expect.stringMatching(/^Waiting for coderabbit/),
    });
  });
});

describe('a document under the id of an app', () => {
  it('that a job or a person hands over is ignored', async () => {
    const { demo } = await started();
    const forged = [c1Finding({ line: 5 })];
    const findings = [{ glob: 'claude.json' }, { glob: 'rabbit.json', reviewer: 'coderabbit' }];
    const files = { 'claude.json': '[]', 'rabbit.json': JSON.stringify(forged) };
    const { result, reporter } = await demo.run([], { files, settings: { findings } });
    expect(result).toMatchObject({ status: 'waiting', findings: [] });
    expect(reporter.lines.join('\n')).toContain('rabbit.json is ignored');
  });
});

/** What a reviewers' job would have to upload for the app to have reviewed and found nothing. */
const forgedRun = {
  hygiene: false,
  reviewers: { rabbit: { app: 'coderabbitai' }, model: { run: ['model'] } },
};
const activity = async () => ({ activity: buildActivity({}), firstCheckAt: null });

async function forgedFor(stage: 'publish' | 'ingest', folder: string) {
  const directory = new MemoryDirectory();
  const play = () => ({ stdout: '[]' });
  const world = { directory, play, onGitHub: true, source: { apps: activity } };
  await runConfigured(forgedRun, { ...world, settings: { stage: 'fetch' } });
  await runConfigured(forgedRun, { ...world, settings: { stage: 'review' } });
  const result = directory.json('reviewers/model/result.json');
  for (const id of ['rabbit', 'model']) {
    const file = `reviewers/${id}/output.json`;
    const own = { ...Object(result), reviewer: id, outputs: [{ file, directory: '' }] };
    await directory.write(`${folder}/${id}/result.json`, JSON.stringify(own));
    await directory.write(
      `${folder}/${id}/output.json`,
      id === 'model' ? '[]' : '{"app":"rabbit","findings":[]}',
    );
  }
  const ran = await runConfigured(forgedRun, { ...world, settings: { stage } });
  const { reviewers } = Object(await ran.json('findings.json'));
  return Object.fromEntries(reviewers.map(({ id, outcome }: never) => [id, outcome]));
}

describe('the artifact of a job that ran reviewers', () => {
  it.each(['from/ai', 'reviewers'])(
    'makes no document of an app for `stage: publish`: %s',
    async (folder) => {
      const outcomes = await forgedFor('publish', folder);
      expect(outcomes).toMatchObject({
        model: { state: 'reviewed' },
        rabbit: { state: 'unavailable', reason: expect.stringMatching(/^APP_NOT_REVIEWED/) },
      });
    },
  );

  it('nor for a stage of its own, which reads no app and says so', async () => {
    expect(await forgedFor('ingest', 'reviewers')).toMatchObject({
      model: { state: 'reviewed' },
      rabbit: { state: 'unavailable', reason: expect.stringMatching(/^APP_UNREAD: only `stage: run`/) },
    });
  });

  it('nor does one that `findings` names, of another workflow run', async () => {
    const { demo } = await started();
    const first = recordRun(demo.repository, { pull: demo.pull });
    const content = JSON.stringify([c1Finding({ line: 5, severity: 'CRITICAL' })]);
    uploadArtifact(first, 'reviews', zipOf([{ name: 'rabbit.json', content }]));
    const inputs = { findings: 'coderabbit=artifact:reviews/rabbit.json' };
    const permissions = { ...documentedPermissions, actions: 'read' } as const;
    const { reporter } = await demo.runOn('workflow_run', workflowRunEvent(first), { inputs, permissions });
    expect(reporter.lines.join('\n')).toContain('is ignored: coderabbit is an app');
    expect(checkOf(demo).conclusion).not.toBe('success');
    expect(demo.lastState()?.findings ?? []).toEqual([]);
  });
});

const sameWords = c1Finding({ line: 5, severity: 'MAJOR', issue: `${problem} Escape it.` });

describe('a finding that an app posted', () => {
  it('is not posted again, also where a model says the same, and the review leads to its thread', async () => {
    const { demo, rabbit } = await started();
    rabbit.review(blocking);
    const { receipt } = await demo.review([sameWords]);
    expect(ours(demo)).toBe(0);
    const [thread] = demo.pull.threads;
    const url = thread?.comments[0]?.htmlUrl;
    expect(receipt?.entries.map(({ reason }) => reason)).toContain('posted-by-app');
    expect(demo.pull.reviews.at(-1)?.body).toContain(`in a thread of the app](${url})`);
  });

  it.each<[string, number, (comment: ReviewComment, demo: DemoRuns) => void]>([
    ['deleted', 0, removeComment],
    ['edited by someone else', 1, (comment, demo) => editComment(comment, alice(demo), 'All good')],
    ['resolved by the app', 1, (comment, { pull }) => appOn(pull, 'coderabbitai[bot]').resolve(comment)],
  ])(
    'still blocks once it is %s, and is posted by us where it can be read: %i',
    async (_, posted, happens) => {
      const { demo, rabbit } = await started();
      rabbit.review(blocking);
      await demo.review([]);
      expect(checkOf(demo).conclusion).toBe('failure');
      happens(newestComment(demo), demo);
      await demo.review([]);
      expect(ours(demo)).toBe(posted);
      expect(checkOf(demo).conclusion).not.toBe('success');
      expect(openIn(demo)).toContainEqual(expect.objectContaining({ severity: 'critical' }));
    },
  );

  it('keeps its words and its thread on later heads, where a person may answer it', async () => {
    const { demo, rabbit } = await started();
    demo.repository.collaborators.set('alice', 'admin');
    rabbit.review(blocking);
    const { thread, id, htmlUrl } = newestComment(demo);
    const both = { ...sameWords, severity: 'CRITICAL', confidence: 'HIGH' };
    for (const found of [both, both, minor]) {
      await demo.review([found]);
      expect(ours(demo)).toBe(Number(found === minor));
      expect(demo.pull.reviews.at(-1)?.body).toMatch(
        new RegExp(
          `Critical · \\*\\*${problem}.*${found === minor ? '' : 'claude, '}coderabbit.*\\(${htmlUrl}\\)`,
        ),
      );
      expect(checkOf(demo).summary).toMatch(new RegExp(`🚨 Critical \\| Blocking.* \\| ${problem}`));
      demo.push();
    }
    await demo.review([minor]);
    const path = `${demo.pulls}/comments/${id}/replies`;
    await demo.alice.post(path, { body: '/pr-verdict wont-fix it is public' });
    const reply = thread.comments.at(-1);
    await demo.runOn('pull_request_review_comment', reply ? reviewCommentEvent(reply) : {});
    expect(reply?.reactions).toMatchObject([{ content: '+1' }]);
    expect(checkOf(demo).title).toBe('Waiting for coderabbit');
  });
});

describe('a person who resolves the thread of an app', () => {
  it.each([
    ['bob', 'admin', 'success'],
    ['alice', 'write', 'failure'],
    ['mallory', undefined, 'failure'],
  ] as const)('decides by the rules of wont-fix: %s with the role %s', async (login, role, conclusion) => {
    const { demo, rabbit } = await started();
    if (role !== undefined) demo.repository.collaborators.set(login, role);
    rabbit.review(blocking);
    await demo.review([]);
    newestComment(demo).thread.resolvedBy = demo.github.world.accounts.named(login);
    await demo.review([]);
    expect(checkOf(demo).conclusion).toBe(conclusion);
    // Also where nothing but what the check remembers says of it, and where only a comment starts the run.
    demo.push({ 'new.ts': 'export const n = 1;\n' });
    await demo.review([]);
    rabbit.review(clean);
    await demo.review([]);
    expect(checkOf(demo).conclusion).toBe(conclusion);
    demo.repository.collaborators.set('carol', 'write');
    await demo.runOnComment(demo.say('carol', '/pr-verdict explain'));
    expect(checkOf(demo).conclusion).toBe(conclusion);
  });

  it('before a run of ours read it has decided already', async () => {
    const { demo, rabbit } = await started();
    demo.repository.collaborators.set('bob', 'admin');
    rabbit.review(blocking);
    newestComment(demo).thread.resolvedBy = demo.github.world.accounts.named('bob');
    await demo.review([]);
    expect([checkOf(demo).conclusion, ours(demo)]).toEqual(['success', 0]);
    expect(checkOf(demo).summary).toContain('No open findings');
  });

  it('accepts nothing that a model says as well', async () => {
    const { demo, rabbit } = await started();
    demo.repository.collaborators.set('bob', 'admin');
    rabbit.review(blocking);
    const both = { ...sameWords, severity: 'CRITICAL', confidence: 'HIGH' };
    await demo.review([both]);
    newestComment(demo).thread.resolvedBy = demo.github.world.accounts.named('bob');
    await demo.review([both]);
    expect(checkOf(demo).conclusion).toBe('failure');
  });
});

it('a finding stays open on later heads whose lines did not change, however often the app is silent about it', async () => {
  const { demo, rabbit } = await started();
  rabbit.review(reviewWith('🟡 Minor'));
  await demo.review([]);
  for (const n of [1, 2, 3]) {
    demo.push({ 'new.ts': `export const n = ${n};\n` });
    await demo.review([]);
    rabbit.review(clean);
    await demo.review([]);
  }
  expect(demo.lastState()?.findings).toContainEqual(
    expect.objectContaining({ kind: 'finding', severity: 'medium' }),
  );
});

describe('waiting', () => {
  const bugbot = policyOf('bugbot: { app: cursor }, claude: {}');
  const finished = {
    name: 'Cursor Bugbot',
    conclusion: 'success',
    title: 'Bugbot found no issues',
    summary: 'no issues found',
  };

  it('asks every twenty seconds, and passes as soon as the app has answered', async () => {
    const demo = await startDemoRuns({ ...bugbot, ticking: false });
    const timer = virtualTimer();
    const app = appOn(demo.pull, 'cursor[bot]');
    const sleep = async (ms: number) => {
      await timer.sleep(ms);
      if (timer.waits.length === 4) app.check(finished);
    };
    await demo.run([], { client: { timer: { ...timer, sleep } } });
    expect(timer.waits).toEqual([20_000, 20_000, 20_000, 20_000]);
    expect(checkOf(demo).conclusion).toBe('success');
  });

  it('ends with the time that policy gives, and says so each minute', async () => {
    const demo = await startDemoRuns({
      ...policyOf('bugbot: { app: cursor, wait: 3m }, claude: {}'),
      ticking: false,
    });
    const timer = virtualTimer();
    const { reporter } = await demo.run([], { client: { timer } });
    expect(timer.waits.length).toBe(9);
    expect(reporter.lines.filter((each) => each.includes('Waiting for bugbot'))).toHaveLength(3);
    expect(checkOf(demo).conclusion).toBe('in_progress');
  });

  it('is over for an answer that comes while the check is concluded, and the review says it as well', async () => {
    const demo = await startDemoRuns(rabbitAndModel);
    await demo.review([minor]);
    demo.onceAfter(
      ({ body }) => JSON.stringify(body ?? '').includes('Waiting for'),
      () => appOn(demo.pull, 'coderabbitai[bot]').review(blocking),
    );
    await demo.review([minor]);
    expect(checkOf(demo).conclusion).toBe('failure');
    const texts = demo.pull.reviews.map(({ body }) => body);
    expect(texts.find((body) => body.includes('Concluded again'))).toContain(problem);
  });

  it('is over with the first answer that comes while the check is concluded, which concludes it again', async () => {
    const demo = await startDemoRuns(policyOf('bugbot: { app: cursor, wait: 0s }, claude: {}'));
    const app = appOn(demo.pull, 'cursor[bot]');
    demo.onceAfter(
      ({ method }) => method === 'PATCH',
      () => app.check(finished),
    );
    await demo.review([]);
    expect(demo.conclusions().filter((each) => each === 'success')).toHaveLength(2);
    expect(demo.lastCheck()?.name).toBe('Cursor Bugbot');
  });
});

describe('requests', () => {
  const count = async (
    options: Parameters<typeof startDemoRuns>[0],
    say: (demo: DemoRuns) => void = () => {},
  ) => {
    const demo = await startDemoRuns(options);
    say(demo);
    await demo.review([]);
    const ofApps = demo.github.journal.entries.filter(({ body }) =>
      /query (?:Apps|Edits)/.test(JSON.stringify(body)),
    );
    return { all: demo.github.journal.entries.length, ofApps: ofApps.length };
  };

  it('are the same without an app, and three more with one whose comment was edited', async () => {
    const without = await count(policyOf('claude: {}'));
    expect(without.ofApps).toBe(0);
    const edited = await count(rabbitAndModel, (demo) => {
      const rabbit = appOn(demo.pull, 'coderabbitai[bot]');
      rabbit.edit(rabbit.comment('Walkthrough'), 'Walkthrough, more');
    });
    expect(edited.ofApps).toBe(3);
    // An incomplete review posts nothing else here, so the rest is compared with another one.
    expect(edited.all).toBe((await count(policyOf('claude: {}, other: {}'))).all + 3);
  });
});

it('plays from a limit and a refusal to a pass', async () => {
  const apps =
    'coderabbit: { app: coderabbitai }, copilot: { app: copilot-pull-request-reviewer, required: false }, bugbot: { app: cursor, wait: 2m }';
  // GitHub's times have no fractions of a second, and a review has to come after our check.
  let seconds = 0;
  const now = () => new Date(Date.now() + ++seconds * 1_000);
  const demo = await startDemoRuns({ ...policyOf(`claude: { kind: ai }, ${apps}`), ticking: false, now });
  const app = (login: string) => appOn(demo.pull, `${login}[bot]`);
  const [rabbit, bugbot] = [app('coderabbitai'), app('cursor')];
  const timer = virtualTimer();
  const run = () => demo.run([], { client: { timer } });

  // CodeRabbit is rate limited under a green status, Copilot refuses in an ordinary review.
  rabbit.status('CodeRabbit', 'success', 'Review rate limited');
  const body = 'Copilot was unable to review this pull request because the user has reached their quota.';
  app('copilot-pull-request-reviewer').review({ body });
  await run();
  expect(timer.waits).toHaveLength(6);
  expect(checkOf(demo).conclusion).toBe('action_required');
  expect(checkOf(demo).summary).toContain('Review rate limited');

  // It reviews the next head, and Bugbot is clean while the run waits.
  timer.expire();
  demo.push();
  await run();
  rabbit.review(clean);
  const name = 'Cursor Bugbot';
  const waited = timer.waits.length;
  const sleep = async (ms: number) => {
    await timer.sleep(ms);
    if (timer.waits.length === waited + 2)
      bugbot.check({ name, conclusion: 'success', title: name, summary: 'no issues found' });
  };
  await demo.run([], { client: { timer: { ...timer, sleep } } });
  expect(checkOf(demo)).toMatchObject({ conclusion: 'success' });
});
