import { expect, it } from 'vitest';
import { readStateText, unpackState } from '../../../src/memory/packed-state.ts';
import { toRunState } from '../../../src/memory/run-state.ts';
import { renderCheckText } from '../../../src/pages/check-content.ts';
import { renderFailure } from '../../../src/pages/result-pages.ts';
import { conclude } from '../../../src/policy/gate-decision.ts';
import { buildCommands, buildKnown } from '../../support/builders/memory.ts';
import { buildDecision, buildDecisionInput, headCommit } from '../../support/builders/run.ts';

it('hides the state for later runs without its secrets, and reads it back', () => {
  const { findings: _, waivers: __, ...facts } = buildDecisionInput();
  const about = { tool: 'abcdef12', pull: 7, head: headCommit, inputs: {}, policy: undefined, facts };
  const known = { ...buildKnown(), place: { path: 'src/hunter2.ts', startLine: 3, side: 'RIGHT' as const } };
  const state = toRunState({ ...about, findings: [known], forgotten: [], newestReview: 3, confirmed: true });
  const decision = buildDecision();
  const conclusion = conclude({ decision, facts, publication: { state: 'confirmed' } });
  const shown = { commands: buildCommands(), decision, facts, weighed: [], conclusion, state };
  const textOf = (redact: (text: string) => string) => renderCheckText(shown, { redact });
  const text = textOf((words) => words);
  expect(text.replace(/<!--.*?-->/s, '').trim()).toBe('');
  expect(unpackState(readStateText(text) ?? '')).toEqual(state);
  const redacted = readStateText(textOf((words) => words.replaceAll('hunter2', '***'))) ?? '';
  expect(unpackState(redacted)?.findings[0]?.place?.path).toBe('src/***.ts');
});

const shownAsList = 'Two:\n\n- one `a`\n- two\n\nAfter.';
it.each([
  ['in paragraphs', 'It broke.', 'It broke.'],
  ['with lines that begin with a dash as a list', 'Two:\n- one `a`\n- two\nAfter.', shownAsList],
  ['with indented lines as a list', 'Two:\n  one `a`\n  two\nAfter.', shownAsList],
])('states the problem of a failed run, then its fix, %s', (_what, message, shown) => {
  const failure = { code: 'GIT_FAILED', message, fix: 'Repair it.' } as const;
  expect(renderFailure('Could not review', failure, { redact: (text) => text })).toBe(
    `**Could not review: GIT_FAILED**\n\n${shown}\n\nRepair it.\n\nThe log of this run has the rest.\n`,
  );
});
