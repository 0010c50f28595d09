import { expect, it } from 'vitest';
import { runStage } from '../../src/run/pipeline.ts';
import { buildPorts } from '../support/builders/ports.ts';
import { buildManifest, buildSettings } from '../support/builders/run.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import { buildSnapshot } from '../support/fakes/scripted-source.ts';

/** What a run in the work tree of the branch `timeout` says comes next. */
async function stepsAfter(
  snapshot: Partial<ReturnType<typeof buildSnapshot>>,
  settings: Parameters<typeof buildSettings>[0] = {},
) {
  const { pullRequest: _, ...worktree } = buildSnapshot();
  const built = buildPorts({
    isLocal: true,
    hasChecks: false,
    snapshot: {
      ...worktree,
      branch: 'timeout',
      workingDirectory: { ...buildManifest().workingDirectory, state: 'worktree' },
      ...snapshot,
    },
  });
  const reports = new MemoryDirectory();
  const { nextSteps } = await runStage(
    { ...built.ports, reports: async () => reports },
    buildSettings({ target: 'local', source: 'local', ...settings }),
  );
  return { nextSteps, reports: reports.names() };
}

it('names the report that this run kept, where a pull request is to be opened', async () => {
  const { nextSteps, reports } = await stepsAfter({});
  expect(reports).toEqual(['2026-01-01-timeout.md']);
  expect(nextSteps).toEqual([
    'Open the pull request, and name docs/code-reviews/2026-01-01-timeout.md in its description.',
  ]);
});

it('names no report after a quick check, which has none', async () => {
  const { nextSteps, reports } = await stepsAfter({}, { mode: 'quick' });
  expect(reports).toEqual([]);
  expect(nextSteps).toEqual(['Carry on.']);
});

it('opens no pull request without any file that differs', async () => {
  const nothing = {
    diff: new Uint8Array(),
    files: [],
    coverage: { expected: 0, covered: 0, missing: [] },
  };
  const { nextSteps } = await stepsAfter(nothing);
  expect(nextSteps).toEqual([expect.stringMatching(/^There is nothing to review: nothing differs/)]);
});
