import { isMap, parseDocument } from 'yaml';
import { pageAddress } from '../model/project.ts';
import { defaultPolicyPath } from '../policy/policy.ts';
import type { KnownReviewer, RepositoryFacts } from './known-reviewers.ts';
import { editPolicyText } from './policy-text.ts';
import type { ProposedApp } from './propose-apps.ts';

export type Layout = 'called' | 'jobs' | 'forks';

export interface SetupOptions {
  readonly reviewers: readonly KnownReviewer[];
  /** Default: none. */
  readonly apps?: readonly ProposedApp[];
  readonly layout: Layout;
  /** Owner and repository of this action. */
  readonly address: string;
  /** What follows `@`: a commit with its version as a comment, or a tag. */
  readonly ref: string;
  /** Blocks nothing and says what would fail. */
  readonly advisory: boolean;
  /** An Enterprise Server: it has no called workflows of ours, and artifacts of version 3 alone. */
  readonly isServer?: boolean;
}

export interface ProposedFile {
  readonly path: string;
  readonly content: string;
  /** The text that it replaces; undefined for a new file. */
  readonly before?: string | undefined;
}

const checkout = 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1';
const upload = 'actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0';
const download = 'actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1';
const uploadOnServer = 'actions/upload-artifact@a8a3f3ad30e3422c9c7b888a15615d19a852ae32 # v3.1.3';
const downloadOnServer = 'actions/download-artifact@9bc31d5ccc31df68ecc42ccf4149144866c47d8a # v3.0.2';
const types = '[opened, synchronize, reopened, ready_for_review, edited, closed]';
const isCode = "github.event.action != 'edited' || github.event.changes.base";
const isReview = `github.event.action != 'closed' && (${isCode})`;
const words = expression(`(${isCode}) && 'code' || 'words'`);
/** What a job needs that publishes or decides, with apps as reviewers. */
const publishing = [
  'contents: read',
  'pull-requests: write',
  'issues: read',
  'checks: write',
  'statuses: read',
];
const head = expression('github.event.pull_request.head.sha');
const pullRequest = `pull-request: ${expression('inputs.pull-request')}`;
const reviewDir = `${expression('runner.temp')}/review`;

/** The policy and workflow files for a repository. A pure function of what `init` found. */
export function proposeSetup(facts: RepositoryFacts, options: SetupOptions): readonly ProposedFile[] {
  return [
    { path: defaultPolicyPath, content: policyFile(options) },
    { path: '.github/workflows/review.yml', content: reviewWorkflow(facts, options) },
    ...(options.layout === 'forks'
      ? [
          { path: '.github/workflows/publish-review.yml', content: publishingWorkflow(facts, options) },
          { path: '.github/workflows/listen.yml', content: listenToReviews() },
        ]
      : []),
    { path: '.github/workflows/review-events.yml', content: eventsWorkflow(options) },
    ...(options.layout === 'forks'
      ? [{ path: '.github/workflows/merged.yml', content: listenToMerges() }]
      : []),
    { path: '.github/workflows/follow-up.yml', content: followUpWorkflow(options) },
  ];
}

function reviewWorkflow(facts: RepositoryFacts, options: SetupOptions): string {
  switch (options.layout) {
    case 'called':
      return callingWorkflow(facts, options);
    case 'jobs':
      return jobsWorkflow(facts, options);
    case 'forks':
      return untrustedWorkflow(facts, options);
  }
}

function policyFile({ reviewers, apps = [], advisory, layout }: SetupOptions): string {
  const lines = ['# yaml-language-server: $schema=./pr-verdict.schema.json', 'version: 1'];
  const { models } = byKind(reviewers);
  lines.push('policy:');
  if (advisory) {
    lines.push('  # Reports what would fail and blocks nothing. Remove it to let the check decide.');
    lines.push('  enforce: false');
  }
  if (models.length > 0) lines.push(...roundsEnd);
  lines.push(...outlivesMerge);
  if (reviewers.length + apps.length > 0) lines.push('reviewers:');
  for (const reviewer of reviewers)
    lines.push(`  ${reviewer.id}:`, ...indented(reviewerPolicy(reviewer, layout), 4));
  if (apps.length > 0) lines.push(...whenRequired.map((line) => `  #${line}`));
  for (const app of apps) lines.push(`  ${app.id}: ${appPolicy(app)}`);
  return file(lines);
}

