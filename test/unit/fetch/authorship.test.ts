import { describe, expect, it } from 'vitest';
import { aiTools, authorshipOf } from '../../../src/fetch/authorship.ts';
import type { CommitFact } from '../../../src/fetch/source.ts';

const alice = { name: 'Alice', email: 'alice@example.com' };
const noreply = 'users.noreply.github.com';
const commit = (parts: Partial<CommitFact> = {}): CommitFact => {
  return { id: '1'.repeat(40), message: 'Change', author: alice, committer: alice, ...parts };
};

describe('authorship', () => {
  it.each([
    ['a trailer', { message: 'Fix\n\nCo-authored-by: Claude <noreply@anthropic.com>' }, 'Claude Code'],
    [
      'a trailer in the middle',
      { message: 'A\n\nco-authored-by: x <cursoragent@cursor.com>\n\nB' },
      'Cursor',
    ],
    ['an author', { author: { name: 'x', email: `1+Copilot@${noreply}` } }, 'GitHub Copilot'],
    ['a committer', { committer: { name: 'devin-ai-integration[bot]', email: 'bot@example.com' } }, 'Devin'],
    ['an ending of a name', { author: { name: 'Alice (aider)', email: 'alice@example.com' } }, 'Aider'],
    ['a line of its own', { message: 'Fix\n\n🤖 Generated with [Claude Code](https://x)' }, 'Claude Code'],
  ])('is read from %s', (_, parts, tool) => {
    const counts = { ai_commit_ratio: 0.5, total_commits: 2 };
    expect(authorshipOf([commit(parts), commit()])).toEqual({
      ai_assisted: true,
      ai_tools: [tool],
      ...counts,
    });
  });

  it.each([
    ['a person who has a tool for a name', { author: { name: 'Claude', email: 'claude@example.com' } }],
    ['a person who reviewed', { message: 'Fix\n\nReviewed-by: Claude <noreply@anthropic.com>' }],
    ['words about a tool', { message: 'Stop calling Copilot from the editor' }],
    ['a person at the same company', { author: { name: 'Bob', email: 'bob@anthropic.com' } }],
  ])('is not guessed from %s', (_, parts) => {
    expect(authorshipOf([commit(parts)])).toMatchObject({
      ai_assisted: false,
      ai_tools: [],
      ai_commit_ratio: 0,
    });
  });

  it('of no commits has a ratio all the same', () => {
    expect(authorshipOf([])).toMatchObject({ ai_commit_ratio: 0, total_commits: 0 });
  });

  it('rests on signatures that their makers document', () => {
    for (const { reference } of aiTools) expect(new URL(reference).protocol).toBe('https:');
  });
});
