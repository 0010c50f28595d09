import { c1Blocking } from './builders/documents.ts';
import type { PullRequest } from './github/model/pull-request.ts';
import type { Step, StepResult } from './runner.ts';
import { type Scenario, type ScenarioOptions, startScenario } from './twelve-findings.ts';

/** What a run leaves on GitHub and for the runner. */
export interface Shown {
  readonly exit: number | null;
  readonly status: string | undefined;
  /** Conclusion of the newest check with the code in its title, or state of the newest status where there is no check. */
  readonly gate: string | undefined;
  /** The states of all reviews. */
  readonly reviews: readonly string[];
  /** The places of all threads. */
  readonly comments: readonly string[];
}

/** A run of the action on a pull request of its own, and everything about it that differs from {@link blocked}. */
export interface WholeRun {
  readonly scenario?: ScenarioOptions;
  /** What the reviewer `model` wrote, by default one blocking finding; null where it wrote no file. */
  readonly document?: unknown;
  /** What happens before the run. */
  readonly happens?: (scenario: Scenario) => unknown;
  readonly step?: (scenario: Scenario) => Partial<Step>;
  readonly shows?: Partial<Shown>;
  /** Part of the log or of the job summary. */
  readonly says?: RegExp;
}

export const critical = c1Blocking({ line: 5 });

/** What a run shows that reads {@link critical}. */
export const blocked: Shown = {
  exit: 1,
  status: 'failed',
  gate: 'failure',
  reviews: ['CHANGES_REQUESTED'],
  comments: ['src/app.ts:5'],
};

/** The same of a run that posted nothing. */
export const unpublished = { reviews: [], comments: [] };
export const refused = { ...unpublished, exit: 3, status: 'error' };

export const couldNotReview = (code: string) => ({
  ...refused,
  gate: `action_required: ${code}`,
});

export const incomplete = { ...unpublished, exit: 2, status: 'incomplete', gate: 'action_required' };

export const withPolicy = (policy: string): ScenarioOptions => ({
  baseFiles: { '.github/pr-verdict.yml': `version: 1\n${policy}` },
});

export function allowApprovals({ repository }: Scenario): void {
  repository.settings.actionsMayApprove = true;
}

/** Pushes a commit to the pull request's branch. */
export function push({ repository }: Scenario, files: Readonly<Record<string, string>>): void {
  repository.git.branch('feature').writeAll(files).commit('Push');
  repository.push('feature');
}

export const placeOf = ({ anchor }: PullRequest['threads'][number]) =>
  `${anchor.path}:${anchor.subject === 'line' ? anchor.line : 'file'}`;

/** The error code at the end of a title. */
function codeIn(title: string | null | undefined): readonly string[] {
  return /: ([A-Z]+(?:_[A-Z]+)*)$/.exec(title ?? '')?.slice(1) ?? [];
}

export function shownBy({ repository, pull }: Scenario, { exitCode, outputs }: StepResult): Shown {
  const [check, status] = [repository.checkRuns.at(-1), repository.statuses.at(-1)];
  return {
    exit: exitCode,
    status: outputs.get('status'),
    gate: check ? [check.conclusion, ...codeIn(check.title)].join(': ') : status?.state,
    reviews: pull.reviews.map(({ state }) => state),
    comments: pull.threads.map(placeOf),
  };
}

/** A pull request for which the reviewer `model` wrote this; its runs read that file. */
export async function startReview({ document = [critical], ...row }: WholeRun) {
  const scenario = await startScenario(row.scenario);
  if (document !== null) scenario.write('out/model.json', document);
  const run = ({ with: inputs, ...step }: Partial<Step> = {}) =>
    scenario.run({ inProcess: true, with: { findings: 'model=out/model.json', ...inputs }, ...step });
  return { ...scenario, run };
}