/** Until then nobody knows whether it answers each pull request. */
const whenRequired = [
  ' Apps that review by themselves. Remove `required: false` once the check has said for a week',
  ' that one reviews each head: from then on nothing is merged without its review.',
];

function appPolicy({ source }: ProposedApp): string {
  return `{ ${source}, required: false }`;
}

/** A model finds other things in each round, also in lines that it has read. */
const roundsEnd = [
  '  # What a model finds only now on lines that it had read asks for no change. Where it would',
  `  # block, a person decides: ${pageAddress('memory.md#late-findings')}`,
  '  late: report',
];
/** Read by the workflow that follows up on a merge. */
const outlivesMerge = [
  '  # What people defer, and what is open from high on, is in one issue after the merge:',
  `  # ${pageAddress('follow-up.md')}`,
  '  follow-up: { from: high }',
];
const sameChange = 'skip-when: same-change # after a rebase its answer about the same hunks counts';

/** Dependabot's runs get no secret, so a model would be missing in each of them. */
const notForDependabot = "when: { authors: ['!dependabot[bot]'] }";

/** Lines below the id of a reviewer. */
function reviewerPolicy(reviewer: KnownReviewer, layout: Layout): readonly string[] {
  const cwd = reviewer.cwd === undefined ? [] : [`cwd: '${reviewer.cwd}'`];
  const own = [runLine(reviewer), ...cwd, ...reviewer.policy];
  const policy = layout === 'forks' ? policyForForks(reviewer) : own;
  return reviewer.secret === undefined ? policy : [...policy, notForDependabot, sameChange];
}

/** An existing policy file with the reviewers that it lacks; all else stays. */
export function withReviewers(
  text: string,
  { reviewers, apps = [], layout }: Pick<SetupOptions, 'reviewers' | 'apps' | 'layout'>,
): string {
  const isExplained = whenRequired.some((line) => text.includes(line));
  return editPolicyText(text, (document) => {
    if (!isMap(document.get('reviewers'))) document.delete('reviewers');
    for (const reviewer of reviewers) {
      const { contents } = parseDocument(file(reviewerPolicy(reviewer, layout)));
      document.setIn(['reviewers', reviewer.id], contents);
    }
    for (const app of apps) {
      const { contents } = parseDocument(appPolicy(app));
      const key = document.createNode(app.id);
      if (app === apps[0] && !isExplained) key.commentBefore = whenRequired.join('\n');
      document.addIn(['reviewers'], document.createPair(key, contents));
    }
  });
}

/** Only a reviewer without a secret runs on the fork's files; its document comes as an artifact. */
function policyForForks({ policy, run, secret }: KnownReviewer): readonly string[] {
  if (secret === undefined) return ['required: false', ...policy];
  const script = run.map((part) => part.replace('.github/reviewers/', '~/reviewers/')).join(' ');
  return [`run: [sh, -c, 'exec ${script}']`, 'input: files', ...policy];
}

function callingWorkflow(facts: RepositoryFacts, options: SetupOptions): string {
  const { models, linters } = byKind(options.reviewers);
  const setupFor = (reviewers: readonly KnownReviewer[]) =>
    unique(reviewers.flatMap((reviewer) => setupOf(reviewer, facts)));
  return file([
    'name: Review',
    ...trigger,
    'jobs:',
    '  review:',
    `    permissions: { ${publishing.join(', ')} }`,
    `    uses: ${options.address}/.github/workflows/review.yml@${options.ref}`,
    ...callInputs([
      ...textInput('setup', setupFor(linters)),
      ...textInput('setup-models', setupFor(models)),
      pullRequest,
    ]),
    ...secretsOf(options.reviewers),
  ]);
}

