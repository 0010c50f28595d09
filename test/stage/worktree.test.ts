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

const other = { ...finding, line: 5, category: 'other', issue: 'Something else is broken as well.' };

function start(text: string, said: unknown = [finding, other]) {
  return buildPorts({
    isLocal: true,
    hasChecks: false,
    snapshot: policy(text),
    files: { 'claude.json': JSON.stringify(said) },
  });
}

it('leaves abort-reason.md with what stopped the work, and says to stop', async () => {
  const { ports, directory } = start(
    `version: 1\npolicy:\n  abort-on: [${JSON.stringify(finding['category'])}]\n`,
  );

  const { verdict, nextSteps } = await runStage(ports, buildSettings({ target: 'local', source: 'local' }));

  expect(verdict).toBe('ABORT');
  const reason = new TextDecoder().decode(await directory.read('abort-reason.md'));
  const [stopped, besides] = reason.split(/^### /m).slice(1);
  expect(stopped).toMatch(/^What stopped this\n\n.*The value is computed twice.*src\/app\.ts:3.*\n\n$/);
  expect(besides).toMatch(/^What else blocks\n\n.*Something else is broken.*\n\n$/);
  expect(reason).toContain('### What was worked on');
  expect(reason).toContain('### Suggested next steps');
  expect(nextSteps?.join(' ')).toContain('Do not fix anything');
});

it('names in abort-reason.md the document that claims an abort, and what it found', async () => {
  const claim = {
    reviewId: '0123abcd',
    timestamp: '2026-01-01T00:00:00Z',
    scope: 'changeset',
    target: 'timeout',
    mode: 'full',
    verdict: 'ABORT',
    summary: { blocker: 1, high: 0, medium: 0, low: 0, info: 0 },
    reportPath: '',
    findings: [
      {
        id: 'data-841254fe-3',
        domain: 'data',
        severity: 'Blocker',
        confidence: 0.9,
        file: 'src/app.ts',
        lineRange: '3',
        title: 'The migration drops the orders',
        recommendation: 'Keep them.',
        status: 'open',
      },
    ],
  };
  const { ports, directory } = start('version: 1\n', claim);

  const { verdict } = await runStage(ports, buildSettings({ target: 'local', source: 'local' }));

  expect(verdict).toBe('ABORT');
  const [stopped, besides] = directory.text('abort-reason.md').split(/^### /m).slice(1);
  expect(stopped).toBe('What stopped this\n\n- claude asks for ABORT\n\n');
  expect(besides).toContain('The migration drops the orders');
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
