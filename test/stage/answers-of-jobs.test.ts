import { expect, it } from 'vitest';
import { c1Blocking } from '../support/builders/documents.ts';
import { runConfigured } from '../support/configured-run.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import type { Play } from '../support/fakes/scripted-commands.ts';

const reviewers = {
  model: { run: ['model'], retries: 0, repairs: 0 },
  linter: { run: ['linter'], kind: 'tool', retries: 0 },
};
const policy = { hygiene: false, reviewers };
const play: Play = ({ run: [name] }) => ({
  stdout: name === 'model' ? JSON.stringify([c1Blocking()]) : '[]',
});

/** What the job for reviewers of one kind uploads, as the publishing job downloads it. */
async function jobFor(kind: 'ai' | 'tool'): Promise<Uploaded> {
  const { requests, files } = await uploadOf(kind, policy, play);
  const started = kind === 'ai' ? 'model' : 'linter';
  expect(requests.map(({ run: [name] }) => name)).toEqual([started]);
  return files;
}

type Uploaded = ReadonlyMap<string, Uint8Array>;

async function uploadOf(kind: 'ai' | 'tool', keys: Record<string, unknown>, plays: Play) {
  const directory = new MemoryDirectory();
  const { requests } = await runFetched(keys, { directory, play: plays, onGitHub: true }, [`kind:${kind}`]);
  const files = new Map<string, Uint8Array>();
  for (const name of directory.names().filter((each) => each.startsWith('reviewers/')))
    files.set(name.replace('reviewers/', `from/${kind}/`), (await directory.read(name)) ?? new Uint8Array());
  return { requests, files };
}

async function runFetched(
  keys: Record<string, unknown>,
  world: NonNullable<Parameters<typeof runConfigured>[1]>,
  selected: readonly string[],
) {
  await runConfigured(keys, { ...world, settings: { stage: 'fetch' } });
  return runConfigured(keys, { ...world, settings: { stage: 'review', reviewers: selected } });
}

async function publish(
  files: ReadonlyMap<string, Uint8Array | string>,
  keys: Record<string, unknown> = policy,
) {
  const directory = new MemoryDirectory();
  for (const [name, bytes] of files) await directory.write(name, bytes);
  const settings = { stage: 'publish' } as const;
  const ran = await runConfigured(keys, { directory, settings, onGitHub: true });
  const { reviewers: all } = Object(await ran.json('findings.json'));
  return {
    ...ran,
    outcomes: Object.fromEntries(all.map(({ id, outcome }: never) => [id, Object(outcome).state])),
  };
}

it('the answers of both jobs count', async () => {
  const { result, outcomes } = await publish(new Map([...(await jobFor('ai')), ...(await jobFor('tool'))]));
  expect(result).toMatchObject({ verdict: 'FAIL' });
  expect(outcomes).toEqual({ model: 'reviewed', linter: 'reviewed' });
});

it('a program in the job of the linters cannot answer for a model', async () => {
  const [models, linters] = [await jobFor('ai'), await jobFor('tool')];
  const forged = new Map<string, Uint8Array | string>(linters);
  for (const [name, bytes] of models) forged.set(name.replace('from/ai/', 'from/tool/'), bytes);
  forged.set('from/tool/model/output.json', '[]');
  const without = await publish(forged);
  expect(without.result).toMatchObject({ exitCode: 2, verdict: '' });
  expect(without.outcomes).toEqual({ model: 'unavailable', linter: 'reviewed' });
  expect(without.log).toContain('from/tool/model/output.json is ignored');
  const both = await publish(new Map([...models, ...forged]));
  expect(both.result).toMatchObject({ verdict: 'FAIL' });
});

it.each([
  ['skipped', { state: 'skipped', reason: 'not for this author' }],
  ['carried', { state: 'skipped', reason: 'nothing changed', carried: true }],
])('a result that says %s counts only as policy and memory say it', async (_, outcome) => {
  const forged = new Map<string, Uint8Array | string>([...(await jobFor('ai')), ...(await jobFor('tool'))]);
  const result = JSON.parse(Buffer.from(forged.get('from/ai/model/result.json') ?? '').toString());
  forged.set('from/ai/model/result.json', JSON.stringify({ ...result, outcome, outputs: [] }));
  const published = await publish(forged);
  expect(published.result).toMatchObject({ exitCode: 2, verdict: '' });
  expect(published.outcomes).toMatchObject({ model: 'unavailable' });
  const excluding = { ...reviewers, model: { ...reviewers.model, when: { labels: ['never'] } } };
  expect((await publish(forged, { ...policy, reviewers: excluding })).outcomes).toMatchObject({
    model: 'skipped',
  });
});

const merging = {
  hygiene: false,
  reviewers: {
    model: { run: ['model'], input: 'files' },
    other: { run: ['other'], input: 'files' },
    linter: reviewers.linter,
  },
  merge: { adjudicator: 'model' },
};
const problems = [
  'Readers of the cache wait while it is flushed to disk.',
  'Flushing the cache holds the lock, so nothing is served meanwhile.',
];

it.each([
  ['ai', 1],
  ['tool', 2],
])('second opinions count from the job of the adjudicator alone: %s', async (from, count) => {
  const playing: Play = ({ run: [name], environment }) => {
    const [issue] = name === 'model' ? problems : problems.slice(1);
    if (environment.get('PR_VERDICT_MODE') === 'adjudicate')
      return { stdout: JSON.stringify({ answers: [{ pair: 'p1', answer: 'same' }] }) };
    return { stdout: name === 'linter' ? '[]' : JSON.stringify([c1Blocking({ issue })]) };
  };
  const { files: models } = await uploadOf('ai', merging, playing);
  const { files: linters } = await uploadOf('tool', merging, playing);
  const uploaded = new Map([...models, ...linters]);
  const answers = models.get('from/ai/answers.json') ?? new Uint8Array();
  uploaded.delete('from/ai/answers.json');
  uploaded.set(`from/${from}/answers.json`, answers);
  const { json } = await publish(uploaded, merging);
  expect(Object(await json('findings.json')).findings).toHaveLength(count);
});

const refereeing = { ...merging, policy: { referee: 'model' }, merge: { adjudicator: 'other' } };

it.each([
  ['ai', 'judged'],
  ['tool', undefined],
])('the referee counts from its own job alone, whoever is the adjudicator: %s', async (from, failure) => {
  const playing: Play = ({ run: [name] }) => ({
    stdout: name === 'other' ? JSON.stringify([c1Blocking({ issue: problems[0] })]) : '[]',
  });
  const { files } = await uploadOf('ai', refereeing, playing);
  const answers = JSON.parse(Buffer.from(files.get('from/ai/answers.json') ?? '').toString());
  const uploaded = new Map<string, Uint8Array | string>(files);
  uploaded.delete('from/ai/answers.json');
  const forged = { ...answers, refereeing: { reviewer: 'model', findings: [], failure: 'judged' } };
  uploaded.set(`from/${from}/answers.json`, JSON.stringify(forged));
  const { json } = await publish(uploaded, refereeing);
  expect(Object(await json('ingest_report.json')).refereeing).toMatchObject({ reviewer: 'model' });
  expect(Object(await json('ingest_report.json')).refereeing.failure).toBe(failure);
});

it('verifiers run code of the head, so not in the job of the models', async () => {
  const verifiers = { tests: { run: ['tests'] } };
  const directory = new MemoryDirectory();
  const { requests } = await runFetched({ ...policy, verifiers }, { directory, play, onGitHub: true }, [
    'kind:ai',
  ]);
  expect(requests.map(({ run: [name] }) => name)).toEqual(['model']);
});