/** A model gets a secret; a linter runs what the head configures. */
function byKind(reviewers: readonly KnownReviewer[]) {
  const models = reviewers.filter(({ secret }) => secret !== undefined);
  return { models, linters: reviewers.filter((each) => !models.includes(each)) };
}

/** The inputs of a called workflow. */
function callInputs(inputs: readonly string[]): readonly string[] {
  return inputs.length === 0 ? [] : ['    with:', ...indented(inputs, 6)];
}

function textInput(name: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`${name}: |`, ...indented(lines, 2)];
}

function secretsOf(reviewers: readonly KnownReviewer[]): readonly string[] {
  const names = unique(reviewers.flatMap(({ secret }) => secret?.name ?? []));
  return names.length === 0
    ? []
    : ['    secrets:', ...names.map((name) => `      ${secretLine(name, name)}`)];
}

/** The half without secrets or write access: the linters, on the files of the head. */
function untrustedWorkflow(facts: RepositoryFacts, { reviewers }: SetupOptions): string {
  const { linters } = byKind(reviewers);
  const setup = unique(linters.flatMap((reviewer) => setupOf(reviewer, facts)));
  const commands = [
    'mkdir reviews',
    // Most linters exit with 1 when they report something.
    ...linters.map(({ id, run }) => `${run.join(' ')} > reviews/${id} || true`),
    '# The job that reads them has the files in no folder, or in another one.',
    'sed -i "s|$PWD/||g" reviews/*',
  ];
  return file([
    'name: Review',
    ...onPullRequest,
    'jobs:',
    ...job('linters', {
      when: isReview,
      minutes: 20,
      permissions: ['contents: read'],
      steps:
        linters.length === 0
          ? ['# The workflow that publishes starts when this one has ended.', '- run: echo "No linters"']
          : [
              ...step(checkout, [`ref: ${head}`, 'persist-credentials: false']),
              // A step of its own: what it adds to PATH is there from the next step on.
              ...runStep(setup),
              ...runStep(commands),
              ...step(upload, ['name: reviews', 'path: reviews/']),
            ],
    }),
  ]);
}

/** The half with secrets and write access, which runs nothing from the head. */
function publishingWorkflow(facts: RepositoryFacts, { reviewers, address, ref }: SetupOptions): string {
  const { models, linters } = byKind(reviewers);
  const setup = unique(models.flatMap((reviewer) => setupOf(reviewer, facts)));
  const findings = linters.map(({ id }) => `${id}=artifact:reviews/${id}`);
  const copied = models.length === 0 ? [] : ['cp -r .github/reviewers ~/reviewers'];
  return file([
    'name: Publish review',
    'on:',
    '  workflow_run: { workflows: [Review], types: [requested, completed] }',
    ...dispatch,
    'permissions: {}',
    'jobs:',
    '  forks:',
    "    if: github.event.workflow_run.conclusion != 'skipped'",
    `    permissions: { ${[...publishing, 'actions: read'].join(', ')} }`,
    `    uses: ${address}/.github/workflows/review-forks.yml@${ref}`,
    ...callInputs([
      ...textInput('findings', findings),
      ...textInput('setup', [...copied, ...setup]),
      pullRequest,
    ]),
    ...secretsOf(models),
  ]);
}

