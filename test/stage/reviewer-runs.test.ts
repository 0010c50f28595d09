import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Commands } from '../../src/review/programs.ts';
import { openReviewDirectory } from '../../src/runner/review-directory-on-disk.ts';
import { createCommands } from '../../src/runner/run-program.ts';
import { buildChangedFile, gitDiff, numbered } from '../support/builders/diff.ts';
import { c1, c1Blocking } from '../support/builders/documents.ts';
import { nextCommit } from '../support/builders/run.ts';
import { runConfigured, scripted } from '../support/configured-run.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import { type Script, ScriptedCommands } from '../support/fakes/scripted-commands.ts';
import { temporaryFolder } from '../support/runner.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';

/** A whole run in a folder of its own in which the programs of this policy are started for real. */
async function runReal(policy: Readonly<Record<string, unknown>>) {
  const root = temporaryFolder('reviewed');
  mkdirSync(join(root, 'review'));
  const ran = await runConfigured(policy, {
    root,
    directory: await openReviewDirectory({ path: join(root, 'review') }),
    commands: createCommands({ grace: 100, drain: 100 }),
    variables: { PATH: process.env['PATH'] ?? '' },
  });
  /** The number in a file that a program wrote. */
  const pid = (name: string) => Number(readFileSync(join(root, name), 'utf8'));
  return { ...ran, pid };
}

