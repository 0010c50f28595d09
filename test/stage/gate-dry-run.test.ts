import { expect, it } from 'vitest';
import { runStage } from '../../src/run/pipeline.ts';
import { buildPorts } from '../support/builders/ports.ts';
import { buildSettings } from '../support/builders/run.ts';

it('writes every step of the gate to gate.json and carries out none in a dry run', async () => {
  const { ports, directory, checks } = buildPorts();
  await runStage(ports, buildSettings({ findings: [{ glob: 'claude.json' }], dryRun: true }));
  const bytes = await directory.read('gate.json');
  expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject({
    gate: 'check',
    conclusion: 'success',
    steps: [{ do: 'conclude-check', conclusion: 'success' }],
  });
  expect([checks.started, checks.concluded]).toEqual([[], []]);
});
