import { expect, test } from 'vitest';
import { createTerminalReporter, type Screen } from '../../../src/commands/terminal-reporter.ts';
import { usageFailure } from '../../../src/model/failure.ts';

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
type Options = Parameters<typeof reporter>[0];

const failure = usageFailure('GIT_FAILED', 'What is wrong', 'Repair it.');

test.each<[string, (report: Report) => void, string, Options?]>([
  ['information', (report) => report.info('\u001b[31m::error::secret'), ': :error::***\n'],
  ['warnings', (report) => report.warning('secret'), 'warning: ***\n'],
  [
    'our own colours',
    (report) => report.error('\u001b[32mx'),
    '\u001b[31merror:\u001b[0m x\n',
    { color: true },
  ],
  ['no debug lines', (report) => report.debug('x'), ''],
  ['debug lines on request', (report) => report.debug('x'), 'debug: x\n', { debug: true }],
  ['outputs on request', (report) => report.output('status', 'x'), 'debug: status=x\n', { debug: true }],
  ['a failure', (report) => report.failure(failure), 'error: What is wrong\nRepair it.\n(GIT_FAILED)\n'],
  [
    'another program',
    (report) => report.quote('lint', 'one\n::error::x\u001b[2J'),
    'lint\n  one\n  : :error::x\n',
  ],
  ['no folded output', (report) => report.fold('claude: standard error', 'noise'), ''],
])('shows %s', (_what, act, expected, options) => {
  const { report, log } = reporter(options);
  act(report);
  expect(log.join('')).toBe(expected);
});

test('where lines cannot be redrawn, a task is shown by its start and its end', () => {
  const { report, log } = reporter();
  const going = report.begin('claude');
  going.saying('reading secret');
  going.end('exit 0\u001b[2J');
  expect(log).toEqual(['claude: started\n', 'claude: exit 0\n']);
});

/** A screen whose clock stands still until `pass`; `shown` is what can be seen of what was written. */
function screen(columns = 80) {
  let written = '';
  let time = 0;
  const ticking = new Set<() => void>();
  const device: Screen = {
    write: (text) => {
      written += text;
    },
    columns: () => columns,
    now: () => time,
    every: (_, work) => {
      ticking.add(work);
      return () => ticking.delete(work);
    },
  };
  const pass = (milliseconds: number) => {
    time += milliseconds;
    for (const work of ticking) work();
  };
  const shown = () => {
    const lines: string[] = [];
    for (const piece of written.split('\u001b[')) {
      const up = /^(\d+)A$/.exec(piece)?.[1];
      if (up !== undefined) lines.splice(lines.length - Number(up));
      else lines.push(...piece.replace(/^0J/, '').split('\n').slice(0, -1));
    }
    return lines;
  };
  return { ...reporter({ screen: device }), pass, shown, ticking };
}

test('on a terminal each has a line that changes, below all that stays', () => {
  const { report, pass, shown, ticking } = screen();
  const claude = report.begin('claude');
  const eslint = report.begin('eslint');
  expect(shown()).toEqual(['claude: running for 0 s', 'eslint: running for 0 s']);

  claude.saying('step 1\u001b[2J of secret');
  pass(61_000);
  report.warning('something');
  const running = ['claude: running for 61 s, step 1 of ***', 'eslint: running for 61 s'];
  expect(shown()).toEqual(['warning: something', ...running]);

  eslint.end('exit 1 after 61.0 s');
  claude.end('exit 0 after 62.0 s');
  report.info('done');
  const ended = ['eslint: exit 1 after 61.0 s', 'claude: exit 0 after 62.0 s', 'done'];
  expect(shown()).toEqual(['warning: something', ...ended]);
  expect(ticking.size).toBe(0);
});

test('a line that changes never takes more than one line of the terminal', () => {
  const { report, pass, shown } = screen(40);
  report.begin('claude').saying(`${'界'.repeat(100)}\nlast`);
  pass(0);
  expect(shown()).toEqual(['claude: running for 0 s, last']);
  report.begin('x').saying('界'.repeat(100));
  pass(0);
  expect(shown().at(-1)).toBe(`x: running for 0 s, ${'界'.repeat(9)}`);
});
