import { type AppComment, noActivity } from '../apps/activity.ts';
import { isAccountOf } from '../apps/identify.ts';
import type { CommentEvent } from '../comments/requests.ts';
import { judgedOf, keptIn, type RunState } from '../memory/run-state.ts';
import type { Submission } from '../model/known-finding.ts';
import type { AppNews } from '../pages/check-content.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import { weigh } from '../policy/weight.ts';
import type { Source } from '../ports/source.ts';
import { type AppAnswer, answerOf, appsOf, readActivity } from '../review/app-answers.ts';
import { joinAppAnswers, joinAppFindings } from '../review/join-app-answers.ts';

export interface AppsOfEvent {
  readonly event: Pick<CommentEvent, 'submission'>;
  readonly source: () => Promise<Pick<Source, 'apps'>>;
  readonly now: () => number;
  readonly redact: (text: string) => string;
}

/** What is decided about, and what is known of it. */
interface Subject {
  readonly head: string;
  readonly effective: EffectivePolicy;
  readonly newestComment: string | undefined;
}

/** Whether policy names the app, or any where it is not known: our own posts, and another instance's, are of none. */
export function isNamed(account: CommentEvent['app'], effective: EffectivePolicy): boolean {
  return appsOf(effective).some(({ app }) => account === undefined || isAccountOf(app, account));
}

/** Whether a comment of an app that policy names reports something. */
export function reportsFinding(comment: AppComment, { reviewers }: EffectivePolicy, head: string): boolean {
  const on = { activity: { ...noActivity, comments: [comment] }, firstCheckAt: null };
  return appsOf({ reviewers }).some((app) => answerOf(app, on, { head }).document.findings.length > 0);
}

/** A pull request has few reviews. */
const maxSubmissions = 50;

/** The commits of reviews by the events of their submission, with the one of this event: later GitHub may show others. */
function submittedOf(
  { submitted = [] }: Pick<RunState, 'submitted'>,
  { event: { submission } }: AppsOfEvent,
): readonly Submission[] {
  if (submission === undefined) return submitted;
  const others = submitted.filter(({ review }) => review !== submission.review);
  return [...others, submission].slice(-maxSubmissions);
}

/** What each app of policy says now; none that policy skipped, and nothing is read where none is left. */
async function readAnswers(
  context: AppsOfEvent,
  { effective, head }: Subject,
  known: Pick<RunState, 'submitted'> & Partial<RunState>,
  kept: Parameters<typeof answerOf>[2]['kept'],
): Promise<ReadonlyMap<string, AppAnswer>> {
  const skipped = new Set(
    known.facts?.reviewers.filter(({ outcome }) => outcome.state === 'skipped').map(({ id }) => id),
  );
  const apps = appsOf(effective).filter(({ id }) => !skipped.has(id));
  if (apps.length === 0) return new Map();
  const on = await readActivity(await context.source(), apps, head);
  const about = { head, kept, submitted: known.submitted };
  return new Map(apps.map((each) => [each.id, answerOf(each, on, about)]));
}

/** The state with what apps say now, and that in words. */
export async function joinApps(
  context: AppsOfEvent,
  stored: RunState,
  subject: Subject,
): Promise<{ readonly state: RunState; readonly news: AppNews }> {
  const submitted = submittedOf(stored, context);
  const known = { ...stored, ...(submitted.length > 0 && { submitted }) };
  const answers = await readAnswers(context, subject, known, keptIn(known));
  const { state, added } = joinAppAnswers(known, answers, joiningOf(context, subject));
  const reviewers = state.facts.reviewers.flatMap(({ id, outcome }) => {
    const now = answers.get(id)?.outcome;
    return now === undefined ? [] : [{ id, outcome: outcome.state === 'blocked' ? outcome : now }];
  });
  return { state, news: { reviewers, added } };
}

function joiningOf({ now, redact }: AppsOfEvent, { effective, newestComment }: Subject) {
  return { effective, redact, at: new Date(now()).toISOString(), newestComment };
}

/**
 * The apps with findings that would block and that the run of the check did not know, where its state cannot be decided
 * again.
 * @param stored what is known of that run; undefined when nothing can be read
 */
export async function blockingApps(
  context: AppsOfEvent,
  stored: RunState | undefined,
  subject: Subject,
): Promise<{ readonly apps: readonly string[]; readonly news: AppNews }> {
  const known = stored ?? {};
  const { head, effective } = subject;
  const answers = await readAnswers(
    context,
    subject,
    { ...known, submitted: submittedOf(known, context) },
    stored && keptIn(stored),
  );
  const before = stored?.findings ?? [];
  const joined = joinAppFindings(before, answers, { ...joiningOf(context, subject), head });
  const blocking = joined.findings
    .filter((row) => !before.includes(row))
    .filter((row) => judgedOf(row).some((judged) => weigh(judged, effective.blocking) === 'blocking'));
  const apps = [...answers.keys()].filter((id) => blocking.some(({ reviewers }) => reviewers.includes(id)));
  const added = joined.added.filter(({ finding }) => blocking.includes(finding));
  return { apps, news: { reviewers: [], added } };
}
