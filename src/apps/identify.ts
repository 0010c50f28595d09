import type { CheckRun } from '../model/evidence-pack.ts';
import type { Account, AppActivity, AppComment, AppReview, AppStatus } from './activity.ts';
import { type AppEntry, apps, type Marker } from './app-table.ts';
import { plainWords } from './opening.ts';

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

/** An app as policy and the table know it together. */
export interface App {
  /** Undefined outside of the table. */
  readonly entry: AppEntry | undefined;
  readonly name: string;
  /** Empty where the source is a check. */
  readonly accounts: AppEntry['accounts'];
  readonly checks: NonNullable<AppEntry['checks']>;
  readonly markers: readonly Marker[];
  /** False for an app whose answers say nothing about completion. */
  readonly mayComplete: boolean;
}

/** GitHub Actions: any branch can make it say anything, so it only adds findings. */
const actions = 'github-actions';

/** The app of a source, with what the table knows about it. */
export function identifyApp(source: AppSource): App {
  return 'check' in source ? appOfCheck(source.check) : appOfLogin(source);
}

function appOfCheck(check: { readonly name: string; readonly app: string }): App {
  const known = Object.values(apps).find(({ checks = [] }) =>
    checks.some((each) => isSameCheck(each, check)),
  );
  const own = known?.checks?.filter((each) => isSameCheck(each, check));
  const mayComplete = check.app !== actions && known !== undefined && known.neverCompletes !== true;
  return {
    entry: known,
    name: check.name,
    accounts: [],
    checks: own ?? [check],
    markers: known?.markers ?? [],
    mayComplete,
  };
}

type LoginSource = Exclude<AppSource, { readonly check: unknown }>;

function appOfLogin({ login, as, clean = [], refused = [] }: LoginSource): App {
  const own = Object.values(apps).find(({ accounts }) =>
    accounts.some((each) => isSameLogin(each.login, login)),
  );
  const entry = as === undefined ? own : apps[as];
  return {
    entry,
    name: entry?.name ?? login,
    accounts: own?.accounts ?? [{ login }],
    // The checks of the app that the reader is made for are not those of another login.
    checks: entry === own ? (own?.checks ?? []) : [],
    markers: [...ofPolicy('refused', refused), ...(entry?.markers ?? []), ...ofPolicy('clean', clean)],
    mayComplete: !isSameLogin(login, actions) && entry?.neverCompletes !== true,
  };
}

/** Markdown in policy's words counts as little as in the app's; words of which nothing is left would match all. */
function ofPolicy(says: Marker['says'], words: readonly string[]): readonly Marker[] {
  const plain = words.map(plainWords).filter((each) => each !== '');
  return plain.map((starts) => ({ says, starts, source: 'policy' }));
}

function isSameCheck(one: { name: string; app: string }, other: { name: string; app: string }): boolean {
  return one.name === other.name && one.app === other.app;
}

/** GitHub's logins do not depend on case, and no two differ by it. */
function isSameLogin(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Whether an account is the app's: exact login, type Bot, and the id where the table has one (threat G11). */
export function isAccountOf({ accounts }: App, account: Account | null): boolean {
  if (account?.type !== 'Bot') return false;
  return accounts.some(
    ({ login, id }) => isSameLogin(login, account.login) && (id === undefined || id === account.id),
  );
}

/** What the app itself made on the pull request. */
export interface OwnActivity {
  readonly reviews: readonly AppReview[];
  /** First comments of threads. */
  readonly inline: readonly AppComment[];
  /** Comments of the conversation. */
  readonly conversation: readonly AppComment[];
  readonly checks: readonly CheckRun[];
  readonly statuses: readonly AppStatus[];
  readonly reactions: readonly string[];
}

export function ownActivity(app: App, activity: AppActivity): OwnActivity {
  const isOwn = ({ account }: { readonly account: Account | null }) => isAccountOf(app, account);
  const comments = activity.comments.filter(isOwn);
  return {
    reviews: activity.reviews.filter((review) => isOwn(review) && review.state !== 'PENDING'),
    inline: comments.filter(({ place }) => place?.reply === false),
    conversation: comments.filter(({ place }) => place === undefined),
    checks: activity.checks.filter((check) => app.checks.some((each) => isSameCheck(each, check))),
    statuses: activity.statuses.filter(
      (status) => isOwn(status) && app.entry?.statuses?.includes(status.context) === true,
    ),
    reactions: activity.reactions.filter(isOwn).map(({ content }) => content),
  };
}
