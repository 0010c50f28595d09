import { join, resolve } from 'node:path';
import { approvalObstacles } from '../domain/approval.ts';
import { Failure } from '../domain/failure.ts';
import { judgeRemembered } from '../domain/judge-remembered.ts';
import { openReviewDirectory } from '../edges/review-directory.ts';
import { invalidInputs, parseInputs } from '../inputs.ts';
import type { ReviewDirectory } from '../ports.ts';
import {
  type Explained,
  explainFinding,
  explainVerdict,
  findingText,
  verdictText,
} from '../render/explain.ts';
import { type LoadedRun, loadRun } from '../stages/load-run.ts';
import { readEvidence } from '../stages/write/evidence.ts';
import { readInput } from './read-input.ts';
import type { Shell } from './shell.ts';

export interface ExplainOptions {
  /** Id of a finding, or how it begins; absent for the whole result. */
  readonly finding?: string | undefined;
  readonly reviewDir: string;
  /** Inputs of `action.yml` that the run had and that its result depends on. */
  readonly inputs: ReadonlyMap<string, string>;
  readonly output: 'human' | 'agent';
}

function explainable({ document, reconciled }: LoadedRun): readonly Explained[] {
  const remembered = reconciled.stillOpen.map((entry) => ({
    ...judgeRemembered(entry),
    title: `still open from an earlier run: ${entry.standing.url}`,
  }));
  return [...document.findings, ...remembered];
}

async function explainResult(run: LoadedRun, directory: ReviewDirectory) {
  const { decision, document, effective, manifest, report } = run;
  const evidence = await readEvidence(directory, manifest);
  const obstacles = approvalObstacles({
    effective,
    complete: decision.incomplete.length === 0 && decision.waived.length === 0,
    coverage: manifest.coverage,
    reviewers: document.reviewers,
    refused: report.refused,
    questions: document.documents.reduce((sum, { questions }) => sum + questions.length, 0),
    lane: evidence?.pack.risk.lane,
    findings: explainable(run),
  });
  return explainVerdict(decision, obstacles);
}

/** An exact id wins over one that begins like it. */
function named(findings: readonly Explained[], wanted: string): Explained {
  const exact = findings.find(({ id }) => id === wanted);
  const alike = findings.filter(({ id }) => id.startsWith(wanted));
  const [first, second] = exact === undefined ? alike : [exact];
  if (first !== undefined && second === undefined) return first;
  throw new Failure({
    kind: 'usage',
    code: 'FINDING_UNKNOWN',
    message: `${alike.length === 0 ? 'no finding has' : `${alike.length} findings have`} an id that begins with ${JSON.stringify(wanted)}`,
    fix: 'name one by its whole id; `pr-verdict explain` lists them all',
  });
}

/** Says why a finding blocks or does not, or why the result is what it is. Writes nothing. */
export async function explainCommand(options: ExplainOptions, shell: Shell): Promise<number> {
  const reading = parseInputs((name) => options.inputs.get(name) ?? '');
  if (!reading.ok) throw invalidInputs(reading.problems);
  const path = resolve(shell.cwd, options.reviewDir);
  // Opening would make the folder; a run that was never made leaves nothing to explain.
  await readInput(join(path, 'manifest.json'), shell);
  const directory = await openReviewDirectory({ path });
  const run = await loadRun(directory, reading.inputs.settings);
  const findings = explainable(run);
  const wanted = options.finding === undefined ? findings : [named(findings, options.finding)];
  const explained = wanted.map((finding) => explainFinding(finding, run.effective));
  const verdict = options.finding === undefined ? await explainResult(run, directory) : undefined;
  if (options.output === 'agent') shell.out(`${JSON.stringify({ verdict, findings: explained }, null, 2)}\n`);
  else shell.say((verdict === undefined ? '' : verdictText(verdict)) + explained.map(findingText).join(''));
  return 0;
}
