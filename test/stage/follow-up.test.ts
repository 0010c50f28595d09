import { beforeEach, describe, expect, it } from 'vitest';
import { defaultPolicyPath } from '../../src/policy/policy.ts';
import { critical, type DemoRuns, minor, startDemoRuns } from '../support/demo-runs.ts';
import { pullRequestEvent, workflowRunEvent } from '../support/github/events.ts';
import { addComment } from '../support/github/model/conversation.ts';
import { recordRun } from '../support/github/model/workflow-run.ts';

let demo: DemoRuns;

const listing = (rule = '{}') => ({ [defaultPolicyPath]: `version: 1\npolicy: { follow-up: ${rule} }\n` });
const leastRights = { contents: 'read', 'pull-requests': 'read', issues: 'write', checks: 'read' } as const;
const inputs = { stage: 'follow-up' };

beforeEach(async () => {
  demo = await startDemoRuns({ ticking: true });
  demo.repository.collaborators.set('bob', 'write');
  demo.pushBase(listing());
});

const closed = (more: Parameters<DemoRuns['runOn']>[2] = {}) =>
  demo.runOn('pull_request', pullRequestEvent(demo.pull, 'closed'), {
    permissions: leastRights,
    inputs,
    ...more,
  });
const defer = (reason = 'after the release') =>
  demo.say('bob', `/pr-verdict defer ${demo.findingId()} ${reason}`);
const issues = () => demo.repository.issues;
const [anIssue, none] = [{ exitCode: 0 }, { exitCode: 0, status: 'skipped' }];

