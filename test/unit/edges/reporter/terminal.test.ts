import { expect, test } from 'vitest';
import { Failure } from '../../../../src/domain/failure.ts';
import { createTerminalReporter } from '../../../../src/edges/reporter/terminal.ts';

function reporter(options: { color?: boolean; debug?: boolean } = {}) {
  const log: string[] = [];
  const pages: string[] = [];
  const report = createTerminalReporter({
    redact: (text) => text.replaceAll('secret', '***'),
    log: (text) => log.push(text),
    page: (text) => pages.push(text),
    color: false,
    debug: false,
    ...options,
  });
  return { report, log, pages };
}

test('everything is plain text, made safe and without secrets', async () => {
  const { report, log, pages } = reporter();
  report.info('\u001b[31m::error::secret');
  report.warning('secret');
  await report.summary('# secret\n##[group]');
  expect(log).toEqual([': :error::***\n', 'warning: ***\n']);
  expect(pages).toEqual(['# ***\n# #[group]\n']);
});

test('colour is ours alone', () => {
  const { report, log } = reporter({ color: true });
  report.error('\u001b[32mfine');
  expect(log).toEqual(['\u001b[31merror:\u001b[0m fine\n']);
});

test('debug lines show when asked for', () => {
  const quiet = reporter();
  quiet.report.debug('x');
  expect(quiet.log).toEqual([]);
  const loud = reporter({ debug: true });
  loud.report.debug('x');
  loud.report.output('status', 'complete');
  expect(loud.log).toEqual(['debug: x\n', 'debug: status=complete\n']);
});

test('a failure says what, how to fix it, and its code', () => {
  const { report, log } = reporter();
  report.failure(
    new Failure({ kind: 'usage', code: 'SOME_CODE', message: 'What is wrong', fix: 'Mend it.' }),
  );
  expect(log).toEqual(['error: What is wrong\nMend it.\n(SOME_CODE)\n']);
});

test('a group answers what its body does', async () => {
  const { report } = reporter();
  await expect(report.group('title', async () => 7)).resolves.toBe(7);
  await expect(report.group('title', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('an output of two lines is a bug', () => {
  expect(() => reporter().report.output('status', 'a\nb')).toThrow(/status/);
});

test('another program’s words stand indented below their title', () => {
  const { report, log } = reporter();
  report.quote('linter', 'one\n::error::secret\u001b[2J');
  expect(log).toEqual(['linter\n  one\n  : :error::***\n']);
});
