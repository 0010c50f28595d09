import { describe, expect, it } from 'vitest';
import { defaultPolicyPath } from '../../src/policy/policy.ts';
import { critical, minor, startDemoRuns } from '../support/demo-runs.ts';
import {
  mergeGroupEvent,
  pullRequestEvent,
  reviewEvent,
  workflowDispatchEvent,
  workflowRunEvent,
} from '../support/github/events.ts';
import { addressOf } from '../support/github/git-objects.ts';
import type { Review } from '../support/github/model/review.ts';
import { recordRun } from '../support/github/model/workflow-run.ts';
import { createReview, dismissReview, type ReviewEvent } from '../support/github/reviewing.ts';

interface Situation {
  /** The value of `policy.human-approval`. */
  readonly rule?: string;
  /** More keys of `policy`. */
  readonly policy?: string;
  readonly base?: Readonly<Record<string, string>>;
}

type Files = Readonly<Record<string, string>>;

/** A pull request of alice, of which bob wrote and pushed the last commit, and people with write access. */
async function open({ rule = "{ paths: ['src/**'] }", policy = '', base = {} }: Situation = {}) {
  const text = `version: 1\nhygiene: false\npolicy: { human-approval: ${rule}${policy} }\nreviewers: { claude: {} }\n`;
  const demo = await startDemoRuns({ base: { [defaultPolicyPath]: text, ...base }, ticking: true });
  const { repository, pull, git, github } = demo;
  for (const login of ['bob', 'carol', 'dora', 'erin']) repository.collaborators.set(login, 'write');
  repository.collaborators.set('root', 'admin');
  const account = (login: string) => github.world.accounts.named(login);
  const tokenOf = (login: string) => {
    const isApp = login.endsWith('[bot]');
    const kind = isApp ? ('app' as const) : ('user' as const);
    return github.world.tokens.issue({
      ...{ kind, account: account(login), permissions: {} },
      repository: isApp ? repository : undefined,
    });
  };
  const push = (files: Files, by = 'bob', message = 'More') => {
    git.branch('feature').writeAll(files).commit(message, by);
    repository.push('feature');
  };
  push({ 'src/bob.ts': 'export {};\n' });
  /** A minute passes. */
  const pass = () => demo.say('dora', 'Somebody reads it.');
  const runFull = (name: string, payload: Parameters<typeof demo.runOn>[1], findings: readonly unknown[]) => {
    pass();
    return demo.runOn(name, payload, {
      files: { 'claude.json': JSON.stringify(findings) },
      inputs: { findings: 'claude.json', ...(name === 'workflow_dispatch' && { 'pull-request': '1' }) },
    });
  };
  /** The run that an event of the pull request starts. */
  const full = (action: 'opened' | 'synchronize' | 'reopened' = 'synchronize', sender = 'bob') =>
    runFull('pull_request', pullRequestEvent(pull, action, {}, account(sender)), [minor]);
  /** Reviews, and starts nothing; `commit` is the one that the browser showed. */
  const write = (login: string, event: ReviewEvent = 'APPROVE', commitId = pull.headSha): Review => {
    pass();
    return createReview(pull, tokenOf(login), { commitId, body: 'Seen', event, comments: [] });
  };
  const send = (review: Review, action: 'submitted' | 'edited' | 'dismissed' = 'submitted') => {
    github.journal.clear();
    return demo.runOn('pull_request_review', reviewEvent(review, action));
  };
  const dismiss = (review: Review, by = 'root') => {
    dismissReview(review, tokenOf(by), 'Not any more');
    return send(review, 'dismissed');
  };
  const vote = async (...of: Parameters<typeof write>) => send(write(...of));
  const gate = () => {
    const { conclusion, title = '', summary = '' } = demo.lastCheck() ?? {};
    return { conclusion, title, summary };
  };
  return { demo, pull, account, push, full, runFull, write, send, dismiss, vote, gate };
}

const waiting = { conclusion: 'action_required', title: expect.stringMatching(/^Waiting for an approval/) };
const passed = { conclusion: 'success' };

