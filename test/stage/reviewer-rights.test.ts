import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/model/finding.ts';
import { effectivePolicy } from '../../src/policy/effective-policy.ts';
import type { Placement } from '../../src/write/placement.ts';
import { reportScopes, suggester } from '../../src/write/review-input.ts';

import { diffOf, numbered } from '../support/builders/diff.ts';
import { buildFinding, buildSource } from '../support/builders/finding.ts';
import {
  buildPolicy,
  buildReviewDocument,
  buildReviewer,
  buildSourceDocument,
} from '../support/builders/run.ts';

/** Two models and a tool, one document each. */
const ids = ['claude', 'gpt', 'eslint'] as const;
const document = buildReviewDocument({
  reviewers: ids.map((id) => buildReviewer({ id, kind: id === 'eslint' ? 'tool' : 'ai' })),
  documents: ids.map((reviewer) => buildSourceDocument({ reviewer })),
});

/** What these reviewers say together, the first one's words. */
function saidBy(...reviewers: readonly (typeof ids)[number][]): Finding {
  return buildFinding({
    fix: { text: 'Do this.', confidence: 'high', replacement: 'better' },
    sources: reviewers.map((reviewer) => buildSource({}, { reviewer, document: ids.indexOf(reviewer) })),
  });
}

function effective(reviewers: Record<string, unknown>) {
  return effectivePolicy(buildPolicy({}, reviewers), {});
}

describe('a suggestion block', () => {
  const diff = diffOf({ 'src/app.ts': numbered(9) }, { 'src/app.ts': numbered(9, { 3: 'changed' }) });
  const placement: Placement = {
    place: 'inline',
    reason: 'in-diff',
    path: 'src/app.ts',
    side: 'RIGHT',
    line: 3,
  };
  const suggests = (finding: Finding, reviewers: Record<string, unknown>) =>
    suggester({ document, effective: effective(reviewers) }, { diff, policyPath: '.github/pr-verdict.yml' })(
      finding,
      placement,
    ) !== undefined;

  it('stands only where base policy lets the reviewer whose words these are', () => {
    expect(suggests(saidBy('claude'), { claude: { suggestions: true } })).toBe(true);
    expect(suggests(saidBy('claude'), {})).toBe(false);
    expect(suggests(saidBy('claude'), { claude: { suggestions: false } })).toBe(false);
    expect(suggests(saidBy('claude'), { gpt: { suggestions: true } })).toBe(false);
  });

  it('does not stand because another reviewer, who may, found the same', () => {
    expect(suggests(saidBy('claude', 'gpt'), { gpt: { suggestions: true } })).toBe(false);
    expect(suggests(saidBy('gpt', 'claude'), { gpt: { suggestions: true } })).toBe(true);
  });
});

describe('a suggestion block of words that another run wrote', () => {
  it('never stands, whatever its reviewer may do here', () => {
    const diff = diffOf({ 'src/app.ts': numbered(9) }, { 'src/app.ts': numbered(9, { 3: 'changed' }) });
    const place = { place: 'inline', reason: 'in-diff', path: 'src/app.ts', side: 'RIGHT', line: 3 } as const;
    const stands = (foreign: boolean) => {
      const documents = [buildSourceDocument({ reviewer: 'claude', ...(foreign && { foreign }) })];
      const allowed = effective({ claude: { suggestions: true } });
      return suggester(
        { document: { ...document, documents }, effective: allowed },
        { diff, policyPath: '.github/pr-verdict.yml' },
      )(saidBy('claude'), place);
    };
    expect(stands(false)).toEqual(['better']);
    expect(stands(true)).toBeUndefined();
  });
});

describe('what may be reported', () => {
  const scopeOf = (finding: Finding, reviewers: Record<string, unknown> = {}) =>
    reportScopes({ document, effective: effective(reviewers) })(finding);

  it('is anything for models and what changed for tools, unless policy says otherwise', () => {
    expect(scopeOf(saidBy('claude'))).toBe('all');
    expect(scopeOf(saidBy('eslint'))).toBe('changed');
    expect(scopeOf(saidBy('claude'), { claude: { report: 'diff' } })).toBe('diff');
    expect(scopeOf(saidBy('eslint'), { eslint: { report: 'file' } })).toBe('file');
  });

  it('is the most that one of those who say it may report', () => {
    expect(scopeOf(saidBy('eslint', 'claude'))).toBe('all');
    const reviewers = { claude: { report: 'diff' }, gpt: { report: 'file' } };
    expect(scopeOf(saidBy('eslint', 'claude', 'gpt'), reviewers)).toBe('file');
  });
});
