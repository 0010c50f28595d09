import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { exampleWorkflows } from '../../scripts/workflows.ts';
import { c1Finding } from './builders/documents.ts';
import { numbered } from './github/demo.ts';
import { mergeGroupEvent, pullRequestEvent, workflowRunEvent } from './github/events.ts';
import type { PullRequest } from './github/model/pull-request.ts';
import { recordRun } from './github/model/workflow-run.ts';
import { projectRoot } from './page-blocks.ts';
import { type Play, type Played, playWorkflow } from './play-workflow.ts';
import { recipePolicy, reviewerFiles } from './recipe-page.ts';
import { type Scenario, startScenario } from './twelve-findings.ts';
import { placeOf } from './whole-run.ts';
import { keepArtifacts } from './workflow-actions.ts';

/** The workflows of the pages, by page, heading and name. */
export const examples = new Map(exampleWorkflows().map(({ name, text }) => [name, text]));

export function exampleOf(name: string): string {
  const text = examples.get(name);
  if (text === undefined) throw new Error(`There is no workflow ${name}. There are ${[...examples.keys()]}.`);
  return text;
}

const finding = c1Finding({
  line: 5,
  category: 'security',
  severity: 'CRITICAL',
  issue: 'User input reaches the query unescaped.',
});

/** A program that answers one or the other, by whether the change still has the line that {@link fix} restores. */
const answering = (found: unknown, clean: unknown) => `
  if grep -qE '^\\+?changed 5' "\${PR_VERDICT_DIFF:-src/app.ts}"
  then echo '${JSON.stringify(found)}'
  else echo '${JSON.stringify(clean)}'
  fi`;
const asClaude = (document: unknown) => ({ structured_output: { contract: 'review-output', document } });
export const yours = answering([finding], []);
export const programs = {
  npm: 'true',
  'your-reviewer': yours,
  'your-model': `test -n "$ANTHROPIC_API_KEY" && ${yours.trim()} > "$PR_VERDICT_OUTPUT"`,
  claude: `test -n "$ANTHROPIC_API_KEY" && ${answering(asClaude([finding]), asClaude([])).trim()}`,
};
const secrets = { ANTHROPIC_API_KEY: 'key' };
export const withClaude = { ...reviewerFiles, '.github/pr-verdict.yml': recipePolicy('claude-code') };

/** A pull request with the line to be found, in a repository that has the scripts of the pages. */
export async function start(baseFiles: Readonly<Record<string, string>> = {}): Promise<Scenario> {
  const scenario = await startScenario({ baseFiles });
  const { repository } = scenario;
  repository.collaborators.set('bob', 'write');
  addScripts(repository.git.branch('feature')).commit('Scripts');
  repository.push('feature');
  return scenario;
}

function addScripts(git: Scenario['repository']['git'], linter = yours) {
  const script = (text: string) => `#!/bin/bash\n${text}\n`;
  return git
    .write('your-reviewer', script(yours), { executable: true })
    .write('your-linter', script(linter), { executable: true })
    .write('main.go', 'package main\n')
    .write('new.ts', 'export {};\n');
}

export function play(
  { github, repository }: Scenario,
  workflow: string,
  event: Play['event'],
  more: Partial<Play> = {},
) {
  return playWorkflow({ github, repository, workflow, event, secrets, programs, ...more });
}

export const opened = (pull: PullRequest, action: Parameters<typeof pullRequestEvent>[1] = 'opened') => ({
  name: 'pull_request',
  payload: pullRequestEvent(pull, action),
});

/** Requests that GitHub refused for want of a permission, or as not valid. */
export const refused = ({ github }: Scenario) =>
  github.journal.entries.filter(({ status = 0 }) => [401, 403, 422].includes(status));

export function expectFailure({ repository }: Scenario, pull: PullRequest): void {
  expect(repository.checkRuns.filter(({ headSha }) => headSha === pull.headSha)).toMatchObject([
    { name: 'pr-verdict', status: 'completed', conclusion: 'failure' },
  ]);
  expect(pull.reviews).toMatchObject([{ state: 'CHANGES_REQUESTED', commitId: pull.headSha }]);
  expect(pull.threads.map(placeOf)).toContain('src/app.ts:5');
}

