import type { AppActivity, AppReview, HeadEvidence } from './activity.ts';
import { findingsOf, readBodies } from './app-findings.ts';
import type { AppReading } from './app-reading.ts';
import { completionOf } from './completion.ts';
import { type AppSource, identifyApp, ownActivity } from './identify.ts';
import { isReviewOfHead, mayBeOfHead } from './of-head.ts';

export type { AppSource } from './identify.ts';

/** What the app says about the head. Positive evidence alone makes it `reviewed`. */
export function readApp(source: AppSource, activity: AppActivity, evidence: HeadEvidence): AppReading {
  const app = identifyApp(source);
  const own = ownActivity(app, activity);
  const isOfHead = (review: AppReview) => {
    if (review.editedByOthers) return mayBeOfHead(review, evidence);
    const comments = own.inline.filter(({ place }) => place?.review === review.id);
    return isReviewOfHead(review, comments, evidence, app.entry?.commitAfter);
  };
  const reviewsOfHead = new Set(own.reviews.filter(isOfHead));
  const sources = { app, own, evidence, reviewsOfHead, bodies: readBodies(app, own) };
  const findings = findingsOf(sources);
  const completion = completionOf({ ...sources, findings, complete: activity.complete });
  return { completion, ask: app.entry?.ask, findings };
}
