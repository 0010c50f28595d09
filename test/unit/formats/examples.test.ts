import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inlineFinding } from '../../support/contract-documents.ts';
import { readDocument } from '../../support/read-documents.ts';

function read(name: string): Uint8Array {
  return readFileSync(new URL(`../../fixtures/contracts/${name}`, import.meta.url));
}

describe('the example of C1', () => {
  it('is read whole, and breaks two of its own rules in its second finding', () => {
    const outcome = readDocument(read('review-output.example.json'));
    expect(outcome.ok && outcome.document.findings).toHaveLength(2);
    expect(outcome.problems.map(({ rule, path }) => `${rule} ${path}`)).toEqual([
      'C1/reference-own-place /1/references/1',
      'C1/pre-existing-limits /1/pre_existing',
    ]);
  });
});

describe('the smaller examples of C1', () => {
  const references = [
    '[src/api/users.ts:28-35 — parameterized query pattern](https://github.com/org/repo/blob/abc123/src/api/users.ts#L28-L35)',
    '[pr-review-security-iam skill:L45-L52 — credential rotation checklist](https://github.com/org/repo/blob/abc123/.agents/skills/pr-review-security-iam/SKILL.md#L45-L52)',
    '[pr-review-security-iam:L28-L35 — auth bypass checklist](https://github.com/org/repo/blob/abc123/.claude/agents/pr-review-security-iam.md#L28-L35)',
    '[OWASP SQL Injection](https://owasp.org/www-community/attacks/SQL_Injection)',
  ];

  it('are complete: an empty array is a clean review', () => {
    expect(readDocument('[]\n')).toMatchObject({ provesClean: true, problems: [] });
  });

  it('are complete: each of its references is one', () => {
    const context = { repository: 'org/repo' };
    expect(readDocument([inlineFinding({ references })], { context }).problems).toEqual([]);
  });
});

describe('the example of C2', () => {
  it('is read whole, and counts comments that it does not show', () => {
    const outcome = readDocument(read('review-data.example.json'));
    expect(outcome.ok && outcome.document.findings).toHaveLength(1);
    expect(outcome.problems.map(({ rule, path }) => `${rule} ${path}`)).toEqual([
      'C2/counts /metadata/total_issues',
      'C2/counts /review_summary/confidence_breakdown/high',
      'C2/counts /review_summary/confidence_breakdown/medium',
      'C2/counts /review_summary/confidence_breakdown/low',
      'C2/counts /review_summary/confidence_breakdown/suggestions',
    ]);
  });
});
