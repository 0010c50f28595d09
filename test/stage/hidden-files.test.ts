import { expect, it } from 'vitest';
import { ReviewDocument } from '../../src/model/review-document.ts';
import { startDemoRuns } from '../support/demo-runs.ts';

const script = 'console.log(process.env);\n';

it.each<[string, string, Uint8Array]>([
  ['a NUL in a comment', 'run.js', Buffer.from(`/* \0 */ ${script}`)],
  ['UTF-16', 'run.ps1', Buffer.from(`\ufeff${script}`, 'utf16le')],
  ['a NUL, and the name of a picture', 'run.png', Buffer.from(`/* \0 */ ${script}`)],
])('a script that git calls binary for %s is unread, whoever reviewed', async (_, path, bytes) => {
  const demo = await startDemoRuns();
  demo.push({ [path]: bytes });
  const { result, directory } = await demo.run();
  expect(result).toMatchObject({ exitCode: 2, verdict: '', conclusion: 'action_required' });
  expect(demo.lastCheck()?.title).toContain('changed files could be read');
  const { findings } = ReviewDocument.parse(directory.json('findings.json'));
  const place = { locations: [{ path }], sources: [{ reviewer: 'hygiene' }] };
  expect(findings).toMatchObject([{ ...place, severity: 'high' }]);
});

it('a picture is an asset by name and first bytes, and hides nothing', async () => {
  const demo = await startDemoRuns();
  demo.push({ 'a.png': Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1') });
  expect(await demo.review()).toMatchObject({ verdict: 'PASS', conclusion: 'success' });
});
