import { type AppComment, noActivity } from '../apps/activity.ts';
import type { AppFinding } from '../apps/app-findings.ts';
import { type AppReading, readApp } from '../apps/completion.ts';
import { type App, type AppSource, identifyApp } from '../apps/identify.ts';
import type { AppReview } from '../formats/own-documents.ts';
import { type AppPost, keyOfComment } from '../model/finding.ts';
import {
  type KeptFindings,
  originalsOf,
  type RememberedOriginal,
  type Submission,
} from '../model/known-finding.ts';
import { type ReviewerOutcome, reasonOf } from '../model/reviewer.ts';
import { sha256 } from '../model/text.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import { isApp, type ReviewerPolicy } from '../policy/reviewer-policy.ts';
import type { AppRequest, AppsOnPull, Source } from '../ports/source.ts';

/** A reviewer of policy that is an app. */
export interface AppReviewer {
  readonly id: string;
  readonly policy: ReviewerPolicy;
  readonly source: AppSource;
  readonly app: App;
}

/** The apps of a policy, with what the table knows of each. */
export function appsOf({ reviewers }: Pick<EffectivePolicy, 'reviewers'>): readonly AppReviewer[] {
  return Object.entries(reviewers).flatMap(([id, policy]) => {
    const { app, check } = policy;
    const source = check === undefined ? app : { check };
    return isApp(policy) && source !== undefined ? [{ id, policy, source, app: identifyApp(source) }] : [];
  });
}

const silentMs = 600_000;

/**
 * How long a run waits for an app, in milliseconds. One that is clean by a check or a reaction alone leaves nothing that
 * starts a run, so it has time without being given some.
 */
export function waitOf({ policy, app: { entry }, source }: AppReviewer): number {
  const cleanBy = entry?.cleanBy ?? ('check' in source ? ['check'] : []);
  const isSilent = cleanBy.length > 0 && cleanBy.every((how) => how === 'check' || how === 'reaction');
  return policy.wait ?? (isSilent ? silentMs : 0);
}

/** What these apps did on a head. Throws `Failure`. */
export function readActivity(
  source: Pick<Source, 'apps'>,
  apps: readonly AppReviewer[],
  head: string,
): Promise<AppsOnPull> {
  if (source.apps === undefined) throw new Error('apps are read on pull requests alone');
  return source.apps(requestFor(apps, head));
}

function requestFor(apps: readonly AppReviewer[], head: string): AppRequest {
  const logins = apps.flatMap(({ app }) => app.accounts.map(({ login }) => login.toLowerCase()));
  const checks = apps.flatMap(({ app }) => app.checks.map(({ name }) => name));
  const statuses = apps.some(({ app }) => (app.entry?.statuses ?? []).length > 0);
  return { head, logins, checks: [...new Set(checks)].sort(), statuses };
}

/** What is known of a head before any app is read. */
interface KnownHead {
  readonly head: string;
  readonly kept?: KeptFindings | undefined;
  readonly submitted?: readonly Submission[] | undefined;
  /** The first changed file that configures the app; undefined for none. */
  readonly configuration?: string | undefined;
}

/** What one app says about the head, and what becomes of it. */
export interface AppAnswer {
  readonly document: AppReview;
  readonly outcome: ReviewerOutcome;
}

/**
 * The app's answer. What someone else edited or deleted says nothing of a review, and its findings are known from then on
 * (threat G11).
 */
export function answerOf(app: AppReviewer, on: AppsOnPull, known: KnownHead): AppAnswer {
  const answer = answerNow(app, on, known);
  const { activity, overwritten = [] } = on;
  if (overwritten.length === 0) return answer;
  // Until it is edited again, perhaps by the app: then both texts count.
  const isKept = ({ url, editedAt }: AppComment) =>
    overwritten.some((kept) => kept.url === url && kept.editedAt === editedAt);
  const others = { ...activity, comments: activity.comments.filter((each) => !isKept(each)) };
  const findings = [others, { ...noActivity, comments: overwritten }].flatMap(
    (each) => answerNow(app, { ...on, activity: each }, known).document.findings,
  );
  return { ...answer, document: { ...answer.document, findings } };
}

