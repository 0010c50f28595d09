import { describe, expect, it } from 'vitest';
import { explainCommand } from '../../src/commands/explain-command.ts';
import { IngestReport } from '../../src/model/ingest-report.ts';
import { ReviewDocument } from '../../src/model/review-document.ts';
import { c1, c1Finding } from '../support/builders/documents.ts';
import { type ConfiguredRun, runConfigured } from '../support/configured-run.ts';
import type { Play, Script } from '../support/fakes/scripted-commands.ts';
import { onDisk } from '../support/run-on-disk.ts';

const policy = {
  reviewers: {
    first: { run: ['first'] },
    second: { run: ['second'] },
    referee: { run: ['referee'], input: 'files', kind: 'ai' },
  },
  merge: { adjudicator: 'referee' },
};

const first = c1Finding({ issue: 'Readers of the cache wait while it is flushed to disk.' });
const second = c1Finding({
  severity: 'CRITICAL',
  issue: 'Flushing the cache holds the lock, so nothing is served meanwhile.',
});
const found: Readonly<Record<string, string>> = { first: c1(first), second: c1(second) };

const answering = (...answers: readonly string[]): Script => ({
  stdout: JSON.stringify({ answers: answers.map((answer) => ({ pair: 'p1', answer })) }),
});

/** A run in which two reviewers report one problem, and the referee answers so. */
async function adjudicated(referee: Script, world: ConfiguredRun = {}) {
  const isAsked = ({ environment }: Parameters<Play>[0]) =>
    environment.get('PR_VERDICT_MODE') === 'adjudicate';
  const play: Play = (request) =>
    isAsked(request) ? referee : { stdout: found[request.run[0] ?? ''] ?? '[]' };
  const run = await runConfigured(policy, { play, ...world });
  const { findings } = ReviewDocument.parse(await run.json('findings.json'));
  const { adjudication } = IngestReport.parse(await run.json('ingest_report.json'));
  return { ...run, findings, adjudication, asked: run.requests.filter(isAsked) };
}

describe('the adjudicator', () => {
  it('merges findings that it calls the same, and every original keeps its weight', async () => {
    const { findings, adjudication, asked, result } = await adjudicated(answering('same'));
    expect(asked).toHaveLength(1);
    expect(findings).toHaveLength(1);
    const sources = ['first', 'second'].map((reviewer) =>
      expect.objectContaining({ reviewer, corroboratedBy: [] }),
    );
    expect(findings[0]?.sources).toEqual(expect.arrayContaining(sources));
    expect(adjudication).toMatchObject({ reviewer: 'referee', pairs: [{ answer: 'same' }] });
    expect(result).toMatchObject({ verdict: 'FAIL' });
  });

  it.each<[string, Script]>([
    ['different', answering('different')],
    ['unsure', answering('unsure')],
    ['nothing about the pair', answering()],
    ['two things about the pair', answering('same', 'same')],
    ['a value that is not in the schema', answering('identical')],
    ['prose', { stdout: 'Both are the same problem.' }],
    ['and crashes', { ...answering('same'), end: { how: 'exited', code: 1 } }],
    ['too late', { end: { how: 'timed-out' } }],
  ])('leaves the decision as it was when it answers %s', async (_, referee) => {
    const { findings, asked, result } = await adjudicated(referee);
    expect(asked).toHaveLength(1);
    expect(findings).toHaveLength(2);
    expect(result).toMatchObject({ verdict: 'FAIL' });
  });

  it('gets the pairs, the question and the schema as files, and is explained', async () => {
    const { asked, directory } = await adjudicated(answering('unsure'));
    const variables = ['PROMPT', 'PAIRS', 'SCHEMA'].map((name) => `PR_VERDICT_${name}`);
    expect([...(asked[0]?.environment.keys() ?? [])]).toEqual(expect.arrayContaining(variables));
    const { shell, takeOutput } = await onDisk(directory);
    await explainCommand({ inputs: new Map(), output: 'human' }, shell);
    expect(takeOutput()).toContain('referee answered unsure');
  });

  it.each(['ingest', 'publish'] as const)(
    'is not asked in stage %s, where no reviewer runs',
    async (stage) => {
      const { directory } = await adjudicated(answering('same'));
      const { asked, findings } = await adjudicated(answering('same'), { directory, settings: { stage } });
      expect(asked).toEqual([]);
      expect(findings).toHaveLength(2);
    },
  );
});
