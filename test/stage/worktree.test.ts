import { expect, it } from 'vitest';
import { runStage } from '../../src/stages/pipeline.ts';
import { buildPorts } from '../support/builders/ports.ts';
import { buildSettings } from '../support/builders/run.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';

const policy = (text: string) => ({
  policy: { state: 'present', bytes: new TextEncoder().encode(text) } as const,
});
const finding: Readonly<Record<string, unknown>> = {
  ...reviewOutputFinding({ severity: 'CRITICAL' }),
  file: 'src/app.ts',
  line: 3,
};

function start(text: string) {
  return buildPorts({
    isLocal: true,
    hasChecks: false,
    snapshot: policy(text),
    files: { 'claude.json': JSON.stringify([finding]) },
  });
}

it('leaves abort-reason.md with what stopped the work, and says to stop', async () => {
  const { ports, directory } = start(
    `version: 1\npolicy:\n  abort-on: [${JSON.stringify(finding['category'])}]\n`,
  );

  const { verdict, nextSteps } = await runStage(ports, buildSettings({ target: 'local', source: 'local' }));

  expect(verdict).toBe('ABORT');
  const reason = new TextDecoder().decode(await directory.read('abort-reason.md'));
  expect(reason).toContain('### What stopped this');
  expect(reason).toContain('src/app.ts');
  expect(reason).toContain('### What was worked on');
  expect(reason).toContain('### Suggested next steps');
  expect(nextSteps?.join(' ')).toContain('Do not fix anything');
});

it('removes what an earlier abort left once the verdict is another', async () => {
  const { ports, directory } = start('version: 1\n');
  await directory.write('abort-reason.md', 'old');

  const { verdict } = await runStage(ports, buildSettings({ target: 'local', source: 'local' }));

  expect(verdict).toBe('FAIL');
  expect(await directory.read('abort-reason.md')).toBeUndefined();
});

it('does not pass once the work tree is no longer what was judged', async () => {
  const { ports } = buildPorts({ isLocal: true, hasChecks: false, files: { 'claude.json': '[]' } });
  const fresh = await runStage(ports, buildSettings({ target: 'local', source: 'local' }));
  expect(fresh).toMatchObject({ exitCode: 0, status: 'passed' });

  const source = await ports.source();
  const changed = await runStage(
    { ...ports, source: async () => ({ ...source, isCurrent: async () => false }) },
    buildSettings({ target: 'local', source: 'local' }),
  );
  expect(changed).toMatchObject({ exitCode: 2, status: 'superseded' });
});

it.each([
  ['local', 'in what is reviewed'],
  ['github', 'at the base commit'],
] as const)('warns where the policy file that was named is not there: %s', async (place, where) => {
  const { ports, reporter } = buildPorts({
    isLocal: place === 'local',
    hasChecks: place === 'github',
    files: { 'claude.json': '[]' },
  });
  const settings = buildSettings({ target: place, source: place });

  await runStage(ports, settings);
  expect(reporter.lines.join('\n')).not.toContain('policy file');
  await runStage(ports, { ...settings, config: 'review.yml' });

  expect(reporter.lines).toContain(
    `warning: There is no policy file review.yml ${where}, so the defaults hold; \`config\` names it`,
  );
});

it('tells why the policy file could not be read, and what to do', async () => {
  const { ports } = buildPorts({
    isLocal: true,
    hasChecks: false,
    snapshot: { policy: { state: 'unreadable', reason: 'it is a folder' } },
    files: { 'claude.json': '[]' },
  });

  const { page, nextSteps } = await runStage(ports, buildSettings({ target: 'local', source: 'local' }));

  expect(page).toContain('the policy file could not be read (it is a folder)');
  expect(nextSteps?.join(' ')).toContain('what is wrong with it is named above');
});
