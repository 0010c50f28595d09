import type { AppCheck, AppStatus } from './activity.ts';
import type { Marker } from './app-table.ts';
import type { App } from './identify.ts';
import { beginsWith, completes, openingOf, plainWords } from './opening.ts';

/** What one thing that the app made says about a review of this head. */
export interface Answer {
  /**
   * `nothing`: it is not about this head, or not known well enough. `flawed`: it is, and hides something, so that no
   * other answer completes either.
   */
  readonly says: 'reviewed' | 'refused' | 'working' | 'nothing' | 'flawed';
  /** Why it does not say `reviewed`. */
  readonly reason: string;
}

/**
 * What a check run on the head says. A conclusion alone says nothing, unless the table knows what it means: refusals
 * conclude as reviews do. `shown` is the number of findings that the app shows for this head.
 */
export function checkAnswer(app: App, check: AppCheck, shown: number): Answer {
  const reason = reasonOf(check);
  if (check.status.toLowerCase() !== 'completed') return { says: 'working', reason };
  const met = app.markers.filter((marker) => isMetByCheck(marker, check));
  if (met.some(({ says }) => says === 'refused')) return { says: 'refused', reason };
  const stated = statedByCheck(app, check, met.find(completes));
  if (stated === undefined) return { says: 'nothing', reason };
  if (!check.annotationsComplete)
    return { says: 'flawed', reason: 'not all annotations of its check could be read' };
  if (stated > shown) return { says: 'flawed', reason: 'its check states more findings than it shows' };
  return { says: 'reviewed', reason: '' };
}

function reasonOf({ title, summary, name, conclusion, status }: AppCheck): string {
  return openingOf(title).words || openingOf(summary).words || `${name}: ${conclusion ?? status}`;
}

function isMetByCheck({ on, conclusion, contains }: Marker, check: AppCheck): boolean {
  if (on !== 'check' || (conclusion !== undefined && conclusion !== check.conclusion?.toLowerCase()))
    return false;
  if (contains === undefined) return true;
  const output = plainWords([check.title, check.summary, check.text].join('\n'));
  return output.toLowerCase().includes(contains.toLowerCase());
}

/** How many findings a check states at least; undefined where it does not say that it reviewed. */
function statedByCheck({ checks }: App, { name, app, text }: AppCheck, marker: Marker | undefined) {
  const counts = checks.find((each) => each.name === name && each.app === app)?.counts;
  if (counts !== undefined) return countedAtEnd(text, counts);
  if (marker === undefined) return undefined;
  return marker.says === 'reviewed' ? 1 : 0;
}

/** The sum of the numbers in the hidden comment that ends a text; undefined without one. */
function countedAtEnd(text: string, begins: string): number | undefined {
  const comment = text.slice(text.lastIndexOf('<!--')).trimEnd();
  if (!comment.startsWith('<!--') || !comment.endsWith('-->')) return undefined;
  if (!comment.slice(4).trimStart().startsWith(begins)) return undefined;
  const numbers = [...comment.matchAll(/"\s{0,9}:\s{0,9}(\d{1,6})\b/g)].map(([, number]) => Number(number));
  return numbers.length === 0 ? undefined : numbers.reduce((sum, each) => sum + each, 0);
}

/** What a commit status on the head says. */
export function statusAnswer({ markers }: App, status: AppStatus): Answer {
  const state = status.state.toLowerCase();
  const reason = status.description || `${status.context}: ${state}`;
  const met = markers.filter(
    ({ on, starts, conclusion }) =>
      on === 'status' &&
      (conclusion === undefined || conclusion === state) &&
      (starts === undefined || beginsWith(status.description, starts)),
  );
  if (met.some(({ says }) => says === 'refused')) return { says: 'refused', reason };
  if (state === 'pending') return { says: 'working', reason };
  return met.some(completes) ? { says: 'reviewed', reason: '' } : { says: 'nothing', reason };
}
