import { expect, it } from 'vitest';
import { c1, c1Blocking, c1Finding } from '../support/builders/documents.ts';
import { runConfigured } from '../support/configured-run.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';

const pattern = { glob: 'mine.json', reviewer: 'mine' };

async function warningsOf(...run: Parameters<typeof runConfigured>) {
  const { reporter } = await runConfigured(...run);
  return reporter.lines.filter((line) => line.startsWith('warning: '));
}

it('warns of a named file that is part of the head commit', async () => {
  const files = { 'mine.json': { content: '[]', tracked: true } };
  expect(await warningsOf({}, { files, settings: { findings: [pattern] } })).toEqual([
    "warning: mine: mine.json does not count: the file is part of the head commit, so it is not this run's output",
  ]);
});

it('warns of a file that lay in the review directory before the run', async () => {
  const directory = new MemoryDirectory();
  await directory.write('review_findings.json', '[]');
  expect(await warningsOf({}, { directory })).toEqual([
    'warning: review_findings: review_findings.json does not count: the file is older than this run',
  ]);
});

it.each(['coverage', 'size'])('warns of a document whose reviewer would be called %s', async (id) => {
  const findings = [{ glob: `${id}.json` }];
  expect(await warningsOf({}, { files: { [`${id}.json`]: '[]' }, settings: { findings } })).toEqual([
    expect.stringContaining(`no reviewer may be called ${id}`),
  ]);
});

it('warns of a document all of whose paths are elsewhere', async () => {
  const files = { 'mine.json': c1(c1Finding({ file: 'shop/src/app.ts' })) };
  expect(await warningsOf({}, { files, settings: { findings: [pattern] } })).toEqual([
    expect.stringMatching(/^warning: mine: mine\.json does not count: 0 of 1 paths are part of the change/),
  ]);
});

it('says nothing more of one whose problems say it already, and nothing of one that counts', async () => {
  const settings = { findings: [pattern] };
  expect(await warningsOf({}, { files: { 'mine.json': '{' }, settings })).toEqual([
    expect.stringMatching(/^warning: mine\.json.* JSON\/syntax: /),
  ]);
  expect(await warningsOf({}, { files: { 'mine.json': c1(c1Blocking()) }, settings })).toEqual([]);
});
