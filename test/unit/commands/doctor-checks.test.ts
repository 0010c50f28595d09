import { expect, it } from 'vitest';
import { type DoctorFacts, diagnose } from '../../../src/commands/doctor-checks.ts';

const commit = 'a'.repeat(40);
const granted = '{ contents: read, pull-requests: write, issues: read, checks: write }';
const types = '[opened, synchronize, reopened, ready_for_review, edited]';

function workflow(changes: { on?: string; permissions?: string; steps?: string; concurrency?: string } = {}) {
  return `on: ${changes.on ?? `{ pull_request: { types: ${types} } }`}
permissions: ${changes.permissions ?? granted}
concurrency: ${changes.concurrency ?? 'one'}
jobs:
  review:
    runs-on: ubuntu-latest
    steps:
      ${changes.steps ?? `- uses: acme/pr-verdict@${commit}`}
`;
}

function found(text: string | undefined, facts: Partial<DoctorFacts> = {}): readonly string[] {
  const workflows = text === undefined ? [] : [{ path: '.github/workflows/review.yml', text }];
  return diagnose({ policyPath: '.github/pr-verdict.yml', address: 'acme/pr-verdict', workflows, ...facts })
    .filter(({ level }) => level === 'problem' || level === 'warning')
    .map(({ id, level, fix }) => `${id} ${level}${fix === undefined ? ' without a fix' : ''}`);
}

it('finds nothing in the workflow of the documentation', () => {
  expect(found(workflow())).toEqual([]);
});

it('takes the workflow that follows up a merge for none that reviews', () => {
  const followUp = `on: { pull_request: { types: [closed] } }
permissions: {}
concurrency: one
jobs: { a: { uses: acme/pr-verdict/.github/workflows/follow-up.yml@${commit} } }
`;
  expect(found(followUp)).toContain('workflow problem');
});

it.each([
  ['no workflow', undefined, 'workflow problem'],
  ['a workflow of something else', 'on: push\njobs: { a: { steps: [{ run: ls }] } }', 'workflow problem'],
  ['a workflow that would take the parser minutes', "'".repeat(500_000), 'workflow problem'],
  ['a workflow whose keys would take hours', `${'? '.repeat(900)}a\n`.repeat(30), 'workflow problem'],
  ['a placeholder', workflow({ steps: '- uses: _OWNER_/pr-verdict@v0' }), 'address problem'],
  ['a tag', workflow({ steps: '- uses: acme/pr-verdict@v0' }), 'pinned warning'],
  ['a missing scope', workflow({ permissions: '{ contents: read, checks: write }' }), 'permissions problem'],
  [
    'a path filter',
    workflow({ on: `{ pull_request: { types: ${types}, paths: [src] } }` }),
    'path-filter problem',
  ],
  ['the default types', workflow({ on: 'pull_request' }), 'retarget warning'],
  ['no concurrency group', workflow().replace('concurrency: one\n', ''), 'concurrency warning'],
  [
    'a reviewer next to a token that writes',
    workflow({ steps: `- run: ./lint.sh\n      - uses: acme/pr-verdict@${commit}` }),
    'write-token warning',
  ],
  [
    'credentials in the checkout',
    workflow({
      steps: `- uses: actions/checkout@${commit}\n      - uses: acme/pr-verdict@${commit}`,
    }),
    'credentials warning',
  ],
])('finds %s', (_name, text, expected) => {
  expect(found(text)).toEqual([expected]);
});

it('calls a checkout of the head under pull_request_target a problem, and no checkout a warning', () => {
  const on = `{ pull_request_target: { types: ${types} } }`;
  const checkout = `- { uses: actions/checkout@${commit}, with: { ref: '\${{ github.event.pull_request.head.sha }}', persist-credentials: false } }`;
  const step = `- uses: acme/pr-verdict@${commit}`;
  expect(found(workflow({ on, steps: `${checkout}\n      ${step}` }))).toEqual([
    'pull-request-target problem',
  ]);
  expect(found(workflow({ on }))).toEqual(['pull-request-target warning']);
});

