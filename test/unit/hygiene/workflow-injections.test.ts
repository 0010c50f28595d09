import { describe, expect, it } from 'vitest';
import { reviewNew, reviewTrees, summarize } from '../../support/hygiene.ts';

const path = '.github/workflows/a.yml';
const expression = (inner: string) => `$${`{{ ${inner} }}`}`;

function workflow({
  on = 'issues',
  permissions = '{issues: write}',
  step = `run: echo "${expression('github.event.issue.title')}"`,
}: {
  readonly on?: string;
  readonly permissions?: string;
  readonly step?: string;
}): string {
  return `on: ${on}\npermissions: ${permissions}\njobs:\n  a:\n    steps:\n      - name: Say\n        ${step}\n`;
}

describe('script injections', () => {
  it.each([
    {},
    { on: '[push, discussion_comment]', step: `run: echo ${expression('github.event.comment.body')}` },
    { on: 'pull_request_target', step: `run: git log ${expression('github.head_ref')}` },
    { on: 'pull_request_target', step: `run: x ${expression('toJSON(github.event.pull_request.title)')}` },
    { on: 'workflow_run', step: `run: x ${expression('github.event.workflow_run.head_branch')}` },
    { step: `with: {script: "say('${expression('github.event.issue.body')}')"}` },
    {
      permissions: '{contents: read}',
      step: `run: x ${expression('github.event.issue.title')} ${expression('secrets.KEY')}`,
    },
  ])('are found on their line: %j', async (parts) => {
    expect(summarize(await reviewNew({ [path]: workflow(parts) }))).toEqual([`${path}:7 CRITICAL HIGH`]);
  });

  it('are found in a block of lines, each once', async () => {
    const title = expression('github.event.issue.title');
    const step = `run: |\n          one\n          echo "${title}"\n          echo "${title}"`;
    const [finding, ...others] = await reviewNew({ [path]: workflow({ step }) });
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ line: 9, issue: expect.stringContaining('`github.event.issue.title`') });
  });

  it.each([
    { on: 'pull_request' },
    { permissions: '{contents: read}' },
    { permissions: '{}' },
    { step: `run: echo "$TITLE"\n        env: {TITLE: "${expression('github.event.issue.title')}"}` },
    { step: `if: ${expression("github.event.issue.title == 'x'")}\n        run: make` },
    { step: `run: echo ${expression("contains(github.event.issue.body, 'x')")}` },
    { step: `run: echo ${expression('github.event.issue.number')}` },
    { step: `run: echo ${expression('github.event.issue.titles')}` },
  ])('are none: %j', async (parts) => {
    expect(await reviewNew({ [path]: workflow(parts) })).toEqual([]);
  });

  it('are reported where the change introduces them, by the trigger as well', async () => {
    const before = workflow({});
    expect(await reviewTrees({ [path]: before }, { [path]: `${before}# more\n` })).toEqual([]);
    const after = workflow({ on: 'pull_request_target' });
    const harmless = after.replace('pull_request_target', 'pull_request');
    expect(summarize(await reviewTrees({ [path]: harmless }, { [path]: after }))).toEqual([
      `${path} CRITICAL HIGH`,
    ]);
  });
});
