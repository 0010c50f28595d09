import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runFiles } from '../../src/formats/run-files.ts';
import { validateCommand } from '../../src/tools/validate-command.ts';
import { inlineFinding } from '../support/contract-documents.ts';
import { finishedRun } from '../support/finished-run.ts';

const names = Object.values(runFiles).map(({ title }) => title);

it('knows the files of a run, and what is wrong with one where it stands', async () => {
  const run = await finishedRun({ files: { 'claude.json': JSON.stringify([inlineFinding()]) } });
  const validate = async (file: string) => {
    const code = await validateCommand({ file, output: 'agent' }, run.shell);
    return { code, ...JSON.parse(run.takeSaid()) };
  };
  for (const name of names) {
    const path = join(run.reviewDir, name);
    expect(await validate(path), name).toEqual({ code: 0, valid: true, errors: [], omitted: 0 });
    await validateCommand({ file: path, output: 'human' }, run.shell);
    expect(run.takeSaid().replaceAll('\\', '')).toContain(`: valid ${name}\n`);

    const broken = join(run.root, name);
    writeFileSync(broken, readFileSync(path, 'utf8').replace(/^\{/, '{\n "foreign": 1,'));
    const { code, errors } = await validate(broken);
    expect(code).toBe(1);
    const problem = { rule: 'run/file', path: '/foreign', grade: 'refused', line: 2 };
    expect(errors, name).toEqual([expect.objectContaining(problem)]);
  }
  const other = join(run.root, 'package.json');
  writeFileSync(other, '{"name": "x", "gate": 1, "version": 1}');
  expect((await validate(other)).errors).toEqual([expect.objectContaining({ rule: 'format/unknown' })]);
});
