import { describe, expect, it } from 'vitest';
import { renderAnnotation } from '../../../src/gate/check-content.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import type { Conclusion } from '../../../src/policy/gate-decision.ts';
import { chooseAnnotated, GatePlan, type GatePlanInput, planGate } from '../../../src/policy/gate-plan.ts';
import { buildBlocking, buildFinding, buildLocation } from '../../support/builders/finding.ts';
import { headCommit } from '../../support/builders/run.ts';

const passed: Conclusion = { status: 'passed', conclusion: 'success', title: 'PASS', exitCode: 0 };

function plan(overrides: Partial<GatePlanInput> = {}): GatePlan {
  const planned = planGate({
    ...{ gate: 'check', name: 'pr-verdict', head: headCommit, key: 'run-1', conclusion: passed },
    ...{ summary: 'No open findings.', annotations: [], pull: 7, basis: '0123456789abcdef' },
    sharing: { sharedWith: [], complete: true },
    ...overrides,
  });
  return GatePlan.parse(planned);
}

const annotations = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const text = { level: 'warning', title: 'Title', message: 'Message' } as const;
    return { path: 'src/app.ts', startLine: index + 1, endLine: index + 1, ...text };
  });

const { blocking } = effectivePolicy(undefined, {});

describe('the plan of a gate', () => {
  it('adds at most fifty annotations a request, all of them once', () => {
    const { steps } = plan({ annotations: annotations(100) });
    expect(steps).toMatchObject([
      { do: 'add-annotations', total: 50 },
      { do: 'conclude-check', total: 100 },
    ]);
    const lines = steps.flatMap((step) =>
      'annotations' in step ? step.annotations.map(({ startLine }) => startLine) : [],
    );
    expect(lines).toEqual(annotations(100).map(({ startLine }) => startLine));
  });

  it('lets nothing merge on a shared head before the others were read', () => {
    const { steps } = plan({ sharing: { sharedWith: [9, 3], complete: true } });
    expect(steps).toMatchObject([
      { conclusion: 'action_required', externalId: 'pull-7 success 0123456789abcdef run-1' },
      { do: 'settle-head', pulls: [3, 7, 9] },
    ]);
  });

  it('lets nothing merge before all that share the head were read', () => {
    expect(plan({ sharing: { sharedWith: [], complete: false } }).steps).toMatchObject([
      { do: 'conclude-check', conclusion: 'action_required' },
      { do: 'settle-head', pulls: [7] },
    ]);
  });

  it.each([
    ['success', 'success'],
    ['neutral', 'success'],
    ['failure', 'failure'],
    ['action_required', 'error'],
    ['cancelled', 'error'],
  ] as const)('concludes %s by a status as %s', (conclusion, state) => {
    const { steps } = plan({ gate: 'status', conclusion: { ...passed, conclusion } });
    expect(steps).toMatchObject([{ do: 'set-status', state, description: 'PASS · 0123456789abcdef' }]);
  });

  it('cuts a description that is longer than GitHub takes, between characters', () => {
    const title = `${'x'.repeat(119)}😀😀`;
    const [step] = plan({ gate: 'status', conclusion: { ...passed, title } }).steps;
    expect(step).toMatchObject({ description: `${'x'.repeat(119)}… · 0123456789abcdef` });
  });

  it('writes nothing where the job is the gate', () => {
    expect(plan({ gate: 'job' }).steps).toEqual([]);
  });
});

describe('annotations', () => {
  it('are as loud as findings weigh, the loudest first', () => {
    const guess = { severity: 'critical', confidence: { band: 'low' } } as const;
    const findings = [
      buildFinding({ ...guess, title: 'Guess' }),
      buildFinding({ title: 'Counts' }),
      buildBlocking({ title: 'Blocks' }),
      buildBlocking({ title: 'Fixed', status: 'fixed' }),
    ];
    const { shown } = chooseAnnotated(findings, blocking);
    expect(shown.map(({ level, finding }) => [level, finding.title])).toEqual([
      ['failure', 'Blocks'],
      ['warning', 'Counts'],
      ['notice', 'Guess'],
    ]);
  });

  it.each([
    ['a deleted line', buildLocation({ side: 'LEFT' })],
    ['a line that came with the base', buildLocation({ numberedIn: 'base' })],
    ['a whole file', { path: 'src/app.ts', side: 'RIGHT' } as const],
  ])('are never placed on %s', (_, location) => {
    const finding = buildFinding({ locations: [location] });
    expect(chooseAnnotated([finding], blocking).shown).toEqual([]);
  });

  it('are capped, and the rest is counted', () => {
    const findings = Array.from({ length: 103 }, (_, index) =>
      buildFinding({ title: `Finding ${index}`, locations: [buildLocation({ startLine: index + 1 })] }),
    );
    const { shown, hidden } = chooseAnnotated(findings, blocking);
    expect([shown.length, hidden]).toEqual([100, 3]);
  });

  it('show plain text: secrets gone, invisible characters and marks visible, long text cut', () => {
    const finding = buildFinding({
      title: 'A\n\u202etitle',
      issue: `hunter2 \`pr-verdict=1:x\` <!-- ${'x'.repeat(5000)}`,
    });
    const [annotated] = chooseAnnotated([finding], blocking).shown;
    if (annotated === undefined) throw new Error('the finding has a line');
    const { title, message } = renderAnnotation(annotated, (text) => text.replaceAll('hunter2', '***'));
    expect(title).toBe('A ⟨U+202E⟩title');
    expect(message).toMatch(/^\*\*\* `pr-verdict =1:x` <! -- x+… \(cut, \d+ bytes more\)$/);
    expect(Buffer.byteLength(message)).toBeLessThan(2_100);
  });
});
