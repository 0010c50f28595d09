import { describe, expect, it } from 'vitest';
import { reviewNew, reviewTrees, summarize } from '../../support/hygiene.ts';

const path = '.github/workflows/a.yml';

/** Parts of a workflow with a checkout; the others are those of one that runs the head with every right. */
interface Parts {
  readonly on?: string;
  readonly permissions?: string;
  readonly checkout?: string;
  readonly unsafe?: boolean;
  readonly ref?: string;
  readonly step?: string;
}

function checkout(parts: Parts): string {
  const { on = 'pull_request_target', permissions = '', unsafe = false, step = '- run: npm ci' } = parts;
  const { ref = '$' + '{{ github.event.pull_request.head.sha }}' } = parts;
  const { checkout: action = 'actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683' } = parts;
  const options = `with:\n          ref: ${ref}\n          allow-unsafe-pr-checkout: ${unsafe}`;
  const steps = `      - uses: ${action}\n        ${options}\n      ${step}\n`;
  return `on: ${on}\n${permissions}\njobs:\n  build:\n    runs-on: ubuntu-latest\n    steps:\n${steps}`;
}

const runsHead: readonly Parts[] = [
  {},
  { on: '[push, workflow_run]', ref: '$' + '{{ github.event.workflow_run.head_sha }}' },
  { on: '{pull_request_target: {types: [opened]}}' },
  { step: '- uses: ./.github/actions/build' },
  { permissions: 'permissions: write-all' },
  { permissions: 'permissions: {contents: write}' },
  { permissions: 'permissions: {contents: read}', step: '- run: npm publish $' + '{{ secrets.NPM_TOKEN }}' },
  { checkout: 'actions/checkout@v7', unsafe: true },
  { on: 'issue_comment', ref: 'refs/pull/$' + '{{ github.event.issue.number }}/merge' },
  { on: 'issue_comment', ref: '$' + '{{ steps.branch.outputs.head_sha }}' },
];

const runsNothing: readonly Parts[] = [
  { on: 'pull_request' },
  { on: 'push' },
  { ref: 'main' },
  { permissions: 'permissions: {contents: read}' },
  { permissions: 'permissions: {}' },
  { step: '- uses: actions/labeler@v5' },
  { step: '- run: git log --oneline' },
];

const guarded = checkout({ on: 'issue_comment' }).replace(
  '    runs-on',
  "    if: github.event.comment.author_association == 'MEMBER'\n    runs-on",
);
const shared = `on: pull_request_target
jobs:
  a:
    permissions: {}
    steps: &steps
      - uses: other/checkout@v1
        with: {ref: 'refs/pull/1/head'}
      - run: make
  b:
    permissions: write-all
    steps: *steps
`;
const fetching = `on: pull_request_target
jobs:
  a:
    steps:
      - run: |
          gh pr checkout 1
          make
`;
const early = checkout({ step: '- uses: actions/labeler@v5' }).replace(
  '    steps:\n',
  '    steps:\n      - run: npm ci\n',
);

describe('privileged workflows', () => {
  it.each(runsHead)('that run the head with a token that can write are found: %j', async (parts) => {
    expect(summarize(await reviewNew({ [path]: checkout(parts) }))).toEqual([`${path}:7 CRITICAL HIGH`]);
  });

  it.each([
    [
      'with less weight where the action refuses forks',
      checkout({ checkout: 'actions/checkout@v7' }),
      '7 MAJOR MEDIUM',
    ],
    ['with less weight where the job checks the author', guarded, '8 MAJOR MEDIUM'],
    ['where a command fetches the head', fetching, '5 CRITICAL HIGH'],
    ['through anchors', shared, '6 CRITICAL HIGH'],
  ])('are found %s', async (_how, text, finding) => {
    expect(summarize(await reviewNew({ [path]: text }))).toEqual([`${path}:${finding}`]);
  });

  it.each([
    ...runsNothing.map((parts) => [JSON.stringify(parts), checkout(parts)]),
    ['commands only before the head is there', early],
    ['no YAML', 'on: [pull_request_target\njobs: {{{\n'],
  ])('are none with %s', async (_what, text) => {
    expect(await reviewNew({ [path]: text })).toEqual([]);
  });
});

function script({ on = 'issues', permissions = '{issues: write}', step = 'run: echo TITLE' }: Parts): string {
  const said = step.replaceAll('TITLE', '$' + '{{ github.event.issue.title }}');
  return `on: ${on}\npermissions: ${permissions}\njobs:\n  a:\n    steps:\n      - name: Say\n        ${said}\n`;
}

const injected: readonly Parts[] = [
  {},
  { on: '[push, discussion_comment]', step: 'run: echo $' + '{{ github.event.comment.body }}' },
  { on: 'pull_request_target', step: 'run: git log $' + '{{ github.head_ref }}' },
  { on: 'pull_request_target', step: 'run: x $' + '{{ toJSON(github.event.pull_request.title) }}' },
  { on: 'workflow_run', step: 'run: x $' + '{{ github.event.workflow_run.head_branch }}' },
  { step: 'with: {script: "say(\'$' + '{{ github.event.issue.body }}\')"}' },
  { permissions: '{contents: read}', step: 'run: x TITLE $' + '{{ secrets.KEY }}' },
];

const uninjected: readonly Parts[] = [
  { on: 'pull_request' },
  { permissions: '{contents: read}' },
  { permissions: '{}' },
  { step: 'run: echo "$TEXT"\n        env: {TEXT: "TITLE"}' },
  { step: 'if: $' + "{{ github.event.issue.title == 'x' }}\n        run: make" },
  { step: 'run: echo $' + "{{ contains(github.event.issue.body, 'x') }}" },
  { step: 'run: echo $' + '{{ github.event.issue.number }}' },
  { step: 'run: echo $' + '{{ github.event.issue.titles }}' },
];

describe('script injections', () => {
  it.each(injected)('are found on their line: %j', async (parts) => {
    expect(summarize(await reviewNew({ [path]: script(parts) }))).toEqual([`${path}:7 CRITICAL HIGH`]);
  });

  it('are found in a block of lines, each once', async () => {
    const step = 'run: |\n          one\n          echo "TITLE"\n          echo "TITLE"';
    expect(await reviewNew({ [path]: script({ step }) })).toEqual([
      expect.objectContaining({ line: 9, issue: expect.stringContaining('`github.event.issue.title`') }),
    ]);
  });

  it.each(uninjected)('are none: %j', async (parts) => {
    expect(await reviewNew({ [path]: script(parts) })).toEqual([]);
  });
});

it('risks are reported where the change introduces them, by the trigger as well', async () => {
  for (const before of [checkout({}), script({})])
    expect(await reviewTrees({ [path]: before }, { [path]: `${before}# more\n` })).toEqual([]);
  const after = script({ on: 'pull_request_target' });
  const before = { [path]: after.replace('pull_request_target', 'pull_request') };
  expect(summarize(await reviewTrees(before, { [path]: after }))).toEqual([`${path} CRITICAL HIGH`]);
});

it('finds nothing in keys that are maps, which GitHub refuses and whose reading would take hours', async () => {
  expect(await reviewNew({ [path]: `${checkout({})}${`${'? '.repeat(900)}a\n`.repeat(30)}` })).toEqual([]);
});