function jobsWorkflow(facts: RepositoryFacts, options: SetupOptions): string {
  const action = `${options.address}@${options.ref}`;
  const jobs = options.reviewers.map(({ id }) => `review-${id}`);
  return file([
    'name: Review',
    ...trigger,
    'jobs:',
    ...job('open', {
      when: isReview,
      minutes: 5,
      permissions: ['contents: read', 'pull-requests: read', 'checks: write'],
      steps: step(action, ['stage: open', pullRequest]),
    }),
    ...options.reviewers.flatMap((reviewer) => ['', ...reviewerJob(reviewer, facts, options)]),
    '',
    ...job('publish', {
      needs: ['open', ...jobs],
      when: expression("!cancelled() && needs.open.result != 'skipped'"),
      minutes: 20,
      permissions: publishing,
      steps: [
        ...options.reviewers.flatMap(({ id }) => downloadOf(id, options)),
        ...step(action, ['stage: publish', pullRequest, `review-dir: ${reviewDir}`, 'preview: true']),
        ...step(
          options.isServer === true ? uploadOnServer : upload,
          [
            options.isServer === true ? 'name: preview' : 'archive: false',
            `path: ${reviewDir}/preview.html`,
            'if-no-files-found: ignore',
          ],
          [`if: ${expression('!cancelled()')}`],
        ),
      ],
    }),
    '',
    '  # Other pull requests may share the head of the closed one.',
    ...job('closed', {
      when: "github.event.action == 'closed'",
      minutes: 5,
      permissions: ['contents: read', 'pull-requests: write', 'issues: read', 'checks: write'],
      steps: [`- uses: ${action}`],
    }),
  ]);
}

/** Each into its own folder, and by its id: no reviewer's job can answer for another. */
function downloadOf(id: string, { isServer }: SetupOptions): readonly string[] {
  const path = `path: ${reviewDir}/reviewers/${id}`;
  if (isServer === true)
    return step(downloadOnServer, [`name: pr-verdict-reviewer-${id}`, path], ['continue-on-error: true']);
  const artifact = artifactOf(id);
  const when = [`if: ${artifact} != ''`, 'continue-on-error: true'];
  return step(download, [`artifact-ids: ${expression(artifact)}`, path], when);
}

function reviewerJob(
  reviewer: KnownReviewer,
  facts: RepositoryFacts,
  { address, ref, isServer = false }: SetupOptions,
): readonly string[] {
  const action = `${address}@${ref}`;
  const { id, secret } = reviewer;
  const env = secret === undefined ? [] : ['env:', `  ${secretLine(secret.variable, secret.name)}`];
  const setup = setupOf(reviewer, facts);
  return job(`review-${id}`, {
    when: isReview,
    minutes: 30,
    permissions: ['contents: read', 'pull-requests: read', 'issues: read', 'checks: read'],
    outputs: isServer ? [] : [`artifact: ${expression('steps.upload.outputs.artifact-id')}`],
    steps: [
      // A program with a secret is installed before anything of the head is there.
      ...(secret === undefined ? [] : runStep(setup)),
      '# Says what may be checked out: nothing of a fork.',
      ...step(
        action,
        ['stage: fetch', pullRequest, `review-dir: ${expression('runner.temp')}/target`],
        ["if: github.event_name == 'workflow_dispatch'", 'id: target'],
      ),
      ...step(
        checkout,
        [
          `ref: ${expression('steps.target.outputs.checkout-ref || github.event.pull_request.head.sha')}`,
          'persist-credentials: false',
        ],
        [`if: ${mayCheckOut}`],
      ),
      ...(secret === undefined ? runStep(setup, mayCheckOut) : []),
      ...step(action, ['stage: fetch', pullRequest, `review-dir: ${reviewDir}`]),
      ...step(action, ['stage: review', `reviewers: ${id}`, pullRequest, `review-dir: ${reviewDir}`], env),
      ...step(
        isServer ? uploadOnServer : upload,
        [
          `name: pr-verdict-reviewer-${id}`,
          `path: ${reviewDir}/reviewers/${id}`,
          'if-no-files-found: ignore',
        ],
        [`if: ${expression('!cancelled()')}`, 'id: upload'],
      ),
    ],
  });
}

function runLine({ run }: KnownReviewer): string {
  return `run: [${run.join(', ')}]`;
}

/** What names the artifact of a reviewer's job: another job could upload one under its name. */
function artifactOf(id: string): string {
  return `needs.review-${id}.outputs.artifact`;
}

const isReviewOfApp = "github.event.review.user.type == 'Bot'";
const isVote = "github.event.review.state != 'commented'";
const reviewTypes = 'types: [submitted, edited, dismissed]';

