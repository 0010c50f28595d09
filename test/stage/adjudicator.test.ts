import { describe, expect, it } from 'vitest';
import { explainCommand } from '../../src/commands/explain-command.ts';
import { readStateText, unpackState } from '../../src/memory/packed-state.ts';
import { keptIn } from '../../src/memory/run-state.ts';
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
  const asked = run.requests.filter(isAsked);
  if (world.settings?.stage === 'review') return { ...run, findings: [], adjudication: undefined, asked };
  const { findings } = ReviewDocument.parse(await run.json('findings.json'));
  const { adjudication } = IngestReport.parse(await run.json('ingest_report.json'));
  return { ...run, findings, adjudication, asked };
}

/** The directory of a job that ran the reviewers and the referee. */
async function reviewed(referee: Script) {
  const { directory } = await runConfigured(policy, { settings: { stage: 'fetch' } });
  await adjudicated(referee, { directory, settings: { stage: 'review' } });
  return directory;
}

describe('the adjudicator', () => {
  it('merges findings that it calls the same, and every original keeps its weight', async () => {
    const { findings, adjudication, asked, result } = await adjudicated(answering('same'));
    expect(asked).toHaveLength(1);
    expect(findings).toHaveLength(1);
    expect(findings[0]?.sources).toMatchObject([
      { reviewer: 'second', corroboratedBy: ['first'] },
      { reviewer: 'first', corroboratedBy: ['second'] },
    ]);
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
    'is not asked in stage %s, which uses its answers',
    async (stage) => {
      const directory = await reviewed(answering('same'));
      const { asked, findings } = await adjudicated(answering('same'), { directory, settings: { stage } });
      expect(asked).toEqual([]);
      expect(findings).toHaveLength(1);
    },
  );

  it.each<[string, (answers: string) => string]>([
    [
      'about other findings',
      (answers) => answers.replaceAll(/"fingerprints":\s*\[[^\]]*\]/g, '"fingerprints":["a","b"]'),
    ],
    ['of another reviewer', (answers) => answers.replace('"referee"', '"first"')],
    ['that no run of ours wrote', () => '{"answers":[]}'],
    ['that are no JSON', () => 'same'],
  ])('has no effect by answers %s', async (_, change) => {
    const directory = await reviewed(answering('same'));
    const name = 'reviewers/answers.json';
    const written = new TextDecoder().decode((await directory.read(name)) ?? new Uint8Array());
    await directory.write(name, change(written));
    const { findings } = await adjudicated(answering('same'), { directory, settings: { stage: 'publish' } });
    expect(findings).toHaveLength(2);
  });

  it('is not asked again about what it has answered', async () => {
    const { directory } = await adjudicated(answering('same'));
    const { asked, findings } = await adjudicated(answering('different'), { directory });
    expect(asked).toEqual([]);
    expect(findings).toHaveLength(1);
  });

  it('is not asked again by a later run, which has its answers from the check alone', async () => {
    const { checks } = await adjudicated(answering('same'), { onGitHub: true });
    const state = unpackState(readStateText(checks.concluded.at(-1)?.output.text ?? '') ?? '');
    const snapshot = { ...(state && { kept: { kept: keptIn(state), heads: [] } }) };
    const later = await adjudicated(answering('different'), { onGitHub: true, snapshot });
    expect(later.asked).toEqual([]);
    expect(later.findings).toHaveLength(1);
    const [{ titles } = { titles: [] }] = later.adjudication?.pairs ?? [];
    expect(titles.join()).toMatch(/Flushing.+Readers|Readers.+Flushing/);
  });

  it.each([
    ['with others', ['first', 'second', 'referee'], 1],
    ['with its kind', ['kind:ai'], 1],
    ['alone', ['referee'], 0],
    ['in another job', ['first', 'second'], 0],
  ])('is asked in a job that starts it among other reviewers: %s', async (_, reviewers, times) => {
    const { asked } = await adjudicated(answering('same'), { settings: { reviewers } });
    expect(asked).toHaveLength(times);
  });

  it('leaves the job without a secret in its answers', async () => {
    const { directory } = await runConfigured(policy, { settings: { stage: 'fetch' } });
    const end = { how: 'not-started', reason: 'no file hunter2' } as const;
    await adjudicated({ end }, { directory, settings: { stage: 'review' } });
    const written = new TextDecoder().decode((await directory.read('reviewers/answers.json')) ?? undefined);
    expect(written).toContain('no file ***');
  });
});
