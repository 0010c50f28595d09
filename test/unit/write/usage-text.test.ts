import { describe, expect, it } from 'vitest';
import { usageLine } from '../../../src/write/reviewer-table.ts';

const claude = {
  reviewer: 'claude',
  usage: { inputTokens: 12_000, outputTokens: 345, cost: 0.3, currency: 'USD' },
};
const codex = { reviewer: 'codex', usage: { inputTokens: 1_000 } };

describe('the usage of reviewers', () => {
  it('is summed over all that reported it', () => {
    expect(usageLine([claude, codex, { reviewer: 'eslint' }])).toContain(
      '13,000 input tokens, 345 output tokens, 0.30 USD',
    );
  });

  it('has no sum of costs in two currencies', () => {
    const other = { reviewer: 'other', usage: { cost: 1, currency: 'EUR' } };
    const line = usageLine([claude, other]) ?? '';
    expect(line.slice(0, line.indexOf('('))).not.toContain('1.3');
    expect(line).toContain('0.30 USD');
    expect(line).toContain('1.00 EUR');
  });

  it('is not mentioned where no reviewer reported it', () => {
    expect(usageLine([{ reviewer: 'eslint' }])).toBeUndefined();
  });
});