describe('a change that people must approve', () => {
  it('waits, says why and who may approve, and passes with an approval within ten requests', async () => {
    const { demo, full, vote, gate } = await open({ base: { CODEOWNERS: '* @carol @bob @octo/team\n' } });
    await full();
    expect(gate()).toMatchObject(waiting);
    expect(gate().title).toContain('0 of 1 approvals by people, since files changed for which policy asks');
    expect(gate().summary).toMatch(
      /Who may approve:\*\* owners of changed files \(`@carol`, `@octo\/team`\)/,
    );
    const { result } = await vote('carol');
    expect(result).toMatchObject({ status: 'passed', exitCode: 0, verdict: 'PASS' });
    expect(gate()).toMatchObject(passed);
    expect(gate().title).toMatch(/ · approved by carol$/);
    expect(demo.lastCheck()?.text).toContain('approved by `carol`');
    expect(demo.github.journal.entries.length).toBeLessThanOrEqual(10);
    expect(demo.writes()).toEqual([]);
    await full('reopened', 'root');
    expect(gate()).toMatchObject(passed);
  });

  it('needs as many as policy says, with that role', async () => {
    const { demo, full, vote, gate } = await open({ rule: "{ paths: ['**'], count: 2, by: maintain }" });
    demo.repository.collaborators.set('dora', 'maintain');
    await full();
    await vote('carol');
    await vote('dora');
    expect(gate()).toMatchObject(waiting);
    expect(gate().title).toContain('1 of 2');
    await vote('root');
    expect(gate()).toMatchObject(passed);
  });

  it('is not approved by us, not even once people approved', async () => {
    const { vote, runFull, pull, gate } = await open({ policy: ', approve: true, human-lanes: []' });
    const eventOf = async (action: 'synchronize' | 'reopened') =>
      (await runFull('pull_request', pullRequestEvent(pull, action), [])).result.event;
    expect(await eventOf('synchronize')).toBe('COMMENT');
    await vote('carol');
    expect(await eventOf('reopened')).toBe('COMMENT');
    expect(gate()).toMatchObject(passed);
    const other = await open({
      rule: "{ paths: ['elsewhere/**'] }",
      policy: ', approve: true, human-lanes: []',
    });
    const { result } = await other.runFull('pull_request', pullRequestEvent(other.pull, 'opened'), []);
    expect(result.event).toBe('APPROVE');
  });

  it('keeps no change request of ours while it only waits for people', async () => {
    const { demo, runFull, push, gate } = await open();
    await runFull('pull_request', pullRequestEvent(demo.pull, 'opened'), [critical]);
    expect(demo.states()).toContain('CHANGES_REQUESTED');
    push({ 'src/app.ts': 'mended\n' });
    await runFull('pull_request', pullRequestEvent(demo.pull, 'synchronize'), []);
    expect(gate()).toMatchObject(waiting);
    expect(demo.states()).not.toContain('CHANGES_REQUESTED');
  });

  it('still fails for what blocks', async () => {
    const { runFull, vote, pull, gate } = await open();
    await runFull('pull_request', pullRequestEvent(pull, 'synchronize'), [critical]);
    await vote('carol');
    expect(gate().conclusion).toBe('failure');
  });

  it('passes in a merge queue with the approvals of its own head', async () => {
    const { demo, pull, full, vote } = await open();
    await full();
    const enqueued = async () => {
      demo.repository.queue.length = 0;
      const event = mergeGroupEvent(demo.repository.enqueue(pull));
      return (await demo.runOn('merge_group', event)).result.status;
    };
    expect(await enqueued()).toBe('failed');
    await vote('carol');
    expect(await enqueued()).toBe('passed');
  });

  it('is asked for by the policy of the base alone, and elsewhere a review starts nothing', async () => {
    const { demo, full, vote, gate } = await open({ rule: "{ paths: ['elsewhere/**'] }" });
    await full();
    expect(gate()).toMatchObject(passed);
    await vote('carol', 'REQUEST_CHANGES');
    expect(gate()).toMatchObject(passed);
    expect(demo.conclusions()).toHaveLength(1);
  });
});