describe('run reviewers', () => {
  const finding = { ...reviewOutputFinding({ severity: 'CRITICAL' }), file: 'src/app.ts', line: 3 };

  const answer = JSON.stringify([finding]);

  describe('a reviewer that policy has run', () => {
    it('does not start without a variable that it needs', async () => {
      const commands = scripted({ stdout: '[]' });
      const { result, resultOf } = await runConfigured(
        { reviewers: { model: { run: ['model'], env: ['API_KEY'] } } },
        { commands },
      );

      expect(commands.requests).toEqual([]);
      expect((await resultOf('model')).outcome).toMatchObject({
        reason: expect.stringContaining('NO_SECRET'),
      });
      expect(result.exitCode).toBe(2);
    });

    it('starts as a challenger when the others have ended and nothing of theirs is left to be read', async () => {
      const seen: string[][] = [];
      const directory = new MemoryDirectory();
      const commands = scripted({ stdout: answer });
      const watched: Commands = {
        run: async (request) => {
          const own = request.environment.get('PR_VERDICT_DIR')?.split('/').at(-1) ?? '';
          const names = await directory.list();
          seen.push([
            own,
            ...names.filter((name) => /^(?:work|reviewers)\//.test(name) && !name.includes(own)),
          ]);
          return commands.run(request);
        },
      };
      const { resultOf } = await runConfigured(
        { reviewers: { a: { run: ['a'], role: 'challenger' }, b: { run: ['b'] }, c: { run: ['c'] } } },
        { commands: watched, directory },
      );

      expect(seen.map(([own]) => own)).toEqual(['b-0-0', 'c-0-0', 'a-0-0']);
      expect(seen.at(-1)).toEqual(['a-0-0']);
      expect(await resultOf('a')).toMatchObject({ role: 'challenger', outcome: { state: 'reviewed' } });
    });
  });
});

describe('rerun some', () => {
  const reviewers = { claude: { run: ['claude'] }, eslint: { run: ['eslint'], kind: 'tool' } };

  /** Answers `[]` for everybody but those that crash. */
  function answering(...crashing: readonly string[]) {
    return new ScriptedCommands(({ run: [program = ''] }) =>
      crashing.includes(program) ? { end: { how: 'killed', signal: 'SIGSEGV' } } : { stdout: '[]' },
    );
  }

  function run(directory: MemoryDirectory, commands: ScriptedCommands, ...only: readonly string[]) {
    return runConfigured({ reviewers }, { directory, commands, settings: { reviewers: only } });
  }

  const started = ({ requests }: ScriptedCommands) => requests.map(({ run }) => run[0]);

  describe('`reviewers`', () => {
    it('runs those alone, and the others keep their answers about this change', async () => {
      const directory = new MemoryDirectory();
      const first = await run(directory, answering('claude'));
      expect(first.result).toMatchObject({ exitCode: 2, verdict: '' });

      const commands = answering();
      const second = await run(directory, commands, 'claude');

      expect(started(commands)).toEqual(['claude']);
      expect(second.result).toMatchObject({ exitCode: 0, verdict: 'PASS' });
    });

    it('leaves the review incomplete, with names, where there is nothing that they could keep', async () => {
      const { result, resultOf } = await run(new MemoryDirectory(), answering(), 'claude');

      expect(result).toMatchObject({ exitCode: 2, verdict: '' });
      expect((await resultOf('eslint')).outcome).toMatchObject({
        state: 'unavailable',
        reason: expect.stringContaining('NOT_RERUN'),
      });
      expect(result.nextSteps?.join()).toContain('`eslint`: Name it in `reviewers` as well');
    });

    it.each([
      ['another head', { head: nextCommit }],
      ['another state of the work tree', { tree: nextCommit }],
      ['another base', { mergeBase: nextCommit }],
    ])('does not keep answers about %s', async (_, commit) => {
      const directory = new MemoryDirectory();
      await run(directory, answering());
      const { commits } = Object(await (await run(directory, answering())).json('manifest.json'));
      const { result, resultOf } = await runConfigured(
        { reviewers },
        {
          directory,
          commands: answering(),
          settings: { reviewers: ['claude'] },
          snapshot: { commits: { ...commits, ...commit } },
        },
      );
      expect(result).toMatchObject({ exitCode: 2, verdict: '' });
      const reason = expect.stringContaining('NOT_RERUN');
      expect((await resultOf('eslint')).outcome).toMatchObject({ reason });
    });

    it('keeps nothing of a reviewer whose result cannot be read', async () => {
      const directory = new MemoryDirectory();
      await run(directory, answering());
      await directory.write('reviewers/eslint/result.json', '{}');
      const { result } = await run(directory, answering(), 'claude');
      expect(result).toMatchObject({ exitCode: 2, verdict: '' });
    });

    it('refuses an unknown name, and suggests the nearest', async () => {
      const commands = answering();
      await expect(run(new MemoryDirectory(), commands, 'claud', 'eslint')).rejects.toMatchObject({
        code: 'REVIEWER_UNKNOWN',
        message: expect.stringContaining('claud (did you mean claude?)'),
        fix: expect.stringContaining('claude, eslint, hygiene'),
      });
      expect(commands.requests).toEqual([]);
    });
  });
});

const many = (key: string, ids = 'abcdefg') =>
  Object.fromEntries([...ids].map((id) => [id, { run: [key, id] }]));

const folders = ['api', 'core', 'web'];

const before = Object.fromEntries(folders.map((folder) => [`${folder}/app.ts`, numbered(3)]));

const after = Object.fromEntries(folders.map((folder) => [`${folder}/app.ts`, numbered(3, { 2: 'other' })]));

const wide = {
  diff: gitDiff(before, after),
  files: folders.map((folder) => buildChangedFile({ filename: `${folder}/app.ts` })),
};

const challenged = { ...many('reviewer', 'abcdef'), g: { run: ['g'], role: 'challenger' } };

/** How many started, and how many ran at once at most. */
async function runs(policy: Record<string, unknown>): Promise<readonly [started: number, atOnce: number]> {
  const commands = scripted({ stdout: '[]' });
  await runConfigured(policy, { commands, snapshot: wide });
  return [commands.requests.length, commands.mostAtOnce];
}

describe('`concurrency`', () => {
  it.each([
    ['verifiers', { verifiers: many('verifier') }, 7, 7],
    ['reviewers', { reviewers: many('reviewer') }, 7, 7],
    ['reviewers behind verifiers', { verifiers: many('verifier'), reviewers: many('reviewer') }, 14, 7],
    ['challengers behind reviewers', { reviewers: challenged }, 7, 6],
    ['the folders of a reviewer', { reviewers: { all: { run: ['all'], cwd: '*' } } }, 3, 3],
  ])('bounds %s; where policy is silent, the machine does', async (_, policy, started, unbounded) => {
    expect(await runs({ ...policy, concurrency: 64 })).toEqual([started, unbounded]);
    expect(await runs({ ...policy, concurrency: 2 })).toEqual([started, 2]);
    expect(await runs({ ...policy, concurrency: 1 })).toEqual([started, 1]);
    expect(await runs(policy)).toEqual([started, Math.min(unbounded, 4)]);
  });
});

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
  files: Object.entries(changes).map(([filename, status]) => buildChangedFile({ filename, status })),
};

