import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { explainCommand } from '../../src/commands/explain.ts';
import { runStage } from '../../src/stages/pipeline.ts';
import { c1, c1Blocking, c1Finding } from '../support/builders/documents.ts';
import { buildPorts } from '../support/builders/ports.ts';
import { buildSettings } from '../support/builders/run.ts';
import { temporaryFolder } from '../support/runner.ts';

/** What a run with one blocking finding and one that blocks nothing left on disk. */
async function reviewed(document = c1(c1Blocking(), c1Finding())) {
  const { ports, directory } = buildPorts({ files: { 'claude.json': document } });
  await runStage(ports, buildSettings());
  const reviewDir = temporaryFolder('explain');
  for (const name of await directory.list()) {
    mkdirSync(join(reviewDir, name, '..'), { recursive: true });
    writeFileSync(join(reviewDir, name), directory.text(name));
  }
  let said = '';
  const add = (text: string) => {
    said += text;
  };
  const shell = { env: {}, cwd: reviewDir, isTerminal: false, out: add, say: add, err: add, log: add };
  return async (finding?: string, output: 'human' | 'agent' = 'human') => {
    said = '';
    expect(await explainCommand({ finding, reviewDir, inputs: new Map(), output }, shell)).toBe(0);
    return said;
  };
}

it('says of the verdict and of every finding why it is so and what would change it', async () => {
  const said = await (await reviewed())();
  expect(said).toContain(
    'FAIL, REQUEST_CHANGES\n  because FAIL: a critical finding blocks\n  to change it: fix security-',
  );
  expect(said).toContain(
    'policy.blocking blocks critical findings from medium confidence on, and this one has high',
  );
  expect(said).toContain('policy.blocking never blocks medium findings');
});

it('says why a clean review does not approve', async () => {
  const said = await (await reviewed('[]'))();
  expect(said).toContain('PASS, COMMENT\n');
  expect(said).toContain('no approval: `policy.approve` is not true');
});

it('takes the beginning of an id that only one finding has, and no other', async () => {
  const explain = await reviewed();
  const one = JSON.parse(await explain('security', 'agent'));
  expect(one).toMatchObject({ findings: [{ weight: 'blocking' }] });
  expect(one).not.toHaveProperty('verdict');
  await expect(explain('nothing')).rejects.toMatchObject({ code: 'FINDING_UNKNOWN' });
  await expect(explain('')).rejects.toMatchObject({ code: 'FINDING_UNKNOWN' });
});
