import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPassage } from '../../../src/comments/ledger.ts';
import { renderCheckSummary } from '../../../src/gate/check-output.ts';
import { byteLength } from '../../../src/markdown/characters.ts';
import type { Finding } from '../../../src/model/finding.ts';
import { readMarks } from '../../../src/model/mark.ts';
import type { PlaceReason } from '../../../src/model/receipt.ts';
import { severities } from '../../../src/model/severity.ts';
import { type Decision, decide } from '../../../src/policy/decision.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { weigh } from '../../../src/policy/weight.ts';
import { renderComment } from '../../../src/write/comment-text.ts';
import type { Placed } from '../../../src/write/placement.ts';
import { renderReport } from '../../../src/write/report-page.ts';
import { renderReviewBody } from '../../../src/write/review-body.ts';
import { reviewBody } from '../../../src/write/review-text.ts';
import type { ReviewerPage } from '../../../src/write/reviewer-table.ts';
import { buildBlocking, buildFinding, buildLocation } from '../../support/builders/finding.ts';
import { buildComment, buildEntry, buildHeard } from '../../support/builders/memory.ts';
import {
  buildRefused,
  buildReviewInput,
  inBody,
  onFile,
  onLine,
  placeAll,
} from '../../support/builders/review.ts';
import { buildReviewBody } from '../../support/builders/review-body.ts';
import {
  buildDecision,
  buildDecisionInput,
  buildRenderContext,
  buildReviewer,
  headCommit,
} from '../../support/builders/run.ts';
import { readableText, renderMarkdown } from '../../support/rendered-markdown.ts';

const context = buildRenderContext();
const budget = 60_000;

/** Marks have tests of their own; here they only have to be there. */
const withoutMarks = (markdown: string) =>
  markdown.replace(/pr-verdict=[^)>]*(?=\)| -->)/g, 'MARK').replaceAll(headCommit, 'HEAD');

const explained = buildBlocking({
  issue: 'The order is looked up by the id in the address, and nobody asks whose it is.',
  implications: 'Names and addresses of every customer.',
  fix: {
    text: 'Ask the session:\n\n```ts\nif (order.owner !== user) throw forbidden();\n```',
    confidence: 'high',
  },
  references: ['[OWASP](https://owasp.org/idor)', 'src/auth.ts:12'],
});

function bodyOf(findings: readonly Finding[], overrides: Parameters<typeof buildReviewBody>[1] = {}): string {
  const decision = decide(buildDecisionInput({ findings }));
  return renderReviewBody(buildReviewBody(placeAll(findings), { decision, ...overrides }), context);
}

const reviewerPage: ReviewerPage = {
  tallies: [{ reviewer: buildReviewer(), findings: 4, kept: 2, merged: 1, refused: 1 }],
  times: new Map([['claude', 65_000]]),
};

function reportOf(
  findings: readonly Finding[],
  { budgetBytes = 900_000, context: within = context } = {},
): string {
  const report = {
    schemaVersion: 1,
    head: headCommit,
    documents: [],
    refused: [buildRefused()],
    carried: [],
    notes: [],
  } as const;
  const decision = decide(buildDecisionInput({ findings }));
  return renderReport(
    {
      decision,
      placed: placeAll(findings),
      weightOf: (finding) => weigh(finding, effectivePolicy(undefined, {}).blocking),
      reviewers: reviewerPage,
      stepsToComplete: [],
      documents: [{ reviewer: 'claude', summary: 'A **tidy** change.' }],
      report,
      heard: buildHeard(),
    },
    within,
    budgetBytes,
  );
}

const checkOf = (
  findings: readonly Finding[],
  overrides: Partial<Parameters<typeof renderCheckSummary>[0]> = {},
) =>
  renderCheckSummary(
    {
      decision: decide(buildDecisionInput({ findings })),
      findings,
      rules: effectivePolicy(undefined, {}).blocking,
      reviewers: reviewerPage,
      stepsToComplete: [],
      hiddenAnnotations: 0,
      ...overrides,
    },
    context,
  );