it('reads the permissions of a called workflow', () => {
  const job = `permissions: ${granted}\n    uses: acme/pr-verdict/.github/workflows/review.yml@${commit}`;
  expect(found(workflow({ permissions: '{}' }).replace(/runs-on:.*$/s, job))).toEqual([]);
});

it('reports every mistake of the policy file', () => {
  const policy = Buffer.from('version: 1\npolicy: { fail-on: SOMETIMES, max-comments: many }\n');
  expect(found(workflow(), { policy })).toEqual(['policy problem', 'policy problem']);
});

it.each([
  ['claude', ['adjudicator warning']],
  ['codex', ['referee warning']],
  ['claude, codex', []],
  ['kind:ai', []],
])('says that who is asked for a second opinion in a job of its own never is: %s', (reviewers, expected) => {
  const policy = Buffer.from(`version: 1
reviewers: { claude: { run: [ask], input: files }, codex: { run: [ask] } }
merge: { adjudicator: claude }
policy: { referee: codex }
`);
  const steps = `- { uses: acme/pr-verdict@${commit}, with: { stage: review, reviewers: '${reviewers}' } }`;
  expect(found(workflow({ steps }), { policy })).toEqual(expected);
});

const appPolicy = (more = '') =>
  Buffer.from(`version: 1\nreviewers: { rabbit: { app: coderabbitai${more} }, bugbot: { app: cursor } }\n`);
const bothEvents = `{ pull_request: { types: ${types} }, issue_comment: , pull_request_review: }`;
const setsStatus = '{ contents: read, pull-requests: write, issues: read, statuses: write }';
const gated = `- { uses: acme/pr-verdict@${commit}, with: { gate: status } }`;

it.each([
  ['nothing starts on what apps write', workflow(), appPolicy(), ['app-events warning']],
  ['a workflow does', workflow({ on: bothEvents }), appPolicy(), []],
  ['no app is named', workflow(), Buffer.from('version: 1\n'), []],
  ['only a check is, which no event names', workflow(), checkAlone(), []],
  [
    'nothing is concluded again',
    workflow({ steps: gated, permissions: setsStatus }),
    appPolicy(),
    ['app-wait warning'],
  ],
  [
    'the run waits instead',
    workflow({ steps: gated, permissions: setsStatus }),
    appPolicy(', wait: 10m'),
    [],
  ],
])('finds what apps that come later need, where %s', (_name, text, policy, expected) => {
  expect(found(text, { policy })).toEqual(expected);
});

it('asks for no event of a review where a workflow only follows up on merges', () => {
  const steps = `- { uses: acme/pr-verdict@${commit}, with: { stage: follow-up } }`;
  const on = '{ pull_request: { types: [closed] } }';
  const rights = '{ contents: read, pull-requests: read, issues: write, checks: read }';
  expect(found(workflow({ on, steps, permissions: rights }))).toEqual([]);
});

const approving = Buffer.from("version: 1\npolicy: { human-approval: { paths: ['**'] } }\n");
const byVerdict = `- { uses: acme/pr-verdict@${commit}, with: { step-result: verdict } }`;

it.each([
  ['nothing starts on reviews', workflow(), ['approval-events warning']],
  ['a workflow does', workflow({ on: bothEvents }), []],
  [
    'nothing is concluded again',
    workflow({ on: bothEvents, steps: gated, permissions: setsStatus }),
    ['approvals problem'],
  ],
  ['a workflow is required', workflow({ on: bothEvents, steps: byVerdict }), ['approvals problem']],
])('finds what approvals need, where %s', (_name, text, expected) => {
  expect(found(text, { policy: approving })).toEqual(expected);
});

function checkAlone(): Buffer {
  return Buffer.from(
    'version: 1\nreviewers: { ql: { check: { name: CodeQL, app: github-advanced-security } } }\n',
  );
}

const onGitHub = (setup: Partial<NonNullable<DoctorFacts['setup']>>) => ({
  defaultBranch: 'main',
  rules: { requiredChecks: [{ name: 'pr-verdict' }], hasMergeQueue: false },
  ...setup,
});