/** A run with one process in each package, which gives the answer of its folder. */
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

const answers = {
  [inA]: { stdout: c1(c1Blocking({ file: 'src/deep/x.ts', line: 1 })) },
  [inB]: { stdout: c1(c1Blocking({ file: 'y.ts', line: 1, issue: 'The port is closed twice.' })) },
};

it('a reviewer runs once in each folder that matches and has changes to be reviewed, and nowhere else', async () => {
  const { started } = await runInPackages({});
  expect(started.map(({ directory }) => directory)).toEqual([inA, inB]);
  const own = started.map(({ environment }) => environment.get('PR_VERDICT_OUTPUT'));
  expect(new Set(own).size).toBe(2);
});

it('its answer in each folder is kept, with paths relative to that folder', async () => {
  const { result, json, resultOf } = await runInPackages(answers);
  expect(result).toMatchObject({ exitCode: 1, verdict: 'FAIL' });
  const { findings } = Object(await json('findings.json'));
  expect(
    findings.map(({ locations: [place] }: { locations: { path: string }[] }) => place?.path).sort(),
  ).toEqual(['packages/a/src/deep/x.ts', 'packages/b/y.ts']);
  const { outputs } = await resultOf('model');
  expect(outputs.map(({ directory }) => directory)).toEqual(['packages/a', 'packages/b']);
});

it('one folder without an answer makes it unavailable, and its findings in the others are kept', async () => {
  const { result, json, resultOf } = await runInPackages({
    ...answers,
    [inB]: { end: { how: 'exited', code: 3 } },
  });
  expect(result.exitCode).toBe(1);
  expect(result.page).toMatch(/model is unavailable: .*\(DIED_EARLY\)/);
  expect((await resultOf('model')).outcome).toMatchObject({ state: 'unavailable' });
  expect(Object(await json('findings.json')).findings).toHaveLength(1);
});

describe('reviewer times', () => {
  const answer = JSON.stringify([{ ...reviewOutputFinding(), file: 'src/app.ts', line: 3 }]);

  const reviewers = { model: { run: ['model'] }, received: { required: false } };

  /** One run in which the reviewer crashes once and then answers; times are those of its two attempts. */
  async function reviewTaking(...[first, second]: readonly [number, number]) {
    const directory = new MemoryDirectory();
    const { checks, publisher } = await runConfigured(
      { reviewers },
      {
        onGitHub: true,
        directory,
        commands: scripted(
          { end: { how: 'killed', signal: 'SIGSEGV' }, duration: first },
          { stdout: answer, duration: second },
        ),
      },
    );
    return {
      check: checks?.concluded[0]?.output.summary ?? '',
      report: directory.text('report.md'),
      posted: JSON.stringify([publisher?.requests, publisher?.submissions]),
    };
  }

  it('reports in check and job summary how long all attempts of a reviewer took, and where its findings went', async () => {
    const { check, report } = await reviewTaking(61_000, 2_400);
    for (const text of [check, report]) {
      expect(text).toContain('| `model` | ai | reviewed | 1 | 1 | 0 | 0 | 1 min 3 s |');
      expect(text).toMatch(/^\| `received` .* \| – \|$/m);
    }
  });

  it('posts the same bytes, however long reviewers took', async () => {
    const quick = await reviewTaking(10, 20);
    const slow = await reviewTaking(300_000, 400_000);
    expect(slow.posted).toBe(quick.posted);
    expect(slow.posted).toContain('The value is computed twice');
    expect(slow.check).not.toBe(quick.check);
  });
});

const runReviewers = (reviewers: Readonly<Record<string, unknown>>) => runReal({ hygiene: false, reviewers });

const sh = (script: string, policy: Record<string, unknown> = {}) => ({
  model: { run: ['sh', '-c', script], env: ['PATH'], retries: 0, ...policy },
});

describe.runIf(process.platform === 'linux')('a reviewer that is a real program', () => {
  it.runIf(existsSync('/dev/full'))('is reported with a full disk', async () => {
    const { result, resultOf } = await runReviewers(sh('head -c 1 /dev/zero > /dev/full'));
    expect(result).toMatchObject({ exitCode: 2, verdict: '' });
    expect((await resultOf('model')).outcome).toMatchObject({
      state: 'unavailable',
      reason: expect.stringMatching(/^DISK_FULL: .*the disk is full/),
    });
  });
});
