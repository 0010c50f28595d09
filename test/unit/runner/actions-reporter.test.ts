import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { createActionsReporter } from '../../../src/runner/actions-reporter.ts';
import { runHere, temporaryFolder } from '../../support/runner.ts';

let dir: string;

beforeEach(() => {
  dir = temporaryFolder('reporter');
  for (const name of ['output', 'summary']) writeFileSync(join(dir, name), '');
});

/** What a step prints that uses the reporter, and the files that it leaves. */
async function step(use: (report: Awaited<ReturnType<typeof createActionsReporter>>) => unknown) {
  const [outputFile, summaryFile] = [join(dir, 'output'), join(dir, 'summary')];
  const env = { GITHUB_OUTPUT: outputFile, GITHUB_STEP_SUMMARY: summaryFile };
  const redact = (text: string) => text.replaceAll('secret', '***');
  const { stdout, stderr } = await runHere(
    async () => use(await createActionsReporter({ redact, summaryFile })),
    env,
  );
  return {
    stderr,
    lines: stdout.split('\n').slice(0, -1),
    summary: () => readFileSync(summaryFile, 'utf8'),
  };
}

describe('log', () => {
  test('another program’s output is folded, safe, and between unguessable commands', async () => {
    const quote = () => step((report) => report.quote('linter', 'one\n::error::secret\n##[error]x'));
    const { lines } = await quote();
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
    expect((await quote()).lines[1]).not.toBe(lines[1]);
  });

  test('lines and annotations are safe', async () => {
    const { lines, stderr } = await step((report) => {
      report.info('a\r::error::secret');
      report.debug('##[x]');
      report.notice('one\ntwo % three');
      report.error('::stop');
    });
    expect(stderr).toBe('');
    expect(lines).toEqual([
      'a',
      ': :error::***',
      '::debug::# #[x]',
      '::notice::one%0Atwo %25 three',
      '::error::: :stop',
    ]);
  });

  test('an annotation longer than the runner shows is complete in the log', async () => {
    const { lines } = await step((report) => report.error('x'.repeat(5000)));
    expect(lines[0]?.length).toBeLessThan(4_096 + '::error::'.length);
    expect(lines[1]).toBe('x'.repeat(5000));
  });
});

test('outputs are written with an unguessable delimiter, and one with a line break is a bug', async () => {
  const outputs = step((report) => {
    report.output('status', 'complete');
    report.output('findings-total', 3);
    report.output('x', 'a\nb');
  });
  await expect(outputs).rejects.toThrow('output x has more than one line');
  expect(readFileSync(join(dir, 'output'), 'utf8')).toMatch(
    /^status<<(ghadelimiter_[0-9a-f-]{36})\ncomplete\n\1\nfindings-total<<(ghadelimiter_[0-9a-f-]{36})\n3\n\2\n$/,
  );
});

describe('a summary', () => {
  const lost = expect.stringMatching(/^::warning::The job summary could not be written/);

  test('is appended without secrets, and left out where the runner would discard all of it', async () => {
    const { summary, lines } = await step(async (report) => {
      await report.summary('# a secret\n');
      await report.summary('x\n'.repeat(300_000));
      await report.summary('y\n'.repeat(300_000));
    });
    expect(summary()).toBe(`# a ***\n${'x\n'.repeat(300_000)}`);
    expect(lines).toEqual([lost]);
  });

  test('that cannot be written is a warning', async () => {
    rmSync(join(dir, 'summary'));
    const { lines } = await step(async (report) => {
      await report.summary('# a\n');
      report.info('goes on');
    });
    expect(lines).toEqual([lost, 'goes on']);
  });
});
