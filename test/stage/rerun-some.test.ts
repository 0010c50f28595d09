import { describe, expect, it } from 'vitest';
import { nextCommit } from '../support/builders/run.ts';
import { runConfigured } from '../support/configured-run.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import { ScriptedCommands } from '../support/fakes/scripted-commands.ts';

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
  it('runs those alone, and the others keep what they said of this very change', async () => {
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
    expect(result.nextSteps?.at(-1)).toBe('Then run the review again; `--reviewers eslint` runs only these.');
  });

  it.each([
    ['another head', { head: nextCommit }],
    ['another state of the work tree', { tree: nextCommit }],
    ['another base', { mergeBase: nextCommit }],
  ])('does not keep what was said about %s', async (_, commit) => {
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

  it('refuses a name that nobody has, and says which was meant', async () => {
    const commands = answering();
    await expect(run(new MemoryDirectory(), commands, 'claud', 'eslint')).rejects.toMatchObject({
      code: 'REVIEWER_UNKNOWN',
      message: expect.stringContaining('claud (did you mean claude?)'),
      fix: expect.stringContaining('claude, eslint, hygiene'),
    });
    expect(commands.requests).toEqual([]);
  });
});
