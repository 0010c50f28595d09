import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { c1Blocking, c1Finding } from './builders/documents.ts';
import { comment, multiFileFinding, reviewData } from './contract-documents.ts';
import { demoFiles, numbered, writeDemoChange } from './github/demo.ts';
import { type EventPayload, pullRequestEvent } from './github/events.ts';
import type { PullRequest } from './github/model/pull-request.ts';
import type { Repository } from './github/model/repository.ts';
import type { Permissions, WorldOptions } from './github/model/world.ts';
import { type GitHubStandIn, startGitHub } from './github/stand-in.ts';
import { runStep, type Step, type StepResult } from './runner.ts';

/** What the README asks for in a job that does everything. */
export const documentedPermissions: Permissions = {
  contents: 'read',
  'pull-requests': 'write',
  issues: 'read',
  checks: 'write',
  statuses: 'read',
};

/** C1: five valid findings, one outside every hunk, and one that breaks its contract. */
function securityReview(): unknown {
  const issue = 'User input reaches the query unescaped. Anyone can read the table.';
  const line = undefined;
  return [
    c1Blocking({ line: 5, issue }),
    c1Finding({ line: '30-32', issue: 'Three lines that belong together are far apart.' }),
    c1Finding({ line: 20, issue: 'A line that no hunk shows is wrong.' }),
    c1Finding({ line: 'the last one', issue: 'This one names no line.' }),
    c1Finding({ type: 'file', file: 'new.ts', line, issue: 'The file has no test.' }),
    multiFileFinding({
      files: ['src/app.ts', 'new.ts'],
      severity: 'MINOR',
      issue: 'The two files disagree.',
    }),
  ];
}

/** C2: six findings, two of them about files outside the change. */
function qualityReview({ number, repository, headSha }: PullRequest): unknown {
  const found = { severity: 'improvement', suggestion: undefined, code_context: undefined };
  const comments = [
    { file: 'new.ts', line: 1, title: 'Export something' },
    { line: 32, title: 'Name the added line', severity: 'clarity' },
    { line: 6, title: 'Check the context line', severity: 'logic' },
    { line: 33, title: 'Slow loop', severity: 'performance', confidence: 70, confidence_level: 'medium' },
    { file: 'docs/guide.md', line: 3, title: 'Guide is out of date' },
    { file: 'lib/other.ts', line: 1, title: 'Other caller breaks', severity: 'logic' },
  ];
  return reviewData({
    pr_info: { number, repo: repository.fullName, title: '', description: '', head_sha: headSha },
    line_comments: comments.map((each) => comment({ ...found, ...each })),
    review_event: 'COMMENT',
  });
}

export interface Scenario {
  readonly github: GitHubStandIn;
  readonly repository: Repository;
  readonly pull: PullRequest;
  readonly token: string;
  /** The job's checkout, as actions/checkout leaves it. */
  readonly workspace: string;
  /** Writes a reviewer's file into the checkout. */
  readonly write: (path: string, content: unknown) => void;
  /** Runs the action on `pull_request`, with whatever the overrides change. */
  readonly run: (overrides?: Partial<Step>) => Promise<StepResult>;
  readonly event: (action?: Parameters<typeof pullRequestEvent>[1]) => {
    name: string;
    payload: EventPayload;
  };
}

export interface ScenarioOptions {
  readonly permissions?: Permissions;
  readonly author?: string;
  readonly login?: string;
  /** Files on the base branch besides those of the change. */
  readonly baseFiles?: Readonly<Record<string, string>>;
  /** Files that the change adds or replaces besides. */
  readonly headFiles?: Readonly<Record<string, string>>;
  /** Limits of the stand-in. */
  readonly world?: WorldOptions;
  /** Commits a line to the top of `src/app.ts` on the base branch after the pull request was opened. */
  readonly baseMovesOn?: boolean;
  /** What the job checks out; default the test merge, as `actions/checkout` does. */
  readonly ref?: string;
}

/** A pull request in a repository of its own, checked out for a job; ends with the test, whose requests must be clean. */
export async function startScenario(options: ScenarioOptions = {}): Promise<Scenario> {
  const github = await startGitHub(options.world);
  onTestFinished(async () => {
    await github.close();
    github.assertClean();
  });
  const repository = github.createRepository({
    owner: 'octo',
    name: 'demo',
    files: { ...demoFiles, ...options.baseFiles },
  });
  repository.collaborators.set('alice', 'write');
  writeDemoChange(repository)
    .writeAll(options.headFiles ?? {})
    .commit('Change');
  const pull = repository.openPullRequest({ head: 'feature', author: options.author ?? 'alice' });
  if (options.baseMovesOn === true) {
    repository.git.branch(repository.defaultBranch);
    repository.git.write('src/app.ts', `from base\n${numbered()}`).commit('Base moves on');
    repository.push(repository.defaultBranch);
  }
  const token = github.issueToken({
    repository,
    permissions: options.permissions ?? documentedPermissions,
    ...(options.login === undefined ? {} : { login: options.login }),
  });
  const clone = repository.checkout({ ref: options.ref ?? `refs/pull/${pull.number}/merge` });
  const event = (action: Parameters<typeof pullRequestEvent>[1] = 'opened') => ({
    name: 'pull_request',
    payload: pullRequestEvent(pull, action),
  });
  return {
    github,
    repository,
    pull,
    token,
    workspace: clone.dir,
    event,
    write: (path, content) => {
      mkdirSync(dirname(join(clone.dir, path)), { recursive: true });
      writeFileSync(
        join(clone.dir, path),
        typeof content === 'string' ? content : JSON.stringify(content, null, 2),
      );
    },
    run: ({ with: inputs, ...overrides } = {}) =>
      runStep({
        github,
        repository: repository.fullName,
        event: event(),
        workspace: clone.dir,
        sha: clone.head(),
        with: { 'github-token': token, ...inputs },
        ...overrides,
      }),
  };
}

/** Twelve findings by two reviewers: three outside the diff, one that breaks its contract. */
export async function startTwelveFindings(options: ScenarioOptions = {}): Promise<Scenario> {
  const scenario = await startScenario(options);
  scenario.write('out/security.json', securityReview());
  scenario.write('out/quality.json', qualityReview(scenario.pull));
  return {
    ...scenario,
    run: ({ with: inputs, ...overrides } = {}) =>
      scenario.run({ ...overrides, with: { findings: 'out/*.json', ...inputs } }),
  };
}
