import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Commands } from '../../src/review/programs.ts';
import { openReviewDirectory } from '../../src/runner/review-directory-on-disk.ts';
import { createCommands } from '../../src/runner/run-program.ts';
import { buildChangedFile, gitDiff, numbered } from '../support/builders/diff.ts';
import { c1, c1Blocking, c1Finding } from '../support/builders/documents.ts';
import { nextCommit } from '../support/builders/run.ts';
import { runConfigured, scripted } from '../support/configured-run.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import { type Script, ScriptedCommands } from '../support/fakes/scripted-commands.ts';
import { temporaryFolder } from '../support/runner.ts';

const crash: Script = { end: { how: 'killed', signal: 'SIGSEGV' } };
const incomplete = { exitCode: 2, verdict: '' };

it('a reviewer does not start without a variable that it needs', async () => {
  const commands = scripted({ stdout: '[]' });
  const reviewers = { model: { run: ['model'], env: ['API_KEY'] } };
  const { result, resultOf } = await runConfigured({ reviewers }, { commands });
  expect(commands.requests).toEqual([]);
  const reason = expect.stringContaining('NO_SECRET');
  expect((await resultOf('model')).outcome).toMatchObject({ reason });
  expect(result.exitCode).toBe(2);
});

it('a challenger starts when the others have ended, and cannot read anything of theirs', async () => {
  const seen: string[][] = [];
  const directory = new MemoryDirectory();
  const commands: Commands = {
    run: async (request) => {
      const own = request.environment.get('PR_VERDICT_DIR')?.split('/').at(-1) ?? '';
      const others = directory
        .names()
        .filter((name) => /^(?:work|reviewers)\//.test(name) && !name.includes(own));
      seen.push([own, ...others]);
      return scripted({ stdout: '[]' }).run(request);
    },
  };
  const reviewers = { a: { run: ['a'], role: 'challenger' }, b: { run: ['b'] }, c: { run: ['c'] } };
  const { resultOf } = await runConfigured({ reviewers }, { commands, directory });
  expect(seen.map(([own]) => own)).toEqual(['b-0-0', 'c-0-0', 'a-0-0']);
  expect(seen.at(-1)).toEqual(['a-0-0']);
  expect(await resultOf('a')).toMatchObject({ role: 'challenger', outcome: { state: 'reviewed' } });
});

describe('`reviewers`', () => {
  const reviewers = { claude: { run: ['claude'] }, eslint: { run: ['eslint'], kind: 'tool' } };

  /** Runs only these reviewers, or all; those that crash give no answer. */
  async function run(
    directory: MemoryDirectory,
    only: readonly string[] = [],
    crashing = '',
    more: Parameters<typeof runConfigured>[1] = {},
  ) {
    const commands = new ScriptedCommands(({ run: [name] }) =>
      name === crashing ? crash : { stdout: '[]' },
    );
    const settings = { reviewers: only };
    const ran = await runConfigured({ reviewers }, { directory, commands, settings, ...more });
    return { ...ran, started: commands.requests.map(({ run: [name] }) => name) };
  }

  it('runs those alone, and the others keep their answers about this change', async () => {
    const directory = new MemoryDirectory();
    expect((await run(directory, [], 'claude')).result).toMatchObject(incomplete);
    const { started, result } = await run(directory, ['claude']);
    expect(started).toEqual(['claude']);
    expect(result).toMatchObject({ exitCode: 0, verdict: 'PASS' });
  });

  const notRerun = { state: 'unavailable', reason: expect.stringContaining('NOT_RERUN') };

  it('leaves the review incomplete, with names, if the others have nothing that they could keep', async () => {
    const { result, resultOf } = await run(new MemoryDirectory(), ['claude']);
    expect(result).toMatchObject(incomplete);
    expect((await resultOf('eslint')).outcome).toMatchObject(notRerun);
    expect(result.nextSteps?.at(-1)).toContain('--reviewers');
  });

  it.each([
    ['another head', { head: nextCommit }],
    ['another state of the work tree', { tree: nextCommit }],
    ['another base', { mergeBase: nextCommit }],
  ])('does not keep answers about %s', async (_, commit) => {
    const directory = new MemoryDirectory();
    const { commits } = Object(await (await run(directory)).json('manifest.json'));
    const snapshot = { commits: { ...commits, ...commit } };
    const { result, resultOf } = await run(directory, ['claude'], '', { snapshot });
    expect(result).toMatchObject(incomplete);
    expect((await resultOf('eslint')).outcome).toMatchObject(notRerun);
  });

  it('keeps nothing of a reviewer whose result cannot be read', async () => {
    const directory = new MemoryDirectory();
    await run(directory);
    await directory.write('reviewers/eslint/result.json', '{}');
    expect((await run(directory, ['claude'])).result).toMatchObject(incomplete);
  });

  it('refuses an unknown name, and suggests the nearest', async () => {
    await expect(run(new MemoryDirectory(), ['claud', 'eslint'])).rejects.toMatchObject({
      code: 'REVIEWER_UNKNOWN',
      message: expect.stringContaining('claud (did you mean claude?)'),
      fix: expect.stringContaining('claude, eslint, hygiene'),
    });
  });
});

const many = (key: string, ids = 'abcdefg') =>
  Object.fromEntries([...ids].map((id) => [id, { run: [key, id] }]));

describe('`concurrency`', () => {
  const folders = ['api', 'core', 'web'].map((folder) => `${folder}/app.ts`);
  const filesWith = (text: string) => Object.fromEntries(folders.map((path) => [path, text]));
  const snapshot = {
    diff: gitDiff(filesWith(numbered(3)), filesWith(numbered(3, { 2: 'other' }))),
    files: folders.map((filename) => buildChangedFile({ filename })),
  };
  const challenged = { ...many('reviewer', 'abcdef'), g: { run: ['g'], role: 'challenger' } };

  it.each([
    ['verifiers', { verifiers: many('verifier') }, 7, 7],
    ['reviewers behind verifiers', { verifiers: many('verifier'), reviewers: many('reviewer') }, 14, 7],
    ['challengers behind reviewers', { reviewers: challenged }, 7, 6],
    ['the folders of a reviewer', { reviewers: { all: { run: ['all'], cwd: '*' } } }, 3, 3],
  ])('bounds %s; if policy is silent, the machine does', async (_, policy, started, unbounded) => {
    for (const [concurrency, atOnce] of [
      [64, unbounded],
      [2, 2],
      [undefined, Math.min(unbounded, 4)],
    ]) {
      const commands = scripted({ stdout: '[]' });
      await runConfigured({ ...policy, concurrency }, { commands, snapshot });
      expect([commands.requests.length, commands.mostAtOnce]).toEqual([started, atOnce]);
    }
  });
});

describe('a reviewer with a process in each package', () => {
  const changes = {
    'packages/a/src/deep/x.ts': 'modified',
    'packages/b/y.ts': 'modified',
    'packages/gone/z.ts': 'removed',
    'packages/quiet/q.ts': 'modified',
    'README.md': 'modified',
  } as const;
  const entries = Object.entries(changes);
  const snapshot = {
    diff: gitDiff(
      Object.fromEntries(entries.map(([path]) => [path, 'one\n'])),
      Object.fromEntries(
        entries.filter(([, status]) => status !== 'removed').map(([path]) => [path, 'two\n']),
      ),
    ),
    files: entries.map(([filename, status]) => buildChangedFile({ filename, status })),
  };
  const [inA, inB] = ['/repository/packages/a', '/repository/packages/b'];
  const answers: Readonly<Record<string, Script>> = {
    [inA]: { stdout: c1(c1Blocking({ file: 'src/deep/x.ts', line: 1 })) },
    [inB]: { stdout: c1(c1Blocking({ file: 'y.ts', line: 1, issue: 'The port is closed twice.' })) },
  };

  async function run(given: Readonly<Record<string, Script>>) {
    const commands = new ScriptedCommands(({ directory }) => given[directory] ?? { stdout: '[]' });
    const policy = {
      hygiene: false,
      paths: { ignore: ['packages/quiet/**'] },
      reviewers: { model: { run: ['model'], cwd: 'packages/*', retries: 0 } },
    };
    const ran = await runConfigured(policy, { commands, snapshot });
    const { findings } = Object(await ran.json('findings.json'));
    return { ...ran, started: commands.requests, findings };
  }

  it('runs once in each folder that matches and has changes to be reviewed; its paths are relative to it', async () => {
    const { started, result, findings, resultOf } = await run(answers);
    expect(started.map(({ directory }) => directory)).toEqual([inA, inB]);
    expect(new Set(started.map(({ environment }) => environment.get('PR_VERDICT_OUTPUT'))).size).toBe(2);
    expect(result).toMatchObject({ exitCode: 1, verdict: 'FAIL' });
    const places = findings.map(({ locations: [place] }: { locations: { path: string }[] }) => place?.path);
    expect(places.sort()).toEqual(['packages/a/src/deep/x.ts', 'packages/b/y.ts']);
    const { outputs } = await resultOf('model');
    expect(outputs.map(({ directory }) => directory)).toEqual(['packages/a', 'packages/b']);
  });

  it('is unavailable without an answer in one folder, and its findings in the others are kept', async () => {
    const { result, findings, resultOf } = await run({
      ...answers,
      [inB]: { end: { how: 'exited', code: 3 } },
    });
    expect(result.exitCode).toBe(1);
    expect(result.page).toMatch(/model is unavailable: .*\(DIED_EARLY\)/);
    expect((await resultOf('model')).outcome).toMatchObject({ state: 'unavailable' });
    expect(findings).toHaveLength(1);
  });
});

describe('the time of a reviewer', () => {
  /** One run in which the reviewer crashes once and then answers; times are those of its two attempts. */
  async function reviewTaking(first: number, second: number) {
    const directory = new MemoryDirectory();
    const { checks, publisher } = await runConfigured(
      { reviewers: { model: { run: ['model'] }, received: { required: false } } },
      {
        onGitHub: true,
        directory,
        commands: scripted({ ...crash, duration: first }, { stdout: c1(c1Finding()), duration: second }),
      },
    );
    const check = checks.concluded[0]?.output.summary ?? '';
    const posted = JSON.stringify([publisher.requests, publisher.submissions]);
    return { check, report: directory.text('report.md'), posted };
  }

  it('is that of all its attempts, in check and job summary, with where its findings went', async () => {
    const { check, report } = await reviewTaking(61_000, 2_400);
    for (const text of [check, report]) {
      expect(text).toContain('| `model` | ai | reviewed | 1 | 1 | 0 | 0 | 1 min 3 s |');
      expect(text).toMatch(/^\| `received` .* \| – \|$/m);
    }
  });

  it('changes no byte of what is posted', async () => {
    const [quick, slow] = [await reviewTaking(10, 20), await reviewTaking(300_000, 400_000)];
    expect(slow.posted).toBe(quick.posted);
    expect(slow.posted).toContain('The timeout is zero');
    expect(slow.check).not.toBe(quick.check);
  });
});

it.runIf(existsSync('/dev/full'))('a real program that fills the disk is reported as such', async () => {
  const root = temporaryFolder('reviewed');
  mkdirSync(join(root, 'review'));
  const run = ['sh', '-c', 'head -c 1 /dev/zero > /dev/full'];
  const { result, resultOf } = await runConfigured(
    { hygiene: false, reviewers: { model: { run, env: ['PATH'], retries: 0 } } },
    {
      root,
      directory: await openReviewDirectory({ path: join(root, 'review') }),
      commands: createCommands({ grace: 100, drain: 100 }),
      variables: { PATH: process.env['PATH'] ?? '' },
    },
  );
  expect(result).toMatchObject(incomplete);
  const reason = expect.stringMatching(/^DISK_FULL: .*the disk is full/);
  expect((await resultOf('model')).outcome).toMatchObject({ state: 'unavailable', reason });
});