/** GitHub lets the events of a fork write nothing, so such a workflow only listens, and its end starts one that may. */
function listeningWorkflow(
  name: string,
  on: string,
  { id, ...listens }: Pick<Job, 'when' | 'steps'> & { readonly id: string },
): string {
  return file([
    `name: ${name}`,
    'on:',
    `  ${on}`,
    'permissions: {}',
    'jobs:',
    ...job(id, { minutes: 5, ...listens }),
  ]);
}

function listenToReviews(): string {
  return listeningWorkflow(listener, `pull_request_review: { ${reviewTypes} }`, {
    id: 'listen',
    when: `${isReviewOfApp} || ${isVote}`,
    steps: [
      '# The workflow for commands starts when this one has ended.',
      '- run: echo "A review was written"',
    ],
  });
}

const listener = 'Listen to reviews';

function eventsWorkflow({ address, ref, isServer, layout }: SetupOptions): string {
  const number =
    'github.event.issue.number || github.event.pull_request.number || github.event.workflow_run.head_sha || github.sha';
  const when = [
    "github.event_name == 'merge_group'",
    "contains(github.event.comment.body, '/pr-verdict')",
    "contains(github.event.changes.body.from, '/pr-verdict')",
    "(github.event.comment.user.type == 'Bot' && (github.event_name == 'issue_comment' || github.event.sender.login != github.event.comment.user.login))",
    isReviewOfApp,
    `(github.event_name == 'pull_request_review' && ${isVote})`,
    "(github.event.workflow_run.event == 'pull_request_review' && github.event.workflow_run.conclusion != 'skipped')",
  ].join(' || ');
  return file([
    'name: Commands, apps and merge queue',
    'on:',
    '  issue_comment: { types: [created, edited, deleted] }',
    '  pull_request_review_comment: { types: [created, edited, deleted] }',
    layout === 'forks'
      ? `  workflow_run: { workflows: [${listener}], types: [completed] }`
      : `  pull_request_review: { ${reviewTypes} }`,
    '  merge_group:',
    'permissions: {}',
    'jobs:',
    ...(isServer === true
      ? job('apply', {
          when,
          minutes: 5,
          // Behind the `if`, so that a skipped job replaces no command that is pending.
          group: `commands-${expression(number)}`,
          permissions: publishing,
          steps: [`- uses: ${address}@${ref}`],
        })
      : [
          '  apply:',
          `    permissions: { ${publishing.join(', ')} }`,
          `    uses: ${address}/.github/workflows/review-events.yml@${ref}`,
        ]),
  ]);
}

const followUpRun = 'Merged';

function listenToMerges(): string {
  return listeningWorkflow(followUpRun, 'pull_request: { types: [closed] }', {
    id: 'merged',
    when: 'github.event.pull_request.merged',
    steps: ["- run: echo 'The second workflow follows up.'"],
  });
}

function followUpWorkflow({ address, ref, isServer, layout }: SetupOptions): string {
  const isForks = layout === 'forks';
  const permissions = ['contents: read', 'pull-requests: read', 'issues: write', 'checks: read'];
  const number = isForks
    ? 'github.event.workflow_run.head_sha || inputs.pull-request'
    : 'github.event.pull_request.number || inputs.pull-request';
  return file([
    'name: Follow-up',
    'on:',
    isForks
      ? `  workflow_run: { workflows: [${followUpRun}], types: [completed] }`
      : '  pull_request: { types: [closed] }',
    ...dispatch,
    'permissions: {}',
    `concurrency: { group: 'follow-up-${expression(number)}' }`,
    'jobs:',
    ...(isServer === true
      ? job('follow-up', {
          when: "github.event_name != 'pull_request' || github.event.pull_request.merged",
          minutes: 5,
          permissions,
          steps: step(`${address}@${ref}`, ['stage: follow-up', pullRequest]),
        })
      : [
          '  follow-up:',
          ...(isForks ? ["    if: github.event.workflow_run.conclusion != 'skipped'"] : []),
          `    permissions: { ${permissions.join(', ')} }`,
          `    uses: ${address}/.github/workflows/follow-up.yml@${ref}`,
          ...callInputs([pullRequest]),
        ]),
  ]);
}

