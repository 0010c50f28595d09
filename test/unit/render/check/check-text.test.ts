import { expect, it } from 'vitest';
import { unpackState } from '../../../../src/domain/memory/packed-state.ts';
import { toRunState } from '../../../../src/domain/memory/run-state.ts';
import { readStateText, renderCheckText } from '../../../../src/render/check/check-text.ts';
import { buildHeard } from '../../../support/builders/memory.ts';
import { buildDecision, buildDecisionInput, headCommit } from '../../../support/builders/run.ts';

it('folds away what only a later run reads, and reads it back', () => {
  const { findings: _, waivers: __, ...facts } = buildDecisionInput();
  const about = { tool: 'abcdef12', pull: 7, head: headCommit, inputs: {}, policy: undefined };
  const state = toRunState({ ...about, facts, judged: [], completed: [] });
  const rendered = renderCheckText(
    { heard: buildHeard(), decision: buildDecision(), explanations: [], rerun: undefined, state },
    { redact: (text) => text },
  );
  expect(rendered).toMatch(/<details>\n<summary>For runs that a comment starts<\/summary>\n\n```json\n\{/);
  expect(unpackState(JSON.parse(readStateText(rendered) ?? ''))).toEqual(state);
});
