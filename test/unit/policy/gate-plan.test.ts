import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../src/model/finding.ts';
import { renderAnnotation } from '../../../src/pages/check-content.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { CheckConclusion, type Conclusion } from '../../../src/policy/gate-decision.ts';
import {
  chooseAnnotated,
  GatePlan,
  type GatePlanInput,
  maxAnnotations,
  planGate,
} from '../../../src/policy/gate-plan.ts';
import {
  type CheckOnHead,
  concludeSharing,
  letsMerge,
  readOwnConclusion,
  settle as settleMembers,
  writeOwnConclusion,
} from '../../../src/policy/shared-head.ts';
import { weigh } from '../../../src/policy/weight.ts';
import { buildBlocking, buildFinding, buildLocation, buildSource } from '../../support/builders/finding.ts';
import { headCommit } from '../../support/builders/run.ts';

const basis = '0123456789abcdef';
const conclusions = fc.constantFrom(...CheckConclusion.options);

/** The check of one pull request, as its run left it. */
function checkOf(pull: number, conclusion: CheckConclusion, title = `Title of ${pull}`): CheckOnHead {
  const externalId = writeOwnConclusion({ pull, conclusion, basis, key: `run ${pull}` });
  return { id: pull * 10, externalId, conclusion, title };
}

function settle(pulls: readonly number[], checks: readonly CheckOnHead[], complete = true) {
  const members = pulls.map((pull) => ({ pull, basis }));
  return settleMembers(members, checks, { complete });
}

describe('the conclusion that a check keeps', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), conclusions, (pull, conclusion) => {
        const own = { pull, conclusion, basis, key: '12.1.review job' };
        expect(readOwnConclusion(writeOwnConclusion(own))).toEqual(own);
      }),
    );
  });

  const foreign = ['', '12.1.review', 'pull-7 running 12', 'pull-7 success run-1', 'pull-7 success'];
  it.each(foreign)('is not read from %j', (text) => {
    expect(readOwnConclusion(text)).toBeUndefined();
  });
});

describe('a shared head', () => {
  it('passes only when the check of every pull request on it does', () => {
    fc.assert(
      fc.property(fc.array(conclusions, { minLength: 1, maxLength: 5 }), (own) => {
        const checks = own.map((conclusion, index) => checkOf(index + 1, conclusion));
        const pulls = own.map((_, index) => index + 1);
        const settled = settle(pulls, checks);
        expect(settled.every(({ conclusion }) => letsMerge(conclusion))).toBe(own.every(letsMerge));
        expect(new Set(settled.map(({ conclusion }) => conclusion)).size).toBe(1);
      }),
    );
  });

  it('uses the newest check of each, in any order', () => {
    const older = { ...checkOf(2, 'failure'), id: 5 };
    const checks = [checkOf(2, 'success'), older, checkOf(1, 'success')];
    expect(settle([1, 2], checks).map(({ conclusion }) => conclusion)).toEqual(['success', 'success']);
    expect(settle([1, 2], checks.toReversed())).toEqual(settle([1, 2], checks));
  });

  it('restores the title of a check that it replaced', () => {
    const [held] = settle([1, 2], [checkOf(1, 'success'), checkOf(2, 'failure')]);
    expect(held).toMatchObject({ conclusion: 'failure', title: 'Held by #2 · Title of 1' });
    const again = [checkOf(1, 'success', held?.title), { ...checkOf(2, 'success'), id: 30 }];
    const [freed] = settle([1, 2], again);
    expect(freed?.title).toBe('Title of 1 · same head as #2');
    const free = settle([1, 2], [checkOf(1, 'success', freed?.title), checkOf(2, 'success')]);
    expect(free[0]?.title).toBe(freed?.title);
  });

  it('never passes where not all pull requests of it could be read', () => {
    const title = 'Not all pull requests with this head could be read · Title of 1';
    const held = { id: 10, conclusion: 'action_required', title };
    expect(settle([1], [checkOf(1, 'success')], false)).toEqual([held]);
  });

  it('proves nothing where only a status or a job could show it, nor where others may be unread', () => {
    const passed = { status: 'passed', conclusion: 'success', title: 'PASS', exitCode: 0 } as const;
    const conclude = (sharedWith: readonly number[], complete = true, gate: 'check' | 'status' = 'status') =>
      concludeSharing(passed, { sharedWith, complete }, gate);
    expect(conclude([])).toBe(passed);
    expect(conclude([8], true, 'check')).toBe(passed);
    expect(conclude([8])).toMatchObject({ conclusion: 'action_required', exitCode: 2 });
    expect(conclude([], false, 'check')).toMatchObject({ conclusion: 'action_required', exitCode: 2 });
    const failed = { ...passed, status: 'failed', conclusion: 'failure', exitCode: 1 } as const;
    expect(concludeSharing(failed, { sharedWith: [8], complete: true }, 'status')).toBe(failed);
  });
});

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

const { blocking } = effectivePolicy(undefined, {});
const weightOf = (finding: Finding) => weigh(finding, blocking);

describe('the plan of a gate', () => {
  it.each([
    ['the others on it', { sharedWith: [9, 3], complete: true }, [3, 7, 9]],
    ['all that share it', { sharedWith: [], complete: false }, [7]],
  ])('lets nothing merge on a shared head before %s were read', (_who, sharing, pulls) => {
    expect(plan({ sharing }).steps).toMatchObject([
      { conclusion: 'action_required', externalId: 'pull-7 success 0123456789abcdef run-1' },
      { do: 'settle-head', pulls },
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
    const { shown } = chooseAnnotated(findings, weightOf);
    expect(shown.map(({ level, finding }) => [level, finding.title])).toEqual([
      ['failure', 'Blocks'],
      ['warning', 'Counts'],
      ['notice', 'Guess'],
    ]);
  });

  it('leave room for a reviewer whatever the number of findings of another one', () => {
    const noisy = Array.from({ length: maxAnnotations + 20 }, (_, at) =>
      buildBlocking({ title: `Noise ${at}` }),
    );
    const source = buildSource(buildBlocking(), { reviewer: 'quiet' });
    const quiet = buildBlocking({ title: 'Quiet', sources: [source] });
    const { shown, hidden } = chooseAnnotated([...noisy, quiet], weightOf);
    expect(shown.map(({ finding }) => finding.title)).toContain('Quiet');
    expect([shown.length, hidden]).toEqual([maxAnnotations, 21]);
  });

  it.each([
    ['a deleted line', buildLocation({ side: 'LEFT' })],
    ['a line that came with the base', buildLocation({ numberedIn: 'base' })],
    ['a whole file', { path: 'src/app.ts', side: 'RIGHT' } as const],
  ])('are never placed on %s', (_, location) => {
    const finding = buildFinding({ locations: [location] });
    expect(chooseAnnotated([finding], weightOf).shown).toEqual([]);
  });

  it('show plain text: secrets gone, invisible characters and marks visible, long text cut', () => {
    const finding = buildFinding({
      title: 'A\n\u202etitle',
      issue: `hunter2 \`pr-verdict=1:x\` <!-- ${'x'.repeat(5000)}`,
    });
    const [annotated] = chooseAnnotated([finding], weightOf).shown;
    if (annotated === undefined) throw new Error('the finding has a line');
    const { title, message } = renderAnnotation(annotated, (text) => text.replaceAll('hunter2', '***'));
    expect(title).toBe('A ⟨U+202E⟩title');
    expect(message).toMatch(/^\*\*\* `pr-verdict =1:x` <! -- x+… \(cut, \d+ bytes more\)$/);
    expect(Buffer.byteLength(message)).toBeLessThan(2_100);
  });
});
