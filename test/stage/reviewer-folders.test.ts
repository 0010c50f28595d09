import { expect, it } from 'vitest';
import { gitDiff } from '../support/builders/diff.ts';
import { c1, c1Blocking } from '../support/builders/documents.ts';
import { runConfigured } from '../support/configured-run.ts';
import { type Script, ScriptedCommands } from '../support/fakes/scripted-commands.ts';

const changes = {
  'packages/a/src/deep/x.ts': 'modified',
  'packages/b/y.ts': 'modified',
  'packages/gone/z.ts': 'removed',
  'packages/quiet/q.ts': 'modified',
  'README.md': 'modified',
} as const;
const paths = Object.keys(changes);
const change = {
  diff: gitDiff(
    Object.fromEntries(paths.map((path) => [path, 'one\n'])),
    Object.fromEntries(
      Object.entries(changes).flatMap(([path, status]) => (status === 'removed' ? [] : [[path, 'two\n']])),
    ),
  ),
  files: Object.entries(changes).map(([filename, status]) => {
    return { sha: null, filename, status, additions: 1, deletions: 1, changes: 2 };
  }),
};

/** A run with one process in each package, which answers as is said for its folder. */
async function runInPackages(answers: Readonly<Record<string, Script>>, more: Record<string, unknown> = {}) {
  const commands = new ScriptedCommands(({ directory }) => answers[directory] ?? { stdout: '[]' });
  const policy = {
    hygiene: false,
    paths: { ignore: ['packages/quiet/**'] },
    reviewers: { model: { run: ['model'], cwd: 'packages/*', retries: 0, ...more } },
  };
  const ran = await runConfigured(policy, { commands, snapshot: change });
  return { ...ran, started: commands.requests };
}

const [inA, inB] = ['/repository/packages/a', '/repository/packages/b'];
const said = {
  [inA]: { stdout: c1(c1Blocking({ file: 'src/deep/x.ts', line: 1 })) },
  [inB]: { stdout: c1(c1Blocking({ file: 'y.ts', line: 1, issue: 'The port is closed twice.' })) },
};

it('a reviewer runs once in each folder that matches and has changes to be reviewed, and nowhere else', async () => {
  const { started } = await runInPackages({});
  expect(started.map(({ directory }) => directory)).toEqual([inA, inB]);
  const own = started.map(({ environment }) => environment.get('PR_VERDICT_OUTPUT'));
  expect(new Set(own).size).toBe(2);
});

it('what it says in each folder is kept, with paths as that folder has them', async () => {
  const { result, json, resultOf } = await runInPackages(said);
  expect(result).toMatchObject({ exitCode: 1, verdict: 'FAIL' });
  const { findings } = Object(await json('findings.json'));
  expect(
    findings.map(({ locations: [place] }: { locations: { path: string }[] }) => place?.path).sort(),
  ).toEqual(['packages/a/src/deep/x.ts', 'packages/b/y.ts']);
  const { outputs } = await resultOf('model');
  expect(outputs.map(({ directory }) => directory)).toEqual(['packages/a', 'packages/b']);
});

it('one folder without an answer leaves it without a review, and what it said of the others stands', async () => {
  const { result, json, resultOf } = await runInPackages({
    ...said,
    [inB]: { end: { how: 'exited', code: 3 } },
  });
  expect(result.exitCode).toBe(1);
  expect(result.page).toContain('model is unavailable (DIED_EARLY');
  expect((await resultOf('model')).outcome).toMatchObject({ state: 'unavailable' });
  expect(Object(await json('findings.json')).findings).toHaveLength(1);
});

it('where one folder takes too long, that is what is said of it', async () => {
  const { resultOf } = await runInPackages({
    [inA]: { end: { how: 'exited', code: 3 } },
    [inB]: { end: { how: 'timed-out' } },
  });
  expect((await resultOf('model')).outcome).toMatchObject({ state: 'timed_out' });
});