describe('after the merge, one issue', () => {
  it('lists what was deferred, by whom and why, at the merge commit', async () => {
    await demo.review([critical]);
    defer();
    expect(await demo.review([critical])).toMatchObject({ verdict: 'PASS', conclusion: 'success' });
    expect(demo.lastCheck()?.text).toContain(`\`${demo.findingId()}\` deferred by \`bob\``);
    const merged = demo.pull.merge();
    expect((await closed()).result).toEqual(anIssue);
    const [issue, ...others] = issues();
    expect(others).toEqual([]);
    expect(issue?.title).toBe(`Follow-up to pull request ${demo.pull.number}: ${demo.pull.title}`);
    const tasks = issue?.body.split('\n').filter((line) => line.startsWith('- [ ] '));
    expect(tasks).toHaveLength(1);
    expect(tasks?.[0]).toMatch(/Critical.*Input reaches the query unescaped.*`claude`.*deferred by `bob`/);
    expect(tasks?.[0]).toContain('after the release');
    expect(tasks?.[0]).toContain(`/blob/${merged}/src/app.ts?plain=1#L5`);
  });

  it.each([
    ['{}', [critical, minor], 1],
    ['{ from: info }', [critical, minor], 2],
    ['{ from: info, most: 1 }', [critical, minor], 1],
    ['{}', [minor], 0],
  ])('lists what is open by `follow-up: %s` (%#)', async (rule, findings, count) => {
    demo.pushBase(listing(rule));
    await demo.review(findings);
    demo.pull.merge();
    expect((await closed()).result).toEqual(count === 0 ? none : anIssue);
    const [issue] = issues();
    expect(issue?.body.match(/^- \[ \] /gm) ?? []).toHaveLength(count);
    expect(issue?.body.includes('1 more finding') ?? false).toBe(rule.includes('most'));
  });

  it('is opened once whatever events repeat, and stays as people left it', async () => {
    await demo.review([critical]);
    demo.pull.merge();
    await closed();
    const [issue] = issues();
    if (issue !== undefined) issue.state = 'closed';
    demo.github.journal.clear();
    expect((await closed()).result).toEqual(none);
    expect(demo.github.journal.writes.filter(({ path }) => path !== '/graphql')).toEqual([]);
    expect(issues()).toHaveLength(1);
    expect(issue?.state).toBe('closed');
  });

  it('is opened although someone else forged its mark', async () => {
    await demo.review([critical]);
    demo.pull.merge();
    await closed();
    const [first] = issues().splice(0);
    demo.repository.openIssue({ title: 'Forged', body: first?.body ?? '', author: 'mallory' });
    expect((await closed()).result).toEqual(anIssue);
    expect(issues()).toHaveLength(2);
  });

  it('is not opened where an answer was lost and it is there', async () => {
    await demo.review([critical]);
    demo.pull.merge();
    demo.github.faults.push({
      match: ({ method, path }) => method === 'POST' && path.endsWith('/issues'),
      act: 'drop-after',
      times: 1,
    });
    expect((await closed()).result).toEqual(anIssue);
    expect(issues()).toHaveLength(1);
  });

  it('notifies no one and refers to nothing, whatever the texts are', async () => {
    demo.pull.title = 'Fixes #3 for @octo/team <!-- x -->';
    await demo.review([{ ...critical, issue: 'Ask @mallory, closes #7 <b>now</b>.' }]);
    defer('ask @alice, resolves #9 <!-- y -->');
    demo.pull.merge();
    await closed();
    const [issue] = issues();
    const shown = issue?.body.replace(/`[^`\n]*`/g, '').replace(/\]\([^)]*\)/g, ']') ?? '';
    expect(shown).not.toMatch(/@\w|#\d|(?<!\\)<b>|<!-- [xy]/);
    expect(issue?.title).not.toMatch(/@\w|#\d/);
  });
});

describe('no issue is opened', () => {
  it.each<[string, string, () => unknown]>([
    ['of a pull request that was closed without a merge', 'not merged', () => demo.pull.close()],
    [
      'without `policy.follow-up`',
      'has no `policy.follow-up`',
      () => {
        demo.pushBase({ [defaultPolicyPath]: 'version: 1\n' });
        demo.pull.merge();
      },
    ],
  ])('%s', async (_, why, happens) => {
    await demo.review([critical]);
    happens();
    const { result, notices } = await closed();
    expect(result).toEqual(none);
    expect(notices).toEqual([expect.stringContaining(why)]);
    expect(issues()).toEqual([]);
  });

  it('in a dry run, which prints it', async () => {
    await demo.review([critical]);
    demo.pull.merge();
    const { reporter } = await closed({ inputs: { ...inputs, 'dry-run': 'true' } });
    expect(reporter.lines.join('\n')).toContain('- [ ] **🚨 Critical**');
    expect(issues()).toEqual([]);
  });
});

it('says that comments alone show what is left where no check remembers it', async () => {
  await demo.review([critical]);
  demo.repository.checkRuns.length = 0;
  demo.pull.merge();
  await closed();
  const [issue] = issues();
  expect(issue?.body).toContain('no concluded check');
  expect(issue?.body).toMatch(/^- \[ \] .*Critical/m);
});

it('a finding that was fixed after it was deferred is not listed', async () => {
  await demo.review([critical]);
  defer();
  demo.push({ 'src/app.ts': 'replaced\n' });
  await demo.review([]);
  demo.pull.merge();
  expect((await closed()).result).toEqual(none);
});

it('a comment that someone without write access wrote defers nothing', async () => {
  await demo.review([critical]);
  addComment(
    demo.pull,
    demo.github.world.accounts.named('mallory'),
    `/pr-verdict defer ${demo.findingId()} later`,
  );
  demo.pull.merge();
  await closed();
  expect(issues()[0]?.body).not.toContain('deferred by');
  expect(issues()[0]?.body).toMatch(/^- \[ \] /m);
});

describe('the run that a listener of a fork starts', () => {
  const listened = () =>
    demo.runOn('workflow_run', workflowRunEvent(recordRun(demo.repository, { pull: demo.pull })), {
      permissions: leastRights,
      inputs,
    });

  it('opens the issue of the merged pull request', async () => {
    await demo.review([critical]);
    demo.pull.merge();
    expect((await listened()).result).toEqual(anIssue);
    expect(issues()).toHaveLength(1);
  });

  it.each([
    ['is open', () => {}],
    ['was closed', () => demo.pull.close()],
  ])('opens none while the pull request %s', async (_, happens) => {
    await demo.review([critical]);
    happens();
    expect((await listened()).result).toEqual(none);
    expect(issues()).toEqual([]);
  });
});
