import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Account, AppActivity, AppComment, AppReview } from '../../../src/apps/activity.ts';
import type { AppFinding } from '../../../src/apps/app-findings.ts';
import { readApp } from '../../../src/apps/completion.ts';
import {
  after,
  before,
  bot,
  buildActivity,
  buildAnnotation,
  buildCheck,
  buildComment,
  buildInline,
  buildReview,
  buildStatus,
  earlier,
  evidence,
  head,
} from '../../support/app-activity.ts';

it('says what a person writes to ask for a review', () => {
  expect(readApp({ login: 'coderabbitai' }, buildActivity({}), evidence).ask).toBe('@coderabbitai review');
  expect(readApp({ login: 'house-review' }, buildActivity({}), evidence).ask).toBeUndefined();
});

const accounts: readonly Account[] = [
  bot('coderabbitai', 136622811),
  bot('copilot-pull-request-reviewer', 175728472),
  bot('cursor', 206951365),
  bot('chatgpt-codex-connector', 199175422),
  bot('qodo-code-review'),
  bot('sourcery-ai', 58596630),
  bot('house-review'),
];

const texts = fc.constantFrom(
  '',
  'Some words.',
  `At ${head}.`,
  '**Actionable comments posted: 1**',
  '**Actionable comments posted: 0**',
  '<!-- This is an auto-generated comment: rate limited by coderabbit.ai -->\nWait.',
  `<!-- This is an auto-generated comment: summarize by coderabbit.ai -->\nNo actionable comments were generated in the recent review. between ${earlier} and ${head}`,
  '## Pull request overview',
  '## Pull request overview\n\n<details>\n<summary>Suppressed comments (1)</summary>\n\n**a.ts:3**\n* Name it.\n\n</details>',
  'Copilot was unable to review this pull request.',
  `Cursor Bugbot has reviewed your changes and found 1 potential issue. for commit ${head}`,
  `Codex Review: Didn't find any major issues.\n\n**Reviewed commit:** \`${head}\``,
  'You have reached your Codex usage limits for code reviews.',
  '<h3>Code Review by Qodo</h3>\n\n<img alt="Action required">\n\n<details>\n<summary>1. One</summary>\n\n[a.ts[R2]](https://e.com)\n\n</details>',
  "Hey - I've found 1 issue:\n\n- Move it.",
  "Hey - I've reviewed your changes and they look great!",
  'Sorry, too large.',
  '🔵 **Low**\n\n✅ Addressed in commit abc',
  '🟠 **Major**\n\nA title',
);
const numbered =
  (first: number, address: string) =>
  <T>(made: T, index: number) => ({ ...made, id: first + index, url: `${address}${first + index}` });
const commits = fc.constantFrom(head, earlier);
const times = fc.constantFrom(before, after);

/** A review whose text names a commit is one of that commit on GitHub. */
const reviews = (account: Account) =>
  fc
    .record({ body: texts, commit: commits, submittedAt: times })
    .map((parts) => buildReview(account, parts.body.includes(head) ? { ...parts, commit: head } : parts));

const comments = (account: Account) =>
  fc.oneof(
    fc
      .record({ body: texts, editedAt: times })
      .map(({ body, editedAt }) => buildComment(account, body, { editedAt })),
    fc
      .record({ body: texts, commit: commits, review: fc.nat({ max: 2 }), reply: fc.boolean() })
      .map(({ body, commit, review, reply }) =>
        buildInline(account, body, { originalCommit: commit, review, reply }),
      ),
  );

const checks = (app: string) =>
  fc
    .record({
      name: fc.constantFrom('Cursor Bugbot', 'CodeQL'),
      conclusion: fc.constantFrom('success', 'neutral'),
      summary: fc.constantFrom('', 'no issues found', 'Bugbot failed to run'),
      status: fc.constantFrom('completed', 'in_progress'),
      annotations: fc.constantFrom([], [buildAnnotation()]),
    })
    .map(({ name, ...parts }) => buildCheck(name, app, parts));

const statuses = (account: Account) =>
  fc
    .constantFrom('Review completed', 'Review rate limited', 'Other')
    .map((description) => buildStatus(account, 'CodeRabbit', { description }));

const reactions = (account: Account) =>
  fc.constantFrom('THUMBS_UP', 'EYES').map((content) => ({ content, account }));

/** Everything that an account may have made, with ids of its own. */
function madeBy(account: Account, app: string, firstId: number): fc.Arbitrary<AppActivity> {
  const few = { maxLength: 3 };
  return fc
    .record({
      reviews: fc.array(reviews(account), few),
      comments: fc.array(comments(account), few),
      checks: fc.array(checks(app), { maxLength: 2 }),
      statuses: fc.array(statuses(account), { maxLength: 1 }),
      reactions: fc.array(reactions(account), { maxLength: 2 }),
    })
    .map((made) =>
      buildActivity({
        ...made,
        reviews: made.reviews.map(numbered(firstId, '#pullrequestreview-')),
        comments: made.comments.map(numbered(firstId + 10, '#issuecomment-')),
      }),
    );
}

