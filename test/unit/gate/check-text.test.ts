import { expect, it } from 'vitest';
import { renderCheckText } from '../../../src/gate/check-text.ts';
import { readStateText, unpackState } from '../../../src/memory/packed-state.ts';
import { toRunState } from '../../../src/memory/run-state.ts';
import { buildCommands, buildKnown } from '../../support/builders/memory.ts';
import { buildDecision, buildDecisionInput, headCommit } from '../../support/builders/run.ts';

function stateOf(path: string) {
  const { findings: _, waivers: __, ...facts } = buildDecisionInput();
  const about = { tool: 'abcdef12', pull: 7, head: headCommit, inputs: {}, policy: undefined };
  const known = { ...buildKnown(), place: { path, startLine: 3, side: 'RIGHT' as const } };
  const kept = { findings: [known], newestReview: 3, confirmed: true, completed: [] };
  const state = toRunState({ ...about, ...kept, facts });
  if (state === undefined) throw new Error('It cannot be kept.');
  return state;
}

function rendered(state: ReturnType<typeof stateOf>): string {
  const told = { commands: buildCommands(), decision: buildDecision(), explanations: [], rerun: undefined };
  return renderCheckText({ ...told, state }, { redact: (text) => text.replaceAll('hunter2', '***') });
}

it('hides the state for later runs, and reads it back', () => {
  const state = stateOf('src/a.ts');
  const text = rendered(state);
  expect(text.replace(/<!--.*?-->/s, '').trim()).toBe('');
  expect(unpackState(readStateText(text) ?? '')).toEqual(state);
});

it('remembers no secret, and the rest all the same', () => {
  const kept = unpackState(readStateText(rendered(stateOf('src/hunter2.ts'))) ?? '');
  expect(kept?.findings[0]?.place?.path).toBe('src/***.ts');
});