describe('a review body', () => {
  it('says in three lines what to do, then tells each finding once', () => {
    expect(withoutMarks(bodyOf([explained, onFile, inBody]))).toMatchSnapshot();
  });

  it('is short when there is nothing to say', () => {
    expect(withoutMarks(bodyOf([]))).toMatchSnapshot();
  });

  it('says why it is not complete and what to do about it, what was asked, refused and not read', () => {
    const decision = decide(
      buildDecisionInput({
        findings: [onLine],
        refused: [{}],
        reviewers: [
          buildReviewer(),
          buildReviewer({ id: 'gemini', outcome: { state: 'timed_out', reason: 'after 600 s' } }),
        ],
        claims: [{ reviewer: 'claude', claims: { event: 'REQUEST_CHANGES' } }],
      }),
    );
    const options = [
      { key: 'a', text: 'Yes' },
      { key: 'b', text: 'No' },
    ];
    const body = bodyOf([onLine], {
      decision,
      refused: [buildRefused({ title: 'Something huge' })],
      coverage: { expected: 3, covered: 2, missing: [{ path: 'src/big.ts', reason: 'patch-missing' }] },
      stepsToComplete: ['Give `gemini` more time.', 'Then push.'],
      documents: [
        { reviewer: 'claude', questions: [{ id: 'q', question: 'Is the old path still called?', options }] },
      ],
    });
    expect(withoutMarks(body)).toMatchSnapshot();
  });

  it.each([
    ['PASS', '✅ PASS'],
    ['WARN', '⚠️ WARN'],
    ['FAIL', '❌ FAIL'],
    ['ABORT', '⛔ ABORT'],
    [null, '⏸️ Incomplete'],
  ] as const)('has the verdict %s in its first line', (verdict, words) => {
    expect(bodyOf([], { decision: buildDecision({ verdict }) }).split('\n')[0]).toBe(`## ${words}`);
  });

  it.each<[PlaceReason, string]>([
    ['file-outside-diff', 'in the review, since its file is not in the diff'],
    ['over-max-comments', 'in the review, beyond the number of comments'],
  ])('says why a finding has no comment of its own: %s', (reason, words) => {
    const placed: Placed[] = [{ finding: inBody, placement: { place: 'body', reason } }];
    expect(renderReviewBody(buildReviewBody(placed), context)).toContain(` · ${words}\n\n`);
  });

  it('puts what blocks first, and what is unsure or old last, each finding once', () => {
    const unsure = buildFinding({ title: 'Doubtful', severity: 'high', confidence: { band: 'low' } });
    const old = buildFinding({ title: 'Long there', severity: 'critical', preExisting: true });
    const low = buildFinding({ title: 'Trifling', severity: 'low' });
    const body = bodyOf([old, unsure, low, onLine, explained]);
    const headings = body.split('\n').filter((line) => line.startsWith('### '));
    expect(headings).toEqual([
      '### Blocking (1)',
      '### 🟡 Medium (1)',
      '### 🔵 Low (1)',
      '### Needs verification (1)',
      '### Already there before this change (1)',
    ]);
    const told = body.slice(body.indexOf('### '));
    for (const { title } of [old, unsure, low, onLine, explained]) expect(told.split(title)).toHaveLength(2);
  });

  it.each([
    ['Any visitor can read every order', 'Fix before merging: **Any visitor can read every order**.'],
    ['Who reads this?', 'Fix before merging: **Who reads this?**'],
    ['x'.repeat(121), 'Fix 1 blocking finding before merging.'],
  ])('names in its first sentence the one finding that blocks, where that is short: %s', (title, words) => {
    expect(bodyOf([{ ...explained, title }, onLine]).split('\n')[2]).toBe(words);
  });

  it('says of a finding who disputes it or that it asks for a human, and of the whole how many there are', () => {
    const disputed = { ...onLine, contestedBy: ['gemini'], requiresHuman: true };
    const body = bodyOf([disputed, { ...inBody, requiresHuman: true }, onFile]);
    expect(body.split('\n')[2]).toContain('A human has to look at 2 findings.');
    expect(body).toMatch(/On a line — .* · disputed by gemini: a human decides$/m);
    expect(body).toMatch(/^\*\*.* · asks for a human$/m);
    expect(bodyOf([disputed], { owners: ['@bob'] }).split('\n')[2]).not.toContain('human');
    expect(checkOf([disputed])).toContain('| to consider, disputed |');
  });

  it('lists what is open from before with the words of whoever repeats it, and what was fixed', () => {
    const [first, second, third] = ['a', 'b', 'c'].map((digit) =>
      buildEntry({ fingerprint: digit.repeat(16), id: `id-${digit}` }),
    );
    if (first === undefined || second === undefined || third === undefined) throw new Error('three entries');
    const body = bodyOf([], {
      stillOpen: [{ entry: first, finding: onLine }, { entry: second }],
      settled: [third],
    });
    expect(body).toContain('### Still open from before (2)');
    expect(body).toContain(onLine.title);
    expect(body).toMatch(/id-b/);
    expect(body).toContain('### Fixed since the last review (1)');
    expect(body).toContain('2 earlier findings to consider');
  });

  const weight = '**🔴 High** · security · high confidence';
  const small = '<sub>by claude · `x`</sub>';
  const fold = (said: string) => `<details>\n<summary>What it was about</summary>\n\n${said}\n\n</details>`;

  it.each([
    ['its title', `${weight}\n\n**Uses \\_any\\_ query**\n\nIt does.\n\n${small}`, 'Uses \\_any\\_ query — '],
    ['how it begins', `${weight}\n\nAny visitor can read it.\n\n${small}`, 'Any visitor can read it. — '],
    ['so much of how it begins', `${weight}\n\n${'x'.repeat(200)}\n\n${small}`, `${'x'.repeat(119)}… — `],
    ['nothing that is no text', `${weight}\n\n- one\n- two\n\n${small}`, ''],
    [
      'the title that it had',
      `**✅ Fixed** at \`1\`, and verified there\n\n${fold(`${weight}\n\n**Unsafe query**\n\nIt is.`)}\n\n${small}`,
      'Unsafe query — ',
    ],
  ])('tells of what was fixed %s and its file', (_what, said, words) => {
    const entry = buildEntry({ id: 'id-c' }, { path: 'src/a.ts', comments: [buildComment({ body: said })] });
    expect(bodyOf([], { settled: [entry] })).toContain(`\n- ${words}\`src/a.ts\` · [`);
  });

  it('tells everything in the order in which it is read', () => {
    const blocking = buildBlocking({ locations: [buildLocation()] });
    const unsure = buildFinding({ title: 'Unsure', severity: 'high', confidence: { band: 'low' } });
    const old = buildFinding({ title: 'Old', preExisting: true });
    const body = bodyOf([old, unsure, onLine, blocking], {
      decision: buildDecision({ verdict: 'FAIL', soFar: 'FAIL', blocking: [blocking.id] }),
      stillOpen: [{ entry: buildEntry({ id: 'id-a' }) }],
      settled: [buildEntry({ id: 'id-b', kind: 'closed' }), buildEntry({ id: 'id-c', kind: 'withdrawn' })],
      documents: [{ reviewer: 'claude', questions: [{ id: 'q', question: 'Which one?', options: [] }] }],
      refused: [buildRefused()],
      coverage: { expected: 2, covered: 1, missing: [{ path: 'a.bin', reason: 'patch-missing' }] },
      tallies: [{ reviewer: buildReviewer(), findings: 5, kept: 4, merged: 0, refused: 1 }],
    });
    expect(body.split('\n').filter((line) => /^(?:#|\*\*Reviewers)/.test(line))).toEqual([
      '## ❌ FAIL · 1 blocking finding',
      '### Blocking (1)',
      '### 🟡 Medium (1)',
      '### Needs verification (1)',
      '### Already there before this change (1)',
      '### Still open from before (1)',
      '### Fixed since the last review (1)',
      '### Not found again (1)',
      '### Questions from reviewers (1)',
      '### Refused (1)',
      '### Not read (1 of 2 files)',
      expect.stringMatching(/^\*\*Reviewers:/),
    ]);
  });

  it('says of each reviewer what became of its findings', () => {
    const reviewer = (id: string) => buildReviewer({ id });
    const out = buildReviewer({ id: 'gemini', outcome: { state: 'timed_out', reason: 'after 600 s' } });
    const body = bodyOf([], {
      tallies: [
        { reviewer: reviewer('claude'), findings: 5, kept: 3, merged: 1, refused: 1 },
        { reviewer: reviewer('eslint'), findings: 0, kept: 0, merged: 0, refused: 0 },
        { reviewer: out, findings: 0, kept: 0, merged: 0, refused: 0 },
      ],
    });
    expect(body).toContain(
      '**Reviewers:** `claude` 5 findings (3 kept, 1 merged, 1 refused) · `eslint` no findings · `gemini` timed out\n',
    );
  });

  it('does not call a review incomplete for refusals that policy accepts', () => {
    const body = bodyOf([], { refused: [buildRefused()] });
    expect(body).toContain('policy accepts that');
    expect(body).not.toContain('not complete');
  });

  it.each<[string, Partial<Decision>, string]>([
    ['to stop where a person has to decide', { soFar: 'ABORT', blocking: ['a'] }, 'Stop: a person'],
    ['to fix what blocks', { soFar: 'FAIL', blocking: ['a', 'b'] }, 'Fix 2 blocking findings'],
    ['to verify what is unsure', {}, 'Nothing blocks merging; 1 finding to verify.'],
    ['that nothing is settled yet', { verdict: null }, 'So far nothing blocks; 1 finding to verify.'],
  ])('says in its first sentence %s', (_, overrides, words) => {
    const unsure = buildFinding({ severity: 'high', confidence: { band: 'low' } });
    const decision = buildDecision({ verdict: 'PASS', soFar: 'PASS', ...overrides });
    expect(bodyOf([unsure], { decision }).split('\n')[2]).toContain(words);
  });

  it('asks in its first sentence for the answers that reviewers wait for', () => {
    const questions = [{ id: 'q', question: 'Which one?', options: [] }];
    const body = bodyOf([], { documents: [{ reviewer: 'claude', questions }] });
    expect(body.split('\n')[2]).toContain('Answer 1 question below.');
  });

  it.each([
    [
      'one finding',
      [explained],
      'Advisory, so not required for merging: **Any visitor can read every order**.',
    ],
    [
      'several',
      [explained, { ...explained, id: 'b' }],
      'Advisory, so not required for merging: 2 blocking findings.',
    ],
  ])('that is advisory says so and asks for nothing: %s', (_, findings, words) => {
    const advisory = buildRenderContext({ gate: { enforce: false, failOn: 'WARN' } });
    const decision = decide(buildDecisionInput({ findings }));
    const page = renderReviewBody(buildReviewBody(placeAll(findings), { decision }), advisory);
    const [first, , second] = page.split('\n');
    expect(first).toMatch(/^## ❌ Advisory: would fail · FAIL · \d blocking findings?$/);
    expect(second).toBe(words);
    expect(page).not.toContain('before merging');
    const lax = buildRenderContext({ gate: { enforce: false, failOn: 'none' } });
    expect(renderReviewBody(buildReviewBody(placeAll(findings), { decision }), lax)).toMatch(
      /^## ❌ Advisory: FAIL/,
    );
  });

  it('says what people decided, who, when and why, and mentions no one', () => {
    const said = {
      at: '2026-01-02T03:04:05Z',
      reason: 'It is *meant* so, @carol.',
      url: 'https://github.com/c/1',
    };
    const body = bodyOf([], {
      decision: buildDecision({ waived: ['gemini'] }),
      heard: {
        refusals: [
          { id: 'security-1', by: 'bob', how: 'command', said, selfAccepted: false },
          { id: 'logic-2', by: 'ada', how: 'resolved', selfAccepted: true },
        ],
        waivers: [
          { subject: 'gemini', by: 'mona', ...said, selfAccepted: false },
          { subject: 'coverage', by: 'mona', ...said, selfAccepted: false },
        ],
      },
    });
    const why = '[on 2026-01-02](https://github.com/c/1): It is \\*meant\\* so, `@carol`.';
    expect(body).toContain(`- \`security-1\` accepted by \`bob\` ${why}\n`);
    expect(body).toContain(
      '- `logic-2` accepted by `ada` (the author of this change), who resolved its thread\n',
    );
    expect(body).toContain(`- \`gemini\` waived for this head by \`mona\` ${why}\n`);
    expect(body).not.toContain('coverage');
  });

  it('links nowhere for a worktree', () => {
    const local = renderReviewBody(
      buildReviewBody(placeAll([onLine, inBody])),
      buildRenderContext({ repository: undefined }),
    );
    expect(local).not.toContain('http');
    expect(local).toContain('`src/app.ts:3`');
  });
});

describe('a comment', () => {
  const commentOf = (finding: Finding, overrides: Partial<Parameters<typeof renderComment>[0]> = {}) => {
    const [{ placement } = { placement: { place: 'body', reason: 'system' } as const }] = placeAll([finding]);
    return renderComment({ finding, placement, ...overrides }, context);
  };

  it('explains the finding and how to fix it', () => {
    expect(withoutMarks(commentOf(explained))).toMatchSnapshot();
  });

  it('says how sure a fix is where that is not how sure the finding is', () => {
    const fix = { text: 'Ask the session.', confidence: 'low' } as const;
    expect(commentOf({ ...explained, fix })).toContain('**Fix (low confidence):**');
    expect(commentOf(explained)).toContain('**Fix:**');
  });

  it('names the lines it is about where it could not stand on them', () => {
    const wide = buildFinding({ locations: [buildLocation({ startLine: 1, endLine: 40 })] });
    const outside = buildFinding({ locations: [buildLocation({ startLine: 30 })] });
    const unknown = buildFinding({
      locations: [buildLocation({ startLine: 30, numberedIn: 'checkout' })],
    });
    expect(commentOf(wide)).toContain('About [`src/app.ts:1-40`]');
    expect(commentOf(outside)).toContain('About [`src/app.ts:30`]');
    // The link is to the file alone: its lines are others.
    expect(commentOf(unknown)).toMatch(/About \[`src\/app\.ts:30`\]\([^#]*\)/);
    expect(commentOf(onLine)).not.toContain('About');
  });

  it('does not say a derived title twice', () => {
    const issue = 'The timeout is zero.';
    const said = commentOf(buildFinding({ title: issue, titleDerived: true, issue })).split(issue);
    expect(said).toHaveLength(2);
  });

  it('offers a replacement only when it is given one', () => {
    expect(commentOf(onLine)).not.toContain('```suggestion');
    expect(commentOf(onLine, { suggestion: ['timeout = 5'] })).toContain('```suggestion\ntimeout = 5\n```');
  });

  it('says who else saw it', () => {
    const seen = buildRenderContext({ reviewersOf: () => ['claude', 'gemini'] });
    const [placed] = placeAll([onLine]);
    expect(placed && renderComment(placed, seen)).toContain('by claude, also reported by gemini');
  });
});

describe('the report and the summary of the check', () => {
  it('tell the whole result', () => {
    expect(withoutMarks(reportOf([explained, onFile, inBody]))).toMatchSnapshot();
  });

  it('say of an accepted finding, where it is, by whom, when and why', () => {
    const accepted = { ...onLine, status: 'wont_fix' } as const;
    const said = { at: '2026-01-02T03:04:05Z', reason: 'By design.', url: 'https://github.com/c/1' };
    const refusals = [{ id: accepted.id, by: 'bob', how: 'command', said, selfAccepted: false }] as const;
    const page = reportOf([accepted], { context: buildRenderContext({ refusals }) });
    expect(page).toContain(
      ' · accepted as it is by `bob` [on 2026-01-02](https://github.com/c/1): By design.\n',
    );
  });

  it('give every open finding with its weight', () => {
    const old = buildFinding({ title: 'Old', preExisting: true });
    const unsure = buildFinding({ title: 'Unsure', severity: 'high', confidence: { band: 'low' } });
    const gone = buildFinding({ title: 'Gone', status: 'fixed' });
    expect(withoutMarks(checkOf([explained, onLine, old, unsure, gone]))).toMatchSnapshot();
  });

  it('say after why a review is not complete what to do, in order', () => {
    const incomplete = [{ code: 'REVIEWER_INCOMPLETE', text: 'gemini timed out' }] as const;
    const summary = checkOf([], {
      decision: buildDecision({ verdict: null, incomplete }),
      stepsToComplete: ['Give it more time.', 'Or comment `/pr-verdict waive gemini REASON`.'],
    });
    expect(summary).toContain(
      [
        'This review is not complete:',
        '- gemini timed out',
        'To complete it:',
        '1. Give it more time.\n2. Or comment `/pr-verdict waive gemini REASON`.',
      ].join('\n\n'),
    );
  });

  it('say how a finding that blocks is left as it is, and nothing of it where none does', () => {
    expect(checkOf([explained])).toContain('replies `/pr-verdict wont-fix REASON` in its thread');
    expect(checkOf([onLine])).not.toContain('wont-fix');
  });

  it('say how others are asked where nobody but the built-in reviewer was', () => {
    const hygiene = {
      reviewer: buildReviewer({ id: 'hygiene' }),
      findings: 0,
      kept: 0,
      merged: 0,
      refused: 0,
    };
    const alone = checkOf([], { reviewers: { tallies: [hygiene], times: new Map() } });
    expect(alone).toMatch(/^Only the built-in reviewer ran\. .*`reviewers`.*`findings`\.$/m);
    expect(checkOf([])).not.toContain('Only the built-in reviewer');
  });
});

const many = (count: number, issue: string) =>
  Array.from({ length: count }, (_, index) =>
    buildFinding({
      title: `Finding ${index}`,
      issue,
      severity: severities[index % severities.length] ?? 'low',
      locations: [
        buildLocation({ path: index % 2 === 0 ? 'src/other.ts' : 'src/app.ts', startLine: index + 1 }),
      ],
    }),
  );

describe('any number of findings', () => {
  it('stay within what GitHub takes, state the cut, and keep verdict and mark', () => {
    fc.assert(
      fc.property(fc.constantFrom(0, 1, 50, 500), fc.integer({ min: 0, max: 1_500 }), (count, length) => {
        const findings = many(count, 'A word or two. '.repeat(length / 15));
        const body = bodyOf(findings);
        expect(byteLength(body)).toBeLessThanOrEqual(budget);
        expect(body.split('\n')[0]).toMatch(/^## /);
        expect(readMarks(body, context.toolKey).at(-1)?.kind).toBe('review');
        if (count === 500) expect(body).toMatch(/Cut to fit: \d+ findings? not shown and \d+ shortened/);
        expect(byteLength(checkOf(findings))).toBeLessThanOrEqual(budget);
      }),
      { numRuns: 4, examples: [[500, 1_500]] },
    );
  });

  it('cost nobody the verdict and what to do, however long that is', () => {
    const owners = Array.from({ length: 20 }, (_, index) => `@shop/a-team-with-a-long-name-${index}`);
    const body = bodyOf(many(1_500, 'x'.repeat(200)), { owners });
    expect(body).toMatch(/Cut to fit: [1-9]/);
    expect(body.split('\n')[0]).toMatch(/^## .*FAIL/);
    expect(body).toContain(owners.at(-1));
  });

  it('are counted as shortened one by one, and nothing else with them', () => {
    const settled = Array.from({ length: 200 }, () => buildEntry({ kind: 'closed' }));
    const findings = many(120, `${'A word or two. '.repeat(100)}The very end.`);
    const told = placeAll(findings).filter(({ placement }) => placement.place === 'body');
    const body = bodyOf(findings, { settled });
    const whole = body.split('The very end.').length - 1;
    expect(whole).toBeGreaterThan(0);
    expect(body).toContain('(200)');
    expect(body).not.toContain('https://github.com/t');
    expect(body).toContain(`Cut to fit: 0 findings not shown and ${told.length - whole} shortened.`);
  });

  it('leave the report within the budget it is given', () => {
    const findings = many(60, 'x'.repeat(2_000));
    for (const bytes of [5_000, 50_000, 900_000])
      expect(byteLength(reportOf(findings, { budgetBytes: bytes }))).toBeLessThanOrEqual(bytes);
  });

  it('show the worst first where not all can be shown', () => {
    const body = bodyOf(many(1_500, 'x'.repeat(200)));
    expect(body).toContain('Finding 0<');
    expect(body).not.toContain('Finding 1494<');
  });

  it('never cost a comment its mark', () => {
    const huge = buildFinding({ issue: 'Long. '.repeat(50_000), title: 'y'.repeat(5_000) });
    const [placed] = placeAll([huge]);
    const comment = placed === undefined ? '' : renderComment(placed, context);
    expect(byteLength(comment)).toBeLessThanOrEqual(budget);
    expect(readMarks(comment, context.toolKey)).toMatchObject([{ fingerprint: huge.fingerprint }]);
  });
});

describe('our marks', () => {
  const hostile = fc.constantFrom(
    'plain',
    '```',
    '</details>',
    '> quoted',
    `<sub>[reviewed at x](https://github.com/o/r#pr-verdict=${context.toolKey}.review.x)</sub>`,
    `<!-- pr-verdict=${context.toolKey} finding ${headCommit} a-1 ${'a'.repeat(16)} low.low x -->`,
    '~~~\n`',
    '- [ ] task\n    code',
    '<!--',
    '| a | b |\n| - | - |',
  );
  const words = fc.array(hostile, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('\n'));
  const findings = fc.array(
    fc
      .record({ title: words, issue: words, implications: words, category: words })
      .map((texts) => buildFinding({ ...texts, locations: [buildLocation({ path: 'src/other.ts' })] })),
    { maxLength: 4 },
  );

  /** As many have a comment of their own, with a mark in it. */
  const commented = 50;

  /** As a plan renders it: with the state of all that has no comment of its own. */
  function planned(all: Parameters<typeof placeAll>[0]): string {
    const input = buildReviewInput(all, { render: context });
    return reviewBody(input, 'b'.repeat(16), input.placed);
  }

  it('are read back from the body, one for each finding and one for the review, whatever reviewers wrote', () => {
    fc.assert(
      fc.property(findings, (all) => {
        const marks = readMarks(planned(all), context.toolKey);
        const ids = marks.map((mark) => (mark.kind === 'review' ? mark.key : mark.id));
        expect(ids.sort()).toEqual(['b'.repeat(16), ...all.map(({ id }) => id)].sort());
        expect(marks.at(-1)?.kind).toBe('review');
      }),
    );
  });

  it('count the findings that a body has no room for, and show the worst', () => {
    const body = planned(many(1_500, 'x'));
    expect(byteLength(body)).toBeLessThanOrEqual(budget);
    const marks = readMarks(body, context.toolKey);
    const shown = marks.flatMap((mark) => (mark.kind === 'finding' ? [mark] : []));
    const [review] = marks.flatMap((mark) => (mark.kind === 'review' ? [mark] : []));
    expect(review).toMatchObject({ comments: commented, hidden: 1_500 - commented - shown.length });
    expect(body).toContain(`Cut to fit: ${review?.hidden} findings not shown`);
    expect(new Set(shown.map(({ severity }) => severity))).toEqual(new Set(['critical']));
  });

  it('do not keep the words of a finding from being found again', () => {
    fc.assert(
      fc.property(findings, (all) => {
        const body = planned(all);
        for (const { id } of all) expect(findPassage(body, id)?.title).toBeDefined();
      }),
    );
  });

  it('stand in a page that reads as a whole', () => {
    fc.assert(
      fc.property(findings, (all) => {
        const page = renderMarkdown(renderReviewBody(buildReviewBody(placeAll(all)), context));
        expect(page.unbalanced).toEqual([]);
        expect(readableText(page)).toContain('reviewed at');
      }),
    );
  });
});
