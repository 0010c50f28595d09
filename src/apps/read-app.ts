import type { AppActivity, HeadEvidence } from './activity.ts';
import { findingsOf } from './app-findings.ts';
import type { AppReading } from './app-reading.ts';
import { completionOf } from './completion.ts';
import { type AppSource, identifyApp, ownActivity } from './identify.ts';
import { readConversation, readReviews } from './own-texts.ts';

export type { AppSource } from './identify.ts';

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
