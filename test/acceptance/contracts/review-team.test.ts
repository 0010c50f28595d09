import { expect, it } from 'vitest';
import { SynthesizedFindings } from '../../../src/formats/candidate-findings.ts';
import { startCheckout } from '../../support/checkout-loop.ts';
import { candidate } from '../../support/contract-documents.ts';

const policy = `version: 1
reviewers:
  first: { format: candidate-findings }
  second: { format: candidate-findings }
  challenger: { role: challenger, format: candidate-findings }
`;
const problem = {
  file: 'src/app.ts',
  line_start: 3,
  line_end: 3,
  title: 'The table is dropped before its copy is written',
  why_it_matters: 'Orders that arrive in between are lost.',
  severity: 'critical',
  confidence: 'high',
};

it('merges two reviewers and a challenger into one synthesis', async () => {
  const { review, json, cli } = startCheckout(policy);
  const lock = {
    ...problem,
    line_start: 20,
    line_end: 20,
    title: 'The lock is never released when the call throws',
    why_it_matters: 'Later calls wait for ever.',
    severity: 'high',
  };
  await review({
    first: [
      candidate({ ...problem, hunk: null, finding_id: 'a1' }),
      candidate({ ...lock, hunk: null, finding_id: 'a2' }),
    ],
    second: [candidate({ ...problem, hunk: null, finding_id: 'b1' })],
    challenger: [
      candidate({
        ...lock,
        finding_id: 'a2',
        source: 'challenger',
        classification: 'refutes',
        action: 'discuss',
      }),
    ],
  });

  const synthesis = SynthesizedFindings.parse(json('synthesized_findings.json'));
  expect(synthesis).toMatchObject([
    {
      title: problem.title,
      corroborated_by: ['second'],
      contested_by: [],
      merged_confidence: 'high',
      suppressed: false,
      suppression_reason: null,
      original_ids: ['a1', 'b1'],
      hunk: expect.stringContaining('+drop()'),
    },
    { title: lock.title, corroborated_by: [], contested_by: ['challenger'], requires_human: true },
  ]);

  const { exitCode, stdout } = await cli(
    'convert',
    '.code-review/findings.json',
    '--to',
    'candidate-findings',
  );
  expect(exitCode).toBe(0);
  // The findings have no copy of the diff, and keep the hunk of an original.
  const hunks = [null, candidate()['hunk']];
  expect(JSON.parse(stdout)).toEqual(synthesis.map((each, at) => ({ ...each, hunk: hunks[at] })));
});
