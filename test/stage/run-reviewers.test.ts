import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Commands } from '../../src/review/programs.ts';
import { openReviewDirectory } from '../../src/runner/review-directory-on-disk.ts';
import { createCommands } from '../../src/runner/run-program.ts';
import { runConfigured, scripted } from '../support/configured-run.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import type { Script } from '../support/fakes/scripted-commands.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';

const finding = { ...reviewOutputFinding({ severity: 'CRITICAL' }), file: 'src/app.ts', line: 3 };
const answer = JSON.stringify([finding]);

describe('a reviewer that policy has run', () => {
  it('gets its arguments as they are, and is told where everything lies', async () => {
    const commands = scripted({ stdout: '[]' });
    const { result } = await runConfigured(
      { reviewers: { model: { run: ['model', '$HOME; ls'] } } },
      { commands },
    );

    expect(result).toMatchObject({ exitCode: 0, verdict: 'PASS' });
    const [request] = commands.requests;
    expect(request?.run).toEqual(['model', '$HOME; ls']);
    expect([...(request?.environment.keys() ?? [])]).toEqual(
      expect.arrayContaining(['PR_VERDICT_DIR', 'PR_VERDICT_DIFF', 'PR_VERDICT_OUTPUT', 'PR_VERDICT_MODE']),
    );
  });

  it.each<[string, Script, string, string]>([
    ['hangs', { end: { how: 'timed-out' } }, 'timed_out', 'TIMED_OUT'],
    ['crashes', { end: { how: 'killed', signal: 'SIGSEGV' } }, 'unavailable', 'DIED_EARLY'],
    ['says nothing', {}, 'unavailable', 'EMPTY_ANSWER'],
  ])('is tried once more when it %s, and never reads as clean', async (_, script, state, code) => {
    const commands = scripted(script);
    const { result, resultOf } = await runConfigured(
      { reviewers: { model: { run: ['model'] } } },
      { commands },
    );

    expect(commands.requests).toHaveLength(2);
    expect(result).toMatchObject({ exitCode: 2, verdict: '' });
    expect((await resultOf('model')).outcome).toMatchObject({ state, reason: expect.stringContaining(code) });
  });

  it('does not start without a variable that it needs', async () => {
    const commands = scripted({ stdout: '[]' });
    const { result, resultOf } = await runConfigured(
      { reviewers: { model: { run: ['model'], env: ['API_KEY'] } } },
      { commands },
    );

    expect(commands.requests).toEqual([]);
    expect((await resultOf('model')).outcome).toMatchObject({ reason: expect.stringContaining('NO_SECRET') });
    expect(result.exitCode).toBe(2);
  });

  it('is not applicable where policy excludes it, which is no review either', async () => {
    const commands = scripted({ stdout: '[]' });
    const { result, resultOf } = await runConfigured(
      { hygiene: false, reviewers: { model: { run: ['model'], paths: ['docs/**'] } } },
      { commands },
    );

    expect(commands.requests).toEqual([]);
    expect((await resultOf('model')).outcome.state).toBe('skipped');
    expect(result).toMatchObject({ exitCode: 2, verdict: '' });
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

it('runs a real program, which answers in its file and sees nothing but what it is given', async () => {
  const root = mkdtempSync(join(tmpdir(), 'pr-verdict-test-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const program = `
    const fs = require('node:fs');
    if (process.env.SECRET_OF_THE_JOB) process.exit(3);
    if (!fs.existsSync(process.env.PR_VERDICT_DIFF)) process.exit(4);
    fs.writeFileSync(process.env.PR_VERDICT_OUTPUT, ${JSON.stringify(answer)});
  `;
  const { result, resultOf } = await runConfigured(
    { reviewers: { model: { run: [process.execPath, '-e', program], input: 'files' } } },
    {
      commands: createCommands(),
      root,
      directory: await openReviewDirectory({ path: join(root, 'review') }),
    },
  );

  expect((await resultOf('model')).attempts).toMatchObject([{ why: 'first', end: 'exit 0' }]);
  expect(result).toMatchObject({ exitCode: 1, verdict: 'FAIL' });
});

describe('a run that starts nobody', () => {
  const waiting = { received: { required: false } };
  it.each<[string, Record<string, unknown>, Parameters<typeof runConfigured>[1], string]>([
    ['nobody is named', {}, {}, 'the policy names none, and `findings` names no file: only the built-in'],
    [
      'only documents are',
      {},
      { settings: { findings: [{ glob: 'a.json' }] }, files: { 'a.json': '[]' } },
      'the policy names none; the files that `findings` names are read',
    ],
    [
      'none has a program',
      { reviewers: waiting },
      {},
      'none of the policy has a `run`; what others leave in the review directory is read',
    ],
  ])('says why, and what is read instead: %s', async (_, policy, world, words) => {
    const { reporter } = await runConfigured(policy, world);
    const log = reporter.lines.join('\n');
    expect(log).toContain(`info: No reviewer is started, as ${words}`);
    expect(log).toContain('info: 0 findings · ');
  });
});
