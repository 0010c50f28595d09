import { expect, it } from 'vitest';
import { journalLines, openingRequests } from '../support/journal-lines.ts';
import { startScenario } from '../support/twelve-findings.ts';

const checkOnly = [...openingRequests, 'PATCH /check-runs/ID 200'];
/** What might pass looks once more whether another run found something meanwhile. */
const clean = [...[...openingRequests, 'POST /graphql repository 200'].sort(), 'PATCH /check-runs/ID 200'];

it('takes a whole, valid, empty list for a clean review: a green check and no review', async () => {
  const scenario = await startScenario();
  scenario.write('out/reviewer.json', []);

  const result = await scenario.run({ with: { findings: 'out/reviewer.json' } });

  expect(result.exitCode).toBe(0);
  expect(journalLines(scenario)).toEqual(clean);
  expect(scenario.repository.checkRuns).toMatchObject([
    { conclusion: 'success', title: 'PASS · 1 reviewer · 5/5 files', headSha: scenario.pull.headSha },
  ]);
  expect(result.outputs.get('status')).toBe('passed');
  expect(result.outputs.get('verdict')).toBe('PASS');
  expect([...result.outputs.keys()]).not.toContain('event');
});

it.each([
  ['an empty file', ''],
  ['no file at all', undefined],
  ['an object where a list belongs', {}],
  ['an empty list with prose around it', 'I found nothing:\n```json\n[]\n```\n'],
  ['half a list', '[{"type": "inline"'],
])('never takes %s for a clean review', async (_, content) => {
  const scenario = await startScenario();
  if (content !== undefined) scenario.write('out/reviewer.json', content);

  const result = await scenario.run({ with: { findings: 'reviewer=out/reviewer.json' } });

  expect(result.exitCode).toBe(2);
  expect(journalLines(scenario)).toEqual(checkOnly);
  expect(scenario.repository.checkRuns).toMatchObject([{ conclusion: 'action_required' }]);
  expect(scenario.repository.checkRuns[0]?.title).toMatch(
    /^Incomplete: reviewer (?:gave an invalid answer|is unavailable)$/,
  );
  expect(result.outputs.get('status')).toBe('incomplete');
  expect(result.outputs.get('verdict')).toBe('');
  expect(result.summary).toContain('This review is not complete: reviewer ');
});
