import { describe, expect, it } from 'vitest';
import { buildChangedFile, gitDiff } from '../support/builders/diff.ts';
import { c1, c1Blocking, c1Finding } from '../support/builders/documents.ts';
import { nextCommit } from '../support/builders/run.ts';
import { inTurn, runConfigured } from '../support/configured-run.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import type { Play, Script } from '../support/fakes/scripted-commands.ts';

const clean: Script = { stdout: '[]' };
const crash: Script = { end: { how: 'killed', signal: 'SIGSEGV' } };
const incomplete = { exitCode: 2, verdict: '' };

/** A change of one line in each of these files. */
function changeOf(files: Readonly<Record<string, 'modified' | 'removed'>>) {
  const entries = Object.entries(files);
  const kept = entries.filter(([, status]) => status !== 'removed');
  return {
    diff: gitDiff(
      Object.fromEntries(entries.map(([path]) => [path, 'one\n'])),
      Object.fromEntries(kept.map(([path]) => [path, 'two\n'])),
    ),
    files: entries.map(([filename, status]) => buildChangedFile({ filename, status })),
  };
}

it('a challenger starts when the others have ended, and cannot read anything of theirs', async () => {
  const directory = new MemoryDirectory();
  const seen: (readonly string[])[] = [];
  const play: Play = ({ run: [name = ''] }) => {
    const files = directory.names().filter((file) => /^(?:work|reviewers)\//.test(file));
    seen.push([name, ...files.filter((file) => !file.startsWith(`work/${name}-0-0/`))]);
    return clean;
  };
  const reviewers = { a: { run: ['a'], role: 'challenger' }, b: { run: ['b'] }, c: { run: ['c'] } };
  const { resultOf } = await runConfigured({ reviewers }, { play, directory });
  expect(seen.map(([name]) => name)).toEqual(['b', 'c', 'a']);
  expect(seen.at(-1)).toEqual(['a']);
  expect(resultOf('a')).toMatchObject({ role: 'challenger', outcome: { state: 'reviewed' } });
});

it.each([
  ['src/app.ts', 0],
  ['docs/guide.md', 0],
  ['src/app.test.ts', 1],
  ['tests/deploy.sh', 1],
  ['docs/guide.mdx', 1],
  ['img/logo.svg', 1],
])('a name alone keeps no code from a reviewer that is asked from yellow on: %s', async (path, times) => {
  const reviewers = { claude: { run: ['claude'], when: { lanes: ['yellow', 'red'] } } };
  const snapshot = changeOf({ [path]: 'modified' });
  const { requests } = await runConfigured({ hygiene: false, reviewers }, { play: () => clean, snapshot });
  expect(requests).toHaveLength(times);
});

describe('`reviewers`', () => {
  const reviewers = { claude: { run: ['claude'] }, eslint: { run: ['eslint'], kind: 'tool' } };

  /** Runs that follow one another; those that crash give no answer. */
  function startRuns() {
    const directory = new MemoryDirectory();
    const run = (only: readonly string[], world: Parameters<typeof runConfigured>[1] = {}) =>
      runConfigured({ reviewers }, { directory, play: () => clean, settings: { reviewers: only }, ...world });
    return { directory, run };
  }

  it('runs those alone, and the others keep their answers about this change', async () => {
    const { run } = startRuns();
    const play: Play = ({ run: [name] }) => (name === 'claude' ? crash : clean);
    expect((await run([], { play })).result).toMatchObject(incomplete);
    const { requests, result } = await run(['claude']);
    expect(requests.map(({ run: [name] }) => name)).toEqual(['claude']);
    expect(result).toMatchObject({ exitCode: 0, verdict: 'PASS' });
  });

  it('leaves the review incomplete, with names, if the others have nothing that they could keep', async () => {
    const { result, outcomeOf } = await startRuns().run(['claude']);
    expect(result).toMatchObject(incomplete);
    expect(outcomeOf('eslint')).toMatchObject({ reason: expect.stringContaining('NOT_RERUN') });
    expect(result.nextSteps?.at(-1)).toContain('--reviewers');
  });

  it.each([
    ['another head', { head: nextCommit }],
    ['another state of the work tree', { tree: nextCommit }],
    ['another base', { mergeBase: nextCommit }],
    ['this change that cannot be read', undefined],
  ])('does not keep answers about %s', async (_, commit) => {
    const { run, directory } = startRuns();
    const { commits } = Object(await (await run([])).json('manifest.json'));
    if (commit === undefined) await directory.write('reviewers/eslint/result.json', '{}');
    const { result, outcomeOf } = await run(['claude'], { snapshot: { commits: { ...commits, ...commit } } });
    expect(result).toMatchObject(incomplete);
    expect(outcomeOf('eslint')).toMatchObject({ state: 'unavailable' });
  });

  it('refuses an unknown name, and suggests the nearest', async () => {
    await expect(startRuns().run(['claud', 'eslint'])).rejects.toMatchObject({
      code: 'REVIEWER_UNKNOWN',
      message: expect.stringContaining('claud (did you mean claude?)'),
      fix: expect.stringContaining('claude, eslint, hygiene'),
    });
  });
});

describe('`concurrency`', () => {
  const snapshot = changeOf({
    'api/app.ts': 'modified',
    'core/app.ts': 'modified',
    'web/app.ts': 'modified',
  });
  const seven = (kind: string) => Object.fromEntries([...'abcdefg'].map((id) => [id, { run: [kind, id] }]));
  const challenged = { ...seven('reviewer'), g: { run: ['g'], role: 'challenger' } };

  it.each([
    ['verifiers', { verifiers: seven('verifier') }, 7, 7],
    ['reviewers behind verifiers', { verifiers: seven('verifier'), reviewers: seven('reviewer') }, 14, 7],
    ['challengers behind reviewers', { reviewers: challenged }, 7, 6],
    ['the folders of a reviewer', { reviewers: { all: { run: ['all'], cwd: '*' } } }, 3, 3],
  ])('bounds %s; if policy is silent, the machine does', async (_, policy, started, unbounded) => {
    for (const [concurrency, atOnce] of [
      [64, unbounded],
      [2, 2],
      [undefined, Math.min(unbounded, 4)],
    ]) {
      const run = await runConfigured({ ...policy, concurrency }, { play: () => clean, snapshot });
      expect([run.requests.length, run.mostAtOnce]).toEqual([started, atOnce]);
    }
  });
});

describe('a reviewer with a process in each package', () => {
  const snapshot = changeOf({
    'packages/a/src/deep/x.ts': 'modified',
    'packages/b/y.ts': 'modified',
    'packages/gone/z.ts': 'removed',
    'packages/quiet/q.ts': 'modified',
    'README.md': 'modified',
  });
  const [inA, inB] = ['/repository/packages/a', '/repository/packages/b'];
  const answers: Readonly<Record<string, Script>> = {
    [inA]: { stdout: c1(c1Blocking({ file: 'src/deep/x.ts', line: 1 })) },
    [inB]: { stdout: c1(c1Blocking({ file: 'y.ts', line: 1, issue: 'The port is closed twice.' })) },
  };

  async function run(scripts: Readonly<Record<string, Script>>) {
    const policy = {
      hygiene: false,
      paths: { ignore: ['packages/quiet/**'] },
      reviewers: { model: { run: ['model'], cwd: 'packages/*', retries: 0 } },
    };
    const play: Play = ({ directory }) => scripts[directory] ?? clean;
    const ran = await runConfigured(policy, { play, snapshot });
    return { ...ran, model: ran.resultOf('model'), document: await ran.json('findings.json') };
  }

  it('runs once in each folder that matches and has changes to be reviewed; its paths are relative to it', async () => {
    const { requests, result, document, model } = await run(answers);
    expect(requests.map(({ directory }) => directory)).toEqual([inA, inB]);
    expect(new Set(requests.map(({ environment }) => environment.get('PR_VERDICT_OUTPUT'))).size).toBe(2);
    expect(result).toMatchObject({ exitCode: 1, verdict: 'FAIL' });
    const at = (path: string) => expect.objectContaining({ locations: [expect.objectContaining({ path })] });
    const findings = [at('packages/a/src/deep/x.ts'), at('packages/b/y.ts')];
    expect(document).toMatchObject({ findings: expect.arrayContaining(findings) });
    expect(model.outputs.map(({ directory }) => directory)).toEqual(['packages/a', 'packages/b']);
  });

  it('is unavailable without an answer in one folder, and its findings in the others are kept', async () => {
    const { result, document, model } = await run({ ...answers, [inB]: crash });
    expect(result).toMatchObject({
      exitCode: 1,
      page: expect.stringMatching(/unavailable: .*\(DIED_EARLY\)/),
    });
    expect(model.outcome).toMatchObject({ state: 'unavailable' });
    expect(document).toMatchObject({ findings: [{ locations: [{ path: 'packages/a/src/deep/x.ts' }] }] });
  });
});

it('the time of all attempts of a reviewer is in check and job summary, and changes no byte of what is posted', async () => {
  const reviewers = { model: { run: ['model'] }, received: { required: false } };
  /** The reviewer crashes once and then answers; times are those of its two attempts. */
  const reviewTaking = async (first: number, second: number) => {
    const answer = { stdout: c1(c1Finding()), duration: second };
    const play = inTurn({ ...crash, duration: first }, answer);
    const { checks, publisher, directory } = await runConfigured({ reviewers }, { onGitHub: true, play });
    const posted = JSON.stringify([publisher.requests, publisher.submissions]);
    return { shown: [checks.concluded[0]?.output.summary, directory.text('report.md')], posted };
  };
  const [quick, slow] = [await reviewTaking(10, 20), await reviewTaking(61_000, 2_400)];
  for (const text of slow.shown) {
    expect(text).toContain('| `model` | ai | reviewed | 1 | 1 | 0 | 0 | 1 min 3 s |');
    expect(text).toMatch(/^\| `received` .* \| – \|$/m);
  }
  expect(slow.posted).toContain('The value is computed twice');
  expect(slow.posted).toBe(quick.posted);
});
