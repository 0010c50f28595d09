import { describe, expect, it } from 'vitest';
import { commitsNamed, isReviewOfHead, namesHead } from '../../../src/apps/of-head.ts';
import {
  before,
  bot,
  buildInline,
  buildReview,
  earlier,
  evidence,
  head,
} from '../../support/app-activity.ts';

const app = bot('house-review');

describe('the commits that a text names', () => {
  it('are whole ids and beginnings of at least ten digits', () => {
    expect(commitsNamed(`At ${head}, ${head.slice(0, 10)} and ${head.slice(0, 9)}.`, undefined)).toEqual([
      head,
      head.slice(0, 10),
    ]);
    expect(namesHead(`${head}0`, undefined, head)).toBe(false);
  });

  it('are those after given words, whatever their look', () => {
    const range = `files between ${head} and ${earlier}.`;
    expect(commitsNamed(range, ' and ')).toEqual([earlier]);
    expect(namesHead(range, ' and ', head)).toBe(false);
    expect(namesHead(`**Reviewed commit:** \`${head.slice(0, 12)}\``, 'Reviewed commit: ', head)).toBe(true);
    expect(namesHead(`[up to](https://github.com/o/r/commit/${head})`, '/commit/', head)).toBe(true);
  });
});

describe('a review is of the head', () => {
  const stale = { commit: earlier, submittedAt: before };

  it('if its text or one of its comments names it', () => {
    const named = buildReview(app, { ...stale, body: `Read ${head}.` });
    expect(isReviewOfHead(named, [], evidence, undefined)).toBe(true);
    const bare = buildReview(app, stale);
    expect(isReviewOfHead(bare, [buildInline(app, 'x')], evidence, undefined)).toBe(true);
    expect(
      isReviewOfHead(bare, [buildInline(app, 'x', { originalCommit: earlier })], evidence, undefined),
    ).toBe(false);
  });

  it('if GitHub names it and it came after our first check on it', () => {
    expect(isReviewOfHead(buildReview(app), [], evidence, undefined)).toBe(true);
    expect(isReviewOfHead(buildReview(app, { submittedAt: before }), [], evidence, undefined)).toBe(false);
  });

  it('not if its event or its own text names another commit', () => {
    const submittedFor = new Map([[7, earlier]]);
    const named = buildReview(app, { body: `for commit ${head}` });
    expect(isReviewOfHead(named, [], { ...evidence, submittedFor }, 'for commit ')).toBe(false);
    const other = buildReview(app, { body: `for commit ${earlier}` });
    expect(isReviewOfHead(other, [buildInline(app, 'x')], evidence, 'for commit ')).toBe(false);
  });

  it('may be the case after an edit, where nothing says otherwise', () => {
    const edited = (parts: object, of = evidence) => {
      const review = buildReview(app, { body: `Read ${head}.`, editedByOthers: true, ...parts });
      return isReviewOfHead(review, [], of, undefined);
    };
    expect(edited({ submittedAt: before })).toBe(true);
    expect(edited({ commit: earlier })).toBe(true);
    expect(edited(stale)).toBe(false);
    const submittedFor = new Map([[7, earlier]]);
    expect(edited({}, { ...evidence, submittedFor })).toBe(false);
  });
});
