import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { encodings } from '../../src/model/redact.ts';
import { c1Finding } from '../support/builders/documents.ts';
import { commandLine, startWorktree } from '../support/command-line.ts';

const key = 'k3y-of/the+model=é';
const escaped = [...key].map((each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
/** The key plain, in every encoding that one step knows, and in those that a reader of the document decodes. */
const forms = [
  ...encodings(key),
  ...key.split('').map((_, at) => `${key.slice(0, at)}\u200b${key.slice(at)}`),
];
const spoken = JSON.stringify([c1Finding({ line: 3, issue: `The key is ${forms.join(' and ')}.` })]);
const document = spoken.replace('The key is', `The key is ${escaped} or`);

/** A job that fetched a change of line 3, with a policy and steps that wrote these files. */
async function startJob(reviewers: object, files: Readonly<Record<string, string>> = {}) {
  const policy = JSON.stringify({ version: 1, reviewers });
  const { dir } = startWorktree(
    { '.github/pr-verdict.yml': policy, 'src/app.ts': '1\n2\n3\n' },
    { 'src/app.ts': '1\n2\nthree\n' },
  );
  const run = commandLine(dir, { MODEL: key, GITHUB_WORKSPACE: dir });
  expect((await run('fetch', '--base', 'main')).exitCode).toBe(0);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(dir, name, '..'), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  const folder = join(dir, '.code-review');
  return {
    run,
    /** Everything that the review directory holds, as one text. */
    left: () =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        // The test's policy holds the answer.
        .filter((name) => !name.endsWith('policy.yml'))
        .map((name) => join(folder, name))
        .filter((path) => statSync(path).isFile())
        .map((path) => `${path}\n${readFileSync(path, 'utf8')}`)
        .join('\n'),
    resultOf: (id: string) => JSON.parse(readFileSync(join(folder, 'reviewers', id, 'result.json'), 'utf8')),
  };
}

function expectNoKey(text: string): void {
  for (const form of [...encodings(key), escaped]) expect(text).not.toContain(form);
}

const node = (script: string) => [process.execPath, '-e', script];
const print = 'console.error(process.env.MODEL);';

describe('the review directory holds no secret', () => {
  it.each([
    ['in a file', `${print} require('fs').writeFileSync(process.env.PR_VERDICT_OUTPUT, process.argv[1])`, {}],
    ['on standard output', `${print} console.log(process.argv[1])`, { kind: 'tool' }],
    [
      'in a file of a program that crashes',
      `${print} require('fs').writeFileSync(process.env.PR_VERDICT_OUTPUT, process.argv[1]); process.exit(70)`,
      {},
    ],
    [
      'in a file of a program that does not end',
      `require('fs').writeFileSync(process.env.PR_VERDICT_OUTPUT, process.argv[1]); ${print} setInterval(() => {}, 1000)`,
      { timeout: '1s' },
    ],
    ['in words that are no document', `${print} console.log('I think: ' + process.argv[1].slice(3))`, {}],
  ])('that a model answers %s', async (_, script, keys) => {
    const limits = { retries: 0, repairs: 0, env: ['MODEL'] };
    const model = { run: [...node(script), document], ...limits, ...keys };
    const { run, left, resultOf } = await startJob({ model });
    await run('review');
    expect(resultOf('model').attempts).toHaveLength(1);
    expectNoKey(left());
  });

  it('that stays valid otherwise', async () => {
    const model = { run: [...node('console.log(process.argv[1])'), document], env: ['MODEL'] };
    const { run, left } = await startJob({ model });
    await run('review');
    expect((await run('ingest')).exitCode).toBe(0);
    expect(left()).toContain('The key is *** or ***');
    expect(left()).not.toContain('"invalid"');
  });

  it('that a step of the workflow wrote', async () => {
    const { run, left, resultOf } = await startJob(
      { named: { env: ['MODEL'] } },
      { 'reviews/named.json': document },
    );
    expect((await run('review', '--findings', 'named=reviews/*.json')).exitCode).toBe(0);
    expect(resultOf('named')).toMatchObject({ outcome: { state: 'reviewed' } });
    expectNoKey(left());
    expect((await run('ingest')).exitCode).toBe(0);
    expect(left()).toContain('The key is *** or ***');
  });

  it('that a step of the workflow left in it', async () => {
    const output = '.code-review/reviewers/own/output.json';
    const { run, left } = await startJob({ own: { env: ['MODEL'] } }, { [output]: document });
    expect((await run('review')).exitCode).toBe(0);
    expectNoKey(left());
    expect(left()).toContain('The key is ***');
  });
});

it('a document for a reviewer that the stage starts is not taken', async () => {
  const model = { run: node('console.log("[]")') };
  const { run } = await startJob({ model }, { 'model.json': '[]' });
  const { exitCode, stderr } = await run('review', '--findings', 'model=model.json');
  expect({ exitCode, stderr }).toMatchObject({
    exitCode: 3,
    stderr: expect.stringContaining('REVIEWER_STARTED'),
  });
});

it('a document of the head commit is invalid, and the one next to it counts', async () => {
  const { run, resultOf } = await startJob({}, { 'a.json': '[]' });
  await run('review', '--findings', 'mine=src/*.ts\nother=a.json');
  expect(resultOf('mine').outcome).toMatchObject({ state: 'invalid' });
  expect(resultOf('other').outcome).toMatchObject({ state: 'reviewed' });
});
