import type { AppActivity, HeadEvidence } from './activity.ts';
import type { AppReading } from './app-reading.ts';

/** Where base policy says that a reviewer is an app: `app` or `check`, parsed. */
export type AppSource =
  | {
      /** Without `[bot]`. */
      readonly login: string;
      /** Key of the entry of the table that reads it; without one the entry that has the login. */
      readonly as?: string | undefined;
      /** First words that say clean or refused, in addition to the entry's. */
      readonly clean?: readonly string[] | undefined;
      readonly refused?: readonly string[] | undefined;
    }
  | { readonly check: { readonly name: string; readonly app: string } };

/** What the app says about the head. Positive evidence alone makes it `reviewed`. */
export function readApp(_source: AppSource, _activity: AppActivity, _evidence: HeadEvidence): AppReading {
  return { completion: { how: 'not-reviewed', reason: 'it has not answered' }, findings: [] };
}