export function expectSuccess(scenario: Scenario, pull: PullRequest): void {
  const checks = scenario.repository.checkRuns.filter(({ headSha }) => headSha === pull.headSha);
  expect(checks).toMatchObject([{ name: 'pr-verdict', status: 'completed', conclusion: 'success' }]);
  expect(pull.reviews[0]).toMatchObject({ state: 'DISMISSED' });
  expect(pull.reviews.filter(({ state }) => state === 'CHANGES_REQUESTED')).toEqual([]);
  // Nothing was posted twice.
  expect(new Set(pull.threads.map(placeOf)).size).toBe(pull.threads.length);
  expect(refused(scenario)).toEqual([]);
}

const [, forkPolicy = ''] =
  /```yaml\n(version: 1\n.*?)```/s.exec(readFileSync(join(projectRoot, 'docs/forks.md'), 'utf8')) ?? [];
/** The queue's commit of a pull request that passed gets a check that passes. */
export async function expectMergeGroup(scenario: Scenario, workflow: string): Promise<void> {
  const { repository, pull } = scenario;
  const entry = repository.enqueue(pull);
  await play(scenario, workflow, { name: 'merge_group', payload: mergeGroupEvent(entry) });
  expect(repository.checkRuns.at(-1)).toMatchObject({ headSha: entry.headSha, conclusion: 'success' });
  expect(refused(scenario)).toEqual([]);
}

/** A first push with the finding fails, a second one that fixes it passes. */
export async function expectGate(
  scenario: Scenario,
  run: (event: Play['event']) => Promise<Played>,
  pull = scenario.pull,
): Promise<void> {
  await run(opened(pull));
  expectFailure(scenario, pull);
  fix(pull);
  await run(opened(pull, 'synchronize'));
  expectSuccess(scenario, pull);
}

export function fix({ headRepository, headBranch }: PullRequest): void {
  headRepository?.git
    .branch(headBranch)
    .write('src/app.ts', numbered({ 8: null }))
    .commit('Fix');
  headRepository?.push(headBranch);
}

const minor = { ...finding, line: 6, severity: 'MINOR' };
/** What the linter of a fork reports is open until a person decides, so here it does not block. */
const linter = answering([minor], [minor]);

export const untrustedHalf = 'docs/forks.md#the-untrusted-half: Review';

interface ForkWorkflows {
  readonly publish: string;
  /** By default the same one. */
  readonly open?: string;
  readonly untrusted?: string;
}

interface ForkOptions extends Partial<Play> {
  readonly ofLinter?: string;
  /** Files on the base branch. */
  readonly files?: Readonly<Record<string, string>>;
}

/** A stranger's pull request, and the run of its workflows: the one that opens the check, theirs, and ours. */
export async function startFork(
  { publish, open = publish, untrusted = exampleOf(untrustedHalf) }: ForkWorkflows,
  { ofLinter = linter, files = { '.github/pr-verdict.yml': forkPolicy }, ...more }: ForkOptions = {},
) {
  const scenario = await start(files);
  const { repository } = scenario;
  const fork = repository.fork('mallory');
  fork.git.branch('topic').write('src/app.ts', numbered({ 5: 'changed 5' }));
  addScripts(fork.git, ofLinter).commit('Change');
  const pull = repository.openPullRequest({ head: 'topic', from: fork, author: 'mallory' });
  const run = async (event: Play['event']) => {
    const first = recordRun(repository, { pull });
    const started = (action: 'requested' | 'completed') => ({
      name: 'workflow_run',
      payload: workflowRunEvent(first, action),
    });
    await play(scenario, open, started('requested'), more);
    expect(repository.checkRuns.at(-1)).toMatchObject({ headSha: pull.headSha, status: 'in_progress' });
    const { artifacts } = await play(scenario, untrusted, event, more);
    keepArtifacts(first, artifacts);
    return play(scenario, publish, started('completed'), more);
  };
  return { scenario, pull, run };
}
