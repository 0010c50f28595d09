import type { AppActivity, HeadEvidence } from './activity.ts';
import { type AppFinding, findingsOf } from './app-findings.ts';
import { type AppCompletion, completionOf } from './completion.ts';
import { type AppSource, identifyApp, ownActivity } from './identify.ts';
import { readConversation, readReviews } from './own-texts.ts';

export type { AppSource } from './identify.ts';

/** What one app says about the head: whether it reviewed it, and what it found. */
export interface AppReading {
  readonly completion: AppCompletion;
  /** What a person writes to the app to ask for a review; shown as code, never live. */
  readonly ask?: string | undefined;
  readonly findings: readonly AppFinding[];
}

/** What the app says about the head. Positive evidence alone makes it `reviewed`. */
export function readApp(source: AppSource, activity: AppActivity, evidence: HeadEvidence): AppReading {
  const app = identifyApp(source);
  const own = ownActivity(app, activity);
  const reviews = readReviews(app, own, evidence);
  const sources = { app, own, evidence, reviews, conversation: readConversation(app, own) };
  const findings = findingsOf(sources);
  const completion = completionOf({ ...sources, findings, complete: activity.complete });
  return { completion, ask: app.entry?.ask, findings };
}