type Meddling = (activity: AppActivity) => AppActivity;

const edit = (body: string) => (text: AppReview | AppComment) => ({ ...text, body, editedByOthers: true });

const at = <Each>(list: readonly Each[], index: number, change: (each: Each) => Each) =>
  list.map((each, place) => (place === index ? change(each) : each));

/** What anyone but the app can do on a pull request. */
function meddlings(own: Account): fc.Arbitrary<Meddling> {
  const index = fc.nat({ max: 2 });
  const imitators: readonly Account[] = [
    { ...own, type: 'User' },
    bot(`${own.login}-review`, own.id),
    bot('github-actions', 41898282),
    ...(own.login === 'house-review' || own.login === 'qodo-code-review' ? [] : [bot(own.login, 5)]),
  ];
  const added = fc.constantFrom(...imitators).chain((account) => madeBy(account, 'another-app', 40));
  return fc.oneof(
    fc.tuple(index, texts).map(
      ([which, body]): Meddling =>
        (activity) => ({
          ...activity,
          comments: at(activity.comments, which, (comment) => ({ ...comment, ...edit(body)(comment) })),
        }),
    ),
    fc.tuple(index, texts).map(
      ([which, body]): Meddling =>
        (activity) => ({
          ...activity,
          reviews: at(activity.reviews, which, (review) => ({ ...review, ...edit(body)(review) })),
        }),
    ),
    index.map(
      (which): Meddling =>
        (activity) => ({ ...activity, comments: activity.comments.filter((_, place) => place !== which) }),
    ),
    fc.tuple(index, fc.constantFrom('someone', own.login)).map(
      ([which, resolvedBy]): Meddling =>
        (activity) => ({
          ...activity,
          comments: at(activity.comments, which, (comment) =>
            comment.place === undefined
              ? comment
              : { ...comment, place: { ...comment.place, resolved: true, resolvedBy } },
          ),
        }),
    ),
    index.map(
      (which): Meddling =>
        (activity) => ({
          ...activity,
          reviews: at(activity.reviews, which, (review) => ({ ...review, state: 'DISMISSED' as const })),
        }),
    ),
    added.map(
      (more): Meddling =>
        (activity) => ({
          reviews: [...activity.reviews, ...more.reviews],
          comments: [...activity.comments, ...more.comments],
          checks: [...activity.checks, ...more.checks],
          statuses: [...activity.statuses, ...more.statuses],
          reactions: [...activity.reactions, ...more.reactions],
          complete: activity.complete,
        }),
    ),
  );
}

/** Whether a finding's comment is there still, or all comments of its review, which may say of which commit it is. */
function isLeft({ inline, url }: AppFinding, first: AppActivity, now: AppActivity): boolean {
  const review = first.reviews.find((each) => each.url === url);
  const isOwn = (each: AppComment) =>
    inline === undefined && review !== undefined ? each.place?.review === review.id : each.url === url;
  return first.comments.filter(isOwn).every(({ id }) => now.comments.some((each) => each.id === id));
}

/** Whether some finding is as strict as another one about the same text, or counts as high because of an edit. */
function isKept({ findings }: { readonly findings: readonly AppFinding[] }, one: AppFinding): boolean {
  return findings.some(
    (other) =>
      other.url === one.url &&
      other.ofThisHead >= one.ofThisHead &&
      ((other.severity === one.severity && other.confidence === one.confidence && other.path === one.path) ||
        (other.severity === 'high' && other.confidence === 'high' && other.editedByOthers)),
  );
}

describe.each(accounts.map((account) => ({ login: account.login, account })))(
  '$login',
  ({ login, account }) => {
    const steps = fc.array(meddlings(account), { minLength: 1, maxLength: 4 });
    const own = madeBy(account, login, 0);

    it('never reads better after what others do to its texts, or write in its name', () => {
      fc.assert(
        fc.property(own, steps, (activity, meddling) => {
          const changed = meddling.reduce((now, step) => step(now), activity);
          const [one, other] = [activity, changed].map((each) => readApp({ login }, each, evidence));
          if (one?.completion.how !== 'reviewed') expect(other?.completion.how).not.toBe('reviewed');
          const lost = one?.findings.filter(
            (finding) => isLeft(finding, activity, changed) && other && !isKept(other, finding),
          );
          expect(lost).toEqual([]);
        }),
      );
    });
  },
);
