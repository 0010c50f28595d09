import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ReviewerResult } from '../../src/domain/reviewer-result.ts';
import { createCommands } from '../../src/edges/process/commands.ts';
import { openReviewDirectory } from '../../src/edges/review-directory.ts';
import type { Commands, ReviewDirectory } from '../../src/ports.ts';
import { runStage } from '../../src/stages/pipeline.ts';
import type { WithPrograms } from '../../src/stages/review/programs.ts';
import { buildPorts } from '../support/builders/ports.ts';
import { buildSettings } from '../support/builders/run.ts';
import { type Script, ScriptedCommands } from '../support/fakes/scripted-commands.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';

const finding = { ...reviewOutputFinding({ severity: 'CRITICAL' }), file: 'src/app.ts', line: 3 };
const answer = JSON.stringify([finding]);

interface World {
  readonly commands: Commands;
  readonly root?: string;
  readonly variables?: Readonly<Record<string, string>>;
  readonly event?: string;
  /** Default: one in memory. */
  readonly directory?: ReviewDirectory;
}

/** A whole local run under a policy that has these reviewers run. */
async function run(reviewers: Record<string, unknown>, world: World) {
  const { variables = { PATH: process.env['PATH'] ?? '' } } = world;
  const { ports, directory: memory } = buildPorts({
    isLocal: true,
    hasChecks: false,
    files: {},
    snapshot: {
      files: [
        { sha: null, filename: 'src/app.ts', status: 'modified', additions: 1, deletions: 1, changes: 2 },
      ],
      policy: { state: 'present', bytes: Buffer.from(JSON.stringify({ version: 1, reviewers })) },
    },
  });
  const { directory = memory } = world;
  const withPrograms: WithPrograms = (use) =>
    use({
      commands: world.commands,
      environmentFor: (names) => {
        const missing = names.filter((name) => variables[name] === undefined);
        return missing.length > 0 ? { missing } : { environment: new Map(Object.entries(variables)) };
      },
      event: world.event,
      concurrency: 4,
      cancelled: new AbortController().signal,
    });
  const result = await runStage(
    { ...ports, directory, withPrograms, now: Date.now, root: world.root ?? '/work' },
    buildSettings({ target: 'local', source: 'local', findings: [] }),
  );
  const resultOf = async (id: string) => {
    const bytes = await directory.read(`reviewers/${id}/result.json`);
    return ReviewerResult.parse(JSON.parse(new TextDecoder().decode(bytes)));
  };
  return { result, resultOf };
}

function scripted(...scripts: readonly Script[]) {
  let next = 0;
  return new ScriptedCommands(() => scripts[Math.min(next++, scripts.length - 1)] ?? {});
}

describe('a reviewer that policy has run', () => {
  it('answers on standard output, and its findings decide', async () => {
    const { result, resultOf } = await run(
      { model: { run: ['model', '--review'] } },
      { commands: scripted({ stdout: answer }) },
    );

    expect(result).toMatchObject({ exitCode: 1, verdict: 'FAIL' });
    expect(await resultOf('model')).toMatchObject({
      outcome: { state: 'reviewed' },
      attempts: [{ why: 'first', end: 'exit 0', problems: 0 }],
    });
  });

  it('gets its arguments as they are, and is told where everything lies', async () => {
    const commands = scripted({ stdout: '[]' });
    const { result } = await run({ model: { run: ['model', '$HOME; ls'] } }, { commands });

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
    const { result, resultOf } = await run({ model: { run: ['model'] } }, { commands });

    expect(commands.requests).toHaveLength(2);
    expect(result).toMatchObject({ exitCode: 2, verdict: '' });
    expect((await resultOf('model')).outcome).toMatchObject({ state, reason: expect.stringContaining(code) });
  });

  it('may mend an answer that breaks its contract, once', async () => {
    const commands = scripted({ stdout: '[{"type":"nothing"}]' }, { stdout: '[]' });
    const { result, resultOf } = await run({ model: { run: ['model'] } }, { commands });

    expect(result).toMatchObject({ exitCode: 0, verdict: 'PASS' });
    expect((await resultOf('model')).attempts.map(({ why }) => why)).toEqual(['first', 'repair']);
    expect(commands.requests[1]?.environment.has('PR_VERDICT_ERRORS')).toBe(true);
  });

  it('does not start without a variable that it needs', async () => {
    const commands = scripted({ stdout: '[]' });
    const { result, resultOf } = await run({ model: { run: ['model'], env: ['API_KEY'] } }, { commands });

    expect(commands.requests).toEqual([]);
    expect((await resultOf('model')).outcome).toMatchObject({ reason: expect.stringContaining('NO_SECRET') });
    expect(result.exitCode).toBe(2);
  });

  it('is not applicable where policy excludes it, which is no review either', async () => {
    const commands = scripted({ stdout: '[]' });
    const { result, resultOf } = await run({ model: { run: ['model'], paths: ['docs/**'] } }, { commands });

    expect(commands.requests).toEqual([]);
    expect((await resultOf('model')).outcome.state).toBe('skipped');
    expect(result).toMatchObject({ exitCode: 2, verdict: '' });
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
  const { result, resultOf } = await run(
    { model: { run: [process.execPath, '-e', program], input: 'files' } },
    {
      commands: createCommands(),
      root,
      directory: await openReviewDirectory({ path: join(root, 'review') }),
    },
  );

  expect((await resultOf('model')).attempts).toMatchObject([{ why: 'first', end: 'exit 0' }]);
  expect(result).toMatchObject({ exitCode: 1, verdict: 'FAIL' });
});
