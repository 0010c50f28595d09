/** The action as a step of a job. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist, type Measured, runMeasured } from '../child.ts';
import { findings, type Opened, runJob, type Traffic } from './job.ts';

const review = findings.map(({ path, line, message }) => ({
  type: 'inline',
  file: path,
  line,
  category: 'logic',
  issue: message,
  references: ['[Modules](https://example.com/modules)'],
  implications: 'The build breaks.',
  severity: 'MINOR',
  confidence: 'HIGH',
  fix: 'Export the function.',
  fix_confidence: 'HIGH',
}));

const permissions = {
  contents: 'read',
  'pull-requests': 'write',
  issues: 'read',
  checks: 'write',
} as const;

export type ActionRun = Measured & Traffic;

/** Runs the action once to its end. `writeSpacingMs` is the time between two writes; default what the action takes. */
export async function runAction(
  opened: Opened,
  { writeSpacingMs }: { readonly writeSpacingMs?: number } = {},
): Promise<ActionRun> {
  return runJob(opened, permissions, ({ workspace, token, env }) => {
    writeFileSync(join(workspace, 'review.json'), JSON.stringify(review));
    return runMeasured([join(dist, 'index.js')], {
      cwd: workspace,
      env: {
        ...env,
        BENCH_LOADED: '1',
        'INPUT_GITHUB-TOKEN': token,
        INPUT_FINDINGS: 'review.json',
        ...(writeSpacingMs !== undefined && { PR_VERDICT_WRITE_SPACING_MS: `${writeSpacingMs}` }),
      },
    });
  });
}