function answerNow(
  { id, source }: AppReviewer,
  { activity, firstCheckAt }: AppsOnPull,
  { head, kept, submitted = [], configuration }: KnownHead,
): AppAnswer {
  const submittedFor = new Map(submitted.map(({ review, commit }) => [review, commit]));
  const reading = readApp(source, activity, { head, firstCheckAt, submittedFor });
  const known = knownPosts(kept, id);
  const document = appDocument(id, { reading, known, isCheck: 'check' in source });
  return { document, outcome: outcomeOf(reading, configuration) };
}

/** What the change's author told an app about itself does not complete a review that is required (threat G11). */
function outcomeOf({ completion, ask }: AppReading, configuration: string | undefined): ReviewerOutcome {
  const missing = completion.how === 'reviewed' ? undefined : completion;
  if (configuration !== undefined) {
    const said = missing === undefined ? '' : `, and it did not review: ${missing.reason}`;
    const text = `the change touches ${JSON.stringify(configuration)}, which configures it${said}`;
    return { state: 'blocked', reason: reasonOf({ code: 'APP_CONFIGURATION', text }) };
  }
  if (missing === undefined) return { state: 'reviewed' };
  const code = missing.how === 'working' ? 'APP_WORKING' : 'APP_NOT_REVIEWED';
  return {
    state: 'unavailable',
    reason: reasonOf({ code, text: missing.reason }),
    ...(ask !== undefined && { ask }),
    ...(missing.final !== true && { awaited: true }),
  };
}

/** The originals of one reviewer that a check remembers, by the app's text that they were read from. */
type KnownPosts = ReadonlyMap<string, RememberedOriginal>;

export function knownPosts(kept: KeptFindings | undefined, reviewer: string): KnownPosts {
  const originals = (kept?.findings ?? []).flatMap(originalsOf).filter((each) => each.reviewer === reviewer);
  return new Map(originals.flatMap((each) => (each.postKey === undefined ? [] : [[each.postKey, each]])));
}

interface DocumentInput {
  readonly reading: AppReading;
  readonly known: KnownPosts;
  /** Whether the findings are annotations of a check run. */
  readonly isCheck: boolean;
}

/**
 * The document of an app. What it said of an earlier head is not said again by being there still: where a check remembers
 * it, the rules for silence decide, and where none does, it is open until the app reviewed this head without it and its
 * lines changed. An edit by someone else changes no weight that is known (threat G11).
 */
export function appDocument(app: string, input: DocumentInput): AppReview {
  const findings = input.reading.findings.flatMap((finding) => {
    const post = input.isCheck ? undefined : postOf(finding);
    const before = input.known.get(post?.key ?? '');
    if (!finding.ofThisHead && (before !== undefined || isOver(input.reading, finding))) return [];
    const isKept = finding.editedByOthers && before !== undefined;
    const { path, line, endLine, title, text, claim } = finding;
    return [
      {
        path,
        line,
        endLine,
        title,
        text,
        category: input.isCheck ? title.slice(0, 100) : 'general',
        severity: isKept ? before.severity : finding.severity,
        confidence: isKept ? before.confidence.band : finding.confidence,
        ...(claim && { claim }),
        ...(post && { post }),
      },
    ];
  });
  return { app, findings };
}

function isOver({ completion }: AppReading, { inline }: AppFinding): boolean {
  return completion.how === 'reviewed' && inline?.place?.outdated === true;
}

/** A finding in a longer text has no number of its own, and the text may be edited around it. */
function postOf({ inline, url, title, editedByOthers }: AppFinding): AppPost {
  const key = inline ? keyOfComment(inline.id) : `u${sha256(`${url} ${title}`).slice(0, 12)}`;
  return { key, url, isShown: inline?.place?.resolved === false && !editedByOthers };
}
