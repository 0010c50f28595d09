import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { nodeArguments, runnerModule } from '../../support/own-process.ts';
import { temporaryFolder } from '../../support/runner.ts';

let dir: string;

beforeEach(() => {
  dir = temporaryFolder('reporter');
  for (const name of ['output', 'summary']) writeFileSync(join(dir, name), '');
});

/** Runs statements that use `report` in a process of their own, as a step would. */
function step(statements: string) {
  const program = `
    import { createActionsReporter } from ${runnerModule('actions-reporter.ts')};
    const report = await createActionsReporter({
      redact: (text) => text.replaceAll('secret', '***'),
      summaryFile: process.env.GITHUB_STEP_SUMMARY,
    });
    ${statements}`;
  const { stdout, stderr, status } = spawnSync(process.execPath, nodeArguments(program), {
    encoding: 'utf8',
    env: { GITHUB_OUTPUT: join(dir, 'output'), GITHUB_STEP_SUMMARY: join(dir, 'summary') },
  });
  return {
    stderr,
    status,
    lines: stdout.split('\n').slice(0, -1),
    output: readFileSync(join(dir, 'output'), 'utf8'),
    summary: () => readFileSync(join(dir, 'summary'), 'utf8'),
  };
}

describe('log', () => {
  test('another program’s output is folded, safe, and between unguessable commands', () => {
    const statements = `report.quote('linter', 'one\\n::error::secret\\n##[error]x');`;
    const { lines } = step(statements);
    const [, token = ''] = /^::stop-commands::(.{36})$/.exec(lines[1] ?? '') ?? [];
    expect(lines).toEqual([
      '::group::linter',
      `::stop-commands::${token}`,
      'one',
      ': :error::***',
      '# #[error]x',
      `::${token}::`,
      '::endgroup::',
    ]);
    expect(step(statements).lines[1]).not.toBe(lines[1]);
  });

  test('lines and annotations are safe', () => {
    const { lines, stderr } = step(`
      report.info('a\\r::error::secret');
      report.debug('##[x]');
      report.notice('one\\ntwo % three');
      report.error('::stop');`);
    expect(stderr).toBe('');
    expect(lines).toEqual([
      'a',
      ': :error::***',
      '::debug::# #[x]',
      '::notice::one%0Atwo %25 three',
      '::error::: :stop',
    ]);
  });

  test('an annotation longer than the runner shows is complete in the log', () => {
    const { lines } = step(`report.error('x'.repeat(5000));`);
    expect(lines[0]?.length).toBeLessThan(4_096 + '::error::'.length);
    expect(lines[1]).toBe('x'.repeat(5000));
  });
});

test('outputs are written with an unguessable delimiter, and one with a line break is a bug', () => {
  const { output, status, stderr } = step(
    `report.output('status', 'complete'); report.output('findings-total', 3); report.output('x', 'a\\nb');`,
  );
  expect(output).toMatch(
    /^status<<(ghadelimiter_[0-9a-f-]{36})\ncomplete\n\1\nfindings-total<<(ghadelimiter_[0-9a-f-]{36})\n3\n\2\n$/,
  );
  expect(status).toBe(1);
  expect(stderr).toContain('output x has more than one line');
});

describe('a summary', () => {
  const lost = expect.stringMatching(/^::warning::The job summary could not be written/);

  test('is appended without secrets, and left out where the runner would discard all of it', () => {
    const { summary, lines } = step(`
      await report.summary('# a secret\\n');
      await report.summary('x\\n'.repeat(300_000));
      await report.summary('y\\n'.repeat(300_000));`);
    expect(summary()).toBe(`# a ***\n${'x\n'.repeat(300_000)}`);
    expect(lines).toEqual([lost]);
  });

  test('that cannot be written is a warning', () => {
    rmSync(join(dir, 'summary'));
    const { status, lines } = step(`await report.summary('# a\\n'); report.info('goes on');`);
    expect({ status, lines }).toEqual({ status: 0, lines: [lost, 'goes on'] });
  });
});
