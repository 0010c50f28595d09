import {
  type Account,
  type AppActivity,
  type AppComment,
  type AppReview,
  type AppStatus,
  type CommentPlace,
  type HeadEvidence,
  noActivity,
} from '../../src/apps/activity.ts';
import { readApp } from '../../src/apps/completion.ts';
import type { AppSource } from '../../src/apps/identify.ts';
import type { CheckAnnotation, CheckRun } from '../../src/model/evidence-pack.ts';

export const head = 'abcdef0123456789abcdef0123456789abcdef01';
export const earlier = '1234567890abcdef1234567890abcdef12345678';

/** Before our first check on the head, when it was created, and after it. */
export const [before, opened, after] = [
  '2026-03-01T09:00:00Z',
  '2026-03-01T10:00:00Z',
  '2026-03-01T11:00:00Z',
] as const;

export const evidence: HeadEvidence = { head, firstCheckAt: opened, submittedFor: new Map() };

export function bot(login: string, id: number | null = 1): Account {
  return { login, id, type: 'Bot' };
}

export const buildActivity = (parts: Partial<AppActivity>): AppActivity => ({ ...noActivity, ...parts });

/** What is read of an app, by its login or where policy says so, of which this is there. */
export function readFrom(
  source: string | AppSource,
  parts: Partial<AppActivity>,
  known: Partial<HeadEvidence> = {},
) {
  const app = typeof source === 'string' ? { login: source } : source;
  return readApp(app, buildActivity(parts), { ...evidence, ...known });
}

export function buildReview(account: Account, parts: Partial<AppReview> = {}): AppReview {
  return {
    id: 7,
    account,
    state: 'COMMENTED',
    body: '',
    submittedAt: after,
    commit: head,
    editedByOthers: false,
    url: 'https://github.com/o/r/pull/1#pullrequestreview-7',
    ...parts,
  };
}

/** A comment of the conversation. */
export function buildComment(account: Account, body: string, parts: Partial<AppComment> = {}): AppComment {
  return {
    id: 70,
    account,
    body,
    url: 'https://github.com/o/r/pull/1#issuecomment-70',
    editedAt: after,
    editedByOthers: false,
    ...parts,
  };
}

/** The first comment of a thread, of the review with the id 7. */
export function buildInline(
  account: Account,
  body: string,
  place: Partial<CommentPlace> = {},
  parts: Partial<AppComment> = {},
): AppComment {
  return buildComment(account, body, {
    ...parts,
    place: {
      path: 'src/a.ts',
      line: 12,
      startLine: null,
      originalCommit: head,
      review: 7,
      reply: false,
      resolved: false,
      resolvedBy: null,
      outdated: false,
      ...place,
    },
  });
}

export function buildCheck(name: string, app: string, parts: Partial<CheckRun> = {}): CheckRun {
  return {
    name,
    app,
    status: 'completed',
    conclusion: 'success',
    startedAt: before,
    completedAt: after,
    title: '',
    summary: '',
    text: '',
    url: 'https://github.com/o/r/runs/1',
    annotations: [],
    annotationCount: parts.annotations?.length ?? 0,
    ...parts,
  };
}

export function buildAnnotation(parts: Partial<CheckAnnotation> = {}): CheckAnnotation {
  return {
    path: 'src/a.ts',
    startLine: 3,
    endLine: 4,
    level: 'warning',
    title: '',
    message: 'A problem. With more about it.',
    rawDetails: '',
    ...parts,
  };
}

export function buildStatus(account: Account, context: string, parts: Partial<AppStatus> = {}): AppStatus {
  return { context, account, state: 'SUCCESS', description: '', ...parts };
}