describe('no event improves the gate', () => {
  it.each([
    ['of someone who wrote a commit and pushed', 'bob', 'APPROVE'],
    ['of an app', 'helper[bot]', 'APPROVE'],
    ['of someone without the role', 'stranger', 'APPROVE'],
    ['of a person who only comments', 'carol', 'COMMENT'],
    ['of a person who asks for changes', 'carol', 'REQUEST_CHANGES'],
  ] as const)('%s', async (_who, login, event) => {
    const { full, vote, gate } = await open();
    await full();
    await vote(login, event);
    expect(gate()).toMatchObject(waiting);
    await full('reopened');
    expect(gate()).toMatchObject(waiting);
  });

  it('of a co-author, of who only pushed, or of who wrote a commit before', async () => {
    const { push, full, vote, gate } = await open();
    push({ 'src/more.ts': '1\n' }, 'dora', `More\n\nCo-authored-by: Erin <${addressOf('erin')}>`);
    await full('synchronize', 'carol');
    for (const login of ['bob', 'carol', 'dora', 'erin']) {
      await vote(login);
      expect(gate()).toMatchObject(waiting);
    }
    expect(gate().title).toContain('0 of 1');
    await vote('root');
    expect(gate()).toMatchObject(passed);
  });

  it('of who asked an app for it, also once that is taken back', async () => {
    const { pull, account, full, vote, gate, push } = await open();
    Object.assign(pull, { author: account('builder[bot]'), body: 'Asked for by @erin' });
    pull.assigned.push(account('dora'));
    await full('synchronize', 'builder[bot]');
    pull.body = '';
    push({ 'src/more.ts': '1\n' });
    await full('synchronize', 'builder[bot]');
    for (const login of ['dora', 'erin']) {
      await vote(login);
      expect(gate()).toMatchObject(waiting);
    }
    await vote('carol');
    expect(gate()).toMatchObject(passed);
  });

  it('of the author, whatever they write, edit or start again', async () => {
    const { demo, pull, full, gate } = await open();
    await full();
    for (const command of ['waive human-approval please', 'rerun', 'explain'])
      await demo.runOnComment(demo.say('alice', `/pr-verdict ${command}`));
    const edited = pullRequestEvent(pull, 'edited', { title: { from: 'x' } });
    await demo.runOn('pull_request', edited);
    await full('reopened', 'alice');
    expect(gate()).toMatchObject(waiting);
  });

  it('of anyone while nothing says who pushed the head, or who wrote it', async () => {
    const { demo, runFull, vote, gate } = await open();
    await runFull('workflow_dispatch', workflowDispatchEvent(demo.repository, { 'pull-request': '1' }), []);
    await vote('carol');
    expect(gate()).toMatchObject(waiting);
    const many = await open();
    for (let n = 0; n < 101; n += 1) many.demo.git.branch('feature').commit(`${n}`);
    many.demo.repository.push('feature');
    await many.full();
    await many.vote('carol');
    expect(many.gate()).toMatchObject(waiting);
    expect(many.gate().summary).toContain('not all about its authors could be read');
  });
});

describe('an approval of one head never passes another', () => {
  it.each([
    ['push', 'its event named it'],
    ['force-push', 'its event named it'],
    ['force-push', 'it came after our check'],
    ['merge of the base', 'its event named it'],
    ['merge of the base', 'it came after our check'],
  ])('after a %s, where %s', async (how, evidence) => {
    const { demo, full, write, send, vote, gate } = await open();
    await full();
    const review = write('carol');
    if (evidence === 'its event named it') await send(review);
    else await full('reopened');
    expect(gate()).toMatchObject(passed);
    const before = demo.pull.headSha;
    if (how === 'push') demo.push();
    else if (how === 'force-push') demo.forcePush({ 'src/app.ts': 'again\n' });
    else {
      demo.pushBase({ 'other.ts': '1\n' });
      demo.git.branch('feature').merge('main');
      demo.repository.push('feature');
    }
    expect(demo.pull.headSha).not.toBe(before);
    await full();
    expect(gate()).toMatchObject(waiting);
    // GitHub may point it at the new head.
    expect(review.commitId).toBe(how === 'push' ? before : demo.pull.headSha);
    await send(review, 'edited');
    expect(gate()).toMatchObject(waiting);
    await full('reopened');
    expect(gate()).toMatchObject(waiting);
    await vote('carol');
    expect(gate()).toMatchObject(passed);
  });

  it('although it came late and GitHub points it at the new head afterwards', async () => {
    const { demo, full, write, send, gate } = await open();
    await full();
    const before = demo.pull.headSha;
    demo.push();
    await full();
    const late = write('carol', 'APPROVE', before);
    await send(late);
    expect(gate()).toMatchObject(waiting);
    late.commitId = demo.pull.headSha;
    await full('reopened');
    expect(gate()).toMatchObject(waiting);
  });
});