it.each([
  ['its own check is required, which passes without a review', 'CodeRabbit', ['app-check warning']],
  ['another check is', 'build', []],
])('finds of an app that %s', (_what, name, expected) => {
  const rules = { requiredChecks: [{ name: 'pr-verdict' }, { name }], hasMergeQueue: false };
  expect(found(workflow({ on: bothEvents }), { policy: appPolicy(), setup: onGitHub({ rules }) })).toEqual(
    expected,
  );
});

it('says where a workflow of another repository has to pass what apps and approvals need', () => {
  const rules = { requiredChecks: [{ name: 'pr-verdict' }], hasMergeQueue: false, requiresWorkflow: true };
  const setup = onGitHub({ rules });
  expect(found(workflow({ on: bothEvents }), { policy: appPolicy(), setup })).toEqual(['app-wait warning']);
  const approvals = found(workflow({ on: bothEvents }), { policy: approving, setup });
  expect(approvals).toEqual(['approval-workflow warning']);
});

it('finds an app that has written nothing for thirty days, where there were pull requests', () => {
  const now = Date.parse('2026-03-31T00:00:00Z');
  const account = { login: 'coderabbitai', id: 136_622_811, type: 'Bot' } as const;
  const silent = (pulls: readonly string[], at: string) => {
    const recent = {
      pulls,
      sightings: [
        { account, at },
        { account: { ...account, login: 'cursor', id: 206_951_365 }, at },
      ],
    };
    return found(workflow({ on: bothEvents }), { policy: appPolicy(), setup: onGitHub({ recent }), now });
  };
  expect(silent(['2026-03-30T00:00:00Z'], '2026-02-01T00:00:00Z')).toEqual([
    'app-silent warning',
    'app-silent warning',
  ]);
  expect(silent(['2026-03-30T00:00:00Z'], '2026-03-20T00:00:00Z')).toEqual([]);
  expect(silent(['2026-01-30T00:00:00Z'], '2026-01-20T00:00:00Z')).toEqual([]);
});

it('counts a workflow that only listens, where its end starts one of ours', () => {
  const text = workflow({
    on: `{ pull_request: { types: ${types} }, issue_comment: , workflow_run: { workflows: [Heard] } }`,
  });
  const listening = (name: string) => ({
    path: '.github/workflows/listen.yml',
    text: `name: ${name}\non: pull_request_review\njobs: { listen: { steps: [{ run: 'true' }] } }\n`,
  });
  const ours = { path: '.github/workflows/review.yml', text };
  const among = (name: string) =>
    found(undefined, { policy: appPolicy(), workflows: [ours, listening(name)] });
  expect(among('Heard')).toEqual([]);
  expect(among('Other')).toEqual(['app-events warning']);
});

const rules = (...names: readonly string[]) => ({
  defaultBranch: 'main',
  rules: { requiredChecks: names.map((name) => ({ name })), hasMergeQueue: true },
});

const inQueue = { on: `{ pull_request: { types: ${types} }, merge_group: }` };
const named = `- { uses: acme/pr-verdict@${commit}, with: { check-name: review } }`;
const approve = Buffer.from('version: 1\npolicy: { approve: true }\n');

it.each([
  ['another check than ours', workflow(), { setup: rules('build') }, ['required warning']],
  ['a queue without a run', workflow(), { setup: rules('pr-verdict') }, ['merge-queue problem']],
  ['a queue with a run', workflow(inQueue), { setup: rules('pr-verdict') }, []],
  [
    'our check by another name',
    workflow({ ...inQueue, steps: named }),
    { setup: rules('pr-verdict') },
    ['required warning'],
  ],
  [
    'no approval, which policy asks for',
    workflow(inQueue),
    { policy: approve, setup: { ...rules('pr-verdict'), workflowsMayApprove: false } },
    ['approve problem'],
  ],
])('compares the rules of the branch with the workflows: %s', (_, text, facts, expected) => {
  expect(found(text, facts)).toEqual(expected);
});

it('knows a fork of the action by its address', () => {
  const forked = workflow({ steps: `- uses: acme/reviews@${commit}` });
  expect(found(forked)).toEqual(['workflow problem']);
  expect(found(forked, { address: 'acme/reviews' })).toEqual([]);
});
