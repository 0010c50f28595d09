import { describe, expect, it } from 'vitest';
import { passageOf, readLedger } from '../../../src/comments/ledger.ts';
import { partAbout } from '../../../src/comments/passage.ts';
import { threadsOf } from '../../../src/decide/placement.ts';
import { rememberFinding } from '../../../src/model/known-finding.ts';
import { readMarks } from '../../../src/model/mark.ts';
import { commentEntries, renderComment, renderUpdatedComment } from '../../../src/pages/comment-text.ts';
import { buildBlocking, buildFinding, buildLocation, buildSource } from '../../support/builders/finding.ts';
import { buildComment, buildConversation, buildThread } from '../../support/builders/memory.ts';
import { buildRun } from '../../support/builders/review.ts';
import { headCommit } from '../../support/builders/run.ts';

const by = (reviewer: string, n: number, severity: 'medium' | 'low' = 'medium') =>
  buildFinding({
    id: `logic-841254fe-${n}`,
    fingerprint: `${n}`.repeat(16),
    title: `Title ${n}`,
    issue: `What ${reviewer} says.`,
    severity,
    sources: [buildSource({}, { reviewer })],
  });
const severe = { severity: 'critical', confidence: { band: 'high' } } as const;
const blocking = buildBlocking({
  ...by('claude', 9),
  ...severe,
  title: 'Injection',
  sources: [buildSource({}, { reviewer: 'claude', ...severe })],
});
const context = buildRun([]).render;

/** The comment on the one place of these findings. */
function commentOn(findings: Parameters<typeof buildRun>[0]) {
  const run = buildRun(findings);
  const threads = threadsOf(run.placed);
  expect(threads).toHaveLength(1);
  return threads.map((thread) => renderComment(commentEntries(thread, run), run.render)).join('');
}

describe('one comment a place', () => {
  const body = commentOn([by('eslint', 1, 'low'), blocking, by('gpt', 2)]);

  it('shows every text, most severe first, each with its reviewer, id and whether it blocks', () => {
    const order = ['says', 'Title 2', 'Title 1'].map((part) => body.indexOf(part));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(body).toMatch(/^\*\*🚨 Critical: Injection\*\* · blocks merging\n/);
    expect(body).toMatch(/\*\*🔵 Low: Title 1\*\* · does not block\n/);
    for (const [reviewer, id] of [
      ['claude', '9'],
      ['eslint', '1'],
      ['gpt', '2'],
    ]) {
      expect(body).toContain(`What ${reviewer} says.`);
      expect(body).toMatch(new RegExp(`<sub>by ${reviewer} · .*\`logic-841254fe-${id}\`</sub>`));
    }
    expect(body).not.toContain('<details>');
  });

  it('folds each finding after the fourth, once', () => {
    const many = commentOn([1, 2, 3, 4, 5, 6].map((n) => by(`r${n}`, n)));
    expect(many.match(/<details>/g)).toHaveLength(2);
    expect(many.match(/says\./g)).toHaveLength(6);
    expect(many.match(/<\/details>\n+<details>/g)).toHaveLength(1);
  });

  it('is read back finding by finding', () => {
    const many = commentOn([1, 2, 3, 4, 5].map((n) => by(`r${n}`, n)));
    const conversation = buildConversation({
      threads: [buildThread({ path: 'src/app.ts', comments: [buildComment({ body: many })] })],
    });
    const ledger = readLedger(conversation, context.toolKey, undefined);
    expect(ledger.map((entry) => [entry.remembered.reviewers, passageOf(entry)])).toEqual(
      [1, 2, 3, 4, 5].map((n) => [
        [`r${n}`],
        expect.objectContaining({ title: `Title ${n}`, text: expect.stringContaining(`What r${n} says.`) }),
      ]),
    );
  });

  it('folds what is settled, keeps what is open, and stays the same when it is written again', () => {
    const entry = (finding: ReturnType<typeof by>, kind: 'finding' | 'closed', from: string) => {
      const remembered = { ...rememberFinding(finding, headCommit), kind };
      return { remembered, body: partAbout(from, finding.id) };
    };
    const write = (from: string) =>
      renderUpdatedComment(
        [
          entry(blocking, 'closed', from),
          entry(by('gpt', 2), 'finding', from),
          entry(by('eslint', 1), 'closed', from),
        ],
        context,
      );
    const updated = write(body);
    expect(updated).toMatch(/^<details>\n<summary>✅ Fixed at .*Injection<\/summary>/);
    expect(updated).toMatch(
      /<\/details>\n\n\*\*🟡 Medium: Title 2\*\*[\s\S]*What gpt says\.[\s\S]*<details>/,
    );
    expect(readMarks(updated, context.toolKey)).toMatchObject([
      { kind: 'closed', id: blocking.id },
      { kind: 'finding' },
      { kind: 'closed' },
    ]);
    expect(write(updated)).toBe(updated);
  });

  it.each([
    'The lock is never released. Two writers wait for ever.',
    'The `lock` is never `released`. Two writers wait for ever.',
  ])('has a title of its own where the title is the start of the text, and says it once: %s', (issue) => {
    const title = 'The lock is never released';
    const derived = commentOn([buildFinding({ title, titleDerived: true, issue })]);
    expect(derived).toMatch(
      /^\*\*🟡 Medium: The lock is never released\*\* · does not block\n\nTwo writers wait/,
    );
  });

  it('shows one report of each reviewer before repeats, and counts the rest', () => {
    const noise = Array.from({ length: 120 }, (_, n) =>
      buildSource({}, { reviewer: 'noisy', issue: `Again ${n}.` }),
    );
    const other = buildSource({}, { reviewer: 'careful', issue: 'The key is in the log. '.repeat(100) });
    const merged = commentOn([buildFinding({ sources: [buildSource(), ...noise, other] })]);
    expect(merged).toContain('The key is in the log.');
    expect(merged).toMatch(/and 1\d\d more reports of the same reviewers/);
  });

  it('offers a replacement only of its own lines', () => {
    const replacing = (startLine: number, endLine: number) => ({
      locations: [buildLocation({ startLine, endLine })],
      fix: { text: 'So.', confidence: 'high', replacement: 'timeout = 5' } as const,
    });
    const run = buildRun([
      buildBlocking({ ...replacing(2, 3), title: 'First' }),
      { ...by('gpt', 2), ...replacing(3, 3) },
    ]);
    const [thread] = threadsOf(run.placed);
    const entries = thread === undefined ? [] : commentEntries(thread, run);
    expect(entries.map(({ isOnLines }) => isOnLines)).toEqual([true, false]);
  });
});