describe('an approval', () => {
  it.each(['dismissed', 'followed by a request for changes'])(
    'ends with the pass once it is %s',
    async (how) => {
      const { demo, full, vote, dismiss, gate } = await open();
      await full();
      await vote('carol');
      expect(gate()).toMatchObject(passed);
      const review = demo.pull.reviews.at(-1);
      if (how === 'dismissed' && review !== undefined) await dismiss(review);
      else await vote('carol', 'REQUEST_CHANGES');
      expect(gate()).toMatchObject(waiting);
    },
  );

  it('remains after a comment of the same person', async () => {
    const { full, vote, gate } = await open();
    await full();
    await vote('carol');
    await vote('carol', 'COMMENT');
    await full('reopened');
    expect(gate()).toMatchObject(passed);
  });

  it('that came before the first check counts by the event that named its commit, and not by its time', async () => {
    const { full, write, send, gate } = await open();
    const early = write('carol');
    await full();
    expect(gate()).toMatchObject(waiting);
    expect(gate().summary).toContain('before the check of this one began');
    await send(early);
    expect(gate()).toMatchObject(passed);
  });

  it('given while the run is in progress counts once that has concluded', async () => {
    const { demo, full, write, gate } = await open();
    // Its own event finds a review in progress and leaves it.
    demo.onceAfter(
      ({ path, method }) => method === 'POST' && path.endsWith('/reviews'),
      () => write('carol'),
    );
    await full();
    expect(gate()).toMatchObject(passed);
  });

  it('that another workflow heard counts, and makes nobody who pushed', async () => {
    const { demo, full, write, gate } = await open();
    await full();
    write('carol');
    const heard = recordRun(demo.repository, { pull: demo.pull, event: 'pull_request_review' });
    await demo.runOn(
      'workflow_run',
      workflowRunEvent({ ...heard, actor: demo.pull.reviews.at(-1)?.author ?? heard.actor }),
    );
    expect(gate()).toMatchObject(passed);
    await full('reopened');
    expect(gate()).toMatchObject(passed);
  });

  it('that may have been taken back ends a pass where nothing can be decided again', async () => {
    const { demo, full, vote, dismiss, gate } = await open();
    await full();
    await vote('carol');
    const check = demo.lastCheck();
    if (check !== undefined) check.text = 'Somebody wrote over it.';
    const review = demo.pull.reviews.at(-1);
    if (review !== undefined) await dismiss(review);
    expect(gate().conclusion).toBe('action_required');
    expect(gate().title).toContain('an approval may not hold');
  });
});

describe('why people are asked', () => {
  const ai = 'Change\n\nCo-Authored-By: Claude <noreply@anthropic.com>';

  it('is the lane with what made it so, and AI, which unknown authors count as', async () => {
    const { push, full, gate } = await open({ rule: '{ lanes: [red], ai-authored: true }' });
    await full();
    expect(gate().title).not.toMatch(/^Waiting/);
    push({ 'src/auth/login.ts': 'export const login = 1;\n' }, 'bob', ai);
    await full();
    expect(gate()).toMatchObject(waiting);
    expect(gate().title).toMatch(/risk lane is red \([a-z]/);
    expect(gate().title).toContain('AI wrote part of it (Claude Code)');
  });

  it('comes with the packet in the review, and owners without a part in the change are asked', async () => {
    const { demo, full, pull } = await open({
      base: { CODEOWNERS: '* @carol @bob\n' },
      policy: ', request-owners: true',
    });
    await full();
    expect(pull.requestedReviewers.map(({ login }) => login)).toEqual(['carol']);
    const body = demo.pull.reviews[0]?.body ?? '';
    expect(body).toContain('For the person who decides');
    expect(body).toContain('Nobody looked at');
    expect(body).not.toMatch(/(?<!`)@carol/);
  });
});

it('is waived by an admin alone, which is shown', async () => {
  const { demo, full, gate } = await open();
  demo.repository.collaborators.set('erin', 'maintain');
  await full();
  await demo.runOnComment(demo.say('erin', '/pr-verdict waive human-approval it is urgent'));
  expect(gate()).toMatchObject(waiting);
  await demo.runOnComment(demo.say('root', '/pr-verdict waive human-approval it is urgent'));
  expect(gate()).toMatchObject(passed);
  expect(gate().title).toContain('waived: human-approval');
  expect(demo.lastCheck()?.text).toContain('it is urgent');
  demo.push();
  await full();
  expect(gate()).toMatchObject(waiting);
});