const dispatch: readonly string[] = [
  '  workflow_dispatch:',
  '    inputs: { pull-request: { description: The number of the pull request, required: true, type: string } }',
];

const triggeredBy = (number: string, more: readonly string[]): readonly string[] => [
  'on:',
  '  pull_request:',
  `    types: ${types}`,
  ...more,
  'permissions: {}',
  'concurrency:',
  `  group: review-${expression(number)}-${words}`,
  '  cancel-in-progress: true',
];

const trigger = triggeredBy('github.event.pull_request.number || inputs.pull-request', dispatch);
/** For a job that runs what strangers wrote: people start the workflow that publishes. */
const onPullRequest = triggeredBy('github.event.pull_request.number', []);

/** Whether a job may have the files of the head. */
const mayCheckOut = "github.event_name != 'workflow_dispatch' || steps.target.outputs.checkout-ref != ''";

interface Job {
  readonly when: string;
  readonly minutes: number;
  /** Its concurrency group; by default none. */
  readonly group?: string;
  /** By default those of the workflow. */
  readonly permissions?: readonly string[];
  readonly needs?: readonly string[];
  readonly outputs?: readonly string[];
  readonly steps: readonly string[];
}

function job(
  name: string,
  { when, minutes, group, permissions, needs, outputs = [], steps }: Job,
): readonly string[] {
  return indented(
    [
      `${name}:`,
      ...(needs === undefined ? [] : [`  needs: [${needs.join(', ')}]`]),
      `  if: ${when}`,
      ...(group === undefined ? [] : ['  concurrency:', `    group: ${group}`]),
      '  runs-on: ubuntu-latest',
      `  timeout-minutes: ${minutes}`,
      ...(permissions === undefined ? [] : ['  permissions:', ...indented(permissions, 4)]),
      ...(outputs.length === 0 ? [] : ['  outputs:', ...indented(outputs, 4)]),
      '  steps:',
      ...indented(steps, 4),
    ],
    2,
  );
}

function runStep(commands: readonly string[], when?: string): readonly string[] {
  if (commands.length === 0) return [];
  const first = when === undefined ? ['- run: |'] : [`- if: ${when}`, '  run: |'];
  return [...first, ...indented(commands, 4)];
}

function step(uses: string, inputs: readonly string[], more: readonly string[] = []): readonly string[] {
  return [`- uses: ${uses}`, ...indented(more, 2), '  with:', ...indented(inputs, 4)];
}

/** A linter of the repository itself comes with its packages. */
function setupOf({ id, setup }: KnownReviewer, { paths }: RepositoryFacts): readonly string[] {
  if (setup !== undefined) return setup.split('\n');
  if (id !== 'eslint' && id !== 'biome') return [];
  if (paths.includes('pnpm-lock.yaml')) {
    return ['corepack enable', 'pnpm install --frozen-lockfile --ignore-scripts'];
  }
  if (paths.includes('yarn.lock')) return ['corepack enable', 'yarn install --immutable --mode=skip-build'];
  if (paths.includes('bun.lock'))
    return ['npm install --global bun', 'bun install --frozen-lockfile --ignore-scripts'];
  return [paths.includes('package-lock.json') ? 'npm ci --ignore-scripts' : 'npm install --ignore-scripts'];
}

function secretLine(variable: string, secret: string): string {
  return `${variable}: ${expression(`secrets.${secret}`)}`;
}

/** GitHub's syntax for an expression in a workflow. */
function expression(text: string): string {
  return `$\{{ ${text} }}`;
}

function indented(lines: readonly string[], width: number): readonly string[] {
  return lines.map((line) => (line === '' ? '' : `${' '.repeat(width)}${line}`));
}

function unique(lines: readonly string[]): readonly string[] {
  return [...new Set(lines)];
}

function file(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}
