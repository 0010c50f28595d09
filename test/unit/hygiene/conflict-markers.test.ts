import { describe, expect, it } from 'vitest';
import { reviewNew, reviewTrees, summarize } from '../../support/hygiene.ts';

const [ours, middle, theirs] = ['<'.repeat(7), '='.repeat(7), '>'.repeat(7)];
const conflict = `${ours} HEAD\none\n${middle}\ntwo\n${theirs} topic\n`;

describe('conflict markers', () => {
  it('are found in code, with every conflict of the file in one finding', async () => {
    const findings = await reviewNew({ 'src/a.ts': `a\n${conflict}b\n${conflict}` });
    expect(summarize(findings)).toEqual(['src/a.ts:2 CRITICAL HIGH']);
    expect(findings[0]?.issue).toContain('Also on line 8.');
  });

  it('are found with the common ancestor between the sides, and with CRLF', async () => {
    const text = `${ours} HEAD\none\n${'|'.repeat(7)} base\nzero\n${middle}\ntwo\n${theirs} topic\n`;
    const findings = await reviewNew({ 'a.json': text, 'b.json': conflict.replaceAll('\n', '\r\n') });
    expect(summarize(findings)).toEqual(['a.json:1 CRITICAL HIGH', 'b.json:1 CRITICAL HIGH']);
  });

  it('are not prose and tests, which show them on purpose, nor a lone marker', async () => {
    const files = {
      'README.md': conflict,
      'test/merge.test.ts': conflict,
      'a.py': `x = 1\n${theirs} topic\n`,
    };
    expect(await reviewNew(files)).toEqual([]);
  });

  it('are not titles, quotes, rules or operators', async () => {
    const files = {
      'title.rst': `Title\n${middle}\n\nNext\n${middle}\n`,
      'title.md': `Title\n${middle}\n`,
      'quote.md': `${theirs} quoted seven times\n`,
      'rule.c': `/*\n${middle}\n */\n${'<'.repeat(8)} eight\n${ours}\n${ours}x\n`,
      'fixtures/conflict.ts': conflict,
    };
    expect(await reviewNew(files)).toEqual([]);
  });

  it('do not count where they existed before', async () => {
    const before = `a\n${conflict}b\n`;
    expect(await reviewTrees({ 'a.ts': before }, { 'a.ts': `${before}c\n` })).toEqual([]);
  });
});
