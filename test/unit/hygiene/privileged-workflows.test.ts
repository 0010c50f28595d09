import { describe, expect, it } from 'vitest';
import { reviewNew, reviewTrees, summarize } from '../../support/hygiene.ts';

const path = '.github/workflows/a.yml';
const head = '$' + '{{ github.event.pull_request.head.sha }}';
const secret = '$' + '{{ secrets.NPM_TOKEN }}';

interface Parts {
  readonly on?: string;
  readonly permissions?: string;
  readonly checkout?: string;
  readonly unsafe?: boolean;
  readonly ref?: string;
  readonly step?: string;
}

function workflow({
  on = 'pull_request_target',
  permissions = '',
  checkout = 'actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683',
  unsafe = false,
  ref = head,
  step = '- run: npm ci',
}: Parts): string {
  return [
    `on: ${on}`,
    permissions,
    'jobs:',
    '  build:',
    '    runs-on: ubuntu-latest',
    '    steps:',
    `      - uses: ${checkout}`,
    '        with:',
    `          ref: ${ref}`,
    `          allow-unsafe-pr-checkout: ${unsafe}`,
    `      ${step}`,
    '',
  ].join('\n');
}

describe('privileged workflows', () => {
  it.each<Parts>([
    {},
    { on: '[push, workflow_run]', ref: '$' + '{{ github.event.workflow_run.head_sha }}' },
    { on: '{pull_request_target: {types: [opened]}}' },
    { step: '- uses: ./.github/actions/build' },
    { permissions: 'permissions: write-all' },
    { permissions: 'permissions: {contents: write}' },
    { permissions: 'permissions: {contents: read}', step: `- run: npm publish ${secret}` },
    { checkout: 'actions/checkout@v7', unsafe: true },
    { on: 'issue_comment', ref: 'refs/pull/$' + '{{ github.event.issue.number }}/merge' },
    { on: 'issue_comment', ref: '$' + '{{ steps.branch.outputs.head_sha }}' },
  ])('that run the head with a token that can write are found: %j', async (parts) => {
    expect(summarize(await reviewNew({ [path]: workflow(parts) }))).toEqual([`${path}:7 CRITICAL HIGH`]);
  });

  it('weigh less where the action refuses forks, or the job checks the author', async () => {
    const floating = await reviewNew({ [path]: workflow({ checkout: 'actions/checkout@v7' }) });
    expect(summarize(floating)).toEqual([`${path}:7 MAJOR MEDIUM`]);
    const asks = "    if: github.event.comment.author_association == 'MEMBER'\n    runs-on";
    const guarded = workflow({ on: 'issue_comment' }).replace('    runs-on', asks);
    expect(summarize(await reviewNew({ [path]: guarded }))).toEqual([`${path}:8 MAJOR MEDIUM`]);
  });

  it('are found where a command fetches the head', async () => {
    const text = `on: pull_request_target\njobs:\n  a:\n    steps:\n      - run: |\n          gh pr checkout 1\n          make\n`;
    expect(summarize(await reviewNew({ [path]: text }))).toEqual([`${path}:5 CRITICAL HIGH`]);
  });

  it('are found through anchors', async () => {
    const text = [
      'on: pull_request_target',
      'jobs:',
      '  a:',
      '    permissions: {}',
      '    steps: &steps',
      '      - uses: other/checkout@v1',
      `        with: {ref: '${head}'}`,
      '      - run: make',
      '  b:',
      '    permissions: write-all',
      '    steps: *steps',
      '',
    ].join('\n');
    expect(summarize(await reviewNew({ [path]: text }))).toEqual([`${path}:6 CRITICAL HIGH`]);
  });

  it.each<Parts>([
    { on: 'pull_request' },
    { on: 'push' },
    { ref: 'main' },
    { permissions: 'permissions: {contents: read}' },
    { permissions: 'permissions: {}' },
    { step: '- uses: actions/labeler@v5' },
    { step: '- run: git log --oneline' },
  ])('are none when one of the parts is missing: %j', async (parts) => {
    expect(await reviewNew({ [path]: workflow(parts) })).toEqual([]);
  });

  it('are none where commands run only before the head is there', async () => {
    const early = workflow({ step: '- uses: actions/labeler@v5' }).replace(
      '    steps:\n',
      '    steps:\n      - run: npm ci\n',
    );
    expect(await reviewNew({ [path]: early })).toEqual([]);
  });

  it('are not reported where the change did not introduce them', async () => {
    const before = workflow({});
    expect(await reviewTrees({ [path]: before }, { [path]: `${before}# more\n` })).toEqual([]);
  });

  it('are not guessed at in files that are no YAML', async () => {
    expect(await reviewNew({ [path]: 'on: [pull_request_target\njobs: {{{\n' })).toEqual([]);
    expect(await reviewNew({ [path]: '['.repeat(100_000) })).toEqual([]);
  });
});
