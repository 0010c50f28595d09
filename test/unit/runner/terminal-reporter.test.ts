import { expect, test } from 'vitest';
import { usageFailure } from '../../../src/model/failure.ts';
import { createTerminalReporter, type Screen } from '../../../src/runner/terminal-reporter.ts';

function reporter(options: { color?: boolean; debug?: boolean; screen?: Screen } = {}) {
  const log: string[] = [];
  const report = createTerminalReporter({
    redact: (text) => text.replaceAll('secret', '***'),
    log: (text) => log.push(text),
    color: false,
    debug: false,
    ...options,
  });
  return { report, log };
}

type Report = ReturnType<typeof createTerminalReporter>;

test.each<[string, Parameters<typeof reporter>[0], (report: Report) => void, readonly string[]]>([
  ['information', {}, (report) => report.info('\u001b[31m::error::secret'), [': :error::***\n']],
  ['warnings', {}, (report) => report.warning('secret'), ['warning: ***\n']],
  [
    'our own colours',
    { color: true },
    (report) => report.error('\u001b[32mx'),
    ['\u001b[31merror:\u001b[0m x\n'],
  ],
  ['no debug lines', {}, (report) => report.debug('x'), []],
  ['debug lines on request', { debug: true }, (report) => report.debug('x'), ['debug: x\n']],
  ['outputs on request', { debug: true }, (report) => report.output('status', 'x'), ['debug: status=x\n']],
  [
    'a failure with its fix and its code',
    {},
    (report) => report.failure(usageFailure('GIT_FAILED', 'What is wrong', 'Repair it.')),
    ['error: What is wrong\nRepair it.\n(GIT_FAILED)\n'],
  ],
  [
    'the output of another program below its title',
    {},
    (report) => report.quote('linter', 'one\n::error::secret\u001b[2J'),
    ['linter\n  one\n  : :error::***\n'],
  ],
  [
    'a task by its start and its end where lines cannot be redrawn',
    {},
    (report) => {
      const going = report.begin('claude');
      going.saying('reading secret');
      going.end('exit 0\u001b[2J');
      report.fold('claude: standard error', 'noise');
    },
    ['claude: started\n', 'claude: exit 0\n'],
  ],
])('shows %s', (_what, options, act, expected) => {
  const { report, log } = reporter(options);
  act(report);
  expect(log).toEqual(expected);
});

test('a group returns the result of its body, and an output of two lines is a bug', async () => {
  const { report } = reporter();
  await expect(report.group('title', async () => 7)).resolves.toBe(7);
  expect(() => report.output('status', 'a\nb')).toThrow(/status/);
});

/** A screen whose clock does not move; `shown` is what can be seen of what was written. */
function screen(columns = 80) {
  let written = '';
  let time = 0;
  let tick: (() => void) | undefined;
  return {
    screen: {
      write: (text: string) => {
        written += text;
      },
      columns: () => columns,
      now: () => time,
      every: (_: number, work: () => void) => {
        tick = work;
        return () => {
          tick = undefined;
        };
      },
    },
    pass: (milliseconds: number) => {
      time += milliseconds;
      tick?.();
    },
    isTicking: () => tick !== undefined,
    shown: () => {
      const lines: string[] = [];
      for (const piece of written.split('\u001b[')) {
        const up = /^(\d+)A$/.exec(piece)?.[1];
        if (up !== undefined) lines.splice(lines.length - Number(up));
        else lines.push(...piece.replace(/^0J/, '').split('\n').slice(0, -1));
      }
      return lines;
    },
  };
}

test('on a terminal each has a line that changes, below all that stays', () => {
  const { screen: wide, pass, shown, isTicking } = screen();
  const { report } = reporter({ screen: wide });
  const claude = report.begin('claude');
  const eslint = report.begin('eslint');
  expect(shown()).toEqual(['claude: running for 0 s', 'eslint: running for 0 s']);

  claude.saying('step 1\u001b[2J of secret');
  pass(61_000);
  report.warning('something');
  expect(shown()).toEqual([
    'warning: something',
    'claude: running for 61 s, step 1 of ***',
    'eslint: running for 61 s',
  ]);

  eslint.end('exit 1 after 61.0 s');
  claude.end('exit 0 after 62.0 s');
  report.info('done');
  expect(shown()).toEqual([
    'warning: something',
    'eslint: exit 1 after 61.0 s',
    'claude: exit 0 after 62.0 s',
    'done',
  ]);
  expect(isTicking()).toBe(false);
});

test('a line that changes never takes more than one line of the terminal', () => {
  const { screen: narrow, pass, shown } = screen(40);
  const { report } = reporter({ screen: narrow });
  report.begin('claude').saying(`${'界'.repeat(100)}\nlast`);
  pass(0);
  expect(shown()).toEqual(['claude: running for 0 s, last']);
  report.begin('x').saying('界'.repeat(100));
  pass(0);
  expect(shown().at(-1)).toBe(`x: running for 0 s, ${'界'.repeat(9)}`);
});
