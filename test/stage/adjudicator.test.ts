import { describe, expect, it } from 'vitest';
import { IngestReport } from '../../src/model/ingest-report.ts';
import { ReviewDocument } from '../../src/model/review-document.ts';
import { explainCommand } from '../../src/tools/explain-command.ts';
import { c1Finding } from '../support/builders/documents.ts';
import { runConfigured } from '../support/configured-run.ts';
import { type Script, ScriptedCommands } from '../support/fakes/scripted-commands.ts';
import { onDisk } from '../support/finished-run.ts';

const place = { file: 'src/app.ts', line: 3 };
const one = c1Finding({
  ...place,
  severity: 'MINOR',
  issue: 'Readers of the cache wait while it is flushed to disk.',
});
const other = c1Finding({
  ...place,
  severity: 'CRITICAL',
  confidence: 'HIGH',
  issue: 'Flushing the cache holds the lock, so nothing is served meanwhile.',
});

const policy = {
  reviewers: {
    first: { run: ['first'] },
    second: { run: ['second'] },
    referee: { run: ['referee'], input: 'files', kind: 'ai' },
  },
  merge: { adjudicator: 'referee' },
};

const answer = (word: string) => ({ stdout: JSON.stringify({ answers: [{ pair: 'p1', answer: word }] }) });

/** A run in which two reviewers report this, and the referee answers so. */
async function adjudicated(
  referee: Script,
  { keys = {}, ...world }: { readonly keys?: object } & Parameters<typeof runConfigured>[1] = {},
) {
  const answers: Record<string, string> = { first: JSON.stringify([one]), second: JSON.stringify([other]) };
  const commands = new ScriptedCommands(({ run: [program = ''], environment }) =>
    environment.get('PR_VERDICT_MODE') === 'adjudicate' ? referee : { stdout: answers[program] ?? '[]' },
  );
  const run = await runConfigured({ ...policy, ...keys }, { commands, ...world });
  const { findings } = ReviewDocument.parse(await run.json('findings.json'));
  const { adjudication } = IngestReport.parse(await run.json('ingest_report.json'));
  const asked = commands.requests.filter(
    ({ environment }) => environment.get('PR_VERDICT_MODE') === 'adjudicate',
  );
  return { ...run, findings, adjudication, asked };
}

describe('the adjudicator', () => {
  it('merges findings that it calls the same, and every original keeps its weight', async () => {
    const { findings, adjudication, asked, result } = await adjudicated(answer('same'));
    expect(asked).toHaveLength(1);
    expect(findings).toHaveLength(1);
    expect(findings[0]?.sources.map(({ reviewer }) => reviewer).sort()).toEqual(['first', 'second']);
    expect(findings[0]?.sources.every(({ corroboratedBy }) => corroboratedBy.length === 0)).toBe(true);
    expect(adjudication).toMatchObject({ reviewer: 'referee', pairs: [{ answer: 'same' }] });
    expect(result).toMatchObject({ verdict: 'FAIL' });
  });

  it.each<[string, Script]>([
    ['different', answer('different')],
    ['unsure', answer('unsure')],
    ['nothing about the pair', { stdout: '{"answers": []}' }],
    [
      'two things about the pair',
      { stdout: JSON.stringify({ answers: ['same', 'same'].map((word) => ({ pair: 'p1', answer: word })) }) },
    ],
    ['a value that is not in the schema', answer('identical')],
    ['prose', { stdout: 'Both are the same problem.' }],
    ['and crashes', { ...answer('same'), end: { how: 'exited', code: 1 } }],
    ['too late', { end: { how: 'timed-out' } }],
  ])('leaves the decision as it was when it answers %s', async (_, referee) => {
    const { findings, asked, result } = await adjudicated(referee);
    expect(asked).toHaveLength(1);
    expect(findings).toHaveLength(2);
    expect(result).toMatchObject({ verdict: 'FAIL' });
  });

  it('gets the pairs, the question and the schema as files, and is explained', async () => {
    const { asked, directory } = await adjudicated(answer('unsure'));
    expect([...(asked[0]?.environment.keys() ?? [])]).toEqual(
      expect.arrayContaining(['PR_VERDICT_PROMPT', 'PR_VERDICT_PAIRS', 'PR_VERDICT_SCHEMA']),
    );
    const { shell, takeOutput } = await onDisk(directory);
    await explainCommand({ reviewDir: '.code-review', inputs: new Map(), output: 'human' }, shell);
    expect(takeOutput()).toContain('referee answered unsure');
  });

  it('is not asked in a stage of its own, where no reviewer runs', async () => {
    const first = await adjudicated(answer('same'));
    const { asked, findings } = await adjudicated(answer('same'), {
      directory: first.directory,
      settings: { stage: 'ingest' },
    });
    expect(asked).toEqual([]);
    expect(findings).toHaveLength(2);
  });
});
