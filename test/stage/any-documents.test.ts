import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ReviewDocument, reviewEvents, verdicts } from '../../src/model/review-document.ts';
import { c1, c1Finding } from '../support/builders/documents.ts';
import { runConfigured } from '../support/configured-run.ts';
import { ScriptedCommands } from '../support/fakes/scripted-commands.ts';

type Documents = Readonly<Record<string, readonly Record<string, unknown>[] | undefined>>;

/** A whole run, from documents to the gate, in which each reviewer prints its findings; one without any crashes. */
async function review(policy: Record<string, unknown>, documents: Documents) {
  const reviewers = Object.fromEntries(Object.keys(documents).map((id) => [id, { run: [id], retries: 0 }]));
  const commands = new ScriptedCommands(({ run: [id = ''] }) => {
    const findings = documents[id];
    return findings === undefined ? { end: { how: 'exited', code: 70 } } : { stdout: c1(...findings) };
  });
  const { result, checks, publisher, json } = await runConfigured(
    { policy: { 'human-lanes': [], ...policy }, reviewers },
    { onGitHub: true, commands },
  );
  const { findings } = ReviewDocument.parse(await json('findings.json'));
  return {
    verdict: result.verdict,
    exitCode: result.exitCode,
    event: publisher.submissions[0]?.event ?? 'COMMENT',
    conclusion: checks.concluded[0]?.conclusion,
    findings: findings.map(({ id, severity, confidence, corroboratedBy, suppressed }) => ({
      id,
      severity,
      confidence,
      corroboratedBy,
      suppressed,
    })),
  };
}

const conclusions = ['success', 'neutral', 'action_required', 'failure'] as const;
const rank = <T>(order: readonly T[], value: T) => {
  expect(order).toContain(value);
  return order.indexOf(value);
};

const words = ['The loop never ends.', 'The port is gone.', 'A comma is missing.', 'The cache grows.'];
const finding = fc
  .record({
    line: fc.constantFrom(1, 3, 5),
    issue: fc.constantFrom(...words),
    category: fc.constantFrom('logic', 'docs'),
    severity: fc.constantFrom('CRITICAL', 'MAJOR', 'MINOR', 'INFO'),
    confidence: fc.constantFrom('HIGH', 'MEDIUM', 'LOW'),
    pre_existing: fc.boolean(),
  })
  .map(c1Finding);
const findings = fc.uniqueArray(finding, { maxLength: 3, selector: ({ issue }) => issue });
const documents = fc.record({ claude: findings, gemini: findings });
const policy = fc.constantFrom(
  {},
  { approve: true },
  { enforce: false },
  { 'fail-on': 'FAIL' },
  { blocking: { medium: 'medium' } },
  { corroboration: { reviewers: 2, from: 'low' } },
  { 'abort-on': ['docs'], 'pre-existing': 'block' },
);
const who = fc.constantFrom('claude', 'gemini');
const few = { numRuns: 25 };

describe('from any documents to the gate', () => {
  it('one more blocking finding never improves the result', async () => {
    const leak = (severity: string) =>
      c1Finding({ issue: 'Any visitor can read every order.', severity, line: 4 });
    const blocking = fc.constantFrom('CRITICAL', 'MAJOR').map(leak);
    const major = { claude: [c1Finding({ severity: 'MAJOR' })], gemini: [] };
    await fc.assert(
      fc.asyncProperty(policy, documents, who, blocking, async (any, said, id, more) => {
        const one = await review(any, said);
        const two = await review(any, { ...said, [id]: [...said[id], more] });
        expect(rank(verdicts, two.verdict)).toBeGreaterThanOrEqual(rank(verdicts, one.verdict));
        expect(two.verdict).not.toBe('PASS');
        expect(rank(reviewEvents, two.event)).toBeGreaterThanOrEqual(rank(reviewEvents, one.event));
        expect(rank(conclusions, two.conclusion)).toBeGreaterThanOrEqual(rank(conclusions, one.conclusion));
      }),
      { ...few, examples: [[{}, major, 'gemini', leak('MAJOR')]] },
    );
  });

  it('without the document of a required reviewer nothing passes', async () => {
    await fc.assert(
      fc.asyncProperty(policy, documents, who, async (any, said, id) => {
        const { verdict, conclusion, event, exitCode } = await review(any, { ...said, [id]: undefined });
        expect(verdict).toBe('');
        expect(['action_required', 'failure']).toContain(conclusion);
        expect(event).not.toBe('APPROVE');
        expect(exitCode).toBeGreaterThan(0);
      }),
      few,
    );
  });

  it('order, duplicates and unknown keys never matter', async () => {
    await fc.assert(
      fc.asyncProperty(policy, documents, async (any, { claude, gemini }) => {
        const plain = await review(any, { claude, gemini });
        const shown = claude.map((each) => ({ ...each, mood: 'cheerful' }));
        expect(await review(any, { gemini: gemini.toReversed(), claude: shown.toReversed() })).toEqual(plain);
        expect(await review(any, { claude: [...claude, ...claude], gemini })).toEqual(plain);
      }),
      few,
    );
  });
});
