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
import { type Joining, joinAppAnswers, joinAppFindings } from '../review/join-app-answers.ts';

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
  stored: Pick<RunState, 'submitted'> | undefined,
  { event: { submission } }: AppsOfEvent,
): readonly Submission[] {
  const { submitted = [] } = stored ?? {};
  if (submission === undefined) return submitted;
  const others = submitted.filter(({ review }) => review !== submission.review);
  return [...others, submission].slice(-maxSubmissions);
}

/** What each app of policy says now; none that policy skipped, and nothing is read where none is left. */
async function readAnswers(
  context: AppsOfEvent,
  { effective, head }: Subject,
  stored: RunState | undefined,
): Promise<ReadonlyMap<string, AppAnswer>> {
  const skipped = new Set(
    stored?.facts.reviewers.filter(({ outcome }) => outcome.state === 'skipped').map(({ id }) => id),
  );
  const apps = appsOf(effective).filter(({ id }) => !skipped.has(id));
  if (apps.length === 0) return new Map();
  const on = await readActivity(await context.source(), apps, head);
  const known = { head, kept: stored && keptIn(stored), submitted: submittedOf(stored, context) };
  return new Map(apps.map((each) => [each.id, answerOf(each, on, known)]));
}

/** The state with what apps say now, and that in words. */
export async function joinApps(
  context: AppsOfEvent,
  stored: RunState,
  subject: Subject,
): Promise<{ readonly state: RunState; readonly news: AppNews }> {
  const answers = await readAnswers(context, subject, stored);
  const submitted = submittedOf(stored, context);
  const known = { ...stored, ...(submitted.length > 0 && { submitted }) };
  const { state, ...news } = joinAppAnswers(known, answers, joiningOf(context, subject));
  return { state, news };
}

function joiningOf({ now, redact }: AppsOfEvent, subject: Subject): Joining {
  return { ...subject, redact, at: new Date(now()).toISOString() };
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
  const answers = await readAnswers(context, subject, stored);
  const before = stored?.findings ?? [];
  const joined = joinAppFindings(before, answers, joiningOf(context, subject));
  const { blocking: rules } = subject.effective;
  const blocking = joined.findings
    .filter((row) => !before.includes(row))
    .filter((row) => judgedOf(row).some((judged) => weigh(judged, rules) === 'blocking'));
  const apps = [...answers.keys()].filter((id) => blocking.some(({ reviewers }) => reviewers.includes(id)));
  const added = joined.added.filter(({ finding }) => blocking.includes(finding));
  return { apps, news: { reviewers: [], added } };
}
